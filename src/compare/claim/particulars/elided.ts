/** What is denied by a verb that leaves the rest out: "reads are thread-safe; writes are not" denies that writes are. */
import type { SentenceRead } from '../exchanged/read.ts';
import { meantIn } from '../limits/limit.ts';
import type { Told } from './told.ts';

const ELIDED =
  /(?:[;,] (?:but |and |while |whereas )?|\. )((?:[\p{L}\p{N}`'’-]{1,20} ){1,8})(?:is|are|was|were|does|do|did|has|have|had|can|could|will|would|may|must|should) not(?=[.,;)]|$| and\b)/u;
/** A quick look. */
export const LEAVES_OUT = /\b(?:is|are|was|were|does|do|did|has|have|had|can|could|will|would|may|must|should) not(?:[.,;)]|$| and\b)/;
const DENIED = /\b(?:not|no|never|neither|nor|only|without)\b|n['’]t\b/i;

/** A claim of what is denied so. */
export function elidedTold(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  if (DENIED.test(claim.text)) return null;
  const own = meantIn(claim, 0, claim.text.length);
  for (const sentence of sentences) {
    const found = ELIDED.exec(sentence.text);
    if (found === null) continue;
    const start = found.index + found[0].indexOf(found[1] ?? '');
    const who = meantIn(sentence, start, start + (found[1]?.length ?? 0));
    const before = meantIn(sentence, 0, found.index);
    const their = who.filter((form) => !before.includes(form));
    const rest = own.filter((form) => !who.includes(form));
    if (their.length === 0 || rest.length === 0 || !their.some((form) => own.includes(form))) continue;
    // Of those who are told of before the claim tells nothing.
    if (!rest.every((form) => before.includes(form)) || own.some((form) => before.includes(form) && firstOf(before, form, rest))) continue;
    return { how: 'swapped', start: 0, end: claim.text.length, against: found[0].replace(/^\W+/, ''), sentence: sentence.span };
  }
  return null;
}

/** Whether a form is what the part before begins with, and no word of the deed. */
const firstOf = (before: readonly string[], form: string, rest: readonly string[]): boolean =>
  before[0] === form && rest.length > 1 && rest[0] === form;
