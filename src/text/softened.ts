/** How a statement is marked as unverified or disputed in the language of its text: what is marked so claims no source. */
import type { Span } from '../model/document.ts';

/** Words for what nothing bears out, and for what a source says otherwise. */
export interface MarkWords {
  readonly unverified: string;
  readonly disputed: string;
  /** Brackets of full width, which stand beside a word without a space. */
  readonly wide?: boolean;
}

const ENGLISH: MarkWords = { unverified: 'unverified', disputed: 'disputed' };

/** By the languages and scripts that can be told from a text. */
const WORDS: Readonly<Record<string, MarkWords>> = {
  en: ENGLISH,
  de: { unverified: 'nicht belegt', disputed: 'umstritten' },
  fr: { unverified: 'non vérifié', disputed: 'contesté' },
  es: { unverified: 'sin verificar', disputed: 'discutido' },
  it: { unverified: 'non verificato', disputed: 'contestato' },
  pt: { unverified: 'não verificado', disputed: 'contestado' },
  nl: { unverified: 'niet geverifieerd', disputed: 'betwist' },
  cyrillic: { unverified: 'не подтверждено', disputed: 'оспаривается' },
  han: { unverified: '未证实', disputed: '有争议', wide: true },
};

/** Of a text with kana among its characters. */
const JAPANESE: MarkWords = { unverified: '未確認', disputed: '異論あり', wide: true };

/** The words for a text. Takes its language, null where it cannot be told; of others the English ones. */
export const markWords = (language: string | null, text: string): MarkWords =>
  (language === 'han' && /[\u3040-\u30ff]/.test(text) ? JAPANESE : WORDS[language ?? 'en']) ?? ENGLISH;

/** Every mark that may have been put in, with the space before it: the words above. */
const SIGN =
  / ?[(（](?:unverified|disputed|nicht belegt|umstritten|non vérifié|contesté|sin verificar|discutido|non verificato|contestato|não verificado|contestado|niet geverifieerd|betwist|не подтверждено|оспаривается|未证实|有争议|未確認|異論あり)[)）]/g;

export const isMarked = (text: string): boolean => text.search(SIGN) >= 0;

/** Where such marks stand in a text, in order. */
export const marksIn = (text: string): readonly Span[] =>
  [...text.matchAll(SIGN)].map(({ 0: mark, index }) => ({ start: index, end: index + mark.length }));

/** The text without the first of them. */
export function withoutMark(text: string): string {
  const first = marksIn(text)[0];
  return first === undefined ? text : text.slice(0, first.start) + text.slice(first.end);
}
