/** People in one cell of a sheet: "Roe, Ann; Lee, Bo", "Roe A, Lee B", "A Roe, B Lee", "Roe, A. (123); Lee, B. (456)". */
import type { CslName } from '../../model/csl.ts';
import { type Names, nameOf } from '../bibtex/names.ts';
import { BODY } from '../bibtex/names-listed.ts';

const MORE = /^(?:others|et\.? al\.?|u\. ?a\.|…|\.{3})$/i;
/** "J", "J.B.", "J-P", "J. B.": initials and nothing else. */
const INITIALS = /^(?:\p{Lu}\.?[\s-]{0,2}){1,4}$/u;
/** "Roe AB", "van der Roe A.B.": initials behind the name, as Scopus and PubMed write. */
const BEHIND = /^(.{2,60}?\p{Ll}.{0,40}?)[ ,]+((?:\p{Lu}\.?-?){1,4})$/u;

/** The people of cells; `more` when a list ends in "et al.". */
export function peopleIn(cells: readonly string[]): Names {
  const names: CslName[] = [];
  let more = false;
  for (const piece of cells.flatMap(piecesOf)) {
    const cut = /[\s,]{1,4}et\.? al\.?$/i.exec(piece.slice(-12));
    const name = cut === null ? piece : piece.slice(0, piece.length - cut[0].length);
    if (cut !== null || MORE.test(name)) more = true;
    const person = MORE.test(name) ? null : personOf(name);
    if (person !== null) names.push(person);
  }
  return { names, more };
}

/**
 * People as data gives them: one text each, or all in one, where that plainly lists some, each with a given name. A body stays whole; `more`
 * when they end in "et al.".
 */
export function peopleGiven(values: readonly string[]): Names {
  const told = values.filter((value) => !MORE.test(value));
  if (told.length === 1 && told[0] !== undefined && !BODY.test(told[0])) {
    const { names, more } = peopleIn(told);
    if (names.length === 1 || names.every(({ family, given }) => family !== undefined && given !== undefined))
      return { names, more: more || told.length < values.length };
    return { names: [{ literal: told[0] }], more: false };
  }
  const names = told.map((value) => (BODY.test(value) ? { literal: value } : personOf(value))).filter((name) => name !== null);
  return { names, more: told.length < values.length };
}

function piecesOf(cell: string): string[] {
  // Braces and backslashes mean something to BibTeX alone; Scopus sets numbers of its own behind names.
  const words = cell
    .replace(/[{}\\]/g, '')
    .replace(/\s?\(\d{4,12}\)/g, '')
    .replace(/(?<=\p{Ll})\.$/u, '')
    .trim();
  const sure = words.split(/[;|\n]/);
  const parts = (sure.length > 1 ? sure : words.split(/\s(?:and|und|et(?! al)|y|&)\s/i)).flatMap((part) =>
    sure.length > 1 ? [part] : ofCommas(part),
  );
  return parts.map((part) => part.trim().replace(/,$/, '')).filter((part) => part !== '');
}

/** A list parted by commas, which also stand within names. */
function ofCommas(list: string): string[] {
  const parts = list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 1) return parts;
  const pairs = parts.length % 2 === 0 && parts.every((part, at) => at % 2 === 0 || INITIALS.test(part));
  if (pairs) return parts.flatMap((part, at) => (at % 2 === 0 ? [`${part}, ${parts[at + 1] ?? ''}`] : []));
  const whole = parts.every((part) => /\S\s+\S/.test(part) || MORE.test(part));
  return whole ? parts : [list];
}

function personOf(name: string): CslName | null {
  const behind = name.includes(',') ? null : BEHIND.exec(name);
  const [, family, given] = behind ?? [];
  return nameOf(family === undefined || given === undefined || INITIALS.test(family) ? name : `${family}, ${given}`);
}
