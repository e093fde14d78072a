/**
 * Court decisions by their form: reporters of the United States and the Commonwealth, German courts, the courts of the European Union. Each
 * reader sets what its form says and gives the type, or gives null and leaves everything as it was.
 */
import {
  CANADIAN_COURTS,
  COMMONWEALTH_SERIES,
  NEUTRAL_COURTS,
  OLD_REPORTERS,
  AMERICAN_REPORTERS as REPORTER,
  UNPOINTED_REPORTERS as UNPOINTED,
} from '../../../text/reporters.ts';
import type { LawForm } from './form.ts';

/** "Brown v. Board of Education, 347 U.S. 483, 495 (1954)". */
const DECIDED = new RegExp(
  `^(.{3,200}?),\\s(\\d{1,4})\\s(${REPORTER}|${UNPOINTED}|${OLD_REPORTERS})(?:\\s\\(\\d{1,2}\\s\\p{Lu}\\p{Ll}{2,8}\\.?\\))?\\s(\\d{1,5})(?=[\\s,.;(]|$)`,
  'u',
);
/** Parties, or what a case of one is called. */
export const PARTIES = /\sv(?:s)?\.?\s|^(?:(?:In\s)?re|Re|Ex\sp(?:arte|\.)?|(?:In\sthe\s)?Matter\sof|Reference\sre)\s/;
/** "Marbury v. Voss. D.L.R. 617, 1364 (1967)", "Lowell v Barker (1996), F.3d, p. 612": the parties at the head, and a reporter behind them somewhere. */
const PARTIES_HEAD =
  /^(?:(?:Anon|Anón|Ezez)\.?,?\s)?(?:\(?(?:1[89]|20)\d\d\)?[:.,]?\s)?((?:\p{Lu}[\p{L}’'&-]{0,24}\.?\s(?:(?:of|for|and|the|&)\s){0,2}){1,6}vs?\.?\s\p{Lu}[\p{L}’'&-]{1,24}(?:\s(?:(?:of|for|and|the|&)\s){0,2}\p{Lu}[\p{L}’'&-]{0,24}){0,6}(?:,?\s(?:Co|Inc|Ltd|Corp|Bros)\.)?)(?=[.,;:]|\s[([\d]|\s?$|，)/u;
const SOME_REPORTER = new RegExp(
  `(?<![\\p{L}\\d.])(?:(\\d{1,4})\\s)?(Cal\\.\\s?App\\.(?:\\s?(?:2d|3d|4th|5th))?|${REPORTER}|W\\.?\\s?L\\.?\\s?R\\.?|D\\.?\\s?L\\.?\\s?R\\.?|All\\sER|NE2d|F3d|A2d|P3d)(?![\\p{L}\\d])`,
  'u',
);
const DECIDED_IN = /\((?:[^()]{0,40}[\s.])?((?:1[6-9]|20)\d\d)\)/;
/** "Mabo v Queensland (No 2) (1992) 175 CLR 1", "Donoghue v Stevenson [1932] AC 562", "R v Brown [1993] UKHL 19". */
const COMMON = new RegExp(
  `^(.{3,160}?),?\\s?[[(]((?:1[6-9]|20)\\d\\d)[\\])],?\\s(?:(\\d{1,3})\\s)?((?:${NEUTRAL_COURTS}|${COMMONWEALTH_SERIES}|EWHC\\s(?:Civ|Crim|Admin)|[A-Z][A-Za-z]{0,3}[A-Z]{1,4})(?:\\s\\((?:\\dd|\\dth|Civ|Crim|Ch|QB)\\))?)\\s((?:I{1,2}[-–])?\\d{1,6})(?=[\\s,.;]|$)`,
  'u',
);
/** "Rylands v Fletcher (1868) LR 3 HL 330": the Law Reports by court, the volume between both. */
const LAW_REPORTS =
  /^(.{3,160}?),?\s\(((?:1[6-9]|20)\d\d)\)\s(LR)\s(\d{1,2})\s(?:HL|QB|CP|Ex|Exch|Ch(?:\sApp)?|Eq|PC|P\s&\sD)\s(\d{1,5})(?=[\s,.;]|$)/u;
const COURT = new RegExp(`^(?:${NEUTRAL_COURTS}|${CANADIAN_COURTS}|EWHC\\s(?:Civ|Crim|Admin))$`, 'u');
const GERMAN_COURT =
  'Bundes(?:verfassungsgericht|gerichtshof|arbeitsgericht|sozialgericht|verwaltungsgericht|finanzhof)|BVerfG|BGH|BAG|BSG|BVerwG|BFH|BPatG|BayObLG|EuGH|EuG|EGMR|(?:OLG|LG|AG|VG|OVG|VGH|KG|FG|ArbG|LAG|SG|LSG)(?:\\s\\p{Lu}[\\p{L}-]{2,20})?';
/** "BVerfG, Beschluss vom 24. März 2021 – 1 BvR 2656/18, BVerfGE 157, 30". */
const GERMAN = new RegExp(
  `^(${GERMAN_COURT})(?:[.,;]?\\s|-)(Urteil|Beschlu(?:ss|ß)|Urt\\.|Beschl\\.|Gerichtsbescheid)(?:\\sdes\\s\\p{Lu}\\p{L}{3,12}\\s\\p{L}{0,8}[Ss]enats)?\\s(?:vom|v\\.)\\s?(\\d{1,2}\\.\\s?(?:\\d{1,2}\\.\\s?|\\p{L}{3,9}\\.?\\s)\\d{4})(?:,\\s\\p{L}[\\p{L} .’-]{2,40}(?=,\\s))?(?:\\s?[-–—,;]\\s?(?:(?:Az\\.?:?|Rs\\.|Rechtssache)\\s)?([\\p{L}\\d][\\p{L}\\d .‑-]{0,16}\\s?\\d{1,5}(?:\\/\\d{2}|\\.\\d{2,5})(?:\\s?[A-Z]{1,2})?))?`,
  'u',
);
const GERMAN_REPORTER =
  /(?<!\p{L})(BVerfGE|BGHZ|BGHSt|BAGE|BSGE|BVerwGE|BFHE|NJW(?:-RR)?|NZA(?:-RR)?|NVwZ(?:-RR)?|NStZ(?:-RR)?|JZ|EuGRZ|GRUR(?:-RR|-RS|\sInt\.?)?|MMR|ZUM(?:-RD)?|FamRZ|MDR|VersR|WM|ZIP|BB|DB|DÖV|DVBl\.?|JuS|StV|NJOZ|NZM|NZI|NZG|WRP|CR)\s(\d{1,4}),\s(\d{1,5})(?!\d)/u;
/** "Case C-131/12 Google Spain SL v AEPD [2014] ECLI:EU:C:2014:317". */
const EUROPEAN =
  /^(?:(?:CJEU|CJUE|EuGH|ECJ|TJUE|CGUE|Court\sof\sJustice(?:\sof\sthe\sEuropean\sUnion)?)[,:]?\s)?(?:Joined\s)?(?:Cases?|Rechtssachen?|Rs\.|Rechtssache|Affaires?|Asuntos?|Cause|Causa)\s([CTF][-‑–]\d{1,4}\/\d{2})(?!\d)(?:(?:,|\s(?:and|to|und|et|y|e))\s[CTF][-‑–]\d{1,4}\/\d{2}(?!\d)){0,8},?\s{0,2}/;
const ECLI = /(?<![\p{L}\d])(?:ECLI:)?[A-Z]{2}:[A-Z0-9.]{1,15}:(\d{4}):[A-Z0-9.]{1,30}(?<!\.)/iu;

type Case = 'legal_case' | null;

/** Parties, volume, reporter and page in that order. */
export function americanCase(form: LawForm): Case {
  const { text } = form;
  const decided = /\d\s[A-Z]/.test(text) && PARTIES.test(text) ? DECIDED.exec(text) : null;
  if (decided === null || !PARTIES.test(decided[1] ?? '')) return null;
  form.clear('author', 'editor', 'issue', 'publisher', 'publisher-place', 'number', 'collection-title', 'page', 'et-al');
  let at = form.set('title', decided[1], 0);
  at = form.set('volume', decided[2], at);
  at = form.set('container-title', decided[3], at);
  at = form.set('page', decided[4], at);
  const year = DECIDED_IN.exec(text.slice(at, at + 200));
  if (year?.[1] !== undefined) form.day(year[1], at + year.index + year[0].lastIndexOf(year[1]));
  return 'legal_case';
}

/** Parties at the head, a reporter somewhere behind them, its numbers in any order. */
export function partiesThenReporter(form: LawForm): Case {
  const { text } = form;
  const headed = /\svs?\.?\s/.test(text) ? PARTIES_HEAD.exec(text) : null;
  const reported = headed === null ? null : SOME_REPORTER.exec(text.slice(headed[0].length));
  if (headed === null || reported === null) return null;
  const parties = headed[1] ?? '';
  form.clear('author', 'editor', 'et-al', 'container-title', 'volume', 'issue', 'page', 'collection-title', 'publisher-place');
  form.set('title', parties, headed[0].length - parties.length);
  const [whole, before, reporter = ''] = reported;
  const at = headed[0].length + reported.index;
  form.set('container-title', reporter, at);
  const behind = at + whole.length;
  const put = (name: 'volume' | 'page', found: NumberBehind | undefined): void => {
    if (found !== undefined) form.set(name, found.value, behind + found.at);
  };
  const numbers = numbersBehind(text.slice(behind), String(form.fields.issued?.['date-parts']?.[0]?.[0] ?? ''));
  if (before !== undefined) {
    form.set('volume', before, at);
    put('page', numbers[0]);
    return 'legal_case';
  }
  const paged = numbers.find(({ word }) => /^[pS]/i.test(word));
  put('page', paged ?? numbers[1]);
  put(
    'volume',
    numbers.find((one) => one !== paged),
  );
  return 'legal_case';
}

interface NumberBehind {
  /** What announces it ("vol. ", "p. "); "" when nothing does. */
  readonly word: string;
  readonly value: string;
  readonly at: number;
}

/** The first numbers behind a reporter, days and the year of the decision aside. */
function numbersBehind(text: string, year: string): NumberBehind[] {
  const bare = text.replace(/\([^()]{0,60}\)|(?<!\d)\d{1,2}\s\p{L}{3,9}\s\d{4}|https?:.*$/gu, (part) => ' '.repeat(part.length));
  return [...bare.matchAll(/(vol(?:ume)?\.?\s|bd\.\s|Band\s|pp?\.?\s?|S\.\s)?(?<![\d:.-])(\d{1,4})(?![\d:-])/giu)]
    .slice(0, 3)
    .map((found) => ({ word: found[1] ?? '', value: found[2] ?? '', at: found.index }))
    .filter(({ value }) => value !== year);
}

/** What the parser may have read in a case that its own form says better. */
export const READ_AMISS = [
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
] as const;

/** The Law Reports by court in the order of the other series: parties, year, volume, series, page. */
const inOrder = ([whole, parties, year, series, volume, page]: RegExpExecArray): readonly (string | undefined)[] => [
  whole,
  parties,
  year,
  volume,
  series,
  page,
];

/** Parties, or the ship that a case is called by, year, volume, reporter and page, as the Commonwealth cites. */
export function commonwealthCase(form: LawForm): Case {
  const { text } = form;
  const named = PARTIES.test(text) || /^The\s[^.,]{3,60}\[/.test(text);
  const byCourt = named && text.includes(' LR ') ? LAW_REPORTS.exec(text) : null;
  const reported = named ? (byCourt === null ? COMMON.exec(text) : inOrder(byCourt)) : null;
  if (
    reported === null ||
    !/[\p{L}\d.’'&)-]\sv\.?\s(?:the\s)?\p{Lu}|^(?:Re|In\sre|Reference\sre|Ex\sp(?:arte|\.)?)\s|^The\s(?:\p{Lu}\p{Ll}{2,20}\s?){1,4}(?:[IV]{1,3}\s?)?(?:\(Nos?\.?\s\d\))?$/u.test(
      reported[1] ?? '',
    )
  )
    return null;
  form.clear(...READ_AMISS);
  const [, words = '', year = '', volume, reporter, page] = reported;
  // "Roe v Ministère (Case C-34/09) EU:C:2011:124; [2012] QB 265"
  const [, parties = words, number] = /^(.{3,140}?)\s\((?:Joined\s)?Cases?\s([CTEF][-‑–]\d{1,4}\/\d\d)/u.exec(words) ?? [];
  form.set('number', number, parties.length);
  let at = form.set('title', parties, 0);
  form.day(year, text.indexOf(year, at));
  at = text.indexOf(year, at) + year.length;
  if (byCourt === null) at = form.set('volume', volume, at);
  // A court in place of a reporter counts its own decisions.
  if (volume === undefined && COURT.test(reporter ?? '')) form.set('number', page, form.set('container-title', reporter, at));
  else {
    at = form.set('container-title', reporter, at);
    if (byCourt !== null) at = form.set('volume', volume, at);
    form.set('page', page, at);
  }
  return 'legal_case';
}

/** "Carter v Canada (Attorney General), 2015 SCC 5, [2015] 1 SCR 331", "Re Senate Reform, 2014 SCC 32": the year, the court and its number without brackets. */
const NEUTRAL = new RegExp(`^(.{3,160}?),?\\s((?:19|20)\\d\\d)\\s(${CANADIAN_COURTS}|${NEUTRAL_COURTS})\\s(\\d{1,7})(?=[\\s,.;(]|$)`, 'u');

/** Sets parties, year, court and the court's own number, which stand in that order. */
export function courtsNumber(form: LawForm, [, parties = '', year = '', court, number]: RegExpExecArray): 'legal_case' {
  form.clear(...READ_AMISS);
  const at = form.set('title', parties, 0);
  form.day(year, form.text.indexOf(year, at));
  form.set('number', number, form.set('container-title', court, at));
  return 'legal_case';
}

/** Parties, and the court's own number for what it decided in a year. */
export function neutralCase(form: LawForm): Case {
  const found = NEUTRAL.exec(form.text);
  const [, parties = ''] = found ?? [];
  if (found === null || !/\sv\.?\s|\sc\.?\s|^(?:In\sre|Re|Reference\sre|Droit\sde\sla\sfamille)\s/u.test(parties)) return null;
  return courtsNumber(form, found);
}

/** "Handyside v. the United Kingdom, no. 5493/72, ECtHR 7 December 1976": an application to the court in Strasbourg. */
const APPLICATION =
  /^(.{2,80}?\sv\.?\s(?:the\s)?\p{Lu}[\p{L}’' -]{2,60}?(?:\s\([Nn]o\.?\s\d\))?)(?:\s\[GC\])?,?\s\(?(?:App(?:l(?:ication)?)?s?\.?\s)?[Nn](?:os?\.?|°)\s(\d{2,5}\/\d\d)(?!\d)/u;
const STRASBOURG = /\bECt?HR\b|Eur(?:opean|\.)\s(?:Ct\.|Court)|\bEHRR\b|\[GC\]|§/;
const DAY_IN_WORDS = /(?<!\d)(\d{1,2}\s\p{L}{3,9}\s(?:19|20)\d\d|(?:19|20)\d\d)(?![\d/])/u;

/** Applicant, state and number of the application. */
export function humanRightsCase(form: LawForm): Case {
  const { text } = form;
  const found = STRASBOURG.test(text) || /[Aa]pp(?:l|\.|lication)/.test(text) ? APPLICATION.exec(text) : null;
  if (found === null) return null;
  const [whole, parties, number] = found;
  form.clear(...READ_AMISS);
  form.set('number', number, form.set('title', parties, 0));
  const day = DAY_IN_WORDS.exec(text.slice(whole.length));
  if (day?.[1] !== undefined) form.day(day[1], whole.length + day.index);
  return 'legal_case';
}

/** "Mata v. Avianca, Inc., No. 22-cv-1461 (PKC), 2023 WL 4114965 (S.D.N.Y. June 22, 2023)": a docket, and what a data base calls the decision. */
const DOCKET =
  /^(.{3,160}?),\s(?:Case\s)?Nos?\.\s([\dA-Z][\w:.‑–-]{3,30})(?:\s\([A-Z/]{2,8}\)){0,3},?\s(?:\d{4}\s(?:WL|U\.\s?S\.\s(?:Dist\.|App\.)\sLEXIS)\s\d{3,9}(?:,\sat\s\*\d{1,3})?,?\s)?(?:slip\sop\.(?:,?\sat\s\d{1,3})?,?\s)?\([^()\d]{0,40}?((?:(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\p{L}{0,6}\.?\s\d{1,2},\s)?(?:19|20)\d\d)\)/u;

/** Parties, docket number, court and day, of what no reporter has printed. */
export function docketCase(form: LawForm): Case {
  const { text } = form;
  const found = text.includes('No. ') && PARTIES.test(text) ? DOCKET.exec(text) : null;
  if (found === null || !PARTIES.test(found[1] ?? '')) return null;
  const [whole, parties, number, day = ''] = found;
  form.clear(...READ_AMISS, 'note');
  form.set('number', number, form.set('title', parties, 0));
  form.day(day, whole.length - day.length - 1);
  return 'legal_case';
}

/** Court, kind of decision, day, docket and reporter, as German courts are cited. */
export function germanCase(form: LawForm): Case {
  const { text } = form;
  const german = GERMAN.exec(text);
  if (german === null) return null;
  const [whole, court = '', kind, date = '', docket] = german;
  form.clear('author', 'editor', 'title', 'container-title', 'volume', 'issue', 'page', 'number', 'publisher', 'publisher-place', 'et-al');
  form.body(court);
  const at = form.set('genre', kind, court.length);
  form.day(date, whole.indexOf(date, at));
  form.set('number', docket, whole.indexOf(date, at) + date.length);
  const reporter = GERMAN_REPORTER.exec(text.slice(whole.length));
  if (reporter !== null) {
    let place = form.set('container-title', reporter[1], whole.length + reporter.index);
    place = form.set('volume', reporter[2], place);
    form.set('page', reporter[3], place);
  }
  return 'legal_case';
}

/** Number, name and ECLI of a case before the courts of the Union. */
export function europeanCase(form: LawForm): Case {
  const { text, fields } = form;
  const european = EUROPEAN.exec(text);
  const ecli = /ECLI:|EU:[CTF]:/i.test(text) ? ECLI.exec(text) : null;
  const identified = /^(?:ECLI:)?EU:[CTF]:/.test(text);
  if (european === null && (ecli === null || !(identified || /^(?:C|T|F)[-‑–]\d/.test(text)))) return null;
  form.clear('author', 'editor', 'volume', 'issue', 'page', 'container-title', 'publisher', 'et-al');
  if (identified) {
    form.clear('title', 'issued');
    form.set('number', ecli?.[0], 0);
  }
  if (european !== null) {
    form.set('number', european[1], 0);
    const name = /^.{3,300}?(?=\s?[[(](?:19|20)\d\d|,?\sECLI:|,?\sEU:[CTF]:|$)/u.exec(text.slice(european[0].length))?.[0];
    if (name !== undefined) form.set('title', name.replace(/[\s,;.]{1,5}$/, ''), european[0].length);
  }
  if (ecli?.[1] !== undefined && fields.issued === undefined) form.day(ecli[1], ecli.index + ecli[0].indexOf(`:${ecli[1]}:`) + 1);
  return 'legal_case';
}
