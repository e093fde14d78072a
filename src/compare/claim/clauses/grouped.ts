/**
 * What one clause tells of one group, told of a group that another clause names: "sales in the Nordic division declined" for "the growth came from the Nordic division;
 * sales in the Baltic division declined". `exchanged/groups.ts` asks the same of whole sentences, and is silent where one names both.
 */
import type { Group } from '../exchanged/groups.ts';
import { groupsOf } from '../exchanged/groups.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Shown } from '../limits/limit.ts';
import { type Clause, clausesOf, denies, formsBetween } from './read.ts';

const TURNS = /\b(?:not|never|no|neither|nor|than|compared|both|unlike|while|whereas|but|versus|all|either|or)\b|n['’]t\b/i;
const SHARE = 0.8;
const LEAST = 2;
/** Words of the claim's that the sentence need not have: they may stand in another. */
const ELSEWHERE = 0.5;

/** A claim that has what one clause tells, and the group of another in the place of its own. */
export function groupCrossed(claim: SentenceRead, sentence: SentenceRead): Shown | null {
  const groups = TURNS.test(claim.text) ? [] : claim.kept(groupsOf);
  if (groups.length === 0) return null;
  const clauses = sentence.kept(clausesOf);
  for (const own of groups) {
    const others = [...new Set(formsBetween(claim, 0, claim.tokens.length))].filter((form) => form !== own.which && form !== own.what);
    const rest = others.filter((form) => sentence.bareSet.has(form));
    if (rest.length < ELSEWHERE * others.length) continue;
    if (rest.length < LEAST || !sentence.bareSet.has(own.which)) continue;
    const share = ({ forms }: Clause): number => rest.filter((form) => forms.has(form)).length / rest.length;
    const told = clauses.filter((clause) => share(clause) >= SHARE);
    const [clause] = told;
    // One that has most of it and the claim's own group bears it out.
    if (clause === undefined || told.some(({ forms }) => forms.has(own.which)) || denies(sentence, clause)) continue;
    const [from, to] = [sentence.tokens[clause.from]?.start ?? 0, sentence.tokens[clause.to - 1]?.end ?? 0];
    const groupsThere = sentence.kept(groupsOf).filter(({ what, start, end }) => what === own.what && start >= from && end <= to);
    const other: Group | undefined = groupsThere[0];
    if (other === undefined || groupsThere.length > 1 || other.lead !== own.lead || claim.bareSet.has(other.which)) continue;
    return { start: own.start, end: own.end, against: sentence.text.slice(other.start, other.end), how: 'swapped' };
  }
  return null;
}
