/**
 * Numbered links at the end of an answer under words that announce nothing, "Learn more:", "1. [Coral bleaching | Reef Institute](https://…)". They are its
 * list where the numbers in the text above call them; else they are links.
 */
import type { Document } from '../../model/document.ts';
import { bracketMarks, raisedMarks } from '../citations/numeric.ts';
import { superscriptMarks } from '../citations/raised.ts';
import { type Line, type List, numberOf } from './lines.ts';
import { isListOfLinks } from './proof.ts';

const FEWEST = 2;
/** Share of the links that the text must call. */
const CALLED = 0.6;

/** The last row of such lines as a list; null when there is none, or nothing calls it. */
export function calledLinks(lines: readonly Line[], document: Document): List | null {
  const numbers = lines.map(numberOf);
  const end = numbers.findLastIndex((number) => number !== null) + 1;
  let from = end - 1;
  while (from > 0 && (numbers[from - 1] ?? Number.NaN) + 1 === numbers[from]) from -= 1;
  const row = lines.slice(Math.max(0, from), end);
  const first = row[0];
  if (first === undefined || row.length < FEWEST || numberOf(first) !== 1 || !isListOfLinks(row, document.text, document.links))
    return null;
  const above = document.text.slice(0, first.start);
  const marks = [...bracketMarks(above, row.length), ...raisedMarks(above, row.length), ...superscriptMarks(document, above, row.length)];
  const called = new Set(marks.flatMap((mark) => mark.numbers.filter((number) => number <= row.length)));
  if (called.size < Math.max(FEWEST, row.length * CALLED)) return null;
  // Lines of one paragraph are parted by their labels.
  return { found: 'headed', marked: row.every(({ opens }) => opens), heading: null, lines: row };
}
