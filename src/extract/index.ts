/**
 * The door of the extracting stage: a document in, everything it cites out. Structured entries are taken as they are; printed
 * lists and notes are divided into entries, each parsed and sent its way; the marks in the text are read and tied to them.
 */
import type { Extraction, Reference } from '../model/cited.ts';
import type { Document, Span } from '../model/document.ts';
import { fold } from '../text/fold.ts';
import { lowest } from '../text/lowest.ts';
import { linesOf } from './bibliography/lines.ts';
import { findLists } from './bibliography.ts';
import { closedRegions, openText } from './citations/text.ts';
import type { Tied } from './citations/tie.ts';
import { readCitations } from './citations.ts';
import { type ReadList, readList } from './entries/read.ts';
import { fromEntries } from './entries/structured.ts';
import { calledAgain } from './notes/again.ts';
import { notesOf } from './notes/found.ts';
import { readNotes } from './notes.ts';
import { remarksOn } from './remarks.ts';
import { readRunning } from './running.ts';
import { compareSecondReading } from './second-reading.ts';
import { otherPlaces } from './told/other-rows.ts';

/** Below this the parser is guessing. */
const GUESSING = 0.1;

/** A reference whose parts were not made out: it is looked up all the same, and counted apart. */
function isDoubtful({ route, origin, fields, confidence, letters }: Reference): boolean {
  // The form of a citation tells parts for certain where it tells any.
  if (route !== 'formal' || origin === 'entry' || confidence === 1) return false;
  if (letters === 'unmapped') return true;
  const traced =
    fields.DOI !== undefined || fields.arxiv !== undefined || (fields.author?.length ?? 0) > 0 || fields['container-title'] !== undefined;
  // A journal counts by volumes, or by years and pages.
  const placed = fields.volume !== undefined || (fields['container-title'] !== undefined && fields.page !== undefined);
  return confidence < GUESSING || (fields.title === undefined && !placed) || !traced;
}

/**
 * Finds every reference of a document, the marks that point at them, and what is odd about the list itself.
 * Pure and synchronous; time grows linearly with the text. Never throws for what a text may hold. `parsed` is told each reference of
 * a list as soon as it is parsed; it is as it will be given, unless it is left out in the end.
 */
export function extract(document: Document, parsed?: ((reference: Reference) => void) | null): Extraction {
  const lines = linesOf(document);
  const structured = fromEntries(document);
  const lists = findLists(document, lines);
  const read: ReadList[] = [];
  const printed: Reference[] = [];
  for (const list of lists) {
    const one = readList(document, list, printed.length + 1, parsed);
    read.push(one);
    for (const reference of one.references) printed.push(reference);
  }
  const twins = twinsOf(printed, structured);
  const listed = [...structured, ...printed.filter(({ id }) => !twins.has(id))];
  const meant = read.map((list) => ({
    ...list,
    references: list.references.map((one) => ({ ...one, id: twins.get(one.id)?.id ?? one.id })),
  }));
  const inLists = new Set(lists.flatMap((list) => list.lines.map(({ start }) => start)));
  const outside = inLists.size === 0 ? lines : lines.filter(({ start }) => !inLists.has(start));
  // What stands in a list is no note, though the reader took its small print for one.
  const inPrint = lists.flatMap((list) => list.lines);
  const noted = notesOf(document, outside).filter(({ span }) => !inPrint.some((line) => line.start <= span.start && span.start < line.end));
  const alone = listed.length === 0 && lists.length === 0 && noted.length === 0;
  const closed = closedRegions(
    document,
    lists,
    noted.map(({ span }) => span),
  );
  const open = openText(document.text, closed);
  const told = readRunning(document, open, listed, alone, alone ? otherPlaces(document, lines) : []);
  // Where works have numbers too, a raised number may be theirs.
  const found = read.some(({ numbered }) => numbered) ? noted : calledAgain(document, open, noted);
  const notes = readNotes(document, found, listed, told.references);
  const references = [...listed, ...told.references, ...notes.references];
  const taken = [...notes.taken, ...told.taken];
  const marked = readCitations(document, { references, lists, read: meant, taken, notes: found, inNotes: notes.tied });
  const tied = [...notes.tied, ...besideKeys(told.tied, marked), ...marked];
  // What the data state is not left out, though its print was not taken for a work.
  const stated = structured.flatMap(({ fields: { URL = '' } }) => (URL === '' ? [] : [URL]));
  const skipped = read
    .flatMap((list) => list.skipped)
    .filter(({ start, end }) => stated.length === 0 || !stated.some((address) => document.text.slice(start, end).includes(address)));
  const doubtful = references.filter(isDoubtful).length;
  const second = compareSecondReading(document, references);
  const remarks = [...remarksOn(document, references, tied, { lists, skipped }), ...(second?.remarks ?? [])];
  return {
    references,
    citations: tied.map(({ citation }) => citation).sort((a, b) => a.span.start - b.span.start),
    remarks: remarks.sort((a, b) => a.span.start - b.span.start),
    counts: { seen: references.length + skipped.length, parsed: references.length - doubtful, doubtful, skipped: skipped.length },
    ...(second === null ? {} : { secondReading: second.counts }),
  };
}

/** Works cited in full, without those places that a key cites already by the same identifier, "[@doi:10.1000/reefs]". */
function besideKeys(told: readonly Tied[], marked: readonly Tied[]): readonly Tied[] {
  const keyed = new Map<string, Span[]>();
  for (const { citation } of marked)
    if (citation.style === 'key' && citation.to !== null) keyed.set(citation.to, [...(keyed.get(citation.to) ?? []), citation.span]);
  return told.filter(
    ({ citation: { span, to } }) => !(keyed.get(to ?? '') ?? []).some(({ start, end }) => start <= span.start && span.end <= end),
  );
}

/**
 * Printed entries that a structured entry stands for, by their ids, each with it: a document may state its works as data and print them as
 * well. What is printed is then no work of its own, but marks that lead to it lead to the other.
 */
function twinsOf(printed: readonly Reference[], structured: readonly Reference[]): ReadonlyMap<string, Reference> {
  if (structured.length === 0) return new Map();
  const titled = structured
    .map((reference) => ({ reference, title: fold(reference.fields.title ?? '') }))
    .filter(({ title }) => title.length >= 12)
    .sort((a, b) => b.title.length - a.title.length);
  const identified = new Map(
    structured.flatMap((reference) =>
      reference.fields.DOI === undefined ? [] : [[reference.fields.DOI.toLowerCase(), reference] as const],
    ),
  );
  // A page is known by its address where no other work of the data has it, however short its title.
  const addressed = new Map<string, Reference | null>();
  for (const reference of structured) {
    const address = plainAddress(reference.fields.URL);
    if (address !== '') addressed.set(address, addressed.has(address) ? null : reference);
  }
  // Data that stand at a place of the text are what is printed there, however short their titles.
  const placed = [...structured].sort((a, b) => a.span.start - b.span.start);
  const standing = ({ start, end }: Span): Reference | undefined => {
    const next = placed[lowest(placed.length, (i) => (placed[i]?.span.end ?? 0) > start)];
    return next !== undefined && next.span.start < end ? next : undefined;
  };
  return new Map(
    printed.flatMap(({ id, raw, fields, span }) => {
      const plain = fold(raw);
      const twin =
        standing(span) ??
        identified.get(fields.DOI?.toLowerCase() ?? '') ??
        titled.find(({ title }) => plain.includes(title))?.reference ??
        addressed.get(plainAddress(fields.URL)) ??
        undefined;
      return twin === undefined ? [] : [[id, twin] as const];
    }),
  );
}

/** An address without what may be written or left out. */
const plainAddress = (address = ''): string =>
  address
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '')
    .toLowerCase();
