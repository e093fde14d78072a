/**
 * A page as pieces of text with places. Settles which way the page is read (its text may run sideways or upside down,
 * whatever the page says), and leaves out what runs across that direction: side stamps, watermarks, axis labels.
 * Coordinates here and after: x to the right, y downwards, both in points along the reading direction.
 */

import { characters, doorOf } from './characters.ts';

/** A run of characters in one font on one baseline. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  /** Baseline. */
  readonly y: number;
  readonly size: number;
  readonly font: string;
  /** True when the file writes a space in front of it. */
  readonly spaced: boolean;
}

/** A hyperlink's place on the page, in the same coordinates. */
export interface Area {
  readonly x: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly href: string;
}

export interface PagePieces {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
  readonly areas: readonly Area[];
  /** Text that runs across the reading direction, left out. */
  readonly across: readonly string[];
  /** Ligatures that the file does not spell, filled in. */
  readonly filled: number;
}

/** The fields of pdf.js's text items that are used here. */
export interface RawItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly fontName: string;
  readonly hasEOL: boolean;
  /** "ttb" where the font itself writes from top to bottom; its length is then the height. */
  readonly dir?: string;
  readonly height?: number;
}

export interface RawLink {
  readonly rect: readonly number[];
  readonly href: string;
}

type Turn = 0 | 1 | 2 | 3;

/** Quarter turn, anticlockwise, in which a matrix writes; null when it stands askew. */
function turnOf(transform: readonly number[]): Turn | null {
  const [a = 0, b = 0] = transform;
  const along = Math.abs(a);
  const up = Math.abs(b);
  if (up <= along * 0.1) return a >= 0 ? 0 : 2;
  if (along <= up * 0.1) return b >= 0 ? 1 : 3;
  return null;
}

/** Turns a page's items into pieces along the direction in which most of its characters are written. */
export function piecesOf(number: number, view: readonly number[], items: readonly RawItem[], links: readonly RawLink[]): PagePieces {
  const weight: [number, number, number, number] = [0, 0, 0, 0];
  const turns = items.map((item) => turnOf(item.transform));
  turns.forEach((turn, at) => {
    if (turn !== null) weight[turn] += items[at]?.str.trim().length ?? 0;
  });
  const main = weight.indexOf(Math.max(...weight)) as Turn;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = view;
  const place = (x: number, y: number): [number, number] => {
    if (main === 0) return [x - x0, y1 - y];
    if (main === 1) return [y - y0, x - x0];
    if (main === 2) return [x1 - x, y - y0];
    return [y1 - y, x1 - x];
  };
  const pieces: Piece[] = [];
  const across: string[] = [];
  let spaced = false;
  let aside = '';
  let filled = 0;
  const door = doorOf(items);
  const flush = (): void => {
    if (aside.trim() !== '') across.push(aside.replace(/\s+/g, ' ').trim());
    aside = '';
  };
  items.forEach((item, at) => {
    if (item.str.trim() === '') {
      spaced ||= item.str !== '';
      return;
    }
    if (turns[at] !== main) {
      aside += `${item.str} `;
      return;
    }
    const [x, y] = place(item.transform[4] ?? 0, item.transform[5] ?? 0);
    const size = Math.hypot(item.transform[2] ?? 0, item.transform[3] ?? 0);
    if (!Number.isFinite(x + y + size + item.width) || size < 0.5) return;
    const whole = characters(item.str, door);
    filled += whole.filled;
    const text = whole.text.trim();
    if (text === '') return;
    pieces.push({ text, x, right: x + item.width, y, size, font: item.fontName, spaced: spaced || /^\s/.test(item.str) });
    spaced = /\s$/.test(item.str);
  });
  flush();
  const areas = links.map(({ rect, href }) => {
    const [ax, ay] = place(rect[0] ?? 0, rect[1] ?? 0);
    const [bx, by] = place(rect[2] ?? 0, rect[3] ?? 0);
    return { x: Math.min(ax, bx), right: Math.max(ax, bx), top: Math.min(ay, by), bottom: Math.max(ay, by), href };
  });
  const sideways = main % 2 === 1;
  return { number, width: sideways ? y1 - y0 : x1 - x0, height: sideways ? x1 - x0 : y1 - y0, pieces, areas, across, filled };
}
