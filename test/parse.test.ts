/** `stet/parse` as a browser gets it: no platform code in it, and it works where only the language itself is there. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { parseReference } from '../src/parse.ts';

const root = new URL('..', import.meta.url);
const RAW = 'Shannon, C. E. (1948). A mathematical theory of communication. Bell System Technical Journal, 27(3), 379-423.';

async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: "export { parseReference, useWeights } from './src/door/parse.ts';", resolveDir: root.pathname },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

describe('stet/parse in a browser', () => {
  it('holds nothing of a platform but the question whether there are files', async () => {
    const code = await bundled();
    // A message names what may be handed in; nothing else does.
    expect(code.replaceAll('a Uint8Array or Buffer', '')).not.toMatch(/\brequire\(|\bBuffer\b|from\s?["']node:|import\(\s?["']node:/);
    expect(code.match(/node:\w+/g)).toEqual(['node:fs']);
    expect(code).toMatch(/typeof process==?=?"object"/);
  });

  it('parses as it does here, once its weights are handed in', async () => {
    // No process: as in a browser.
    const code = `const process = undefined;${await bundled()}`;
    const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
    const alone = (await import(/* @vite-ignore */ url)) as typeof import('../src/parse.ts');
    expect(() => alone.parseReference(RAW)).toThrow(/hand its bytes to useWeights/);
    alone.useWeights(readFileSync(new URL('src/extract/parse/weights.bin', root)));
    expect(alone.parseReference(RAW)).toEqual(parseReference(RAW));
    expect(alone.parseReference(RAW).fields).toMatchObject({ author: [{ family: 'Shannon' }], volume: '27', page: '379-423' });
  });

  it('says the same in a bundle that runs in Node, beside which no weights lie', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stet-bundle-'));
    try {
      const file = join(folder, 'app.mjs');
      writeFileSync(file, await bundled());
      const alone = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as typeof import('../src/parse.ts');
      expect(() => alone.parseReference(RAW)).toThrow(/hand its bytes to useWeights/);
      alone.useWeights(readFileSync(new URL('src/extract/parse/weights.bin', root)));
      expect(alone.parseReference(RAW)).toEqual(parseReference(RAW));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is what the package exports, with its weights beside it', () => {
    const { exports, files } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
    expect(exports['./parse']).toEqual({ types: './dist/parse.d.ts', default: './dist/door/parse.js' });
    expect(exports['./parse/weights.bin']).toBe('./dist/extract/parse/weights.bin');
    expect(files).toContain('dist');
  });
});
