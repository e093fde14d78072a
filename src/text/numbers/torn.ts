/**
 * Numbers that were torn apart by whoever cut the text into words: "1, 600 migrants", "3. 9 km". Put together only where nothing else can
 * be meant: behind a comma three digits in a text that shows elsewhere that it was cut, behind a point one digit before a unit.
 */
import { BEARERS, type NumberToken } from './tokens.ts';

/** How far round a torn number others are looked at, in UTF-16 units. */
const NEAR = 2000;
/** Signs that a text was cut into words and put together with spaces: "line - up", "3 : 30", "it ' s", "so , then", "$ 36". */
const CUT = /[a-z] - [a-z]|\d : \d|[a-z] ['’] ?(?:s|t|re|ve|ll|m|d)\b|[\w)] [,;.?!](?: |$)|[\w.,;] \( \w|[$£€] \d/g;
/** So many of them are enough; a text as short as this, a sentence or two, need show none. */
const SIGNS = 2;
const SHORT = 500;

const MEASURED =
  /^(?:per|percent|million|billion|trillion|kg|km|cm|mm|mg|m|g|mph|kph|miles?|feet|inch(?:es)?|met(?:er|re)s?|kilomet(?:er|re)s?|pounds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|degrees?|points?)$/;

/** The rest of a number behind a mark, as tokenised text has it; null where the mark ends a number. */
export function tornGroup(
  text: string,
  tokens: readonly NumberToken[],
  at: number,
  marks: readonly string[],
): { readonly mark: string; readonly digits: string } | null {
  const [mark, digits, behind] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (mark === undefined || !mark.glued || digits?.type !== 'digits' || digits.glued || text.slice(mark.end, digits.start) !== ' ')
    return null;
  const first = tokens[at - 1]?.text ?? '';
  const round = (): string => text.slice(Math.max(0, mark.start - NEAR), mark.start + NEAR);
  if (mark.text === ',' && first.length <= 3 && digits.text.length === 3) {
    const more = behind?.text === ',' && behind.glued && /^ \d{3}(?!\d)/.test(text.slice(behind.end, behind.end + 5));
    if (digits.text === '000' || more || marks.includes(',')) return { mark: ',', digits: digits.text };
    return !first.startsWith('0') && !listed(tokens, at) && (text.length < SHORT || wasCut(round()))
      ? { mark: ',', digits: digits.text }
      : null;
  }
  const unit = behind !== undefined && (/^[%°]$/.test(behind.text) || MEASURED.test(behind.lower));
  // A text that keeps its other decimals whole has torn none: there a sentence ends, and the next begins with a number.
  if (mark.text !== '.' || digits.text.length > 1 || !unit || marks.some((one) => one !== ',')) return null;
  return /\d\.\d/.test(round()) ? null : { mark: '.', digits: digits.text };
}

/** One of several numbers between commas, the day of a date or a name: "10, 200, and 300", "May 3, 600 people", "phase 2, 300 people". */
function listed(tokens: readonly NumberToken[], at: number): boolean {
  const [behind, before] = [tokens[at + 2], tokens[at - 2]];
  return (
    (behind?.text === ',' && /^(?:and|or)$/.test(tokens[at + 3]?.lower ?? '')) ||
    /^(?:and|or|,)$/.test(behind?.lower ?? '') ||
    (before?.text === ',' && tokens[at - 3]?.type === 'digits') ||
    (before?.type === 'word' && (BEARERS.has(before.lower) || (/^\p{Lu}/u.test(before.text) && tokens[at - 3]?.type === 'word'))) ||
    /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/.test(before?.lower ?? '')
  );
}

/** Whether a text shows that it was cut into words. */
function wasCut(text: string): boolean {
  CUT.lastIndex = 0;
  let signs = 0;
  while (signs < SIGNS && CUT.test(text)) signs += 1;
  return signs >= SIGNS;
}
