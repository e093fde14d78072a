/** What the table of likelihoods is made of: degrees of agreement, standings, what each costs. */
import type { Component, Label } from '../../model/evidence.ts';
import type { ReferenceClass } from '../../model/verdict.ts';

/** From agreement to contradiction. `unknown` stands aside: nothing compared is no degree of agreement. */
export const LADDER = ['match', 'partial', 'weak', 'not_match'] as const satisfies readonly Label[];

/** A class, with `unknown` in two: taken back by the guard for want of coverage, or nothing to go by. */
export type Standing = ReferenceClass | 'guarded';

/** Log odds of each standing with every label in order, and what each label takes off. */
export interface Table {
  readonly standing: Readonly<Record<Standing, number>>;
  readonly cost: Readonly<Record<Component, Readonly<Record<Label, number>>>>;
}
