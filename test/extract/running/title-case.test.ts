import { expect, it } from 'vitest';
import { inTitleCase } from '../../../src/extract/running/title-case.ts';

it.each([
  ['On the Growth of Hedges in Gardens', true],
  ['Hedges Are All You Need', true],
  ['On the growth of hedges in gardens', false],
  ['Deep Hedges', false],
])('%s is set as a title: %s', (title, expected) => {
  expect(inTitleCase(title)).toBe(expected);
});

it('asks for as many words as it is told', () => {
  expect(inTitleCase('Deep Hedges', 2)).toBe(true);
});
