import { describe, expect, it } from 'vitest';
import { squeezed } from '../../../src/extract/running/squeezed.ts';

describe('a text with one letter between two words', () => {
  it('tells where a span stands in the text as it was', () => {
    const given = 'See  Roe v. Poe, 12\r\n    F.3d 45.\n\n    Moe   is another.';
    const { text, place } = squeezed(given);
    expect(text).toBe('See Roe v. Poe, 12\nF.3d 45.\n\n    Moe is another.');
    const back = (words: string) => {
      const start = text.indexOf(words);
      const span = place({ start, end: start + words.length });
      return given.slice(span.start, span.end);
    };
    expect(back('Roe v. Poe, 12\nF.3d 45')).toBe('Roe v. Poe, 12\r\n    F.3d 45');
    expect(back('See')).toBe('See');
    expect(back('Moe is')).toBe('Moe   is');
    expect(back('another')).toBe('another');
  });
  it('is the same where no gap is wider', () => {
    const { text, place } = squeezed('Roe v. Poe');
    expect(text).toBe('Roe v. Poe');
    expect(place({ start: 0, end: 3 })).toEqual({ start: 0, end: 3 });
  });
});
