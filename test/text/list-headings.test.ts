import { describe, expect, it } from 'vitest';
import { announced } from '../../src/extract/headings.ts';
import { isReferenceHeading } from '../../src/read/pdf/headings.ts';
import { fold } from '../../src/text/fold.ts';
import { headsList, LIST_HEADINGS } from '../../src/text/list-headings.ts';

const words = LIST_HEADINGS.flatMap((row) => row.split(';'));

describe('LIST_HEADINGS', () => {
  it('has words of many scripts, each with something left of it when folded', () => {
    expect(words.length).toBeGreaterThan(300);
    for (const word of words) expect(fold(word), word).not.toBe('');
  });

  it('is what both the words and the layout of a page are read with', () => {
    for (const word of words) {
      expect(announced(word), word).toBe('list');
      expect(isReferenceHeading(word), word).toBe(true);
    }
  });

  it('head a list with the number of its slide behind them, and with no number of a page', () => {
    for (const text of ['References iii', 'References (2)', 'References (2/5)', 'Bibliography 2/3', 'Literatur II'])
      expect(headsList(text), text).toBe(true);
    for (const text of ['References 12', 'References of i', 'References mix']) expect(headsList(text), text).toBe(false);
  });
});
