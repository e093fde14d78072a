/** How much two are compared by, told otherwise: "as often as" beside "less often than", "twice as long as" beside "as long as". */
import { isStopWord } from '../../../text/tokens/stop.ts';
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
  /** Whom it is compared with, in all its words. */
  readonly with: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** How the first comparison of a text stands. */
function degreeIn(read: SentenceRead): Degree | null {
  const { text } = read;
  const found = AS.exec(text) ?? THAN.exec(text);
  if (found === null) return null;
  const [all, by = 'as', of = '', than = ''] = found;
  const plain = /^(?:not|never|n['’]t|half|fewer)$/i.test(by) ? 'less' : by.toLowerCase();
  const end = found.index + all.length;
  return { by: plain, of: of.toLowerCase(), than: than.toLowerCase(), with: wordsFrom(read, end - than.length), start: found.index, end };
}

/** What a text compares something with: the words behind its "than", as far as they go; null where it has none. */
export const comparedWith = (read: SentenceRead): readonly string[] | null => {
  const than = read.tokens.find(({ text }) => text === 'than');
  return than === undefined ? null : wordsFrom(read, than.end);
};

function wordsFrom({ text, tokens, forms }: SentenceRead, start: number): readonly string[] {
  const stop = start + (/[.,;:()—–]\s|\sby\s|$/.exec(text.slice(start))?.index ?? 0);
  return tokens.flatMap((token, i) =>
    token.start >= start && token.start < stop && (DENIES.test(token.text) || !isStopWord(token.text)) ? [forms[i] ?? ''] : [],
  );
}

const DENIES = /^(?:not|never|no|n['’]t|\p{L}+n['’]t)$/u;
/** "Those who slept five hours" are not "those who slept eight hours", nor "those who smoke" "those who do not smoke". */
export const areSame = (own: readonly string[], there: readonly string[]): boolean =>
  own.every((form) => there.includes(form)) && own.some((form) => DENIES.test(form)) === there.some((form) => DENIES.test(form));

const MORE = /^(?:more|twice|.* times)$/;

/** Another degree of the same, compared with the same. */
export function degreeTurned(claim: SentenceRead, sentence: SentenceRead): Shown | null {
  const [own, there] = [claim.kept(degreeIn), sentence.kept(degreeIn)];
  if (
    own === null ||
    there === null ||
    own.of !== there.of ||
    own.than !== there.than ||
    own.by === there.by ||
    !areSame(own.with, there.with)
  )
    return null;
  // "More often" for "twice as often" says less.
  if (own.by === 'more' && MORE.test(there.by)) return null;
  return { start: own.start, end: own.end, against: sentence.text.slice(there.start, there.end), how: 'swapped' };
}
