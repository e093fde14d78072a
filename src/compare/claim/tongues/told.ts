/** A claim or a sentence in another language than English as it is read: its words of meaning, its clauses, and which words are kin. */

import type { Span } from '../../../model/document.ts';
import { clausesOf } from '../../../text/clauses.ts';
import { tokensOf } from '../../../text/tokens.ts';
import { withoutIdleDenials } from '../idle-denials.ts';
import { folded, type Tongue } from './tongue.ts';

export interface Told {
  readonly tongue: Tongue;
  /** In small letters, without idle denials; `text` without accents too. All have the same places. */
  readonly text: string;
  readonly accented: string;
  /** Words of meaning, each form once. */
  readonly words: readonly string[];
  readonly placed: readonly Placed[];
  readonly clauses: readonly Clause[];
  /** Clauses that a comma joins taken together: "critics claim, the dam leaks". */
  readonly statements: readonly Clause[];
}

interface Placed {
  readonly word: string;
  readonly start: number;
}

/** A clause with what leads into the sentence before it: "in the last decade, …". */
export interface Clause extends Span {
  readonly text: string;
  readonly accented: string;
  readonly words: readonly string[];
  /** Without those of the lead. */
  readonly own: readonly string[];
}

/** Letters of the longest lead, and of the shortest word of meaning. */
const LEAD = 60;
const SHORTEST = 3;

/** Reads a text. */
export function told(raw: string, tongue: Tongue): Told {
  const accented = withoutIdleDenials(raw)
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(AGED, (found) => ' '.repeat(found.length));
  const text = folded(accented);
  const placed = tokensOf(accented).flatMap(({ kind, text: word, start }): Placed[] =>
    kind === 'number' || (word.length >= SHORTEST && !tongue.small.has(word)) || isLabel(raw, start) ? [{ word, start }] : [],
  );
  const own = ({ start, end }: Span): string[] => placed.flatMap((one) => (one.start >= start && one.start < end ? [one.word] : []));
  const part = (span: Span): Clause => ({
    ...span,
    text: text.slice(span.start, span.end),
    accented: accented.slice(span.start, span.end),
    words: own(span),
    own: own(span),
  });
  const spans = clausesOf(text, { at: tongue.parts });
  const [first] = spans;
  const lead = first !== undefined && spans.length > 1 && first.end - first.start <= LEAD && text.charAt(first.end) === ',' ? first : null;
  return {
    tongue,
    text,
    accented,
    placed,
    words: [...new Set(placed.map(({ word }) => word))],
    clauses: spans.map((span) => ({ ...part(span), words: lead === null || span === lead ? own(span) : [...own(lead), ...own(span)] })),
    statements: joined(spans, text).map(part),
  };
}

/** Spans between which nothing but a comma stands, as one. */
function joined(spans: readonly Span[], text: string): Span[] {
  const whole: Span[] = [];
  for (const span of spans) {
    const last = whole.at(-1);
    if (last !== undefined && text.slice(last.end, span.start).trim() === ',')
      whole[whole.length - 1] = { start: last.start, end: span.end };
    else whole.push(span);
  }
  return whole;
}

/** "Les enfants de moins de dix ans": whom it is told of, and no comparison. */
const AGED =
  /(?<=\p{L} )(?:de|des|con|com|di) (?:plus|moins|más|menos|mais|più|meno) (?:de|di) (?=\p{L}{3,10} (?:ans|años|anni|anos)\b|\p{Nd}{1,3} (?:ans|años|anni|anos)\b)/gu;

/** "Vaccine B": a letter by itself. */
const isLabel = (raw: string, start: number): boolean => start > 0 && /^ [A-Z](?![\p{L}'’])/u.test(raw.slice(start - 1, start + 2));

/** Letters in which words of one family agree at least, and those at their ends in which they may differ. */
const AGREE = 4;
const ENDING = 3;
const SHORT_ENDING = 2;

/** Whether two words are forms of one: what stands before their endings agrees ("aprobado" and "aprobó", "Rückfallrate" and "Rückfälle"). */
export function kin(one: string, other: string): boolean {
  if (one === other) return true;
  // Asked of every word beside every other: where the first letters differ only a participle may be of the same verb.
  if (one.charCodeAt(0) !== other.charCodeAt(0) && !one.startsWith('ge') && !other.startsWith('ge')) return false;
  if (/\d/.test(one) || /\d/.test(other)) return false;
  const [a, b] = [bare(one), bare(other)];
  const shorter = Math.min(a.length, b.length);
  let same = 0;
  while (same < shorter && a.charCodeAt(same) === b.charCodeAt(same)) same += 1;
  if (shorter <= AGREE + 1) return same >= AGREE - 1 && same >= shorter - 1;
  return same >= AGREE && same >= shorter - (shorter > 7 ? ENDING : SHORT_ENDING);
}

/** "Gebaut" is of "bauen": a participle without its beginning. */
const bare = (word: string): string => (/^ge\p{L}{3,}(?:t|en|d)$/u.test(word) ? word.slice(2) : word);

/** Words of a list that have kin in another. */
export const shared = (words: readonly string[], others: readonly string[]): readonly string[] =>
  words.filter((word) => others.some((other) => kin(word, other)));

/** The share of some words that have kin among others; 1 of none. */
export const shareIn = (words: readonly string[], others: readonly string[]): number =>
  words.length === 0 ? 1 : shared(words, others).length / words.length;
