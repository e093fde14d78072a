/**
 * Words in quotation marks that are not quoted from a source: the title of a work, a term or a word held at arm's length,
 * what a person in a story says. Told by form and by the words beside them. Each is listed with its reason; where a citation
 * stands directly behind the mark, a short or spoken one is checked all the same.
 */
import type { PassedQuote } from '../../model/quote.ts';

type Reason = PassedQuote['reason'];

const TITLED =
  /(?:\b(?:titled|entitled|headed|captioned|article|paper|essay|book|chapter|poem|song|film|novel|report|blog post|post|thesis|memo|study|podcast|lecture|talk)|(?:\p{Lu}\.,|\(\d{4}[a-z]?\)[.,]?)\s?:?)\s?,?\s*$/iu;
const NAMED =
  /(?:\b(?:so-called|click(?: on)?|press|the (?:term|word|phrase|expression|label|notion|concept)s?|(?:is|are|was|were|been|be|often|also) (?:called|termed|named|dubbed|labell?ed|nicknamed)|referred to as|known as|calls? (?:this|it|them)|defined as|as an?|collectively,?|each,? an?|the)|いわゆる|所[谓謂])\s{0,20}$/i;
/** Where a contract defines its own terms: (the "Fee"). */
const DEFINED = /\(\s{0,20}(?:(?:the|each,? an?|collectively,? the|hereinafter|an?)\s{0,20})?$/i;
const MEANT = /^\s*(?:means|shall mean|refers to|denotes)\b/;
const SAID = 'said|asked|replied|answered|shouted|whispered|cried|muttered|murmured|laughed|sighed|exclaimed';
const SPOKEN = new RegExp(String.raw`\b(?:he|she|I)\s+(?:${SAID}|called out)\b.{0,50}$`, 'is');
const SPOKEN_AFTER = new RegExp(String.raw`^[\s,]*(?:(?:he|she|I)\s+)?(?:${SAID})\b`, 'i');

const ADDRESS = /^\s*(?:\[|<)?(?:https?:\/\/|www\.)\S+\s*$/;
const LINKED = /(?:\]\(\S{1,88}|^\S{80,90})\s$/;

const SMALL = /^(?:an?|the|of|and|or|in|on|for|to|at|by|with|from|as|is|vs?|via|nor|but|de|la|le|du|des|von|und|der|die|das)$/i;

/** Letters and digits in runs; each Han, kana or Thai character is a word. */
const wordsOf = (quote: string): readonly string[] =>
  quote.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]|[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*/gu) ?? [];

/** A quote too short to prove anything: fewer than three words, or than twelve characters. */
export function isShort(quote: string): boolean {
  return wordsOf(quote).length < 3 || (quote.trim().length < 12 && !/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(quote));
}

/** Whether the words are no quote, and why; undefined when they may be one. Takes the words and what stands before and behind. */
export function notQuoted(quote: string, before: string, after: string): Reason | undefined {
  const words = wordsOf(quote);
  const { length } = words;
  // An address says nothing, and neither does what is shown over a link: [the act](/act "Article 5").
  if (length === 0 || ADDRESS.test(quote)) return 'empty';
  if (after.startsWith(')') && LINKED.test(before)) return 'title';
  if (length <= 25 && !/[.;]\s*$/.test(quote)) {
    // Every word that is not small begins with a capital, and there are three such at least; or a title is announced.
    const weighty = words.filter((word) => /^\p{L}/u.test(word) && !SMALL.test(word));
    const capital = weighty.every((word) => /^\p{Lu}/u.test(word)) && /\p{Ll}/u.test(weighty.join(''));
    if (weighty.length > 2 && capital && !/[!?]\s*$/.test(quote)) return 'title';
    if (length > 1 && TITLED.test(before) && /^\P{L}*\p{Lu}/u.test(quote)) return 'title';
  }
  if ((length <= 4 && DEFINED.test(before) && /^\s*(?:or|and|\))/.test(after)) || (length <= 5 && MEANT.test(after))) return 'term';
  if (SPOKEN.test(before) || SPOKEN_AFTER.test(after)) return 'dialogue';
  return length <= 2 || (length <= 5 && NAMED.test(before) && !/[.!?]\s*$/.test(quote)) ? 'term' : undefined;
}

/** Few words, unpunctuated: without a citation they are taken for the writer's own term. */
export const isLoose = (quote: string): boolean => wordsOf(quote).length <= 4 && !/[.!?]\s*$/.test(quote);

/** A stretch that was passed over, with its reason. */
export function skipped(text: string, start: number, end: number, reason: Reason): PassedQuote {
  const cut = text.slice(start, Math.min(end, start + 160));
  return { span: { start, end }, text: end - start > 160 ? `${cut}…` : cut, reason };
}
