/**
 * `stet/quotes` as a browser gets it: no platform code in it, and no larger than it may be. The sizes are those of
 * docs/decisions/0030; they may go up only for verdicts, never for convenience.
 */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

/** Bytes, minified and compressed with gzip. The aim is 15,000 for all; matching alone keeps it, all of it does not yet. */
const MOST: Readonly<Record<string, number>> = { 'verifyQuotes, prepareSource': 22_950, 'verifyQuote, prepareSource': 14_340 };

async function bundle(names: string, platform: 'browser' | 'node'): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${names} } from './src/quotes.ts';`, resolveDir: new URL('..', import.meta.url).pathname },
    bundle: true,
    minify: true,
    format: 'esm',
    platform,
    target: 'es2023',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

describe('stet/quotes in a browser', () => {
  it.each(Object.entries(MOST))('%s: builds without platform code and keeps its size', async (names, most) => {
    // A node: import would fail this build.
    const code = await bundle(names, 'browser');
    expect(code).not.toMatch(/\brequire\(|node:|\bprocess\.|\bBuffer\b/);
    const size = gzipSync(code, { level: 9 }).length;
    process.stdout.write(`${names}: ${size} bytes gzip, ${brotliCompressSync(code).length} brotli, ${code.length} characters\n`);
    expect(size).toBeLessThan(most);
  });

  it('works where only the language itself is there', async () => {
    const code = await bundle('verifyQuotes', 'browser');
    const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
    const { verifyQuotes } = (await import(/* @vite-ignore */ url)) as typeof import('../src/quotes.ts');
    const report = verifyQuotes('“so it is written here” [1]', [{ id: 'a', text: 'And so it is written here.' }]);
    expect(report.items.map(({ status }) => status)).toEqual(['verified']);
  });
});
