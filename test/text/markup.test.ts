import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleared } from '../../src/text/markup.ts';

const clear = (text: string): string => cleared(text).text;

describe('cleared', () => {
  it.each([
    ['a&amp;b', 'a&b'],
    ['&#233; &#xE9;', 'é é'],
    ['don&#x2019;t', 'don’t'],
    ['a&nbsp;b&ndash;c', 'a b c'],
    ['&Delta; &micro;', 'δ µ'],
    ['co&shy;op di\u00advers\u200bity', 'coop diversity'],
    ['<em class="x">in</em>ner', 'inner'],
    ['a<br/>b</p>c', 'a b c'],
    ['&#37;', '%'],
  ])('reads %j as %j', (text, out) => expect(clear(text)).toBe(out));
  it('composes accents', () => expect(clear('&Ouml;').normalize()).toBe('Ö'));
  it.each(['< 5', '<5', '&;', '&unknownthing;', '&constructor;', '&#xd800;', '&#9999999;', 'a & b'])('leaves %j', (text) =>
    expect(clear(text)).toBe(text),
  );

  it.each([
    ['evalu-\nation', 'evaluation'],
    ['evalu-\u00ad\n  ation', 'evaluation'],
    ['evalu\u00ad\n  ation', 'evaluation'],
    ['evalu- ation', 'evaluation'],
    ['evalu -\nation', 'evaluation'],
    ['Gover-\nnor', 'Governor'],
    ['war-\nto', 'warto'],
  ])('joins %j', (text, out) => expect(clear(text)).toBe(out));
  it.each([
    'cross-claim',
    'pre- and post',
    'pre-\nund post',
    'policy—a debate',
    'policy - a debate',
    'word-\n\nnext',
    'word-\nNext',
    'over –\nthere',
    'IL-6',
  ])('does not join %j', (text) => expect(clear(text)).toBe(text));

  it('leads every place back', () => {
    const { text, moved } = cleared('<i>so</i> a&eacute;b');
    expect(text.normalize()).toBe('so aéb');
    expect([moved(0, false), moved(2, true), moved(3, false), moved(text.length, true)]).toEqual([3, 5, 10, 20]);
  });
  it('leads back whatever the text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', ' ', '&amp;', '<b>', '\u00ad', '-\n', 'é', '&nbsp;')), (parts) => {
        const printed = parts.join('');
        const { text, moved } = cleared(printed);
        let last = 0;
        for (let i = 0; i < text.length; i += 1) {
          const [start, end] = [moved(i, false), moved(i + 1, true)];
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(printed.length);
          if (text[i] === 'a') expect(printed.slice(start, end)).toBe('a');
          last = end;
        }
      }),
    );
  });
});

describe('hostile texts', () => {
  it.each(['&', '<a ', '-', '- ', ' -\n', 'a- ', '\u00ad'])('a megabyte of %j is read once', (unit) => {
    expect(typeof clear(unit.repeat(1_000_000 / unit.length))).toBe('string');
  });
});
