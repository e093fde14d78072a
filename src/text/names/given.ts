/** Given names beside each other: initials, missing middle names, short forms, people who go by their second name. */
import { distance } from 'fastest-levenshtein';
import { isShortFormOf, mayBeSigned } from '../short-forms.ts';
import { transposed } from '../slips.ts';
import { sameWord } from './spelling.ts';

/** One given name or initial beside another. */
function givenAgrees(a: string, b: string): boolean {
  if (a.length === 1 || b.length === 1) return a[0] === b[0];
  if (sameWord(a, b) || isShortFormOf(a, b) || a.replace(/aa/g, 'a') === b.replace(/aa/g, 'a')) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 3 && long.startsWith(short)) return true;
  // "Sungju" and "Seongju", "Efstratios" and "Stratis": one name in two spellings, or its middle.
  if (short.length >= 5 && short[0] === long[0]) return distance(short, long) <= (short.length >= 6 ? 2 : 1) || transposed(short, long);
  return short.length >= 5 && long.includes(short.slice(0, -1));
}

/** `middle`: the first agrees, or another one does. */
export type Given = 'agree' | 'middle' | 'differ';

/** How the given names stand to each other, allowing for initials, missing middle names and people who go by the second one. */
export function compareGiven(a: readonly string[], b: readonly string[]): Given {
  if (a.length === 0 || b.length === 0) return 'agree';
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (a.join('') === b.join('')) return 'agree';
  const glued = a.join('');
  const other = b.join('');
  if (a.every((word) => word.length > 1) && b.every((word) => word.length > 1) && sameWord(glued, other)) return 'agree';
  const first = givenAgrees(short[0] ?? '', long[0] ?? '');
  let at = 0;
  let inOrder = 0;
  for (const word of short) {
    const found = long.findIndex((one, i) => i >= at && givenAgrees(word, one));
    if (found >= 0) {
      inOrder += 1;
      at = found + 1;
    }
  }
  if (inOrder === short.length) return 'agree';
  if (first || (glued.length >= 5 && other.length >= 5 && givenAgrees(glued, other))) return 'middle';
  // "B. J. Quill" is William J. Quill, who is called Bill.
  const [ours = '', theirs = ''] = [a[0], b[0]];
  if (mayBeSigned(ours, theirs) || mayBeSigned(theirs, ours)) return 'middle';
  // "L. S." who publishes as Stefan; "Xiaogang" printed "X.-G.": any word of the one among those of the other, in whatever order.
  return short.some((word) => long.some((one) => (word.length > 1 || one.length > 1) && givenAgrees(word, one))) ? 'middle' : 'differ';
}
