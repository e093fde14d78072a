/** Numbers of rulers, wars and other things that bear a name: "Louis XIV", "Charles the Fifth", "World War II". Another number is another of them. */
import { ORDINALS } from './lexicon.ts';
import { type Draft, type Found, made } from './made.ts';
import { MONTH_NAMES } from './months.ts';
import type { NumberToken } from './tokens.ts';

const ROMAN = /^(X{0,3})(IX|IV|V?I{0,3})$/;
const ONES_OF = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

/** The value of a Roman numeral up to 39; 0 for anything else. */
export function romanValue(text: string): number {
  const [, tens, ones] = ROMAN.exec(text) ?? [];
  return tens === undefined || ones === undefined ? 0 : 10 * tens.length + ONES_OF.indexOf(ones);
}

const NAME = /^\p{Lu}\p{Ll}{2,20}$/u;
/** Of one letter, V is a numeral only behind the name of a ruler. */
const RULERS =
  /^(?:charles|henry|george|pius|philip|paul|clement|ferdinand|frederick|christian|gustav|richard|edward|james|ludwig|louis|karl|heinrich|friedrich|mehmed|ivan|haakon|olav|baldwin|innocent|leo|sixtus|urban|felipe|carlos|ramesses|thutmose|ptolemy)$/;
/** Names of days are no names of rulers: "Sunday the Fourteenth". */
const DAY = /day$/;

/** A numeral behind a name that it tells from others of that name; null where none stands there. `at`: the numeral. */
export function regnalAt(text: string, tokens: readonly NumberToken[], at: number): Found | null {
  const token = tokens[at];
  if (token?.type !== 'word' || token.glued || !/^\p{Lu}/u.test(token.text)) return null;
  const value = romanValue(token.text);
  const before = tokens[at - 1];
  const behind = tokens[at + 1];
  // "Elizabeth I." and "World War I", but "Elizabeth, I said".
  const first = value === 1 && (before?.lower === 'war' || behind?.type !== 'word');
  if (value > 1 || (first && before?.lower !== 'and')) {
    const single = token.text.length === 1 && value !== 1;
    if (before === undefined || !NAME.test(before.text) || (single && !RULERS.test(before.lower))) return null;
    return named(text, tokens, before.lower, value, at - 1, at);
  }
  const ordinal = ORDINALS.get(token.lower);
  if (ordinal !== undefined && ordinal <= 2 && behind?.text === 'World' && tokens[at + 2]?.text === 'War') {
    const draft: Draft = { kind: 'label', value: ordinal, high: ordinal, unit: 'war', step: 1 };
    return { quantity: made(text, tokens, draft, at, at, at + 1, at + 3), next: at + 3 };
  }
  const name = tokens[at - 2];
  if (ordinal === undefined || before?.text !== 'the' || name === undefined || !NAME.test(name.text)) return null;
  // "Henry, the First Lord": what is named so is called by the word behind.
  if (DAY.test(name.lower) || MONTH_NAMES.has(name.lower) || /^\p{Lu}/u.test(tokens[at + 1]?.text ?? '')) return null;
  return /\p{L} the $/u.test(text.slice(name.start, token.start)) ? named(text, tokens, name.lower, ordinal, at - 2, at) : null;
}

function named(text: string, tokens: readonly NumberToken[], bearer: string, value: number, first: number, at: number): Found {
  const draft: Draft = { kind: 'label', value, high: value, unit: bearer, step: 1 };
  return { quantity: made(text, tokens, draft, first, at, at + 1, at + 1), next: at + 1 };
}
