/** Lines below a quotation that name what it is from. */
import { describe, expect, it } from 'vitest';
import { attributionIn, endsInMarkAlone, isAttribution } from '../../../src/extract/quotes/attributed.ts';

const is = (line: string, marked = false): boolean =>
  isAttribution(line, { start: 0, end: line.length }, new Set(marked ? [line.length] : []));

describe('isAttribution', () => {
  it.each([
    ['— Roe and Poe, Of moles', false],
    ['— Roe and Poe, Of moles [2]', true],
    ['— Roe, Of moles.²', true],
    ['–– Board of Moles (2019)', true],
    ['— Board of Moles', false],
    ['--- Roe and Poe, Of moles [2]', true],
  ])('%s', (line, marked) => expect(is(line.replace('––', '—'), marked)).toBe(true));
  it.each([
    ['– The moles shall not dig here. [2]', true],
    ['– Yes, he said. [2]', true],
    ['– Do they dig?', false],
    ['— and then they dug', false],
    ['The Board of Moles [2]', true],
  ])('not: %s', (line, marked) => expect(is(line, marked)).toBe(false));
});

it('finds such a line at the end of a quotation', () => {
  const text = 'Moles dig.\n— Roe, Of moles';
  expect(text.slice(attributionIn(text, { start: 0, end: text.length }, new Set()))).toBe('— Roe, Of moles');
  expect(attributionIn('Moles dig.\nThey dig.', { start: 0, end: 20 }, new Set())).toBe(20);
});

it('tells a mark on a line of its own', () => {
  expect(['Moles dig.\n\n[2]', '²', 'Moles dig.\n(3, 4)'].map(endsInMarkAlone)).toEqual([true, true, true]);
  expect(['Moles dig [2]', 'Moles dig.²', 'Moles\n2'].map(endsInMarkAlone)).toEqual([false, false, false]);
});
