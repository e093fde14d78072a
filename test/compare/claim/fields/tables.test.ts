import { describe, expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { belonging } from '../../../../src/compare/claim/belonging.ts';
import { fieldsIn } from '../../../../src/compare/claim/fields/read.ts';
import { fieldTables } from '../../../../src/compare/claim/fields/tables.ts';

const against = (claim: string, text: string): string | null => belonging(saidIn(claim), () => statedIn(text))?.against ?? null;

describe('fields as tables', () => {
  const patient = 'Smoker: no\nBlood pressure: 128/82 mmHg\nHeart rate: 71 bpm\nFamily history: infarction of the father at 61\n';
  it('tell the number of another field', () => {
    expect(against('Her heart rate was 82 bpm.', patient)).toContain('71 bpm');
    expect(against('Her heart rate was 71 bpm.', patient)).toBeNull();
  });

  it('ask for all words of a label', () => {
    expect(against('Her father had a heart attack at 61.', patient)).toBeNull();
  });

  it('have a row for each entry of a list', () => {
    const text = JSON.stringify([
      { city: 'Lisbon', wind_kmh: 24 },
      { city: 'Cairo', wind_kmh: 9 },
    ]);
    expect(against('Cairo had a wind of 24 km/h.', text)).toContain('9');
    expect(against('Lisbon had a wind of 24 km/h.', text)).toBeNull();
  });

  it('make no table of things that have no label in common', () => {
    const list = (many: number, key: (i: number) => string): string =>
      JSON.stringify(Array.from({ length: many }, (_, i) => ({ [key(i)]: i, name: `Hotel ${i}` })));
    expect(fieldTables(fieldsIn(list(2000, (i) => `key${i}`)))).toEqual([]);
    expect(fieldTables(fieldsIn(list(2000, () => 'beds')))[0]?.rows).toHaveLength(2000);
  });
});
