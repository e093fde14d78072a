/**
 * Pieces to printed lines. First stretches (pieces that follow each other closely), then, once it is known which column a
 * stretch stands in, lines. Decides where a word ends, and which characters are raised: a raised digit is a note mark or a
 * citation number, and later stages must be able to tell it from the word it hangs on.
 */
import { accentChanges } from '../../text/accents.ts';
import type { Piece } from './pieces.ts';
import { spreadChanges } from './spread.ts';

export interface FurniturePage {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** Where it begins on its sheet, when it shares one. */
  readonly top?: number;
  readonly stretches: readonly Stretch[];
}

/** Pieces that follow each other on one baseline with no wide gap. */
export interface Stretch {
  readonly pieces: readonly Piece[];
  readonly x: number;
  readonly right: number;
  /** Baseline, size and font of most of its characters. */
  readonly y: number;
  readonly size: number;
  readonly font: string;
}

/** A part of a line's text that came from one piece. */
export interface Part {
  readonly piece: Piece;
  readonly start: number;
  readonly end: number;
  readonly raised: boolean;
}

/** One printed line of one column. */
export interface Line {
  readonly page: number;
  readonly text: string;
  readonly parts: readonly Part[];
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly font: string;
  /** The column's own edges, for telling indents and short lines. */
  readonly left: number;
  readonly edge: number;
  /** Counts columns through the document; two lines of one flow share it. */
  readonly column: number;
}

/** Wider than any word space of justified text that should hold a line together before columns are known, in ems. */
const BREAK = 0.75;

/** Groups a page's pieces, in the file's order, into stretches. */
export function stretchesOf(pieces: readonly Piece[]): Stretch[] {
  const stretches: Stretch[] = [];
  let open: Piece[] = [];
  const close = (): void => {
    if (open.length > 0) stretches.push(stretchOf(open));
    open = [];
  };
  for (const piece of pieces) {
    const last = open[open.length - 1];
    if (last !== undefined) {
      const em = Math.max(last.size, piece.size);
      const gap = piece.x - last.right;
      const level = Math.abs(piece.y - last.y) < em * 0.5;
      const alike = Math.max(last.size, piece.size) < Math.min(last.size, piece.size) * 2.2;
      if (!level || !alike || gap > em * BREAK || gap < -em * 0.6) close();
    }
    open.push(piece);
  }
  close();
  return stretches;
}

/** A stretch of these pieces; its baseline and size are those of most characters. */
export function stretchOf(pieces: readonly Piece[]): Stretch {
  const [only] = pieces;
  if (only !== undefined && pieces.length === 1)
    return { pieces, x: only.x, right: only.right, y: only.y, size: only.size, font: only.font };
  const weight = new Map<string, { count: number; piece: Piece }>();
  let x = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let last: { count: number; piece: Piece } | undefined;
  for (const piece of pieces) {
    x = Math.min(x, piece.x);
    right = Math.max(right, piece.right);
    // A larger face wins ties, so that "x2" is not read as a line of small print.
    const count = piece.text.length * piece.size;
    // Most pieces stand exactly as the one before; writing numbers out for a key costs more than all else here.
    if (last === undefined || last.piece.size !== piece.size || last.piece.y !== piece.y) {
      const key = `${piece.size.toFixed(1)} ${piece.y.toFixed(1)}`;
      last = weight.get(key);
      if (last === undefined) {
        last = { count: 0, piece };
        weight.set(key, last);
      }
    }
    last.count += count;
  }
  let main = { count: -1, piece: pieces[0] as Piece };
  for (const seen of weight.values()) if (seen.count > main.count) main = seen;
  return { pieces, x, right, y: main.piece.y, size: main.piece.size, font: main.piece.font };
}

/** Puts the stretches of one column together to rows of one baseline, top to bottom, each from left to right. */
export function rowsOf(stretches: readonly Stretch[]): Stretch[][] {
  const sorted = [...stretches].sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: { main: Stretch; all: Stretch[] }[] = [];
  for (const stretch of sorted) {
    let best: (typeof rows)[number] | undefined;
    let nearest = 1;
    for (let at = rows.length - 1; at >= 0 && at >= rows.length - 4; at--) {
      const row = rows[at];
      if (row === undefined) continue;
      const em = Math.max(row.main.size, stretch.size);
      const small = Math.min(row.main.size, stretch.size) < em * 0.85;
      const away = Math.abs(row.main.y - stretch.y) / (em * (small ? 0.6 : 0.35));
      const clear = row.all.every((other) => stretch.x >= other.right - em * 0.35 || stretch.right <= other.x + em * 0.35);
      if (away < nearest && clear) {
        nearest = away;
        best = row;
      }
    }
    if (best === undefined) rows.push({ main: stretch, all: [stretch] });
    else {
      best.all.push(stretch);
      if (stretch.size * (stretch.right - stretch.x) > best.main.size * (best.main.right - best.main.x)) best.main = stretch;
    }
  }
  return rows.map(({ all }) => all.sort((a, b) => a.x - b.x));
}

/** Writes a row as a line: words parted, accents put back, raised characters noted. */
export function lineOf(
  row: readonly Stretch[],
  place: { readonly page: number; readonly left: number; readonly edge: number; readonly column: number },
): Line {
  const [first] = row;
  const whole = row.length === 1 && first !== undefined ? first : stretchOf(row.flatMap((stretch) => stretch.pieces));
  let text = '';
  const parts: Part[] = [];
  let last: Piece | undefined;
  for (const piece of whole.pieces) {
    if (last !== undefined && apart(last, piece)) text += ' ';
    const start = text.length;
    text += piece.text;
    const raised = piece.size < whole.size * 0.86 && whole.y - piece.y > whole.size * 0.12;
    parts.push({ piece, start, end: text.length, raised });
    last = piece;
  }
  const written = withAccents(text, parts);
  // Written out: an object that grows by spreading costs more than all else on this page.
  return {
    page: place.page,
    text: written.text,
    parts: written.parts,
    x: whole.x,
    right: whole.right,
    y: whole.y,
    size: whole.size,
    font: whole.font,
    left: place.left,
    edge: place.edge,
    column: place.column,
  };
}

/** Whether two pieces in one line are two words. */
function apart(last: Piece, next: Piece): boolean {
  const gap = next.x - last.right;
  const em = Math.min(last.size, next.size);
  if (gap > em * 0.17) return true;
  return next.spaced && gap > -em * 0.12;
}

function withAccents(text: string, parts: readonly Part[]): { text: string; parts: readonly Part[] } {
  const accents = accentChanges(text);
  const changes = accents.length > 0 ? accents : spreadChanges(text);
  if (changes.length === 0) {
    const composed = text.normalize('NFC');
    return { text: composed.length === text.length ? composed : text, parts };
  }
  let out = '';
  let from = 0;
  for (const { at, length, to } of changes) {
    out += text.slice(from, at) + to;
    from = at + length;
  }
  out += text.slice(from);
  const moved = (position: number): number => {
    let shift = 0;
    for (const { at, length, to } of changes) {
      if (at + length <= position) shift += to.length - length;
      else if (at < position) shift += Math.min(at + to.length, position) - position;
    }
    return position + shift;
  };
  return { text: out, parts: parts.map((part) => ({ ...part, start: moved(part.start), end: moved(part.end) })) };
}
