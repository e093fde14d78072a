import { expect, it } from 'vitest';
import { deniedUntil } from '../../../../src/compare/claim/recall/denied-until.ts';
import { plainForm } from '../../../../src/compare/claim/select/expand.ts';
import { tokensOf } from '../../../../src/text/tokens.ts';

const read = (text: string) => {
  const tokens = tokensOf(text);
  return { text, tokens, forms: tokens.map(plainForm) };
};

it.each<[string, string, boolean]>([
  ['The town got its railway in 1902.', 'The town had no railway until 1902.', true],
  ['Postal votes were allowed after the reform.', 'Postal votes were not allowed before the reform.', true],
  ['After the reform nurses were paid.', 'Until the reform nurses were not paid.', true],
  ['The town got its railway in 1901.', 'The town had no railway until 1902.', false],
  ['The town had no railway in 1902.', 'The town had no railway until 1902.', false],
  ['The town had a railway until 1902.', 'The town had no railway until 1902.', false],
  ['The town got its railway in 1902.', 'The town had a railway until 1902.', false],
])('%s beside %s', (said, found, alike) => {
  expect(deniedUntil(read(said), read(found))).toBe(alike);
});
