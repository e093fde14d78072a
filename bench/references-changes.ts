/**
 * What the lists of changes to a record have in common: a title changed and left in one line, people whose names are divided, rows of words
 * that stand for each other. For bench/references-siblings.ts and bench/references-variants.ts.
 */
import type { CslName } from '../src/model/csl.ts';
import type { Chance, Change } from './references-noise.ts';

/** A change of the title; none where it stays the same or little is left of it. */
export const titled =
  (change: (title: string, chance: Chance) => string): Change =>
  (item, chance) => {
    const before = (item.title ?? '').replace(/\s+/g, ' ').trim();
    const title = change(before, chance).replace(/\s+/g, ' ').trim();
    return title === before || title.length < 8 ? null : { ...item, title };
  };
/** A person in Latin letters whose family and given names are told apart. */
export const isPerson = ({ family, given }: CslName): boolean =>
  family !== undefined && given !== undefined && /^\p{Lu}\p{Ll}/u.test(family) && /^\p{Lu}/u.test(given) && !/\d|[()]/.test(family + given);
/** Rows of two words that stand for each other: "grey>gray|tyre>tire". */
export const rows = (text: string): readonly (readonly [string, string])[] =>
  text.split('|').map((row) => row.split('>') as [string, string]);
/** A word with a capital where the one it stands for has one. */
export const like = (word: string, model: string): string => (/^\p{Lu}/u.test(model) ? `${word[0]?.toUpperCase()}${word.slice(1)}` : word);
