/**
 * What one text denies and the other grants of others, or within other limits, so that both say the same: "a description is not required" beside "only the name is required", "photographs without flash are
 * allowed" beside "flash is not allowed", "refunded until seven days before" beside "no refunds within seven days of it". Takes a contrary back and never makes one.
 */
import { isStopWord } from '../../text/tokens/stop.ts';

const DENIES = /\b(?:no|not|never|none|neither|nor|cannot|nobody|nothing)\b|n['’]t\b/i;
const STEM = 5;
const meant = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !isStopWord(word));
const among = (word: string, text: string): boolean => meant(text).some((other) => other.slice(0, STEM) === word.slice(0, STEM));

/** Whom or what alone a thing is granted to, before its verb. */
const ALONE =
  /\bonly (?:the |an? |those |people |persons |one )?([\p{L}\p{N} '’-]{3,60}?)(?= (?:is|are|was|were|has|have|had|may|can|must|will|shall|needs?|get|gets)\b)/iu;
/** "A description is not required" beside "only the name is required": told of others than the one. */
function ofOthers(denying: string, other: string): boolean {
  const [, alone] = ALONE.exec(other) ?? [];
  if (alone === undefined || DENIES.test(other) || /\bonly\b/i.test(denying)) return false;
  const words = meant(alone);
  return words.length > 0 && !words.some((word) => among(word, denying));
}

const WITHOUT = /\bwithout (?:an? |any |the |using |its |their |your )?([\p{L}-]{3,20})/iu;
/** "Flash photography is not allowed" beside "photography is allowed without flash": what is denied is what the other does without. */
function doneWithout(denying: string, other: string): boolean {
  const [, left] = WITHOUT.exec(other) ?? [];
  return left !== undefined && !DENIES.test(other) && !/\b(?:without|unless|only)\b/i.test(denying) && among(left.toLowerCase(), denying);
}

/** "Until seven days before the event" beside "not within seven days of it". */
const UP_TO = /\b(?:until|till|up to|at least|no(?:t)? later than)\b[^.;]{1,40}\b(?:before|in advance|ahead)\b/i;
const WITHIN = /\b(?:within|less than|fewer than|in the last|during the last|later than)\b/i;

/** "An error if it exceeds 100" beside "cannot be larger than 100". */
const BEYOND = /\b(?:exceed\w{0,3}|(?:more|longer|larger|greater|higher|bigger|older|later) than|over|above|beyond) (?:\p{Sc} ?)?\p{Nd}/iu;
const FAILS = /\b(?:errors?|reject|fail|refus|invalid|declin|truncat|cut off|discard|ignor|disqualif|exclud|penal|fine)/i;

const LESS = /\b(?:fewer|less|under|below|younger|shorter|lower|smaller)(?: than)? (?:the age of |age )?(\p{Nd}{1,9})\b/iu;
const MORE = /\b(?:more|over|above|older|longer|higher|larger|greater)(?: than)? (?:the age of |age )?(\p{Nd}{1,9})\b/iu;
const OR_MORE = / (?:[\p{L}%]{1,12} ){0,4}(?:or|and) (?:more|over|above|older|longer|higher|up|upwards)\b/iu;
const OR_LESS = / (?:[\p{L}%]{1,12} ){0,4}(?:or|and) (?:less|fewer|under|below|younger|shorter|lower)\b/iu;
const FROM = /\b(?:at least|from|minimum (?:of )?|no (?:fewer|less) than) $/i;
const TO = /\b(?:at most|up to|maximum (?:of )?|no more than) $/i;

const FIGURE = /(?<![\p{Nd}.,])\p{Nd}{1,9}(?!\p{Nd})/gu;
/** "Those with fewer than 20 hours are not" beside "only those with 20 hours or more are": the one denies on the other side of the figure. */
function acrossFigure(denying: string, other: string): boolean {
  return [
    { side: LESS, behind: OR_MORE, before: FROM },
    { side: MORE, behind: OR_LESS, before: TO },
  ].some(({ side, behind, before }) => {
    const [, figure] = side.exec(denying) ?? [];
    if (figure === undefined || DENIES.test(other)) return false;
    const at = [...other.matchAll(FIGURE)].find(([own]) => own === figure)?.index ?? -1;
    if (at < 0) return false;
    const [rest, lead] = [other.slice(at + figure.length), other.slice(0, at)];
    return (behind.exec(rest)?.index ?? -1) === 0 || before.test(lead);
  });
}

const sameIn = (denying: string, other: string): boolean =>
  DENIES.test(denying) &&
  (ofOthers(denying, other) ||
    doneWithout(denying, other) ||
    acrossFigure(denying, other) ||
    (!DENIES.test(other) && WITHIN.test(denying) && UP_TO.test(other)) ||
    (!DENIES.test(other) && BEYOND.test(denying) && BEYOND.test(other) && FAILS.test(other)));

/** Whether one of two texts denies what the other grants of others, or within other limits. */
export const grantedAlike = (said: string, found: string): boolean => sameIn(said, found) || sameIn(found, said);
