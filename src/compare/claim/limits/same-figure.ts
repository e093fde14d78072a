/**
 * The figure of one told of both: "Hull and Goole have 18 schools each", "Hull has 18 schools, and so does Goole", "as many schools as Hull" beside 18 in Hull and 11 in
 * Goole. The sentence has two figures of one sort, each in a clause of its own; told where the claim joins a name of the one clause and a name of the other.
 */
import { readNumbers } from '../../../text/numbers.ts';
import type { Quantity } from '../../../text/quantity.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { isNoun, meantIn, type Sign } from './limit.ts';

const AMOUNT = /^(?:number|currency|measure|ratio)$/;
const JOINT = /; |,? (?:and|while|whereas|but|against|compared (?:with|to)|versus) /;
/** What tells of both together, sets one against the other, or denies; a bound may hold of both. */
const UNLIKE =
  /\b(?:respectively|together|combined|in total|between|altogether|jointly|than|not?|never|neither|nor|none|unlike|compared|while|whereas|but|respective|average|mean|sum|least|most|or|if|figures|times|twice|thrice|half|double|triple)\b|n['’]t\b/i;
/** What joins two names: right between them ("the old pump and the new pump"), behind the figure, or before a likeness. */
const AND = /^ (?:([\p{L}-]+) )?(?:and|as well as) (?:the |an? |its |their )?(?:[\p{L}-]+ )?$/u;
const BEHIND = / (?:so|as) (?:do|does|did|is|are|was|were|has|have|had) (?:the |an? |its |their )?(?:[\p{L}-]+ )?$/u;
const LIKE = /^Like (?:the |an? |its |their )?(?:[\p{L}-]+ )?$/u;
const COMMA = /^[^,;\d]{0,40}, (?:the |an? |its |their )?(?:[\p{L}-]+ )?$/u;
const SAME =
  /\b(?:the same (?:number|amount|quantity|share|proportion|figure)|as (?:many|much)|an equal (?:number|amount|share)) .{0,50}\b(?:as|for|in) (?:the |an? |its |their )?(?:[\p{L}-]+ )?$/u;
const EACH = /\b(?:both|each|apiece|same|as many|as much|[Ll]ike|(?:so|as) (?:do|does|did|is|are|was|were|has|have|had))\b/;
/** Words of the other clause behind its figure that tell what is counted; behind a preposition stands whom it is of. */
const COUNTED = 3;
const OF_WHOM = /^(?:in|for|among|at|on|with|by|under|to|from)$/;

interface Clause {
  readonly figure: Quantity;
  /** Forms that the other clause has not. */
  readonly own: readonly string[];
}

const amountsIn = (text: string): readonly Quantity[] =>
  readNumbers(text).filter(
    ({ kind, weak, value, high, role }) => AMOUNT.test(kind) && !weak && value === high && role !== 'from' && role !== 'to',
  );

/** The two clauses of a sentence with two figures of one sort that differ; null for any other sentence. */
function clausesIn(sentence: SentenceRead): readonly [Clause, Clause] | null {
  const { text, tokens, forms } = sentence;
  const [one, other, third] = amountsIn(text);
  if (one === undefined || other === undefined || third !== undefined || one.plain === other.plain || /\b(?:respectively|or)\b/.test(text))
    return null;
  const unitLeftOut = other.kind === 'number' && one.kind !== 'number';
  if (!unitLeftOut && (one.kind !== other.kind || one.unit !== other.unit)) return null;
  const joint = JOINT.exec(text.slice(one.span.end, other.span.start));
  if (joint === null) return null;
  const cut = one.span.end + joint.index;
  const [first, second] = [meantIn(sentence, 0, cut), meantIn(sentence, cut, text.length)];
  const behind = tokens.findIndex(({ start }) => start >= other.span.end);
  for (let i = behind; i >= 0 && i < Math.min(tokens.length, behind + COUNTED); i += 1) {
    if (OF_WHOM.test(tokens[i]?.text ?? '')) break;
    // Eighteen schools and eleven parks are no two figures of one sort.
    if (isNoun(tokens[i]) && !first.includes(forms[i] ?? '')) return null;
  }
  const inFigure = (form: string): boolean =>
    tokens.some(({ start, end }, i) => forms[i] === form && [one, other].some(({ span }) => span.start <= start && end <= span.end));
  const only = (some: readonly string[], others: readonly string[]): string[] =>
    some.filter((form) => !others.includes(form) && !inFigure(form));
  return [
    { figure: one, own: only(first, second) },
    { figure: other, own: only(second, first) },
  ];
}

/** Whether "and" stands right between two, of which each may have the word that names both. */
function isPair(between: string, behind: string): boolean {
  const [found, head] = AND.exec(between) ?? [];
  return found !== undefined && (head === undefined || behind.startsWith(` ${head}`));
}

/** Where a claim joins a word of the one clause and a word of the other as having the same; null where it does not. */
function joinedIn({ text, tokens, forms }: SentenceRead, [one, other]: readonly [Clause, Clause]): readonly [number, number] | null {
  const once = (form: string | undefined): boolean => form !== undefined && forms.indexOf(form) === forms.lastIndexOf(form);
  const of = ({ own }: Clause): number[] => tokens.flatMap((_, at) => (own.includes(forms[at] ?? '') && once(forms[at]) ? [at] : []));
  for (const a of of(one))
    for (const b of of(other)) {
      const [first, last] = a < b ? [a, b] : [b, a];
      const between = text.slice(tokens[first]?.end, tokens[last]?.start);
      const before = text.slice(0, tokens[first]?.start);
      const joined =
        isPair(between, text.slice(tokens[last]?.end)) ||
        (LIKE.test(before) && COMMA.test(between)) ||
        (/\d/.test(between) && BEHIND.test(between)) ||
        SAME.test(between);
      if (joined) return [first, last];
    }
  return null;
}

/** One figure told of two of which the sentence gives each its own. */
export const sameForBoth: Sign = (claim, sentence, round) => {
  if (UNLIKE.test(claim.text)) return null;
  const clauses = sentence.kept(clausesIn);
  const all = amountsIn(claim.text);
  const [figure] = all;
  if (clauses === null || all.length > 1) return null;
  if (
    figure === undefined
      ? !/\b(?:same|as many|as much|equal)\b/.test(claim.text)
      : !clauses.some(({ figure: { plain } }) => plain === figure.plain)
  )
    return null;
  const joined = joinedIn(claim, clauses);
  if (joined === null) return null;
  // "18 schools in Hull and Goole" may count both together.
  const [lead] = joined.map((at) => claim.tokens[at]?.start ?? 0);
  if (figure !== undefined && figure.span.end <= (lead ?? 0) && !EACH.test(claim.text)) return null;
  const names = joined.map((at) => claim.forms[at] ?? '');
  // It may be so at another time, or of another thing.
  if (round().some(({ set, text }) => text !== sentence.text && names.some((name) => set.has(name)))) return null;
  const [first, last] = joined.map((at) => claim.tokens[at]);
  const [from, to] = clauses.map(({ figure: { span } }) => span);
  return {
    how: 'swapped',
    start: first?.start ?? 0,
    end: last?.end ?? claim.text.length,
    against: sentence.text.slice(from?.start, to?.end),
  };
};
