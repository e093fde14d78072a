/**
 * A claim that something had an effect, beside a sentence that says of the very same things that it had none: "improved memory" beside "had no effect on memory",
 * "was unaffected", "failed to improve". Every other word of the claim must stand in that sentence, and no other effect may be told there: else nothing is said.
 */

import { clauseAround, JOINED } from '../../text/clauses.ts';
import { isStopWord } from '../../text/tokens/stop.ts';
import type { Token } from '../../text/tokens.ts';

const EFFECT =
  /\b(?:improv(?:e|es|ed|ing)|increas(?:e|es|ed|ing)|reduc(?:e|es|ed|ing)|decreas(?:e|es|ed|ing)|lower(?:s|ed|ing)|rais(?:e|es|ed|ing)|prevent(?:s|ed|ing)?|chang(?:e|es|ed|ing)|affect(?:s|ed|ing)?|alter(?:s|ed|ing)?|boost(?:s|ed|ing)?|enhanc(?:e|es|ed|ing)|worsen(?:s|ed|ing)?|impair(?:s|ed|ing)?|caus(?:e|es|ed|ing)|shorten(?:s|ed|ing)?|lengthen(?:s|ed|ing)?|prolong(?:s|ed|ing)?|strengthen(?:s|ed|ing)?|weaken(?:s|ed|ing)?|slow(?:s|ed|ing)|reliev(?:e|es|ed|ing)|cur(?:es|ed|ing)|help(?:s|ed)|harm(?:s|ed|ing)?|damag(?:es|ed|ing)|rises?|rose|risen|fell|fallen|grew|grown|dropped(?! (?:out|off|in|by)\b)|declin(?:e|es|ed|ing))\b/giu;
const NONE =
  /\b(?:no (?:\p{L}{3,20} ){0,2}(?:effect|impact|influence|difference|change|benefit|improvement)s?|(?:(?:did|do|does|was|were|is|are|has|have|had) not|\p{L}{2,5}n['’]t) (?:been )?(?:\p{L}{3,20}ly )?(?:chang|affect|alter|influenc|differ|improv|help|work)(?:e|es|ed|s)?|ineffective|unaffected|unchanged|without (?:any )?effect|fail(?:ed|s)? to (?:\p{L}{3,20}ly )?\p{L}{3,20})\b/iu;

/** A text with its words and how each is compared. */
export interface Formed {
  readonly text: string;
  /** Words of meaning alone. */
  readonly words: readonly { readonly start: number; readonly form: string }[];
}

/** A text of which words and forms are known. */
export const formed = ({ text, tokens, forms }: { text: string; tokens: readonly Token[]; forms: readonly string[] }): Formed => ({
  text,
  words: tokens.flatMap((token, i) => (isStopWord(token.text) ? [] : [{ start: token.start, form: forms[i] ?? '' }])),
});

/** Whether a text says that something had an effect; asked before its words are read. */
export const tellsEffect = (text: string): boolean => text.search(EFFECT) >= 0 && !NONE.test(text);
/** Whether a text says that something had none. */
export const tellsNone = (text: string): boolean => NONE.test(text);

/** Offsets into the claim. */
export interface Denied {
  readonly how: 'opposite';
  readonly start: number;
  readonly end: number;
  readonly against: string;
}

/** Where the claim tells the effect, and the words that deny it; null where that is not shown. A claim that denies something is for whoever asks to leave out. */
export function effectDenied(claim: Formed, sentence: Formed): Denied | null {
  const none = NONE.exec(sentence.text);
  if (none === null || !tellsEffect(claim.text)) return null;
  const end = none.index + none[0].length;
  // Another effect is told there too.
  if ([...sentence.text.matchAll(EFFECT)].some(({ index }) => index < none.index || index >= end)) return null;
  const effects = [...claim.text.matchAll(EFFECT)];
  const [effect] = effects;
  if (effect === undefined || effects.length > 1) return null;
  // What another clause tells is not denied: "no effect in primary school, whereas in secondary school it helped".
  const clause = clauseAround(sentence.text, none.index, { at: JOINED });
  const theirs = new Set(sentence.words.filter(({ start }) => start >= clause.start && start < clause.end).map(({ form }) => form));
  const others = claim.words.filter(({ start }) => start !== effect.index);
  if (others.length < 2 || !others.every(({ form }) => theirs.has(form))) return null;
  // "Failed to rise" beside "fell" is another matter.
  if (/^fail/iu.test(none[0])) {
    const own = claim.words.find(({ start }) => start === effect.index)?.form;
    if (!sentence.words.some(({ start, form }) => start >= none.index && start < end && form === own)) return null;
  }
  return { how: 'opposite', start: effect.index, end: effect.index + effect[0].length, against: none[0] };
}
