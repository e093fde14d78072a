import { describe, expect, it } from 'vitest';
import { foldOf } from '../../src/text/characters.ts';

const fold = (letter: string): string => foldOf(letter).out;

describe('foldOf', () => {
  it.each([
    ['ﬃ', 'ffi'],
    ['Ä', 'ä'],
    ['E\u0301', 'é'],
    ['ſ', 's'],
    ['Ω', 'omega'],
    ['ё', 'е'],
    ['а\u0301', 'а'],
    ['دَ', 'د'],
    ['𝒳', 'x'],
    ['€', '€'],
    ['＆', 'and'],
    ['−', '-'],
    ['☃', ''],
    ['深', '深'],
    ['का', 'का'],
  ])('%s → %s', (letter, out) => expect(fold(letter)).toBe(out));

  it('knows what is a word by itself', () => {
    expect([...'%$€§°≤∉→&'].filter((sign) => !foldOf(sign).alone)).toEqual([]);
    expect([...'|~⁄∙*'].filter((sign) => foldOf(sign).alone)).toEqual([]);
    expect(['深', 'の', 'δ', '＝'].filter((letter) => !foldOf(letter).alone)).toEqual([]);
    expect(['é', 'ж', 'का', '☃'].filter((letter) => foldOf(letter).alone)).toEqual([]);
  });
});
