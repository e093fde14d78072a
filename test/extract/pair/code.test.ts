import { expect, test } from 'vitest';
import { verifyAnswer } from '../../../src/answer.ts';
import { ofProgram } from '../../../src/extract/pair/code.ts';

const at = (text: string): boolean => {
  const start = text.indexOf('[');
  return ofProgram(text, start, text.lastIndexOf(']') + 1);
};

test.each([
  'Set state[tx.origin] to nought.',
  'It adds tree_nodes[4] to the list.',
  'The list consensus.vDeployments[Consensus::VOLE] is read.',
  'It takes hash[12:] of the sender.',
  'Versions lie in [0x20000000...0x3FFFFFFF].',
  'The first bytes [0..20] are left out.',
  'A field of ByteList[MAX_VOLES] is added.',
  'It returns uint256[] of them.',
  'The field inputs[1].amount is read.',
])('a bracket of a program: %s', (text) => {
  expect(at(text)).toBe(true);
});

test.each([
  'Voles sleep[1].',
  'Voles sleep [1, 3].',
  'Voles sleep[Roe2019].',
  'Voles sleep [roe.pdf].',
  'Voles sleep[^1].',
  'Voles sleep [Roe 2019].',
  'Voles sleep.[2-4]',
  'Voles sleep [].',
])('a mark: %s', (text) => {
  expect(at(text)).toBe(false);
});

const SOURCES = [
  { id: 'roe.md', text: 'Voles sleep in burrows during the winter. They eat roots.' },
  { id: 'poe.md', text: 'The hash of a sender is taken from its key.' },
];

test('a program in an answer leads nowhere and is no error', () => {
  const report = verifyAnswer('First set state[tx.origin] to the deploy container. Voles sleep in burrows during the winter [1].', SOURCES);
  expect(report.claims.map(({ severity }) => severity)).toEqual(['info']);
});
