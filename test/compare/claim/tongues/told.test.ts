import { describe, expect, it } from 'vitest';
import { GERMAN } from '../../../../src/compare/claim/tongues/german.ts';
import { SPANISH } from '../../../../src/compare/claim/tongues/spanish.ts';
import { kin, shared, shareIn, told } from '../../../../src/compare/claim/tongues/told.ts';

describe('kin', () => {
  it.each([
    ['aprobado', 'aprobo'],
    ['construido', 'construir'],
    ['ruckfallrate', 'ruckfalle'],
    ['gebaut', 'bauen'],
    ['firmaron', 'firmado'],
  ])('%s and %s', (one, other) => {
    expect(kin(one, other)).toBe(true);
  });

  it.each([
    ['bundesverfassungsgericht', 'bundesverwaltungsgericht'],
    ['lobo', 'lince'],
    ['1204', '1402'],
    ['stieg', 'sank'],
  ])('%s and %s are none', (one, other) => {
    expect(kin(one, other)).toBe(false);
  });

  it('counts shared words', () => {
    expect(shared(['casa', 'perro'], ['casas', 'gato'])).toEqual(['casa']);
    expect([shareIn([], ['a']), shareIn(['casa', 'perro'], ['casas'])]).toEqual([1, 0.5]);
  });
});

describe('told', () => {
  it('reads words of meaning and clauses, and no clause within a figure', () => {
    const read = told('Der Preis stieg um 12,5 %, aber die Löhne sanken.', GERMAN);
    expect(read.words).toEqual(['preis', 'stieg', '12.5', 'lohne', 'sanken']);
    expect(read.clauses.map(({ own }) => own)).toEqual([
      ['preis', 'stieg', '12.5'],
      ['lohne', 'sanken'],
    ]);
  });

  it('takes what leads into a sentence along, and letters by themselves', () => {
    const read = told('En la última década, no se vendió la vacuna B.', SPANISH);
    expect(read.clauses[1]?.words).toEqual(['ultima', 'decada', 'vendio', 'vacuna', 'b']);
    expect(read.statements).toHaveLength(1);
  });

  it('crosses out denials that deny nothing', () => {
    expect(told('Nicht nur die Stadt zahlt.', GERMAN).text).not.toMatch(GERMAN.denies);
  });
});
