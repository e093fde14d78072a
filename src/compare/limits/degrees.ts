/** How much two are compared by, told otherwise: "as often as" beside "less often than", "twice as long as" beside "as long as". */
import type { SentenceRead } from '../exchanged/read.ts';
import type { Shown } from './limit.ts';

/** A word or two that are compared, and who it is compared with. */
const AS =
  /\b(?:(not|n['’]t|never|nearly|almost|half|twice|(?:two|three|four|five|six|ten|\d{1,3}) times)(?: \p{L}{2,15}){0,3}? )?as (\p{L}{2,15}) as (?:the |an? )?(\p{L}[\p{L}’'-]{1,20})/iu;
const THAN = /\b(more|less|fewer) (\p{L}{2,15}) than (?:the |an? )?(\p{L}[\p{L}’'-]{1,20})/iu;

interface Degree {
  readonly by: string;
  readonly of: string;
  readonly than: string;
  readonly start: number;
  readonly end: number;
}

/** How the first comparison of a text stands. */
function degreeIn({ text }: SentenceRead): Degree | null {
  const found = AS.exec(text) ?? THAN.exec(text);
  if (found === null) return null;
  const [all, by = 'as', of = '', than = ''] = found;
  const plain = /^(?:not|never|n['’]t|half|fewer)$/i.test(by) ? 'less' : by.toLowerCase();
  return { by: plain, of: of.toLowerCase(), than: than.toLowerCase(), start: found.index, end: found.index + all.length };
}

const MORE = /^(?:more|twice|.* times)$/;

/** Another degree of the same, compared with the same. */
export function degreeTurned(claim: SentenceRead, sentence: SentenceRead): Shown | null {
  const [own, there] = [claim.kept(degreeIn), sentence.kept(degreeIn)];
  if (own === null || there === null || own.of !== there.of || own.than !== there.than || own.by === there.by) return null;
  // "More often" for "twice as often" says less.
  if (own.by === 'more' && MORE.test(there.by)) return null;
  return { start: own.start, end: own.end, against: sentence.text.slice(there.start, there.end), how: 'swapped' };
}
