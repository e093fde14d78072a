/**
 * Words in quotation marks that are not quoted from a source: the title of a work, a term or a word held at arm's length,
 * what a person in a story says. Told by form and by the words beside them. Each is listed with its reason; where a citation
 * stands directly behind the mark, a short or spoken one is checked all the same.
 */
import type { SkippedQuote } from '../model/quote.ts';

type Reason = SkippedQuote['reason'];

const TITLED =
  /(?:\b(?:titled|entitled|headed|captioned|article|paper|essay|book|chapter|poem|song|film|novel|report|blog post|post|thesis|memo|study|podcast|lecture|talk)|\p{Lu}\.,|\(\d{4}[a-z]?\)[.,]?)\s*[,:]?\s*$/iu;
const NAMED =
  /\b(?:so-called|the (?:term|word|phrase|expression|label|notion|concept)s?|(?:is|are|was|were|been|be|often|also) (?:called|known as|termed|named|dubbed|labelled|labeled|nicknamed)|referred to as|known as|calls? (?:this|it|them)|defined as|as an?|collectively,?|each,? an?|the)\s*$/i;
const SPOKEN =
  /\b(?:he|she|I)\s+(?:said|asked|replied|answered|shouted|whispered|cried|muttered|murmured|laughed|sighed|exclaimed|called out)\b/i;
const SPOKEN_AFTER =
  /^[\s,]*(?:(?:he|she|I)\s+)?(?:said|asked|replied|answered|shouted|whispered|cried|muttered|murmured|laughed|sighed|exclaimed)(?:\s+(?:he|she|I|the|my|her|his))?\b/i;

const SMALL = /^(?:an?|the|of|and|or|in|on|for|to|at|by|with|from|as|is|vs?|via|nor|but|de|la|le|du|des|von|und|der|die|das)$/i;

/** Every word that is not small begins with a capital, and there are three words at least. */
function isTitleCase(words: readonly string[]): boolean {
  const weighty = words.filter((word) => /^\p{L}/u.test(word) && !SMALL.test(word));
  return weighty.length >= 3 && weighty.every((word) => /^\p{Lu}/u.test(word)) && weighty.some((word) => /\p{Ll}/u.test(word));
}

/** Letters and digits in runs; each Han or kana character is a word. */
export const wordsOf = (quote: string): readonly string[] =>
  quote.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*/gu) ?? [];

/** A quote too short to prove anything: fewer than three words, or than twelve characters. */
export function isShort(quote: string): boolean {
  return wordsOf(quote).length < 3 || (quote.trim().length < 12 && !/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(quote));
}

/** Whether the words are no quote, and why; null when they may be one. Takes the words and what stands before and behind. */
export function notQuoted(quote: string, before: string, after: string): Reason | null {
  const words = wordsOf(quote);
  if (words.length === 0) return 'empty';
  if (words.length <= 25 && !/[.!?;]\s*$/.test(quote) && isTitleCase(words)) return 'title';
  if (words.length <= 25 && words.length >= 2 && TITLED.test(before) && /^\P{L}*\p{Lu}/u.test(quote) && !/[.;]\s*$/.test(quote))
    return 'title';
  if (
    /\(\s*(?:(?:the|each,? an?|collectively,? the|hereinafter|an?)\s*)?$/i.test(before) &&
    /^\s*(?:or|and|\))/.test(after) &&
    words.length <= 4
  )
    return 'term';
  if (words.length <= 5 && /^\s*(?:means|shall mean|refers to|denotes)\b/.test(after)) return 'term';
  if (SPOKEN.test(before.slice(-60)) || SPOKEN_AFTER.test(after)) return 'dialogue';
  if (words.length <= 2 || (words.length <= 5 && NAMED.test(before) && !/[.!?]\s*$/.test(quote))) return 'term';
  return null;
}

/** Few words, unpunctuated: without a citation they are taken for the writer's own term. */
export const isLoose = (quote: string): boolean => wordsOf(quote).length <= 4 && !/[.!?]\s*$/.test(quote);

const SAYS: Readonly<Record<Reason, string>> = {
  title: 'the title of a work, not words quoted from it',
  term: 'a term or a word held at arm’s length, not words quoted from a source',
  dialogue: 'what somebody in the text says, not words quoted from a source',
  code: 'code',
  inches: 'a mark behind a number: inches or seconds',
  unclosed: 'a quotation mark without its partner in the paragraph',
  empty: 'no words between the marks',
  'reference-list': 'in a list of sources, where titles stand in marks',
};

/** A stretch that was passed over, with its reason in words. */
export function skipped(text: string, start: number, end: number, reason: Reason): SkippedQuote {
  const cut = text.slice(start, Math.min(end, start + 160));
  return { span: { start, end }, text: end - start > 160 ? `${cut}…` : cut, reason, says: SAYS[reason] };
}
