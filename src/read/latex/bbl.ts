/**
 * Bibliographies as BibTeX, biber and amsrefs leave them in LaTeX: `\bibitem` lists become blocks of kind `reference` whose
 * label is the key (they are printed words, to be parsed like any printed reference); biblatex's data files and amsrefs'
 * `\bib` state fields and become entries.
 */
import type { Entry } from '../../model/document.ts';
import { type Reading, Scribe } from '../blocks.ts';
import { uniqueKey } from '../csl/keys.ts';
import { Tex } from '../tex/text.ts';
import { amsrefsEntries, biblatexEntries, type DataEntry } from './bbl-data.ts';
import { withoutComments } from './comments.ts';
import { latexPlaces } from './places.ts';
import { printed } from './printed.ts';
import { writeTex } from './sink.ts';
import { STYLE } from './styles.ts';

/** Reads a .bbl file alone. */
export function readBbl(text: string): Reading {
  const scribe = new Scribe();
  const entries: Entry[] = [];
  writeBibliography(withoutComments(text), scribe, entries, new Map());
  const skipped =
    scribe.blocks.length === 0
      ? [{ what: 'bibliography', why: 'no \\bibitem, \\bib or \\entry was found in it', references: true as const }]
      : [];
  const places = latexPlaces([{ text }], scribe);
  return { text: scribe.text(), blocks: scribe.blocks, links: scribe.links, entries, skipped, places };
}

/** Writes every reference of bibliography source (comments removed); gives how many there were. */
export function writeBibliography(source: string, scribe: Scribe, entries: Entry[], taken: Map<string, number>): number {
  const data = [...biblatexEntries(source), ...amsrefsEntries(source)];
  for (const entry of data) writeEntry(entry, scribe, entries, taken);
  let count = data.length;
  const starts = [...source.matchAll(/\\(?:bibitem|harvarditem|reference)(?![a-zA-Z@])/g)].filter(
    ({ index }) => !/\\(?:def|let|(?:re)?newcommand|providecommand)\s?\{?$/.test(source.slice(Math.max(0, index - 20), index)),
  );
  for (const [at, found] of starts.entries()) {
    const next = starts[at + 1]?.index ?? source.length;
    const end = source.slice(found.index, next).search(/\\end\s?\{(?:the|unc)?\w{0,20}(?:bibliography|references)\}|\\endthebibliography/);
    if (writeItem(source.slice(found.index, end < 0 ? next : found.index + end), scribe, taken)) count++;
  }
  return count;
}

function writeItem(source: string, scribe: Scribe, taken: Map<string, number>): boolean {
  const head = new Tex(source, { write: () => {} });
  const [command = ''] = /^\\[a-z]{1,20}/.exec(source) ?? [];
  head.at = command.length;
  head.optional();
  // Harvard's form states author and year before the key; the astronomers' may have no key.
  if (command === '\\harvarditem') head.argument(1_000);
  if (command === '\\harvarditem') head.argument(1_000);
  const keyed = command !== '\\reference' || /^\s{0,9}\{[^{}\s]{0,300}\}/.test(source.slice(head.at, head.at + 320));
  const key = keyed ? head.argument(1_000) : null;
  const body = source.slice(head.at);
  writeTex(body, scribe, STYLE);
  const name = key === null ? '' : key.replace(/\s+/g, ' ').trim();
  return scribe.close('reference', name === '' ? {} : { label: uniqueKey(name, taken) }) !== null;
}

/** Writes an entry as a printed line and notes it as data. */
export function writeEntry(data: DataEntry, scribe: Scribe, entries: Entry[], taken: Map<string, number>): void {
  scribe.write(printed(data.item) || data.key);
  const key = uniqueKey(data.key, taken);
  // It is there to be read and pointed at; the entry says what it is, so no stage should parse the line again.
  const block = scribe.close('code', { label: key });
  if (block === null) return;
  if (data.at !== undefined) scribe.places.push({ span: block.span, at: data.at });
  entries.push({
    key,
    span: block.span,
    fields: { ...data.item, id: key },
    raw: data.raw,
    ...(data.cited === undefined ? {} : { cited: data.cited }),
  });
}
