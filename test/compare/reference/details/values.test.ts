/** Two values of a volume, an issue, pages or an edition: plainly other ones, the same, or none that can be held against each other. */
import { describe, expect, it } from 'vitest';
import {
  editionsBeside,
  issuesBeside,
  pagesBeside,
  plainNumber,
  readPages,
  volumesBeside,
} from '../../../../src/compare/reference/details/values.ts';

describe('a plain number', () => {
  it.each([
    ['12', 12],
    ['Vol. 12', 12],
    ['Bd. 7', 7],
    ['xlii', 42],
    ['XIX', 19],
    ['IV.', 4],
  ])('%s is %d', (text, number) => expect(plainNumber(text)).toBe(number));
  it.each(['', '12A', '3/4', '12 Suppl 1', 'Ser. B 12', 'March', 'X', 'iiii', '12–13'])('“%s” is none', (text) =>
    expect(plainNumber(text)).toBeNull(),
  );
});

describe('volumes', () => {
  it('differ by their numbers', () => expect(volumesBeside('12', '21')).toBe('other'));
  it('are the same in Roman numerals', () => expect(volumesBeside('XXI', 'Vol. 21')).toBe('same'));
  it.each([
    ['2004', '12'],
    ['12', '1998'],
    ['12', '12 Suppl 2'],
    ['12-13', '14'],
    ['0', '14'],
    [undefined, '14'],
  ])('%s and %s are not held against each other', (ours, theirs) => expect(volumesBeside(ours, theirs)).toBe('open'));
});

describe('issues', () => {
  it('differ within a year', () => expect(issuesBeside('3', '4')).toBe('other'));
  it.each([
    ['3', '713'],
    ['3/4', '3'],
    ['Mar', '3'],
    ['Suppl 1', '2'],
  ])('%s and %s are not held against each other', (ours, theirs) => expect(issuesBeside(ours, theirs)).toBe('open'));
});

describe('pages', () => {
  it.each([
    ['1291-9', { mark: '|', first: 1291, last: 1299 }],
    ['pp. 12–19', { mark: '|', first: 12, last: 19 }],
    ['S12-S19', { mark: 's|', first: 12, last: 19 }],
    ['271S-275S', { mark: '|s', first: 271, last: 275 }],
    ['e0123', { mark: 'e|', first: 123, last: null }],
    ['157-6', { mark: '|', first: 157, last: null }],
  ])('%s are read', (text, pages) => expect(readPages(text)).toEqual(pages));
  it.each(['12-15, 18-20', '415 p.', 'in press', 'S12-e19', ''])('“%s” are none that can be read', (text) =>
    expect(readPages(text)).toBeNull(),
  );
  it.each([
    ['33-41', '133–141'],
    ['313-328', '133'],
    ['1290-1299', '1291-1299'],
    ['15498-15507', '15438'],
  ])('%s are others than %s', (ours, theirs) => expect(pagesBeside(ours, theirs)).toBe('other'));
  it.each([
    ['133-142', '133–141'],
    ['133', '133–141'],
    ['S12', '12-19'],
    ['e124', '0124'],
  ])('%s begin where %s do', (ours, theirs) => expect(pagesBeside(ours, theirs)).toBe('same'));
  it.each([
    ['135', '133–141'],
    ['135-137', '133–141'],
    ['696-701', 'e124'],
    ['S96-S99', '124-130'],
    ['133-141', '1-9'],
    ['1-9', '133-141'],
    ['133-141', '104523'],
  ])('%s and %s are not held against each other', (ours, theirs) => expect(pagesBeside(ours, theirs)).toBe('open'));
});

describe('editions', () => {
  it('differ by number, however they are printed', () => {
    expect(editionsBeside('2nd ed.', '3')).toBe('other');
    expect(editionsBeside('2nd edition', '2')).toBe('same');
    expect(editionsBeside('revised', '2')).toBe('open');
  });
});
