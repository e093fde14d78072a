/**
 * Documents of a series that a text names by their numbers, "RFC 9110", "[RFC9110]", "PEP 8", and whose text is at hand in a file that is named so
 * ("rfc9110.txt", "pep-0008.rst"). Decides which file such a number means. A specification is mentioned far more often than it is quoted, so that words
 * are told as absent from it only where the sentence says that they are its own.
 */
import { placeBehind } from '../pair/marks.ts';
import { stemOf } from '../pair/sources.ts';
import type { KnownMark } from '../quotes/blocks.ts';
import { isSaidThere } from './said-there.ts';

interface Named {
  readonly id: string;
  readonly name?: string;
}

/** A file that is named by a series and a number. */
const FILE = /^([a-z]{2,6})[-_ ]?0{0,4}(\d{1,5})$/i;
/** The same in running words, where a series has capitals. */
const NUMBERED = /(?<![\p{L}\d./-])(\p{Lu}[\p{L}]{1,5})(?:[\s-]|&nbsp;)?0{0,4}(\d{1,5})(?![\p{L}\d]|\.\d|-\d)/gu;
/** The section before such a name: "Section 5.6 of [RFC9110]". */
const SECTION_OF = /(?<!\p{L})((?:[Ss]ections?|§)\s\d{1,3}(?:\.\d{1,3}){0,4})\s(?:of|in)\s(?:the\s)?[[({!?]{0,4}$/u;
/** Words of a file's name that are a kind of file and no series: "ref03.pdf" is the third entry of a list. */
const NO_SERIES = /^(?:ref|source|src|paper|doc|file|page|part|vol|no|nr|fig|tab|ch|chap|note|draft|test|quelle|v|ver)$/i;

/** The marks of the documents at hand that are named by series and number, in reading order. A number that two files bear is neither's. */
export function seriesAtHand(text: string, sources: readonly Named[]): KnownMark[] {
  const held = new Map<string, string | null>();
  for (const { id, name = id } of sources) {
    const [, series = '', number = ''] = FILE.exec(stemOf(name)) ?? [];
    if (series === '' || NO_SERIES.test(series)) continue;
    const key = `${series.toLowerCase()} ${Number(number)}`;
    held.set(key, held.has(key) ? null : id);
  }
  if (held.size === 0) return [];
  return [...text.matchAll(NUMBERED)].flatMap(({ index, 0: words, 1: series = '', 2: number = '' }): KnownMark[] => {
    const source = held.get(`${series.toLowerCase()} ${Number(number)}`);
    // "Doc" at the head of a sentence is a word; a series is in capitals.
    if (!source || series.slice(1) === series.slice(1).toLowerCase()) return [];
    const before = SECTION_OF.exec(text.slice(Math.max(0, index - 60), index));
    const start = before === null ? index : index - before[0].length;
    const bracket = /^[\]})]{1,3}/.exec(text.slice(index + words.length, index + words.length + 3))?.[0].length ?? 0;
    const behind = before === null ? placeBehind(text, index + words.length + bracket) : undefined;
    const span = { start, end: behind?.end ?? index + words.length };
    const locator = before?.[1] ?? behind?.locator.raw;
    return [
      {
        span,
        label: text.slice(span.start, span.end),
        source,
        act: true,
        ...(locator === undefined ? {} : { locator }),
        ...(isSaidThere(text, span) ? {} : { named: true as const }),
      },
    ];
  });
}
