/**
 * Statements in brackets that bear a mark of their own: in "Corals grow (they feed at night; [2]) in the dark [1]" the second work is cited
 * for what stands in the brackets, and the first for the rest.
 */
import type { Span } from '../../model/document.ts';
import { saysSomething } from './said.ts';

/** What is stated in brackets. */
export interface Bracketed<Mark> {
  /** The brackets and what they hold. */
  readonly span: Span;
  /** The words before the mark. */
  readonly said: Span;
  readonly mark: Mark;
}

/** Small words; names of authors, as most brackets hold, have few. Fewer are no statement. */
const SMALL = /(?<!\p{L})\p{Ll}{3,}/gu;
const LEAST = 4;
/** Longer brackets are read with the rest. */
const LONGEST = 300;

/** Enough small words, or a verb, or two of them with a figure that is no year. */
function isStated(words: string): boolean {
  const small = words.match(SMALL)?.length ?? 0;
  if (small >= LEAST || small < 2 || /\bal\.|\bpp?\./.test(words)) return small >= LEAST;
  return saysSomething(words) || /\d/.test(words.replace(/\b(?:1[5-9]|20)\d\d\b/g, ''));
}

/** The marks of a sentence that are cited for a statement in brackets within it, each with that statement. */
export function bracketed<Mark extends { readonly span: Span }>(text: string, sentence: Span, marks: readonly Mark[]): Bracketed<Mark>[] {
  return marks.flatMap((mark) => {
    const { start, end } = mark.span;
    const whole = text.charAt(start) === '(' && text.charAt(end - 1) === ')';
    const near = Math.max(sentence.start, start - LONGEST);
    const from = whole ? start : near + text.slice(near, start).lastIndexOf('(');
    const to = whole ? end : end + text.slice(end, end + LONGEST).indexOf(')') + 1;
    if (from <= sentence.start || from < near || (!whole && to === end) || to >= sentence.end || to - from > LONGEST) return [];
    const inside = text.slice(from + 1, to - 1);
    if (!whole && /[()]/.test(text.slice(from + 1, start))) return [];
    const stop = from === start ? inside.lastIndexOf(';') : start - from - 1;
    const said = { start: from + 1, end: from + 1 + Math.max(stop, 0) };
    const words = text.slice(said.start, said.end);
    if (!isStated(words) || /^\W{0,3}(?:see|cf|e\.g|for)\b/i.test(words)) return [];
    const kept = words.trimEnd().replace(/[;,]$/, '').length;
    return [{ span: { start: from, end: to }, said: { start: said.start, end: said.start + kept }, mark }];
  });
}
