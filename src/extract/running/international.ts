/**
 * Decisions of courts between states and of the Union, which are not cited by parties and a reporter: by applications ("Roe v. Italy [GC], no.
 * 30814/06, ECHR 2011"), by a case and its number ("Case C-131/12, Google Spain"), by the name of a dispute with the parties behind it
 * ("Pulp Mills on the River Uruguay (Argentina v. Uruguay), Judgment, I.C.J. Reports 2010, p. 14"). What stands behind names of parties is given
 * as patterns, what begins otherwise is found here.
 */
import type { Span } from '../../model/document.ts';
import { isParty, NAMED } from './case-names.ts';

const YEAR = String.raw`(?:1[6-9]|20)\d\d`;
const DAY = String.raw`(?:\d{1,2}\s\p{Lu}\p{Ll}{2,8}|\p{Lu}\p{Ll}{2,8}\.?\s\d{1,2},)\s${YEAR}`;
const APPLICATIONS = String.raw`[Nn]os?\.?\s\d{3,6}\/\d\d(?:(?:,\s|,?\sand\s|\s&\s)\d{3,6}\/\d\d){0,6}`;
const SERIES_A = String.raw`Series\s[AB],?\s[Nn]o\.\s\d{1,3}(?:-[A-Z])?`;
const REPORTS = String.raw`Reports(?:\sof\sJudgments\sand\sDecisions)?\s${YEAR}-[IVX]{1,5}`;
const DETAIL = String.raw`(?:(?:judgment|decision)\sof\s)?${DAY}|§{1,2}\s?\d[\d–-]{0,8}|paras?\.?\s\d{1,4}|\((?:dec|GC|merits|just\ssatisfaction)\.?\)|ECHR\s(?:${YEAR}(?:-[IVX]{1,5})?(?:\s\(extracts\))?|\d{1,4}\b)|${REPORTS}|${SERIES_A}|ECt?HR|p\.\s\d{1,4}`;

/** What follows the parties of a case at Strasbourg. */
export const STRASBOURG: string = String.raw`(?:\[GC\],?\s|\(dec\.\),?\s)?\(?(?:[Aa]ppl?(?:ications?|s?\.)?\s)?${APPLICATIONS}\)?(?:\s\(EC(?:t?HR|mHR),\s(?:${DAY}|${YEAR})\)|(?:,?\s(?:${DETAIL})){0,5})`;

/** Courts that name the kind of what they decided and its day, with a series or a number of the case. */
export const BY_DAY: readonly string[] = [
  String.raw`(?:judgment\sof\s)?${DAY},\s(?:§{1,2}\s?\d[\d–-]{0,8},\s)?(?:${SERIES_A}|${REPORTS})`,
  String.raw`(?:\p{Lu}[\p{L} ]{3,60}[,.]\s){0,2}Judge?ment\sof\s${DAY}(?:[.,]\s(?:Inter-Am\.\sCt\.\sH\.R\.\s)?\(?[Ss]er(?:ies|\.)\sC\)?,?\s[Nn]o\.\s\d{1,3})?`,
  String.raw`(?:Case\s)?Nos?\.\s(?:IT|ICTR|MICT|SCSL|ICC|STL)-[\w/-]{3,24}(?:,\s(?:(?:Trial|Appeals?)\s(?:Chamber\s)?)?(?:Judge?ment|Decision|Opinion)(?:\s[\p{L} ]{2,60})?)?(?:,?\s\(?${DAY}\)?)?`,
];

/** The number of a case before the courts of the Union. */
export const UNION_NUMBER: string = String.raw`(?:[CTEF][-‑–])?\d{1,4}\/\d\d(?!\d|\/)(?:\s(?:P|PPU)\b)?`;
/** "Case C-131/12", "Joined Cases C-293/12 and C-594/12", and numbers alone where an identifier follows. */
const UNION = new RegExp(
  String.raw`(?<![\p{L}\d./-])(?:(?:Joined\s)?(?:Cases?|Rechtssachen?|Rs\.|[Aa]ffaires?|Asuntos?|Causa|[Pp]rocessos?(?:\sn(?:úmeros?|\.ºs?))?|[Zz]a(?:ak|ken)|[Mm]ål(?:en)?|[Ss]praw(?:a|y|ie)|[Cc]auz(?:a|ele))\s)?${UNION_NUMBER}(?:(?:,|,?\s(?:and|to|und|et|y|e))\s${UNION_NUMBER}){0,6}`,
  'gu',
);
/** Where the courts of the Union have what they decided: by identifier or in their reports. */
export const UNION_PLACE: string = String.raw`(?:ECLI:)?EU:[CTF]:\d{4}:\d{1,5}|\[${YEAR}\]\sECR(?:-SC)?\s(?:[I]{1,2}[-‑–])?\d{1,5}`;
const PLACED = new RegExp(String.raw`^,?\s(?:([^;:()[\]“”]{3,120}?)(?:\s\(.{2,30}?\))?,?\s)?\(?(?:${UNION_PLACE})\)?`, 'u');
const NAME_BEHIND = /^,?\s(\p{Lu}[^;:()[\]“”]{2,90}?)(?=[,.;)]|\s\()/u;

/** "judgment of 13 May 2014, Google Spain, " before the number. */
const DAY_BEFORE = new RegExp(
  String.raw`(?:[Jj]udge?ments?|[Oo]rders?|[Aa]rrêts?|[Uu]rteile?|[Ss]entencias?|[Ss]entenze?a?)\s(?:of|du|vom|de|del)\s(?:${DAY}|\d{1,2}\.?\s(?:de\s)?\p{L}{3,10}\s(?:de\s)?${YEAR}|\d{1,2}\.\d{1,2}\.${YEAR}),\s(?:[^;()“”\n]{2,90},\s)?$`,
  'u',
);

function unionCases(text: string): Span[] {
  return [...text.matchAll(UNION)].flatMap(({ index: number, 0: head }): Span[] => {
    const end = number + head.length;
    const day = DAY_BEFORE.exec(text.slice(Math.max(0, number - 170), number))?.[0] ?? '';
    const index = number - day.length;
    const behind = text.slice(end, end + 200);
    const placed = PLACED.exec(behind);
    if (placed !== null && !/[.?!]\s\p{Ll}/u.test(placed[1] ?? '')) {
      // The bracket behind "(Joined Cases C-6/90 and C-9/90, EU:C:1991:428)" is the sentence's.
      const shut = placed[0].endsWith(')') && !placed[0].includes('(') ? 1 : 0;
      return [{ start: index, end: end + placed[0].length - shut }];
    }
    // Without a place, only what is called a case and bears the letter of a court.
    if (!/^\p{L}{2,14}\.?\s.{0,8}[CTEF][-‑–]\d/u.test(head)) return [];
    const name = NAME_BEHIND.exec(behind);
    const named = name !== null && isParty(name[1]?.replace(/\sv\.?\s/, ' and ') ?? '');
    return [{ start: index, end: named ? end + name[0].length : end }];
  });
}

/** Reports of the courts at The Hague. */
const HAGUE = new RegExp(
  String.raw`(?<!\p{L})(?:I\.?C\.?J\.?\s(?:Reports?|Rep\.?)\s\(?${YEAR}\)?,?\s(?:\(\p{Lu}{1,4}\),?\s)?(?:p\.\s?|at\s)?\d{1,4}|\[?\(?${YEAR}[\])]?\sI\.?C\.?J\.?(?:\s(?:Reports?|Rep\.?))?\s\d{1,4}(?:\s\(\p{Lu}\p{Ll}{2,8}\.?\s\d{1,2}\))?|(?:${YEAR},\s)?P\.?C\.?I\.?J\.?,?\s\(?[Ss]er(?:ies|\.)\sA(?:\/B)?\)?,?\s\(?[Nn]o\.\s\d{1,2}\)?)(?:,\s(?:paras?\.?|¶{1,2}|§{1,2})\s\d{1,4}(?:[–-]\d{1,4})?)?`,
  'gu',
);
/** What was decided, between the name and the report. */
const STAGE = new RegExp(
  String.raw`(?:,?\s\(?(?:Judge?ment|Merits|Advisory\sOpinion|Order|Preliminary\sObjections?|Provisional\sMeasures|Jurisdiction(?:\sand\sAdmissibility)?|Compensation|Second\sPhase)(?:\sof\s${DAY})?\)?){0,4},?\s$`,
  'u',
);
const BETWEEN = /\s\([^()]{2,140}(?:\sv\.?\s|\/)[^()]{2,140}\)$/u;
/** Small words in names of disputes. */
const SMALL =
  /^(?:of|the|and|or|in|on|against|with|by|between|for|to|over|from|a|at|de|la|v\.?|concerning|relating|regarding|within|into)$/u;
/** What the names of disputes stand behind. */
const BEFORE_NAME = /^(?:ICJ|I\.C\.J\.|PCIJ|P\.C\.I\.J\.|Court|Chamber|Tribunal|See|Cf|Also|In|As|So|Both|Under|Per|The|Its|Judge)[.,]?$/u;
const FIRM = /^(?:Company|Limited|Ltd|Corporation|Inc)[.,]?$/u;
const [LOOKED_BACK, MOST_WORDS] = [420, 26];

/** How many letters at the end of `before` are the name of a dispute, with what was decided in it; 0 for none. */
function disputeBefore(before: string): number {
  const stage = STAGE.exec(before)?.[0] ?? '';
  const named = before.slice(0, before.length - stage.length);
  const parties = BETWEEN.exec(named)?.[0] ?? '';
  const title = named.slice(0, named.length - parties.length);
  const tokens = [...title.matchAll(/\S{1,40}/g)].slice(-MOST_WORDS);
  let from = tokens.length;
  // "Roe Traction, Light and Power Company, Limited": names of firms hold commas.
  let firm = false;
  for (let i = tokens.length - 1; i >= 0; i -= 1) {
    const word = tokens[i]?.[0] ?? '';
    const quoted = /^["“].+["”]$/u.test(word);
    firm ||= FIRM.test(word);
    const joined = firm && /^\p{Lu}.*,$/u.test(word);
    if (i < tokens.length - 1 && !quoted && !joined && /[,.;:!?)”"\]]$/.test(word) && !/^(?:\p{Lu}\.){1,6}$|^v\.$/u.test(word)) break;
    if (BEFORE_NAME.test(word) || !(NAMED.test(word) || SMALL.test(word))) break;
    if (NAMED.test(word)) from = i;
  }
  const first = tokens[from];
  if (first === undefined) return stage === '' || parties === '' ? 0 : before.length - title.length - 1;
  return before.length - first.index - (/^[("“‘]/u.test(first[0]) && !/["”]$/u.test(first[0]) ? 1 : 0);
}

function atTheHague(text: string): Span[] {
  return [...text.matchAll(HAGUE)].map(({ index, 0: report }) => ({
    start: index - disputeBefore(text.slice(Math.max(0, index - LOOKED_BACK), index)),
    end: index + report.length,
  }));
}

const OTHERS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:Appellate\sBody|Panel)\sReports?,\s[^;()“”]{5,160}?,\sWT\/DS\d{1,3}(?:\/AB)?\/RW?\b(?:,\s(?:para\.\s\d{1,4},\s)?adopted\s${DAY})?`,
    'gu',
  ),
  // "Der EuGH (Urteil vom 16. Juli 2020, C-311/18)", "CJEU, judgment of 16 July 2020, Case C-311/18"
  /(?<!\p{L})(?:EuGH|EuG|CJEU|CJUE|ECJ|TJUE|CGUE|Court of Justice(?: of the European Union)?),?\s\(?(?:Urteil|Urt\.|Beschluss|[Jj]udgment|[Oo]rder|[Aa]rrêt|[Ss]entencia|[Ss]entenza)\s(?:vom|v\.|of|du|de|del)\s\d{1,2}\.?\s(?:de\s)?(?:\d{1,2}\.\s?|\p{L}{3,10}\.?\s)(?:de\s)?\d{4}\s?[-–—,]\s?(?:Rs\.\s|Rechtssache\s|Case\s|aff\.\s|asunto\s|causa\s)?[CT][-‑–]\d{1,4}\/\d\d(?:\s(?:P|PPU)\b)?\)?/gu,
];

/** Where decisions of such courts are cited that begin with no parties, in no order; they may lie over one another. */
export function internationalIn(text: string): Span[] {
  const others = OTHERS.flatMap((form) =>
    [...text.matchAll(form)].map(({ index, 0: whole }) => ({
      start: index,
      end: index + (whole.endsWith(')') && !whole.includes('(') ? whole.length - 1 : whole.length),
    })),
  );
  return [...unionCases(text), ...atTheHague(text), ...others];
}
