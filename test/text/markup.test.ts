import { describe, expect, it } from 'vitest';
import { markupAt } from '../../src/text/markup.ts';

describe('markupAt', () => {
  it('reads character references and tags, and nothing else', () => {
    expect(markupAt('a&amp;b', 1)).toEqual({ end: 6, letter: '&' });
    expect(markupAt('&#233;', 0)).toEqual({ end: 6, letter: 'é' });
    expect(markupAt('&#x2019;', 0)).toEqual({ end: 8, letter: "'" });
    expect(markupAt('&nbsp;', 0)).toEqual({ end: 6, letter: ' ' });
    expect(markupAt('<em class="x">', 0)).toEqual({ end: 14, letter: '' });
    expect(markupAt('<br/>', 0)).toEqual({ end: 5, letter: ' ' });
    expect(markupAt('&Ouml;', 0)?.letter.normalize()).toBe('Ö');
    expect(markupAt('&Delta;', 0)).toEqual({ end: 7, letter: 'δ' });
    expect(markupAt('&shy;', 0)).toEqual({ end: 5, letter: '' });
    expect(markupAt('&ndash;', 0)).toEqual({ end: 7, letter: ' ' });
    expect(markupAt('&#37;', 0)).toEqual({ end: 5, letter: '%' });
    for (const text of ['< 5', '<5', '&;', '&unknownthing;', '&constructor;', '&#xd800;', '&#9999999;'])
      expect(markupAt(text, 0)).toBeNull();
  });
});
