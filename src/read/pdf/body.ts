/** What the document's plain text looks like: its size, its face, and how far its lines stand apart. All else is told by difference from it. */
import type { Line } from './lines.ts';

export interface Body {
  readonly size: number;
  readonly font: string;
  /** Usual distance from line to line, in ems, for each size (rounded to half a point). */
  readonly leading: (size: number) => number;
}

/** The size of most characters, notes that outweigh the text not counted, the face of most of that size, and the median leading of each size. */
export function bodyOf(lines: readonly Line[]): Body {
  const sizes = new Map<number, number>();
  const gaps = new Map<number, number[]>();
  lines.forEach((line, at) => {
    const own = half(line.size);
    sizes.set(own, (sizes.get(own) ?? 0) + line.text.length);
    const last = lines[at - 1];
    if (last === undefined || last.column !== line.column || half(last.size) !== own) return;
    const gap = (line.y - last.y) / line.size;
    if (gap < 0.5 || gap > 4) return;
    const list = gaps.get(own);
    if (list === undefined) gaps.set(own, [gap]);
    else list.push(gap);
  });
  const medians = new Map([...gaps].map(([size, list]) => [size, middle(list)]));
  const size = aboveNotes(lines, sizes, most(sizes) ?? 10);
  const usual = medians.get(half(size)) ?? 1.2;
  return { size, font: faceOf(lines, size), leading: (asked) => medians.get(half(asked)) ?? usual };
}

/** The face of most characters of a size: notes are often cut in another face than the text, however much of the paper they fill. */
function faceOf(lines: readonly Line[], size: number): string {
  const fonts = new Map<string, number>();
  for (const line of lines) if (half(line.size) === size) fonts.set(line.font, (fonts.get(line.font) ?? 0) + line.text.length);
  return most(fonts) ?? '';
}

/** Lines that begin with a raised number, from which on small print is one of notes. */
const FEWEST_NOTES = 3;
/** Share of the characters that the text has beside its notes. */
const LEAST_TEXT = 0.15;
/** How much larger it is at most: beyond this it is that of headings. */
const LARGER = 1.5;

/** The size of the text where most of the characters stand in notes, as papers of law have it: larger print of which there is plenty above lines with raised numbers. */
function aboveNotes(lines: readonly Line[], sizes: ReadonlyMap<number, number>, size: number): number {
  const all = [...sizes.values()].reduce((sum, count) => sum + count, 0);
  const larger = new Map([...sizes].filter(([own, count]) => own > size * 1.07 && own < size * LARGER && count > all * LEAST_TEXT));
  const text = most(larger);
  if (text === undefined) return size;
  const noted = lines.filter(({ size: own, parts, text: words }) => {
    const first = parts[0];
    return half(own) === size && first?.raised === true && /^\d{1,3}$/.test(words.slice(0, first.end).trim());
  }).length;
  return noted >= FEWEST_NOTES ? text : size;
}

const half = (size: number): number => Math.round(size * 2) / 2;

/** The lower median: a list in which every other gap is wide still tells the narrow one. */
function middle(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * 0.4)] ?? 1.2;
}

function most<T>(counts: ReadonlyMap<T, number>): T | undefined {
  let best: T | undefined;
  let count = -1;
  for (const [key, value] of counts) {
    if (value > count) {
      best = key;
      count = value;
    }
  }
  return best;
}
