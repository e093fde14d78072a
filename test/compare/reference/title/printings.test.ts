/** The same title in other manners; the pairs of test/pairs/titles.csv say what they make of it. */
import { describe, expect, it } from 'vitest';
import { otherPrintings, reviewOf, withoutAcronyms } from '../../../../src/compare/reference/title/printings.ts';

describe('a title of a review', () => {
  it.each([
    ['Review of: Visual handbook, by Denys J. Smith', 'Review of Visual handbook'],
    ['[Review of the book Visual handbook, by D. J. Smith]', 'Review of Visual handbook'],
    ['Book review: Visual handbook (Denys Smith)', 'Review of Visual handbook'],
    ['Book Review: “Visual handbook,” 5th edition, by Denys Smith', 'Review of Visual handbook'],
    ['Review of walking by bears', 'Review of walking by bears'],
  ])('%s', (title, review) => {
    expect(reviewOf(title)).toBe(review);
  });
  it('is none of a title that only speaks of reviews', () => {
    for (const title of ['Reviewers and their bears', 'A review of bears', 'Peer review: a bear’s view', 'Review'])
      expect(reviewOf(title)).toBeNull();
  });
});

describe('a number beside a title', () => {
  it.each([
    ['ANSI/NISO Z39.29-2005 Bears in print', 'Bears in print'],
    ['ISO 9241-11:2018, “Bears” in print', '“Bears” in print'],
    ['Technical Report CS-98-12: Bears in print', 'Bears in print'],
    ['NBER Working Paper No. 4212. Bears in print', 'Bears in print'],
    ['Walls and hedges1', 'Walls and hedges'],
  ])('is read past: %s', (title, read) => {
    expect(otherPrintings(title)).toContain(read);
  });
  it('is left where it is a part of it', () => {
    for (const title of ['Report on 12 bears', 'Walls and AlexNet2', 'Bears of GPT2', 'Report: bears', 'Room 12: bears'])
      expect(otherPrintings(title)).toEqual([]);
  });
});

describe('an acronym in brackets', () => {
  it('is dropped where the words before it spell it out', () => {
    expect(withoutAcronyms('Quadratic Unconstrained Binary Optimization (QUBO) of bears')).toBe(
      'Quadratic Unconstrained Binary Optimization of bears',
    );
    expect(withoutAcronyms('Convolutional neural networks (CNNs)')).toBe('Convolutional neural networks');
    expect(withoutAcronyms('Online Fast Adaptation and Knowledge Accumulation (OSAKA): a new approach')).toBe(
      'Online Fast Adaptation and Knowledge Accumulation: a new approach',
    );
    expect(withoutAcronyms('The bears of Argo (NATO)')).toBe('The bears of Argo (NATO)');
  });
});

describe('other printings', () => {
  it('are none of a plain title', () => {
    expect(otherPrintings('On the walking of small bears')).toEqual([]);
    expect(otherPrintings('On the walking of small bears (and others) 2')).toEqual([]);
  });
  it('take the sign of a sum for the letter that it is', () => {
    expect(otherPrintings('∑oφoς: a bear')).toContain('Σoφoς: a bear');
  });
  it('keep letters apart that are not one', () => {
    expect(otherPrintings('α-bears')).toEqual(['a-bears']);
    expect(otherPrintings('β-bears')).toEqual(['b-bears']);
  });
});
