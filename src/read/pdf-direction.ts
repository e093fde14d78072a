/**
 * Scripts that run from right to left. A page that is mostly written in one is mirrored, so that for everything behind it (columns, indents,
 * short lines) a line begins where x is small; what runs the other way inside a line is turned back in its place. Letters that the file
 * names by their shape in the word become the letters they are.
 */
import type { Area, PagePieces, Piece } from './pdf-pieces.ts';

const RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const LETTER = /\p{L}/u;
const SHAPED = /[\ufb1d-\ufdfd\ufe70-\ufefc]+/gu;
const MIRRORED: ReadonlyMap<string, string> = new Map([...'()[]{}<>«»‹›'].map((sign, at, all) => [sign, all[at ^ 1] ?? sign]));

/** Whether a piece runs to the right (false), to the left (true), or goes with its neighbours (null: numbers and signs). */
const leftward = (piece: Piece): boolean | null => (RIGHT.test(piece.text) ? true : LETTER.test(piece.text) ? false : null);

/** The page as it is read; unchanged when nothing on it runs from right to left. */
export function inReadingDirection(page: PagePieces): PagePieces {
  const spelled = page.pieces.some((piece) => RIGHT.test(piece.text));
  if (!spelled) return page;
  const pieces = page.pieces.map((piece) => ({ ...piece, text: piece.text.replace(SHAPED, (shapes) => shapes.normalize('NFKC')) }));
  const weigh = (way: boolean): number => pieces.reduce((sum, piece) => sum + (leftward(piece) === way ? piece.text.length : 0), 0);
  const whole = weigh(true) > weigh(false);
  const rows = rowsOf(pieces);
  if (!whole) return { ...page, pieces: rows.flatMap((row) => turned(row, true)) };
  const mirror = <T extends Piece | Area>(one: T): T => ({ ...one, x: page.width - one.right, right: page.width - one.x });
  return {
    ...page,
    areas: page.areas.map(mirror),
    pieces: rows.flatMap((row) => turned(reversed(row).map(mirror), false)),
  };
}

/** Pieces of one baseline that follow each other in the file, from left to right. */
function rowsOf(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = [];
  for (const piece of pieces) {
    const row = rows[rows.length - 1];
    const last = row?.[row.length - 1];
    if (row !== undefined && last !== undefined && Math.abs(last.y - piece.y) < last.size * 0.35) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => {
    const rising = row.every((piece, at) => at === 0 || piece.x >= (row[at - 1]?.x ?? 0));
    // Where the file writes from right to left, a space stands behind the piece it says it stands before.
    return rising ? row : [...row].sort((a, b) => a.x - b.x).map((piece, at, all) => ({ ...piece, spaced: all[at - 1]?.spaced ?? false }));
  });
}

/** The other way round: spaces between the same pieces as before, signs as they stand in that direction. */
function reversed(row: readonly Piece[]): Piece[] {
  return row.map((_, at) => {
    const piece = row[row.length - 1 - at] as Piece;
    const spaced = at > 0 && (row[row.length - at]?.spaced ?? false);
    return { ...piece, spaced, text: leftward(piece) === null ? otherWay(piece.text) : piece.text };
  });
}

/** Numbers stay, their order and the signs between them turn: ".67–45" is "45–67." */
const otherWay = (text: string): string =>
  (text.match(/\d{1,20}(?:[.,]\d{1,20}){0,4}|[\s\S]/gu) ?? [])
    .reverse()
    .map((part) => MIRRORED.get(part) ?? part)
    .join('');

/** Turns what runs against the row (leftward pieces when `way`) round in its place, with the numbers and signs inside it. */
function turned(row: readonly Piece[], way: boolean): Piece[] {
  const out: Piece[] = [];
  for (let from = 0; from < row.length; ) {
    const first = row[from] as Piece;
    if (leftward(first) !== way) {
      out.push(first);
      from += 1;
      continue;
    }
    let to = from;
    for (let at = from + 1; at < row.length && leftward(row[at] as Piece) !== !way; at += 1)
      if (leftward(row[at] as Piece) === way) to = at;
    const run = row.slice(from, to + 1);
    const low = Math.min(...run.map((piece) => piece.x));
    const high = Math.max(...run.map((piece) => piece.right));
    const back = reversed(run).map((piece, at) => ({
      ...piece,
      x: low + high - piece.right,
      right: low + high - piece.x,
      spaced: at === 0 ? first.spaced : piece.spaced,
    }));
    out.push(...back);
    from = to + 1;
  }
  return out;
}
