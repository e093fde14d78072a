import { describe, expect, it } from 'vitest';
import { isMarked, marksIn, markWords, withoutMark } from '../../src/text/softened.ts';

describe('marks of softened statements', () => {
  it('speak the language of the text, and English where it is not known', () => {
    expect(markWords('de', '').unverified).toBe('nicht belegt');
    expect(markWords('han', '大学は1956年に設立された').unverified).toBe('未確認');
    expect(markWords('han', '大学成立于1956年').unverified).toBe('未证实');
    expect(markWords('latin', '')).toBe(markWords(null, ''));
  });

  it('are known again', () => {
    for (const language of ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'cyrillic', 'han'])
      for (const text of ['', 'の'])
        for (const word of [markWords(language, text).unverified, markWords(language, text).disputed])
          expect(isMarked(`(${word})`)).toBe(true);
    const text = 'Sie fiel (umstritten), und er blieb (nicht belegt).';
    expect(marksIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([' (umstritten)', ' (nicht belegt)']);
    expect(withoutMark('It fell (unverified).')).toBe('It fell.');
    expect([isMarked('It fell (in May).'), isMarked('他去了（有争议）。')]).toEqual([false, true]);
  });
});
