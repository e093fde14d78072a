/**
 * What looks like a citation in a document and is none: the number of a note that explains, a section of the text itself, an empty bracket of a program,
 * a word that was put into a quotation. Kept apart from `blocks.ts`, which gathers the marks.
 */
import { BACK, type Mark, sourceIn } from '../pair/marks.ts';
import type { SourceNames } from '../pair/sources.ts';

/** What a note has that names a work: a year, a page, an address, an identifier, a file, two parties. */
const NAMES_WORK = /(?<!\d)(?:1[5-9]|20)\d\d(?!\d)|\bpp?\.|§|https?:|\bdoi\b|\bv\.?\s|\.(?:pdf|txt|md|docx?|html?)\b|["“«„]/i;
/** Small words from which on a note is a sentence of its own. */
const LEAST_SAID = 6;

/** Whether a note explains, and cites nothing: "It may also be nought, where no vole is left." */
export const explains = (words: string, names: SourceNames): boolean =>
  !NAMES_WORK.test(words) &&
  !BACK.test(words.replace(/^[\s\d*†‡.)]{1,6}/, '')) &&
  (words.match(/(?<!\p{L})\p{Ll}{2,}/gu)?.length ?? 0) >= LEAST_SAID &&
  sourceIn(words, names) === undefined;

const OWN_PLACE = /^\((?:see |cf\.? |in |e\.g\.,? )?(?:sections?|sect?\.|§|chapter|appendix|table|figure|fig\.)/i;

/** "(Section 5.4)" alone: a section of the text itself, where it cites by a list. */
export const isOwnPlace = ({ back, label }: Mark): boolean => back === 'place' && OWN_PLACE.test(label);

/** Brackets with nothing to read in them. */
const EMPTY = /^\[[^\p{L}\p{N}?]*\]$/u;
/** A year, or the ending of a file's name. */
const WORK = /(?<!\d)(?:1[5-9]|20)\d\d|\.[a-z]{2,4}\b/;

/** "[Cuba]": a word between square brackets; no number, no name with a year, no file. */
const isBareWord = ({ label }: Mark): boolean => {
  const inner = label.slice(1, -1);
  return label.startsWith('[') && label.endsWith(']') && !inner.includes(']') && /\p{L}/u.test(inner) && !WORK.test(inner);
};

/** The marks of a document, without brackets that it cites nothing by. `listed`: it has a list of works of its own. */
export function citingMarks(marks: readonly Mark[], listed: boolean): readonly Mark[] {
  // In a document that cites otherwise an empty bracket is a sign of a program.
  const inBrackets = !listed && marks.some(({ source, label }) => source >= 0 && label.startsWith('['));
  const readable = inBrackets ? marks : marks.filter(({ malformed, label }) => malformed !== true || !EMPTY.test(label));
  return listed ? readable : namesLoosened(readable);
}

/** A document that calls no source by a word in brackets does not cite so: its "[Cuba]" was put into a quotation, its "[pubkey1]" is a program's. */
function namesLoosened(marks: readonly Mark[]): readonly Mark[] {
  const words = new Set(marks.filter(isBareWord));
  if (words.size === 0 || [...words].some(({ source }) => source >= 0)) return marks;
  return marks.map((mark) => (words.has(mark) ? { ...mark, loose: true } : mark));
}
