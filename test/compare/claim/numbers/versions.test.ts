import { expect, test } from 'vitest';
import { hasVersion, isVersion } from '../../../../src/compare/claim/numbers/versions.ts';
import { numbersOf } from '../../../../src/compare/claim/read-once.ts';
import { verifyClaims } from '../../../../src/index.ts';

const last = (text: string) => numbersOf(text).at(-1);

test.each([
  ['The option was deprecated in 6.2.', true],
  ['Support was dropped in release 4.0.', true],
  ['The rate was 6.2 percent.', false],
  ['The index rose to 6.2.', false],
])('%s', (text, wanted) => {
  const number = last(text);
  expect(number !== undefined && isVersion(number, text)).toBe(wanted);
});

test('a version is looked for as it is written', () => {
  const text = 'It was removed in 7.0.';
  const number = last(text);
  expect(number !== undefined && hasVersion(number, text, 'Version 7.0 (March)')).toBe(true);
  expect(number !== undefined && hasVersion(number, text, 'Version 17.05')).toBe(false);
});

test('two versions of one feature are no two values of it', () => {
  const evidence = 'Node.js 18 or later is required. Support for Node.js 16 was dropped in release 4.0.';
  expect(verifyClaims([{ claim: 'Node.js 16 is no longer supported as of release 4.0.', evidence }])[0]?.verdict).not.toBe('contradicted');
});
