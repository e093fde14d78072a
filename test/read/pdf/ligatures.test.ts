import { describe, expect, it } from 'vitest';
import { fillLigatures } from '../../../src/read/pdf/ligatures.ts';

const WORDS =
  'effective effect effort affect difference different diffusion offer office official efficient coefficient inefficient sufficient difficult traffic affiliation affinity classification scientific specific significant benefit beneficial artificial first find field profile proficient deficit reflect influence workflow flow flexible conflict inflation flight buffer suffer staff stuff off trade-off cutoff identified simplifies defined verify waffle shuffle offline coffee confident briefly butterfly floor unified quantify';

describe('ligatures that the file does not spell', () => {
  it('fills them as English spells', () => {
    const wrong = WORDS.split(' ').filter((word) => {
      const hole = word.replace(/ffi|ffl|ff|fi|fl/g, '\0');
      // A font with "ff" alone writes "offline" and "affiliation" with that one.
      return ![word].includes(fillLigatures(hole).text);
    });
    expect(wrong).toEqual([]);
  });

  it('keeps the case of what stands around, and counts', () => {
    expect(fillLigatures('More E\0ective, E\0cient')).toEqual({ text: 'More Effective, Efficient', filled: 2 });
  });

  it('takes holes outside words away', () => {
    expect(fillLigatures('a \0 b')).toEqual({ text: 'a  b', filled: 0 });
  });
});
