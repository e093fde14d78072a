/**
 * Another cause than the source's: "sales fell because the firm cut its advertising" for "sales fell because the summer was cool. The firm then cut its
 * advertising"; a cause that came only later; and whom or what somebody blamed, told as the cause.
 */
import type { SentenceRead } from '../exchanged/read.ts';
import { meantIn, shareIn } from '../limits/limit.ts';
import type { Across } from './found.ts';

interface Caused {
  readonly effect: readonly string[];
  readonly cause: readonly string[];
}

const BECAUSE = / (?:because(?: of)?|due to|owing to|thanks to|as a result of|on account of) /i;
const BECAUSE_FIRST = /^(?:Because(?: of)?|Due to|Owing to|Thanks to|As a result of|On account of|Since|As) ([^,;]{3,90}), /;
const SINCE = /,? since (?=(?:the|it|its|they|their|he|she|a|an|no|there)\b)/i;
const MAKES = / (?:caused|led to|resulted in|brought about|triggered|made) /i;

/** What a sentence says was the cause of what; null where it says none. What "caused" something may be a pronoun, so that only claims are read for it. */
function causedIn(sentence: SentenceRead): Caused | null {
  const { text } = sentence;
  const opens = BECAUSE_FIRST.exec(text);
  if (opens !== null) {
    const at = opens[0].length;
    return caused(meantIn(sentence, at, endOf(text, at)), meantIn(sentence, 0, at));
  }
  const because = BECAUSE.exec(text) ?? SINCE.exec(text);
  if (because !== null) {
    const behind = because.index + because[0].length;
    return caused(meantIn(sentence, startOf(text, because.index), because.index), meantIn(sentence, behind, endOf(text, behind)));
  }
  return null;
}

/** The same of a claim, which may also say what caused something. */
function causedBy(claim: SentenceRead): Caused | null {
  const makes = MAKES.exec(claim.text);
  if (makes === null) return causedIn(claim);
  return caused(meantIn(claim, makes.index + makes[0].length, claim.text.length), meantIn(claim, 0, makes.index));
}

const caused = (effect: readonly string[], cause: readonly string[]): Caused | null =>
  effect.length === 0 || cause.length === 0 ? null : { effect: [...new Set(effect)], cause: [...new Set(cause)] };

/** Where the clause at a place begins and ends. */
const startOf = (text: string, at: number): number => text.lastIndexOf(';', at) + 1;
const endOf = (text: string, from: number): number => {
  const stop = text.indexOf(';', from);
  return stop < 0 ? text.length : stop;
};

const CLAIM_OPEN =
  /\b(?:not|never|no|may|might|could|would|partly|part|also|blam\w{1,3}|attribut\w{1,3}|sa(?:id|ys?)|argu\w{1,3}|claim\w{0,3}|according|believ\w{1,3}|report\w{0,3}|suggest\w{0,3}|if)\b|n['’]t\b/i;
/** By such words another sentence may make the claim's cause one as well. */
const LINKS =
  /\b(?:because|due|owing|thanks|caus\w{1,3}|led|leads?|result\w{0,3}|therefore|thus|hence|so|contribut\w{1,3}|reason\w{0,1}|drove|driven|also|too|factors?|besides|another|both|this|which|these|why|since|as)\b/i;
const AFTER = /^(.{3,120}?),? (?:after|once|when|as soon as) (.{3,120})$/i;
const BLAMES =
  /\b(?!(?:we|it|report|inquiry|investigators?|police|court|judge|study|commission|authors?|researchers?|scientists|experts|engineers|audit|coroner|panel|review)\b)(\p{L}{2,20}) (?:had |have |has )?blamed (?<what>[^.;,]{3,80})/dgiu;
const SHARE = 0.75;
const HALF = 0.5;

/** Another cause than that of the source, or one that came after it. */
export const anotherCause: Across = (claim, sentences) => {
  const own = CLAIM_OPEN.test(claim.text) ? null : causedBy(claim);
  if (own === null) return null;
  const told = { start: claim.tokens[0]?.start ?? 0, end: claim.tokens.at(-1)?.end ?? 0 };
  for (const sentence of sentences) {
    const blamed = blamedIn(sentence, own, sentences);
    if (blamed !== null) return { ...told, against: blamed, sentence: sentence.span };
    if (follows(sentence, own) && !sentences.some((other) => other !== sentence && joins(other, own)))
      return { how: 'swapped', ...told, against: sentence.text.trim(), sentence: sentence.span };
    const theirs = sentence.kept(causedIn);
    if (theirs === null || held(own.effect, theirs.effect) < SHARE || held(own.cause, [...theirs.cause, ...theirs.effect]) > 0) continue;
    if (!sentences.some((other) => other !== sentence && shareIn(own.cause, other) >= HALF)) continue;
    if (sentences.some((other) => other !== sentence && shareIn(own.cause, other) >= HALF && (joins(other, own) || LINKS.test(other.text))))
      continue;
    return { how: 'swapped', ...told, against: sentence.text.trim(), sentence: sentence.span };
  }
  return null;
};

const held = (forms: readonly string[], others: readonly string[]): number =>
  forms.filter((form) => others.includes(form)).length / forms.length;

/** Whether a sentence has both, and does not say that the cause came after. */
const joins = (sentence: SentenceRead, own: Caused): boolean =>
  shareIn(own.effect, sentence) >= SHARE && shareIn(own.cause, sentence) >= SHARE && !follows(sentence, own);

/** "The river flooded after the dam had been opened": what is told as the cause came later. */
function follows(sentence: SentenceRead, { effect, cause }: Caused): boolean {
  const found = AFTER.exec(sentence.text);
  const [, main = '', beside = ''] = found ?? [];
  if (found === null || LINKS.test(main)) return false;
  const from = sentence.text.length - beside.length;
  const [later, earlier] = [meantIn(sentence, 0, main.length), meantIn(sentence, from, sentence.text.length)];
  return held(cause, later) >= SHARE && held(effect, earlier) >= SHARE && held(cause, earlier) === 0;
}

/** Whom or what somebody blamed, where nobody else says so. */
function blamedIn(sentence: SentenceRead, { cause }: Caused, sentences: readonly SentenceRead[]): string | null {
  if (!sentence.text.includes(' blamed ')) return null;
  for (const found of sentence.text.matchAll(BLAMES)) {
    const what = meantIn(sentence, ...(found.indices?.groups?.what ?? [0, 0]));
    if (held(cause, what) >= SHARE && !sentences.some((other) => other !== sentence && shareIn(cause, other) >= SHARE)) return found[0];
  }
  return null;
}
