import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rowsCode } from '../../../scripts/rows-code.ts';

it('is what rows.wat gives today', async () => {
  expect(readFileSync(new URL('../../../src/extract/parse/rows-code.ts', import.meta.url), 'utf8')).toBe(await rowsCode());
});
