/**
 * A file of references of which nothing could be read is no list without references: whoever gave it is told so, with the first reason.
 * One bad entry among good ones stops nothing, and a file that holds nothing but comments and macros is what it says.
 */
import { StetError } from '../errors.ts';
import type { Skipped } from '../model/document.ts';
import type { Reading } from './blocks.ts';
import { MEDIA } from './sniff.ts';

/** That no entry of a file of references could be read, and why the first could not. */
function noneRead(name: string, skipped: readonly Skipped[]): StetError {
  const lost = skipped.filter(({ references }) => references === true);
  const none = lost.length === 1 ? 'its only entry could not be read' : `none of its ${lost.length} entries could be read`;
  const first = lost[0] === undefined ? '' : `; ${lost[0].what}: ${lost[0].why}`;
  return new StetError('unreadable-input', `${name}: ${none}${first}.`);
}

/** What such a file is made of, and how that begins. */
const HOLDS: ReadonlyMap<string, string> = new Map([
  [MEDIA.bibtex, 'BibTeX entries, but no @article{…} or the like is in it'],
  [MEDIA.ris, 'RIS records, but no line of it begins one (TY  - …)'],
  [MEDIA.nbib, 'PubMed records, but no line of it begins one (PMID- …)'],
  [MEDIA.wos, 'records of the Web of Science, but no line of it begins one (PT J)'],
  [MEDIA.tagged, 'records in tagged lines, but no line of it begins one (RT …)'],
  [MEDIA.records, 'records of works in XML, but no record of a known form is in it'],
  [MEDIA.endnote, 'EndNote records, but no line of it begins one (%0 …)'],
]);

/** @throws StetError `unreadable-input` for a file of references that holds words, and no entry that could be read. */
export function somethingRead(mediaType: string, { text, entries = [], skipped = [] }: Reading, name: string): void {
  const holds = HOLDS.get(mediaType);
  if (holds === undefined || entries.length > 0) return;
  if (skipped.some(({ references }) => references === true)) throw noneRead(name, skipped);
  if (mediaType === MEDIA.bibtex && (/@\s?[a-z]{2,30}\s?[{(]/i.test(text) || !/^[^\S\n]{0,1000}[^\s%]/m.test(text))) return;
  throw new StetError('unreadable-input', `${name} is to hold ${holds}; check that it was saved or downloaded whole.`);
}

/** Rows that cost the document no reference it needs: every work it cites was found elsewhere. */
export const atNoCost = (skipped: readonly Skipped[]): Skipped[] => skipped.map(({ references: _, ...row }) => row);
