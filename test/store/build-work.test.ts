import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { openWork } from '../../src/store/build-work.ts';
import { type BuildOptions, buildIndex } from '../../src/store/index/build.ts';
import { openIndex } from '../../src/store/index/read.ts';
import { verifyIndex } from '../../src/store/index/verify.ts';

const dir = mkdtempSync(join(tmpdir(), 'stet-work-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const COUNT = 10_000;
const source = join(dir, 'source.jsonl.gz');
writeFileSync(
  source,
  gzipSync(
    Array.from({ length: COUNT }, (_, i) =>
      i % 1000 === 7
        ? 'not a record\n'
        : `${JSON.stringify({ title: `Report ${i} on the ${['barley', 'copper', 'granite'][i % 3]} of district ${i % 97}`, author: [{ family: `Person${i % 211}` }], DOI: `10.5555/made.${i}` })}\n`,
    ).join(''),
  ),
);
const KEEP = 1000;
const build = (out: string, more: Partial<BuildOptions> = {}) =>
  buildIndex({ from: [source], out, keepEvery: KEEP, name: 'killed', now: () => '2026-01-02T03:04:05.000Z', ...more });
const whole = join(dir, 'whole.idx');

/** A build in a process of its own that is killed (SIGKILL) once it has kept a state and has told something so often after that. */
async function killed(out: string, later: number): Promise<void> {
  const words = ['--import', 'tsx', join(import.meta.dirname, 'build-child.ts'), source, out, String(KEEP), String(later)];
  const child = spawn(process.execPath, words, { stdio: 'ignore' });
  expect(await new Promise((done) => child.once('exit', (_, signal) => done(signal)))).toBe('SIGKILL');
}

describe('a build that was killed', () => {
  it('goes on where it stopped, and gives the same bytes as one that was not', async () => {
    await build(whole);
    const out = join(dir, 'killed.idx');
    for (const later of [0, 3, 12]) {
      await killed(out, later);
      expect(existsSync(out)).toBe(false);
    }
    const { state } = JSON.parse(readFileSync(join(`${out}.building`, 'state.json'), 'utf8')) as { state: { records: number } };
    expect(state.records).toBeGreaterThanOrEqual(KEEP);
    let first = '';
    let skipped = 0;
    const manifest = await build(out, {
      progress: ({ note = '' }) => {
        if (note.includes('read')) first ||= note;
      },
      onSkipped: () => {
        skipped += 1;
      },
    });
    // It is told from the first word that it did not begin anew; lines that were told before are not told again, but counted.
    expect(Number(first.replace(/\D/g, ''))).toBeGreaterThanOrEqual(state.records);
    expect(skipped).toBeLessThan(COUNT / 1000);
    expect(manifest.sources).toMatchObject([{ records: COUNT - COUNT / 1000, skipped: COUNT / 1000 }]);
    expect(readFileSync(out).equals(readFileSync(whole))).toBe(true);
    expect((await verifyIndex(out)).damage).toBeNull();
    expect(existsSync(`${out}.building`)).toBe(false);
  });

  it('also goes on after an interruption, in the file it was in', async () => {
    const out = join(dir, 'stopped.idx');
    const controller = new AbortController();
    let told = 0;
    const stopped = build(out, {
      signal: controller.signal,
      progress: () => {
        told += 1;
        if (told === 3) controller.abort();
      },
    });
    await expect(stopped).rejects.toMatchObject({ code: 'interrupted' });
    expect(existsSync(join(`${out}.building`, 'state.json'))).toBe(true);
    await build(out);
    expect(readFileSync(out).equals(readFileSync(whole))).toBe(true);
  });

  it.each([
    ['cut short', (text: string) => text.slice(0, text.length / 2)],
    ['changed', (text: string) => text.replace('"records":', '"records":1')],
    ['of another version', (text: string) => text.replace('"v":1', '"v":2')],
  ])('begins anew when its state is %s', async (_, damage) => {
    const out = join(dir, 'damaged.idx');
    const controller = new AbortController();
    await build(out, { signal: controller.signal, progress: ({ done }) => done > 0 && controller.abort() }).catch(() => {});
    const path = join(`${out}.building`, 'state.json');
    if (existsSync(path)) writeFileSync(path, damage(readFileSync(path, 'utf8')));
    await build(out);
    expect(readFileSync(out).equals(readFileSync(whole))).toBe(true);
  });

  it('begins anew when it is to be built from something else', async () => {
    const out = join(dir, 'other.idx');
    await killed(out, 0);
    const other = join(dir, 'other.jsonl');
    writeFileSync(other, `${JSON.stringify({ title: 'Only this', DOI: '10.5555/only' })}\n`);
    expect((await build(out, { from: [other] })).records).toBe(1);
    const index = openIndex(out);
    expect(index.byIdentifier('doi', '10.5555/only')).toHaveLength(1);
    expect(index.byIdentifier('doi', '10.5555/made.1')).toEqual([]);
    index.close();
  });

  it('is left alone by another while it lives', async () => {
    const out = join(dir, 'shared.idx');
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'ignore' });
    const work = openWork(out, 'q');
    writeFileSync(join(`${out}.building`, 'owner.json'), JSON.stringify({ pid: child.pid }));
    await expect(build(out)).rejects.toMatchObject({ code: 'store-failed', message: expect.stringContaining('under way') });
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await ended;
    work.close(true);
    expect((await build(out)).records).toBe(COUNT - COUNT / 1000);
  });
});
