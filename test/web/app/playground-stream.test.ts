/** How far an answer is let through while it comes: whole sentences with their marks, and the rest at the end. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letThrough, nextEnd, stretchesOf } from '../../../src/web/app/playground-stream.ts';

const TEXT = 'Dr. Ng paid 3.5 euros. [1] Was it late? Yes';
const said = (text: string): string[] => stretchesOf(text).map(({ start, end }) => text.slice(start, end));

describe('stretchesOf', () => {
  it('ends where sentences end, and cuts nothing off', () => {
    expect(said(TEXT)).toEqual(['Dr. Ng paid 3.5 euros. [1]', ' Was it late?', ' Yes']);
    expect(said('')).toEqual([]);
    expect(said('one word')).toEqual(['one word']);
    expect(said('첫째 문장. 둘째 문장.\n\n- أول. ثان؟')).toHaveLength(4);
  });

  it('covers any text without gaps', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        expect(said(text).join('')).toBe(text);
      }),
    );
  });
});

describe('letThrough', () => {
  const stretches = stretchesOf(TEXT);
  it('shows every word at once and marks what has ended, or holds what has not', () => {
    expect(letThrough(stretches, 10, 'annotate')).toEqual({ shown: 10, checked: 0 });
    expect(letThrough(stretches, 10, 'hold')).toEqual({ shown: 0, checked: 0 });
    expect(letThrough(stretches, 30, 'annotate')).toEqual({ shown: 30, checked: 26 });
    expect(letThrough(stretches, 30, 'hold')).toEqual({ shown: 26, checked: 26 });
    expect(letThrough(stretches, TEXT.length, 'hold')).toEqual({ shown: TEXT.length, checked: TEXT.length });
  });

  it('steps from sentence to sentence to the end', () => {
    const ends: number[] = [];
    for (let at = nextEnd(stretches, 0); at !== null; at = nextEnd(stretches, at)) ends.push(at);
    expect(ends).toEqual([26, 39, TEXT.length]);
  });
});
