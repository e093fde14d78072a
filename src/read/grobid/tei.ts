/**
 * The references in a TEI document, as GROBID writes them: the printed form (in a note, when it was asked for) and the parts. What is no
 * TEI is said to be none, so that a page of some other program is never taken for a reading that found nothing.
 */
import type { CslItem } from '../../model/csl.ts';

/** One reference: as printed, or its parts in a row where the printed form is not told; and the parts that were told apart. */
export interface TeiEntry {
  readonly text: string;
  readonly fields: CslItem;
}

/** More entries than this are no reference list. */
const MOST_ENTRIES = 20_000;
/** Letters kept of one entry, and of one of its parts: no reference is longer. */
const MOST_LETTERS = 4000;
/** Parts within parts: TEI needs a dozen. */
const MOST_DEPTH = 200;

const clean = (parts: readonly string[]): string => parts.join('').replace(/\s+/g, ' ').trim();
const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** What is gathered of one entry while it is under way. */
interface Gathered {
  readonly all: string[];
  printed: string[] | null;
  /** First of each part; later ones are series, notes, other forms. */
  readonly parts: Map<string, string>;
  letters: number;
}

/** The references in a TEI document, in order. Throws an Error for what is no well-formed XML, no TEI, or declares a document type. */
export async function entriesOfTei(xml: string): Promise<TeiEntry[]> {
  const { SaxesParser } = await import('saxes');
  const parser = new SaxesParser();
  const entries: TeiEntry[] = [];
  const open: { readonly name: string; readonly attributes: Readonly<Record<string, string>> }[] = [];
  let entry: Gathered | null = null;
  let depth = 0;
  let words: string[] = [];
  let inPrinted = false;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('it declares a document type');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const tag = local(name);
    if (open.length === 0 && !['TEI', 'teiCorpus', 'listBibl', 'biblStruct'].includes(tag)) throw new Error('it is no TEI document');
    if (open.length >= MOST_DEPTH) throw new Error('its parts lie too deep within each other');
    open.push({ name: tag, attributes });
    words = [];
    if (tag === 'biblStruct' && entry === null) {
      entry = { all: [], printed: null, parts: new Map(), letters: 0 };
      depth = open.length;
    } else if (entry !== null && tag === 'note' && attributes.type === 'raw_reference') {
      entry.printed = [];
      inPrinted = true;
    }
  });
  parser.on('text', (text) => {
    if (entry === null || entry.letters > MOST_LETTERS) return;
    const kept = text.slice(0, MOST_LETTERS);
    entry.letters += kept.length;
    if (inPrinted) entry.printed?.push(kept);
    else {
      entry.all.push(kept, ' ');
      words.push(kept);
    }
  });
  parser.on('closetag', () => {
    const closed = open.at(-1);
    if (entry !== null && closed !== undefined) {
      const key = keyOf(
        closed,
        open.slice(depth - 1).map(({ name }) => name),
      );
      const value = key === null ? '' : saidBy(closed, clean(words));
      if (key !== null && value !== '' && !entry.parts.has(key)) entry.parts.set(key, value);
      if (closed.name === 'note') inPrinted = false;
      if (closed.name === 'biblStruct' && open.length === depth) {
        const text = clean(entry.printed ?? entry.all);
        if (text !== '' && entries.length < MOST_ENTRIES) entries.push({ text, fields: fieldsOf(entry.parts) });
        entry = null;
      }
    }
    words = [];
    open.pop();
  });
  parser.write(xml).close();
  return entries;
}

type Tag = { readonly name: string; readonly attributes: Readonly<Record<string, string>> };

/** Which part of a reference an element is; null for what is not compared. */
function keyOf({ name, attributes }: Tag, path: readonly string[]): string | null {
  const within = (outer: string): boolean => path.includes(outer);
  switch (name) {
    case 'title':
      return within('analytic') ? 'title' : within('monogr') ? 'container' : null;
    case 'surname':
      return !within('author') ? null : within('analytic') ? 'family' : 'family-of-book';
    case 'date':
      return within('imprint') ? 'year' : null;
    case 'biblScope':
      return ['volume', 'issue', 'page'].find((unit) => unit === attributes.unit) ?? null;
    case 'idno':
      return attributes.type?.toUpperCase() === 'DOI' ? 'DOI' : null;
    default:
      return null;
  }
}

/** What an element says: dates and ranges of pages stand in its attributes. */
function saidBy({ name, attributes }: Tag, text: string): string {
  if (name === 'date') return /\b\d{4}\b/.exec(attributes.when ?? text)?.[0] ?? '';
  if (name === 'biblScope' && attributes.from !== undefined)
    return attributes.to === undefined ? attributes.from : `${attributes.from}-${attributes.to}`;
  return text;
}

/** The parts in the words of CSL-JSON. A work within none has the title of its book for its own. */
function fieldsOf(parts: ReadonlyMap<string, string>): CslItem {
  const [title, container] = [parts.get('title'), parts.get('container')];
  const family = parts.get('family') ?? parts.get('family-of-book');
  const year = parts.get('year');
  const named = title ?? container;
  const [volume, issue, page, DOI] = ['volume', 'issue', 'page', 'DOI'].map((key) => parts.get(key));
  return {
    ...(named === undefined ? {} : { title: named }),
    ...(title === undefined || container === undefined ? {} : { 'container-title': container }),
    ...(family === undefined ? {} : { author: [{ family }] }),
    ...(year === undefined ? {} : { issued: { 'date-parts': [[Number(year)]] } }),
    ...(volume === undefined ? {} : { volume }),
    ...(issue === undefined ? {} : { issue }),
    ...(page === undefined ? {} : { page }),
    ...(DOI === undefined ? {} : { DOI }),
  };
}
