/**
 * "Residents may enter without a permit" beside "without a permit, vehicles may not enter" and "residents are exempt": what a sentence denies of all is not denied of those whom a sentence
 * right beside it exempts.
 */
import { holds } from '../recall.ts';
import type { EvidenceIndex } from './index.ts';

/** How a text exempts somebody or something. */
export const EXEMPTS =
  /\b(?:exempt\w{0,4}|except\w{0,4}|exclud\w{1,3}|excepted|(?:do|does|did) not (?:apply|affect|concern)|unaffected)\b|n['’]t (?:apply|affect)\b/i;
/** Sentences on either side in which the exemption may stand. */
const BESIDE = 2;

/** Whether a sentence beside one that does not name the claim's doer exempts it. `of`: the sentences that name the doer. */
export function exemptedBeside({ text, sentences }: EvidenceIndex, sentence: number, of: readonly number[]): boolean {
  if (holds(of, sentence)) return false;
  for (let at = sentence - BESIDE; at <= sentence + BESIDE; at += 1) {
    const span = sentences[at];
    if (at !== sentence && span !== undefined && holds(of, at) && EXEMPTS.test(text.slice(span.start, span.end))) return true;
  }
  return false;
}
