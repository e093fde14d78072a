/**
 * Decisions that are cited by less, or by other things, than parties and a printed reporter (a data base, a state's own count, parties and a year alone,
 * French and German series), and those of courts between states, of tribunals and of the Union ("Case 26/62 Van Gend en Loos [1963] ECR 1"): as with
 * the readers of law/cases.ts, each sets what its form says and gives the type, or gives null and leaves everything as it was.
 */
import { AMERICAN_REPORTERS, CANADIAN_COURTS, COMMONWEALTH_SERIES, NEUTRAL_COURTS } from '../../../text/reporters.ts';
import { courtsNumber, PARTIES, READ_AMISS } from './cases.ts';
import type { LawForm } from './form.ts';

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
  /^([^[\]]{2,160}?),?\s(?:(AIR)\s((?:19|20)\d\d)\s(\p{Lu}[\p{L}&]{1,9})\s(\d{1,5})|((?:19|20)\d\d)\s\((\d{1,2})\)\s(SA|SACR|BCLR|SCC|SCR)\s(\d{1,5}))/u;

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

const COURT_ALONE = new RegExp(`^\\[?(${YEAR})\\]?\\s(${NEUTRAL_COURTS}|${CANADIAN_COURTS})\\s(\\d{1,6})(?=[\\s,.;(]|$)`, 'u');
const REPORT_ALONE = new RegExp(`^\\[(${YEAR})\\]\\s(?:(\\d{1,2})\\s)?(${COMMONWEALTH_SERIES})\\s(\\d{1,5})(?=[\\s,.;(]|$)`, 'u');

/** "[2018] UKUT 156 (TCC)", "2024 QCCA 144", "[2018] 3 CMLR 28": the court's own number, or the place in a series, without parties. */
export function commonwealthAlone(form: LawForm): Case {
  const numbered = COURT_ALONE.exec(form.text);
  const found = numbered ?? REPORT_ALONE.exec(form.text);
  if (found === null) return null;
  const [, year = '', second, third, page] = found;
  form.clear(...READ_AMISS, 'title', 'issued');
  form.day(year, form.text.indexOf(year));
  if (numbered !== null) form.set('number', third, form.set('container-title', second, 4));
  else form.set('page', page, form.set('container-title', third, form.set('volume', second, 5)));
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

const BETWEEN_STATES_YEAR = String.raw`(?:1[6-9]|20)\d\d`;
const DAY = String.raw`(?:\d{1,2}\s\p{L}{3,9}|\p{Lu}\p{Ll}{2,8}\.?\s\d{1,2},)\s${BETWEEN_STATES_YEAR}`;
const ALL_AMISS = [...READ_AMISS, 'title', 'genre', 'note', 'issued'] as const;

const STAGES = String.raw`(?:,?\s\(?(?:Judge?ment|Merits|Advisory\sOpinion|Order|Preliminary\sObjections?|Provisional\sMeasures|Jurisdiction(?:\sand\sAdmissibility)?|Compensation|Second\sPhase|Reparations[^,;.]{0,40})(?:\sof\s${DAY})?\)?){0,4}`;
const HAGUE = new RegExp(
  String.raw`^(?:(.{3,300}?)${STAGES},?\s)?(?:(I\.?C\.?J\.?\s(?:Reports?|Rep\.?))\s\(?(${BETWEEN_STATES_YEAR})\)?,?\s(?:\(\p{Lu}{1,4}\),?\s)?(?:p\.\s?|at\s)?(\d{1,4})|\[?\(?(${BETWEEN_STATES_YEAR})[\])]?\s(I\.?C\.?J\.?(?:\s(?:Reports?|Rep\.?))?)\s(\d{1,4})|(?:(${BETWEEN_STATES_YEAR}),?\s)?(P\.?C\.?I\.?J\.?,?\s\(?[Ss]er(?:ies|\.)\sA(?:\/B)?)\)?,?\s\(?[Nn]o\.\s(\d{1,2}))(?!\d)`,
  'u',
);

/** The courts at The Hague: the dispute with its parties, and the report that prints it. */
export function hagueCase(form: LawForm): Case {
  const found = /I\.?C\.?J|C\.?I\.?J/.test(form.text) ? HAGUE.exec(form.text) : null;
  if (found === null) return null;
  const [, name, reports, year, page, yearBefore, reportsBehind, pageBehind, yearOfSeries, series, number] = found;
  form.clear(...ALL_AMISS);
  const at = form.set('title', name, 0);
  const when = year ?? yearBefore ?? yearOfSeries;
  if (when !== undefined) form.day(when, form.text.indexOf(when, at));
  const printed = form.set('container-title', reports ?? reportsBehind ?? series, at);
  form.set('page', page ?? pageBehind, year === undefined ? printed : form.text.indexOf(year, printed) + year.length);
  form.set('number', number, printed);
  return 'legal_case';
}

const BY_DAY = new RegExp(
  String.raw`^(.{2,80}?\sv\.\s[^,]{2,80}?)(?:,\s(?:(?:judgment\sof\s)?(${DAY}),\s(?:§{1,2}\s?\d[\d–-]{0,8},\s)?(?:(Series\s[AB]),?\s[Nn]o\.\s(\d{1,3}(?:-[A-Z])?)|(Reports(?:\sof\sJudgments\sand\sDecisions)?)\s(${BETWEEN_STATES_YEAR}-[IVX]{1,5}))|(?:[\p{Lu}][\p{L} ]{3,60}[,.]\s){0,2}Judge?ment\sof\s(${DAY})))(?:[.,]\s(?:Inter-Am\.\sCt\.\sH\.R\.\s)?\(?([Ss]er(?:ies|\.)\sC)\)?,?\s[Nn]o\.\s(\d{1,3}))?`,
  'u',
);

/** The courts of human rights, where they are cited by the day and a series of their own. */
export function judgmentInSeries(form: LawForm): Case {
  const found = /Series [AB]|Judge?ment of|Reports [\do]/.test(form.text) ? BY_DAY.exec(form.text) : null;
  if (found === null) return null;
  const [, parties, day, series, number, reports, volume, dayInWords, seriesBehind, numberBehind] = found;
  form.clear(...ALL_AMISS);
  const at = form.set('title', parties, 0);
  const when = day ?? dayInWords ?? '';
  form.day(when, form.text.indexOf(when, at));
  const printed = form.set('container-title', series ?? reports ?? seriesBehind, form.text.indexOf(when, at) + when.length);
  form.set('volume', volume, printed);
  form.set('number', number ?? numberBehind, printed);
  return 'legal_case';
}

const TRIBUNAL = /^(.{3,120}?),\s(?:Case\s)?Nos?\.\s((?:IT|ICTR|MICT|SCSL|ICC|STL)-[\w/-]{3,24})(?![\w/])/u;
const WHEN = new RegExp(DAY, 'u');

/** "Prosecutor v. Tadić, Case No. IT-94-1-A, Judgement, 15 July 1999": tribunals that try persons. */
export function tribunalCase(form: LawForm): Case {
  const found = TRIBUNAL.exec(form.text);
  if (found === null) return null;
  const [whole, parties, number] = found;
  form.clear(...ALL_AMISS);
  form.set('number', number, form.set('title', parties, 0));
  const day = WHEN.exec(form.text.slice(whole.length, whole.length + 120));
  if (day !== null) form.day(day[0], whole.length + day.index);
  return 'legal_case';
}

const UNION =
  /^(?:(?:Joined\s)?(?:Cases?|Rs\.|Rechtssache|Affaires?|Asuntos?|Causa)\s)?([CTF][-‑–]\d{1,4}\/\d\d|\d{1,4}\/\d\d)(?!\d|\/)(?:(?:,|,?\s(?:and|to|und|et))\s(?:[CTF][-‑–])?\d{1,4}\/\d\d){0,8},?\s(?:([^;:()[\]]{3,160}?)(?:\s\([^()]{2,30}\))?,?\s)?\(?(?:(?:ECLI:)?EU:[CTF]:(\d{4}):\d{1,5}|\[(\d{4})\]\s(ECR(?:-SC)?)\s((?:I{1,2}[-‑–])?\d{1,5}))/u;
const BRACKETED =
  /^(EuGH|EuG|CJEU|CJUE|ECJ|TJUE|CGUE),?\s\(?(Urteil|Urt\.|Beschluss|[Jj]udgment|[Oo]rder|[Aa]rrêt)\s(?:vom|v\.|of|du)\s(\d{1,2}\.?\s(?:\d{1,2}\.\s?|\p{L}{3,10}\.?\s)\d{4})\s?[-–—,]\s?(?:Rs\.\s|Rechtssache\s|Case\s|aff\.\s)?([CT][-‑–]\d{1,4}\/\d\d)/u;

/** Cases of the courts of the Union whose number has no letter, or no word before it, and those cited by court and day. */
export function unionCase(form: LawForm): Case {
  const found = /EU:[CTF]:|\]\sECR/.test(form.text) ? UNION.exec(form.text) : null;
  if (found !== null) {
    const [, number, name, year, reportYear, reports, page] = found;
    form.clear(...ALL_AMISS, 'publisher-place');
    const at = form.set('title', name, form.set('number', number, 0));
    const when = year ?? reportYear ?? '';
    form.day(when, form.text.indexOf(when, at));
    form.set('page', page, form.set('container-title', reports, at));
    return 'legal_case';
  }
  const dated = /[CT][-‑–]\d/.test(form.text) ? BRACKETED.exec(form.text) : null;
  if (dated === null) return null;
  const [, court = '', kind, day = '', number] = dated;
  form.clear(...ALL_AMISS);
  form.body(court);
  const at = form.text.indexOf(day, form.set('genre', kind, court.length));
  form.day(day, at);
  form.set('number', number, at + day.length);
  return 'legal_case';
}

const TRADE = new RegExp(
  String.raw`^(Appellate\sBody|Panel)\sReports?,\s(.{5,200}?),\s(WT\/DS\d{1,3}(?:\/AB)?\/RW?)(?!\w)(?:.{0,40}?adopted\s(${DAY}))?`,
  'u',
);

/** Reports of panels and of the Appellate Body on trade. */
export function tradeReport(form: LawForm): Case {
  const found = form.text.includes('WT/DS') ? TRADE.exec(form.text) : null;
  if (found === null) return null;
  const [, body = '', name, number, day] = found;
  form.clear(...ALL_AMISS);
  form.body(body);
  const at = form.set('number', number, form.set('title', name, body.length));
  if (day !== undefined) form.day(day, form.text.indexOf(day, at));
  return 'legal_case';
}

const OF_EUROPE =
  /^(C[JG]UE|CJCE|TPICE|TJUE|CEDH|TEDH)(?:,?\s(?:gr\.\sch\.|GC))?,\s(\d{1,2}(?:er)?\s(?:de\s)?\p{L}{3,10}\s(?:de\s)?(?:19|20)\d\d),\s([^\d,][^,]{1,120}),\s(?:aff\.\s(?:jointes\s)?|asunto\s|causa\s|req\.\s)?(?:n[°o.]\s?)?((?:[CTF][-‑])?\d{1,5}\/\d\d)(?!\d)/u;

/** The European courts by their short names in French, Spanish and Italian: "CJUE, 6 octobre 2015, Schrems, aff. C-362/14". */
export function courtOfEurope(form: LawForm): Case {
  const found = OF_EUROPE.exec(form.text);
  if (found === null) return null;
  const [, court = '', day = '', name, number] = found;
  form.clear(...ALL_AMISS);
  form.body(court);
  const at = form.text.indexOf(day, court.length);
  form.day(day, at);
  form.set('number', number, form.set('title', name, at + day.length));
  return 'legal_case';
}
