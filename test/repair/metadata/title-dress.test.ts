import { describe, expect, it } from 'vitest';
import { dressOf, inBraces, inCase, type KeptPiece } from '../../../src/repair/metadata/title-dress.ts';

/** Kept words, "written|recorded", the first of them the first of the title. */
const kept = (...words: readonly string[]): KeptPiece[] =>
  words.map((word, at) => {
    const [tex = '', recorded = tex] = word.split('|');
    return { tex, recorded, first: at === 0 };
  });

describe('the capitals of a title', () => {
  it('are lowered, raised, or nothing is seen', () => {
    expect(dressOf(kept('Deep', 'learning|Learning', 'for|for')).capitals).toBe('lowered');
    expect(dressOf(kept('On', 'Growth|growth', 'of', 'Corals|corals')).capitals).toBe('raised');
    expect(dressOf(kept('On', 'Growth|growth', 'of', 'corals')).capitals).toBeNull();
    expect(dressOf(kept('On', 'DNA', 'Damage|Damage')).capitals).toBeNull();
  });

  it('decide how a word is put in', () => {
    const [lowered, raised, none] = [
      dressOf(kept('Deep', 'learning|Learning')),
      dressOf(kept('On', 'Growth|growth', 'Corals|corals')),
      dressOf(kept('On', 'growth')),
    ];
    expect(inCase('Recognition', 'recogntion', lowered)).toBe('recognition');
    expect(inCase('DNA', 'dna', lowered)).toBe('DNA');
    // Nothing stood there: a name may be put in.
    expect(inCase('Africa', undefined, lowered)).toBe('Africa');
    expect(inCase('glass', 'glas', raised)).toBe('Glass');
    expect([inCase('of', undefined, raised), inCase('in', 'on', raised)]).toEqual(['of', 'in']);
    expect(inCase('Czechoslovak', 'transport', none)).toBe('Czechoslovak');
  });
});

describe('the braces of a title', () => {
  const words = dressOf(kept('The', '{Deep}', '{Ten}-{Year}', '{Study}:', 'of'));
  const letters = dressOf(kept('The', '{D}eep', '{S}tudy'));
  const none = dressOf(kept('The', '{Deep}', 'Study'));

  it('are those of the piece in whose place a word is put', () => {
    expect(inBraces('Activated', '{Actviated}', none)).toBe('{Activated}');
    expect(inBraces('Strengths,', '{Strenghts},', none)).toBe('{Strengths},');
    expect(inBraces('Activated', '{A}ctviated', none)).toBe('{A}ctivated');
    expect(inBraces('activated', '{A}ctviated', none)).toBe('activated');
    expect(inBraces('Study', 'Stduy', words)).toBe('Study');
    expect(inBraces('{DNA}', '{DAN}', none)).toBe('{DNA}');
  });

  it('are those of all the others where nothing with a capital stood', () => {
    expect(inBraces('Carbon', undefined, words)).toBe('{Carbon}');
    expect(inBraces('Carbon', 'methods', words)).toBe('{Carbon}');
    expect(inBraces('Carbon', undefined, letters)).toBe('{C}arbon');
    expect(inBraces('in', undefined, words)).toBe('in');
    expect(inBraces('Carbon', undefined, none)).toBe('Carbon');
    expect(inBraces("{\\'E}tude", undefined, words)).toBe("{\\'E}tude");
  });
});
