/**
 * A clause of a long sentence that denies just what a claim says: "the police ruled out arson" for "an electrical fault was the likeliest cause, though arson had
 * not been ruled out". Told only where the claim has every word of meaning of the clause and denies nothing itself; the sentence as a whole says much else, so
 * that a denial in it is not held against the claim.
 */

import type { SentenceRead } from '../exchanged/read.ts';
import type { Shown } from '../limits/limit.ts';
import { read } from '../recall/against.ts';
import { type Clause, clausesOf, denies, formsBetween, isDenial } from './read.ts';

/** A claim that says in some way that it is not so. */
const SAYS_NOT =
  /\b(?:not|no|never|yet|neither|nor|none|nobody|nothing|without|cannot|un\w{3,20}|fail\w{0,3}|refus\w{1,3}|reject\w{0,3}|den(?:y|ied|ies)|lack\w{0,3}|exempt\w{0,3}|exclud\w{1,3}|only|except|unless|if|hardly|rarely|however|but|instead|rather|until|avoid\w{0,3}|prevent\w{0,3}|forbid\w{0,4}|prohibit\w{0,3}|bann?ed|barr?(?:ed|s)|same|stable|little|less|fewer|oppos\w{1,3}|contrary|doubt\w{0,3}|question\w{0,3}|whether|claim\w{0,3}|believ\w{1,3}|argu\w{1,3})\b|n['’]t\b|\b\w{3,20}less\b/i;
/** What makes a denial hang on something else. */
const DEPENDS = /\b(?:unless|until|except|without|if|when|before)\b/i;
/** What opens a clause whose denial states nothing. */
const OPEN = /^(?:if|unless|until|when|before|once)$/;
const LEAST = 2;
/** Share of a longer clause, and of the claim's words in the sentence. */
const MOST = 0.75;
const MOST_OWN = 0.8;
const LONGER = 3;

export function clauseDenied(claim: SentenceRead, sentence: SentenceRead, round: () => readonly SentenceRead[]): Shown | null {
  if (SAYS_NOT.test(claim.text)) return null;
  const clauses = sentence.kept(clausesOf);
  if (clauses.length < 2) return null;
  const own = new Set(formsBetween(claim, 0, claim.tokens.length));
  for (const clause of clauses) {
    if (OPEN.test(clause.lead) || clause.forms.size < LEAST || !denies(sentence, clause)) continue;
    const held = [...clause.forms].filter((form) => own.has(form));
    // All of the clause, or most of a longer one.
    if (held.length < clause.forms.size && (held.length < LONGER || held.length < MOST * clause.forms.size)) continue;
    if ([...own].filter((form) => sentence.bareSet.has(form)).length < MOST_OWN * own.size) continue;
    // "May not assign without consent" asks for consent, and "nothing is written unless it is set" tells what writes.
    const states = sentence.text.slice(sentence.tokens[clause.from]?.start, sentence.tokens[clause.to - 1]?.end);
    if (DEPENDS.test(states)) continue;
    if (forbids(sentence, clause) || sentence.tokens.slice(clause.from, clause.to).filter(({ text }) => isDenial(text)).length > 1)
      continue;
    const head = read(states).heads[0];
    const at = head === undefined ? -1 : claim.forms.indexOf(head.form);
    if (head === undefined || at < 0) continue;
    // Another clause or sentence may say it of something else.
    const has = (set: ReadonlySet<string>): boolean => [...clause.forms].every((form) => set.has(form));
    if (clauses.some((other) => other !== clause && has(other.forms)) || round().some((other) => other !== sentence && has(other.bareSet)))
      continue;
    return { start: claim.tokens[at]?.start ?? 0, end: claim.tokens[at]?.end ?? 0, against: states, how: 'swapped' };
  }
  return null;
}

/** "Do not mix with bleach": what is forbidden may be done all the same. */
const forbids = ({ tokens }: SentenceRead, { from, lead }: Clause): boolean =>
  /^(?:do|never|don't|not)$/.test(tokens[from]?.text ?? '') && lead !== 'but';
