import { expect, test } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { ledExchanged } from '../../../../src/compare/claim/exchanged/led.ts';

const told = (claim: string, source: string): string | null => ledExchanged(saidIn(claim), () => statedIn(source))?.against ?? null;

const SHEDS =
  'Coal was carried from Holt to the docks. The engine sheds stood at Marsden until 1902, when they were moved to Skelby; the depot was sold to Holt.';
const COMET =
  'The diatoms were identified by Marija Kos in Skopje. Tephra layers were matched to eruptions of Vesuvius and Etna by Giulia Neri.';
const LIFE = 'Amara Diop was born in Dakar, grew up in Marseille and lives with her sister in Montreal, where she teaches.';
const TYPE = 'The type is kept in Nairobi, with duplicates in Florence.';

test.each([
  ['The engine sheds were moved to Holt in 1902.', SHEDS, 'Skelby'],
  ['Tephra layers were matched to eruptions by Marija Kos.', COMET, 'Giulia Neri'],
  ['Diop lives with her sister in Marseille.', LIFE, 'Montreal'],
  ['The type is kept in Florence.', TYPE, 'Nairobi'],
])('%s', (claim, source, name) => {
  expect(told(claim, source)).toBe(name);
});

test.each([
  ['The engine sheds were moved to Skelby in 1902.', SHEDS],
  ['Tephra layers were matched to eruptions by Giulia Neri.', COMET],
  ['Diop grew up in Marseille.', LIFE],
  // Both may be so.
  ['The type is kept in Florence.', 'The type is kept in Nairobi and in Florence.'],
  ['The type is kept in Florence.', 'The type is kept in Nairobi. In Florence, another part of the type is kept.'],
  // The one place may lie in the other.
  ['The type is kept in Switzerland.', 'The type is kept in Geneva. Many plants were grown in Switzerland.'],
  // Nothing is known of the name.
  ['The type is kept in Florence.', 'The type is kept in Nairobi.'],
])('nothing is told: %s — %s', (claim, source) => {
  expect(told(claim, source)).toBeNull();
});
