/** Processor time: what a process does counts, what it waits for does not. */
import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { processorTime } from '../../src/read/processor-time.ts';

const linux = process.platform === 'linux';

it.runIf(linux)('grows while a process works, and about as the process itself counts', () => {
  const [before, own] = [processorTime(process.pid) ?? Number.NaN, process.cpuUsage()];
  let spent = { user: 0, system: 0 };
  for (let x = 0; spent.user + spent.system < 300_000; x = Math.sqrt(x + 1)) spent = process.cpuUsage(own);
  const grown = (processorTime(process.pid) ?? Number.NaN) - before;
  expect(grown).toBeGreaterThanOrEqual(250);
});

it.runIf(linux)('stands still while a process sleeps, under any name, and is not known of one that is gone', async () => {
  const child = spawn(process.execPath, ['-e', `process.title = ') R 1 2 (3'; console.log('up'); setInterval(() => {}, 1e9)`]);
  const ended = new Promise((done) => child.once('close', done));
  await new Promise((done) => child.stdout.once('data', done));
  child.kill('SIGSTOP');
  const at = processorTime(child.pid);
  expect(at).toBeGreaterThan(0);
  await new Promise((done) => setTimeout(done, 50));
  expect((processorTime(child.pid) ?? 0) - (at ?? 0)).toBeLessThanOrEqual(20);
  child.kill('SIGKILL');
  await ended;
  expect(processorTime(child.pid)).toBeNull();
});

it('is not known of nobody', () => {
  expect(processorTime(undefined)).toBeNull();
});
