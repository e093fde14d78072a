import { describe, expect, it } from 'vitest';
import { markupAt } from '../../src/text/markup.ts';

describe('markupAt', () => {
  it('reads character references and tags, and nothing else', () => {
    expect(markupAt('a&amp;b', 1)).toEqual({ end: 6, letter: '&', breaks: false });
    expect(markupAt('&#233;', 0)).toEqual({ end: 6, letter: 'é', breaks: false });
    expect(markupAt('&#x2019;', 0)).toEqual({ end: 8, letter: "'", breaks: false });
    expect(markupAt('&nbsp;', 0)).toEqual({ end: 6, letter: '', breaks: true });
    expect(markupAt('<em class="x">', 0)).toEqual({ end: 14, letter: '', breaks: false });
    expect(markupAt('<br/>', 0)).toEqual({ end: 5, letter: '', breaks: true });
    for (const text of ['< 5', '<5', '&;', '&unknownthing;', '&constructor;', '&#xd800;', '&#9999999;'])
      expect(markupAt(text, 0)).toBeNull();
  });
});
