/**
 * The chance that the work exists as described: a number beside the class, never instead of it. Log odds of the class, less a cost
 * for every label, fitted to labelled references under one constraint: a worse label and a worse class never raise it. So it
 * falls with every field that gets worse. It speaks of references like those it was fitted to, a quarter of them wrong.
 */

import { COMPONENTS, type Labels } from '../../model/evidence.ts';
import type { ReferenceClass } from '../../model/verdict.ts';
import type { Standing } from './likelihood-ladder.ts';
import { TABLE } from './likelihood-table.ts';

/** `raw` is the class before the guard spoke. */
export const standingOf = (outcome: ReferenceClass, raw: ReferenceClass): Standing =>
  outcome === 'unknown' && raw === 'fake' ? 'guarded' : outcome;

/** Nobody is ever told that a thing is certain. */
const [LEAST, MOST] = [0.00001, 0.9999];

/** Takes the labels, the class they led to and the class before the guard; gives a number from 0 to 1, to four digits. */
export function likelihood(labels: Labels, outcome: ReferenceClass, raw: ReferenceClass = outcome): number {
  const odds = COMPONENTS.reduce(
    (sum, component) => sum - TABLE.cost[component][labels[component]],
    TABLE.standing[standingOf(outcome, raw)],
  );
  return Number(Math.min(MOST, Math.max(LEAST, 1 / (1 + Math.exp(-odds)))).toPrecision(4));
}
