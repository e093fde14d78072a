/**
 * Two figures that a sentence sets side by side ("reached by 41% and 14% respectively", "rarer with a helmet (2% v 6%)"), and the factor or the distance between
 * them that a claim tells of the sentence's subject. Other words than the subject need not be shared: "three times as frequent" has none of them.
 */
import type { Span } from '../../../model/document.ts';
import type { Quantity } from '../../../text/quantity.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { tokensOf } from '../../../text/tokens.ts';
import type { AboutNumber, NumberText } from './context.ts';
import { tellsFactor } from './cues.ts';
import { type Derivation, MOST_READ, made, raw, single } from './making.ts';

/** What may stand between two figures that are set side by side: no other figure, and not much. */
const BETWEEN = /^[^.;\d]{0,45}\b(?:and|v|vs|versus|against|compared with|compared to|but|to|from)\b[^.;\d]{0,12}$/;
/** Letters of a sentence on either side. */
const LONGEST = 300;
/** Words of a claim of which the sentence must have one, and letters by which it is known. */
const SUBJECT = 3;
const STEM = 5;

const CAME_FROM = /\b(up|down) from (?:\p{L}{2,10} )?$/iu;
/** Whether one of two figures is told as the earlier of a rise or a fall, and the claim tells the other way: "down from 2.8 percent" beside "half a point higher". */
export const againstWay = (direction: -1 | 0 | 1, a: Quantity, b: Quantity, text: string): boolean =>
  direction !== 0 &&
  [a, b].some(({ span }) => {
    const way = CAME_FROM.exec(text.slice(Math.max(0, span.start - 24), span.start))?.[1]?.toLowerCase();
    return way !== undefined && (way === 'up' ? 1 : -1) !== direction;
  });

/** The first words of meaning of the part of a claim, between commas, that holds a figure. */
function subjectOf(claimText: string, { start, end }: Span): string[] {
  const from = claimText.lastIndexOf(', ', start) + 1;
  const to = claimText.indexOf(', ', end);
  return tokensOf(claimText.slice(from, to < 0 ? undefined : to))
    .filter(({ kind, text }) => kind === 'word' && text.length > 3 && !isStopWord(text))
    .slice(0, SUBJECT)
    .map(({ text }) => text.slice(0, STEM));
}

/** The two figures, the greater first, where they are of one kind; the second of two shares may leave its sign out: "to 7.1 percent from 6.4". */
function sizesOf(a: AboutNumber, b: AboutNumber): readonly [AboutNumber, AboutNumber, number, number] | null {
  const [one, other] = [a.quantity, b.quantity];
  if (!single(one) || !single(other)) return null;
  const bare = one.kind === 'ratio' && other.kind === 'number' && b.noun === null;
  if (!bare && (one.kind !== other.kind || one.unit !== other.unit)) return null;
  const size = bare ? other.plain / 100 : other.value;
  if (one.value <= 0 || size <= 0) return null;
  return one.value >= size ? [a, b, one.value, size] : [b, a, size, one.value];
}

/** The factor of two such figures, or how many points lie between them; null where the claim tells neither or they do not make it. */
export function sideBySide(
  { quantity: claim, direction }: Pick<AboutNumber, 'quantity' | 'direction'>,
  claimText: string,
  cues: string,
  { numbers, text }: NumberText,
): Derivation | null {
  const points = claim.kind === 'points';
  if (!points && !(claim.kind === 'times' && tellsFactor(claim, cues))) return null;
  const near = numbers.slice(0, MOST_READ);
  for (const [i, a] of near.entries()) {
    const b = near[i + 1];
    if (b === undefined || a.sentence !== b.sentence || (points && a.quantity.kind !== 'ratio')) continue;
    if (!BETWEEN.test(text.slice(a.quantity.span.end, b.quantity.span.start))) continue;
    const sizes = sizesOf(a, b);
    if (sizes === null || (points && againstWay(direction, a.quantity, b.quantity, text))) continue;
    const [more, less, x, y] = sizes;
    const found = points
      ? made({ ...claim, value: Math.abs(claim.value) }, x - y, () => `${raw(more)} − ${raw(less)} = ${claim.raw}`, [more, less])
      : made(claim, x / y, () => `${raw(more)} ÷ ${raw(less)} = ${claim.raw}`, [more, less]);
    if (found !== null && names(text, a.quantity.span.start, b.quantity.span.end, subjectOf(claimText, claim.span)))
      return { ...found, sure: true };
  }
  return null;
}

/** Whether the sentence round two figures has one of some words. */
function names(text: string, start: number, end: number, words: readonly string[]): boolean {
  const from = Math.max(start - LONGEST, text.lastIndexOf('. ', start) + 1);
  const told = text.slice(from, end + LONGEST / 3).toLowerCase();
  return words.some((word) => told.includes(word));
}
