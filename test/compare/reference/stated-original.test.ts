/** A translation that states its original behind the imprint is known by that. */
import { expect, it } from 'vitest';
import { withOriginal } from '../../../src/compare/reference/stated-original.ts';
import { sourceOf } from '../../../src/lookup/local.ts';
import type { ComponentEvidence, Label } from '../../../src/model/evidence.ts';
import { referenceOf } from './make.ts';

const of = (label: Label): ComponentEvidence => ({ label, cited: 'x', found: 'y', score: 0.5, source: 's', why: '' });
const source = sourceOf(
  { id: '1', type: 'book', title: 'Bear trouble: Walking and its discontents', issued: { 'date-parts': [[1990]] } },
  'held',
);
const judged = (behind: string, authors: Label = 'match'): Label =>
  withOriginal(
    referenceOf({ raw: `Quill, Ada: Das Unbehagen der Bären. Berlin: Rook 1991 ${behind}.` }),
    [source],
    of('partial'),
    of(authors),
  ).label;

it('is the original, by its title or by its main title with its year', () => {
  expect(judged('(Orig.: Bear trouble: Walking and its discontents)')).toBe('match');
  expect(judged('[Originaltitel: Bear trouble, 1990]')).toBe('match');
});

it('is not where the original is another, or nobody says that it is one, or other people wrote it', () => {
  expect(judged('(Orig.: Fur trouble, 1990)')).toBe('partial');
  expect(judged('(Orig.: Bear trouble, 1985)')).toBe('partial');
  expect(judged('(Bear trouble: Walking and its discontents)')).toBe('partial');
  expect(judged('(Orig.: Bear trouble: Walking and its discontents)', 'weak')).toBe('partial');
});
