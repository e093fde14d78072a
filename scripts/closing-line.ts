/**
 * Vitest reporter that ends a run with the plain line "N passed, N failed, N skipped", for machines that read counts. Before it, every
 * test that failed first and passed when tried again is named with what it said: such a test is to be mended, though it stops nobody.
 * So is every test that never ended, which is what is left where the process that ran it died.
 */
import type { Reporter, TestModule } from 'vitest/node';

export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    const flaky: string[] = [];
    const unended: string[] = [];
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const state = test.result().state;
        if (state === 'passed' || state === 'failed') counts[state] += 1;
        else if (state === 'skipped') counts.skipped += 1;
        else unended.push(`${module.relativeModuleId} > ${test.fullName}`);
        if (test.diagnostic()?.flaky === true)
          flaky.push(`${module.relativeModuleId} > ${test.fullName}: ${test.result().errors?.[0]?.message ?? 'no word of why'}`);
      }
      // A file that could not even be loaded is a failure, though it holds no test.
      if (module.state() === 'failed' && [...module.children.allTests()].length === 0) counts.failed += 1;
    }
    if (unended.length > 0) process.stdout.write(`\nNever ended, since what ran them died:\n  ${unended.join('\n  ')}\n`);
    if (flaky.length > 0) process.stdout.write(`\nPassed only when tried again, to be mended:\n  ${flaky.join('\n  ')}\n`);
    counts.failed += unended.length;
    process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
  }
}
