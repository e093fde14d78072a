/**
 * Journals that are told apart by one word: Physical Review B and D, the British and the American Journal of Psychiatry, Annals and
 * Archives of Neurology, Cancer Research and Cancer Letters. Where two names differ by such a word and by no other, they are two journals,
 * and no agreement of volume and page makes them one. Names that differ in any other way are judged elsewhere.
 */
import { distance } from 'fastest-levenshtein';
import { lettersInOrder } from '../text/similarity.ts';
import { either } from './venue-words.ts';

/** Words of which a name has one for another: whose journal it is, and what sort of one. */
const SIBLINGS: readonly ReadonlySet<string>[] = [
  'american british canadian european international australian scandinavian chinese japanese indian african asian italian french german polish turkish korean brazilian',
  'annals archives letters transactions reviews bulletin magazine notices journal j review quarterly perspectives',
].map((words) => new Set(words.split(' ')));

/** What makes a sister of a journal when it is put behind its name. */
const SISTERS = ['letters', 'reviews', 'communications', 'methods', 'medicine', 'genetics', 'studies', 'research', 'education'];

/** Fewest letters of an abbreviation that stands for a word of these lists. */
const LEAST = 3;

const same = (word: string, whole: string): boolean => word === whole || (word.length >= LEAST && either(word, whole));

/** Whether a word that two names do not share is of the same list as its counterpart, another word of it. */
const isSibling = (a: string, b: string): boolean =>
  SIBLINGS.some(
    (list) => [...list].some((one) => same(a, one) && !same(b, one)) && [...list].some((other) => same(b, other) && !same(a, other)),
  );

/** Whether what two names do not share makes two journals of them. Takes the words of each that the other lacks. */
export function areSiblings(left: readonly string[], right: readonly string[]): boolean {
  const [a, b] = [left[0], right[0]];
  return left.length === 1 && right.length === 1 && a !== undefined && b !== undefined && isSibling(a, b);
}

/** Words of which a name may have one for another, and means the same: "Zeitschrift" and "Journal". */
const SORTS = new Set(
  'journal j zeitschrift revue revista rivista review magazine acta archiv tijdschrift tidsskrift tidskrift zhurnal zasshi bulletin series society soc association assoc'.split(
    ' ',
  ),
);

/** Whether one word of a name stands in the place of another that cannot be the same: "Nat. Med." for "Nat. Genet.". Not a slip, and not an order. */
export function isOtherWord(left: readonly string[], right: readonly string[]): boolean {
  const [a, b] = [left[0] ?? '', right[0] ?? ''];
  if (left.length !== 1 || right.length !== 1 || a.length < LEAST || b.length < LEAST) return false;
  if (![a, b].every((word) => /^\p{L}+$/u.test(word) && !SORTS.has(word))) return false;
  if (a[0] !== b[0]) return true;
  // A contraction of the other.
  if (lettersInOrder(a, b) || lettersInOrder(b, a)) return false;
  // Of an abbreviation only the beginning can be compared.
  const length = Math.min(a.length, b.length);
  return distance(a.slice(0, length), b.slice(0, length)) > Math.max(1, length / 3);
}

/** Whether a word behind the name of a journal makes another one of it. */
export const isSister = (word: string): boolean => SISTERS.some((one) => same(word, one));

/** The letter of a section, behind the name or before the title of the section: "Phys. Rev. D", "Journal of Physics A: Mathematical and General". */
const SECTION = /\p{L}{2}[\s.,]{1,3}(?:sect?(?:ion)?\.?\s)?([A-H])(?:\s?[:,;(\u2013-].{0,200})?\.?\s{0,3}$/u;

/** The section of its journal that a name says, in a small letter; null where it says none. */
export function sectionOf(name: string): string | null {
  const printed = name.slice(0, 300);
  return (SECTION.exec(printed) ?? SAID.exec(printed))?.[1]?.toLowerCase() ?? null;
}

/** A section that is called one, wherever it stands. */
const SAID = /(?<!\p{L})(?:[Ss]ect(?:ion)?|[Ss]eries|[Ss]er|[Pp]art|[Pp]t)\.?\s([A-H])(?![\p{L}\d])/u;

/** Whether two names are of two sections of a journal. */
export function otherSection(a: string, b: string): boolean {
  const [ours, theirs] = [sectionOf(a), sectionOf(b)];
  return ours !== null && theirs !== null && ours !== theirs;
}
