/**
 * Denials, each by itself, that do not deny what the other text says: terms and conditions said the other way round, an end, a hindrance, what is free of
 * charge, what somebody denied, a speaker's word about himself.
 */
import { saidOtherwise } from './said-otherwise.ts';
import type { Reading, Word } from './word.ts';

const HINDERING = new Set(
  'stop stops stopped stopping deter deters deterred hinder hinders hindered discourage discourages discouraged dissuade dissuades dissuaded'.split(
    ' ',
  ),
);
const DIFFERENCE = new Set(
  'difference differences distinction distinctions differ differs differed distinguish distinguishes distinguished'.split(' '),
);
/** What has ended is no longer so. */
const ENDING = new Set(
  'end ends ended drop drops dropped stop stops stopped cease ceases ceased discontinue discontinues discontinued remove removes removed withdraw withdraws withdrew withdrawn abandon abandons abandoned scrap scraps scrapped abolish abolishes abolished cancel cancels cancelled canceled repeal repeals repealed close closes closed expire expires expired lapse lapses lapsed quit retire retires retired leave leaves left lose loses lost former formerly replaced superseded supplanted'.split(
    ' ',
  ),
);
const LONGER = new Set('longer anymore'.split(' '));
/** "Shall not exceed" is a limit: it says the contrary only of what exceeds. */
const EXCEEDING = new Set('exceed exceeds exceeded exceeding surpass surpasses surpassed surpassing'.split(' '));
/** What somebody has to have, and words by which a denial leaves that open: "may not sublet without consent", "needs consent to sublet". */
const NEEDING = new Set(
  'need needs needed require requires required requirement requirements must only subject conditional depends provided with upon after'.split(
    ' ',
  ),
);
export const OPENING = new Set(['without', 'unless', 'until']);
const UNDER = new Set(['under', 'below', 'younger']);
const LEAST = new Set(['least', 'older', 'over', 'above', 'minimum']);
/** Who pays nothing has it for free. */
const PAYING = new Set('pay pays paid charge charges charged cost costs fee fees'.split(' '));
const FREE = new Set(['free', 'complimentary', 'gratis', 'waived']);
const CONDITIONS = new Set('if unless when whenever where provided once until should'.split(' '));
/** Words within which a condition, or what a denial leaves open, is looked for. */
const SENTENCE = 30;
export const EXCEPTING = new Set('except excepting exception'.split(' '));
const CONCEDING = new Set(['if', 'when', 'though', 'where']);
const SPEAKER = new Set(['i', "i'd", "i've", "i'm"]);
/** Words from a denial to what it denies, from "I" to the denial, and from "except" to what is excepted. */
const NEXT = 3;
const BEFORE = 4;
export const EXCEPTED = 8;
/** A condition is looked for so many words before the denial. */
export const CLAUSE = 12;

export const textAt = (reading: Reading, i: number): string => reading.words[i]?.text ?? '';

/** Whether a word of a set stands among the next words of the same sentence, and nowhere in the other text: where both have it, like is compared with like. */
function follows(reading: Reading, at: number, set: ReadonlySet<string>, other: readonly Word[]): boolean {
  for (let i = at + 1; i <= at + NEXT && reading.sentence[i] === reading.sentence[at]; i += 1)
    if (set.has(textAt(reading, i))) return !other.some(({ text }) => set.has(text));
  return false;
}

/** "Even if it is not": back from the denial to where its part of the sentence begins. */
function conceded(reading: Reading, at: number): boolean {
  for (let i = at - 1; i > 0 && i > at - CLAUSE && reading.sentence[i] === reading.sentence[at]; i -= 1) {
    if (CONCEDING.has(textAt(reading, i)) && textAt(reading, i - 1) === 'even') return true;
    if (reading.breaks[i] === 1) return false;
  }
  return false;
}

/** "Is no longer supported" beside "drops support", where what ended does not stand denied in the other text too. */
export const ended = (reading: Reading, at: number, other: readonly Word[]): boolean =>
  follows(reading, at, LONGER, other) && other.some(({ text }) => ENDING.has(text));

/** "If it is not replaced" beside "unless it is replaced": back from the denial to the condition, within its part of the sentence; or "none is needed where …" . */
function unless(reading: Reading, at: number, other: readonly Word[]): boolean {
  if (!other.some(({ text }) => text === 'unless')) return false;
  for (let i = at + 1; i <= at + CLAUSE && reading.sentence[i] === reading.sentence[at]; i += 1)
    if (/^(?:if|where)$/.test(textAt(reading, i)) || (i <= at + NEXT && /^(?:have|need|needed|required|obliged)$/.test(textAt(reading, i))))
      return true;
  for (let i = at - 1; i >= 0 && i > at - CLAUSE && reading.sentence[i] === reading.sentence[at]; i -= 1) {
    if (textAt(reading, i) === 'if') return true;
    if (reading.breaks[i] === 1) return false;
  }
  return false;
}

/** "Without a certificate" beside "unless it was certified". */
const unlessHad = (reading: Reading, at: number, other: readonly Word[]): boolean =>
  textAt(reading, at) === 'without' && other.some(({ text }) => text === 'unless');

/** "Has not yet been tested" beside "has yet to be tested". */
const notYet = (reading: Reading, at: number, other: readonly Word[]): boolean =>
  other.some(({ text }, i) => text === 'yet' && other[i + 1]?.text === 'to') &&
  reading.words.some(({ text }, i) => text === 'yet' && reading.sentence[i] === reading.sentence[at]);

const DENYING = new Set('deny denies denied denying'.split(' '));
/** "According to the minister, it was not unsafe" beside "the minister denied that it was unsafe". */
const deniedByOne = (reading: Reading, at: number, other: readonly Word[]): boolean =>
  (textAt(reading, at) === 'not' || textAt(reading, at).endsWith("n't")) && other.some(({ text }) => DENYING.has(text));

/** "I did not know that", "I have never heard of": no source can say the contrary of what somebody knows. Not the "I" of "Elizabeth I". */
function ofSpeaker(reading: Reading, at: number): boolean {
  for (let i = at - 1; i >= 0 && i >= at - BEFORE && reading.sentence[i] === reading.sentence[at]; i -= 1)
    if (SPEAKER.has(textAt(reading, i)))
      return reading.breaks[i] === 1 || reading.sentence[i - 1] !== reading.sentence[i] || !reading.words[i - 1]?.content;
  return false;
}

/** "Shall not assign the lease without consent" beside "consent is needed": behind the denial the same sentence says what opens it. */
function opened(reading: Reading, at: number, other: readonly Word[]): boolean {
  if (!other.some(({ text }) => NEEDING.has(text)) || other.some(({ text }) => OPENING.has(text))) return false;
  for (let i = at + 1; i <= at + SENTENCE && reading.sentence[i] === reading.sentence[at]; i += 1)
    if (OPENING.has(textAt(reading, i))) return true;
  return false;
}

/** "If a breach is not remedied within 30 days": what a condition denies is not said to be so, where the other text sets none. */
function inCondition(reading: Reading, at: number, other: readonly Word[]): boolean {
  if (other.some(({ text }) => CONDITIONS.has(text))) return false;
  for (let i = at - 1; i >= 0 && i > at - SENTENCE && reading.sentence[i] === reading.sentence[at]; i -= 1) {
    if (textAt(reading, i) === 'if' || textAt(reading, i) === 'unless') return true;
    if (reading.breaks[i] === 1) return false;
  }
  return false;
}

/** "Repairs are free of charge" beside "nobody pays for repairs". */
const forFree = (reading: Reading, at: number, other: readonly Word[]): boolean =>
  follows(reading, at, PAYING, []) &&
  other.some(({ text }) => FREE.has(text)) &&
  !other.some(({ text }) => text === 'not' || text === 'no');

/** "Showed no cracks" beside "were free of cracks". */
function freeOf(reading: Reading, at: number, other: readonly Word[]): boolean {
  const free = other.findIndex(({ text }, i) => text === 'free' && /^(?:of|from)$/.test(other[i + 1]?.text ?? ''));
  const what = new Set(free < 0 ? [] : other.slice(free + 2, free + 2 + NEXT).map(({ text }) => text));
  return follows(reading, at, what, []);
}

/** "No bridge was longer" beside "the longest bridge". */
const outdone = (reading: Reading, at: number, other: readonly Word[]): boolean =>
  reading.words.some(
    ({ text }, i) =>
      i > at &&
      i <= at + SENTENCE &&
      reading.sentence[i] === reading.sentence[at] &&
      /^\p{L}{3,12}er$/u.test(text) &&
      other.some(({ text: most }) => most === `${text.slice(0, -2)}est`),
  );

/** "No other source mentions it" beside "is the only source to mention it". */
const onlyOne = (reading: Reading, at: number, other: readonly Word[]): boolean =>
  textAt(reading, at + 1) === 'other' && other.some(({ text }) => text === 'only' || text === 'sole' || text === 'alone');

/** "Nobody under 18 may drive" beside "drivers must be at least 18". */
const underLimit = (reading: Reading, at: number, other: readonly Word[]): boolean =>
  other.some(({ text }) => LEAST.has(text)) &&
  reading.words.some(({ text }, i) => reading.sentence[i] === reading.sentence[at] && Math.abs(i - at) <= SENTENCE && UNDER.has(text));

/** Words by which a text says that something may not or does not happen. */
const BARRING = new Set(
  'closed shut barred ban bans banned forbid forbids forbidden prohibit prohibits prohibited fail fails failed failing failure broke broken refuse refuses refused reject rejects rejected exclude excludes excluded exempt exempts exempted undecided short unsuccessful'.split(
    ' ',
  ),
);

/** "May not use the bridge" beside "is closed to trucks", "did not work" beside "failed": what is denied stands nowhere in the other text, which bars it. */
function barred(reading: Reading, at: number, other: readonly Word[]): boolean {
  if (!other.some(({ text }) => BARRING.has(text))) return false;
  for (let i = at + 1; i <= at + NEXT && reading.sentence[i] === reading.sentence[at]; i += 1) {
    const word = reading.words[i];
    if (word?.content === true) return !other.some(({ form, root }) => form === word.form || root === word.root);
  }
  return false;
}

/** "Had not won there since 1998" beside "the first win there since 1998". */
const firstSince = (reading: Reading, at: number, other: readonly Word[]): boolean =>
  other.some(({ text }) => text === 'first') &&
  other.some(({ text }) => text === 'since') &&
  reading.words.some(({ text }, i) => i > at && reading.sentence[i] === reading.sentence[at] && text === 'since');

const ELLIPTIC = new Set('among in for at on with by during within across under after before'.split(' '));
/** "Made up for it at 50% but not at 100%": denied of another case than the other text names. */
function elliptic(reading: Reading, at: number, other: readonly Word[]): boolean {
  if (textAt(reading, at) !== 'not' || textAt(reading, at - 1) !== 'but' || !ELLIPTIC.has(textAt(reading, at + 1))) return false;
  for (let i = at + 2; i <= at + 1 + NEXT && reading.sentence[i] === reading.sentence[at]; i += 1) {
    const word = reading.words[i];
    if (word?.content === true) return !other.some(({ form, root }) => form === word.form || root === word.root);
  }
  return false;
}

/** Whether what is denied here is a limit, a condition or a price, and not what the other text says. */
export const leavesOpen = (reading: Reading, at: number, other: readonly Word[]): boolean =>
  follows(reading, at, EXCEEDING, other) ||
  saidOtherwise(reading, at, other) ||
  opened(reading, at, other) ||
  inCondition(reading, at, other) ||
  forFree(reading, at, other) ||
  freeOf(reading, at, other) ||
  barred(reading, at, other) ||
  firstSince(reading, at, other) ||
  onlyOne(reading, at, other) ||
  outdone(reading, at, other) ||
  underLimit(reading, at, other);

/** Whether the denial at this place denies nothing that the other text could state. */
export const idle = (reading: Reading, at: number, other: readonly Word[]): boolean =>
  follows(reading, at, HINDERING, other) ||
  follows(reading, at, DIFFERENCE, other) ||
  ended(reading, at, other) ||
  unless(reading, at, other) ||
  unlessHad(reading, at, other) ||
  notYet(reading, at, other) ||
  elliptic(reading, at, other) ||
  deniedByOne(reading, at, other) ||
  conceded(reading, at) ||
  ofSpeaker(reading, at);

/** "Could't": a denial, though none that is counted as one. */
export const slip = ({ text }: Word): boolean => text.length > 3 && text.endsWith("'t") && !text.endsWith("n't");
