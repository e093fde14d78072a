/**
 * Two things set against each other, each with what the source says of the other: "visitors travel free, but islanders pay 60 kroner" beside "residents of the island can use it free of
 * charge; visitors pay 60 kroner". Each half of the claim has words of its own in both of two clauses of the source, crosswise, and no clause has them together.
 */
import { clausesOf, JOINED } from '../../../text/clauses.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { FOUND, type Told } from '../particulars/told.ts';
import { kin } from '../tongues/told.ts';
import { meaningIn } from './pieces.ts';
import { unmarked } from './words.ts';

/** Where a claim is parted into halves: by a word that sets them against each other or a semicolon, else by its only comma before a few words that leave out their verb. */
const AGAINST = /[,;]? (?:while|whereas|but)\b|; /giu;
const COMMA = /, (?=\p{L}[^,.]{5,40}\W*$)/gu;
export const SETS_AGAINST = /[,;] | (?:while|whereas|but) /i;
/** Sentences between two clauses. */
const APART = 1;
const LONGEST = 60;
/** Words of its own that a half has at most; of the words of both so many must stand in the two clauses. */
const MOST = 8;
const SHARE = 0.6;
/** Words of a half within which it names what it tells of. */
const OPENS = 3;

/** What makes a half hold only now and then: its words may stand wherever the condition does. */
const UNDER_CONDITION = /\b(?:if|unless|until|when|whenever|because)\b/i;

type Word = { readonly form: string; readonly at: number };
interface Clause {
  readonly sentence: SentenceRead;
  readonly place: number;
  readonly from: number;
  readonly to: number;
  readonly forms: readonly string[];
}

/** Where a claim has its one turn; null where it has none, or several. */
function turnOf({ text }: SentenceRead): { readonly from: number; readonly to: number } | null {
  const found = [...text.matchAll(AGAINST)];
  // A list has other commas, or "and" behind its last.
  const listed = text.split(', ').length > 2 || / (?:and|or) /u.test(text.slice(text.lastIndexOf(', ')));
  const [only] = found.length > 0 || listed ? found : [...text.matchAll(COMMA)];
  if (only === undefined || found.length > 1) return null;
  return { from: only.index, to: only.index + only[0].length };
}

/** The words of meaning of each half of a claim that the other half has not. */
function halvesOf(claim: SentenceRead): readonly [readonly Word[], readonly Word[]] | null {
  const turn = turnOf(claim);
  if (turn === null) return null;
  const means = meaningIn(claim);
  const all = claim.tokens.flatMap((token, at) => (means(token) ? [{ form: claim.forms[at] ?? '', at, start: token.start }] : []));
  const [one, other] = [all.filter(({ start }) => start < turn.from), all.filter(({ start }) => start >= turn.to)];
  const without = (words: typeof all, others: typeof all) => words.filter(({ form }) => !others.some((word) => kin(word.form, form)));
  return [without(one, other), without(other, one)];
}

function clausesIn(sentence: SentenceRead): readonly Omit<Clause, 'place'>[] {
  const { text, tokens, forms } = sentence;
  if (tokens.length > LONGEST || /\n\s*\S/.test(text)) return [];
  const means = meaningIn(sentence);
  return clausesOf(text, { at: JOINED }).flatMap(({ start: from, end: to }) => {
    const own = forms.filter((_, at) => {
      const token = tokens[at];
      return token !== undefined && token.start >= from && token.end <= to && means(token);
    });
    return own.length === 0 ? [] : [{ sentence, from, to, forms: own }];
  });
}

/** The words that one clause has and another has not. */
const held = (words: readonly Word[], clause: Clause, other: Clause): readonly Word[] =>
  words.filter(({ form }) => clause.forms.some((there) => kin(form, there)) && !other.forms.some((there) => kin(form, there)));
const hasBoth = ({ forms }: Clause, one: readonly Word[], other: readonly Word[]): boolean =>
  [one, other].every((words) => words.some(({ form }) => forms.some((there) => kin(form, there))));

/** The halves of a claim that tell of each what a source tells of the other. */
export function contrastCrossed(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const halves = halvesOf(claim);
  if (halves === null || UNDER_CONDITION.test(claim.text) || halves.some((words) => words.length === 0 || words.length > MOST)) return null;
  const [first, second] = halves;
  const opens = (words: readonly Word[], half: readonly Word[]): boolean => words.some((word) => half.indexOf(word) < OPENS);
  const clauses = sentences.flatMap((sentence, place) => sentence.kept(clausesIn).map((clause): Clause => ({ ...clause, place })));
  for (const one of clauses)
    for (const other of clauses) {
      if (one === other || Math.abs(one.place - other.place) > APART) continue;
      const [rest, lead] = [held(first, one, other), held(first, other, one)];
      const [mine, behind] = [held(second, one, other), held(second, other, one)];
      // What the claim begins with stands in the one clause, and what it tells of it in the other.
      if (rest.length === 0 || behind.length === 0 || !opens(lead, first) || !opens(mine, second)) continue;
      const stands = [...first, ...second].filter(({ form }) => [one, other].some(({ forms }) => forms.some((there) => kin(form, there))));
      if (stands.length < SHARE * (first.length + second.length)) continue;
      if (clauses.some((clause) => hasBoth(clause, rest, lead) || hasBoth(clause, mine, behind))) continue;
      const start = claim.tokens[Math.min(...lead.map(({ at }) => at))]?.start ?? 0;
      return {
        how: 'swapped',
        start,
        end: claim.tokens[Math.max(...lead.map(({ at }) => at))]?.end ?? start,
        against: unmarked(other.sentence.text.slice(other.from, other.to)),
        sentence: other.sentence.span,
        share: FOUND,
      };
    }
  return null;
}
