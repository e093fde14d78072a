/**
 * Years that a scan or an old PDF tore apart ("(1 994)", "May 9, 1 9 9 7", "July 20 10"): the spaces within them. Said only where the
 * figures can be nothing else: alone in brackets, behind a month, at the very end behind a comma, or each digit by itself.
 */
import type { Span } from '../../model/document.ts';

const MONTH =
  'jan(?:uary|uar)?|feb(?:ruary|ruar)?|mar(?:ch|s|zo)?|märz|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?';
/** A year from 1800 to 2039, with at least one space within. */
const TORN = String.raw`(?:1 [89] ?\d ?\d|18 \d ?\d|19 \d ?\d|1[89]\d \d|2 0 ?[0-3] ?\d|20 [0-3] ?\d|20[0-3] \d)`;
const PLACES = new RegExp(
  [
    String.raw`(?<=\()${TORN}(?=[a-h]?\))`,
    String.raw`(?<=\b(?:${MONTH})[.,]?\s(?:\d{1,2}(?:st|nd|rd|th)?,\s?)?)${TORN}(?![\d\p{L}:])`,
    String.raw`(?<=,\s)(?:1 9\d\d|20 [0-3]\d)(?=[a-h]?\.?\s*$)`,
    String.raw`(?<!\d ?|\p{L})(?:1 9 \d \d|2 0 [0-3] \d)(?! ?[\d\p{L}])`,
  ].join('|'),
  'giu',
);

/** The spaces within torn years, in order; none for nearly all texts. */
export function tornYears(text: string): Span[] {
  if (!/\d \d/.test(text)) return [];
  const spaces: Span[] = [];
  for (const { index, 0: year } of text.matchAll(PLACES))
    for (let at = index; at < index + year.length; at += 1) if (text[at] === ' ') spaces.push({ start: at, end: at + 1 });
  return spaces;
}
