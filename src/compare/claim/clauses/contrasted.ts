/**
 * What one clause tells of one thing, told of what another clause sets beside it: "occupancy by the palmate newt fell" for "occupancy by the crested newt fell,
 * whereas the palmate newt remained stable". Told only where the two clauses show that they speak of two things, the claim has what the one tells and
 * opens with what the other is of, and nothing else gives it to the claim's.
 */
import { anyOf } from '../../../text/any-of.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { isCapital } from '../exchanged/sides.ts';
import type { Shown } from '../limits/limit.ts';
import { type Clause, clausesOf, formsBetween, isDenial, isMeant } from './read.ts';

/** A claim that compares or denies may name both. */
const TURNS =
  /\b(?:not|no|never|neither|nor|none|than|unlike|whereas|while|compared|both|respectively|all|too|also|cannot|without|although|but|if|unless)\b|n['’]t\b/i;
/** A clause that says it of its own as well. */
const AS_WELL = anyOf('also too likewise similarly same both either equally so neither nor');
/** What takes up something that was named before. */
const TAKES_UP = anyOf('the this that these those its it his her their such he she they both each one who which what there');
/** What a clause sets its own against: "in 34 days instead of 21". */
const NAMES_OTHER = anyOf('instead than rather unlike versus against');
const PRONOUN = anyOf(
  'it he she they this that these those one who which there both some others we i you nothing nobody none everything everybody everyone',
);
/** Share of the claim's words that the two clauses must have, and of them the clause that tells it. */
const SHARE = 0.8;
const TOLD = 0.6;
const LEAST = 2;

/** Words of the claim, as places: what stands in a clause, and nowhere in the other. */
const only = (claim: SentenceRead, one: ReadonlySet<string>, other: ReadonlySet<string>): number[] =>
  claim.bares.flatMap((form, at) => (isMeant(claim, at) && one.has(form) && !other.has(form) ? [at] : []));

/** Whether two clauses that are set beside each other speak of two things. */
function areTwo(read: SentenceRead, one: Clause, other: Clause): boolean {
  const [, later] = one.from < other.from ? [one, other] : [other, one];
  if (later.lead === 'whereas' || later.lead === 'while') return true;
  const { tokens, text } = read;
  const first = tokens[later.from];
  if (first === undefined) return false;
  const [head, theirs] = [one.before.at(-1), other.before.at(-1)];
  // "The large banks … the small banks".
  if (head !== undefined && head === theirs && one.before.length > 1 && other.before.length > 1) return true;
  if (TAKES_UP.test(first.text)) return false;
  const named = (clause: Clause): boolean =>
    tokens.slice(clause.from, Math.max(clause.verb, clause.from + 1)).some((token) => token.start > 0 && isCapital(text, token));
  // A name may be that of what was told of before.
  return named(one) === named(other);
}

/** A claim that gives what one clause tells to what the other is of. */
export function contrastTurned(claim: SentenceRead, sentence: SentenceRead, round: () => readonly SentenceRead[]): Shown | null {
  if (TURNS.test(claim.text)) return null;
  const clauses = sentence.kept(clausesOf);
  if (clauses.length < 2) return null;
  const own = new Set(formsBetween(claim, 0, claim.tokens.length));
  for (const [i, later] of clauses.entries()) {
    const before = clauses[i - 1];
    if (!later.apart || before === undefined) continue;
    for (const [told, beside] of [
      [before, later],
      [later, before],
    ] as const) {
      const found = givenTo(claim, own, sentence, told, beside);
      if (found === null || !areTwo(sentence, told, beside) || saidElsewhere(claim, found, sentence, clauses, told, round())) continue;
      return {
        start: claim.tokens[found.who[0] ?? 0]?.start ?? 0,
        end: claim.tokens[Math.max(...found.who, ...found.what)]?.end ?? claim.text.length,
        against: sentence.text.slice(sentence.tokens[told.from]?.start, sentence.tokens[told.to - 1]?.end),
        how: 'swapped',
      };
    }
  }
  return null;
}

interface Given {
  readonly who: readonly number[];
  readonly what: readonly number[];
}

/** The words of a claim that one clause is of, and those that the other tells. */
function givenTo(claim: SentenceRead, own: ReadonlySet<string>, sentence: SentenceRead, told: Clause, beside: Clause): Given | null {
  const { bares, tokens } = sentence;
  const deed = bares[told.deed];
  if (deed === undefined || !own.has(deed) || beside.forms.has(deed)) return null;
  if (tokens.slice(told.from, told.deed).some(({ text }) => isDenial(text))) return null;
  if (tokens.slice(told.from, told.to).some(({ text }) => NAMES_OTHER.test(text))) return null;
  if (tokens.slice(beside.from, beside.to).some(({ text }) => AS_WELL.test(text))) return null;
  // Who it is told of: not a pronoun, and named in the claim in no way.
  const theirs = told.before.filter((form) => !beside.forms.has(form));
  if (!theirs.some((form) => !own.has(form)) || opensWithPronoun(sentence, told)) return null;
  const who = only(claim, beside.forms, told.forms);
  const what = only(claim, told.forms, beside.forms);
  const shared = [...own].filter((form) => told.forms.has(form)).length;
  if (who.length === 0 || what.length === 0 || shared < LEAST || shared + who.length < SHARE * own.size) return null;
  if (shared < TOLD * (own.size - who.length)) return null;
  // The clause is of all of it, and says something of its own.
  if (!who.every((at) => beside.before.includes(claim.bares[at] ?? ''))) return null;
  if ([...beside.forms].every((form) => own.has(form) || beside.before.includes(form))) return null;
  const verb = claim.bares.indexOf(deed);
  return who.every((at) => at < verb) ? { who, what } : null;
}

const opensWithPronoun = ({ tokens }: SentenceRead, { from, verb }: Clause): boolean =>
  tokens.slice(from, Math.max(verb, from + 1)).some(({ text }) => PRONOUN.test(text));

/** Whether another clause or sentence gives it to the claim's. */
function saidElsewhere(
  claim: SentenceRead,
  { who, what }: Given,
  sentence: SentenceRead,
  clauses: readonly Clause[],
  told: Clause,
  round: readonly SentenceRead[],
): boolean {
  const forms = (places: readonly number[]): string[] => places.map((at) => claim.bares[at] ?? '');
  const [ours, theirs] = [forms(who), forms(what)];
  const has = (set: ReadonlySet<string>): boolean =>
    ours.some((form) => set.has(form)) && theirs.filter((form) => set.has(form)).length >= TOLD * theirs.length;
  return clauses.some((clause) => clause !== told && has(clause.forms)) || round.some((other) => other !== sentence && has(other.bareSet));
}
