/**
 * What two sources say of two things, told of the other one each: "A has 82 beds and B 47 [1][2]", where 82 stands in the source of B alone and 47 in that of A.
 */
import type { Span } from '../../../model/document.ts';
import { RESPECTIVELY } from '../framed/respectively.ts';
import { formOf } from '../select/expand.ts';
import type { Chunk, Word } from './read.ts';

/** What is asked of a piece that mixes two sources: what it opens with, its values, the rest. Bits of the sources that hold all of each; every bit where there is none. */
interface Mixed {
  readonly chunk: Chunk;
  readonly groups: readonly (readonly Word[])[];
  readonly masks: readonly number[];
}

const maskOf = (words: readonly Word[]): number => words.reduce((all, { held }) => all & held, ALL);
const ALL = -1;

/**
 * The pieces of which one has of the first source what it opens with or its values, and all else of the second, and another the other way round: exchanged, both would be of one
 * source each.
 */
export function crossedIn(text: string, chunks: readonly Chunk[], full: number): Span[] {
  if (RESPECTIVELY.test(text)) return inOtherOrder(chunks, full) ? [{ start: 0, end: text.trimEnd().length }] : [];
  const named = ({ token: { kind, start } }: Word): boolean => kind === 'number' || /\p{Lu}/u.test(text.charAt(start));
  const mixed = chunks.flatMap((chunk): Mixed[] => {
    const telling = chunk.words.filter(({ held }) => held !== 0 && held !== full);
    if (chunk.mask !== 0 || chunk.words.filter(({ held }) => held === 0).length > 1) return [];
    const found: Mixed[] = [];
    const add = (...groups: Word[][]): void => {
      const masks = groups.map(maskOf);
      if (masks.every((mask) => mask !== 0)) found.push({ chunk, groups, masks });
    };
    const opens = telling.findIndex(
      ({ token, run }, i) => token.kind === 'number' || (i > 0 && telling[i - 1]?.run !== run - 1) || maskOf(telling.slice(0, i + 1)) === 0,
    );
    const opening = telling.slice(0, opens < 0 ? telling.length : opens);
    const behind = telling.slice(opening.length);
    add(
      opening,
      behind.filter(({ token }) => token.kind === 'number'),
      behind.filter(({ token }) => token.kind !== 'number'),
    );
    for (let from = 0; from < Math.min(telling.length, MOST); from += 1)
      for (let to = from + 1; to <= telling.length && to <= MOST; to += 1)
        if (to - from < telling.length && (from === 0 || telling.slice(from, to).every(named)))
          add(telling.slice(from, to), [...telling.slice(0, from), ...telling.slice(to)]);
    return found;
  });
  const crosses = (one: Mixed, other: Mixed): boolean =>
    one.masks.length === other.masks.length &&
    one.chunk !== other.chunk &&
    // In each place stands what is of another source, and two places at least are filled in both.
    one.masks.filter((mask, i) => mask !== ALL && other.masks[i] !== ALL).length >= 2 &&
    one.masks.every((mask, i) => mask === ALL || other.masks[i] === ALL || (mask & (other.masks[i] as number)) === 0) &&
    !one.groups.flat().some(({ token }) => other.groups.flat().some((beside) => formOf(beside.token) === formOf(token)));
  return mixed
    .filter((one) => mixed.some((other) => crosses(one, other)))
    .map(({ chunk: { start, end } }) => ({ start, end }))
    .filter(({ start }, i, all) => all.findIndex((other) => other.start === start) === i);
}

/** Words of a piece that are looked at. */
const MOST = 12;
/** Whether names and values, each of one source alone, stand in another order. */
function inOtherOrder(chunks: readonly Chunk[], full: number): boolean {
  const telling = chunks.flatMap(({ words }) => words).filter(({ held }) => held !== 0 && held !== full);
  const order = (numbers: boolean): number[] =>
    telling
      .flatMap(({ token, held }) => ((token.kind === 'number') === numbers ? [held] : []))
      .filter((held, i, all) => held !== all[i - 1]);
  const [names, values] = [order(false), order(true)];
  const apart = (list: readonly number[]): boolean => list.length >= 2 && new Set(list).size === list.length;
  return apart(names) && apart(values) && names.length === values.length && names.some((held, i) => (held & (values[i] ?? 0)) === 0);
}
