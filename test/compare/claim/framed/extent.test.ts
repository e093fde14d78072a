import { expect, test } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { readInOrder } from '../../../../src/compare/claim/exchanged/read.ts';
import { EXTENT } from '../../../../src/compare/claim/framed/extent.ts';
import { framedOtherwise } from '../../../../src/compare/claim/framed/index.ts';

test('one word of bits holds their quick looks', () => {
  expect(EXTENT.length).toBeLessThanOrEqual(31);
});

test('they are asked after those of the frame', () => {
  const read = readInOrder(statedIn('Two of the six mills were sold to a trust.'));
  expect(framedOtherwise(saidIn('The six mills were sold to a trust.'), () => read)?.against).toBe('Two of the six mills were');
  expect(framedOtherwise(saidIn('Two of the six mills were sold to a trust.'), () => read)).toBeNull();
});
