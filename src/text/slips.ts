/**
 * What a hand at a keyboard or the recognition of a page makes of a word: two neighbouring letters changed about, letters taken for others
 * that look like them. Words are folded. What such a word is worth is told elsewhere: other words exist with just these letters.
 */
import { lately } from './remembered.ts';

/** Two neighbouring letters changed about, and nothing else: "Azjen" for "Ajzen". */
export function transposed(a: string, b: string): boolean {
  if (a === b || a.length !== b.length) return false;
  let at = 0;
  while (a[at] === b[at]) at += 1;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** Letters that look alike brought to one form: "rn" and "m", "cl" and "d", "vv" and "w", "l", "1" and "i", "0" and "o". */
const alike = lately(4_096, (word) =>
  word.replace(/rn/g, 'm').replace(/cl/g, 'd').replace(/vv/g, 'w').replace(/[l1]/g, 'i').replace(/0/g, 'o'),
);
/** What a word may begin with in place of another letter. */
const BEGINS = /^[cdilmorvw01]/;
/** Fewest letters of a word that was read for another. */
const LEAST = 5;

/** One word as the recognition of a page reads the other: "modem" for "modern", "lnterval" for "Interval", "Sirnons" for "Simons". */
export function misread(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < LEAST || Math.abs(a.length - b.length) > 3) return false;
  return (a[0] === b[0] || (BEGINS.test(a) && BEGINS.test(b))) && alike(a) === alike(b);
}
