/**
 * Whether two sentences, of which one denies something, speak so much of the same that the denial is the contrary of the other. Words of like sense and forms of one
 * family do not count here: "no meal is provided on a four-hour shift" and "meals are provided on shifts longer than six hours" have most of their meaning in
 * common, and both are true. Where both count, they must count alike: "three jurors did not" is no contrary of "nine jurors did".
 */
import { CARDINALS } from '../../text/numbers/lexicon.ts';
import { stemOf } from '../../text/tokens/stem.ts';
import { isStopWord } from '../../text/tokens/stop.ts';
import { isNegation } from '../../text/weight.ts';

/** Share of the claim's words of meaning that the other sentence must have. */
const SHARE = 0.7;
/** Words of meaning from which on a sentence that says nothing else is of the claim's matter. */
const LEAST = 2;
/** First letters by which a word is known again. */
const STEM = 5;
/** Words that count without a number. */
const COUNTING = new Set('half third quarter most majority minority few fewer several dozen hundreds thousands'.split(' '));
/** Verbs that denials take along: "did not", "was not able to". */
const HELPING = new Set(
  'is are was were be been being am has have had having do does did done doing will would can could may might shall should must get gets got able'.split(
    ' ',
  ),
);

/** Whoever says that there is none speaks of any number. */
const NONE = new Set('no none nobody nothing neither'.split(' '));

/** By what a word is known again: the figure of a number, else its first letters, or it without an ending. */
const keysOf = (word: string): readonly string[] => {
  const value = CARDINALS.get(word);
  return value === undefined ? [word.slice(0, STEM), stemOf(word)] : [String(value)];
};
const counts = (word: string): boolean => /^\p{Nd}/u.test(word) || COUNTING.has(word) || (CARDINALS.has(word) && word !== 'one');

const meant = (words: readonly string[]): readonly string[] => [
  ...new Set(words.filter((word) => !isStopWord(word) && !isNegation(word) && !HELPING.has(word))),
];

/** Takes the words of a claim and of a sentence beside it, in small letters. */
export function ofSameMatter(claim: readonly string[], sentence: readonly string[]): boolean {
  const keys = new Set(sentence.flatMap(keysOf));
  const stands = (word: string): boolean => keysOf(word).some((key) => keys.has(key));
  const countsOther = sentence.some(counts) && !sentence.some((word) => NONE.has(word));
  if (countsOther && claim.some((word) => counts(word) && !stands(word))) return false;
  const own = meant(claim);
  if (own.filter(stands).length >= SHARE * own.length) return true;
  // "Switzerland did not sign": all that it says stands in the claim.
  const here = new Set(claim.flatMap(keysOf));
  const there = meant(sentence);
  return there.length >= LEAST && there.every((word) => keysOf(word).some((key) => here.has(key)));
}
