/**
 * Where the items of a JSON file stand: in the file, in its array, in the array that an object around them holds, and, where what stands there
 * is no work, anywhere below it (the answers of registries: `{"message": {"items": […]}}`). The places come from scans that know braces and
 * strings and nothing else, so a damaged item spoils only itself and depth costs no stack.
 */
import type { Span } from '../model/document.ts';

/** Place of an item, and how deep it is nested. */
export interface Place extends Span {
  readonly depth: number;
}

/** Names under which objects hold lists of works. */
const LISTS =
  /^"(?:items|references|data|papers|articles|publications|works|records|results|entries|citations|bibliography|literature)"\s{0,100}:\s{0,100}\[\s{0,100}(?=[{"[])/i;
/** How far into a file the list of its works may begin. */
const LIST_WITHIN = 100_000;

/**
 * Where the first item may stand in an object that holds the list of its items under one of the names such lists have; 0 where there is none.
 * Linear.
 */
export function listWithin(text: string): number {
  const from = /^\s{0,1000}\{/.exec(text.slice(0, 2_000))?.[0].length ?? 0;
  if (from === 0) return 0;
  let depth = 0;
  for (let at = from; at < Math.min(text.length, LIST_WITHIN); at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const list = depth === 0 ? LISTS.exec(text.slice(at, at + 400)) : null;
      if (list !== null) return at + list[0].length;
      at = endOfString(text, at);
    } else if (code === OPEN || code === OPEN_LIST) depth += 1;
    else if (code === CLOSE || code === CLOSE_LIST) {
      depth -= 1;
      if (depth < 0) return 0;
    }
  }
  return 0;
}

const [QUOTE, ESCAPE, OPEN, CLOSE, OPEN_LIST, CLOSE_LIST] = [34, 92, 123, 125, 91, 93];

/** Where the string that begins at a quotation mark ends: at its closing mark. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === ESCAPE) at += 1;
    else if (code === QUOTE) return at;
  }
  return text.length;
}

/** Places of the objects at the outermost level from a place on; of a list that begins there, to its end. */
export function itemsFrom(text: string, from: number): Place[] {
  const places: Place[] = [];
  let depth = 0;
  let deepest = 0;
  let start = -1;
  let inString = false;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === ESCAPE) at++;
      else if (code === QUOTE) inString = false;
      // A string that is never closed ends with its line when the next line begins an item (JSON lines).
      else if (code === 10 && text[at + 1] === '{') {
        inString = false;
        if (start >= 0) places.push({ start, end: at, depth: deepest });
        depth = 0;
        start = -1;
      }
    } else if (code === QUOTE) inString = true;
    else if (code === OPEN || code === OPEN_LIST) {
      if (start < 0 && code === OPEN) {
        start = at;
        depth = 0;
        deepest = 0;
      }
      if (start >= 0 && ++depth > deepest) deepest = depth;
    } else if (code === CLOSE_LIST && start < 0 && from > 0) break;
    else if ((code === CLOSE || code === CLOSE_LIST) && start >= 0) {
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

/** How far below an item works are looked for: the answers of registries need four. */
const LEVELS = 6;

/**
 * Places of works below an item that is none, outermost first; what stands within a work is its own. Each level is scanned once.
 *
 * @param text - The file.
 * @param place - The item.
 * @param isWork - Whether the object at a place is a work.
 */
export function worksBelow(text: string, place: Place, isWork: (place: Place) => boolean): Place[] {
  const found: Place[] = [];
  let level: readonly Place[] = [place];
  for (let nth = 0; nth < LEVELS && level.length > 0; nth += 1) {
    const next: Place[] = [];
    for (const { start, end } of level)
      for (const inner of itemsFrom(text.slice(start + 1, end - 1), 0)) {
        const moved = { start: inner.start + start + 1, end: inner.end + start + 1, depth: inner.depth };
        (isWork(moved) ? found : next).push(moved);
      }
    level = next;
  }
  return found.sort((a, b) => a.start - b.start);
}
