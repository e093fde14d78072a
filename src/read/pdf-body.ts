/** What the document's plain text looks like: its size, its face, and how far its lines stand apart. All else is told by difference from it. */
import type { Line } from './pdf-lines.ts';

export interface Body {
  readonly size: number;
  readonly font: string;
  /** Usual distance from line to line, in ems, for each size (rounded to half a point). */
  readonly leading: (size: number) => number;
}

/** The size and face of most characters, and the median leading of each size. */
export function bodyOf(lines: readonly Line[]): Body {
  const sizes = new Map<string, number>();
  const fonts = new Map<string, number>();
  const gaps = new Map<string, number[]>();
  lines.forEach((line, at) => {
    sizes.set(half(line.size), (sizes.get(half(line.size)) ?? 0) + line.text.length);
    fonts.set(line.font, (fonts.get(line.font) ?? 0) + line.text.length);
    const last = lines[at - 1];
    if (last === undefined || last.column !== line.column || half(last.size) !== half(line.size)) return;
    const gap = (line.y - last.y) / line.size;
    if (gap < 0.5 || gap > 4) return;
    const list = gaps.get(half(line.size)) ?? [];
    list.push(gap);
    gaps.set(half(line.size), list);
  });
  const medians = new Map([...gaps].map(([size, list]) => [size, middle(list)]));
  const size = Number(most(sizes) ?? 10);
  const usual = medians.get(half(size)) ?? 1.2;
  return { size, font: most(fonts) ?? '', leading: (asked) => medians.get(half(asked)) ?? usual };
}

const half = (size: number): string => (Math.round(size * 2) / 2).toFixed(1);

/** The lower median: a list in which every other gap is wide still tells the narrow one. */
function middle(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * 0.4)] ?? 1.2;
}

function most(counts: ReadonlyMap<string, number>): string | undefined {
  let best: string | undefined;
  let count = -1;
  for (const [key, value] of counts) {
    if (value > count) {
      best = key;
      count = value;
    }
  }
  return best;
}
