/** Cyrillic and Greek in Latin letters. */
import { describe, expect, it } from 'vitest';
import { romanized } from '../../src/text/scripts.ts';

describe('romanizing', () => {
  it('spells Cyrillic and Greek letters in Latin ones', () => {
    expect(romanized('Колмогоров')).toBe('kolmogorov');
    expect(romanized('Щербина')).toBe('shcherbina');
    expect(romanized('Παπαδάκης')).toBe('papadakis');
  });

  it('leaves other letters as they are', () => {
    expect(romanized('Müller 王')).toBe('Müller 王');
    expect(romanized('')).toBe('');
  });
});
