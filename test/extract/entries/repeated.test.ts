import { describe, expect, it } from 'vitest';
import { repeatedAuthors } from '../../../src/extract/entries/repeated.ts';

const [roe, doe, poe] = [
  { family: 'Roe', given: 'A.' },
  { family: 'Doe', given: 'B.' },
  { family: 'Poe', given: 'C.' },
];

describe('authors that a dash repeats', () => {
  it('are all of the entry before where nobody is named', () => {
    expect(repeatedAuthors('———. 2001. On walls.', [roe, doe])).toEqual([roe, doe]);
    expect(repeatedAuthors(', On walls, J. Hedges 4', [roe, doe])).toEqual([roe, doe]);
    expect(repeatedAuthors('———, On walls, J. Hedges 4', [roe], [{ literal: 'On walls' }])).toEqual([roe]);
  });
  it('are one for each dash where others are named behind it', () => {
    expect(repeatedAuthors('———, & C. Poe. 1984. Ponds.', [roe, doe], [poe])).toEqual([roe, poe]);
    expect(repeatedAuthors('-, -- & C. Poe. 1984. Ponds.', [roe, doe], [poe])).toEqual([roe, doe, poe]);
    expect(repeatedAuthors(', C. Poe & B. Doe. 1983. Ponds.', [roe], [poe, doe])).toEqual([roe, poe, doe]);
    expect(repeatedAuthors('——— and Poe, C. (1984). Ponds.', [roe], [poe])).toEqual([roe, poe]);
  });
});
