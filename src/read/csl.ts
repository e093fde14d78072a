/**
 * References as JSON: CSL-JSON, items that name their parts otherwise (`json-work.ts`), or printed references; as an array, within an object
 * (`{"items": […]}`), one item, or one item a line. The places of the items come from a scan for
 * top-level braces that knows strings and nothing else, so a damaged item spoils only itself and depth costs no stack.
 */
import { StetError } from '../errors.ts';
import type { Block, Entry, Skipped, Span } from '../model/document.ts';
import type { Reading } from './blocks.ts';
import { uniqueKey } from './csl/keys.ts';
import { PrintedStrings } from './json-printed.ts';
import { jsonWork, printedIn } from './json-work.ts';

/** Deepest nesting of one item that is parsed; CSL needs five. */
const DEEPEST = 50;

interface Place extends Span {
  readonly depth: number;
}

/**
 * Reads CSL-JSON.
 * @throws StetError `unreadable-input` when no item can be read at all.
 */
export function readCsl(text: string, name: string): Reading {
  const places = itemsOf(text);
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
  if (places.length === 0) lines.addAll(wrappedTo(text) || (/^\s{0,1000}\[/.exec(text.slice(0, 2_000))?.[0].length ?? text.length));
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

/** An object that holds the list of items under one of the names such lists have, to where its first item may stand. */
const WRAPPED =
  /^\s*\{\s*"(?:[\w-]{1,40}"\s*:\s*(?:"[^"\\]{0,500}"|[\d.]{1,20}|true|false|null)\s*,\s*"){0,10}(?:items|references|data|papers|articles|publications|works|records|results|entries|citations|bibliography|literature)"\s*:\s*\[/;
const wrappedTo = (text: string): number => WRAPPED.exec(text.slice(0, 8_000))?.[0].length ?? 0;

/**
 * Places of the items: objects at the outermost level where items stand (in the file, in its array, in the array of an
 * `items` or `references` member).
 */
function itemsOf(text: string): Place[] {
  const places: Place[] = [];
  let depth = 0;
  let deepest = 0;
  let start = -1;
  let inString = false;
  for (let at = wrappedTo(text); at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === 92) at++;
      else if (code === 34) inString = false;
      // A string that is never closed ends with its line when the next line begins an item (JSON lines).
      else if (code === 10 && text[at + 1] === '{') {
        inString = false;
        if (start >= 0) places.push({ start, end: at, depth: deepest });
        depth = 0;
        start = -1;
      }
    } else if (code === 34) inString = true;
    else if (code === 123 || code === 91) {
      if (start < 0 && code === 123) {
        start = at;
        depth = 0;
        deepest = 0;
      }
      if (start >= 0 && ++depth > deepest) deepest = depth;
    } else if ((code === 125 || code === 93) && start >= 0) {
      if (--depth === 0) {
        places.push({ start, end: at + 1, depth: deepest });
        start = -1;
      }
    } else if (code === 10 && start >= 0 && text.startsWith('{"', at + 1) && /[}\]]\s*$/.test(text.slice(Math.max(start, at - 5), at))) {
      // The next line begins an item although this one is still open: JSON lines with a lost brace.
      places.push({ start, end: at, depth: deepest });
      start = -1;
    }
  }
  if (start >= 0) places.push({ start, end: text.length, depth: deepest });
  return places;
}
