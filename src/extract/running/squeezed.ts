/**
 * A text with each gap between two words as one letter, so that a citation reads the same where a line ends within it, indented or with a carriage
 * return: "Roe v. Poe, 12\r\n    F.3d 45". Gaps of empty lines stay as they are. Places are told in the text as it was.
 */
import type { Span } from '../../model/document.ts';
import { lowest } from '../../text/lowest.ts';

const GAP = /\s{2,}/g;

interface Squeezed {
  readonly text: string;
  /** Where a span of the squeezed text stands in the one given. */
  readonly place: (span: Span) => Span;
}

export function squeezed(text: string): Squeezed {
  const parts: string[] = [];
  /** Where each gap ends in the squeezed text, and how many letters are left out up to there. */
  const ends: number[] = [];
  const lost: number[] = [];
  let [from, out] = [0, 0];
  for (const { index, 0: gap } of text.matchAll(GAP)) {
    const line = gap.indexOf('\n');
    if (line !== -1 && gap.includes('\n', line + 1)) continue;
    const kept = `${text.slice(from, index)}${line === -1 ? ' ' : '\n'}`;
    parts.push(kept);
    out += kept.length;
    from = index + gap.length;
    ends.push(out);
    lost.push(from - out);
  }
  if (ends.length === 0) return { text, place: (span) => span };
  parts.push(text.slice(from));
  const back = (at: number): number => at + (lost[lowest(ends.length, (i) => (ends[i] ?? 0) > at) - 1] ?? 0);
  return { text: parts.join(''), place: ({ start, end }) => ({ start: back(start), end: back(end - 1) + 1 }) };
}
