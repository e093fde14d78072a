import { expect, test } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { claimRead, readInOrder } from '../../../../src/compare/claim/exchanged/read.ts';
import { deniedAltogether, refusedTold } from '../../../../src/compare/claim/framed/refused.ts';

const told = (claim: string, evidence: string): string | null =>
  refusedTold(claimRead(saidIn(claim)), readInOrder(statedIn(evidence)))?.against ?? null;
const denied = (claim: string, evidence: string): string | null =>
  deniedAltogether(claimRead(saidIn(claim)), readInOrder(statedIn(evidence)))?.against ?? null;

test.each([
  ['The choir received a grant of 900 pounds.', 'The request of the choir for a grant of 900 pounds was rejected.', 'was rejected'],
  ['The choir asked for a grant of 900 pounds.', 'The request of the choir for a grant of 900 pounds was rejected.', null],
  ['The choir received a grant in 2013.', 'The request of the choir for a grant was rejected in 2011, but it received one in 2013.', null],
  ['She took the post of dean in 1948.', 'She refused the post of dean in 1946 and took it in 1948.', null],
  ['Rosa Lima foi reitora em 1951.', 'Recusou um convite para ser reitora em 1951.', 'Recusou'],
  ['Rosa Lima recusou em 1951 o cargo de reitora.', 'Recusou um convite para ser reitora em 1951.', null],
])('%s', (claim, evidence, against) => {
  expect(told(claim, evidence)).toBe(against);
});

test.each([
  ['The panel found errors in four files.', 'The panel read four files. It did not find any errors.', true],
  ['The panel found no errors in four files.', 'The panel read four files. It did not find any errors.', false],
  ['She wrote the letter and asked him to sign.', 'She wrote. He did not sign the letter.', false],
  ['Gulls call less often than terns.', 'Gulls do not call as often as terns.', false],
  ['The panel found few errors in four files.', 'The panel read four files. It did not find any errors.', false],
  ['It may have a rail.', 'It may or may not have a rail.', false],
  ['The panel found errors in four files.', 'It did not find any errors. Later it found errors in four files.', false],
  ['Die Regel gilt für Hotels und Wohnheime.', 'Für Wohnheime gilt die Regel nicht.', true],
])('%s', (claim, evidence, turned) => {
  expect(denied(claim, evidence) !== null).toBe(turned);
});
