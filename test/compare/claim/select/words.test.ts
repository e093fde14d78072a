import { describe, expect, it } from 'vitest';
import { meant, wordsOf } from '../../../../src/compare/claim/select/words.ts';

const said = (text: string, loud = false): string[] => meant(text, { start: 0, end: text.length }, loud).map(({ text: word }) => word);

describe('meant', () => {
  it('keeps names of few letters, and no common word', () => {
    expect(said('Did the WHO see the Mk III on route B?')).toEqual(['who', 'see', 'mk', 'iii', 'route', 'b']);
    expect(said('Who was it, and who saw it?')).toEqual(['saw']);
    expect(said('RAINFALL AT THE COAST', true)).toEqual(['rainfall', 'coast']);
  });
});

describe('wordsOf', () => {
  it('counts words, joins what a hyphen parts and names Greek letters', () => {
    const text = 'The bee-keepers saw bees; TGF-β rose.';
    const { counts, length } = wordsOf(text, { start: 0, end: text.length });
    expect(counts.get('bee')).toBe(2);
    expect([...counts.keys()]).toEqual(expect.arrayContaining(['beekeep', 'beta', 'tgf']));
    expect(length).toBe(7);
  });
});
