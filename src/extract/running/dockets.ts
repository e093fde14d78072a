/**
 * Numbers that courts give to what they decide, as they stand alone later on: "BGH, I ZR 121/08, Rn. 15", "Urteil 4A_123/2020 E. 4", "Case
 * C-131/12, paragraph 81", "[2015] UKSC 5 at [25]", "Roe, 2017 UT 2, ¶ 13". Such a number means the decision that was cited with it before.
 */
import type { Span } from '../../model/document.ts';
import { AMERICAN_REPORTERS, CANADIAN_COURTS, GERMAN_JOURNALS, NEUTRAL_COURTS, STATE_NUMBERS } from '../../text/reporters.ts';

const YEAR = String.raw`(?:1[89]|20)\d\d`;
const NUMBERS: readonly string[] = [
  String.raw`[IVX]{1,5}a?\s(?:ZR|ZB|ZA|ARZ|StR|R|B)\s\d{1,4}\/\d{2}`,
  String.raw`\d{1,2}\s(?:BvR|BvL|BvF|BvE|BvQ|StR|AZR|ABR|AZB|[UWOT])\s\d{1,4}\/\d{2}`,
  String.raw`\d{1,2}\s(?:CN|BN|C|B)\s\d{1,4}\.\d{2}`,
  String.raw`\d{1,2}\s?Ob(?:A|S)?\s?\d{1,4}\/\d{2}\p{Ll}`,
  String.raw`\d[A-H]_\d{1,4}\/\d{4}`,
  String.raw`[CTF][-‑–]\d{1,4}\/\d\d(?:\sP)?`,
  String.raw`\d{3,6}\/\d{2}`,
  String.raw`\d{2}-\d{2}\.\d{3}`,
  String.raw`(?<=n[°º]\s?)\d{6}`,
  String.raw`ECLI:\p{Lu}{2}:[\p{Lu}\d]{1,7}:\d{4}:[\p{Lu}\d.]{1,25}(?<!\.)`,
  String.raw`\[${YEAR}\]\s(?:${NEUTRAL_COURTS})\s\d{1,5}`,
  String.raw`${YEAR}\s(?:${CANADIAN_COURTS})\s\d{1,6}`,
  String.raw`(?:BGE|ATF|DTF)\s\d{1,3}\s[IV]{1,3}[ab]?\s\d{1,4}`,
  String.raw`(?:BVerfGE|BGHZ|BGHSt|BVerwGE|BFHE|BAGE|BSGE)\s\d{1,3},\s\d{1,4}`,
  String.raw`(?:${GERMAN_JOURNALS})\s${YEAR},\s\d{1,6}`,
  String.raw`RS\d{5,8}`,
];
/** "Roe, 2017 UT 2, ¶ 13", "Roe, 290 Wis. 2d 380, ¶17": the same place again. */
const PLACES: readonly string[] = [STATE_NUMBERS, String.raw`\d{1,4}\s(?:${AMERICAN_REPORTERS})\s\d{1,5}(?!\sat\s)`];
const DOCKET = new RegExp(String.raw`(?<![\p{L}\d./_-])(?:${NUMBERS.join('|')})(?![\p{L}\d/])`, 'gu');
const DOCKET_OR_PLACE = new RegExp(String.raw`(?<![\p{L}\d./_-])(?:${NUMBERS.join('|')}|${PLACES.join('|')})(?![\p{L}\d/])`, 'gu');
/** Italian numbers, which begin anew each year: "12 marzo 2010, n. 1234", "n. 1234/2010", "n. 1234 del 2010"; laws are counted so as well. */
const OF_A_YEAR = new RegExp(
  String.raw`\s\p{Ll}{4,9}\s(${YEAR}),\sn\.\s(\d{1,6})(?!\d)|(?<!\p{L})(?<!(?:legge|l\.|d\.lgs\.|d\.l\.|d\.P\.R\.)\s)n\.\s(\d{1,6})(?:\sdel\s|\/)(${YEAR})(?!\d)`,
  'gu',
);
/** What stands before a number that is cited again. */
const COURT_BEFORE =
  /(?:(?<!\p{L})(?:BGH|BVerfG|BVerwG|BAG|BSG|BFH|OGH|BGer|EuGH|EuG|CJEU|CJUE|OLG\s\p{Lu}\p{L}{2,16}|KG|LG\s\p{Lu}\p{L}{2,16}|[Uu]rteil|[Bb]eschluss|[Ee]ntscheid|[Aa]rrêt|[Cc]ase|Rs\.|Az\.|[Aa]ffaire|aff\.|[Aa]sunto|[Cc]ausa|n[°º]|no\.)[,:]?\s){1,3}$/u;
const PLACE_BEHIND =
  /^(?:,?\s(?:a\.\s?a\.\s?O\.|aaO|préc(?:ité(?:e|s|es)?|\.)|cited\sabove|cit\.))?(?:,?\s(?:at\s)?((?:Rn|Rz|Tz|E|consid|r\.o|FJ|pt)\.?\s\d{1,4}(?:\.\d{1,3}){0,3}|\[\d{1,4}\]|(?:paras?\.?|paragraphs?|points?|¶{1,2}|§{1,2})\s?\d{1,4}(?:[–-]\d{1,4})?))?/u;

export interface Docket {
  readonly span: Span;
  /** As it is compared. */
  readonly key: string;
  readonly locator?: string;
}

/** All such numbers of a text, each with the court before it and the place behind it, in reading order; with `places` also reporters and pages. */
export function docketsIn(text: string, places = false): Docket[] {
  const docket = (index: number, number: string, key: string): Docket => {
    const before = COURT_BEFORE.exec(text.slice(Math.max(0, index - 70), index))?.[0].length ?? 0;
    const end = index + number.length;
    const [behind = '', locator] = PLACE_BEHIND.exec(text.slice(end, end + 60)) ?? [];
    return { span: { start: index - before, end: end + behind.length }, key, ...(locator === undefined ? {} : { locator }) };
  };
  const plain = [...text.matchAll(places ? DOCKET_OR_PLACE : DOCKET)].map(({ index, 0: number }) =>
    docket(index, number, number.toLowerCase().replace(/[\s.]/g, '').replace(/[‑–]/g, '-')),
  );
  const yearly = [...text.matchAll(OF_A_YEAR)].map(({ index, 0: words, 1: year, 2: number, 3: first = number, 4: of = year }) =>
    docket(index, words, `n.${first}/${of}`),
  );
  return [...plain, ...yearly].sort((a, b) => a.span.start - b.span.start);
}
