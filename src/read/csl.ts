/**
 * References as JSON: CSL-JSON, items that name their parts otherwise (`json-work.ts`), or printed references; as an array, within an object
 * (`{"items": […]}`), one item, one item a line, or what a registry answers (`json-items.ts` finds their places).
 */
import { StetError } from '../errors.ts';
import type { Block, Entry, Skipped } from '../model/document.ts';
import type { Reading } from './blocks.ts';
import { uniqueKey } from './csl/keys.ts';
import { itemsFrom, listWithin, type Place, worksBelow } from './json-items.ts';
import { PrintedStrings } from './json-printed.ts';
import { isWhole, jsonWork, printedIn } from './json-work.ts';

/** Deepest nesting of one item that is parsed; CSL needs five. */
const DEEPEST = 50;

/**
 * Reads CSL-JSON.
 * @throws StetError `unreadable-input` when no item can be read at all.
 */
export function readCsl(text: string, name: string): Reading {
  const from = listWithin(text);
  const places = itemsFrom(text, from).flatMap((place) => withWorksBelow(text, place));
  const entries: Entry[] = [];
  const lines = new PrintedStrings(text);
  const skipped: Skipped[] = [];
  const taken = new Map<string, number>();
  for (const [at, place] of places.entries()) {
    const raw = text.slice(place.start, place.end);
    const read = itemAt(raw, place.depth);
    if (typeof read === 'string') {
      skipped.push({ what: `item ${at + 1}`, why: read, count: 1, references: true });
      continue;
    }
    const item = jsonWork(read);
    const printed = printedIn(read);
    if (item === null && printed !== null) lines.add(printed.raw, place, printed.id ?? String(at + 1));
    else if (item === null)
      skipped.push({
        what: `item ${at + 1}`,
        why: 'it describes no work (no title, author, DOI or address)',
        count: 1,
        references: true,
      });
    else {
      const key = uniqueKey(item.id ?? String(at + 1), taken);
      entries.push({ key, span: { start: place.start, end: place.end }, fields: { ...item, id: key }, raw });
    }
  }
  if (places.length === 0) lines.addAll(from || (/^\s{0,1000}\[/.exec(text.slice(0, 2_000))?.[0].length ?? text.length));
  if (entries.length === 0 && lines.blocks.length === 0) {
    const first = skipped[0] === undefined ? '' : ` Of ${skipped[0].what}: ${skipped[0].why}.`;
    throw new StetError(
      'unreadable-input',
      `${name} is JSON without a single bibliographic item; stet reads CSL-JSON, objects with a title and authors, and printed references, as an array or one a line.${first}`,
    );
  }
  // Data, not printed words: no stage should look for references or citations in it again.
  const blocks: Block[] = [...entries.map(({ key, span }) => ({ kind: 'code' as const, span, label: key })), ...lines.blocks];
  return {
    text: lines.text,
    blocks: blocks.sort((a, b) => a.span.start - b.span.start),
    entries,
    skipped,
    ...(lines.places.length === 0 ? {} : { places: lines.places }),
  };
}

/** The parsed item, or the reason why not. */
function itemAt(raw: string, depth: number): unknown {
  if (depth > DEEPEST) return `it is nested ${depth} deep`;
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === 'string' ? 'it is no object' : value;
  } catch {
    return 'it is not valid JSON';
  }
}

/** An item, or the works below it where it is none itself. */
function withWorksBelow(text: string, place: Place): readonly Place[] {
  if (place.depth < 2) return [place];
  const isWork = ({ start, end, depth }: Place): boolean => {
    const read = itemAt(text.slice(start, end), depth);
    return typeof read !== 'string' && isWhole(jsonWork(read));
  };
  if (isWork(place)) return [place];
  const below = worksBelow(text, place, isWork);
  return below.length === 0 ? [place] : below;
}
