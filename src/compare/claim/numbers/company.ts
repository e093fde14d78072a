/**
 * Whether the value that a claim has stands in the right company, so that no other number of the evidence takes its place: at the same end of a change ("from
 * $251m to $214m"), or in the sentence that has the claim's other numbers, where the other number's sentence has them not.
 */
import type { AboutNumber, NumberText } from './context.ts';
import { compareValues } from './values.ts';

/** Numbers of the evidence that are looked at. */
const MOST = 150;

/** Takes the number of the claim, the equal one of the evidence and the one that would take its place. */
export function inItsCompany(number: AboutNumber, equal: AboutNumber, other: AboutNumber, asked: NumberText, held: NumberText): boolean {
  const { role } = number.quantity;
  if ((role === 'from' || role === 'to') && equal.quantity.role === role && other.quantity.role !== role) return true;
  if (equal.sentence === other.sentence) return false;
  // Dates stand beside much: they tell only where nothing else does.
  for (const dates of [false, true]) {
    const beside = (sentence: number): number => {
      const there = held.numbers.slice(0, MOST).filter((one) => one.sentence === sentence && !one.quantity.weak);
      return asked.numbers.filter(
        (one) => one !== number && !one.quantity.weak && (one.quantity.kind === 'date') === dates && there.some((its) => agree(one, its)),
      ).length;
    };
    const more = beside(equal.sentence) - beside(other.sentence);
    if (more !== 0) return more > 0;
  }
  return false;
}

function agree({ quantity }: AboutNumber, { quantity: other }: AboutNumber): boolean {
  const match = compareValues(quantity, other);
  return match !== null && match.how !== 'differs';
}
