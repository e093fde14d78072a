/** Builds the pages (src/web/app) into dist/web/app: hashed names, no address outside, nothing inlined that a strict policy would refuse. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  root: path('src/web/app'),
  base: '/',
  logLevel: 'warn',
  // The test runner reads this file's neighbour, vitest.config.ts.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: path('dist/web/app'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
    reportCompressedSize: false,
  },
});
