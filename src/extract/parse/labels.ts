/**
 * The words in which the learned model speaks: what a token of a printed reference can be part of. The order is the order
 * of the columns in the weights file; changing it means training anew.
 */

import type { Span } from '../../model/document.ts';
import type { Token } from './tokens.ts';

export interface Run {
  readonly label: Label;
  readonly from: number;
  readonly to: number;
  readonly span: Span;
}
export const LABELS = [
  'other',
  'label',
  'author',
  'editor',
  'translator',
  'date',
  'title',
  'container',
  'series',
  'volume',
  'issue',
  'pages',
  'publisher',
  'place',
  'edition',
  'genre',
  'number',
  'note',
  'id',
  'url',
  'group',
] as const;

export type Label = (typeof LABELS)[number];

/** Column of each label. */
export const LABEL_INDEX: Readonly<Record<Label, number>> = Object.fromEntries(LABELS.map((label, index) => [label, index])) as Record<
  Label,
  number
>;

/** Which labels a reference has, one bit each: asked by rules before they look closer. */
export function labelsIn(labels: Uint8Array): number {
  let bits = 0;
  for (let i = 0; i < labels.length; i += 1) bits |= 1 << (labels[i] as number);
  return bits;
}

/** The first token of a label from `from` on; −1 when there is none. Of so few tokens a loop knows sooner than a search of arrays. */
export function placeOf(labels: Uint8Array, label: number, from = 0): number {
  for (let i = from; i < labels.length; i += 1) if (labels[i] === label) return i;
  return -1;
}

/** The bits of some labels. */
export const bitsOf = (...names: readonly Label[]): number => names.reduce((bits, name) => bits | (1 << LABEL_INDEX[name]), 0);

/** Lays a label over a stretch of the print, as rules that know a formula do: gives it to every token that begins between `from` and `to` the label, in place. Identifiers and addresses keep theirs. */
export function paint(tokens: readonly Token[], labels: Uint8Array, from: number, to: number, label: number): void {
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i] as Token;
    if (token.coreStart >= to) return;
    if (token.coreStart >= from && token.scheme === null) labels[i] = label;
  }
}
