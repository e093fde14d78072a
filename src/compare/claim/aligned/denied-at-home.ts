/**
 * What only one of a claim and the clause that it is at home in (`home.ts`) denies: "you can apply by telephone" beside "telephone applications are not possible". Told of plain denials alone,
 * where neither has a word that may deny or limit in its own way, and only where every clause that the claim may be at home in has it so.
 */
import { deniedAlike } from '../denied-alike.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { unmarked } from '../framed/words.ts';
import { withoutIdleDenials } from '../idle-denials.ts';
import { FOUND, type Told } from '../particulars/told.ts';
import { kin } from '../tongues/told.ts';
import { SOFT } from './denied.ts';
import { type Home, homesOf } from './home.ts';
import { DENIES } from './words.ts';

/** What leaves a denial open, or turns it into a limit. */
const OPEN =
  /\b(?:unless|until|except|without|other than|if|when|whether|otherwise|only|than|yet|longer|always|necessarily|all|every|both|any ?more|exceed\w{0,3}|before|after|or|where|that|whose)\b/i;

/** How a text denies: plainly by one denial, not at all, or so that nothing can be told. */
function denialIn(text: string, tokens: readonly { readonly text: string }[]): 'plain' | 'none' | 'open' {
  const plain = withoutIdleDenials(text);
  if (plain !== text) return 'open';
  if (tokens.some(({ text: word }) => SOFT.test(word))) return 'open';
  const denials = tokens.filter(({ text: word }) => DENIES.test(word)).length;
  return OPEN.test(text) || denials > 1 ? 'open' : denials === 0 ? 'none' : 'plain';
}

/** "Have no children": what there is none of. What is denied in such a word is denied whatever the claim calls it. */
const NONE_OF = /\b(?:no|not an?y?|not one) (?:\p{L}{3,20} )?(\p{L}{3,20})\b/iu;
const ABSTRACT = /^(?:liabilit|responsib|object|obligat|dut|right|need|requirement|evidence|effect|plan|intent|charge|reason|change)/;
const COUNTS =
  /\p{Nd}|\b(?:half|third|quarter|most|many|some|several|few|one|two|three|four|five|six|seven|eight|nine|ten|majority|minority)\b/iu;
/** Words that the clause must have of a claim that denies what it states. */
const STATED = 3;

const denies = ({ tokens }: SentenceRead): boolean => tokens.some(({ text }) => DENIES.test(text));

function told({ claim, clause, words, held }: Home, own: 'plain' | 'none'): Told | null {
  const inClause = clause.sentence.tokens.filter(({ start, end }) => start >= clause.from && end <= clause.to);
  const there = denialIn(clause.text, inClause);
  if (there === 'open' || own === there) return null;
  // "One bus in three ran" beside "two thirds did not"; an exception may stand behind the clause.
  if (own === 'plain' && (held.length < STATED || COUNTS.test(clause.text) || OPEN.test(clause.sentence.text))) return null;
  // A word that the clause has not may say in its own way what the denial says: "filed too late" beside "not filed in time".
  const denial = own === 'plain' ? claim.text.search(DENIES) : -1;
  if (words.some((at) => !held.includes(at) && (claim.tokens[at]?.start ?? 0) > denial)) return null;
  // "Not one march, but several".
  if (there === 'plain' && /^,? ?but\b/.test(clause.sentence.text.slice(clause.to))) return null;
  const none = there === 'plain' ? NONE_OF.exec(clause.text)?.[1]?.toLowerCase() : undefined;
  if (none !== undefined && !ABSTRACT.test(none) && !claim.tokens.some(({ text }) => kin(text, none))) return null;
  if (deniedAlike(claim.text, clause.sentence.text)) return null;
  return {
    how: 'swapped',
    start: claim.tokens[0]?.start ?? 0,
    end: claim.tokens.at(-1)?.end ?? 0,
    against: unmarked(clause.text),
    sentence: clause.sentence.span,
    share: FOUND,
  };
}

/** What the clauses of a claim deny otherwise than it does; null where one of them does not. */
export function deniedAtHome(claim: SentenceRead, near: readonly SentenceRead[]): Told | null {
  const own = denialIn(claim.text, claim.tokens);
  // Nearly all are told by this: nobody denies anything.
  if (own === 'open' || (own === 'none' && !near.some((sentence) => sentence.kept(denies)))) return null;
  const all = homesOf(claim, near).map((home) => told(home, own));
  return all.length > 0 && all.every((one) => one !== null) ? (all[0] ?? null) : null;
}
