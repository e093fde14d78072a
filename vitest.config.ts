import { defineConfig } from 'vitest/config';
import LongFirst from './scripts/long-first.ts';
import { compiledNow } from './test/compiled.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    env: { COMPILED_STET: compiledNow() ?? '' },
    setupFiles: ['./test/setup.ts'],
    reporters: ['default', './scripts/closing-line.ts'],
    // For what never ends: no test hopes to be quick, and a machine may be many times slower than another.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One test in nine thousand that stumbles over its machine must not hold up the rest; the closing line names it.
    retry: 1,
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    // Modules are loaded once for all files of a worker, not anew for each: no test may leave anything behind that another could trip over.
    isolate: false,
  },
});
