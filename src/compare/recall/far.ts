/**
 * A number that the passages nearest to a claim do not bear out, beside all numbers of its source: what is left of a whole that is told far off, and the years between two events that have each a sentence of
 * its own. A value that differs speaks against nothing where the two come to a third.
 */
import type { NumberFinding } from '../../model/judge.ts';
import { partsOfOne, yearsBetween } from '../numbers/apart.ts';
import type { NumberText, ReadNumberText } from '../numbers/context.ts';
import { derivedFinding } from '../numbers/finding.ts';
import { SMALL } from '../numbers/making.ts';
import { restOf } from '../numbers/wholes.ts';

/** The finding on a number of a claim, looked at once more beside all numbers of the source where it is not borne out. */
export function besideAll(finding: NumberFinding, asked: NumberText, all: ReadNumberText): NumberFinding {
  if (finding.match !== 'absent' && finding.match !== 'mismatch') return finding;
  const number = asked.numbers.find(({ quantity: { span } }) => span.start === finding.claimSpan.start);
  if (number === undefined) return finding;
  const years = yearsBetween(number, asked.text, all);
  if (years !== null) return derivedFinding(number, years);
  const { evidenceSpan } = finding;
  const rival = evidenceSpan === null ? undefined : all.numbers.find(({ quantity: { span } }) => span.start === evidenceSpan.start);
  if (finding.match === 'absent' || rival === undefined) return finding;
  // What is left is the whole without the very figure that differs: among all numbers of a source any other pair may come to it by chance.
  const rest = number.quantity.kind === 'number' && number.quantity.value > SMALL ? restOf(number, asked.text, all, () => true) : null;
  if (rest?.of.includes(rival) === true) return derivedFinding(number, rest);
  return finding.loosely !== true && partsOfOne(number, rival, all) ? { ...finding, loosely: true } : finding;
}
