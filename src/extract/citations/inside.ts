/**
 * What stands within a mark of numbers beside the numbers: words in front ("see", "vgl."), places within works ("p. 12", "12fig-2"), words
 * behind ("and the works cited there"). Whatever else it holds makes it no mark: "[12 May 2011]", "(2 m)", "(N = 45)".
 */

/** Numbers of works, and the place in the last of them. */
export interface Inside {
  readonly numbers: readonly number[];
  readonly locator?: string;
}

const FRONT =
  /^(?:(?:for (?:a |an )?(?:recent |good |full(?:er)? |further |more )?(?:reviews?|overviews?|surveys?|discussions?|introductions?|summar(?:y|ies)|details?|examples?|instance|criticism|critiques?)(?: of (?:this|these|it|them))?,? )?(?:see|cf\.)(?: also)?(?:,? e\.g\.,?)?|for (?:example|instance),?|reviewed in|but see|cf\.?|compare|e\.g\.,?|refs?\.?|references?|sources?|citations?|nos?\.|nr\.|vgl\.?|siehe(?: auch)?|s\. ?a\.|so(?: etwa)?|z\. ?B\.|anders|voir(?: aussi)?|par exemple|v\.|véase(?: también)?|ver(?: también| também)?|por (?:ejemplo|exemplo),?|cfr\.?|si veda|ad esempio|zie(?: ook)?|bijvoorbeeld|se(?: även| også)?|jfr|jf\.|zob\.(?: też)?|por\.|np\.|viz|srov\.|např\.|bkz\.?|krş\.|örneğin|см\.?(?: также)?|ср\.?|например,?|参见|參見|见|如|例えば):?[\s\\]*(?=\d)/iu;
/** What places within a work are called. */
const PLACE =
  /^[\s\\]?[,:([]?[\s\\]{0,3}((?:pp?|pages?|s{1,2}|Seiten?|с{1,2}|c|стр|σσ?|p[aá]g|hlm|str|bl[sz]?|ch|chaps?|chapters?|kap|kapitel|kapitola|cap|capp|caps|chapitre|cap[ií]tulo|capitolo|hfdst|hoofdstuk|rozdz|böl|bölüm|гл|fig|figs|figures?|figur[ae]?|abb|abbildung|obr|ryc|şek|şekil|рис|sec|secs|sect|sections?|secci[oó]n|seção|sez|abschn|abschnitt|avs|paras?|par|absatz|tab|tables?|thm|theorem|lemma|eqs?|app|appendix|vol|bd|n|note|anm|fn|第|§{1,2}|¶{1,2})[\s\\.-]{0,3}\d[\dA-Za-z.]{0,8}(?:[–—-]{1,2}\d{1,5})?(?:\s?ff?\.)?[頁页章節节図图]?)[\])]?/iu;
const NUMBER = /^(\d{1,4})(?:\s{0,3}(?:[‒–—―−‐‑~-]|--|\.{2,3}|…|⁻)\s{0,3}(\d{1,4}))?(?![\d%°])/;
const BETWEEN =
  /^[\s\\]{0,3}(?:[,;、，；؛·][\s\\]{0,3}(?:(?:and|und|et|y|e|en|och|og|i|и|a|ve)[\s\\]|&[\s\\]?)?|(?:and|und|et|y|и)[\s\\]|&[\s\\]?)/iu;
/** Words behind the numbers; with a figure in them they are something else. */
const WORDS = /^[\s\\]{0,3}(?:[,;]|und|et|and|i|и|ve|a|等)[\s\\]{0,3}\p{L}[^\d;]{0,80}(?=;|$)/u;
/** Longest range that is opened, and parts that are read at most. */
const MOST = 60;

/** The numbers of a mark in order with the places behind them; null when what is there is no mark. */
export function insideOf(printed: string): Inside[] | null {
  const found: { numbers: number[]; locator?: string }[] = [];
  let rest = printed.trim();
  let page = 0;
  for (let times = 0; times < MOST && rest !== ''; times += 1) {
    rest = rest.replace(FRONT, '');
    const [whole, first, last] = NUMBER.exec(rest) ?? [];
    if (whole === undefined) return null;
    const [from, to] = [Number(first), last === undefined ? Number(first) : Number(last)];
    if (from < 1 || to < from || to - from > MOST) return null;
    rest = rest.slice(whole.length);
    const before = found.at(-1);
    // "p. 12, 14": more pages, as long as they rise; "p. 12, 5": another work.
    if (before?.locator !== undefined && page > 0 && from > page) before.locator += `, ${whole.trim()}`;
    else {
      const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i);
      if (before === undefined || before.locator !== undefined) found.push({ numbers });
      else before.numbers.push(...numbers);
      page = 0;
    }
    const place = PLACE.exec(rest);
    const here = found.at(-1);
    if (place?.[1] !== undefined && here !== undefined) {
      here.locator = place[1].replace(/\\/g, '').trim();
      page = /^(?:pp?|pages?|s{1,2}|seiten?|с{1,2}|стр)[\s.]/i.test(here.locator)
        ? Number(/(\d{1,5})\D{0,4}$/.exec(here.locator)?.[1] ?? 0)
        : 0;
      rest = rest.slice(place[0].length);
    }
    const next = BETWEEN.exec(rest);
    const words = WORDS.exec(rest);
    if (words !== null && (next === null || !/^[\s\\]*(?:\d|\S{1,12}[\s\\]\d)/.test(rest.slice(next[0].length).replace(FRONT, '')))) {
      rest = rest.slice(words[0].length).replace(/^;[\s\\]*/, '');
      continue;
    }
    if (next === null) return rest.trim() === '' ? found : null;
    rest = rest.slice(next[0].length);
    if (rest === '') return null;
  }
  return found.length === 0 || rest !== '' ? null : found;
}
