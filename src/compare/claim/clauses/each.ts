/** What one of a series does, told of each: "each snapshot copies all blocks" for "the first one copies all blocks, and each later one the changed ones". */
import { anyOf } from '../../../text/any-of.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Shown } from '../limits/limit.ts';
import { clausesOf, denies, formsBetween } from './read.ts';

const EACH = /^(?:each|every|all|both)\b/i;
/** Which one of several it is. */
const WHICH = anyOf('first second third fourth last latter former final initial only other later earlier one');
/** A clause by which the others do something else. */
const OTHERS = anyOf('each every others other rest later subsequent remaining second third next last first latter');
const SHARE = 0.75;
const LEAST = 2;
const FIRST_FEW = 4;

export function oneForEach(claim: SentenceRead, sentence: SentenceRead): Shown | null {
  if (!EACH.test(claim.text)) return null;
  const own = [...new Set(formsBetween(claim, 1, claim.tokens.length))];
  const clauses = sentence.kept(clausesOf);
  for (const [i, clause] of clauses.entries()) {
    const { forms, from, verb, to } = clause;
    if (denies(sentence, clause)) continue;
    // What they are may be named before: "the first one".
    const rest = formsBetween(claim, 2, claim.tokens.length);
    if (
      rest.length < LEAST ||
      rest.filter((form) => forms.has(form)).length < SHARE * rest.length ||
      !own.some((form) => sentence.bareSet.has(form))
    )
      continue;
    const which = sentence.tokens.slice(from, opening(from, verb)).findIndex(({ text }) => WHICH.test(text));
    const one = sentence.tokens[from + which];
    if (which < 0 || one === undefined || claim.set.has(one.text) || claim.tokens.some(({ text }) => text === one.text)) continue;
    const next = clauses[i + 1];
    if (
      next === undefined ||
      !sentence.tokens.slice(next.from, opening(next.from, next.verb)).some(({ text }) => OTHERS.test(text) && text !== one.text)
    )
      continue;
    if (rest.every((form) => next.forms.has(form))) continue;
    return {
      start: 0,
      end: claim.tokens[1]?.end ?? 0,
      against: sentence.text.slice(sentence.tokens[from]?.start, sentence.tokens[to - 1]?.end),
    };
  }
  return null;
}

/** Words before a verb; where none is known, the first few. */
const opening = (from: number, verb: number): number => (verb < 0 ? from + FIRST_FEW : verb);
