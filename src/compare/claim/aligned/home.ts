/**
 * The one clause of a source that a short claim is at home in: clause and claim have so much of their words of meaning in common that no other clause near comes up to it. A claim in
 * other words than its source lies upon no sentence (`align.ts`), but where the clause says little else than the claim, it is of the same matter, and what only one of the two denies,
 * or has the opposite of, can be held against the other.
 */
import { clausesOf } from '../../../text/clauses.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { kin } from '../tongues/told.ts';
import { meaningPlaces } from './align.ts';

/** A clause of a sentence. Offsets into the sentence. */
export interface Clause {
  readonly sentence: SentenceRead;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Places of its words of meaning; of a clause that "which" or "who" opens also those of what it is told of. */
  readonly places: readonly number[];
}

/** A claim and the clause that it is at home in. */
export interface Home {
  readonly claim: SentenceRead;
  readonly clause: Clause;
  /** Places of the claim's words of meaning, and of those that the clause has. */
  readonly words: readonly number[];
  readonly held: readonly number[];
  /** What both have in common, of all that they have: 0..1. */
  readonly likeness: number;
}

/** Where a clause ends. */
const BREAK =
  /[;:()]|\.(?=\s)| [–—-] |,? (?=(?:but|while|whereas|because|although|though|who|which|whose)\b)|, (?=\p{L})| and (?=(?:is|are|was|were|has|have|had|can|could|may|must|shall|should|will|would|do|does|did)\b)/gu;
const RELATIVE = /^[, ]*(?:who|which|whose)\b/i;

function clausesIn(sentence: SentenceRead): readonly Clause[] {
  const { text, tokens } = sentence;
  const meant = meaningPlaces(sentence);
  const clauses: Clause[] = [];
  for (const { start: from, end: to } of clausesOf(text, { at: BREAK, opens: true })) {
    const own = meant.filter((at) => {
      const token = tokens[at];
      return token !== undefined && token.start >= from && token.end <= to;
    });
    if (own.length === 0) continue;
    const part = text.slice(from, to);
    const before = RELATIVE.test(part) ? clauses.at(-1) : undefined;
    clauses.push({ sentence, from, to, text: part, places: [...(before?.places ?? []), ...own] });
  }
  return clauses;
}

/** Words of meaning of a claim: the least, and the most that are looked at; and those of a sentence that is looked at. */
const LEAST = 2;
const MOST = 12;
const LONGEST = 60;
/** What both must have in common, and how far the next clause must stay behind. */
const LIKE = 0.45;
const BEHIND = 0.1;
/** A question, or several lines, as a heading with what stands below it. */
const NO_STATEMENT = /\?["”’)]?\s*$|\n\s*\S/;
/** What makes a claim say two things, or one under a condition. */
const SEVERAL =
  /[;:()"“”]|[.!?,] |\b(?:but|while|whereas|although|though|because|unless|until|except|if|when|whether|only|than|without|nor|whereby|who|which|whose|that)\b/i;

/** The clauses that a claim is at home in, best first: those that come near the best, or have as many of its words. Empty where there is none. */
export function homesOf(claim: SentenceRead, sentences: readonly SentenceRead[]): readonly Home[] {
  const words = meaningPlaces(claim);
  if (words.length < LEAST || words.length > MOST || SEVERAL.test(claim.text)) return [];
  const found: Home[] = [];
  for (const sentence of sentences) {
    if (sentence.tokens.length > LONGEST || NO_STATEMENT.test(sentence.text)) continue;
    for (const clause of sentence.kept(clausesIn)) {
      const held = words.filter((own) => clause.places.some((there) => kin(claim.forms[own] ?? '', sentence.forms[there] ?? '')));
      if (held.length < LEAST) continue;
      found.push({ claim, clause, words, held, likeness: (2 * held.length) / (words.length + clause.places.length) });
    }
  }
  const [best] = found.sort((one, other) => other.likeness - one.likeness);
  if (best === undefined || best.likeness < LIKE) return [];
  // Another sentence with as many of its words may be the one that it is of, whatever else it says.
  return found.filter(
    ({ likeness, held, clause: { sentence } }) =>
      likeness >= best.likeness - BEHIND || (held.length >= best.held.length && sentence !== best.clause.sentence),
  );
}
