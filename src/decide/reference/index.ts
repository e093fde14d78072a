/**
 * The order in which the rules are asked; the first that holds decides, and the guard may take back what it said.
 * Unknown by design, then exists with minor issues before exists (it is exists and something more), then another case at the place, then no match, then
 * unknown for want of anything to compare, then unsure, which always holds.
 */
import type { Labels } from '../../model/evidence.ts';
import type { ReferenceClass } from '../../model/verdict.ts';
import { AT_HAND_RULES, forWant } from './at-hand.ts';
import { EXIST } from './exist.ts';
import { EXIST_MINOR } from './exist-minor.ts';
import { FAKE } from './fake.ts';
import {
  GUARD_CONFLICT,
  GUARD_GARBLED,
  GUARD_KIND,
  GUARD_LETTERS,
  GUARD_OPEN,
  GUARD_PLACED,
  GUARD_TRANSLATED,
  GUARD_UNTITLED,
  GUARD_WANT,
  guardsOf,
} from './guard.ts';
import { ORDINARY, type ReferenceFacts, type ReferenceRule } from './rule.ts';
import { SILENCE_RULES, whileSilent } from './silence.ts';
import { REFERENCE_TESTIMONY } from './testimony.ts';
import { BY_DESIGN, UNANSWERED } from './unknown.ts';
import { OTHER_CASE, UNSURE } from './unsure.ts';

/** Every rule in the order asked; the guards stand behind the rules they guard. */
export const REFERENCE_RULES: readonly ReferenceRule[] = [
  ...BY_DESIGN,
  ...EXIST_MINOR,
  ...EXIST,
  OTHER_CASE,
  ...FAKE,
  ...UNANSWERED,
  ...UNSURE,
];

/** Rules that take a class back where silence or too little would decide it, in the order asked: the first that holds gives the class instead. */
export const REFERENCE_GUARDS: readonly ReferenceRule[] = [
  GUARD_UNTITLED,
  GUARD_PLACED,
  GUARD_KIND,
  GUARD_WANT,
  GUARD_OPEN,
  GUARD_TRANSLATED,
  GUARD_CONFLICT,
  GUARD_GARBLED,
  GUARD_LETTERS,
  ...SILENCE_RULES,
  ...AT_HAND_RULES,
];

const LAST = UNSURE[0];

/** What the table says, with the rule itself; `heard` is the rule before silence was minded and a witness was heard. */
export function rule(
  labels: Labels,
  facts: ReferenceFacts,
): { readonly rule: ReferenceRule; readonly raw: ReferenceRule; readonly heard: ReferenceRule } {
  const raw = REFERENCE_RULES.find((one) => one.when(labels, facts)) ?? LAST;
  if (raw === undefined) throw new Error('the table of rules is empty');
  const heard = guardsOf(raw, labels).find((guard) => guard.when(labels, facts)) ?? raw;
  const open = whileSilent(heard, labels, facts) ?? heard;
  const seen = forWant(open.outcome).find((one) => one.when(labels, facts));
  const moved = seen ?? REFERENCE_TESTIMONY.find((one) => one.from.includes(open.outcome) && one.when(labels, facts));
  return { rule: moved ?? open, raw, heard };
}

/**
 * The class of a reference by seed 001's table.
 * Takes the six labels, and facts that differ from an ordinary citation in a world where everything was asked.
 * Gives the class, the id of the rule that gave it, `raw`, the class before the coverage guard, and `heard`, the class before silence
 * was minded, of which `p_valid` speaks.
 */
export function classifyReference(
  labels: Labels,
  facts: Partial<ReferenceFacts> = {},
): { readonly outcome: ReferenceClass; readonly rule: string; readonly raw: ReferenceClass; readonly heard: ReferenceClass } {
  const said = rule(labels, { ...ORDINARY, ...facts });
  return { outcome: said.rule.outcome, rule: said.rule.id, raw: said.raw.outcome, heard: said.heard.outcome };
}
