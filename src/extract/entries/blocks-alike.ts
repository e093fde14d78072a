/**
 * Lists in which each work is a block of the same few lines, as on profiles and pages of persons: the title, below it the people, below these
 * where it appeared and when. The blocks are apart already; by the look of single lines their entries would run into one another.
 */
import { dated } from '../bibliography/likeness.ts';
import { byBlock, type Line } from '../bibliography/lines.ts';

/** Works so set, at least, and lines of each. */
const FEWEST = 4;
const MOST_LINES = 4;
/** Share of the blocks that must have as many lines as most, bear no date but in the last of them, and begin as a title or a name does. */
const NEARLY_ALL = 0.8;

/** Where each block begins; null in a list that is not set so. */
export function blocksAlike(lines: readonly Line[]): readonly { readonly at: number }[] | null {
  const blocks = byBlock(lines);
  if (blocks.length < FEWEST) return null;
  const counts = new Map<number, number>();
  for (const { length } of blocks) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [usual = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (usual < 2 || usual > MOST_LINES) return null;
  const alike = blocks.filter((block) => block.length === usual && isInLines(block));
  return alike.length < blocks.length * NEARLY_ALL ? null : blocks.flatMap(([first]) => (first === undefined ? [] : [{ at: first.start }]));
}

/** A block whose last line alone is dated, and in which the others each begin anew, none in the midst of a sentence. */
function isInLines(block: readonly Line[]): boolean {
  const last = block.at(-1)?.text ?? '';
  const others = block.slice(0, -1);
  return YEAR_LAST.test(last) && others.every(({ text }) => !dated(text) && /^["“‘«]?[\p{Lu}\p{Lo}\d]/u.test(text));
}

/** What ends with its year, or with a year in brackets. */
const YEAR_LAST = /(?:1[5-9]|20)\d{2}[a-z]?\)?\.?$/u;
