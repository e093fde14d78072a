import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { untagged } from '../../src/text/untagged.ts';

describe('untagged', () => {
  it.each([
    ['<p>A <b>bold</b> mill.</p><br/>', '   A    bold     mill.         '],
    ['<a href="https://example.org/x">Mills</a> & more', `${' '.repeat(32)}Mills     & more`],
    ['Roe &amp; Marsh&nbsp;1990', 'Roe &     Marsh      1990'],
    ['p < 0.05 and q > 2', 'p < 0.05 and q > 2'],
    ['a<b and c>d', 'a<b and c>d'],
    ['Map<string, list> of <T>', 'Map<string, list> of <T>'],
  ])('takes tags and nothing else: %s', (text, plain) => {
    expect(untagged(text)).toBe(plain);
  });

  it('keeps every place', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('<p>', '</p>', '<b class="x">', '&amp;', 'mill ', '<', '>', 'ü')), (parts) => {
        const text = parts.join('');
        expect(untagged(text)).toHaveLength(text.length);
      }),
    );
  });
});
