/**
 * What stands before and what behind "than", "before" and "after": changed in the claim where a sentence of the evidence has the same two
 * sides, or held against the dates that the evidence has of both.
 */
import type { Span } from '../../../model/document.ts';
import { oncePer } from '../../../text/remembered.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import type { Said, Stated } from '../belonging/texts.ts';
import type { Exchange } from './deeds.ts';
import { AGE, keysOf, WAY } from './words.ts';

/** Sentences that are looked at. */
const MOST_SENTENCES = 400;

/** "The cathedral was begun before the abbey" beside 1190 for the cathedral and 1142 for the abbey. */
export function datesTurned(said: Said, held: () => Stated): Exchange | null {
  const { text, tokens, numbers } = said;
  const pivots = tokens.filter(({ text: word }) => word === 'before' || word === 'after' || word === 'earlier' || word === 'later');
  const [pivot] = pivots;
  if (
    pivot === undefined ||
    pivots.length > 1 ||
    numbers.some(({ raw }) => /\d/.test(raw)) ||
    /\b(?:not|never|than|soon|shortly|years|months|days)\b/i.test(text)
  )
    return null;
  const sides = [tokens.filter(({ end }) => end <= pivot.start), tokens.filter(({ start }) => start >= pivot.end)].map((side) =>
    keysOf(text, side),
  );
  const [left = [], right = []] = sides.map((side, i) => side.filter((key) => !(sides[1 - i] ?? []).includes(key)));
  if (left.length === 0 || right.length === 0) return null;
  const { sentences, statements } = held();
  if (sentences.length > MOST_SENTENCES) return null;
  const dated = sentences.flatMap(({ start }) => {
    const statement = statements(start);
    const dates = statement.numbers.filter(({ kind, date }) => kind === 'date' && date?.year !== undefined);
    const [date] = dates;
    return date === undefined || dates.length !== 1 ? [] : [{ statement, date }];
  });
  const best = (keys: readonly string[], not: readonly string[]): (typeof dated)[number] | null => {
    const holding = dated.filter(
      ({ statement: { forms } }) =>
        keys.filter((key) => forms.has(key)).length * 5 >= keys.length * 3 && not.some((key) => !forms.has(key)),
    );
    return holding.length === 1 ? (holding[0] ?? null) : null;
  };
  const [first, second] = [best(left, right), best(right, left)];
  if (first === null || second === null || first.statement === second.statement) return null;
  const earlier = pivot.text === 'before' || pivot.text === 'earlier';
  const order = Math.sign(first.date.value - second.date.value);
  if (order === 0 || order < 0 === earlier) return null;
  return { start: pivot.start, end: pivot.end, against: `${first.date.raw}” and “${second.date.raw}`, sentence: first.statement.span };
}

interface Sides {
  readonly pivot: Token;
  /** +1 or -1 as the comparative points; 0 for "before" and "after". */
  readonly way: number;
  readonly comparative: Token | null;
  readonly left: readonly string[];
  readonly right: readonly string[];
}

/** Comparatives that are only held against themselves. */
const ALIKE: ReadonlySet<string> = new Set(
  'faster slower better worse stronger weaker safer riskier earlier easier harder richer poorer quicker brighter darker louder quieter cleaner closer nearer steeper busier milder drier wetter'.split(
    ' ',
  ),
);

/** Words that compare. */
export const COMPARATIVES: ReadonlySet<string> = new Set([...WAY.keys(), ...ALIKE]);

/** How far before "than" its comparative may stand. */
const REACH = 7;

/** The sides of the one pivot of a text; null where it has none or several. */
function sidesOf(text: string, tokens: readonly Token[]): Sides | null {
  const at = tokens.findIndex(({ text: word }) => word === 'than' || word === 'before' || word === 'after');
  const pivot = tokens[at];
  if (pivot === undefined || tokens.some(({ text: word }, i) => i > at && (word === 'than' || word === 'before' || word === 'after')))
    return null;
  let comparative: Token | null = null;
  if (pivot.text === 'than') {
    comparative = tokens.slice(Math.max(0, at - REACH), at).findLast(({ text: word }) => COMPARATIVES.has(word)) ?? null;
    if (comparative === null) return null;
  }
  const side = (own: readonly Token[]): string[] =>
    keysOf(
      text,
      own.filter((token) => token !== comparative && !/^\d/.test(token.text)),
    );
  const [before, behind] = [side(tokens.slice(0, at)), side(tokens.slice(at + 1))];
  const turned = pivot.text === 'after';
  const way = comparative === null ? 0 : (WAY.get(comparative.text) ?? 1);
  return { pivot, way, comparative, left: turned ? behind : before, right: turned ? before : behind };
}

/** The sentences of some evidence that compare or order, and deny nothing, each with its sides; read once for all claims. */
const pivotsOf = oncePer(({ text, sentences }: Stated): readonly { readonly sentence: Span; readonly sides: Sides }[] =>
  sentences.flatMap((sentence) => {
    const raw = text.slice(sentence.start, sentence.end);
    const sides = PIVOTS.test(raw) && !DENIES.test(raw) ? sidesOf(text, tokensOf(text, sentence.start, sentence.end)) : null;
    return sides === null ? [] : [{ sentence, sides }];
  }),
);

/** Whether a sentence of the evidence has what stands on one side of the claim on the other. */
export function aroundPivot(said: Said, evidence: Stated): Exchange | null {
  const { text } = evidence;
  const own = sidesOf(said.text, said.tokens);
  if (own === null || DENIES.test(said.text)) return null;
  let found: Exchange | null = null;
  for (const { sentence, sides: other } of pivotsOf(evidence)) {
    if ((own.comparative === null) !== (other.comparative === null)) continue;
    const only = (side: readonly string[], not: readonly string[]): string[] => side.filter((key) => !not.includes(key));
    const [left, right] = [only(own.left, other.left), only(own.right, other.right)];
    const crossed =
      left.length > 0 &&
      right.length > 0 &&
      left.every((key) => other.right.includes(key)) &&
      right.every((key) => other.left.includes(key));
    const straight =
      only(own.right, own.left).some((key) => other.right.includes(key)) &&
      only(own.left, own.right).some((key) => other.left.includes(key)) &&
      left.length + right.length === 0;
    if (!crossed && !straight) continue;
    const same = own.way === other.way;
    if (own.comparative !== null && other.comparative !== null && !likeWords(own.comparative, other.comparative)) continue;
    // As the claim has it, in other words or the same.
    if (crossed !== same) return null;
    const { start, end } = own.comparative ?? own.pivot;
    found ??= { start, end, against: text.slice(sentence.start, sentence.end).trim(), sentence };
  }
  return found;
}

const PIVOTS = /\b(?:than|before|after)\b/;
const DENIES = /\b(?:not?|never|neither|nor|without|cannot)\b|n['’]t\b/i;

/** "Older" and "younger" are of one matter, "more" and "less"; "taller" and "heavier" are not. */
const PAIRS =
  'more less fewer|higher lower|larger bigger greater smaller|longer shorter|taller shorter|heavier lighter|wider broader narrower|deeper shallower|thicker thinner|hotter warmer colder cooler'
    .split('|')
    .map((row) => new Set(row.split(' ')));
export const likeWords = ({ text: one }: Token, { text: other }: Token): boolean =>
  one === other || (AGE.test(one) && AGE.test(other)) || PAIRS.some((row) => row.has(one) && row.has(other));
