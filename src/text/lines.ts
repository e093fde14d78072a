/** Lines and columns, for people: worked out from an offset only when something is printed. */

import { lastUpTo } from './lowest.ts';

export interface LineColumn {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
}

/** Prepares a text once; the function it gives turns an offset into a line and column in logarithmic time. */
export function lineFinder(text: string): (offset: number) => LineColumn {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    const line = lastUpTo(starts, offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}
