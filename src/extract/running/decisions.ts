/**
 * Decisions of courts that the running text cites in full, as briefs, opinions and answers on law do: "Ashcroft v. Iqbal, 556 U.S. 662, 678
 * (2009)", "R v Jordan, 2016 SCC 27", "BGH, Urteil vom 12. Mai 2010 – I ZR 121/08", "Case C-131/12 Google Spain". A name of parties counts only
 * with a reporter, a docket or a year behind it, and numbers without a name only in a form that nothing else has.
 */
import type { Span } from '../../model/document.ts';
import {
  AMERICAN_REPORTERS,
  CANADIAN_COURTS,
  COMMONWEALTH_SERIES,
  NEUTRAL_COURTS,
  OLD_REPORTERS,
  STATE_NUMBERS,
  UNPOINTED_REPORTERS,
} from '../../text/reporters.ts';
import { ABROAD } from './abroad.ts';
import { isParty, isPartyOfUnion, oneParty, partyBefore } from './case-names.ts';
import { FURTHER } from './further-courts.ts';
import { BY_DAY, internationalIn, STRASBOURG, UNION_NUMBER, UNION_PLACE } from './international.ts';

const YEAR = String.raw`(?:1[6-9]|20)\d\d`;
/** "(2d Cir. 2019)", "(CA2 2006)", "(S.D.N.Y. June 22, 2023)", "(1954)". */
const COURT_AND_YEAR = String.raw`\((?:CA\d{1,2}\s|[^()\d]{0,3}(?:\d{1,2}(?:st|nd|rd|th|d)\s)?[^()\d]{0,40}(?:\d{1,2},\s)?)?${YEAR}\)`;
/** Pages within, as they stand behind a first page: ", 570", ", at *3 n.2", ", 678–79", ", 321, n. 6", ", ___". */
const PINS = String.raw`(?:,\s(?:(?:at\s)?(?:¶{1,2}\s?)?\*?\d{1,5}(?:\s?[–-]\s?\*?\d{1,5})?(?:,?\s(?:&\s)?nn?\.\s?\d{1,3})?(?!\s?\p{L}|\d)|_{2,6}(?:[–-]_{2,6})?)){0,6}`;
/** Who reported the earliest decisions of the Supreme Court: "5 U.S. (1 Cranch) 137". */
const NOMINATIVE = String.raw`(?:\s\(\d{1,2}\s\p{Lu}\p{Ll}{2,8}\.?\))?`;
const PRINTED = String.raw`(?:\d{1,4}\s(?:${AMERICAN_REPORTERS})${NOMINATIVE}\s(?:\d{1,8}|_{2,6})|${STATE_NUMBERS})(?!\d|[.,]\d)`;
const DOCKET = String.raw`(?:Case\s|Civ\.\s(?:A|Action)\.?\s|Docket\s)?Nos?\.\s[\dA-Z][\w:.‑–-]{3,30}(?:\s\([A-Z/]{2,8}\)){0,3}`;
const AMERICAN = String.raw`(?:${DOCKET},?\s)?${PRINTED}${PINS}(?:,\s${PRINTED}${PINS}){0,3}(?:\s${COURT_AND_YEAR})?`;
const UNPRINTED = String.raw`${DOCKET}(?:,\sslip\sop\.(?:\sat\s\d{1,3})?)?,?\s${COURT_AND_YEAR}`;
/** Courts of the Commonwealth that number what they decide, and series of reports there. */
const NEUTRAL = `(?:${NEUTRAL_COURTS}|${CANADIAN_COURTS})`;
const SERIES = String.raw`(?:${COMMONWEALTH_SERIES})(?:\s\((?:\dd|\dth|Civ|Crim|Ch|QB|KB|Comm|Admin|Pat|Fam|HL|PC)\))?`;
const NUMBERED = String.raw`\[${YEAR}\]\s(?:${NEUTRAL}|\d{0,2}\s?${SERIES})\s(?:I{1,2}[-‑–])?\d{1,5}(?:\s\((?:Civ|Crim|Ch|QB|KB|Comm|Admin|Pat|Fam|IPEC|SCCO|Costs|TCC|TC|GRC|IAC|AAC|LC|PC|HESC|HL|CA|SC|SCA|A|OJ|AJ|CanLII)\))?`;
const IN_SERIES = String.raw`\(${YEAR}\)\s(?:LR\s)?\d{1,3}\s(?:${SERIES}|HL|CP|Eq)\s\d{1,5}`;
/** "1995 (3) SA 391 (CC)", also of India. */
const SOUTH_AFRICAN = String.raw`${YEAR}\s\(\d{1,2}\)\s(?:SA|SACR|BCLR|SCC|SCR)\s\d{1,5}(?:\s\(\p{Lu}{1,4}\))?`;
const COMMONWEALTH = String.raw`(?:${NUMBERED}|${IN_SERIES}|${YEAR}\s(?:${NEUTRAL})\s\d{1,6}(?:\s\(CanLII\))?|AIR\s${YEAR}\s\p{Lu}[\p{L}&]{1,9}\s\d{1,5}|${YEAR}\sSCC\sOnLine\s\p{Lu}\p{L}{1,8}\s\d{1,5}|${SOUTH_AFRICAN})(?:[,;]\s(?:${NUMBERED}|${IN_SERIES}|${SOUTH_AFRICAN})){0,4}`;
const ARBITRATED = String.raw`\(?(?:ICSID|PCA|SCC|LCIA)\sCase\sNos?\.?\s[\p{Lu}\d](?:[\p{Lu}\d/-]|\([\p{Lu}\d]{1,4}\)){2,20}\)?(?:,?\s(?:Final\s)?(?:Award|Decision\son\s[^,()]{3,40}),?\s\(?\d{1,2}\s\p{Lu}\p{Ll}{2,8}\s${YEAR}\)?)?`;

const BEHIND = [
  String.raw`,\s(?:${AMERICAN}|${UNPRINTED}|${STRASBOURG}|${BY_DAY.join('|')}|${ARBITRATED})`,
  // Copied off a page, the name and the number behind it often touch: "the Home Department[2008] EWCA Civ 694".
  String.raw`(?:,?\s|(?<=[\p{L})])(?=\[))(?:${COMMONWEALTH})`,
  // "Roe v Ministère (Case C-34/09) EU:C:2011:124; [2012] QB 265"
  String.raw`\s\((?:Joined\s)?Cases?\s${UNION_NUMBER}(?:(?:,|,?\sand|\sto)\s${UNION_NUMBER}){0,4}\)(?:,?\s(?:${UNION_PLACE}))?(?:[,;]?\s(?:${NUMBERED})){0,4}`,
  // "Roe v. Poe, T.C. Memo. 2009-22, 97 T.C.M. (CCH) 1090"
  String.raw`,\sT\.\s?C\.\sMemo\.\s(?:No\.\s)?(?:19|20)\d\d-\s?\d{1,4}(?:,\s${PRINTED}${PINS})?`,
  String.raw`,\s\d{1,2}\s(?:${OLD_REPORTERS})\s\d{1,3}${PINS}(?:\s${COURT_AND_YEAR})?`,
  // "141 Nev., Adv. Op. 61, 580 P.3d 101, 108 (2025)"
  String.raw`,\s\d{1,3}\sNev\.,?\sAdv\.\sOp\.(?:\sNo\.)?\s\d{1,3}(?:,\s${PRINTED}${PINS})?(?:\s${COURT_AND_YEAR})?`,
  String.raw`\s(?:${STRASBOURG}|${ARBITRATED}|${STATE_NUMBERS}${PINS})`,
  // "(1979) 23 Cal.3d 673, 677", as courts of California have it.
  String.raw`\s\(${YEAR}\)\s\d{1,4}\s(?:${AMERICAN_REPORTERS})\s\d{1,5}${PINS}`,
  // Without points, only with the year behind.
  String.raw`,\s\d{1,4}\s(?:${UNPOINTED_REPORTERS})\s\d{1,5}${PINS}\s${COURT_AND_YEAR}`,
];
const BEHIND_NAME = new RegExp(`^([^;“”]{2,160}?)(?:${BEHIND.join('|')})`, 'u');
/** A name and a year alone, "Roe v. Wade (1973)", which matches of teams have as well. */
const YEAR_ALONE = new RegExp(String.raw`^([^;“”()]{2,120}?),?\s${COURT_AND_YEAR}`, 'u');
const OF_COURTS =
  /(?<!\p{L})(?:Supreme Court|High Court|Court of Appeals?|Circuit|plaintiffs?|defendants?|[Aa]ppellants?|[Uu]nconstitutional|overruled|case law|(?:Chief |Associate |Mr\.? )Justice|Justices|[Cc]ourts? (?:held|ruled))(?!\p{L})/u;

/** "v." between parties, "c" in Canadian French. */
const AGAINST = /\s(?:vs?\.?|c\.?)\s(?=\p{L}|\d)/gu;

/** Numbers that stand for a decision without a name of parties. */
const NAMELESS: readonly RegExp[] = [
  ...ABROAD,
  ...FURTHER,
  new RegExp(String.raw`(?<![\d.,]|§\s)${PRINTED}${PINS}(?:,\s${PRINTED}${PINS}){0,3}\s${COURT_AND_YEAR}`, 'gu'),
  new RegExp(String.raw`${NUMBERED}(?:[,;]\s${NUMBERED}){0,3}`, 'gu'),
  // "2024 QCCA 144", and of the two courts whose names are words of other texts, only with a number that no match has.
  new RegExp(
    String.raw`(?<![\p{L}\d./])(?<!\d,?\s)${YEAR}\s(?:(?!(?:FC|FCA|SCC|CSC|TCC)\s)(?:${CANADIAN_COURTS})\s\d{1,6}|(?:SCC|CSC|FCA|TCC)\s\d{1,3}|FC\s\d{3,4})(?![\d.,]\d)(?:\s\(CanLII\))?`,
    'gu',
  ),
  /(?<![\p{L}:])EU:[CTF]:\d{4}:\d{1,5}(?!\d)/gu,
  // "CAS 2012/A/2822"
  /(?<!\p{L})(?:CAS|TAS)\s(?:19|20)\d\d\/(?:A|O|ADD|AHD)\/\d{2,5}(?!\d)/gu,
  new RegExp(String.raw`(?<![\d.,]|§\s)\d{1,2}\sOp\.\sO\.L\.C\.\s\d{1,4}${PINS}\s${COURT_AND_YEAR}`, 'gu'),
  // "The Wagon Mound (No 1) [1961] AC 388": a case that is called by its ship.
  new RegExp(
    String.raw`(?<!\p{L})The\s(?:\p{Lu}\p{Ll}{2,20}\s){1,4}(?:[IV]{1,3}\s)?(?:\(Nos?\.?\s\d\)\s)?${NUMBERED}(?:[,;]\s${NUMBERED}){0,3}`,
    'gu',
  ),
  // "BGH, Urteil vom 12. Mai 2010 – I ZR 121/08, BGHZ 185, 330"
  /(?<!\p{L})(?:BVerfG|BGH|BAG|BSG|BVerwG|BFH|BPatG|BayObLG|EuGH|EuG|EGMR|OGH|VfGH|VwGH|KG|(?:OLG|LG|AG|VG|OVG|VGH|KG|FG|ArbG|LAG|SG|LSG)\s\p{Lu}\p{L}{2,20}),?\s(?:Urteil|Beschlu(?:ss|ß)|Urt\.|Beschl\.)\s(?:vom|v\.)\s\d{1,2}\.\s?(?:\d{1,2}\.\s?|\p{L}{3,9}\.?\s)\d{4}(?:\s?[-–—,]\s?(?:Az\.:?\s|Rs\.\s)?[\p{L}\d][\p{L}\d .‑-]{0,16}\s?\d{1,5}\/\d{2})?(?:,\s(?:BVerfGE|BGHZ|BGHSt|BAGE|BSGE|BVerwGE|BFHE|NJW|NZA|NVwZ|NStZ|JZ|GRUR)\s\d{1,4},\s\d{1,5})?/gu,
  // "OGH 12.10.2010, 1 Ob 123/10s"
  /(?<!\p{L})(?:OGH|VfGH|VwGH)\s\d{1,2}\.\s?\d{1,2}\.\s?\d{4},\s(?:\d{1,2}\s?)?\p{Lu}\p{L}{0,6}\s?\d{1,4}\/(?:\d{2}\p{Ll}?|\d{4})(?!\d)/gu,
  /(?<!\p{L})(?:BVerfGE|BGHZ|BGHSt|BVerwGE|BFHE|BAGE|BSGE)\s\d{1,3},\s\d{1,4}(?!\d)|(?<!\p{L})(?:BGE|ATF|DTF)\s\d{1,3}\s[IV]{1,3}[ab]?\s\d{1,4}(?!\d)/gu,
  /(?<!\p{L})ECLI:\p{Lu}{2}:[\p{Lu}\d]{1,7}:\d{4}:[\p{Lu}\d.]{1,25}(?<!\.)/gu,
  // "Cass. civ. 1re, 3 mars 2010, n° 08-21.345", "CE, 12 avril 2002, n° 238689"
  /(?<!\p{L})(?:Cass\.\s(?:civ|crim|com|soc|ass\.\spl[ée]n)\.?(?:\s\d(?:re|ère|e))?|CE(?:,\s(?:Ass|Sect)\.)?|Cons\.\sconst\.|CA\s\p{Lu}\p{L}{2,20}),\s\d{1,2}(?:er)?\s\p{L}{3,9}\s\d{4}(?:,\sn[°o]\s?\d[\d.–-]{3,14})?/gu,
];

/** Letters behind "v." that are looked at. */
const REACH = 420;
const PARTED = /\n\s*\n/;

/** Where full citations stand that begin with parties, in reading order; `plain` is the text, line ends and all. */
function named(text: string): Span[] {
  const law = OF_COURTS.test(text);
  const spans: Span[] = [];
  const take = (start: number, from: number): void => {
    const rest = text.slice(from, from + REACH);
    const found = BEHIND_NAME.exec(rest) ?? (law ? YEAR_ALONE.exec(rest) : null);
    if (found === null || PARTED.test(found[0])) return;
    const [whole, party = ''] = found;
    if (!isParty(party) && !(/^\s\((?:Joined\s)?Case/.test(whole.slice(party.length)) && isPartyOfUnion(party))) return;
    spans.push({ start, end: from + found[0].length });
  };
  for (const found of text.matchAll(AGAINST)) {
    // No name goes back into the citation before it: "(2002) 4 SCC 120 and Roe v. Poe".
    const from = spans.at(-1)?.end ?? 0;
    const first = from > found.index ? 0 : partyBefore(text.slice(from, found.index));
    if (first > 0) take(found.index - first, found.index + found[0].length);
  }
  for (const { start, behind } of oneParty(text)) take(start, behind);
  return spans;
}

/** What became of a decision later, which no other decision's citation is: "cert. denied, 414 U.S. 1008 (1973)". */
const HISTORY =
  /(?:cert\.\s(?:denied|granted|dismissed)|(?:aff|rev)[’']d(?:\s(?:per\scuriam|mem\.|sub\snom\.|on\sother\sgrounds|in\spart))?|affirmed|reversed|vacated(?:\sas\smoot)?|reh[’']g\s(?:en\sbanc\s)?denied|appeal\sd(?:enied|ismissed)|overruled(?:\son\sother\sgrounds)?\sby|(?:aff|rev|vacat|overrul)(?:irmed|ersed|ed|[’'](?:d|g))?\son\sother\sgrounds(?:\s(?:by|sub\snom\.))?|(?:disc(?:retionary)?\.?\s)?rev(?:iew|\.)\s(?:denied|dismissed|granted)|(?:pet|writ|app|appeal)(?:\.|ition)?\s(?:for\s(?:review|cert\.)\s)?(?:denied|filed|ref[’']d(?:\sn\.r\.e\.)?)|(?:aff|rev)[’']g|cert\.\sfiled|modified|amended(?:\sby)?),?\s$/u;

/** Full citations of decisions in running text, in reading order, none within another. */
export function decisionsIn(text: string): Span[] {
  const bare = NAMELESS.flatMap((form) =>
    [...text.matchAll(form)]
      // "Cite as: 569 U. S. ____ (2013)": a page that is not known yet tells no decision.
      .filter(({ index, 0: whole }) => !/_{2}/.test(whole) && !HISTORY.test(text.slice(Math.max(0, index - 60), index)))
      .map(({ index, 0: whole }) => ({ start: index, end: index + whole.length })),
  );
  const all = [...named(text), ...internationalIn(text), ...bare].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Span[] = [];
  for (const span of all) {
    const last = kept.at(-1);
    if (last === undefined) kept.push(withApplication(text, span, 0));
    else if (span.start >= last.end) {
      // The European identifier behind a decision is another name of it.
      const own =
        /^(?:ECLI:)?EU:|^ECLI:/.test(text.slice(span.start, span.start + 8)) && BEFORE_ECLI.test(text.slice(last.end, span.start));
      if (own) kept[kept.length - 1] = { start: last.start, end: span.end };
      else kept.push(withApplication(text, span, last.end));
    }
  }
  return kept;
}

/** Between a decision and its identifier: what it is called, the chamber. */
const BEFORE_ECLI = /^(?:\s\([^()\n]{2,60}\))?,?\s$/;
/** "Application no. 46295/99 " in front of the parties. */
const APPLICATION = /(?<!\p{L})(?:Applications?|App\.|Appl\.|[Rr]equêtes?)\s(?:[Nn]os?\.?|n[°º]s?)\s\d{3,6}\/\d\d(?:,|:)?\s$/u;

/** A decision with the number of its application where that stands before the parties. */
function withApplication(text: string, { start, end }: Span, from: number): Span {
  const before = APPLICATION.exec(text.slice(Math.max(from, start - 60), start))?.[0].length ?? 0;
  return { start: start - before, end };
}
