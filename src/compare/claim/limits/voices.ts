/**
 * Whose word it is, turned: "the minister said that the dam was unsafe" for "the minister denied that it was", "the study found" for what another's earlier
 * study found.
 */
import type { Span } from '../../../model/document.ts';
import type { Token } from '../../../text/tokens.ts';
import { AFFIRMS, speech } from '../speech.ts';
import { meantIn, type Sign, shareIn } from './limit.ts';

const AFFIRM = speech(AFFIRMS);
/** Where it is said that something is so: "says", "say", "according to"; null where that is nowhere. */
function sayingIn(tokens: readonly Token[]): Span | null {
  for (const [i, { text, start, end }] of tokens.entries()) {
    const next = tokens[i + 1];
    if (text === 'according' && next?.text === 'to') return { start, end: next.end };
    if (text === 'say' || AFFIRM.test(text)) return { start, end };
  }
  return null;
}
const DENIED =
  /\b(?:den(?:y|ies|ied)|not|no|never|reject\w{0,3}|disput\w{1,3}|refut\w{1,3}|dismiss\w{0,3}|false|untrue|without)\b|n['’]t\b/i;
/** Saying that it is not so. */
const DENIES =
  /\b(?:den(?:y|ies|ied)|disput(?:es?|ed)|rejects?|rejected|refut(?:es?|ed)|dismiss(?:es|ed)?)(?: (?:the )?(?:claims?|reports?|suggestions?|allegations?|idea|accusations?))? (?:that|as false that) /giu;
/** "…, which the ministry called untrue". */
const CALLED_FALSE =
  /, (?:a \p{L}{3,12} (?:that )?|which |but )(?:the )?(\p{L}[\p{L} ]{2,30}) (?:denied|denies|disputed|disputes|rejected|rejects|(?:called|calls|dismissed as|described as) (?:it |this )?(?:untrue|false|baseless|a lie|unfounded|fabricated|wrong))/giu;
/** Of what a claim has somebody say, what must stand in what was denied. */
const INSIDE = 0.8;
const LEAST = 2;

/** What somebody denied, told as said by him. */
export const saidWhatWasDenied: Sign = (claim, sentence) => {
  const own = sayingIn(claim.tokens);
  if (own === null || DENIED.test(claim.text)) return null;
  const told = [...new Set(meantIn(claim, own.end, claim.text.length))];
  const who = meantIn(claim, 0, own.start);
  if (told.length < LEAST || who.length === 0) return null;
  const inside = (from: number, to: number): boolean => {
    const there = meantIn(sentence, from, to);
    return told.filter((form) => there.includes(form)).length >= INSIDE * told.length;
  };
  for (const found of sentence.text.matchAll(DENIES)) {
    const stop = sentence.text.indexOf(';', found.index);
    const before = meantIn(sentence, 0, found.index);
    if (who.some((form) => before.includes(form)) && inside(found.index + found[0].length, stop < 0 ? sentence.text.length : stop))
      return { how: 'swapped', ...own, against: found[0].trim() };
  }
  for (const found of sentence.text.matchAll(CALLED_FALSE)) {
    const by = meantIn(sentence, found.index, found.index + found[0].length);
    if (who.every((form) => by.includes(form)) && inside(0, found.index))
      return { how: 'swapped', ...own, against: found[0].replace(/^, /, '') };
  }
  return null;
};

const OWN_FINDING =
  /^(?:The|This|Our|In (?:this|the) (?:study|paper|trial),? the) ?(?:present |new |current )?(?:study|paper|authors|researchers|trial|report|article|survey|experiment|team|scientists|investigators)s? (?:\p{L}{3,12}ly )?(?:f[oi]u?nds?|show(?:s|ed|n)?|report(?:s|ed)?|demonstrat(?:es|ed)|observ(?:es|ed)|conclud(?:es|ed)|reveal(?:s|ed)|discover(?:s|ed)) (?:that )?/iu;
/** What others found before. */
const OF_OTHERS =
  /\b(?:(?:previous|earlier|prior|past) (?:work|stud(?:y|ies)|research|reports?|papers?|trials?|authors)|\p{Lu}[\p{L}’'-]{1,25} (?:et al\.?|and colleagues|and \p{Lu}\p{L}{1,25})(?: \(\d{4}[a-z]?\))? (?:have |had )?(?:previously |earlier |already |recently )?(?:report|show|f[oi]u?nd|demonstrat|observ|conclud)\w{0,4}|\p{Lu}[\p{L}’'-]{1,25} \(\d{4}[a-z]?\) (?:report|show|found|demonstrat|observ|conclud)\w{0,4}|(?:previously|earlier) (?:reported|shown|found|demonstrated))/u;
/** The text speaks of its own. */
const SPEAKS_OF_OWN = /\b(?:we|our|this (?:study|paper|trial)|the present study|here)\b/i;
const BEFORE = /\b(?:previous(?:ly)?|earlier|prior|past)\b/i;
/** Of what was found, what the sentence must have. */
const FOUND = 0.75;

/** What others found before, told as the finding of the work that speaks. */
export const foundByOthers: Sign = (claim, sentence, round) => {
  const own = OWN_FINDING.exec(claim.text);
  const there = own === null ? null : OF_OTHERS.exec(sentence.text);
  if (own === null || there === null || OF_OTHERS.test(claim.text)) return null;
  if (SPEAKS_OF_OWN.test(sentence.text) || !(BEFORE.test(there[0]) || round().some(({ text }) => SPEAKS_OF_OWN.test(text)))) return null;
  const told = [...new Set(meantIn(claim, own[0].length, claim.text.length))];
  if (told.length < LEAST || shareIn(told, sentence) < FOUND) return null;
  if (round().some((other) => !OF_OTHERS.test(other.text) && shareIn(told, other) >= FOUND)) return null;
  return { how: 'swapped', start: 0, end: own[0].trimEnd().length, against: there[0] };
};
