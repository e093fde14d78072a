/**
 * Which marks of a paragraph open and close a quote. Marks with a direction are matched by a stack; the straight one by what
 * stands beside it; the single one, which is an apostrophe most of the time, only where it plainly opens. What is an inch or a
 * lost mark is told, not guessed at. Code and tags are stepped over; `<q>` and `<blockquote>` are marks themselves.
 */
import type { Span } from '../../model/document.ts';
import type { PassedQuote } from '../../model/quote.ts';
import { halfWidth } from '../../text/half-width.ts';

/** A quote by its marks: the stretch with the marks, and the words between. */
export interface Marked extends Span {
  readonly words: Span;
}

/** A mark that is no quote's. */
export interface Oddity extends Span {
  readonly reason: PassedQuote['reason'];
}

/** Code, a tag, or a mark. TeX quotes as ``so'', so that two apostrophes are never inside code. */
const TOKEN = /(`{1,3})(?!`)(?:(?!'')[^`\n]){1,2000}\1(?!`)|<(\/?)([a-z!]\w{0,40})[^<>]{0,1000}>|``|''|["“”„‟«»‹›「」『』'‘’‚]/gi;
export const DOUBLE = /["“”„‟«»‹›「」『』]/;
/** An opening mark and the one that closes it. */
const PAIR = /^(?:[“„‟”]”|„[“‟]|«»|»«|‹›|「」|『』|``'')$/;
const SINGLE_PAIR = /^(?:''|‘’|‚[‘’])$/;
/** Before an opening mark: a space, a bracket, a dash, another mark. */
const BEFORE = /[\s([{<—–\-/“„«*_>:=,]/;
const AFTER = /[\s.,;:!?)\]}<—–\-/*_…”’'。[(¹²³⁴-⁹]/;
/** Words that begin with an apostrophe. */
const ELIDED = /^(?:t(?:is|was|were|will|would)|em|til|till|cause|n|bout|round|cept|neath|twixt|gainst|s|\d0s|\d\d)(?![\p{L}\d])/iu;

/** Quotes in marks of a paragraph, outermost only, and the marks and code that are none; both in order. */
export function quotedIn(text: string, { start: from, end: to }: Span): { readonly pairs: Marked[]; readonly odd: Oddity[] } {
  // How long a quote in single marks may be.
  const FURTHEST = 3000;
  // How much of the text behind a lost mark is shown.
  const SHOWN = 81;
  const pairs: Marked[] = [];
  const odd: Oddity[] = [];
  const paragraph = closedOnce(halfWidth(text.slice(from, to)));
  const tokens = [...paragraph.matchAll(TOKEN)];
  const sign = (at: number): string => paragraph.charAt(at) || ' ';
  const isSpace = (at: number): boolean => sign(at).trim() === '';
  const opens = (at: number): boolean => BEFORE.test(sign(at - 1)) && !isSpace(at + 1);
  const closes = (at: number): boolean => !isSpace(at - 1) && AFTER.test(sign(at + 1));
  const pair = (open: number, close: number, width = 1, closing = width): void => {
    pairs.push({ start: from + open, end: from + close + closing, words: { start: from + open + width, end: from + close } });
  };
  const lose = (at: number): void => {
    odd.push({ start: from + at, end: Math.min(to, from + at + SHOWN), reason: 'unclosed' });
  };

  const stack: { readonly mark: string; readonly at: number }[] = [];
  const turned = /[«»]/.exec(paragraph)?.[0] === '»';
  let straight = -1;
  let straights = tokens.filter(([mark]) => mark === '"').length;
  let tag: RegExpExecArray | undefined;
  /** Single marks that opened, each with the place where a plural may have closed it ("the dogs' bowls"). */
  const single = new Map<string, { readonly at: number; plural: number }>();
  const settle = (): void => {
    for (const { at, plural } of single.values()) if (plural > 0) pair(at, plural);
    single.clear();
  };

  for (const token of tokens) {
    const { 0: mark, 1: code, 2: ending, 3: name = '', index: at } = token;
    if (/^['‘’‚]$/.test(mark)) {
      const [opening, open] = [...single].find(([one]) => SINGLE_PAIR.test(one + mark)) ?? [];
      if (opening && open && at - open.at < FURTHEST) {
        if (at < open.at + 2 || !closes(at)) continue;
        if (sign(at - 1) === 's' && /^ \p{Ll}/u.test(paragraph.slice(at + 1, at + 3))) open.plural ||= at;
        else {
          pair(open.at, at);
          single.delete(opening);
        }
      } else if (mark !== '’' && opens(at) && !ELIDED.test(paragraph.slice(at + 1, at + 12))) single.set(mark, { at, plural: 0 });
      continue;
    }
    if (code) {
      if (DOUBLE.test(mark)) odd.push({ start: from + at, end: from + at + mark.length, reason: 'code' });
    } else if (name) {
      if (/^(?:q|blockquote)$/i.test(name))
        if (!ending) tag ??= token;
        else if (tag?.[3] === name) {
          pair(tag.index, at, tag[0].length, mark.length);
          tag = undefined;
        }
    } else {
      settle();
      const { mark: opening = '', at: open = 0 } = stack.at(-1) ?? {};
      if (mark === '"') {
        straights -= 1;
        const digit = /\d/.test(sign(at - 1));
        // A number may end a quote; what cites it stands right behind.
        if (digit && (straight < 0 ? !opens(at) : straights % 2 > 0 && !/^.{0,3}[[¹²]/.test(paragraph.slice(at + 1, at + 5))))
          odd.push({ start: from + at - 1, end: from + at + 1, reason: 'inches' });
        else if (straight < 0) {
          // A mark of another kind closes what was opened: “so".
          if (opening && closes(at) && !opens(at)) {
            stack.pop();
            pair(open, at, opening.length, 1);
          } else if (opens(at) || (straights > 0 && (!isSpace(at + 1) || isSpace(at - 1)))) straight = at;
          else lose(at);
        } else if (opens(at) && isSpace(at - 1) && !isSpace(straight + 1)) {
          lose(straight);
          straight = at;
        } else {
          pair(straight, at);
          straight = -1;
        }
        // A second opening mark in the place of a closing one: “so“, »så».
      } else if (mark === '”' && !opening && straight >= 0 && closes(at)) {
        pair(straight, at);
        straight = -1;
      } else if (PAIR.test(opening + mark) || (/^(?:““|»»)$/.test(opening + mark) && closes(at))) {
        stack.pop();
        pair(open, at, mark.length);
      } else if (/^(?:[“„‟‹「『]|``)$/.test(mark) || mark === (turned ? '»' : '«') || (mark === '”' && opens(at))) stack.push({ mark, at });
      else if (mark !== "''") lose(at);
    }
  }
  settle();
  for (const { at, mark } of stack) if (mark !== '``') lose(at);
  if (straight >= 0) lose(straight);
  return { pairs: outermost(pairs), odd };
}

/** Two single marks for a double one that closes, as typing for TeX has it: “so’’. Only where double marks are left open. */
function closedOnce(paragraph: string): string {
  const count = (mark: string): number => paragraph.split(mark).length;
  return paragraph.includes('’’') && count('“') > count('”') ? paragraph.replace(/’’(?!’)/g, '’”') : paragraph;
}

/** Pairs that lie in no other pair. */
export function outermost(pairs: readonly Marked[]): Marked[] {
  let past = 0;
  return pairs
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => {
      const outer = start >= past;
      if (outer) past = end;
      return outer;
    });
}
