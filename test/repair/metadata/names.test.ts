import { describe, expect, it } from 'vitest';
import type { CslName } from '../../../src/model/csl.ts';
import { inMannerOf, keptPlaces } from '../../../src/repair/metadata/names.ts';

const named = (...names: readonly string[]): CslName[] =>
  names.map((name) => {
    const [family = '', given] = name.split(', ');
    return given === undefined ? { literal: family } : { family, given };
  });

describe('keptPlaces', () => {
  it.each<[string, readonly string[], readonly string[], readonly number[]]>([
    ['initials are the same person', ['Roe, A.', 'Lee, B. C.'], ['Roe, Ann', 'Lee, Bo Carl'], [0, 1]],
    ['an author left out', ['Roe, A.', 'Lee, B.'], ['Roe, Ann', 'Hull, Cora', 'Lee, Bo'], [0, -1, 1]],
    ['a stranger', ['Roe, A.', 'Winter, Q.', 'Lee, B.'], ['Roe, Ann', 'Lee, Bo'], [0, 2]],
    ['another given name beside the same middle one', ['Judge, Tichael L.'], ['Judge, Michael L.'], [-1]],
    ['another initial', ['Judge, T. L.'], ['Judge, Michael L.'], [-1]],
    ['a slip in the family name', ['Kboayashi, K.'], ['Kobayashi, K.'], [-1]],
    ['two of one name', ['Liu, C.', 'Liu, C.'], ['Liu, Chen', 'Liu, Chao'], [0, 1]],
    ['accents are no difference', ['Garcia, H.'], ['García, Héctor'], [0]],
    ['a body', ['World Health Organization'], ['World Health Organization'], [0]],
  ])('%s', (_, written, recorded, places) => {
    expect(keptPlaces(named(...written), named(...recorded))).toEqual(places);
  });
});

describe('inMannerOf', () => {
  const given = (written: readonly string[], recorded: string): string | undefined =>
    inMannerOf(named(...written), named(recorded))[0]?.given;
  it.each([
    [['Roe, A.', 'Lee, B. C.'], 'Jennifer Anne', 'J. A.'],
    [['Roe, A.', 'Lee, B.C.'], 'Jennifer Anne', 'J.A.'],
    [['Roe, A', 'Lee, BC'], 'Jennifer Anne', 'JA'],
    [['Roe, A', 'Lee, B C'], 'Jennifer Anne', 'J A'],
    [['Roe, A.'], 'Hee-Sun', 'H.-S.'],
    [['Roe, A'], 'K.-H.', 'K-H'],
    [['Roe, A.'], 'Étienne', 'É.'],
    // Somebody is named in full; nobody has a given name; letters without capitals; a small word.
    [['Roe, Ann', 'Lee, B.'], 'Jennifer Anne', 'Jennifer Anne'],
    [['Senate of Hull'], 'Jennifer Anne', 'Jennifer Anne'],
    [['Roe, A.'], '建国', '建国'],
    [['Roe, A.'], 'Jennifer van der', 'Jennifer van der'],
  ])('%j, %s → %s', (written, recorded, expected) => {
    expect(given(written, `Hull, ${recorded}`)).toBe(expected);
  });

  it('leaves bodies as they are', () => {
    expect(inMannerOf(named('Roe, A.'), named('Senate of Hull'))).toEqual(named('Senate of Hull'));
  });
});
