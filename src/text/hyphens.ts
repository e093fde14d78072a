/**
 * Whether a hyphen joins two pieces of one word. Print breaks words at line ends; extraction leaves the hyphen and loses
 * the line; typists hyphenate compounds. All of these are form. Dashes are not hyphens and never join.
 */
import { classOf, IGNORED, LOWER, SPECIAL, UPPER } from './characters.ts';

/** Space, tab, line ends, no-break space. */
export const isSpaceCode = (code: number): boolean => code === 32 || (code >= 9 && code <= 13) || code === 0xa0;

/** True when a letter of any script stands at an offset. */
export function isLetterAt(text: string, at: number): boolean {
  const kind = classOf(text.charCodeAt(at));
  if (kind === LOWER || kind === UPPER) return true;
  return kind === SPECIAL && /\p{L}/u.test(text.charAt(at));
}

/** Words before which a hyphen does not join: "pre- and post-". At a line's end fewer, since these are also syllables. */
const NOT_JOINED = /^(?:and|or|nor|to|und|oder|bis|et|ou|y|o|e)\b/;
const NOT_JOINED_LINE = /^(?:and|und|oder)\b/;

/**
 * Where a word goes on behind a hyphen: at once ("cross-claim"), on the next line ("evalu-⏎ation"), or after a space where a
 * line once ended ("evalu- ation"). −1 when the hyphen ends the word. Dashes never join.
 */
export function joinAfterHyphen(text: string, at: number, last: number): number {
  if (/[\u2012\u2014\u2015\u2212]/.test(text.charAt(at))) return -1;
  let next = at + 1;
  while (classOf(text.charCodeAt(next)) === IGNORED) next += 1;
  if (last === at && isLetterAt(text, next)) return next;
  if (text.charAt(at) === '–') return -1;
  let spaces = 0;
  let lines = 0;
  while (isSpaceCode(text.charCodeAt(next)) && spaces < 12) {
    if (text.charCodeAt(next) === 10) lines += 1;
    next += 1;
    spaces += 1;
  }
  if (spaces === 0 || lines > 1 || (last !== at && (lines !== 1 || text.charCodeAt(at + 1) !== 10))) return -1;
  const kind = classOf(text.charCodeAt(next));
  if (kind !== LOWER && !(kind === SPECIAL && /\p{Ll}/u.test(text.charAt(next)))) return -1;
  return (lines === 1 ? NOT_JOINED_LINE : NOT_JOINED).test(text.slice(next, next + 6)) ? -1 : next;
}
