/** The words and marks of a claim with their places, and how a statement made of them begins and ends. */

export interface Word {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[$€£¥]?[\p{L}\p{N}]+(?:[.,'’\-–/:]?[\p{L}\p{N}]+)*%?|[;:,()—–]|\.(?=\s|$)/gu;

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((found) => ({
    text: found[0],
    lower: found[0].toLowerCase(),
    start: found.index,
    end: found.index + found[0].length,
  }));
}

/** A text without white space and joints at its end. */
export const trimmed = (text: string): string => text.trim().replace(/(?<![\s,;:—–])[\s,;:—–]+$/, '');

/** A statement with its full stop. */
export const closed = (text: string): string => {
  const own = trimmed(text);
  return /[.!?]$/.test(own) ? own : `${own}.`;
};

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
