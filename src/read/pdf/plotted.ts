/**
 * The points of plots: programs that draw print each as a sign of a font of signs ("l" for ●), some ten thousand to a page. They are no text,
 * and to put them in order would take longer than all the rest of the file.
 */
import type { RawItem } from './pieces.ts';

/** Signs by themselves that a page must have before any is taken for a point. */
const MANY = 300;
/** Their share of all that stand by themselves: where a file prints every letter by itself, none comes near. */
const MOST = 0.6;

/**
 * The items of a page without the points of its plots; `known` are the signs that were points on pages before, each with its font, and are so on
 * this one however few they are. Full stops that lead to the numbers of pages are text.
 */
export function withoutPoints(items: readonly RawItem[], known: Set<string>): readonly RawItem[] {
  const counts = new Map<string, number>();
  let alone = 0;
  for (const { str, fontName } of items) {
    if (!/^[\p{L}\p{S}]$/u.test(str)) continue;
    alone += 1;
    const key = `${fontName} ${str}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const [key, count] of counts) if (count >= MANY && count >= alone * MOST) known.add(key);
  return known.size === 0 ? items : items.filter(({ str, fontName }) => !known.has(`${fontName} ${str}`));
}
