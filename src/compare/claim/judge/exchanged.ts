/**
 * Whether two things have changed places: values that the evidence deals out with "respectively", the two sides of "than", what came before and what after.
 * Every word of such a claim stands in the passage. Decided by rule, since shares of words see nothing of it; it only keeps a claim from being called borne out.
 */

import type { Pairing } from './pairing.ts';
import { wayOf } from './ways.ts';
import type { Reading, Word } from './word.ts';

/** Whether the claim gives one thing another's place, in a sentence of the passage that answers to most of it. */
export function exchanged(claim: Reading, evidence: Reading, { from, to }: Pairing): boolean {
  for (let s = evidence.sentence[from] ?? 0; s + 1 < evidence.sentences.length && (evidence.sentences[s] as number) < to; s += 1) {
    const words = evidence.words.slice(evidence.sentences[s], evidence.sentences[s + 1]);
    if (dealtOtherwise(claim.words, words) || aroundPivot(claim.words, words)) return true;
  }
  return false;
}

const formsOf = (words: readonly Word[]): Set<string> => new Set(words.filter(({ content }) => content).map(({ form }) => form));
const without = (all: ReadonlySet<string>, others: Iterable<string>): Set<string> => {
  const left = new Set(all);
  for (const one of others) left.delete(one);
  return left;
};
const meets = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].some((one) => b.has(one));

/** How far from the "and" of a list of two its parts are looked for: the nearest word of meaning on either side. */
const BESIDE = 3;

/** "A and B … 1 and 2, respectively": whether the claim has the first of one list with the second of the other, and neither of the remaining two. */
function dealtOtherwise(claim: readonly Word[], evidence: readonly Word[]): boolean {
  const end = evidence.findIndex(({ text }) => text === 'respectively');
  if (end < 0) return false;
  const ands = evidence.flatMap(({ text }, at) => (text === 'and' && at < end ? [at] : []));
  const second = ands.at(-1);
  if (ands.length !== 2 || second === undefined) return false;
  const first = ands[0] as number;
  const own = formsOf(claim);
  const side = (at: number, last: number): readonly [boolean, boolean] => {
    const before = evidence.slice(Math.max(0, at - BESIDE), at).findLast(({ content }) => content)?.form;
    const after = evidence.slice(at + 1, Math.min(at + 1 + BESIDE, last)).find(({ content }) => content)?.form;
    return before === undefined || after === undefined || before === after ? [false, false] : [own.has(before), own.has(after)];
  };
  const [a, b] = side(first, second - 1);
  const [one, two] = side(second, end);
  return (a && !b && two && !one) || (b && !a && one && !two);
}

/** Whether claim and sentence have one and the same pivot, and what stands before it in the one stands behind it in the other. */
function aroundPivot(claim: readonly Word[], evidence: readonly Word[]): boolean {
  for (const pivot of ['than', 'before', 'after']) {
    const here = onlyPlace(claim, pivot);
    const there = onlyPlace(evidence, pivot);
    if (here < 0 || there < 0) continue;
    const [x, y] = sides(claim, here);
    const [p, q] = sides(evidence, there);
    const crossed = meets(without(y, x), without(p, q)) && meets(without(x, y), without(q, p));
    const straight = meets(without(x, y), without(p, q)) && meets(without(y, x), without(q, p));
    if (!crossed || meets(without(y, x), without(q, p))) continue;
    if (straight) continue;
    if (pivot !== 'than') return true;
    const way = comparison(claim, here);
    if (way !== null && way === comparison(evidence, there)) return true;
  }
  return false;
}

function onlyPlace(words: readonly Word[], text: string): number {
  const first = words.findIndex((word) => word.text === text);
  return first >= 0 && words.slice(first + 1).every((word) => word.text !== text) ? first : -1;
}

const sides = (words: readonly Word[], at: number): readonly [Set<string>, Set<string>] => [
  formsOf(words.slice(0, at)),
  formsOf(words.slice(at + 1)),
];

/** How far before "than" its comparative may stand. */
const COMPARED = 8;

/** Which way something is compared: up or down where that is known, else the comparative itself; null without one. */
function comparison(words: readonly Word[], than: number): string | null {
  for (let at = than - 1; at >= 0 && at >= than - COMPARED; at -= 1) {
    const { text } = words[at] as Word;
    const way = wayOf(text);
    if (way !== undefined) return String(way);
    if (/er$/.test(text) && text.length > 4) return text;
  }
  return null;
}
