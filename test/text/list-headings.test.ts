import { describe, expect, it } from 'vitest';
import { announced } from '../../src/extract/headings.ts';
import { isReferenceHeading } from '../../src/read/pdf/headings.ts';
import { fold } from '../../src/text/fold.ts';
import { headsList, headsTwice, LIST_HEADINGS } from '../../src/text/list-headings.ts';

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

  it('head a list where two or three stand as one, in two languages or of two kinds', () => {
    for (const text of ['참고문헌 - References', 'ЛИТЕРАТУРА / REFERENCES', '参考文献 (References)', '参考文献 References']) {
      expect(headsTwice(text), text).toBe(true);
      expect(headsList(text), text).toBe(true);
      expect(announced(text), text).toBe('list');
    }
    expect(announced('Bibliografía y referencias')).toBe('list');
    expect(headsList('Bibliografía y referencias')).toBe(false);
    for (const text of ['Conclusion / References', 'References', 'Results (References)', 'References - Part - Books - Articles'])
      expect(headsTwice(text), text).toBe(false);
  });

  it('head a list behind the number of a chapter as Korea and Japan print it', () => {
    for (const text of ['제5장 참고문헌', '5장 참고문헌', '第6章 参考文献', '第六章 参考文献']) {
      expect(headsList(text), text).toBe(true);
      expect(announced(text), text).toBe('list');
    }
  });
});
