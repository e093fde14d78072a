import { describe, expect, it } from 'vitest';
import { preparePassages } from '../../../src/compare/quote/passage.ts';
import { scatteredParts } from '../../../src/compare/quote/scattered.ts';

const filler = (count: number): string => ' so it goes on'.repeat(count);
const TEXT = `The tenant keeps a key.${filler(125)} Rent is due in May.${filler(50)} The landlord keeps a book.`;
const source = preparePassages(TEXT);
const parts = (quote: string) => {
  const found = scatteredParts(source, quote);
  return found === null ? null : [found.apart, ...found.spans.map(({ start, end }) => TEXT.slice(start, end))];
};

describe('scatteredParts', () => {
  it('tells parts that lie too far apart, and by how much', () =>
    expect(parts('The tenant keeps a key … Rent is due in May … The landlord keeps')).toEqual([
      500,
      'The tenant keeps a key',
      'Rent is due in May',
      'The landlord keeps',
    ]));
  it('tells parts in another order', () =>
    expect(parts('Rent is due in May … The tenant keeps a key')).toEqual([null, 'Rent is due in May', 'The tenant keeps a key']));
  it.each([
    ['parts that are near each other in order', 'Rent is due in May … The landlord keeps a book'],
    ['a part that stands nowhere', 'The tenant keeps a key … Rent is due in June'],
    ['a part of two words', 'The tenant keeps a key … a book'],
    ['no ellipsis', 'The tenant keeps a key'],
  ])('says nothing of %s', (_, quote) => expect(parts(quote)).toBeNull());
});
