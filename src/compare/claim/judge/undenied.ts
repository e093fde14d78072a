/**
 * Denials that stand beside what a claim says and do not deny it, so that one in a single text alone is no sign of the contrary: a speaker's word about
 * himself ("I never heard of"), an exception ("except for one statue, none"), a difference or a hindrance that is denied ("no distinction between", "has
 * not stopped him"), an end ("no longer supported" beside "drops support"), a condition said the other way round ("if it is not" beside "unless it is"), one
 * that is granted ("even if it is not"), what somebody denied ("said that it was not" beside "denied that it was"), a slip of the pen ("could't"), and a word that the same sentence says again without the
 * denial. Takes a contrary back and never makes one; how far the claim is borne out is left to the trees.
 */
import { deniedAlike, opposedAlike } from '../denied-alike.ts';
import { grantedAlike } from '../granted-alike.ts';
import { warnsOf } from '../said-alike.ts';
import { ofSameMatter } from '../same-matter.ts';
import { type Alignment, ANSWERED } from './align.ts';
import { CUE } from './cues.ts';
import { CLAUSE, EXCEPTED, EXCEPTING, ended, idle, leavesOpen, OPENING, slip, textAt } from './idle.ts';
import type { Pairing } from './pairing.ts';
import { denies, governed } from './turns.ts';
import type { Reading, Word } from './word.ts';

/** Whether the claim speaks of what the passage excepts, up to the next comma: of the other things the denial holds. */
function excepts(evidence: Reading, { from, to, partner, strength }: Pairing, claim: Reading): boolean {
  if (claim.words.some(({ text }) => EXCEPTING.has(text))) return false;
  const answers = new Set([...partner].filter((_, row) => (strength[row] as number) >= ANSWERED));
  for (let at = from; at < to; at += 1) {
    if (!EXCEPTING.has(textAt(evidence, at))) continue;
    for (let i = at + 1; i < to && i <= at + EXCEPTED && evidence.breaks[i] !== 1; i += 1) if (answers.has(i)) return true;
  }
  return false;
}

/** Whether each word on which a denial falls in one text alone is said again, in the same sentence, as the other text says it. */
function saidAgain(claim: Reading, evidence: Reading, { content, hits }: Alignment, { from, to, partner, strength }: Pairing): boolean {
  const here = governed(claim, 0, claim.words.length);
  const there = governed(evidence, from, to);
  let turned = 0;
  for (const [row, i] of content.entries()) {
    const at = partner[row] as number;
    if (at < 0 || (strength[row] as number) < ANSWERED || here[i] === there[at - from]) continue;
    turned += 1;
    const again = (hits[row] ?? []).some(
      (hit) =>
        hit.at !== at &&
        hit.at >= from &&
        hit.at < to &&
        hit.strength >= ANSWERED &&
        evidence.sentence[hit.at] === evidence.sentence[at] &&
        there[hit.at - from] === here[i],
    );
    if (!again) return false;
  }
  return turned > 0;
}

/** Words from "no" to what there is none of. */
const NOUN = 2;

/** "One cat, but no dogs": what there is none of is not what the claim speaks of, and the passage answers to all of the claim. */
function ofAnother({ words, sentence }: Reading, at: number, { content }: Alignment, { partner, strength }: Pairing): boolean {
  if (words[at]?.text !== 'no') return false;
  const answers = new Set([...partner].filter((_, row) => (strength[row] as number) >= ANSWERED));
  if (answers.size < content.length) return false;
  for (let i = at + 1; i <= at + NOUN && sentence[i] === sentence[at]; i += 1) if (words[i]?.content === true) return !answers.has(i);
  return false;
}

/** Denials and exceptions of other languages, and "no" and "non", which are words of English as well. */
const ELSEWHERE =
  /(?<![\p{L}])(?:nunca|jam[áa]s|tampoco|ning[úu]n|ningun[oa]s?|nadie|sin|salvo|excepto|sauf|hormis|sans|aucune?|não|nem|nenhuma?|exceto|nessun[oa]?|senza|tranne|eccetto|nulla|niente)(?![\p{L}])/iu;
const EITHER = /(?<![\p{L}])(?:no|non)(?![\p{L}])/iu;

/** "No hubo incendios" beside "tampoco se registraron": of the two denials only that is known which English has too. */
const deniedElsewhere = (claim: string, passage: string): boolean =>
  (EITHER.test(claim) && ELSEWHERE.test(passage)) || (EITHER.test(passage) && ELSEWHERE.test(claim));

/** Where a passage ends; behind a question, with how its answer begins. */
function endOf({ text, ends }: Reading, to: number): number {
  const end = ends[to - 1] ?? 0;
  return text.charAt(end) === '?' ? end + ANSWER : end;
}
const ANSWER = 40;

/** Whether a sentence of the passage is so much of what the claim is of that a denial in the one is the contrary of the other. */
function speaksOfSame(claim: Reading, { words, sentence }: Reading, { from, to }: Pairing): boolean {
  const own = claim.words.map(({ text }) => text);
  for (let at = from; at < to; ) {
    let end = at;
    while (end < to && sentence[end] === sentence[at]) end += 1;
    if (
      ofSameMatter(
        own,
        words.slice(at, end).map(({ text }) => text),
      )
    )
      return true;
    at = end;
  }
  return false;
}

/** Words of the claim that may stand in the clause whose denial another clause takes up. */
const IN_DENIED = 1;
const LEAST_BEHIND = 4;

/** "Does not send messages at once: they are queued and delivered by a worker": what the claim says stands behind the colon, and not in what is denied before it. */
export function setRightBehind(evidence: Reading, { content }: Alignment, { from, to, partner, strength }: Pairing): boolean {
  const answers = new Set([...partner].filter((_, row) => (strength[row] as number) >= ANSWERED));
  if (answers.size < LEAST_BEHIND || answers.size < content.length - 1) return false;
  const { words, sentence, text, starts, ends } = evidence;
  const denials = words.slice(from, to).flatMap((_, i) => (denies(evidence, from + i) ? [from + i] : []));
  const [denial] = denials;
  if (denial === undefined || denials.length > 1) return false;
  let turn = denial + 1;
  while (turn < to && sentence[turn] === sentence[denial] && !/:/.test(text.slice(ends[turn - 1], starts[turn]))) turn += 1;
  if (turn >= to || sentence[turn] !== sentence[denial]) return false;
  const within = [...answers].filter((at) => sentence[at] === sentence[denial] && at < turn).length;
  return within <= IN_DENIED && answers.size - within >= LEAST_BEHIND;
}

/** "Non-inferior" denies nothing of a passage that has no word of what it denies. */
function compoundAlone({ words }: Reading, passage: readonly Word[]): boolean {
  const denied = words.flatMap(({ cues }, at) => ((cues & CUE.negation) === 0 ? [] : [at]));
  return (
    denied.length > 0 &&
    denied.every((at) => {
      const stem = words[at + 1]?.text.slice(0, STEM) ?? '';
      return words[at]?.text === 'non' && stem !== '' && !passage.some(({ text }) => text.startsWith(stem));
    })
  );
}
const STEM = 5;

/** "A description is not required" beside "only the name is", "leaving it plugged in wears it out" beside "do not leave it plugged in, or it will wear out": both say the same. */
export const grantsAlike = (claim: Reading, evidence: Reading, { from, to }: Pairing): boolean => {
  const text = evidence.text.slice(evidence.starts[from] ?? 0, endOf(evidence, to));
  return grantedAlike(claim.text, text) || warnsOf(text, claim.text);
};

/** Whether a denial that only one of the two texts has leaves standing what the other says. */
export function undenied(claim: Reading, evidence: Reading, alignment: Alignment, pairing: Pairing): boolean {
  const passage = evidence.words.slice(pairing.from, pairing.to);
  if (claim.words.some(slip) || passage.some(slip)) return true;
  const text = evidence.text.slice(evidence.starts[pairing.from] ?? 0, endOf(evidence, pairing.to));
  if (deniedElsewhere(claim.text, text) || deniedAlike(claim.text, text) || !speaksOfSame(claim, evidence, pairing)) return true;
  if (setRightBehind(evidence, alignment, pairing) || compoundAlone(claim, passage)) return true;
  if (claim.words.some((_, at) => denies(claim, at) && idle(claim, at, passage))) return true;
  for (let at = pairing.from; at < pairing.to; at += 1) if (denies(evidence, at) && idle(evidence, at, claim.words)) return true;
  return (
    deniesTerms(claim, evidence, alignment, pairing) || excepts(evidence, pairing, claim) || saidAgain(claim, evidence, alignment, pairing)
  );
}

/** Whether a place stands in a clause that "which" or "who" opens behind a comma. */
function relative(reading: Reading, at: number): boolean {
  for (let i = at - 1; i > 0 && i > at - CLAUSE && reading.sentence[i] === reading.sentence[at]; i -= 1)
    if (textAt(reading, i) === 'which' || textAt(reading, i) === 'who') return reading.breaks[i] === 1 || reading.breaks[i - 1] === 1;
  return false;
}

/**
 * Whether the denials of the claim, or of one sentence of the passage, are all of terms ("shall not exceed", "not without consent", "if it is not") or of
 * another thing ("no dogs"): then what they stand beside may be borne out.
 */
export function deniesTerms(claim: Reading, evidence: Reading, alignment: Alignment, pairing: Pairing): boolean {
  const passage = evidence.words.slice(pairing.from, pairing.to);
  const own = claim.words.flatMap((_, at) => (denies(claim, at) ? [leavesOpen(claim, at, passage)] : []));
  if (own.length > 0) return own.every(Boolean);
  const bySentence = new Map<number, boolean>();
  for (let at = pairing.from; at < pairing.to; at += 1) {
    // The second half of "not without consent" is no denial by itself.
    if (!denies(evidence, at) || OPENING.has(textAt(evidence, at))) continue;
    const sentence = evidence.sentence[at] ?? 0;
    // "Not without consent, which shall not be unreasonably withheld".
    if (bySentence.get(sentence) === true && relative(evidence, at)) continue;
    const open = leavesOpen(evidence, at, claim.words) || ofAnother(evidence, at, alignment, pairing);
    bySentence.set(sentence, open && bySentence.get(sentence) !== false);
  }
  return [...bySentence.values()].includes(true);
}

/**
 * Whether one text says that something is no longer so, and the other by what it ended, or one what the other excepts: then they agree, whatever rises, falls
 * or is opposed beside it.
 */
export function agreesOtherwise(claim: Reading, evidence: Reading, pairing: Pairing): boolean {
  const { from, to } = pairing;
  const passage = evidence.words.slice(from, to);
  if (opposedAlike(claim.text, evidence.text.slice(evidence.starts[from] ?? 0, evidence.ends[to - 1] ?? 0))) return true;
  if (excepts(evidence, pairing, claim)) return true;
  if (claim.words.some((_, at) => denies(claim, at) && ended(claim, at, passage))) return true;
  for (let at = from; at < to; at += 1) if (denies(evidence, at) && ended(evidence, at, claim.words)) return true;
  return false;
}
