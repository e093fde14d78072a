import { expect, test } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { claimRead, readInOrder } from '../../../../src/compare/claim/exchanged/read.ts';
import { lessOfTwo } from '../../../../src/compare/claim/framed/compared.ts';

const told = (claim: string, evidence: string): string | null =>
  lessOfTwo(claimRead(saidIn(claim)), readInOrder(statedIn(evidence)))?.against ?? null;

const LAKES = 'Lake Brenn is 31 metres deep. Lake Solm is 44 metres deep and has nine islands. Lake Brenn has two islands.';

test.each([
  ['Lake Brenn is deeper than Lake Solm.', '31 metres” and “44 metres'],
  ['Lake Solm is deeper than Lake Brenn.', null],
  ['Lake Brenn has more islands than Lake Solm.', 'two” and “nine'],
  ['Lake Solm has fewer islands than Lake Brenn.', 'nine” and “two'],
  ['Lake Brenn is not deeper than Lake Solm.', null],
  ['Lake Brenn is older than Lake Solm.', null],
])('%s', (claim, against) => {
  expect(told(claim, LAKES)).toBe(against);
});

test('reads two in one sentence, and is silent where one of the two has several values', () => {
  const vote = 'Die Bauernliste erhielt 31 Prozent der Stimmen, die Stadtpartei 27 Prozent.';
  expect(told('Die Stadtpartei erhielt mehr Stimmen als die Bauernliste.', vote)).toBe('27 Prozent” and “31 Prozent');
  expect(told('Die Bauernliste erhielt mehr Stimmen als die Stadtpartei.', vote)).toBeNull();
  expect(told('Lake Brenn has more islands than Lake Solm.', `${LAKES} In 1900 Lake Brenn had twelve islands.`)).toBeNull();
});
