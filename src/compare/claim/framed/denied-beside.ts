/**
 * What is denied of others right beside what is told: "pupils of the upper school may leave; younger ones may not", "most birds waited. Captive crows did not do so", "a cap applies to houses built before
 * 1990. Newer houses are exempt". Told where the claim says it of those, or leaves out what sets the one apart from the other.
 */
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { among } from './pieces.ts';
import { DENIED, meant, meantBetween } from './words.ts';

/** A denial that leaves out what it denies, with those of whom it denies it. */
const LEFT_OUT =
  /(?:^|[;,] (?:but |and |while |whereas )?)((?:[\p{L}\p{N}’'-]{1,20} ){1,5})(?:(?:may|can|could|must|do|does|did|is|are|was|were|has|have|had|will|would|should|need) not(?: do (?:so|this|that|it)| have to)?|(?:is|are|was|were|remain) (?:exempt|excluded|exempted|left out))(?=[.,;]|$)/iu;
/** A quick look. */
export const LEAVES_OUT =
  /\b(?:(?:may|can|could|must|do|does|did|is|are|was|were|has|have|had|will|would|should|need) not(?: do (?:so|this|that|it)| have to)?|exempt|excluded|exempted|left out)(?=[.,;]|$)/i;
const ONES = /\b(?:ones|others|those|the rest)\b/i;
const TURNS = /\b(?:only|unless|except|without|if|some|most|many|unlike|while|whereas|but)\b/i;
/** Words of the claim that must stand in what is told. */
const LEAST = 3;
/** Words behind a noun, and before it, that may set it apart. */
const BEHIND = 4;

interface Denial {
  /** Those of whom it is denied. */
  readonly who: readonly string[];
  readonly ones: boolean;
  readonly against: string;
  /** What is denied of them: the sentence, and the part of it that tells it. */
  readonly told: SentenceRead;
  readonly until: number;
}

function denialAt(sentences: readonly SentenceRead[], at: number): Denial | null {
  const sentence = sentences[at];
  const found = sentence === undefined ? null : LEFT_OUT.exec(sentence.text);
  if (sentence === undefined || found === null) return null;
  const words = found[1] ?? '';
  const start = found.index + found[0].indexOf(words);
  const told = found.index > 0 ? sentence : sentences[at - 1];
  if (told === undefined) return null;
  return {
    who: meantBetween(sentence, start, start + words.length),
    ones: ONES.test(words),
    against: found[0].replace(/^[;,]\s/, ''),
    told,
    until: told === sentence ? found.index : told.text.length,
  };
}

/** Whether words that the claim leaves out stand beside a noun and set it apart: "pupils of the upper school", "houses built before 1990". */
function setApart({ told, until }: Denial, noun: string, own: readonly string[]): boolean {
  const { forms, tokens } = told;
  const at = forms.indexOf(noun);
  if (at < 0) return false;
  for (let i = at + 1; i <= at + BEHIND && i < tokens.length; i += 1) {
    const token = tokens[i];
    if (token === undefined || token.start >= until || VERB.test(token.text)) return false;
    const word = forms[i] ?? '';
    if ((token.kind === 'number' || meant(told).includes(word)) && !own.includes(word)) return true;
    if (own.includes(word) && meant(told).includes(word)) return false;
  }
  return false;
}
const VERB = /^(?:is|are|was|were|may|can|could|must|do|does|did|has|have|had|will|would|should|need|and|or)$/;

/** What is denied of those beside, told of them, or of all. */
export function deniedBeside(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  if (DENIED.test(claim.text) || TURNS.test(claim.text)) return null;
  const own = meant(claim);
  if (own.length < LEAST) return null;
  for (const [at, sentence] of sentences.entries()) {
    const denial = LEAVES_OUT.test(sentence.text) ? denialAt(sentences, at) : null;
    if (denial === null || denial.who.length === 0) continue;
    const told = meantBetween(denial.told, 0, denial.until);
    const theirs = denial.who.filter((form) => !told.includes(form));
    const rest = own.filter((form) => !denial.who.includes(form));
    if (rest.length < 2 || !rest.every((form) => among(form, told))) continue;
    const here = { how: 'swapped' as const, against: denial.against, sentence: sentence.span };
    const named = claim.tokens.find((_, i) => theirs.includes(claim.forms[i] ?? ''));
    // Of those very ones.
    if (named !== undefined && denial.who.every((form) => own.includes(form))) return { ...here, start: named.start, end: named.end };
    if (theirs.some((form) => own.includes(form))) continue;
    const noun = denial.ones ? own[0] : denial.who.find((form) => own.includes(form));
    const token = claim.tokens[claim.forms.indexOf(noun ?? '')];
    if (noun !== undefined && token !== undefined && theirs.length > 0 && setApart(denial, noun, own))
      return { ...here, how: 'stronger', start: token.start, end: token.end };
  }
  return null;
}
