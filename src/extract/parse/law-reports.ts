/**
 * Decisions that are cited by less, or by other things, than parties and a printed reporter: numbers of a data base or of a state, a series of a
 * country that counts otherwise, parties and a year alone, numbers alone, French and German series. As the readers of law-cases.ts: each sets
 * what its form says and gives the type, or gives null and leaves everything as it was.
 */
import { AMERICAN_REPORTERS } from '../../text/reporters.ts';
import { courtsNumber, PARTIES, READ_AMISS } from './law-cases.ts';
import type { LawForm } from './law-form.ts';

type Case = 'legal_case' | null;
const YEAR = String.raw`(?:1[6-9]|20)\d\d`;
/** Court and day of the decision: "(Tex. App. Sept. 25, 2019)". */
const DECIDED = new RegExp(
  String.raw`\((?:\d{1,2}(?:st|nd|rd|th|d)\s)?[^()\d]{0,40}?((?:(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\p{L}{0,6}\.?\s\d{1,2},\s)?${YEAR})\)`,
  'u',
);

function decided(form: LawForm, from: number): boolean {
  const found = DECIDED.exec(form.text.slice(from, from + 200));
  if (found?.[1] === undefined) return false;
  form.day(found[1], from + found.index + found[0].length - found[1].length - 1);
  return true;
}

const DATABASE =
  /^(.{3,200}?),\s(?:(?:Case\s)?Nos?\.\s([\dA-Z][\w:.‑–-]{3,30})(?:\s\([A-Z/]{2,8}\)){0,3},?\s)?(\d{4}\s(?:WL|(?:U\.\s?S\.\s(?:Dist|App)\.\s)?LEXIS)\s\d{3,9})(?!\d)/u;

/**
 * "Park v. Kim, No. 22-2057, 2024 WL 332478, at *1 (2d Cir. Jan. 30, 2024)": what a data base calls a decision is no volume and page of it; it
 * is its number where the court's own is not told.
 */
export function databaseCase(form: LawForm): Case {
  const found = form.text.includes('WL ') || form.text.includes('LEXIS ') ? DATABASE.exec(form.text) : null;
  if (found === null || !isNamed(found[1])) return null;
  const [whole, parties, docket, there] = found;
  form.clear(...READ_AMISS, 'note', 'issued');
  form.set('number', docket ?? there, form.set('title', parties, 0));
  if (!decided(form, whole.length) && there !== undefined) form.day(there.slice(0, 4), whole.length - there.length);
  return 'legal_case';
}

const OF_A_STATE =
  /^(.{3,160}?),\s((?:19|20)\d\d)[\s-](IL(?:\sApp\s\(\d\p{L}{2}\))?|NY\sSlip\sOp|Ohio|UT(?:\sApp)?|[NS]D|OK(?:\sCIV\sAPP|\sCR)?|WI(?:\sApp)?|MT|NM(?:CA|SC)|CO|ME|VT|AR|WY|PA\sSuper|NH)[\s-](\d{1,7}(?:-U|\(U\))?)/u;

/** "State v. Smith, 2005 OK 12, 115 P.3d 1": a state's own number of the decision. */
export function stateCase(form: LawForm): Case {
  const found = OF_A_STATE.exec(form.text);
  if (found === null || !PARTIES.test(found[1] ?? '')) return null;
  return courtsNumber(form, found);
}

const ELSEWHERE =
  /^(.{2,160}?),?\s(?:(AIR)\s((?:19|20)\d\d)\s(\p{Lu}[\p{L}&]{1,9})\s(\d{1,5})|((?:19|20)\d\d)\s\((\d{1,2})\)\s(SA|SACR|BCLR|SCC|SCR)\s(\d{1,5}))/u;

/** "S v Makwanyane 1995 (3) SA 391 (CC)", "Maneka Gandhi v Union of India AIR 1978 SC 597": South Africa's and India's series. */
export function countedByYear(form: LawForm): Case {
  const found = ELSEWHERE.exec(form.text);
  if (found === null || !PARTIES.test(found[1] ?? '')) return null;
  const [, parties, air, airYear, court, airPage, year, volume, series, page] = found;
  form.clear(...READ_AMISS, 'issued');
  const at = form.set('title', parties, 0);
  const day = airYear ?? year ?? '';
  form.day(day, form.text.indexOf(day, at));
  const behind = form.text.indexOf(day, at) + day.length;
  if (air === undefined) form.set('page', page, form.set('container-title', series, form.set('volume', volume, behind)));
  else form.set('page', airPage, form.set('container-title', court, behind));
  return 'legal_case';
}

const ARBITRATION =
  /^(.{3,160}?),?\s\(?(?:ICSID|PCA|SCC|LCIA)\sCase\sNos?\.?\s([\p{Lu}\d](?:[\p{Lu}\d/-]|\([\p{Lu}\d]{1,4}\)){2,20})(?=[\s,.;)]|$)/u;
const DAY_IN_WORDS = /(?<!\d)(\d{1,2}\s\p{L}{3,9}\s(?:19|20)\d\d|(?:19|20)\d\d)(?![\d/])/u;

/** "Philip Morris v. Uruguay, ICSID Case No. ARB/10/7, Award (8 July 2016)". */
export function arbitralAward(form: LawForm): Case {
  const found = ARBITRATION.exec(form.text);
  if (found === null || !PARTIES.test(found[1] ?? '')) return null;
  const [whole, parties, number] = found;
  form.clear(...READ_AMISS);
  form.set('number', number, form.set('title', parties, 0));
  const day = DAY_IN_WORDS.exec(form.text.slice(whole.length));
  if (day?.[1] !== undefined) form.day(day[1], whole.length + day.index);
  return 'legal_case';
}

const NAME_AND_YEAR = new RegExp(
  String.raw`^((?:In\sre\s|Ex\sparte\s)?\p{Lu}[^()[\]\d“”"]{2,140}?),?\s\((?:[^()\d]{0,40}[\s.])?(${YEAR})\)\.?\s?$`,
  'u',
);

/** "Roe v. Wade (1973)", "Mata v. Avianca, Inc. (S.D.N.Y. 2023)": parties and a year, as texts on law say it in passing. */
export function partiesAndYear(form: LawForm): Case {
  const found = /\svs?\.?\s|^In\sre|^Ex\sparte/.test(form.text) ? NAME_AND_YEAR.exec(form.text) : null;
  if (found === null || !PARTIES.test(found[1] ?? '')) return null;
  const [, parties, year = ''] = found;
  form.clear(...READ_AMISS);
  const at = form.set('title', parties, 0);
  form.day(year, form.text.indexOf(year, at));
  return 'legal_case';
}

const NUMBERS_ALONE = new RegExp(String.raw`^(\d{1,4})\s(${AMERICAN_REPORTERS})\s(\d{1,8})(?=[\s,.;(]|$)`, 'u');

/** "556 U.S. 662, 678 (2009)": a decision by its place in the reporter alone. */
export function placeAlone(form: LawForm): Case {
  const found = NUMBERS_ALONE.exec(form.text);
  if (found === null) return null;
  const [whole, volume, reporter, page] = found;
  form.clear(...READ_AMISS, 'title');
  form.set('page', page, form.set('container-title', reporter, form.set('volume', volume, 0)));
  decided(form, whole.length);
  return 'legal_case';
}

const SERIES_ALONE =
  /^(?:(BVerfGE|BGHZ|BGHSt|BVerwGE|BFHE|BAGE|BSGE)\s(\d{1,3}),\s(\d{1,4})|(BGE|ATF|DTF)\s(\d{1,3}\s[IV]{1,3}[ab]?)\s(\d{1,4}))(?:,?\s\(?\d{1,4}(?:\s?ff?\.)?\)?|,?\s\(?(?:Rn\.|Rz\.|Tz\.|E\.|Erw\.|consid\.|c\.|S\.|p\.)\s?\d[\d.a-z]{0,8}(?:\sff?\.)?\)?)?(?:\s[–—-]\s(\p{Lu}[^.;,]{2,80}))?[.;]?\s?$/u;

/** "BVerfGE 65, 1", "BGE 140 III 115", nothing else: a decision by its place in the court's own series. */
export function seriesAlone(form: LawForm): Case {
  const found = SERIES_ALONE.exec(form.text);
  if (found === null) return null;
  const [, german, germanVolume, germanPage, swiss, swissVolume, swissPage, name] = found;
  form.clear(...READ_AMISS, 'title');
  let at = form.set('container-title', german ?? swiss, 0);
  at = form.set('volume', germanVolume ?? swissVolume, at);
  at = form.set('page', germanPage ?? swissPage, at);
  form.set('title', name, at);
  return 'legal_case';
}

const FRENCH =
  /^(Cass\.\s(?:civ|crim|com|soc|ass\.\spl[ée]n)\.?(?:\s\d(?:re|ère|e))?|Cass\.\s\d(?:re|ère|e)\s(?:civ|com|soc|crim)\.?|Conseil\sd[’']État|CE(?:,\s(?:[Aa]ss|[Ss]ect)\.)?|Cons\.\sconst\.|CA\s\p{Lu}\p{L}{2,20}|CAA\s\p{Lu}\p{L}{2,20}|TA\s\p{Lu}\p{L}{2,20}),\s(\d{1,2}(?:er)?\s\p{L}{3,9}\.?\s\d{4})(?:(?:,\s(\p{Lu}[^,;()]{3,80}))?,\s(?:RG\s|req\.\s|pourvoi\s)?n[°o]\s?(\d[\d./–-]{3,14}))?(?:\sQPC|\sDC)?(?:,\s(\p{Lu}[^,;()\d]{2,80}?))?(?:,\s(Lebon|Rec(?:ueil|\.))\s(?:p\.\s)?(\d{1,4}))?(?=[\s,.;]|$)/u;

/** "Cass. civ. 1re, 3 mars 2010, n° 08-21.345": court, day and number of the appeal. */
export function frenchCase(form: LawForm): Case {
  const found = FRENCH.exec(form.text);
  if (found === null) return null;
  const [, court = '', day = '', before, number, behind, series, page] = found;
  form.clear(...READ_AMISS, 'title');
  form.body(court);
  let at = form.text.indexOf(day, court.length);
  form.day(day, at);
  at = form.set('number', number, form.set('title', before, at + day.length));
  // "Bull. civ." names a collection, and no party.
  if (before === undefined && behind !== undefined && !/^(?:Bull|D|JCP|FP|publié)/.test(behind)) at = form.set('title', behind, at);
  form.set('page', page, form.set('container-title', series, at));
  return 'legal_case';
}

const isNamed = (parties: string | undefined): boolean => parties !== undefined && (PARTIES.test(parties) || /^Estate\sof\s/.test(parties));
