/**
 * Numbers told with "respectively": the first is of the first thing named, the second of the second. Read only where things and numbers
 * are equally many.
 */
import type { Span } from '../../../model/document.ts';
import type { Quantity } from '../../../text/quantity.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import { formOf } from '../select/expand.ts';
import type { Statement } from './members.ts';
import type { Said } from './texts.ts';

const RESPECTIVELY = /\brespectively\b/i;
const BETWEEN = /^[^\p{L}\p{Nd}]{0,4}(?:\p{L}{1,12}[^\p{L}\p{Nd}]{0,3})?(?:and|or)?[^\p{L}\p{Nd}]{0,3}$/u;

interface Series {
  readonly things: readonly Token[];
  readonly numbers: readonly Quantity[];
}

/** Series of sentences as read, each once. */
const KNOWN = new WeakMap<Statement, Series | null>();

/** The series of a sentence; null where there is none that can be told. */
function seriesOf(statement: Statement): Series | null {
  let known = KNOWN.get(statement);
  if (known === undefined) {
    known = readSeries(statement);
    KNOWN.set(statement, known);
  }
  return known;
}

function readSeries(statement: Statement): Series | null {
  return versusIn(statement) ?? respectivelyIn(statement);
}

/** "More common with the drug than with placebo (18% vs 6%)": the first value is of what stands before "than", the second of what stands behind. */
const VERSUS = /\((?:[\p{L} =]{0,12})\p{Nd}[^()]{0,20}?\s(?:vs\.?|versus|v\.?|compared with|against|and)\s[^()]{0,20}\)/gu;
const SIDES =
  /(\p{L}[\p{L}\p{Nd}-]{0,24})(?: group| arm| group's)? (?:than|versus|vs\.?|compared with|compared to) (?:(?:in|with|for|on|among|under|after|by|to|receiving|given|taking|those|patients|the) ){0,4}(\p{L}[\p{L}\p{Nd}-]{0,24})(?: group| arm)?\s*$/u;
const FURTHEST = 120;

function versusIn({ text, span, numbers }: Statement): Series | null {
  const raw = text.slice(span.start, span.end);
  if (!raw.includes('(')) return null;
  for (const found of raw.matchAll(VERSUS)) {
    const [from, to] = [span.start + found.index, span.start + found.index + found[0].length];
    const pair = numbers.filter((one) => one.span.start > from && one.span.end < to);
    const before = text.slice(Math.max(span.start, from - FURTHEST), from);
    const sides = SIDES.exec(before);
    if (sides === null || pair.length !== 2) continue;
    const tokens = tokensOf(text, Math.max(span.start, from - FURTHEST), from);
    const word = (name: string | undefined): Token | undefined => tokens.findLast((token) => text.slice(token.start, token.end) === name);
    const things = [word(sides[1]), word(sides[2])];
    if (things.every((token) => token !== undefined)) return { things: things as Token[], numbers: pair };
  }
  return null;
}

function respectivelyIn({ text, span, numbers }: Statement): Series | null {
  const said = RESPECTIVELY.exec(text.slice(span.start, span.end));
  if (said === null) return null;
  const at = span.start + said.index;
  const run: Quantity[] = [];
  for (const one of [...numbers].reverse()) {
    if (one.span.end > at) continue;
    const next = run[0];
    if (next !== undefined && !BETWEEN.test(text.slice(one.span.end, next.span.start))) {
      if (run.length > 1) break;
      run.length = 0;
    }
    run.unshift(one);
  }
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined || run.length < 2) return null;
  const behind = thingsIn(text, { start: last.span.end, end: at }, run.length, 'first');
  const things = behind ?? thingsIn(text, { start: span.start, end: first.span.start }, run.length, 'last');
  return things === null ? null : { things, numbers: run };
}

/** The last so many members of an enumeration, each by its last word of meaning; the last one by its first. */
function thingsIn(text: string, { start, end }: Span, count: number, _from: 'first' | 'last'): Token[] | null {
  const pieces: Span[] = [];
  let from = start;
  for (const cut of text.slice(start, end).matchAll(/,\s(?:and\s)?|\sand\s/g)) {
    pieces.push({ start: from, end: start + cut.index });
    from = start + cut.index + cut[0].length;
  }
  pieces.push({ start: from, end });
  const named = pieces.filter((piece) => text.slice(piece.start, piece.end).trim() !== '');
  if (named.length < count) return null;
  const things = named.slice(-count).map((piece, i) => {
    const words = tokensOf(text, piece.start, piece.end).filter(
      (token) => !isStopWord(token.text) || /^[A-Z]$/.test(text.slice(token.start, token.end)),
    );
    return i === count - 1 && count > 1 ? firstOf(text, words) : words.at(-1);
  });
  return things.every((token) => token !== undefined) ? (things as Token[]) : null;
}

/** The last member runs on into the verb: its first word, or the last of a name. */
function firstOf(text: string, words: readonly Token[]): Token | undefined {
  let last = 0;
  while (
    last + 1 < words.length &&
    /^\p{Lu}/u.test(text.charAt(words[last]?.start ?? 0)) &&
    /^\p{Lu}/u.test(text.charAt(words[last + 1]?.start ?? 0)) &&
    (words[last + 1]?.start ?? 0) - (words[last]?.end ?? 0) === 1
  )
    last += 1;
  return words[last];
}

/** Whose a number of a series is beside whom the claim names: `stands` where it may be the same; null where there is no series. */
export function inSeries(
  value: Quantity,
  said: Said,
  number: Quantity,
  statement: Statement,
): 'stands' | { readonly against: string; readonly sentence: Span } | null {
  const series = seriesOf(statement);
  const at = series?.numbers.indexOf(number) ?? -1;
  if (series === null || at < 0) return null;
  const { text, span } = statement;
  const meant = series.things.map((thing) => ({ thing, claim: said.tokens.filter((token) => sameThing(said.text, token, text, thing)) }));
  const named = meant.flatMap(({ claim }, i) => (claim.length > 0 ? [i] : []));
  const whose =
    named.length > 1
      ? ownOf(
          value,
          said,
          meant.map(({ claim }) => claim),
        )
      : named[0];
  if (whose === undefined || whose === at) return 'stands';
  const other = series.numbers[whose];
  if (other === undefined || (other.value === number.value && other.high === number.high)) return 'stands';
  const name = (i: number): string => text.slice(series.things[i]?.start, series.things[i]?.end);
  return { against: `${number.raw}” for “${name(at)}” and “${other.raw}” for “${name(whose)}`, sentence: span };
}

function sameThing(claim: string, token: Token, text: string, thing: Token): boolean {
  const single = thing.end - thing.start === 1;
  return single
    ? claim.slice(token.start, token.end) === text.slice(thing.start, thing.end)
    : token.kind === 'word' && formOf(token) === formOf(thing);
}

/** A claim that names several: told with "respectively" too, each by its place; else by the member that the value stands in. */
function ownOf(value: Quantity, said: Said, claim: readonly (readonly Token[])[]): number | undefined {
  const own = seriesOf(said.statement);
  if (own !== null) {
    const thing = own.things[own.numbers.findIndex(({ span }) => span.start === value.span.start)];
    const at = claim.findIndex((tokens) => tokens.some(({ start }) => start === thing?.start));
    return at < 0 ? undefined : at;
  }
  const member = said.statement.memberOf(value);
  const inside = claim.flatMap((tokens, i) => (tokens.some(({ start, end }) => start >= member.start && end <= member.end) ? [i] : []));
  return inside.length === 1 ? inside[0] : undefined;
}
