/**
 * Which numbers of the evidence may answer a number of the claim. All of them, as long as they are few; where a table holds thousands,
 * those of nearly the same value and those that stand beside the same words, so that the work stays in step with the texts' length
 * whoever wrote them.
 */

import { lowest } from '../../../text/lowest.ts';
import type { Quantity } from '../../../text/quantity.ts';
import type { AboutNumber, NumberText } from './context.ts';

/** Up to this many, each is looked at. */
const FEW = 240;
/** Most that are looked at for their value, and for each word. */
const MOST_BY_VALUE = 48;
const MOST_BY_WORD = 24;
/** Words of the claim's number that are followed: the nearest. */
const MOST_WORDS = 8;
/** Values that are sought before all are put in order. */
const MOST_UNORDERED = 16;
/** How far off a value may be, as a share. */
const NEAR = 0.2;

/** Makes a function that gives the candidates for one number of a claim, in the order of the evidence. */
export function candidatesIn(held: NumberText): (number: AboutNumber) => readonly AboutNumber[] {
  const { numbers } = held;
  if (numbers.length <= FEW) return () => numbers;
  // To put all in order costs more than to go through them, but for a claim of many numbers.
  let asked = 0;
  let ordered: readonly Valued[] | undefined;
  const near = (value: number, size: number): readonly Valued[] => {
    asked += 1;
    if (asked <= MOST_UNORDERED) return nearIn(numbers, value, size);
    ordered ??= nearIn(numbers, 0, Number.POSITIVE_INFINITY);
    return ordered;
  };
  return (number) => {
    const found = new Set<number>();
    for (const value of valuesOf(number.quantity)) {
      const size = Math.abs(value) * NEAR;
      const sorted = near(value, size);
      // Outwards from the value itself, so that what is nearest is never left out.
      let up = firstFrom(sorted, value);
      let down = up - 1;
      for (let turn = 0; turn < MOST_BY_VALUE; turn += 1) {
        const [above, below] = [sorted[up], sorted[down]];
        const [more, less] = [above === undefined ? Infinity : above.value - value, below === undefined ? Infinity : value - below.value];
        if (Math.min(more, less) > size) break;
        if (above !== undefined && more <= less) [up] = [up + 1, found.add(above.at)];
        else if (below !== undefined) [down] = [down - 1, found.add(below.at)];
      }
    }
    const nearest = [...number.words].sort((a, b) => b[1] - a[1]).slice(0, MOST_WORDS);
    for (const [stem] of nearest) for (const at of held.besideWord(stem, MOST_BY_WORD)) found.add(at);
    return [...found].sort((a, b) => a - b).map((at) => numbers[at] as AboutNumber);
  };
}

interface Valued {
  readonly value: number;
  readonly at: number;
}

/** The numbers of which some value is no farther from another than so much, by that value. */
function nearIn(numbers: readonly AboutNumber[], asked: number, size: number): readonly Valued[] {
  const near: Valued[] = [];
  const isNear = (value: number): boolean => Math.abs(value - asked) <= size;
  for (let at = 0; at < numbers.length; at += 1) {
    const { quantity } = numbers[at] as AboutNumber;
    const { plain, value, high, others } = quantity;
    if (!isNear(plain) && !isNear(value) && !isNear(high) && !others.some((one) => isNear(one.value) || isNear(one.high))) continue;
    for (const own of valuesOf(quantity)) if (isNear(own)) near.push({ value: own, at });
  }
  return near.sort((a, b) => a.value - b.value || a.at - b.at);
}

/** Values under which a number may be sought: of each reading, of both ends of a range, as written. */
function valuesOf(quantity: Quantity): Set<number> {
  const values = new Set([quantity.plain]);
  for (const { value, high } of [quantity, ...quantity.others]) values.add(value).add(high);
  return values;
}

const firstFrom = (sorted: readonly { readonly value: number }[], value: number): number =>
  lowest(sorted.length, (i) => (sorted[i]?.value ?? 0) >= value);
