/** People in one cell of a sheet or value of data: "Roe, Ann; Lee, Bo", "Roe A, Lee B", "A Roe\nB Lee", "Roe, A. (57190000001); Lee, B. (57190000002)". */
import type { CslName } from '../../model/csl.ts';
import { parseNames } from '../../text/people/printed.ts';
import { type Names, nameOf } from '../bibtex/names.ts';
import { BODY } from '../bibtex/names-listed.ts';

const MORE = /^(?:others|et\.? al\.?|u\. ?a\.|…|\.{3})$/i;

/** The people of cells; `more` when a list ends in "et al.". */
export function peopleIn(cells: readonly string[]): Names {
  const { names, etAl } = parseNames(cells.map((cell) => unglued(listOf(cell))).join('; '));
  return { names, more: etAl };
}

/** A cell as lists are printed: lines and strokes part names, braces are BibTeX's, and Scopus sets numbers of its own behind names. */
const listOf = (cell: string): string =>
  cell
    .replace(/[{}\\]/g, '')
    .replace(/\s?\(\d{4,12}\)/g, '')
    .trim()
    .replace(/\s{0,20}[|\n;]\s{0,20}/g, '; ');

/** Where one name may end in another's beginning: "BergJosé", and no "McDonald". */
const GLUED = /(?<=\p{Ll}{2}|\sI{2,3}|\s[JS]r\.)(?<!\b(?:Mac|Fitz|Van|Von|Del|Den|Des|Della|Dal|San))(?=\p{Lu}[\p{Ll}.])/gu;

/** Names that a program wrote without anything between them ("Ada RoeBo Poe"), parted where each part is a whole name. */
function unglued(cell: string): string {
  if (/[,;&]|\sand\s/.test(cell) || cell.search(GLUED) < 0) return cell;
  const names = cell.split(GLUED);
  return names.every((name) => /^\S.*\s\S/.test(name)) ? names.join('; ') : cell;
}

/**
 * People as data gives them: one text each, or all in one, where that plainly lists some, each with a given name. A body stays whole; `more`
 * when they end in "et al.".
 */
export function peopleGiven(values: readonly string[]): Names {
  const told = values.filter((value) => !MORE.test(value));
  const [first] = told;
  if (told.length === 1 && first !== undefined && !BODY.test(first)) {
    const { names, more } = peopleIn(told);
    if (names.length === 1 || names.every(({ family, given }) => family !== undefined && given !== undefined))
      return { names, more: more || told.length < values.length };
    return { names: [{ literal: first }], more: false };
  }
  const names = told.map((value) => (BODY.test(value) ? { literal: value } : personOf(value))).filter((name) => name !== null);
  return { names, more: told.length < values.length };
}

/** One person; by BibTeX's rules what print would take for several. */
function personOf(name: string): CslName | null {
  const { names } = peopleIn([name]);
  return names.length === 1 ? (names[0] ?? null) : nameOf(name);
}
