import { expect, test } from 'vitest';
import { verifyAnswer } from '../../../../src/index.ts';

const outcome = (claim: string, text: string): string | undefined =>
  verifyAnswer(claim.replace(/\.$/, ' [1].'), [{ id: 'a.txt', text }]).claims[0]?.outcome;

const OPTION = 'The timeout option sets how long the client waits, in milliseconds. It defaults to 30000.';
const DIVIDEND = 'The board declared a dividend of $0.35 per share.';
const FARE = 'A return ticket costs 18 euros, children from 4 to 14 pay half, and younger ones travel free.';

test.each([
  ['By default the client waits 30 seconds.', OPTION, 'supported'],
  ['By default the client waits 60 seconds.', OPTION, 'partial'],
  ['The board declared a dividend of 35 cents per share.', DIVIDEND, 'supported'],
  ['Children from 4 to 14 pay 9 euros for a return ticket.', FARE, 'supported'],
  ['Children from 4 to 14 pay 6 euros for a return ticket.', FARE, 'contradicted'],
])('%s', (claim, text, wanted) => {
  expect(outcome(claim, text)).toBe(wanted);
});

test('what lies outside a range of which the evidence tells too is no other value', () => {
  expect(outcome('Children under 4 travel for free.', FARE)).toBe('supported');
});
