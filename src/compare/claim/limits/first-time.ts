/** "For the first time", put in where the source tells what was done and nothing of whether it had been done before. */
import type { SentenceRead } from '../exchanged/read.ts';
import { meantIn, type Shown, shareIn } from './limit.ts';

export const FIRST_TIME = /\bfor the (?:very )?first time\b/i;
/** What tells in any way that something was new or had not been before. */
const NEW =
  /\b(?:first\w{0,2}|never|no (?:one|other)|nobody|until|debut\w{0,3}|new|newly|novel|inaugur\w+|maiden|initial\w{0,2}|beg[aiu]n\w{0,5}|start\w{0,3}|unprecedented\w{0,2}|record|historic\w{0,3}|since|previous\w{0,2}|before|earlier|earliest|premi[eè]re\w{0,1}|introduc\w+|launch\w{0,3}|open\w{0,3}|original\w{0,2}|pioneer\w{0,3}|discover\w{0,4}|invent\w{0,4}|found\w{0,3}|creat\w{1,3}|establish\w{0,3}|ever|breakthrough|now|1st)\b/i;
/** Share of the claim's words from which on another sentence speaks of the same. */
const OF_IT = 0.3;

/** The words that put it in; null where the sentence, or another that speaks of the same, may tell so. */
export function firstTimeAdded(claim: SentenceRead, sentence: SentenceRead, round: () => readonly SentenceRead[]): Shown | null {
  const own = FIRST_TIME.exec(claim.text);
  if (own === null || NEW.test(sentence.text)) return null;
  const words = meantIn(claim, 0, claim.text.length);
  if (round().some((other) => NEW.test(other.text) && shareIn(words, other) >= OF_IT)) return null;
  return { start: own.index, end: own.index + own[0].length, against: sentence.text.trim() };
}
