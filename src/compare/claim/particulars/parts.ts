/**
 * The parts of a sentence in which one thing is told: between commas, semicolons, brackets, "and", "who", "while". Each with its words, its figures and the
 * names behind a preposition or a verb.
 */
import { anyOf } from '../../../text/any-of.ts';
import type { Quantity } from '../../../text/quantity.ts';
import { stemOf } from '../../../text/tokens/stem.ts';
import { isStopWord } from '../../../text/tokens/stop.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import { mainVerb } from '../../../text/verbs.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { numbersOf } from '../read-once.ts';
import type { Worded } from '../recall/stronger.ts';
import { plainForm } from '../select/expand.ts';

/** A name, with the word right before it: "at" of "at the University of Ibadan", a verb of "leaves Lodz". */
export interface Named {
  readonly lead: string;
  readonly forms: readonly string[];
  readonly start: number;
  readonly end: number;
}

export interface Part {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Forms of its words of meaning and figures. */
  readonly forms: ReadonlySet<string>;
  readonly numbers: readonly Quantity[];
  readonly names: readonly Named[];
  /** Its first word, in small letters. */
  readonly opens: string;
  /** Whether it has a verb of its own; else those of the part before are its own too. */
  readonly verb: boolean;
  /** What it takes over of the part before it. */
  readonly inherited: ReadonlySet<string>;
}

const BREAKS =
  /[;:|\n]|, (?!\d{3}\b)(?!(?:all|both|mostly|each|none) (?:with|in|for|at|of|by|from)\b)|[()]| (?=(?:and|but|while|whereas|although|though|which|who|whose|where|when|then|after|before|until|because)\b)/g;
const LED = anyOf('in at to from with for under by on against into until since of');
const ARTICLE = anyOf('the a an its his her their');
const JOINS = anyOf('of de von van the la le');

const isCapital = (text: string, { start, kind }: Token): boolean => kind === 'word' && /^\p{Lu}/u.test(text.charAt(start));

/** Forms of a claim's words of meaning, without those that a pattern names. */
export const meantBesides = (claim: SentenceRead, without: RegExp): readonly string[] =>
  claim.tokens.flatMap(({ text, kind, start, end }) =>
    isStopWord(text) || without.test(claim.text.slice(start, end)) ? [] : [plainForm({ text, kind })],
  );

/** Whether the word at a place has a capital. */
export function capitalAt({ text, tokens }: Pick<Worded, 'text' | 'tokens'>, at: number): boolean {
  const token = tokens[at];
  return token !== undefined && /^\p{Lu}/u.test(text.charAt(token.start));
}

/** The names of a text behind its first word, each with what leads it. */
export function namesIn({ text, tokens }: Pick<Worded, 'text' | 'tokens'>): Named[] {
  const names: Named[] = [];
  for (let i = 1; i < tokens.length; i += 1) {
    const token = tokens[i] as Token;
    if (!isCapital(text, token) || /[^ ]/.test(text.slice(tokens[i - 1]?.end, token.start))) continue;
    let last = i;
    for (let next = i + 1; next < tokens.length; next += 1) {
      const other = tokens[next] as Token;
      if (text.slice(tokens[next - 1]?.end, other.start) !== ' ') break;
      if (isCapital(text, other)) last = next;
      else if (!JOINS.test(other.text) || next > last + 2) break;
    }
    const before = tokens[ARTICLE.test(tokens[i - 1]?.text ?? '') ? i - 2 : i - 1];
    if (before !== undefined && !isCapital(text, before))
      names.push({
        lead: LED.test(before.text) ? before.text : plainForm(before),
        forms: tokens.slice(i, last + 1).flatMap((one) => (isStopWord(one.text) ? [] : [plainForm(one)])),
        start: token.start,
        end: (tokens[last] as Token).end,
      });
    i = last;
  }
  return names;
}

const isVerb = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at] as Token;
  if (token.kind !== 'word') return false;
  return mainVerb(tokens[at - 1]?.text ?? '', token.text, tokens[at + 1]?.text ?? '');
};

/** A sentence in its parts. */
export function partsOf(sentence: SentenceRead): readonly Part[] {
  const { text } = sentence;
  const numbers = numbersOf(text);
  const edges = [0];
  for (const { index, 0: found } of text.matchAll(BREAKS)) {
    if (numbers.some(({ span }) => span.start <= index && index < span.end)) continue;
    edges.push(index + found.length);
  }
  const parts: Part[] = [];
  for (const [i, start] of edges.entries()) {
    const end = edges[i + 1] ?? text.length;
    const own = tokensOf(text, start, end);
    if (own.length === 0) continue;
    const values = numbers.filter(({ span }) => span.start >= start && span.end <= end);
    const before = parts.at(-1);
    const meant = own.filter(({ text: word, kind }) => kind === 'number' || !isStopWord(word));
    // "Mount Kessa (4,812 m)": a figure in brackets is of what stands before them.
    if (before !== undefined && text[start - 1] === '(' && values.length === 1 && meant.every((token) => within(token, values))) {
      parts[parts.length - 1] = {
        ...before,
        end,
        numbers: [...before.numbers, ...values],
        forms: new Set([...before.forms, ...meant.map(plainForm)]),
      };
      continue;
    }
    const verbs = own.filter((_, at) => isVerb(own, at));
    const kept = verbs.filter(({ text: word }) => !isStopWord(word)).map(plainForm);
    parts.push({
      start,
      end,
      text: text.slice(start, end),
      forms: new Set(meant.map(plainForm)),
      numbers: values,
      names: namesIn({ text, tokens: own }),
      opens: own[0]?.text ?? '',
      verb: verbs.length > 0,
      inherited: new Set(verbs.length > 0 ? kept : before?.inherited),
    });
  }
  return withSubject(parts);
}

const AUXILIARY = anyOf('is are was were has had have will would can could may must should does did');

/** "Organic growth, which excludes currency, was 3.1%": what a sentence begins with stands before its verb, with what is put in between. */
function withSubject(parts: readonly Part[]): readonly Part[] {
  const [head, between] = parts;
  if (head === undefined || head.verb || between === undefined) return parts;
  const at = parts.findIndex(
    (part, i) => i > 1 && part.verb && (AUXILIARY.test(part.opens) || (part.verb && part.inherited.has(stemOf(part.opens)))),
  );
  if (at < 0) return parts;
  return parts.map((part, i) => (i === at ? { ...part, forms: new Set([...head.forms, ...part.forms]) } : part));
}

const within = ({ start, end }: Token, values: readonly Quantity[]): boolean =>
  values.some(({ span }) => span.start <= start && end <= span.end);
