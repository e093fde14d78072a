/**
 * Of one alone what a sentence tells of both or all, and of both what it tells of one: "only Arden may terminate" beside "either party may", "in men but not in women"
 * beside "similar in men and women", "both in men and in women" beside "in women but not in men".
 */
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { clauseRound, meant, share } from './words.ts';

const ONLY =
  /(?<![\p{L}])(?:only|solely|exclusively|nur|ausschließlich|lediglich|seulement|uniquement|solo|sólo|solamente|únicamente)(?![\p{L}])|(?<![\p{L}])n(?:e |['’])\p{L}{1,15} (?:\p{L}{3,20} )?qu(?:e |['’])/iu;
/** "Only two", "only after", "not only": how many, when, and no limit at all. */
const NO_LIMIT =
  /(?:\bnot |\bnicht |\bif |\bpas |\bno )$|^\s*(?:a |an |\p{Nd}|[$€£]|one\b|two\b|three\b|four\b|half\b|about\b|some\b|few\b|after\b|when\b|if\b|once\b|until\b|by\b|to\b|for\b|recently\b|slightly\b|because\b|later\b|deux\b|trois\b|zwei\b|drei\b|dos\b|tres\b)/iu;
/** What tells of both, or of all places. */
const BOTH =
  /(?<![\p{L}])(?:both|either|everywhere|throughout|alike|in all groups|les deux|toutes les deux|beide[nrs]?|sowohl|überall|ambos|ambas|por igual)(?![\p{L}])/iu;
const EXCLUSIVE =
  /(?<![\p{L}])(?:only|solely|exclusiv\w{1,4}|alone|just|sole|limited to|restricted to|confined to|nur|allein|seul\w{0,5}|uniquement|solo|sólo|solamente|único)(?![\p{L}])/iu;
const CONTRASTS = /\b(?:not|no|never|neither|while|whereas|but|although|however)\b|n['’]t\b/i;
/** Share of the claim's words that the sentence must have. */
const SHARE = 0.6;

const shown = (own: RegExpExecArray, there: RegExpExecArray, { text, span }: SentenceRead): Told => ({
  how: 'swapped',
  start: own.index,
  end: own.index + own[0].trimEnd().length,
  against: text.slice(there.index, Math.min(text.length, there.index + there[0].length + ROUND)).trim(),
  sentence: span,
});
/** Letters that are shown behind a word. */
const ROUND = 24;

/** "Only" of what the one sentence that has the claim's words tells of both or of all. */
export function onlyForBoth(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const own = ONLY.exec(claim.text);
  if (own === null || BOTH.test(claim.text)) return null;
  const behind = claim.text.slice(own.index + own[0].length);
  if (NO_LIMIT.test(claim.text.slice(Math.max(0, own.index - 6), own.index)) || NO_LIMIT.test(behind)) return null;
  const words = meant(claim);
  const near = sentences.filter((sentence) => words.length >= 3 && share(words, sentence) >= SHARE);
  if (near.length === 0 || near.some(({ text }) => EXCLUSIVE.test(text))) return null;
  for (const sentence of near) {
    const there = BOTH.exec(sentence.text);
    // "Both were followed; women improved, men did not" leaves "only".
    if (there !== null && !CONTRASTS.test(sentence.text)) return shown(own, there, sentence);
  }
  return null;
}

/** Which of two is left out. */
const BUT_NOT =
  /(?<![\p{L}])(?:but not|and not|mais (?:non|pas)|et non|aber nicht|jedoch nicht|nicht aber|pero no|y no)(?![\p{L}]) (?:(?:in|for|among|on|at|with|to|the|of|chez|les|des|dans|pour|aux|bei|den|der|die|für|en|las|los|el|la|entre|para) ){0,3}(\p{L}{3,24})/iu;
const ALIKE =
  /(?<![\p{L}])(?:similar(?:ly)?|the same|equally|both|alike|as well as|identical|no differen\w{2,5}|comme|ainsi que|aussi bien|tant|sowohl|ebenso|gleichermaßen|tanto|así como|al igual que)(?![\p{L}])/iu;

const TOLD_APART = /\b(?:not|no|never|only|alone|unlike|than)\b|n['’]t\b/i;

const nounOf = (form: string): string => form.toLowerCase().replace(/(?:es|s|n|en)$/, '');
const names = (text: string, noun: string): boolean => text.toLowerCase().includes(nounOf(noun));

/** "But not in women" of what is told alike of both, and "in men as in women" of what is denied of the one. */
export function bothAlike(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const left = BUT_NOT.exec(claim.text);
  const alike = left === null ? ALIKE.exec(claim.text) : null;
  if (left === null && alike === null) return null;
  const words = meant(claim);
  // Of another result the two may well be told apart.
  if (left !== null && sentences.some(({ text }) => names(text, left[1] ?? '') && TOLD_APART.test(text))) return null;
  for (const sentence of sentences) {
    if (left !== null) {
      const there = ALIKE.exec(sentence.text);
      if (there === null || BUT_NOT.test(sentence.text) || !names(sentence.text, left[1] ?? '')) continue;
      // The other of the two stands there too, and nothing is denied.
      const others = words.filter((form) => !names(form, left[1] ?? '') && sentence.set.has(form));
      const { from, to } = clauseRound(sentence.text, there.index);
      if (others.length === 0 || /\b(?:not|no|never|only)\b|n['’]t\b/i.test(sentence.text.slice(from, to))) continue;
      return shown(left, there, sentence);
    }
    const there = BUT_NOT.exec(sentence.text);
    if (alike === null || there === null || !names(claim.text, there[1] ?? '') || share(words, sentence) < SHARE) continue;
    if (BUT_NOT.test(claim.text) || /\b(?:not|no|never|only|unlike)\b|n['’]t\b/i.test(claim.text)) return null;
    return shown(alike, there, sentence);
  }
  return null;
}
