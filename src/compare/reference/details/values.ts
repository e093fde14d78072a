/**
 * One value beside another: a volume, an issue, pages, an edition. `same`, `other`, or `open` where the two are not of one form, for then
 * both may be right: a year for a volume, an issue that is a month or the journal's whole number, an article's number for its pages, a
 * supplement's pages, one page out of the work. Reads strings; which record may speak is told elsewhere.
 */

export type Beside = 'same' | 'other' | 'open';

/** Pages as printed: "S12–S19" bears the mark of an S before the number, is first 12 and last 19; "1291–9" ends at 1299. */
export interface Pages {
  /** Letters before and behind the number, in small ones. */
  readonly mark: string;
  readonly first: number;
  /** Null where only one page, or an article's number, is given. */
  readonly last: number | null;
}

const ROMAN = /^(?=[ivxlc])c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;
const WORTH: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function ofRoman(text: string): number | null {
  if (!ROMAN.test(text)) return null;
  const worths = [...text].map((sign) => WORTH[sign] ?? 0);
  return worths.reduce((sum, worth, at) => sum + (worth < (worths[at + 1] ?? 0) ? -worth : worth), 0);
}

/** A number that stands alone, in digits or Roman ones, behind the words that announce it; null for all else. */
export function plainNumber(text: string | undefined): number | null {
  const bare = (text ?? '')
    .trim()
    .toLowerCase()
    .replace(/^(?:volumes?|vols?|bd|band|issue|numbers?|nr|no|heft|v|n|#)[.:°º]?\s{0,2}(?=[\divxlc])/, '')
    .replace(/[.,;:]$/, '');
  // An X stands for a number that somebody did not know.
  return /^\d{1,6}$/.test(bare) ? Number(bare) : /^x+$/.test(bare) ? null : ofRoman(bare);
}

const isYear = (value: number): boolean => value >= 1800 && value <= 2100;

/** Two volumes. A volume that is called by its year has a number beside it. */
export function volumesBeside(cited: string | undefined, found: string | undefined): Beside {
  const [ours, theirs] = [plainNumber(cited), plainNumber(found)];
  if (ours === null || theirs === null || theirs === 0 || ours === 0) return 'open';
  if (ours === theirs) return 'same';
  return isYear(ours) || isYear(theirs) ? 'open' : 'other';
}

/** Issues above this may be counted through from the journal's first, and months end here. */
const ISSUES_OF_A_YEAR = 12;

/** Two issues: only those of a year's own count are compared. */
export function issuesBeside(cited: string | undefined, found: string | undefined): Beside {
  const [ours, theirs] = [plainNumber(cited), plainNumber(found)];
  if (ours === null || theirs === null || ours === 0 || theirs === 0) return 'open';
  if (ours === theirs) return 'same';
  return ours <= ISSUES_OF_A_YEAR && theirs <= ISSUES_OF_A_YEAR ? 'other' : 'open';
}

/** Two editions, by their numbers. */
export function editionsBeside(cited: string | undefined, found: string | undefined): Beside {
  const number = (text: string | undefined): number | null =>
    plainNumber((text ?? '').toLowerCase().replace(/^(\d{1,3})(?:st|nd|rd|th|\.)?(?:\s?(?:ed|edn|edition|auflage|aufl)\.?)?$/, '$1'));
  const [ours, theirs] = [number(cited), number(found)];
  if (ours === null || theirs === null) return 'open';
  return ours === theirs ? 'same' : 'other';
}

/** Pages out of a field; null for what is no plain page or stretch of pages: several stretches, a count of pages, words. */
export function readPages(text: string | undefined): Pages | null {
  const found = /^(?:pp?\.?\s?)?([a-z]{0,3})\s?(\d{1,9})([a-z]?)(?:\s?[-‐‑‒–—−]{1,3}\s?([a-z]{0,3})\s?(\d{1,9})([a-z]?))?\.?$/i.exec(
    (text ?? '').trim(),
  );
  if (found === null) return null;
  const [, letters = '', first = '', behind = '', ends = '', end, endsBehind = ''] = found;
  const mark = `${letters}|${behind}`.toLowerCase();
  const one = { mark, first: Number(first), last: null };
  if (end === undefined) return one;
  if ((ends !== '' && ends.toLowerCase() !== letters.toLowerCase()) || (endsBehind !== '' && endsBehind !== behind)) return null;
  const whole = Number(end.length < first.length ? first.slice(0, first.length - end.length) + end : end);
  // "157–6" cannot be; its first page is still what is cited.
  return whole < one.first ? one : { ...one, last: whole };
}

/** Numbers of so many digits are articles' and not pages'. */
const ARTICLE_DIGITS = 5;

/** Whether one side may be an article's number and the other its pages: many digits that stand alone, and another count of them. */
function otherForm(ours: Pages, theirs: Pages): boolean {
  const [a, b] = [String(ours.first).length, String(theirs.first).length];
  const isNumber = ({ last }: Pages, digits: number): boolean => last === null && digits >= ARTICLE_DIGITS;
  return a !== b && isNumber(ours, a) !== isNumber(theirs, b);
}

/**
 * Two statements of pages. Pages within the work's own are a place in it; a work whose record begins at page 1 may be counted by
 * itself, as papers are that are online before they are printed; numbers of articles stand beside numbers of articles only. Last pages are
 * not compared: catalogues count an empty page behind the work as often as not.
 */
export function pagesBeside(cited: string | undefined, found: string | undefined): Beside {
  const [ours, theirs] = [readPages(cited), readPages(found)];
  if (ours === null || theirs === null) return 'open';
  if (ours.first === theirs.first) return 'same';
  if (ours.mark !== theirs.mark || otherForm(ours, theirs) || ours.first <= 1 || theirs.first <= 1) return 'open';
  const last = theirs.last ?? theirs.first;
  return ours.first >= theirs.first && (ours.last ?? ours.first) <= last ? 'open' : 'other';
}
