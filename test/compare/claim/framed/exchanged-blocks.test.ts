import { expect, test } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { claimRead, readInOrder } from '../../../../src/compare/claim/exchanged/read.ts';
import { blocksExchanged } from '../../../../src/compare/claim/framed/exchanged-blocks.ts';

const told = (claim: string, evidence: string): string | null =>
  blocksExchanged(claimRead(saidIn(claim)), readInOrder(statedIn(evidence)))?.against ?? null;

const DEAL = 'Marbeth agreed in May to buy its rival Tulloch for 30 million.';
const READERS = 'Younger nurses write notes more often than older ones.';

test.each([
  ['Tulloch agreed in May to buy its rival Marbeth for 30 million.', DEAL, true],
  ['Tulloch agreed to buy Marbeth for 30 million.', DEAL, true],
  ['Marbeth agreed to buy Tulloch for 30 million.', DEAL, false],
  ['Older nurses write notes more often than younger ones.', READERS, true],
  ['Younger nurses write notes more often than older ones.', READERS, false],
  // Circumstances, lists, passives and what holds either way stand in any order.
  ['In 2019 the trust opened six clinics in Kenya.', 'In Kenya the trust opened six clinics in 2019.', false],
  ['Owls, mice and hares live there.', 'Hares, mice and owls live there.', false],
  ['The fee was disputed by the tenant.', 'The tenant disputed the fee.', false],
  ['Lund met Arden in Oslo.', 'Arden met Lund in Oslo.', false],
  ['Calcium cycling controls whole warmth in brown fat.', 'Brown fat controls whole warmth via calcium cycling.', false],
  // The other way round and from the other side is the same.
  ['Lutham is colder in winter than Bressay.', 'Bressay is warmer in winter than Lutham.', false],
  ['Lutham lies three miles north of Bressay.', 'Bressay lies three miles south of Lutham.', false],
  ['Older nurses write notes more often than younger ones.', 'Younger nurses write notes less often than older ones.', false],
  ['Lutham is colder in winter than Bressay.', 'Bressay is colder in winter than Lutham.', true],
  ['Tulloch is a rival of Marbeth.', 'Marbeth is a rival of Tulloch.', false],
  ['Den Antrag lehnte der Rat ab.', 'Der Rat lehnte den Antrag ab.', false],
])('%s', (claim, evidence, exchanged) => {
  expect(told(claim, evidence) !== null).toBe(exchanged);
});
