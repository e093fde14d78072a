/** People of a claim where the source looked at animals or at cells, and speaks of people only as unknown: "gains weight in people" for "mice gained weight". */

import { meantIn } from '../limits/limit.ts';
import { BEASTS, OF_BEASTS, PEOPLE } from '../limits/settings.ts';
import type { Across } from './found.ts';

/** What is only asked of people, or may be so. */
const OPEN =
  /\b(?:whether|unknown|not known|unclear|may|might|could|would|future|planned|relevan\w{1,3}|remains?|if|human (?:cells?|tissue|liver|blood))\b/i;
const NO_MATTER = /^(?:caus|show|effect|increas|reduc|found|find|lead|study|mak|make)$/;

/** People, where only animals or cells were looked at. */
export const onlyInBeasts: Across = (claim, sentences) => {
  const own = PEOPLE.exec(claim.text);
  // "Human stem cells" are no people.
  if (own === null || own[0].toLowerCase() === 'human' || BEASTS.test(claim.text) || OF_BEASTS.test(claim.text) || OPEN.test(claim.text))
    return null;
  if (/\b(?:not|no|never)\b/i.test(claim.text)) return null;
  if (sentences.some(({ text }) => PEOPLE.test(text) && !OPEN.test(text))) return null;
  const told = [...new Set(meantIn(claim, 0, claim.text.length))].filter(
    (form) => !NO_MATTER.test(form) && !PEOPLE.test(form) && form !== 'person',
  );
  for (const sentence of sentences) {
    const there = BEASTS.exec(sentence.text);
    const shared = told.filter((form) => sentence.set.has(form));
    if (there === null || shared.length < 2 || shared.length * 2 < told.length) continue;
    return { start: own.index, end: own.index + own[0].length, against: there[0], sentence: sentence.span };
  }
  return null;
};
