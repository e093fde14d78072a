/**
 * What the marks of a document have in common: who writes "(Ng, 2024)" throughout means no work by "(Euro 2016)", and who writes "(Ng 2024)"
 * none by "(Boston, 1973)", nor by round brackets who cites in square ones. It is asked only of what leads nowhere; names and years printed otherwise lead to their entries all the same.
 */
import type { AuthorMark } from './author.ts';
import { mayBeNoAuthor } from './places.ts';

/** Marks that must be printed alike before another print tells anything. */
const FEWEST = 4;
/** Behind the first name, what no author is called: a state or a country, as addresses have them, a month before the year. */
const OF_AN_ADDRESS =
  /^(?:\p{Lu}{2,3}|January|February|March|April|June|July|August|September|October|November|December|Corp|Inc|Ltd|LLC|GmbH)\.?$/u;
const FIRM = /\s(?:Corp|Corporation|Inc|Ltd|LLC|GmbH|Company|Co)\.?$/u;

/** Tells of marks that lead nowhere which of them are as likely no marks, by the `leading` ones of their document. */
export function strayMarks(text: string, leading: readonly AuthorMark[]): (mark: AuthorMark) => boolean {
  const square = (mark: AuthorMark): boolean => text[mark.span.start] === '[';
  const bracketed = leading.filter((mark) => mark.parted !== undefined);
  const parted = bracketed.filter((mark) => mark.parted === true).length;
  const settled = bracketed.length >= FEWEST && (parted === 0 || parted === bracketed.length);
  const squared = bracketed.length >= FEWEST && bracketed.every(square);
  return (mark) => {
    if (mark.parted === undefined || mark.joined === true) return false;
    return (
      (squared && !square(mark)) || (settled && mark.parted !== parted > 0) || isAddress(mark.families) || FIRM.test(mark.families[0] ?? '')
    );
  };
}

/** "Toyota, Japan", "IBM, Armonk, NY", "Vienna, Austria, July": names parted by commas alone, and the later ones no names of people. */
const isAddress = (families: readonly string[]): boolean =>
  families.length > 1 && families.slice(1).some((name) => OF_AN_ADDRESS.test(name) || mayBeNoAuthor(name));
