/**
 * Figures whose unit is said apart from them, a hundredth of them, or half of a price: "30 seconds" where "in milliseconds. It defaults to 30000", "35 cents" for "$0.35".
 */
import type { AboutNumber, NumberText } from './context.ts';
import { type Derivation, MOST_READ, made, raw, single } from './making.ts';

const SECONDS = new Map([
  ['milliseconds', 0.001],
  ['ms', 0.001],
  ['seconds', 1],
  ['minutes', 60],
  ['hours', 3600],
]);
const SAID_APART = /\bin (milliseconds|ms|seconds|minutes|hours)\b(?! \d)/i;
/** Letters before a figure in which its unit may be said. */
const BEFORE = 160;
/** "A ticket costs 18 euros, children pay half". */
const HALF = /\b(?:pays?|paid|for|at|cost) half\b|\bhalf[- ](?:price|fare)\b/i;
const CENTS = /^cents?$/i;
const CENT = 100;

/** What a figure of a claim is in the unit of the evidence. */
export function otherUnit({ quantity: claim, noun }: AboutNumber, { numbers, text }: NumberText): Derivation | null {
  if (!single(claim)) return null;
  const timed = claim.kind === 'measure' && claim.unit === 'time';
  const halved = claim.kind === 'currency' && HALF.test(text);
  const cents = claim.kind === 'number' && noun !== null && CENTS.test(noun);
  const ofCents = claim.kind === 'currency' && claim.value < 1 && claim.value > 0;
  if (!timed && !cents && !halved && !ofCents) return null;
  for (const one of numbers.slice(0, MOST_READ)) {
    const { kind, value, span } = one.quantity;
    if (!single(one.quantity)) continue;
    const says = (): string => `${raw(one)} = ${claim.raw}`;
    if (cents && kind === 'currency') {
      const found = made({ ...claim, step: 0 }, value * CENT, says, [one]);
      if (found !== null) return { ...found, sure: true };
    }
    if (ofCents && kind === 'number' && one.noun !== null && CENTS.test(one.noun) && Math.abs(value / CENT - claim.value) < CENT ** -2)
      return { says: says(), exact: true, value: claim.value, of: [one], sure: true };
    if (halved && kind === 'currency' && one.quantity.unit === claim.unit && HALF.test(text.slice(span.end, span.end + BEFORE))) {
      const found = made({ ...claim, step: 0 }, value / 2, says, [one]);
      if (found?.exact === true) return { ...found, sure: true };
    }
    if (!timed || kind !== 'number') continue;
    const [, unit = ''] = SAID_APART.exec(text.slice(Math.max(0, span.start - BEFORE), span.start)) ?? [];
    const found = unit === '' ? null : made({ ...claim, step: 0 }, value * (SECONDS.get(unit.toLowerCase()) ?? 0), says, [one]);
    if (found?.exact === true) return { ...found, sure: true };
  }
  return null;
}
