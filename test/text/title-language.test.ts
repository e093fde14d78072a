/** Titles in two languages are told by small words, and where one has none by marks and endings. */
import { describe, expect, it } from 'vitest';
import { inTwoLanguages } from '../../src/text/title-language.ts';

describe('two titles', () => {
  it('are in two languages where their small words say so, whichever comes first', () => {
    for (const [a, b] of [
      ['Being and walls', 'Sein und Wände'],
      ['Vigilar y tapiar: nacimiento de la pared', 'Surveiller et murer: naissance de la paroi'],
      ['Das andere Gemäuer', 'Le deuxième mur'],
      ['The second wall', 'Le deuxième mur'],
      ['The effect of walls on work', 'Pengaruh tembok terhadap kinerja'],
      ['Walls and bridges of the town', 'Şehrin duvarları ve köprüleri'],
      ['Walls and bridges of the town', 'Murar och broar'],
      ['Walls and bridges of the town', 'Mury oraz mosty'],
    ] as const) {
      expect(inTwoLanguages(a, b), a).toBe(true);
      expect(inTwoLanguages(b, a), b).toBe(true);
    }
  });

  it('are, where one without small words does not look like the other', () => {
    expect(inTwoLanguages('Murar rápido, murar despacio', 'Walls, fast and slow')).toBe(true);
    expect(inTwoLanguages('Hundert Jahre Mauerlosigkeit', 'Cien años de murallas')).toBe(true);
    expect(inTwoLanguages('Walls and bridges', 'Стены и мосты')).toBe(true);
    expect(inTwoLanguages('Wall society, fast building', 'Mauergesellschaft: auf dem Weg in die Moderne')).toBe(true);
  });

  it('are not in one language, or where nothing tells', () => {
    expect(inTwoLanguages('The grammar of walls', 'The structure of walls')).toBe(false);
    expect(inTwoLanguages('Building walls quickly', 'The structure of walls')).toBe(false);
    expect(inTwoLanguages('Mauer', 'Wall')).toBe(false);
    expect(inTwoLanguages('Wall Man', 'Walls and legal reasoning')).toBe(false);
    expect(inTwoLanguages('GPT-2', 'Improving walls by training')).toBe(false);
    expect(inTwoLanguages('Nuevas paredes', 'Mauergesellschaft')).toBe(false);
    expect(inTwoLanguages('Istoricheskie korni severnogo eposa', 'Исторические корни волшебной сказки')).toBe(false);
  });
  it('are told by “di”', () => {
    expect(inTwoLanguages('Delirio di mura', 'Delirious walls: a manifesto for bridges')).toBe(true);
  });
});
