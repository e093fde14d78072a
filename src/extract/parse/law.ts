/**
 * Court decisions and statutes by their form. A lawyer's citation is a formula (volume, reporter, page; court, date, docket), and what a
 * learned labelling makes of one is chance: it sees too few. Where the formula is there, it says what is what; all else is left as it was
 * read. Forms: reporters of the United States, the U.S. Code, German courts, the courts and acts of the European Union.
 */
import type { CslItem } from '../../model/csl.ts';
import type { Span } from '../../model/document.ts';
import { parseDate } from './dates.ts';

type Draft = { -readonly [Key in keyof CslItem]: CslItem[Key] };
type Places = Record<string, Span[]>;

const REPORTER =
  'U\\.\\s?S\\.|S\\.\\s?Ct\\.|L\\.\\s?Ed\\.(?:\\s?2d)?|F\\.(?:\\s?(?:2d|3d|4th))?|F\\.\\s?Supp\\.(?:\\s?[23]d)?|F\\.\\s?R\\.\\s?D\\.|A\\.(?:\\s?[23]d)?|P\\.(?:\\s?[23]d)?|N\\.\\s?[EW]\\.(?:\\s?[23]d)?|S\\.\\s?[EW]\\.(?:\\s?[23]d)?|So\\.(?:\\s?[23]d)?|Cal\\.(?:\\s?(?:Rptr\\.\\s?)?(?:2d|3d|4th|5th))?|N\\.\\s?Y\\.(?:\\s?S\\.)?(?:\\s?[23]d)?|Ill\\.(?:\\s?2d)?|Mass\\.|Ohio\\sSt\\.(?:\\s?[23]d)?|Wash\\.(?:\\s?2d)?';
/** "Brown v. Board of Education, 347 U.S. 483, 495 (1954)". */
const DECIDED = new RegExp(`^(.{3,200}?),\\s(\\d{1,4})\\s(${REPORTER})\\s(\\d{1,5})(?=[\\s,.;(]|$)`, 'u');
const PARTIES = /\sv(?:s)?\.?\s|^(?:In\sre|Ex\sparte|(?:In\sthe\s)?Matter\sof)\s/;
/** "Marbury v. Voss. D.L.R. 617, 1364 (1967)", "Lowell v Barker (1996), F.3d, p. 612": the parties at the head, and a reporter behind them somewhere. */
const PARTIES_HEAD =
  /^(?:(?:Anon|Anón|Ezez)\.?,?\s)?(?:\(?(?:1[89]|20)\d\d\)?[:.,]?\s)?((?:\p{Lu}[\p{L}’'&-]{0,24}\.?\s(?:(?:of|for|and|the|&)\s){0,2}){1,6}vs?\.?\s\p{Lu}[\p{L}’'&-]{1,24}(?:\s(?:(?:of|for|and|the|&)\s){0,2}\p{Lu}[\p{L}’'&-]{0,24}){0,6}(?:,?\s(?:Co|Inc|Ltd|Corp|Bros)\.)?)(?=[.,;:]|\s[([\d]|\s?$|，)/u;
const SOME_REPORTER = new RegExp(
  `(?<![\\p{L}\\d.])(?:(\\d{1,4})\\s)?(Cal\\.\\s?App\\.(?:\\s?(?:2d|3d|4th|5th))?|${REPORTER}|W\\.?\\s?L\\.?\\s?R\\.?|D\\.?\\s?L\\.?\\s?R\\.?|All\\sER|NE2d|F3d|A2d|P3d)(?![\\p{L}\\d])`,
  'u',
);
const DECIDED_IN = /\((?:[^()]{0,40}[\s.])?((?:1[6-9]|20)\d\d)\)/;
/** "Clean Air Act, 42 U.S.C. § 7401 et seq. (1970)". */
const CODE =
  /^(?:(.{3,160}?),\s)?(\d{1,3})\s(U\.\s?S\.\s?C\.(?:\s?A\.)?|C\.\s?F\.\s?R\.)\s((?:§{1,2}|[Ss]ec(?:tion|\.)|[Pp](?:ar)?t\.?)\s?\d[\w.()–-]{0,20}(?:\set\sseq)?)/;
/** "Mabo v Queensland (No 2) (1992) 175 CLR 1", "Donoghue v Stevenson [1932] AC 562", "R v Brown [1993] UKHL 19". */
const COMMON =
  /^(.{3,160}?),?\s[[(]((?:1[6-9]|20)\d\d)[\])],?\s(?:(\d{1,3})\s)?((?:All\sER|Lloyd’s\sRep|Cr\sApp\sR|[A-Z][A-Za-z]{0,3}[A-Z]{1,4}|QB|KB|Ch|AC|S\.C\.R\.|D\.L\.R\.|C\.L\.R\.|N\.Z\.L\.R\.)(?:\s\((?:\dd|\dth|Civ|Crim|Ch|QB)\))?)\s(\d{1,5})(?=[\s,.;]|$)/u;
const COURT = /^(?:UK(?:HL|SC|PC)|EW(?:CA|HC)|HCA|FCA|SCC|NZ(?:SC|CA|HC)|ZA(?:CC|SCA)|NSWCA|VSCA|CSOH|CSIH|IESC)$/;
/** "Civil Rights Act of 1964, Pub. L. No. 88-352, 78 Stat. 241 (1964)". */
const PUBLIC_LAW = /^(.{3,160}?),\s(Pub\.\s?L\.(?:\sNo\.)?\s\d{2,3}[-–]\d{1,4})(?:,\s(?:§\s?\d{1,5},\s)?(\d{1,3})\s(Stat\.)\s(\d{1,5}))?/;
/** "Companies Act 2006, s 172". */
const SECTION =
  /^(\p{Lu}[\p{L}()’', ]{2,90}\sAct\s\d{4})(?:\s\([^()]{2,30}\))?,?\s(?:ss?|sections?|sch|pt)\.?\s\d{1,4}[A-Z]?(?=[\s,.;()–-]|$)/u;
/** "United Nations Security Council. Resolution 1325 (2000), S/RES/1325". */
const RESOLUTION =
  /^((?:(?:United\sNations|UN|U\.N\.)\s)?(?:Security\sCouncil|General\sAssembly|Human\sRights\sCouncil|Economic\sand\sSocial\sCouncil))[.,:]?\s(Resolution\s\d{1,4}(?:\/\d{1,4})?(?:\s\(\d{4}\))?)/;
const GERMAN_COURT =
  'BVerfG|BGH|BAG|BSG|BVerwG|BFH|BPatG|BayObLG|EuGH|EuG|EGMR|(?:OLG|LG|AG|VG|OVG|VGH|KG|FG|ArbG|LAG|SG|LSG)(?:\\s\\p{Lu}[\\p{L}-]{2,20})?';
/** "BVerfG, Beschluss vom 24. März 2021 – 1 BvR 2656/18, BVerfGE 157, 30". */
const GERMAN = new RegExp(
  `^(${GERMAN_COURT}),?\\s(Urteil|Beschlu(?:ss|ß)|Urt\\.|Beschl\\.|Gerichtsbescheid)\\s(?:vom|v\\.)\\s?(\\d{1,2}\\.\\s?(?:\\d{1,2}\\.\\s?|\\p{L}{3,9}\\.?\\s)\\d{4})(?:\\s?[-–—,;]\\s?(?:Az\\.?:?\\s)?([\\p{L}\\d][\\p{L}\\d .]{0,16}\\s?\\d{1,5}\\/\\d{2}(?:\\s?[A-Z]{1,2})?))?`,
  'u',
);
const GERMAN_REPORTER = /(?<!\p{L})(BVerfGE|BGHZ|BGHSt|BAGE|BSGE|BVerwGE|BFHE|NJW|NZA|NVwZ|NStZ|JZ|EuGRZ)\s(\d{1,4}),\s(\d{1,5})(?!\d)/u;
/** "Case C-131/12 Google Spain SL v AEPD [2014] ECLI:EU:C:2014:317". */
const EUROPEAN =
  /^(?:(?:CJEU|CJUE|EuGH|ECJ|TJUE|CGUE|Court\sof\sJustice(?:\sof\sthe\sEuropean\sUnion)?)[,:]?\s)?(?:Joined\s)?(?:Cases?|Rechtssachen?|Rs\.|Rechtssache|Affaires?|Asuntos?|Cause|Causa)\s([CTF][-‑–]\d{1,4}\/\d{2})(?!\d),?\s{0,2}/;
const ECLI = /(?<![\p{L}\d])(?:ECLI:)?[A-Z]{2}:[A-Z0-9.]{1,15}:(\d{4}):[A-Z0-9.]{1,30}(?<!\.)/iu;
/** "Regulation (EU) 2016/679 of … of 27 April 2016". */
const ACT =
  /^(?:(?:Commission|Council|Delegated|Implementing)\s){0,3}(?:Regulation|Directive|Decision|Verordnung|Richtlinie|Règlement|Reglamento|Regolamento)\s\((?:EU|EC|EEC|EG|EWG|UE|CE)\)\s(?:No\.?\s|Nr\.\s|n[°º]\s)?(\d{1,4}\/\d{1,4})(?!\d)/;
const ACT_DATE = /\s(?:of|vom|du|de|del)\s(\d{1,2}(?:\.|er)?\s(?:de\s)?\p{L}{3,10}\s(?:de\s)?(?:19|20)\d\d)(?!\d)/u;

/** Sets what the form of a citation says and gives its type; null when there is no such form. Changes `fields` and `spans`. */
export function readLaw(fields: Draft, spans: Places, raw: string): 'legal_case' | 'legislation' | null {
  const head = /^\s{0,5}(?:\[\d{1,4}\]|\(\d{1,4}\)|\d{1,3}\.)?\s{0,5}/.exec(raw)?.[0].length ?? 0;
  const text = raw.slice(head, head + 700);
  const set = (
    name: 'title' | 'container-title' | 'volume' | 'page' | 'number' | 'genre',
    value: string | undefined,
    from: number,
  ): number => {
    if (value === undefined) return from;
    const start = raw.indexOf(value, head + from);
    fields[name] = value;
    spans[name] = [{ start, end: start + value.length }];
    return start - head + value.length;
  };
  const clear = (...names: (keyof Draft)[]): void => {
    for (const name of names) {
      delete fields[name];
      delete spans[name];
    }
  };
  const day = (printed: string, at: number): void => {
    const parsed = parseDate(printed);
    if (parsed === null || at < 0) return;
    fields.issued = parsed.date;
    spans.issued = [{ start: head + at, end: head + at + printed.length }];
  };

  const decided = /\d\s(?:[A-Z]\.|So\.|Cal\.|Ill\.|Mass\.|Ohio|Wash\.)/.test(text) && PARTIES.test(text) ? DECIDED.exec(text) : null;
  if (decided !== null && PARTIES.test(decided[1] ?? '')) {
    clear('author', 'editor', 'issue', 'publisher', 'publisher-place', 'number', 'collection-title', 'page', 'et-al');
    let at = set('title', decided[1], 0);
    at = set('volume', decided[2], at);
    at = set('container-title', decided[3], at);
    at = set('page', decided[4], at);
    const year = DECIDED_IN.exec(text.slice(at, at + 200));
    if (year?.[1] !== undefined) day(year[1], at + year.index + year[0].lastIndexOf(year[1]));
    return 'legal_case';
  }
  const headed = decided === null && /\svs?\.?\s/.test(text) ? PARTIES_HEAD.exec(text) : null;
  const reported = headed === null ? null : SOME_REPORTER.exec(text.slice(headed[0].length));
  if (headed !== null && reported !== null) {
    const parties = headed[1] ?? '';
    clear('author', 'editor', 'et-al', 'container-title', 'volume', 'issue', 'page', 'collection-title', 'publisher-place');
    set('title', parties, headed[0].length - parties.length);
    const [whole, before, reporter = ''] = reported;
    const at = headed[0].length + reported.index;
    set('container-title', reporter, at);
    const behind = text.slice(at + whole.length);
    const numbers = [
      ...behind
        .replace(/\([^()]{0,60}\)|(?<!\d)\d{1,2}\s\p{L}{3,9}\s\d{4}|https?:.*$/gu, (part) => ' '.repeat(part.length))
        .matchAll(/(vol(?:ume)?\.?\s|bd\.\s|Band\s|pp?\.?\s?|S\.\s)?(?<![\d:.-])(\d{1,4})(?![\d:-])/giu),
    ].slice(0, 3);
    const year = String(fields.issued?.['date-parts']?.[0]?.[0] ?? '');
    const put = (name: 'volume' | 'page', found: RegExpExecArray | RegExpMatchArray | undefined): void => {
      if (found?.[2] !== undefined) set(name, found[2], at + whole.length + (found.index ?? 0));
    };
    const left = numbers.filter(([, , value]) => value !== year);
    if (before !== undefined) {
      set('volume', before, at);
      put('page', left[0]);
    } else {
      const paged = left.find(([, word]) => /^[pS]/i.test(word ?? ''));
      put('page', paged ?? left[1]);
      put(
        'volume',
        left.find((one) => one !== paged),
      );
    }
    return 'legal_case';
  }
  const reportedAt = text.includes(' v ') || text.includes(' v. ') ? COMMON.exec(text) : null;
  if (reportedAt !== null && /\p{Lu}[\p{L}.’'&)-]{0,30}\sv\.?\s(?:the\s)?\p{Lu}/u.test(reportedAt[1] ?? '')) {
    clear(
      'author',
      'editor',
      'et-al',
      'container-title',
      'volume',
      'issue',
      'page',
      'collection-title',
      'publisher',
      'publisher-place',
      'number',
    );
    const [, parties, year = '', volume, reporter, page] = reportedAt;
    let at = set('title', parties, 0);
    day(year, text.indexOf(year, at));
    at = text.indexOf(year, at) + year.length;
    at = set('volume', volume, at);
    // A court in place of a reporter counts its own decisions.
    if (COURT.test(reporter ?? '')) set('number', page, set('container-title', reporter, at));
    else set('page', page, set('container-title', reporter, at));
    return 'legal_case';
  }
  const law = text.includes('Pub.') ? PUBLIC_LAW.exec(text) : null;
  if (law !== null) {
    const [, title, number, volume, statutes, page] = law;
    clear('author', 'editor', 'et-al', 'container-title', 'volume', 'issue', 'page', 'publisher', 'publisher-place', 'number');
    const at = set('number', number, set('title', title, 0));
    set('page', page, set('container-title', statutes, set('volume', volume, at)));
    return 'legislation';
  }
  const section = text.includes(' Act ') ? SECTION.exec(text) : null;
  if (section !== null) {
    clear('author', 'editor', 'et-al', 'container-title', 'volume', 'issue', 'page', 'publisher', 'publisher-place');
    set('title', section[1], 0);
    return 'legislation';
  }
  const resolution = text.includes('Resolution ') ? RESOLUTION.exec(text) : null;
  if (resolution !== null) {
    const [, body = '', name] = resolution;
    clear('author', 'editor', 'et-al', 'container-title', 'volume', 'issue', 'page', 'publisher', 'publisher-place');
    fields.author = [{ literal: body }];
    spans.author = [{ start: head, end: head + body.length }];
    set('title', name, body.length);
    return 'legislation';
  }
  const code = /\d\s[UC]\.\s?[SF]\./.test(text) ? CODE.exec(text) : null;
  if (code !== null) {
    clear('author', 'editor', 'issue', 'page', 'title', 'publisher', 'et-al');
    const dated = spans.issued?.[0];
    if (dated !== undefined && dated.start < head + code[0].length) clear('issued', 'year-suffix');
    const at = set('title', code[1], 0);
    // The whole of it is the number it is found by.
    const number = code[0].slice(at).replace(/^[\s,]{1,5}|\.$/g, '');
    set('number', number, at);
    set('container-title', code[3], set('volume', code[2], at));
    return 'legislation';
  }
  const german = GERMAN.exec(text);
  if (german !== null) {
    const [whole, court = '', kind, date = '', docket] = german;
    clear('author', 'editor', 'title', 'container-title', 'volume', 'issue', 'page', 'number', 'publisher', 'publisher-place', 'et-al');
    fields.author = [{ literal: court }];
    spans.author = [{ start: head, end: head + court.length }];
    const at = set('genre', kind, court.length);
    day(date, whole.indexOf(date, at));
    set('number', docket, whole.indexOf(date, at) + date.length);
    const reporter = GERMAN_REPORTER.exec(text.slice(whole.length));
    if (reporter !== null) {
      let place = set('container-title', reporter[1], whole.length + reporter.index);
      place = set('volume', reporter[2], place);
      set('page', reporter[3], place);
    }
    return 'legal_case';
  }
  const european = EUROPEAN.exec(text);
  const ecli = /ECLI:|EU:[CTF]:/i.test(text) ? ECLI.exec(text) : null;
  if (european !== null || (ecli !== null && /^(?:C|T|F)[-‑–]\d/.test(text))) {
    clear('author', 'editor', 'volume', 'issue', 'page', 'container-title', 'publisher', 'et-al');
    if (european !== null) {
      set('number', european[1], 0);
      const name = /^.{3,300}?(?=\s?[[(](?:19|20)\d\d|,?\sECLI:|,?\sEU:[CTF]:|$)/u.exec(text.slice(european[0].length))?.[0];
      if (name !== undefined) set('title', name.replace(/[\s,;.]{1,5}$/, ''), european[0].length);
    }
    if (ecli?.[1] !== undefined && fields.issued === undefined) day(ecli[1], ecli.index + ecli[0].indexOf(`:${ecli[1]}:`) + 1);
    return 'legal_case';
  }
  const act = ACT.exec(text);
  if (act !== null) {
    set('number', act[1], 0);
    const date = ACT_DATE.exec(text);
    if (date?.[1] !== undefined && fields.issued === undefined) day(date[1], date.index + date[0].indexOf(date[1]));
    return 'legislation';
  }
  return null;
}
