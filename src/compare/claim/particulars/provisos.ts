/** Choices and conditions told as settled: "must be taken with food" for "with or without food", "approved" for "subject to approval". */
import type { SentenceRead } from '../exchanged/read.ts';
import { meantBesides } from './parts.ts';
import type { Told } from './told.ts';

const EITHER = /\bwith or without (?:the |a |an )?(\p{L}{3,20})/iu;
/** A quick look. */
export const EITHER_WAY: RegExp = /\bwith or without\b/i;
const BOUND = /\b(?:must|should|only|needs? to|ha(?:s|ve) to|always|required?)\b/i;
const DENIED = /\b(?:not|no|never|neither|nor|or)\b|n['’]t\b/i;

/** "Must be taken with food" where it may be taken with or without. */
export function choiceDropped(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const bound = BOUND.exec(claim.text);
  if (bound === null || DENIED.test(claim.text)) return null;
  for (const sentence of sentences) {
    const [all, what = ''] = EITHER.exec(sentence.text) ?? [];
    if (all === undefined || !/\bwith(?:out)?\b/i.test(claim.text) || !claim.text.toLowerCase().includes(what.toLowerCase())) continue;
    return { how: 'swapped', start: bound.index, end: bound.index + bound[0].length, against: all, sentence: sentence.span };
  }
  return null;
}

const ALWAYS = /\b(?:always|automatically|every time|invariably)\b/i;
/** A quick look. */
export const ONLY_IF: RegExp = /\b(?:only (?:if|when|where|on request|after)|unless)\b/i;
/** "Are always compressed" where they are only if somebody asks. */
export function alwaysTold(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const own = DENIED.test(claim.text) ? null : ALWAYS.exec(claim.text);
  if (own === null) return null;
  const rest = meantBesides(claim, ALWAYS);
  const sentence = sentences.find(({ text, set }) => ONLY_IF.test(text) && rest.every((form) => set.has(form)));
  if (
    sentence === undefined ||
    rest.length < 2 ||
    sentences.some((other) => other !== sentence && rest.every((form) => other.set.has(form)))
  )
    return null;
  return {
    how: 'stronger',
    start: own.index,
    end: own.index + own[0].length,
    against: ONLY_IF.exec(sentence.text)?.[0] ?? '',
    sentence: sentence.span,
  };
}

const PENDING =
  /\b(?:subject to|pending|awaiting|conditional on|still needs?|requires?|needs?) (?:(?:the|an?|its|their|final|further|prior) ){0,2}(?:\p{L}{4,15} )?(approv|consent|confirm|ratif|clear|permi|licen|review)\p{L}{0,8}\b|\b(approv|consent|permi|licen)\p{L}{0,8} (?:is|are|was|were) (?:still )?(?:needed|required|awaited|outstanding)\b/iu;
/** A quick look. */
export const PENDS: RegExp = /\b(?:subject to|pending|awaiting|conditional on|need(?:s|ed)?|require[sd]?|awaited|outstanding)\b/i;
const GRANTED =
  /\b(?:have|has|had|was|were|been)\b[^.;]{0,30}\b(approv|consent|confirm|ratif|clear|permi|licen|review)\w{0,5}\b|\b(approv|consent|confirm|ratif|clear|permi|licen)(?:ed|ied|ted|red|sed)\b/i;
const STILL = /\b(?:if|would|once|must|needs?|subject|pending|await\w{0,3}|requir\w{1,2}|not|yet|unless|until|after|when)\b|n['’]t\b/i;

/** "Regulators have approved the deal" where it is subject to their approval. */
export function pendingTold(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  const granted = STILL.test(claim.text) ? null : GRANTED.exec(claim.text);
  if (granted === null) return null;
  const stem = (granted[1] ?? granted[2] ?? '').toLowerCase();
  let found: Told | null = null;
  for (const sentence of sentences) {
    const [all, behind, what = behind ?? ''] = PENDING.exec(sentence.text) ?? [];
    if (all === undefined) {
      if (sentence.text.toLowerCase().includes(stem)) return null;
    } else if (what.toLowerCase() === stem)
      found ??= { how: 'stronger', start: granted.index, end: granted.index + granted[0].length, against: all, sentence: sentence.span };
  }
  return found;
}
