/**
 * Another kind of the same word or figure: "an exclusive right" for "a non-exclusive right", "cost 2,400 pounds" for what weighed so much, "fell to 4.2
 * billion" for "4.2 billion, up from 3.9 billion".
 */
import type { Span } from '../../../model/document.ts';
import type { Stronger, Worded } from '../recall/stronger.ts';

const DENIED =
  /\b(?:not|no|never|nor|neither|without|cannot|nothing|nobody|none|hardly|than|lack(?:s|ed|ing)?|fail(?:s|ed|ing)?)\b|n['’]t\b/i;
/** Endings of words that "un-", "in-" and "non-" turn; "invaluable" and "inflammable" are no contraries. */
const TURNED = /^(?:\p{L}{3,16}(?:able|ible|ive|al|ary|ant|ent|ful|ed|ate|ous|ous)|exclusive)$/u;
const NO_CONTRARY =
  /^(?:valuable|flammable|different|habitable|dependent|formed|clined|volved|creased|tended|dicated|stalled|vested|jured|debted|spired|cluded|fected|ternal|ternational|vite[d]?|terested)$/;
const PREFIXED = /\b(non ?-? ?|un|in|im|ir)(\p{L}{5,20})\b/giu;

/** A word that the one text has only with "non-", "un-" or "in-" before it, and the other only without. */
export function prefixed(claim: Worded, sentence: Worded): Stronger | null {
  if (DENIED.test(claim.text) || DENIED.test(sentence.text)) return null;
  for (const [bare, turned] of [
    [claim, sentence],
    [sentence, claim],
  ] as const)
    for (const found of turned.text.matchAll(PREFIXED)) {
      const word = found[2]?.toLowerCase() ?? '';
      if (!TURNED.test(word) || NO_CONTRARY.test(word) || alone(turned, word) !== undefined) continue;
      const own = alone(bare, word);
      if (own === undefined || closed(bare.text).includes(closed(found[0]))) continue;
      const turn = { start: found.index, end: found.index + found[0].length };
      const [mine, theirs] = bare === claim ? [own, turn] : [turn, own];
      return { start: mine.start, end: mine.end, against: sentence.text.slice(theirs.start, theirs.end) };
    }
  return null;
}

/** Words with their hyphens closed up: "non - shared", as texts cut into words have it, is "non-shared". */
const closed = (text: string): string => text.toLowerCase().replace(/ - /g, '-');

/** Where a word stands with nothing before it that turns it. */
const alone = ({ text, tokens }: Worded, word: string): Span | undefined =>
  tokens.find(({ text: own, start }) => own === word && !/(?:-|\bnon |\bnon - )$/i.test(text.slice(Math.max(0, start - 8), start)));

const MOVED =
  /\b(?:(rose|risen|grew|grown|climbed|increased|jumped|up)|(?:fell|fallen|dropped|declined|decreased|slipped|down)) (?:sharply |slightly )?to (?:[$€£])?(\p{Nd}[\p{Nd},.]{0,12})/giu;
const FROM = /^[^;.]{0,40}?,? \(?(?:(up)|down) from /i;

/** "Fell to 4.2 billion" where it was "4.2 billion, up from 3.9 billion". */
export function movedOtherwise(claim: Worded, sentence: Worded): Stronger | null {
  for (const own of claim.text.matchAll(MOVED)) {
    const value = own[2]?.replace(/[.,]$/, '') ?? '';
    const at = sentence.text.indexOf(value);
    const from = at < 0 ? null : FROM.exec(sentence.text.slice(at + value.length));
    if (from === null || (from[1] === undefined) === (own[1] === undefined)) continue;
    return { start: own.index, end: own.index + own[0].length, against: `${value}${from[0]}`.trim() };
  }
  return null;
}

const POUNDS = /\b(\p{Nd}[\p{Nd},.]{0,12}) pounds\b/giu;
const MONEY = /\b(?:costs?|costing|price[sd]?|worth|paid|pays?|fees?|sold for|bought for|valued|fetched|sterling)\b|£/i;
const WEIGHT = /\b(?:weigh\w{0,3}|weights?|heavy|mass)\b/i;

/** Pounds of money that are pounds of weight in the sentence, or the other way round. */
export function poundsOf(claim: Worded, sentence: Worded): Stronger | null {
  const [money, weight] = [MONEY.test(claim.text), WEIGHT.test(claim.text)];
  if (money === weight) return null;
  for (const own of claim.text.matchAll(POUNDS)) {
    const there = [...sentence.text.matchAll(POUNDS)].find((one) => one[1] === own[1]);
    if (there === undefined) continue;
    const weighed = WEIGHT.test(sentence.text) || /^ of \p{Ll}/u.test(sentence.text.slice(there.index + there[0].length));
    const paid = MONEY.test(sentence.text);
    if (money ? weighed && !paid : paid && !weighed)
      return { start: own.index, end: own.index + own[0].length, against: sentence.text.trim() };
  }
  return null;
}
