import { describe, expect, it } from 'vitest';
import { undatedMarks } from '../../../src/extract/citations/undated.ts';

describe('undatedMarks', () => {
  const known = new Map([
    ['Price and Moreau', 'price'],
    ['Case', 'case'],
    ['May et al.', 'may'],
    ['dos Santos', 'santos'],
    ['王', 'wang'],
  ]);
  const found = (text: string) =>
    undatedMarks(text, ({ families, etAl }) => known.get(`${families.join(' and ')}${etAl ? ' et al.' : ''}`) ?? null).map(
      ({ to, locator }) => (locator === undefined ? to : `${to} ${locator}`),
    );
  it.each([
    ['It grows (Price y Moreau).', ['price']],
    ['It grows (Mbeki, 2016; West y Hughes, 2023; Case).', ['case']],
    ['It grows (May et al., p. 37).', ['may p. 37']],
    ['It grows (see dos Santos).', ['santos']],
    ['生长(王; Ivanov 等, 2022)。', ['wang']],
  ])('reads %s', (text, works) => {
    expect(found(text)).toEqual(works);
  });
  it.each([
    'A place (Boston) and a case (case).',
    'With a year it is another mark (Case, 2016).',
    'In front of the house (the Case) and (12).',
  ])('leaves %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
