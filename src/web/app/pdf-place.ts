/**
 * Finds where places of the document's text stand among the pieces of text that a PDF page is drawn from. The reader put the
 * page in reading order, joined broken words and took out what repeats on every page, so the two texts are alike but not the
 * same. Both are reduced to their visible characters; runs that occur once in each are anchors, and anchors grow while the
 * characters agree, stepping over a few that only one side has. What no anchor reaches is left unplaced, never guessed.
 */
import type { Span } from '../../model/document.ts';

/** A stretch of one piece of text on the page, in UTF-16 offsets into that piece. */
export interface Placed {
  readonly item: number;
  readonly start: number;
  readonly end: number;
}

interface Folded {
  readonly signs: string[];
  /** Where each sign came from. */
  readonly from: number[];
}

/** Visible characters, compatibility forms and case aside; a ligature is its letters. */
function folded(text: string): Folded {
  const signs: string[] = [];
  const from: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = /[\s\u00ad\u200b\p{Cc}]/u.test(character) ? '' : character.normalize('NFKC').toLowerCase();
    for (const sign of plain) {
      if (/\s/.test(sign)) continue;
      signs.push(sign);
      from.push(at);
    }
    at += character.length;
  }
  return { signs, from };
}

/** Length of an anchor, in signs. */
const ANCHOR = 12;
/** How many signs one side may have alone before an anchor stops growing. */
const SKIP = 4;
/** How many signs must agree again after a step. */
const AGAIN = 5;

/** Places of runs that occur exactly once. */
function onceOnly({ signs }: Folded): Map<string, number> {
  const places = new Map<string, number>();
  for (let i = 0; i + ANCHOR <= signs.length; i += 1) {
    const run = signs.slice(i, i + ANCHOR).join('');
    places.set(run, places.has(run) ? -1 : i);
  }
  return places;
}

/** For each sign of `a` its place in `b`, or -1. */
function aligned(a: Folded, b: Folded): Int32Array {
  const to = new Int32Array(a.signs.length).fill(-1);
  const inB = onceOnly(b);
  const grow = (i: number, j: number, step: 1 | -1): void => {
    let x = i;
    let y = j;
    while (x >= 0 && y >= 0 && x < a.signs.length && y < b.signs.length) {
      if (a.signs[x] === b.signs[y]) {
        if (to[x] !== -1) return;
        to[x] = y;
        x += step;
        y += step;
        continue;
      }
      const next = rejoin(a, b, x, y, step);
      if (next === null) return;
      [x, y] = next;
    }
  };
  for (const [run, i] of onceOnly(a)) {
    const j = i < 0 ? undefined : inB.get(run);
    if (j === undefined || j < 0 || to[i] !== -1) continue;
    grow(i, j, 1);
    grow(i - 1, j - 1, -1);
  }
  return to;
}

/** The nearest places from which both sides agree again; null when they do not soon. */
function rejoin(a: Folded, b: Folded, x: number, y: number, step: 1 | -1): readonly [number, number] | null {
  for (let sum = 1; sum <= SKIP * 2; sum += 1)
    for (let dx = Math.max(0, sum - SKIP); dx <= Math.min(SKIP, sum); dx += 1) {
      const i = x + dx * step;
      const j = y + (sum - dx) * step;
      let run = 0;
      while (run < AGAIN && a.signs[i + run * step] !== undefined && a.signs[i + run * step] === b.signs[j + run * step]) run += 1;
      if (run === AGAIN) return [i, j];
    }
  return null;
}

/**
 * Places spans of a page's text among its pieces.
 * Takes the page's text, the pieces in the order the PDF draws them, and spans into the text; gives for each span the stretches
 * it covers, in order, none when it could not be placed.
 */
export function place(text: string, pieces: readonly string[], spans: readonly Span[]): Placed[][] {
  const a = folded(text);
  const whole = pieces.join('\n');
  const b = folded(whole);
  const to = aligned(a, b);
  const starts: number[] = [];
  let offset = 0;
  for (const piece of pieces) {
    starts.push(offset);
    offset += piece.length + 1;
  }
  const pieceAt = (place: number): number => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return spans.map((span) => {
    const stretches: { item: number; start: number; end: number }[] = [];
    for (let i = firstAtOrAfter(a.from, span.start); i < a.from.length && (a.from[i] ?? 0) < span.end; i += 1) {
      const j = to[i] ?? -1;
      if (j < 0) continue;
      const place = b.from[j] ?? 0;
      const item = pieceAt(place);
      const start = place - (starts[item] ?? 0);
      const end = start + widthAt(whole, place);
      const last = stretches.at(-1);
      // Spaces between signs of one piece belong to the stretch.
      if (last !== undefined && last.item === item && start >= last.start && start - last.end <= 3) last.end = Math.max(last.end, end);
      else stretches.push({ item, start, end });
    }
    return stretches;
  });
}

const widthAt = (text: string, at: number): number => String.fromCodePoint(text.codePointAt(at) ?? 0).length;

function firstAtOrAfter(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
