/** Bounds of a claim and of its evidence: whether a value plainly breaks one, and whether a plain value and a bound may both be true. */
import type { Bound, Quantity } from '../../../text/quantity.ts';

export const UP: ReadonlySet<Bound> = new Set(['over', 'at-least']);
export const DOWN: ReadonlySet<Bound> = new Set(['under', 'at-most', 'nearly']);

/** How far a value may lie beyond a bound: next to nothing, or what a conversion is off by. */
const BEYOND = { same: 0.005, converted: 0.03, nearly: 0.02 } as const;

/** Whether a value that the evidence gives outright plainly breaks the bound of a claim: "less than half" of 54 percent, "nearly 300" of 312. */
export function breaks(claim: Quantity, c: number, evidence: Quantity, e: number): boolean {
  if (evidence.bound !== 'none' || evidence.margin !== null || c <= 0 || e <= 0) return false;
  const off =
    claim.bound === 'nearly' ? BEYOND.nearly : claim.shown === evidence.shown || claim.kind === 'ratio' ? BEYOND.same : BEYOND.converted;
  if (claim.bound === 'over' || claim.bound === 'at-least') return e < c * (1 - off);
  return (claim.bound === 'nearly' || claim.bound === 'under' || claim.bound === 'at-most') && e > c * (1 + off);
}

/** Whether a value that the evidence gives outright lies on the right side of a claim's bound, however far: "fewer than twenty" of 12 is so. */
export function keeps(claim: Quantity, evidence: Quantity): boolean {
  if (claim.kind !== evidence.kind || evidence.bound !== 'none' || claim.high !== claim.value || evidence.high !== evidence.value)
    return false;
  return (
    (UP.has(claim.bound) && evidence.value > claim.value) ||
    (DOWN.has(claim.bound) && claim.bound !== 'nearly' && evidence.value < claim.value)
  );
}

/** How far from a bound a value may lie and still be what somebody meant by it. */
const NEAR_BOUND = 2;

/** Whether a plain value of the claim keeps a bound that the evidence gives: "120 beats" beside "more than 100 beats" may both be true. */
export function mayBothHold(claim: Quantity, evidence: Quantity): boolean {
  const [c, e] = [claim.value, evidence.value];
  if (claim.bound !== 'none' || claim.kind !== evidence.kind || claim.high !== c || evidence.high !== e || c <= 0 || e <= 0) return false;
  if (UP.has(evidence.bound)) return c > e && c <= e * NEAR_BOUND;
  return DOWN.has(evidence.bound) && evidence.bound !== 'nearly' && c < e && c >= e / NEAR_BOUND;
}
