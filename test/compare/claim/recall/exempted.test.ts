import { expect, test } from 'vitest';
import { exemptedBeside } from '../../../../src/compare/claim/recall/exempted.ts';
import { evidenceIndex } from '../../../../src/compare/claim/recall/index.ts';
import { stemOf } from '../../../../src/text/tokens/stem.ts';

const exempts = (text: string, word: string): boolean => {
  const index = evidenceIndex(text);
  return exemptedBeside(index, 0, index.places.get(stemOf(word)) ?? []);
};

test('who is exempted right beside a sentence that does not name him is not denied what it denies', () => {
  const rule = 'Without a badge, vans may not enter the yard after noon.';
  expect(exempts(`${rule} Farmers are exempt.`, 'farmer')).toBe(true);
  expect(exempts(`${rule} This does not apply to farmers.`, 'farmer')).toBe(true);
  expect(exempts(`${rule} Farmers are checked as well.`, 'farmer')).toBe(false);
  expect(exempts(`${rule} One. Two. Three. Farmers are exempt.`, 'farmer')).toBe(false);
  expect(exempts(`${rule} Vans of the yard are exempt.`, 'van')).toBe(false);
});
