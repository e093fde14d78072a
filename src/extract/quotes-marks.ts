/**
 * Which marks of a paragraph open and close a quote. Marks with a direction are matched by a stack; the straight one by what
 * stands beside it; the single one, which is an apostrophe most of the time, only where it plainly opens. What is an inch, a
 * lost mark or an empty pair is told, not guessed at.
 */
import type { Span } from '../model/document.ts';

/** A quote by its marks: the words between, and the stretch with the marks. */
export interface Marked extends Span {
  readonly outer: Span;
}

export interface Oddity {
  readonly span: Span;
  readonly reason: 'inches' | 'unclosed';
}

/** For each opening mark the marks that may close it. */
const CLOSES: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“”‟',
  '‟': '”',
  '«': '»',
  '‹': '›',
  '「': '」',
  '『': '』',
  '”': '”',
  '»': '«',
};
const DIRECTED = '“”„‟«»‹›「」『』"';
const SPACE = /\s/;
/** Before an opening mark: nothing, a space, a bracket, a dash, another mark. */
const BEFORE = /[\s([{<—–\-/“„«*_>:=,]/;
const AFTER = /[\s.,;:!?)\]}<—–\-/*_…”’'[【(¹²³⁴-⁹]/;

const opens = (text: string, at: number, from: number): boolean =>
  (at <= from || BEFORE.test(text.charAt(at - 1))) && at + 1 < text.length && !SPACE.test(text.charAt(at + 1));
const closes = (text: string, at: number, to: number): boolean =>
  !SPACE.test(text.charAt(at - 1)) && (at + 1 >= to || AFTER.test(text.charAt(at + 1)));

/** Quotes in double marks of any kind, outermost only, in order. `skip` gives the end of a closed stretch, or −1. */
export function doubleMarks(
  text: string,
  { start: from, end: to }: Span,
  skip: (at: number) => number,
): { readonly pairs: Marked[]; readonly odd: Oddity[] } {
  const pairs: Marked[] = [];
  const odd: Oddity[] = [];
  const stack: { at: number; mark: string }[] = [];
  let straight = -1;
  const slice = text.slice(from, to);
  const guillemets = /[«»]/.exec(slice)?.[0] === '»';
  let left = 0;
  for (let at = slice.indexOf('"'); at >= 0; at = slice.indexOf('"', at + 1)) left += 1;
  const pair = (open: number, close: number): void => {
    pairs.push({ start: open + 1, end: close, outer: { start: open, end: close + 1 } });
  };
  for (let at = from; at < to; at += 1) {
    const mark = text.charAt(at);
    if (!DIRECTED.includes(mark) && mark !== '`' && mark !== '<') continue;
    const past = skip(at);
    if (past > at) {
      for (let i = at; i < past; i += 1) if (text[i] === '"') left -= 1;
      at = past - 1;
      continue;
    }
    if (mark === '`' || mark === '<') continue;
    if (mark === '"') {
      left -= 1;
      const digit = /\d/.test(text.charAt(at - 1));
      if (straight < 0) {
        const bare = at + 1 >= to || SPACE.test(text.charAt(at + 1));
        if (digit && !opens(text, at, from)) odd.push({ span: { start: at - 1, end: at + 1 }, reason: 'inches' });
        else if (opens(text, at, from) || (bare && (at === from || SPACE.test(text.charAt(at - 1))) && left > 0)) straight = at;
        else if (left > 0 && !bare) straight = at;
        else odd.push({ span: { start: at, end: at + 1 }, reason: 'unclosed' });
      } else if (digit && left % 2 === 1) odd.push({ span: { start: at - 1, end: at + 1 }, reason: 'inches' });
      else if (opens(text, at, from) && SPACE.test(text.charAt(at - 1)) && !SPACE.test(text.charAt(straight + 1))) {
        odd.push({ span: { start: straight, end: straight + 1 }, reason: 'unclosed' });
        straight = at;
      } else {
        pair(straight, at);
        straight = -1;
      }
      continue;
    }
    const top = stack.at(-1);
    const swapped = guillemets && (mark === '»' || mark === '«');
    const closing = top !== undefined && (CLOSES[top.mark] ?? '').includes(mark);
    // A second opening mark in the place of a closing one: “so“.
    const double = top !== undefined && top.mark === mark && mark === '“' && closes(text, at, to);
    if (top !== undefined && (closing || double)) {
      stack.pop();
      pair(top.at, at);
    } else if ('“„‟‹「『'.includes(mark) || (mark === '«' && !swapped) || (mark === '»' && swapped)) stack.push({ at, mark });
    else if (mark === '”' && opens(text, at, from)) stack.push({ at, mark });
    else odd.push({ span: { start: at, end: at + 1 }, reason: 'unclosed' });
  }
  for (const { at } of stack) odd.push({ span: { start: at, end: at + 1 }, reason: 'unclosed' });
  if (straight >= 0) odd.push({ span: { start: straight, end: straight + 1 }, reason: 'unclosed' });
  return { pairs: outermost(pairs), odd };
}

/** Pairs that lie in no other pair. */
export function outermost(pairs: readonly Marked[]): Marked[] {
  const kept: Marked[] = [];
  for (const one of [...pairs].sort((a, b) => a.outer.start - b.outer.start || b.outer.end - a.outer.end))
    if (one.outer.start >= (kept.at(-1)?.outer.end ?? 0)) kept.push(one);
  return kept;
}

/** Words that begin with an apostrophe. */
const ELIDED = /^(?:t(?:is|was|were|will|would)|em|til|till|cause|n|bout|round|cept|neath|twixt|gainst|s|\d0s|\d\d)(?![\p{L}\d])/iu;
const FURTHEST = 3000;

/** Quotes in single marks within a stretch that holds no double ones: ‘so’, 'so', ‚so‘. Short ones are left to be terms. */
export function singleMarks(text: string, { start: from, end: to }: Span, skip: (at: number) => number): Marked[] {
  const pairs: Marked[] = [];
  const barren = new Map<string, number>();
  for (let at = from; at < to; at += 1) {
    const mark = text.charAt(at);
    if (!"'‘‚`<".includes(mark)) continue;
    const past = skip(at);
    if (past > at) {
      at = past - 1;
      continue;
    }
    if (mark === '<') continue;
    const twice = text.charAt(at + 1) === mark;
    if (mark === '`') {
      // TeX: ``so''.
      const close = twice ? text.indexOf("''", at + 2) : -1;
      if (close > 0 && close < Math.min(to, at + FURTHEST)) {
        pairs.push({ start: at + 2, end: close, outer: { start: at, end: close + 2 } });
        at = close + 1;
      }
      continue;
    }
    if (!opens(text, at, from) || ELIDED.test(text.slice(at + 1, at + 12))) continue;
    const close = singleClose(text, at, Math.min(to, at + FURTHEST), mark === '‚' ? '‘’' : mark === '‘' ? '’' : "'", barren);
    if (close < 0) continue;
    pairs.push({ start: at + 1, end: close, outer: { start: at, end: close + 1 } });
    at = close;
  }
  return pairs;
}

/** Where a single mark closes: not inside a word, and rather not behind a plural that goes on ("the dogs' bowls"). */
function singleClose(text: string, open: number, to: number, marks: string, barren: Map<string, number>): number {
  let plural = -1;
  for (let at = Math.max(open + 2, barren.get(marks) ?? 0); at < to; at += 1) {
    if (!marks.includes(text.charAt(at)) || !closes(text, at, to)) continue;
    if (text.charAt(at - 1) === 's' && /^[’'] \p{Ll}/u.test(text.slice(at, at + 3))) {
      if (plural < 0) plural = at;
    } else return at;
  }
  // Where one mark found no partner the next one need not look again.
  if (plural < 0) barren.set(marks, to);
  return plural;
}
