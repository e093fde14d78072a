/**
 * The order in which vitest runs the files of tests: those that start servers, browsers and databases first, and the steps of every pattern.
 * Left to the last, as their size would have it where no times of an earlier run are kept, one worker would be at them alone.
 */
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Imports of such files, by what they are for. */
const LONG = /\/(?:browser|started|postgres|steps)\.ts'|\brunBatch\b/;

export default class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const long = new Set(sorted.filter(({ moduleId }) => LONG.test(readFileSync(moduleId, 'utf8'))));
    return [...long, ...sorted.filter((file) => !long.has(file))];
  }
}
