/**
 * What was decided otherwise: "granted an asset freeze" for "granted a preliminary injunction but denied the request for an asset freeze", "the motion was
 * granted" for "recommended that the motion be granted". Held against what each clause is about, since a judgment decides several things in several ways.
 */
import { anyOf } from '../../../text/any-of.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import { deniedUntil } from '../recall/denied-until.ts';
import { ASKED, type Decided, decidedIn, FORCE, PRECEDENT, REQUEST, REVIEW } from './deeds.ts';
import type { Ruled } from './ruled.ts';

/** Share of what a claim's verb is about that a clause must have. */
const ABOUT = 0.6;
/** That a court came to it in the end, in whatever words. */
const TAKEN_UP = /\b(?:agree[sd]?|did so|accordingly|accepted|followed|so (?:ordered|held|ruled)|granted)\b/i;

const decided = (sentence: SentenceRead): readonly Decided[] => decidedIn(sentence);

const share = (own: readonly string[], other: readonly string[]): number =>
  own.length === 0 ? 0 : own.filter((form) => other.includes(form)).length / own.length;

/** Whether two doers may be one: where either is not named, or they share half of the shorter name. */
const sameDoer = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === 0 || other.length === 0 || Math.max(share(one, other), share(other, one)) >= 0.5;

/** How far a clause speaks of what the claim's verb is about, 0..1. */
function touches(own: Decided, other: Decided): number {
  if (other.about.length === 0)
    // "The Ninth Circuit reversed and remanded".
    return own.family === REVIEW && own.doer.length > 0 && other.doer.length > 0 && share(own.doer, other.doer) === 1 ? ABOUT : 0;
  // Of precedents the one right behind the verb is meant.
  const whole = share(own.about, own.family === PRECEDENT ? other.about.slice(0, own.about.length + 1) : other.about);
  // "Did not follow the opinion" is of the opinion of the Advocate General.
  return whole < ABOUT && other.about.length > 0 && share(other.about, own.about) === 1 && other.about[0] === own.about[0] ? ABOUT : whole;
}

/** What somebody asked for, as a thing that is granted or not. */
const REQUESTED = anyOf('application request motion petition appeal claim bid plea relief permission leave');

const agrees = (own: Decided, other: Decided): boolean =>
  !other.open && !(own.family === REQUEST && other.side === ASKED) && (own.side === other.side) !== other.denied;

/** Whether a clause only tells what was asked for. */
const onlyAsked = ({ family, side, asked, ahead }: Decided): boolean =>
  asked || (family === REQUEST && side === ASKED) || (family === FORCE && ahead);

/** "Only with a pass", "every province except one" beside "not without a pass", "one alone did not": who or what is left out is left out in both. */
const LEAVES_OUT = /\b(?:only|except|all but|but for|apart from|unless)\b/i;
const ALONE =
  /(?:\b(?:not|no|never|nobody|cannot)\b|n['’]t\b)[^.;]{1,80}\b(?:without|unless|until)\b|\b(?:alone|only|except)\b[^.;]{1,80}(?:\b(?:not|never)\b|n['’]t\b)/i;
const leavesOutAlike = (claim: SentenceRead, sentence: SentenceRead): boolean => LEAVES_OUT.test(claim.text) && ALONE.test(sentence.text);

/** The first outcome of a claim that the evidence tells otherwise. */
export function outcomeTurned(claim: SentenceRead, sentences: readonly SentenceRead[]): Ruled | null {
  // "Not paid until the reform" and "paid after the reform" are one.
  const others = sentences.filter((sentence) => !deniedUntil(claim, sentence) && !leavesOutAlike(claim, sentence));
  for (const own of claim.kept(decided)) {
    if (own.open || own.asked || own.denied || (own.family === REQUEST && own.side === ASKED) || own.about.length === 0) continue;
    const found = against(own, others, PAST.test(claim.text.slice(own.start - BEFORE, own.end)));
    if (found !== null) return { start: own.start, end: own.end, ...found };
  }
  return null;
}

/** "Came into force", "is in force", not "enters into force". */
const PAST = /(?:ed|upheld|came|took|thrown|struck|won|is in|are in)\b/i;
const BEFORE = 3;

/** `past`: the claim tells it as done. */
function against(own: Decided, sentences: readonly SentenceRead[], past: boolean): Pick<Ruled, 'how' | 'against' | 'sentence'> | null {
  let [best, most, plain, loosely, request] = [null as Pick<Ruled, 'how' | 'against' | 'sentence'> | null, 0, 0, false, false];
  for (const sentence of sentences) {
    for (const other of sentence.kept(decided)) {
      if (other.family !== own.family || !sameDoer(own.doer, other.doer)) continue;
      const held = touches(own, other);
      if (agrees(own, other)) {
        // What a pronoun takes up may be what the claim tells of.
        plain = Math.max(plain, other.about.length === 0 ? 1 : held);
        loosely ||= other.family === REQUEST && other.about.some((form) => REQUESTED.test(form));
        continue;
      }
      if (held < ABOUT || held <= most) continue;
      const asked = onlyAsked(other);
      if (
        asked
          ? (other.side !== own.side && other.side !== ASKED) ||
            (own.family > REQUEST && own.family !== FORCE) ||
            !past ||
            takenUp(sentence, sentences)
          : other.open
      )
        continue;
      best = {
        how: asked ? 'stronger' : 'swapped',
        against: sentence.text.slice(other.start, other.end),
        sentence: sentence.span,
      };
      most = held;
      request = other.family === REQUEST && other.side === ASKED;
    }
  }
  return plain >= most || (loosely && request) ? null : best;
}

const takenUp = (sentence: SentenceRead, sentences: readonly SentenceRead[]): boolean =>
  sentences.some(
    ({ span, text }) => span.start > sentence.span.start && TAKEN_UP.test(text) && !/\b(?:not|declined|refused|rejected)\b/i.test(text),
  );
