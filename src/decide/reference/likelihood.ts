/**
 * The chance that the work exists as described: a number beside the class, never instead of it. A weighted sum of what is
 * wrong, kept within the class's own band, so that it falls with every field that gets worse and never gainsays the class.
 */
import { COMPONENTS, type Component, type Label, type Labels } from '../../model/evidence.ts';
import type { ReferenceClass } from '../../model/verdict.ts';

/** How much a field says of the work, in the order of seed 001's tiers. */
const WEIGHT: Readonly<Record<Component, number>> = { title: 4, authors: 4, doi: 2, url: 1, venue: 1, date: 1 };
/** How far a label is from agreement. */
const WRONG: Readonly<Record<Label, number>> = { match: 0, unknown: 0.15, partial: 0.4, weak: 0.7, not_match: 1 };
/** The band of a class: from the share of such references in development sets that turned out as described. */
const BAND: Readonly<Record<ReferenceClass, readonly [number, number]>> = {
  exist: [0.9, 0.99],
  exist_minor: [0.3, 0.7],
  unsure: [0.15, 0.5],
  unknown: [0.15, 0.6],
  fake: [0.01, 0.1],
};
const ALL = COMPONENTS.reduce((sum, component) => sum + WEIGHT[component], 0);

/** Takes the labels and the class they led to; gives a number from 0 to 1, rounded to thousandths. */
export function likelihood(labels: Labels, outcome: ReferenceClass): number {
  const wrong = COMPONENTS.reduce((sum, component) => sum + WEIGHT[component] * WRONG[labels[component]], 0) / ALL;
  const [low, high] = BAND[outcome];
  return Math.round((high - (high - low) * wrong) * 1000) / 1000;
}
