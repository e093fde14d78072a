/**
 * Which printed lines are headings of lists of references. Only the words that stand above whole lists are known here; what a heading
 * announces in all its forms is the next stage's to say, when this one has found no region.
 */

import { fold } from '../text/fold.ts';
import { LIST_HEADINGS } from '../text/list-headings.ts';

const NAMES =
  'references?|reference list|list of references|cited references|references cited|references and notes|notes and references|further reading|bibliograph(?:y|ie|ies)|selected bibliography|bibliographical references|literature|literature cited|cited literature|works cited|sources|sources cited|' +
  'literatur|literaturverzeichnis|quellen|quellenverzeichnis|literaturangaben|literaturhinweise|literatur und quellen|références|références bibliographiques|referencias|referencias bibliográficas|bibliografía|bibliografia|riferimenti bibliografici|referências|referências bibliográficas|literatuur|литература|список литературы|参考文献|引用文献|參考文獻|' +
  // As many of the words that the next stage knows as are printed above whole lists.
  'works consulted|cited works|list of sources|select bibliography|key references|supplementary references|supplemental references|additional references|supporting references|appendix references|methods references|references and further reading|main references|' +
  'quellen- und literaturverzeichnis|literatur- und quellenverzeichnis|quellen und literatur|literaturliste|zitierte literatur|verwendete literatur|schrifttum|bibliografie|' +
  'références citées|sources et bibliographie|bibliographie et sources|ouvrages cités|referencias citadas|obras citadas|literatura citada|bibliografía citada|fuentes|fuentes y bibliografía|obras consultadas|referências citadas|bibliografia citada|' +
  'riferimenti|opere citate|fonti|bibliografia essenziale|literatuurlijst|bronnen|bronnenlijst|referenties|referenser|källor|källförteckning|litteratur|litteraturförteckning|litteraturliste|referanser|referencer|kilder|' +
  'kirjallisuus|lähteet|lähdeluettelo|kirjandus|literatūra|literatura|piśmiennictwo|bibliografia i źródła|seznam literatury|použitá literatura|literatúra|zoznam literatúry|viri|viri in literatura|popis literature|izvori|' +
  'irodalom|irodalomjegyzék|felhasznált irodalom|hivatkozások|kaynakça|kaynaklar|referanslar|βιβλιογραφία|αναφορές|' +
  'библиография|библиографический список|источники|список источников|список использованных источников|список использованной литературы|література|список літератури|список використаних джерел|' +
  '参考书目|參考書目|参考资料|引用文獻|文献|文獻|参考図書|引用・参考文献|참고문헌|참고 문헌|المراجع|قائمة المراجع|المصادر والمراجع|منابع|ביבליוגרפיה|מקורות|tài liệu tham khảo|daftar pustaka';
const HEADING = new RegExp(`^(?:${NAMES})$`, 'iu');
const KNOWN: ReadonlySet<string> = new Set(
  LIST_HEADINGS.flatMap((row) => row.split(';'))
    .map(fold)
    .filter((word) => word !== ''),
);
/** "7.", "3.5", "IV", "A.1", "Chapter 3:", "第五章" before the word. */
const NUMBERING =
  /^(?:(?:chapter|part|section|kapitel|teil|chapitre|capítulo|capitolo|глава)\s+)?(?:§\s?)?(?:\d{1,2}(?:\.\d{1,2}){0,3}|[IVX]{1,5}|[A-H](?:\.\d{1,2}){0,2}|第?[一二三四五六七八九十]{1,3}[章节節]?)(?:[.:)、．]\s{0,3}|\s{1,3}|(?=\p{Lo}))/iu;
/** "for Chapter 3", "(continued)", ":" behind it. */
const TAIL =
  /(?:\s(?:for|to|of|zu|zum|du|de)\s(?:chapter|part|section|kapitel|chapitre)\s[\dIVX]{1,4}|\s\((?:continued|cont\.|cont[’']d|fortsetzung|suite)\))?\s{0,2}[.:：]?$/iu;
const TIGHT = new Set(
  NAMES.split('|')
    .filter((name) => /^[a-z]+$/.test(name))
    .concat(['references', 'reference', 'bibliography', 'bibliographie']),
);

/** True for a line that is the heading of a list of references; small capitals with stray spaces too ("R EFERENCES"). */
export function isReferenceHeading(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > 60) return false;
  for (const words of [trimmed, trimmed.replace(NUMBERING, '')]) {
    const name = words.replace(TAIL, '');
    if (HEADING.test(name) || KNOWN.has(fold(name))) return true;
  }
  const tight = trimmed
    .replace(/^[\dIVX]{1,4}\.?\s/, '')
    .replace(/[\s.:]/g, '')
    .toLowerCase();
  return TIGHT.has(tight) && trimmed.length <= tight.length * 2 + 4;
}

/** Words that say a list of references by themselves; the others ("Sources", "Quellen") also stand above running text. */
const SURE =
  /referen[cszt]|référence|referên|bibliogra|biblijogra|literat|littérat|cited|cité|citad|文献|文獻|参考|參考|참고|литерат|літерат|библиогр|бібліогр|βιβλιογρ|kaynakça|irodalom|المراجع|pustaka|tham khảo/iu;

/** True when nothing but a list of references is ever headed so. */
export function isSureHeading(text: string): boolean {
  return SURE.test(text) || SURE.test(text.replace(/\s/g, ''));
}
