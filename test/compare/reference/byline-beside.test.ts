/** Beside the authors of a record, its publisher and its year may speak for a byline. */
import { describe, expect, it } from 'vitest';
import { bylineOf, compareAuthors, recordedBylines } from '../../../src/compare/reference/authors.ts';
import { sourceOf } from '../../../src/lookup/local.ts';
import type { CslItem, CslName } from '../../../src/model/csl.ts';

function judged(cited: readonly CslName[], record: CslItem) {
  const source = sourceOf({ id: 'r', ...record }, 'held');
  return compareAuthors(bylineOf(cited), source, recordedBylines(source));
}

const report: CslItem = {
  author: [{ literal: 'Task Force on Walls' }],
  publisher: 'National Institute of Walls',
  issued: { 'date-parts': [[2020]] },
};
const three: CslName[] = [
  { family: 'Quill', given: 'A.' },
  { family: 'Rook', given: 'B.' },
  { family: 'Stark', given: 'C.' },
];
const old = (year: number): CslItem => ({ author: [{ family: 'QUILL', given: 'A.' }], issued: { 'date-parts': [[year]] } });

describe('what stands beside the authors', () => {
  it('lets an office that brought the work out be cited as its author', () => {
    expect(judged([{ literal: 'National Institute of Walls' }], report).label).toBe('match');
    expect(judged([{ literal: 'National Institute of Hedges' }], report).label).toBe('not_match');
    expect(judged(three, report).label).not.toBe('match');
  });

  it('lets old records leave out all but the first author', () => {
    expect(judged(three, old(1961)).label).toBe('match');
    expect(judged(three, old(2015)).label).toBe('partial');
    expect(judged(three.slice(0, 2), old(1961)).label).toBe('partial');
    expect(judged([...three.slice(1), ...three.slice(0, 1)], old(1961)).label).not.toBe('match');
  });

  it('lets any record leave out all but the first of many', () => {
    const many = [...three, ...'DEFGHIJ'.split('').map((letter) => ({ family: `${letter}ark`, given: `${letter}.` }))];
    expect(judged(many, old(2020)).label).toBe('match');
    expect(judged(many.slice(0, 9), old(2020)).label).toBe('partial');
    expect(judged([...many.slice(1), ...many.slice(0, 1)], old(2020)).label).not.toBe('match');
  });
});
