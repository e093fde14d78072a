/** How many of them, where one of two texts has none or all: "none of the members signed" beside "not all of the members signed", "all" beside "nearly all", "both" beside "one of the two". */
import { isStopWord } from '../../../text/tokens/stop.ts';
import type { SentenceRead } from '../exchanged/read.ts';
import type { Shown } from './limit.ts';

const DETERMINES = /^(?:of|the|its|their|these|those|his|her|our|two|them)$/;
const DENIES =
  /\b(?:none|no|nobody|no one|neither|nor|never|cannot|without|fail\w{0,3}|refus\w{1,3}|(?:not|n['’]t)(?! (?:all|every|each|everyone|everybody)\b))\b/i;

const SAYS_NO_NUMBER = /^(?:how|that|as|so|too)$/;
const PERSONS = /^(?:everybody|everyone|everything|nobody)$/;

interface Counted {
  readonly start: number;
  readonly end: number;
  readonly word: string;
  /** What is counted, and the word of meaning behind it. */
  readonly noun: string;
  readonly deed: string;
}

/** What stands behind each word of a text that says how many. */
function countedBy({ tokens, forms }: SentenceRead, words: RegExp): Counted[] {
  return tokens.flatMap(({ text, start }, at): Counted[] => {
    // "How many calls are allowed", "that many calls".
    if (!words.test(text) || SAYS_NO_NUMBER.test(tokens[at - 1]?.text ?? '')) return [];
    // "Everybody" counts itself.
    const alone = PERSONS.test(text);
    let noun = alone ? at : at + 1;
    while (DETERMINES.test(tokens[noun]?.text ?? '')) noun += 1;
    const deed = tokens.findIndex((token, i) => i > noun && !isStopWord(token.text));
    const end = tokens[noun]?.end;
    return end === undefined || deed < 0 ? [] : [{ start, end, word: text, noun: forms[noun] ?? '', deed: forms[deed] ?? '' }];
  });
}

const same = (one: Counted, other: Counted): boolean => one.noun === other.noun && one.deed === other.deed;
const shown = ({ start, end }: Counted, sentence: SentenceRead, there: Counted, from = there.start): Shown => ({
  start,
  end,
  against: sentence.text.slice(from, there.end).trim(),
});

const NONE = /^(?:none|no)$/;
const SOME = /^(?:all|every|each|most|half|many|some|several|few|both|one|two|three|four|five|six|seven|eight|nine|ten)$/;
/** "No model scored higher" beside "the highest of all models". */
const COMPARES = /\b(?:more|less|better|worse|higher|lower|greater|larger|longer|shorter|older|younger|faster|slower|farther|further)\b/i;

/** "None of the members signed" beside "nearly all of the members signed". */
export function noneOfSome(claim: SentenceRead, sentence: SentenceRead): Shown | null {
  const [own, second] = countedBy(claim, NONE);
  if (
    own === undefined ||
    second !== undefined ||
    DENIES.test(sentence.text) ||
    DENIES.test(claim.text.slice(own.end)) ||
    COMPARES.test(claim.text)
  )
    return null;
  const there = countedBy(sentence, SOME).find((one) => same(own, one));
  return there === undefined ? null : { ...shown(own, sentence, there), how: 'swapped' };
}

const MOST = /^(?:all|every|each|everybody|everyone|everything|many|much|most)$/;
/** "Nearly all", "not many". */
const LESS = /\b(?:nearly|almost|virtually|practically|not quite|not) $/i;

/** "All the members signed" beside "nearly all the members signed", "many" beside "not many". */
export function nearlyAll(claim: SentenceRead, sentence: SentenceRead): Shown | null {
  const own = countedBy(claim, MOST).find(({ start }) => !LESS.test(claim.text.slice(0, start)));
  if (own === undefined) return null;
  const there = countedBy(sentence, MOST).find((one) => same(own, one) && one.word === own.word);
  const less = there === undefined ? null : LESS.exec(sentence.text.slice(0, there.start));
  return there === undefined || less === null ? null : shown(own, sentence, there, less.index);
}

const BOTH = /^(?:both|each|two)$/;
/** "One of the two" tells of one. */
const PARTED = /\bof (?:the|its|their|these|those)? ?$/i;
const ONE = /^(?:one|either)$/;
const TWO = /\b(?:two|pair|the other)\b/i;
/** "Not both signed", "one of them, but not both". */
const NOT_BOTH = /(?:\bnot|n['’]t) (?:both|each)\b/i;
const OTHER = /\b(?:both|other|too|also|as well|each)\b/i;
const OTHER_NOT =
  /\bthe other (?:one )?(?:(?:do|does|did|was|is|has|had|would|could) not|(?:do|does|did|was|is|has|had|would|could)n['’]t|refused|declined)\b/i;

/** "Both members signed", "each of the two members signed" beside "one of the two members signed". "Not both" leaves one of them. */
export function bothOfOne(claim: SentenceRead, sentence: SentenceRead): Shown | null {
  if (NOT_BOTH.test(claim.text)) return null;
  const all =
    OTHER.test(sentence.text) && !OTHER_NOT.test(sentence.text)
      ? []
      : countedBy(claim, BOTH).filter(({ start }) => !PARTED.test(claim.text.slice(0, start)));
  const own = all.find(({ word }) => word === 'both' || TWO.test(sentence.text) || TWO.test(claim.text));
  const there = own === undefined ? undefined : countedBy(sentence, ONE).find((one) => same(own, one));
  return own === undefined || there === undefined ? null : shown(own, sentence, there);
}
