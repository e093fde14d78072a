import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halfWidth } from '../../src/text/half-width.ts';

describe('halfWidth', () => {
  it.each([
    ['（山田、２０２０；佐藤，２０２１）', '(山田,2020;佐藤,2021)'],
    ['［１］〔２〕【３】', '[1][2][3]'],
    ['３〜５　６～７', '3~5 6~7'],
    ['(الخطيب، ٢٠١٩) (۲۰۲۰)', '(الخطيب, 2019) (2020)'],
    ['(২০১২) [१२] ๒๕๕๕', '(2012) [12] 2555'],
    ['ＡＢＣ and Ökonomie [1] ¹²', 'ＡＢＣ and Ökonomie [1] ¹²'],
  ])('%s', (text, expected) => expect(halfWidth(text)).toBe(expected));

  it('keeps every offset', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => halfWidth(text).length === text.length && halfWidth(halfWidth(text)) === halfWidth(text),
      ),
    ));
});
