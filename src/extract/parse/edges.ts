/**
 * Takes off a printed piece what belongs to the reference's punctuation and not to the piece: quotes and brackets around
 * it, commas and full stops behind it, and words that only announce it. What is balanced inside stays.
 */
import type { Span } from '../../model/document.ts';
import { codeAt, isPlain } from '../../text/letters.ts';
import { has, Signs, signsIn } from '../../text/signs.ts';
import { tagsIn } from './tokens.ts';

const PAIRS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['（', '）'],
  ['［', '］'],
  ['【', '】'],
  ['“', '”'],
  ['„', '“'],
  ['„', '”'],
  ['«', '»'],
  ['»', '«'],
  ['‘', '’'],
  ['‚', '‘'],
  ['"', '"'],
  ["'", "'"],
  ['`', "'"],
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
  ['〈', '〉'],
  ['<', '>'],
  ['*', '*'],
  ['_', '_'],
];
const OPENERS = new Set(PAIRS.map(([open]) => open));
const CLOSERS = new Set(PAIRS.map(([, close]) => close));
const LEADING = /[\s.,;:!?/\\|·•‧。，、；：．–—―…=+~^&)\]}）】」』》»”-]/;
const TRAILING = /[\s.,;:/\\|·•‧。，、；：．–—―=+~^&([{（【「『《«„“-]/;

const count = (text: string, char: string): number => text.split(char).length - 1;

/** Span of the piece without the punctuation around it; empty at its start when nothing is left. */
export function trimSpan(text: string, span: Span): Span {
  let { start, end } = span;
  for (let turn = 0; turn < 12; turn += 1) {
    const before = end - start;
    while (end > start && !isPlain(codeAt(text, end - 1)) && TRAILING.test(text[end - 1] ?? '') && !keepsEnd(text, start, end)) end -= 1;
    while (end > start && !isPlain(codeAt(text, start)) && LEADING.test(text[start] ?? '')) start += 1;
    // Nearly all pieces begin and end with a plain letter or digit by now, and nothing is left to take off.
    if (end > start && isPlain(codeAt(text, start)) && isPlain(codeAt(text, end - 1))) break;
    const inner = text.slice(start, end);
    const first = inner[0] ?? '';
    const last = inner.at(-1) ?? '';
    if (inner.length > 1 && wraps(inner)) {
      start += 1;
      end -= 1;
    } else if (OPENERS.has(first) && unclosed(inner, first)) start += 1;
    else if (CLOSERS.has(last) && unopened(inner, last)) end -= 1;
    if (end - start === before) break;
  }
  return { start, end: Math.max(start, end) };
}

/** An ellipsis, or the full stop of an initial or abbreviation at the end ("et al.", "U.S."), are left to the caller. */
const keepsEnd = (text: string, start: number, end: number): boolean => end - start > 3 && text.slice(end - 3, end) === '...';

/** Whether the first and last character are a pair that belongs together and encloses everything. */
function wraps(inner: string): boolean {
  const pair = PAIRS.find(([open, close]) => inner.startsWith(open) && inner.endsWith(close));
  if (pair === undefined) return false;
  const [open, close] = pair;
  if (open === close) return count(inner, open) === 2;
  let depth = 0;
  for (let i = 0; i < inner.length; i += 1) {
    if (inner[i] === open) depth += 1;
    else if (inner[i] === close) depth -= 1;
    if (depth === 0 && i < inner.length - 1) return false;
  }
  return depth === 0;
}

function unclosed(inner: string, open: string): boolean {
  const closers = PAIRS.filter(([left]) => left === open).map(([, right]) => right);
  if (closers.includes(open)) return count(inner, open) % 2 === 1;
  if (open === '‘') return !inner.slice(1).includes('’');
  return count(inner, open) > closers.reduce((sum, close) => sum + count(inner, close), 0);
}

function unopened(inner: string, close: string): boolean {
  const openers = PAIRS.filter(([, right]) => right === close).map(([left]) => left);
  if (openers.includes(close)) return close === '"' && count(inner, close) % 2 === 1;
  if (close === '’') return !inner.slice(0, -1).includes('‘');
  return count(inner, close) > openers.reduce((sum, open) => sum + count(inner, open), 0);
}

const SPACE = 32;
/** A word torn by the end of a line of the print. */
const TORN = /(?<=\p{Ll}{2})-[ \t]?\r?\n[ \t]*(?=\p{Ll}{2})/gu;
const SOFT = /\u00ad|[\u200b-\u200d\u2060\ufeff]/g;

/** What most pieces have nothing of: soft hyphens, white space at an end, of another kind than a space or twice. */
const UNEVEN = /[\u00ad\u200b-\u200d\u2060\ufeff]|[^\S ]|\s\s|^\s|\s$/;

/** The words of a span as a value: tags and soft hyphens gone, white space single. `signs` are those of the text. */
export function textOf(text: string, span: Span, signs = signsIn(text)): string {
  let out = text.slice(span.start, span.end);
  for (const tag of tagsIn(out).reverse())
    out = `${out.slice(0, tag.start)}${/^<\/?sub\b/i.test(out.slice(tag.start, tag.end)) ? '' : ' '}${out.slice(tag.end)}`;
  const edged = codeAt(text, span.start) === SPACE || codeAt(text, span.end - 1) === SPACE;
  if (!edged && !has(signs, Signs.uneven | Signs.tag)) return out;
  if (!UNEVEN.test(out)) return out;
  if (out.includes('\n')) out = out.replace(TORN, '');
  return out.replace(SOFT, '').replace(/\s+/g, ' ').trim();
}
