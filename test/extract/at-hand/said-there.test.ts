import { describe, expect, it } from 'vitest';
import { isSaidThere, toThatEffect } from '../../../src/extract/at-hand/said-there.ts';

const said = (text: string) => isSaidThere(text, { start: text.indexOf('Article 1'), end: text.indexOf('Article 1') + 9 });

describe('words that are said to be those of what is named beside them', () => {
  it('close right before it, or are led to by what it says', () => {
    expect(
      [
        '“Walls fall” (Article 1)',
        '“Walls fall” (see also Article 1)',
        'Article 1 provides that “walls fall”',
        'Article 1 lautet: „…“',
      ].map(said),
    ).toEqual([true, true, true, true]);
  });

  it('are none that stand farther off', () => {
    expect(['“Walls fall” is what Article 1 of it', 'Article 1 forbids a “wall”', 'Article 1 provides so. He said “no”'].map(said)).toEqual(
      [false, false, false],
    );
  });
});

describe('what is cited to an effect', () => {
  const effect = (text: string) => toThatEffect(text, text.indexOf('Roe'));
  it('is said to bear a statement out, not to hold its words', () => {
    expect(effect('no “mere wall” (see, to that effect, judgments of 4 May, Poe (Reefs), C‑1/31, paragraph 4, and Roe')).toBe(true);
    expect([effect('“a wall” (judgment of 4 May, Roe'), effect('(see, to that effect, Poe). “A wall” (Roe')]).toEqual([false, false]);
  });
});
