import { describe, expect, it } from 'vitest';
import { baseForm, rootOf } from '../../../../src/compare/claim/judge/inflect.ts';

const same = (...words: string[]): void => expect(new Set(words.map(baseForm)).size, words.join(' ')).toBe(1);

describe('baseForm', () => {
  it('brings the forms of a word together', () => {
    same('study', 'studies', 'studied', 'studying');
    same('reduce', 'reduces', 'reduced', 'reducing');
    same('go', 'went', 'gone', 'goes');
    same('child', 'children');
    same('agree', 'agreed');
    same('stop', 'stopped', 'stopping');
    same('increase', 'increases', 'increased');
  });

  it('leaves words alone whose end only looks like an ending', () => {
    for (const word of ['virus', 'news', 'king', 'seed', 'glass', 'analysis', 'building']) expect(baseForm(word), word).toBe(word);
  });

  it('keeps unlike words apart', () => {
    for (const [a, b] of [
      ['new', 'news'],
      ['ring', 'run'],
      ['bus', 'bush'],
      ['found', 'fund'],
    ] as const)
      expect(baseForm(a)).not.toBe(baseForm(b));
  });

  it('passes other scripts and numerals', () => {
    expect([baseForm('東京'), baseForm('1990'), baseForm('')]).toEqual(['東京', '1990', '']);
  });
});

describe('rootOf', () => {
  it('brings families together', () => {
    for (const [a, b] of [
      ['production', 'producer'],
      ['reduction', 'reduced'],
      ['vaccination', 'vaccine'],
      ['leader', 'leading'],
      ['happily', 'happiness'],
      ['discovered', 'discovery'],
    ] as const)
      expect(rootOf(a), `${a} ${b}`).toBe(rootOf(b));
  });

  it('never leaves fewer than four letters of a longer word', () => {
    for (const word of ['nation', 'rating', 'action', 'unity']) expect(rootOf(word).length).toBeGreaterThanOrEqual(3);
  });
});
