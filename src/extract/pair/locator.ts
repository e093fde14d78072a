/**
 * The place that a citation names within its source: section, article, clause, page, paragraph, line, time. Read by form, in
 * the spellings of several languages; where in the source that place is, is not settled here.
 */

export type LocatorKind = 'section' | 'page' | 'paragraph' | 'line' | 'time';

export interface Locator {
  readonly kind: LocatorKind;
  /** "4.2", "12(b)", "iv", "00:12:30"; a heading's words for a section named by them. */
  readonly value: string;
  /** Where a range ends. */
  readonly to?: string | undefined;
  /** As printed. */
  readonly raw: string;
  /** All that the citation says of the place, where more than this was not read: "Art. 12 Abs. 1". */
  readonly words?: string;
}

export interface LocatorFound {
  readonly locator: Locator;
  readonly start: number;
  readonly end: number;
}

/** A number, and after a dash the one that ends the range; `sign` may stand before either. */
const range = (number: string, sign = '', first = number): string => String.raw`${sign}(${first})(?:\s?[-–]\s?${sign}(${number}))?`;
const NUMBER = String.raw`\d{1,4}(?:\.\d{1,4}){0,5}[a-z]?(?:\s?\([a-z0-9]{1,5}\)){0,4}`;

/** What the numbered parts of a text are called. */
const PART_NAMES = 'section|article|clause|chapter|part|schedule|annex|rule|abschnitt|kapitel|artikel|artículo|título';

/** How each kind is written, in the order tried where two begin at one place. */
const KINDS: readonly (readonly [LocatorKind, string])[] = [
  ['time', String.raw`(?:\bat\s+|@\s?|\bt=)?\b${range(String.raw`\d{1,2}:\d{2}(?::\d{2})?`)}`],
  ['line', String.raw`\b(?:lines?|ll?\.|zeilen?|z\.|L(?=\d))\s?${range(String.raw`\d{1,6}`, 'L?')}\b`],
  [
    'section',
    String.raw`(?:§{1,2}|\b(?:(?:${PART_NAMES})s?|secs?|sect|arts?|cls?|chaps?|ch|ziffer|sección|número)\b\.?)\s?${range(NUMBER, '', String.raw`${NUMBER}|[IVXLC]{1,6}\b|[A-Z](?:\.\d{1,3})*\b`)}`,
  ],
  [
    'paragraph',
    String.raw`(?:¶{1,2}|\bat(?=\s\[\d)|\b(?:paragraphs?|paras?|absatz|abs|rn|randnr)\b\.?)\s?${range(String.raw`\d{1,5}`, String.raw`\[?`)}\]?`,
  ],
  [
    'page',
    String.raw`(?:\b(?:pages?|pp?|pg|seiten?)\b\.?|\bS\.|стр\.|с\.|第(?=\d{1,5}[页頁])|\bat(?=\s\*?\d))\s?${range(String.raw`\d{1,5}`, String.raw`\*?`, String.raw`\d{1,5}|[ivxlc]{1,7}\b`)}(?![\d]|\.\d)[页頁]?`,
  ],
];
const PLACE = new RegExp(KINDS.map(([, form]) => form).join('|'), 'i');

/** The first place named in some words, and where it is named. */
export function locatorIn(words: string): LocatorFound | undefined {
  const found = PLACE.exec(words);
  if (!found) return undefined;
  const [raw, ...values] = found;
  const at = values.findIndex((value) => value);
  const [kind] = KINDS[at >> 1] ?? ['section'];
  const locator = { kind, value: values[at]?.replace(/\s/g, '') ?? '', to: values[at + 1], raw: raw.trim() };
  return { locator, start: found.index, end: found.index + raw.length };
}

const BARE: readonly (readonly [LocatorKind, RegExp])[] = [
  ['page', /^\s*[,:]\s?((\d{1,5})(?:\s?[-–]\s?(\d{1,5}))?)\s*$/],
  ['section', /^\s*(?:[,:#]\s*)?((\d{1,4}(?:\.\d{1,4}){1,5}(?:\([a-z0-9]{1,5}\)){0,4}))\s*$/i],
  ['section', /^\s*(?:,\s*)?((?:#|§|sections?\s|under\s)\s*["“']?(\p{L}[^"”']{2,80})["”']?)\s*$/iu],
];

/** What follows a known source's name with no word for it: "Smith 2020, 45", "contract § Confidentiality", "contract#fees". */
export function bareLocator(rest: string): Locator | undefined {
  for (const [kind, pattern] of BARE) {
    const found = pattern.exec(rest);
    if (found) return { kind, value: found[2]?.replace(/-/g, ' ').trim() ?? '', to: found[3], raw: found[1] ?? '' };
  }
  return undefined;
}
