/**
 * Terms of one family, of which one alone holds: "with prejudice" and "without prejudice", "GAAP" and "adjusted", "required" and "optional". A claim has one of them, and
 * the clause of the source that has the claim's other words has another, while none has the claim's.
 */

import type { Span } from '../../model/document.ts';
import { ANDED, clausesOf } from '../../text/clauses.ts';
import type { SentenceRead } from './exchanged/read.ts';
import { meantIn } from './limits/limit.ts';
import type { Ruled } from './rulings/ruled.ts';

/** A term, by its words. `rank`: of terms that rise, one implies those below it. */
export interface Term {
  readonly form: RegExp;
  readonly rank?: number;
}

export const terms = (...forms: readonly RegExp[]): readonly Term[] => forms.map((form) => ({ form }));

const DENIED =
  /\b(?:without being|neither|nor|never|rather than|instead of|unlike|whether|if)\b|\b(?:is|are|was|were|has|have|had|did|does|do|been|be) not\b|n['’]t\b/i;

/** Share of the claim's other words that the clause must have, and how much more than any that has the claim's own term. */
const SHARE = 0.66;
const MORE = 0.2;
const LEAST = 2;
/** "Norland abstained." */
const NAME = /^\p{Lu}[\p{L}-]{2,20} (?!\p{Lu})/u;

/** A term of a claim, where it has one of its family alone. */
interface Own extends Span {
  readonly family: readonly Term[];
  readonly term: Term;
  /** Forms of its other words of meaning. */
  readonly rest: readonly string[];
}

const termsIn =
  (families: readonly (readonly Term[])[]) =>
  (claim: SentenceRead): readonly Own[] => {
    if (DENIED.test(claim.text)) return [];
    return families.flatMap((family): Own[] => {
      const own = family.filter(({ form }) => form.test(claim.text));
      const [term] = own;
      const at = term === undefined || own.length > 1 ? null : term.form.exec(claim.text);
      if (term === undefined || at === null) return [];
      const [start, end] = [at.index, at.index + at[0].length];
      const rest = [...new Set([...meantIn(claim, 0, start), ...meantIn(claim, end, claim.text.length)])];
      return rest.length < LEAST && !NAME.test(claim.text) && !(rest.length === 1 && BY_DEFAULT.test(claim.text))
        ? []
        : [{ family, term, start, end, rest }];
    });
  };
/** "Retries are off by default": one word is enough. */
const BY_DEFAULT = /\bby default\b/i;

/**
 * Makes what gives the first term of a claim in whose place the evidence has another of its family. `share`: of the claim's other words, that the clause must have;
 * `figured`: where the claim has figures, the clause must have one of them.
 */
export function exchangedAmong(
  families: readonly (readonly Term[])[],
  share = SHARE,
  figured = false,
): (claim: SentenceRead, sentences: readonly SentenceRead[]) => Ruled | null {
  const termsOf = termsIn(families);
  return (claim, sentences) => {
    for (const { family, term, rest, start, end } of claim.kept(termsOf)) {
      const found = instead(claim.text, { family, term, rest }, sentences, share, figured);
      if (found !== null) return { how: 'swapped', start, end, ...found };
    }
    return null;
  };
}

const EXCEPTS = /\b(?:except\w{0,4}|other than|apart from|aside from|but for|all but|excluding|save for)\b/i;
const ONLY = /\b(?:only|solely|alone|nothing but)\b/i;

/** "All fields except the name are optional" and "only the name is required" say the same: what is excepted has the other term. */
const isTurned = (claim: string, clause: string): boolean =>
  EXCEPTS.test(claim) !== EXCEPTS.test(clause) && (ONLY.test(claim) !== ONLY.test(clause) || EXCEPTS.test(claim));

function instead(
  claim: string,
  { family, term, rest }: Pick<Own, 'family' | 'term' | 'rest'>,
  sentences: readonly SentenceRead[],
  share: number,
  figured: boolean,
): Pick<Ruled, 'against' | 'sentence'> | null {
  const figures = rest.filter((form) => /^\p{Nd}/u.test(form));
  let [best, most, plain] = [null as Pick<Ruled, 'against' | 'sentence'> | null, 0, 0];
  for (const sentence of sentences) {
    const other = family.find((one) => one !== term && (one.rank ?? 0) <= (term.rank ?? 0) && one.form.test(sentence.text));
    const same = term.form.test(sentence.text);
    if (other === undefined && !same) continue;
    for (const { start, end } of clausesOf(sentence.text, { at: ANDED })) {
      const text = sentence.text.slice(start, end);
      const there = meantIn(sentence, start, end);
      const own = rest.filter((form) => there.includes(form)).length / rest.length;
      if (figured && figures.length > 0 && !figures.some((form) => there.includes(form))) continue;
      if (term.form.test(text)) plain = Math.max(plain, own);
      else if (other?.form.test(text) === true && own > most && !isTurned(claim, text)) {
        best = { against: other.form.exec(text)?.[0] ?? '', sentence: sentence.span };
        most = own;
      }
    }
  }
  return most >= share && most >= plain + MORE ? best : null;
}
