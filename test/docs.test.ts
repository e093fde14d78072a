/** Pages that are read off the code must say what the code says now. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages } from '../scripts/docs.ts';

const root = resolve(import.meta.dirname, '..');

describe('generated docs', () => {
  it('are fresh; run `npx tsx scripts/docs.ts` when this fails', async () => {
    for (const [path, text] of Object.entries(await pages())) expect(readFileSync(join(root, path), 'utf8') === text, path).toBe(true);
  });
});
