/**
 * Keeps the name of a publishing house together that is made of several names: "Ticknor, Reed, and Fields", "Harcourt, Brace & World". What
 * stands behind its first comma looks like another part of the reference; "and" before the last name, and a stop behind it, say that it is none.
 */
import { LABEL_INDEX, placeOf } from './labels.ts';
import type { Token } from './tokens.ts';

const {
  publisher: PUBLISHER,
  title: TITLE,
  container: CONTAINER,
  author: AUTHOR,
  editor: EDITOR,
  other: OTHER,
  series: SERIES,
} = LABEL_INDEX;

const FIRM =
  /^\p{Lu}[\p{L}’'-]{1,20}(?:,\s\p{Lu}[\p{L}’'-]{1,20}){1,3},?\s(?:and|&|und|et)\s(?:\p{Lu}[\p{L}’'-]{1,20}|co)\.?(?=[.,;:)]|\s\(|\s?$)/u;

/** Gives the rest of such a name to the publisher. A place or a date inside says that it is no name, and nothing changes. */
export function labelFirms(raw: string, tokens: readonly Token[], labels: Uint8Array): void {
  const from = placeOf(labels, PUBLISHER);
  const first = tokens[from];
  if (first === undefined || !/,/.test(raw.slice(first.coreEnd, first.end))) return;
  const found = FIRM.exec(raw.slice(first.coreStart, first.coreStart + 120));
  if (found === null) return;
  const end = first.coreStart + found[0].length;
  let to = from;
  while (to + 1 < tokens.length && (tokens[to + 1]?.coreStart ?? end) < end) to += 1;
  for (let i = from; i <= to; i += 1) {
    const label = labels[i];
    if (![PUBLISHER, TITLE, CONTAINER, AUTHOR, EDITOR, OTHER, SERIES].some((one) => one === label)) return;
  }
  labels.fill(PUBLISHER, from, to + 1);
}
