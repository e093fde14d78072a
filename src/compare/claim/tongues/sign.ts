/** What the signs of other languages share: what one shows, and how they ask a claim and a clause. */
import type { Span } from '../../../model/document.ts';
import { kin, type Told } from './told.ts';

export interface Shown extends Span {
  readonly how: 'stronger' | 'swapped' | 'null-result';
  readonly against: string;
}

/** A claim beside a sentence. */
export type Sign = (claim: Told, sentence: Told) => Shown | null;

/** Of the claim's other words, what the clause must have. */
export const NEARLY = 0.75;
/** Least words of a claim. */
export const LEAST = 2;
/** Letters of what is quoted. */
export const LONG = 30;

export const whole = ({ text }: Told): Span => ({ start: 0, end: text.length });
export const at = (found: RegExpExecArray | RegExpMatchArray): Span => ({
  start: found.index ?? 0,
  end: (found.index ?? 0) + found[0].length,
});
export const denies = ({ text }: { readonly text: string }, { tongue }: Told): boolean => tongue.denies.test(text);
/** The claim's words that a pattern does not take. */
export const restOf = ({ words }: Told, ...but: readonly RegExp[]): string[] => words.filter((word) => !but.some((one) => one.test(word)));

/** Whether a word has kin among others. */
export const has = (words: readonly string[], word: string): boolean => words.some((other) => kin(word, other));
