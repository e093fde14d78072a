import { expect, test } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { claimRead, readInOrder } from '../../../../src/compare/claim/exchanged/read.ts';
import { firstPeriodLeftOut } from '../../../../src/compare/claim/framed/first-period.ts';

const told = (claim: string, evidence: string): string | null =>
  firstPeriodLeftOut(claimRead(saidIn(claim)), readInOrder(statedIn(evidence)))?.against ?? null;

const LEAFLET = 'Swimming is not recommended during the first month. The cream reduced itching by 30 percent in the first year.';

test.each([
  ['Swimming is not recommended while using the cream.', 'during the first month'],
  ['Swimming is not recommended in the beginning.', null],
  ['The cream reduced itching by 30 percent.', 'in the first year'],
  ['The cream reduced itching by 30 percent in the first year.', null],
  ['Within a year the cream reduced itching by 30 percent.', null],
  ['The cream reduced itching by 30 percent, and went on doing so for three years.', null],
  ['The cream reduced itching.', null],
])('%s', (claim, against) => {
  expect(told(claim, LEAFLET)).toBe(against);
});

test('reads other languages, and is silent where another sentence sets no time', () => {
  expect(told('Die Salbe senkte den Juckreiz um 30 Prozent.', 'Im ersten Jahr senkte die Salbe den Juckreiz um 30 Prozent.')).toBe(
    'Im ersten Jahr',
  );
  expect(told('Swimming is not recommended.', `Swimming is not recommended. ${LEAFLET}`)).toBeNull();
});
