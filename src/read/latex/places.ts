/**
 * Where entries and citations of a LaTeX document lie in its files. The source is joined, freed of comments and written out before it is
 * read, so its offsets lead nowhere; keys do: a `\bibitem` or `\cite` is found again by the key it bears. A key that the files hold
 * another number of times than was read (in a macro, say) is left without a place.
 */
import type { Block, FilePlace, FormatCitation, Place } from '../../model/document.ts';
import { type LineColumn, lineFinder } from '../../text/lines.ts';

/** A file of the document: its path from the document's folder, absent for the document itself, and what it holds. */
export interface LatexFile {
  readonly file?: string;
  readonly text: string;
  /** What is added to a line of `text` to get that of the file. */
  readonly shift?: number;
}

/** A place in the text of a file as a place in the file. */
export const placeIn = ({ file, shift = 0 }: LatexFile, { line, column }: LineColumn): FilePlace => ({
  line: line + shift,
  column,
  ...(file === undefined ? {} : { file }),
});

/** What was written of them: blocks, citations, and places already known. */
interface Written {
  readonly blocks: readonly Block[];
  readonly citations: readonly FormatCitation[];
  readonly places: readonly Place[];
}

const ENTRY = /\\(?:bibitem|bib|entry)\s{0,5}(?:\[[^[\]]{0,300}\])?\s{0,5}\{([^{}\n]{1,300})\}/g;
const CITE = /\\[A-Za-z]{0,20}[cC]ite[A-Za-z]{0,20}\*?\s{0,5}(?:\[[^[\]]{0,300}\]\s{0,5}){0,2}\{([^{}]{1,2000})\}/g;

/** Places of entries and of citations in these files, with those already known, in the order of the text. */
export function latexPlaces(files: readonly LatexFile[], { blocks, citations, places }: Written): Place[] {
  const listed = blocks.filter(({ kind, label }) => (kind === 'reference' || kind === 'code') && label !== undefined);
  const known = new Set(places.map(({ span }) => span.start));
  const entries = occurrences(files, ENTRY);
  const cites = occurrences(files, CITE);
  const found = [
    ...listed.filter(({ span }) => !known.has(span.start)).map(({ label = '', span }) => ({ span, at: only(entries.get(label)) })),
    ...cited(citations, cites),
  ];
  const all = [...places, ...found.flatMap(({ span, at }) => (at === undefined ? [] : [{ span, at }]))];
  return all.sort((a, b) => a.span.start - b.span.start);
}

const only = (places: readonly FilePlace[] = []): FilePlace | undefined => (places.length === 1 ? places[0] : undefined);

/** Each citation with the place of its first key: the nth of a key in one file is the nth that was read. */
function* cited(
  citations: readonly FormatCitation[],
  places: ReadonlyMap<string, readonly FilePlace[]>,
): Generator<{ span: FormatCitation['span']; at: FilePlace | undefined }> {
  const byKey = new Map<string, FormatCitation[]>();
  for (const citation of citations) {
    const key = citation.keys[0] ?? '';
    const same = byKey.get(key);
    if (same === undefined) byKey.set(key, [citation]);
    else same.push(citation);
  }
  for (const [key, same] of byKey) {
    const at = places.get(key) ?? [];
    const counted = citations.filter(({ keys }) => keys.includes(key)).length;
    const sure = at.length === counted && same.length === counted && (at.length === 1 || at.every(({ file }) => file === at[0]?.file));
    if (sure) for (const [nth, { span }] of same.entries()) yield { span, at: at[nth] };
  }
}

/** Where each key stands, in the order of the files. */
function occurrences(files: readonly LatexFile[], pattern: RegExp): Map<string, FilePlace[]> {
  const found = new Map<string, FilePlace[]>();
  for (const one of files) {
    const { file, text } = one;
    if (/\.bib$/i.test(file ?? '')) continue;
    const lines = lineFinder(text);
    for (const match of blanked(text).matchAll(pattern)) {
      const at = placeIn(one, lines(match.index));
      for (const key of (match[1] ?? '').split(',')) {
        const name = key.replace(/\s+/g, ' ').trim();
        const same = found.get(name);
        if (same === undefined) found.set(name, [at]);
        else same.push(at);
      }
    }
  }
  return found;
}

/** The text with its comments as blanks, so that every offset stays what it is. */
const blanked = (text: string): string => text.replace(/(?<!\\)%[^\n]*/g, (comment) => ' '.repeat(comment.length));
