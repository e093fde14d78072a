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
  readonly to?: string;
  /** As printed. */
  readonly raw: string;
}

const NUMBER = String.raw`\d{1,4}(?:\.\d{1,4}){0,5}[a-z]?(?:\s?\([a-z0-9]{1,5}\)){0,4}`;
const PATTERNS: readonly (readonly [LocatorKind, RegExp])[] = [
  ['time', /(?:\bat\s+|@\s?|\bt=)?\b(\d{1,2}:\d{2}(?::\d{2})?)(?:\s?[-–]\s?(\d{1,2}:\d{2}(?::\d{2})?))?/i],
  ['line', /\b(?:lines?|ll?\.|zeilen?|z\.|L)\s?(\d{1,6})(?:\s?[-–]\s?L?(\d{1,6}))?\b/],
  [
    'section',
    new RegExp(
      String.raw`(?:§{1,2}|\b(?:sections?|secs?|sect|articles?|arts?|clauses?|cls?|chapters?|chaps?|ch|parts?|schedules?|annex|rules?|abschnitt|kapitel|ziffer|artikel|artículo|sección|article|número)\b\.?)\s?(${NUMBER}|[IVXLC]{1,6}\b|[A-Z](?:\.\d{1,3})*\b)(?:\s?[-–]\s?(${NUMBER}))?`,
      'i',
    ),
  ],
  ['paragraph', /(?:¶{1,2}|\b(?:paragraphs?|paras?|absatz|abs|rn|randnr)\b\.?)\s?\[?(\d{1,5})\]?(?:\s?[-–]\s?\[?(\d{1,5})\]?)?/i],
  ['page', /(?:\b(?:pages?|pp?|pg|seiten?)\b\.?|\bS\.|\bat(?=\s\*?\d))\s?\*?(\d{1,5}|[ivxlc]{1,7}\b)(?:\s?[-–]\s?\*?(\d{1,5}))?/i],
];

/** The first place named in some words, and where it is named; null when none is. */
export function locatorIn(words: string): { readonly locator: Locator; readonly start: number; readonly end: number } | null {
  let best: { locator: Locator; start: number; end: number } | null = null;
  for (const [kind, pattern] of PATTERNS) {
    const found = pattern.exec(words);
    const value = found?.[1];
    if (found === null || value === undefined || (best !== null && found.index >= best.start)) continue;
    const to = found[2] === undefined ? {} : { to: found[2] };
    best = {
      locator: { kind, value: value.replace(/\s/g, ''), ...to, raw: found[0].trim() },
      start: found.index,
      end: found.index + found[0].length,
    };
  }
  return best;
}

/** What follows a known source's name with no word for it: "Smith 2020, 45", "contract § Confidentiality", "contract#fees". */
export function bareLocator(rest: string): Locator | null {
  const page = /^\s*[,:]\s?(\d{1,5})(?:\s?[-–]\s?(\d{1,5}))?\s*$/.exec(rest);
  if (page?.[1] !== undefined)
    return { kind: 'page', value: page[1], ...(page[2] === undefined ? {} : { to: page[2] }), raw: rest.replace(/^[\s,:]+/, '').trim() };
  const number = /^\s*(?:[,:#]\s*)?(\d{1,4}(?:\.\d{1,4}){1,5}(?:\([a-z0-9]{1,5}\)){0,4})\s*$/i.exec(rest);
  if (number?.[1] !== undefined) return { kind: 'section', value: number[1], raw: number[1] };
  const named = /^\s*(?:,\s*)?(?:#|§|sections?\s|under\s)\s*["“']?([\p{L}][^"”']{2,80})["”']?\s*$/iu.exec(rest);
  return named?.[1] === undefined ? null : { kind: 'section', value: named[1].replace(/-/g, ' ').trim(), raw: rest.trim() };
}
