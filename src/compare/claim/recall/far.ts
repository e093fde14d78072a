/**
 * A number that the passages nearest to a claim do not bear out, beside all numbers of its source: what is left of a whole that is told far off, and the years between two events that have each a sentence of
 * its own. A value that differs speaks against nothing where the two come to a third.
 */
import type { NumberFinding } from '../../../model/judge.ts';
import { partsOfOne, timeBetween } from '../numbers/apart.ts';
import type { AboutNumber, NumberText, ReadNumberText } from '../numbers/context.ts';
import { yearToldFrom } from '../numbers/events.ts';
import { derivedFinding } from '../numbers/finding.ts';
import { SMALL } from '../numbers/making.ts';
import { saidAsCount } from '../numbers/said-as-count.ts';
import { yearOn } from '../numbers/steps.ts';
import { restOf } from '../numbers/wholes.ts';

/** The finding on a number of a claim, looked at once more beside all numbers of the source where it is not borne out. */
export function besideAll(finding: NumberFinding, asked: NumberText, all: ReadNumberText): NumberFinding {
  if (finding.match !== 'absent' && finding.match !== 'mismatch') return finding;
  const number = asked.numbers.find(({ quantity: { span } }) => span.start === finding.claimSpan.start);
  if (number === undefined) return finding;
  const told =
    timeBetween(number, asked.text, all) ??
    yearToldFrom(number, all) ??
    yearOn(number, asked.text, all) ??
    saidAsCount(number, asked.text, all);
  if (told !== null) return derivedFinding(number, told);
  const share =
    number.quantity.kind === 'ratio' && finding.match === 'absent'
      ? restOf(number, asked.text, all, (one) => isOfTheSame(number, one))
      : null;
  if (share !== null) return derivedFinding(number, share);
  const { evidenceSpan } = finding;
  const rival = evidenceSpan === null ? undefined : all.numbers.find(({ quantity: { span } }) => span.start === evidenceSpan.start);
  if (finding.match === 'absent' || rival === undefined) return finding;
  // What is left is the whole without the very figure that differs: among all numbers of a source any other pair may come to it by chance.
  const rest = number.quantity.kind === 'number' && number.quantity.value > SMALL ? restOf(number, asked.text, all, () => true) : null;
  if (rest?.of.includes(rival) === true) return derivedFinding(number, rest);
  return finding.loosely !== true && partsOfOne(number, rival, all) ? { ...finding, loosely: true } : finding;
}

/** Least weight of the word that tells what two shares are of. */
const NEAR = 0.6;

/** Whether a word stands right beside both of two shares: "one bus in three", "two thirds of the buses". */
const isOfTheSame = ({ words: own }: AboutNumber, { words }: AboutNumber): boolean =>
  [...own].some(([stem, weight]) => stem.length > 2 && weight >= NEAR && (words.get(stem) ?? 0) >= NEAR);
