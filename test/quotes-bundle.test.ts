/** `stet/quotes` as a browser gets it: no platform code in it, and no larger than it may be. */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

/** Bytes, minified and compressed with gzip. The aim is 15,000; this holds what has been reached. */
const MOST = 26_000;

const bundle = async (platform: 'browser' | 'node'): Promise<string> => {
  const entry = new URL('../src/quotes.ts', import.meta.url).pathname;
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    platform,
    target: 'es2023',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
};

describe('stet/quotes in a browser', () => {
  it('builds without platform code and keeps its size', async () => {
    // A node: import would fail this build.
    const code = await bundle('browser');
    expect(code).not.toMatch(/\brequire\(|node:|\bprocess\.|\bBuffer\b/);
    expect(gzipSync(code, { level: 9 }).length).toBeLessThan(MOST);
  });

  it('works where only the language itself is there', async () => {
    const code = await bundle('browser');
    const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
    const { verifyQuotes } = (await import(/* @vite-ignore */ url)) as typeof import('../src/quotes.ts');
    const report = verifyQuotes('“so it is written here” [1]', [{ id: 'a', text: 'And so it is written here.' }]);
    expect(report.items.map(({ status }) => status)).toEqual(['verified']);
  });
});
