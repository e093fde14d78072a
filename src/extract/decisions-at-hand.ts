/**
 * Which decision is which text at hand: by its number, which stands in the name of its file or at its head, and by its parties where no number of
 * its own speaks against it. Two decisions of one court and year, or between the same parties, are as often at hand together as not, so that a
 * court, a year or a name tells none of them.
 */
import type { Reference } from '../model/cited.ts';
import { words } from '../text/fold.ts';
import { workNumbers } from '../text/work-numbers.ts';
import { docketsIn } from './running/dockets.ts';
import { placesOf } from './running/printed-at.ts';

/** A text as far as it tells which decision it is. */
interface Held {
  /** Its file's name without folder and ending, as it is. */
  readonly file: string;
  /** Its first words. */
  readonly head: string;
}

/** How much of a text is its caption. */
const CAPTION = 500;

/** The numbers of a decision, each with its series before a colon; a year book's series are told by their volume. */
const numbersOf = (text: string): ReadonlySet<string> =>
  new Set([
    ...workNumbers(text).map(({ key }) => key),
    ...docketsIn(text).map(({ key }) => `no:${key}`),
    ...placesOf(text).map(({ series, page }) => `at:${series}:${page}`),
  ]);

/** A name of a file, and the same with the strokes that no name of a file can have: "I ZR 121-08", "C-131_12". */
function spelt(file: string): string {
  const stroked = file.replace(/(\d)[-_](\d{2,4})(?![\d.])/g, '$1/$2');
  return `${file} ; ${stroked} ; ${stroked.replace(/_/g, ' ')}`;
}

/** What a number is one of, so that two of one kind are two decisions: `rep:f3d`, `docket`. */
const kindOf = (key: string): string =>
  key.startsWith('rep:')
    ? key
        .split(':')
        .filter((_, i) => i !== 1 && i < 3)
        .join(':')
    : key.startsWith('at:')
      ? `at:${key.replace(/^at:\d+|:\d+$/g, '')}`
      : (key.split(':')[0] ?? key);

const COMMON =
  /^(?:the|and|inc|ltd|llc|corp|company|united|states|people|state|city|county|secretary|commission|council|commissioner|republic|queen|king)$/;
const telling = (side: string): string[] => words(side).filter((word) => word.length > 2 && !COMMON.test(word));

/** The words of either party, by which a name of a case is known again; null where there are no two. */
function sidesOf(raw: string): readonly [readonly string[], readonly string[]] | null {
  const [, first = '', second = ''] = /^(.{2,120}?)\s(?:v|vs|c|gegen)\.?\s(.{2,80}?)(?=,|\s[[(]|\s\d|$)/u.exec(raw) ?? [];
  const sides = [telling(first), telling(second)] as const;
  return sides[0].length > 0 && sides[1].length > 0 ? sides : null;
}

/** The numbers that a text itself bears: the first of each kind, for those behind it are of decisions that it speaks of. */
function borne({ file, head }: Held): ReadonlySet<string> {
  const first = (text: string): string[] => {
    const kinds = new Map<string, string>();
    for (const key of numbersOf(text)) if (!kinds.has(kindOf(key))) kinds.set(kindOf(key), key);
    return [...kinds.values()];
  };
  return new Set([...first(spelt(file)), ...first(head.slice(0, CAPTION))]);
}

/** Whether a text bears a number of the kind that a decision is cited by, and another one. */
export function isAnother({ raw }: Reference, text: Held): boolean {
  const own = numbersOf(raw);
  const kinds = new Set([...own].map(kindOf));
  const numbers = [...borne(text)];
  return !numbers.some((key) => own.has(key)) && numbers.some((key) => kinds.has(kindOf(key)));
}

/** The texts that may be those of a decision, out of some; several where nothing tells which. */
export function decisionAmong<Text extends Held>(reference: Reference, texts: readonly Text[]): readonly Text[] {
  const { raw } = reference;
  const own = numbersOf(raw);
  const same = texts.filter((text) => [...borne(text)].some((key) => own.has(key)));
  if (same.length > 0) return same;
  const sides = sidesOf(raw);
  if (sides === null) return [];
  const year = /(?<!\d)(?:1[6-9]|20)\d\d(?!\d)/g;
  const years = new Set(raw.match(year) ?? []);
  return texts.filter((text) => {
    const dated = spelt(text.file).match(year) ?? [];
    if (isAnother(reference, text) || (dated.length > 0 && years.size > 0 && !dated.some((one) => years.has(one)))) return false;
    return [text.file, text.head.slice(0, CAPTION)].some((words) => names(words, sides));
  });
}

/** Whether a text names both parties against one another. */
function names(text: string, [first, second]: readonly [readonly string[], readonly string[]]): boolean {
  const said = new Set(words(text));
  return /(?<!\p{L})(?:v|vs|versus|against|c|contre|gegen)(?!\p{L})/iu.test(text) && said.has(first[0] ?? '') && said.has(second[0] ?? '');
}
