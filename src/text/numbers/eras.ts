/** Eras behind a year or a century. */
import type { NumberToken } from './tokens.ts';

/** BC, BCE, AD, CE, with or without points. */
export function eraAt(tokens: readonly NumberToken[], at: number): { readonly before: boolean; readonly next: number } | null {
  const word = tokens[at]?.text ?? '';
  if (/^(?:BCE?|bce?)$/.test(word)) return { before: true, next: at + 1 };
  if (/^(?:AD|CE)$/.test(word)) return { before: false, next: at + 1 };
  if ((word === 'B' || word === 'A') && tokens[at + 1]?.text === '.' && tokens[at + 2]?.text === (word === 'B' ? 'C' : 'D'))
    return { before: word === 'B', next: tokens[at + 3]?.text === '.' ? at + 4 : at + 3 };
  return null;
}
