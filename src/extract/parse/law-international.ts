/**
 * Decisions of courts between states, of tribunals and of the Union by their form: "Pulp Mills (Argentina v. Uruguay), Judgment, I.C.J. Reports 2010,
 * p. 14", "Soering v. the United Kingdom, 7 July 1989, Series A no. 161", "Case 26/62 Van Gend en Loos [1963] ECR 1". As the readers of
 * law-cases.ts: each sets what its form says and gives the type, or gives null and leaves everything as it was.
 */
import { READ_AMISS } from './law-cases.ts';
import type { LawForm } from './law-form.ts';

type Case = 'legal_case' | null;
const YEAR = String.raw`(?:1[6-9]|20)\d\d`;
const DAY = String.raw`(?:\d{1,2}\s\p{L}{3,9}|\p{Lu}\p{Ll}{2,8}\.?\s\d{1,2},)\s${YEAR}`;
const ALL_AMISS = [...READ_AMISS, 'title', 'genre', 'note', 'issued'] as const;

const STAGES = String.raw`(?:,?\s\(?(?:Judge?ment|Merits|Advisory\sOpinion|Order|Preliminary\sObjections?|Provisional\sMeasures|Jurisdiction(?:\sand\sAdmissibility)?|Compensation|Second\sPhase|Reparations[^,;.]{0,40})(?:\sof\s${DAY})?\)?){0,4}`;
const HAGUE = new RegExp(
  String.raw`^(?:(.{3,300}?)${STAGES},?\s)?(?:(I\.?C\.?J\.?\s(?:Reports?|Rep\.?))\s\(?(${YEAR})\)?,?\s(?:\(\p{Lu}{1,4}\),?\s)?(?:p\.\s?|at\s)?(\d{1,4})|\[?\(?(${YEAR})[\])]?\s(I\.?C\.?J\.?(?:\s(?:Reports?|Rep\.?))?)\s(\d{1,4})|(?:(${YEAR}),?\s)?(P\.?C\.?I\.?J\.?,?\s\(?[Ss]er(?:ies|\.)\sA(?:\/B)?)\)?,?\s\(?[Nn]o\.\s(\d{1,2}))(?!\d)`,
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
  String.raw`^(.{2,80}?\sv\.\s[^,]{2,80}?)(?:,\s(?:(?:judgment\sof\s)?(${DAY}),\s(?:§{1,2}\s?\d[\d–-]{0,8},\s)?(?:(Series\s[AB]),?\s[Nn]o\.\s(\d{1,3}(?:-[A-Z])?)|(Reports(?:\sof\sJudgments\sand\sDecisions)?)\s(${YEAR}-[IVX]{1,5}))|(?:[\p{Lu}][\p{L} ]{3,60}[,.]\s){0,2}Judge?ment\sof\s(${DAY})))(?:[.,]\s(?:Inter-Am\.\sCt\.\sH\.R\.\s)?\(?([Ss]er(?:ies|\.)\sC)\)?,?\s[Nn]o\.\s(\d{1,3}))?`,
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
