/** The example of the README, end to end: a PDF, an index of real records, every class; and each record says where it was checked. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assemble, buildIndex, checkLog, closeReaders, readDocument, verify } from '../src/index.ts';
import type { Report } from '../src/model/report.ts';
import { loadSettings } from '../src/settings/index.ts';

const examples = resolve(import.meta.dirname, '../examples');
let folder = '';
let report: Report;

async function check(): Promise<Report> {
  const { settings } = await loadSettings({
    flags: { index: [join(folder, 'index')], integrity: [join(examples, 'retractions.csv')], offline: true, dataDir: folder },
    env: {},
    cwd: folder,
    config: false,
  });
  const world = await assemble(settings, { signal: new AbortController().signal, progress: () => undefined });
  const document = await readDocument({ name: 'paper.pdf', path: join(examples, 'paper.pdf') });
  const run = world.startRun();
  const finished = run.finish(await verify(document, run));
  await world.close();
  return finished;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stet-example-'));
  await buildIndex({
    from: [join(examples, 'records.csl.jsonl')],
    out: join(folder, 'index'),
    declareComplete: true,
    scope: 'the works of this example',
  });
  report = await check();
});
afterAll(async () => {
  await closeReaders();
  rmSync(folder, { recursive: true, force: true });
});

describe('the example', () => {
  it('shows every class', () => {
    const classes = Object.fromEntries(report.references.map(({ reference, verdict }) => [reference.key, verdict.outcome]));
    for (const key of ['1', '2', '3', '4', '5', '6', '8', '9', '11', '13', '14', '16']) expect([key, classes[key]]).toEqual([key, 'exist']);
    expect([classes['7'], classes['15'], classes['17'], classes['18']]).toEqual(['exist_minor', 'fake', 'unknown', 'unsure']);
    expect(report.references).toHaveLength(18);
  });

  it('tells the retracted work and the identifier of another work', () => {
    const warnings = Object.fromEntries(
      report.references.map(({ reference, warnings: own }) => [reference.key, own.map(({ kind }) => kind)]),
    );
    expect(warnings['16']).toContain('retracted');
    expect(warnings['10']).toContain('id_points_elsewhere');
    expect(warnings['1']).toEqual([]);
  });

  it('links every mark in the text to its entry', () => {
    const cited = new Set(report.citations.map(({ to }) => to));
    expect(report.references.filter(({ reference }) => !cited.has(reference.id)).map(({ reference }) => reference.key)).toEqual([]);
  });

  it('leaves a log that checks clean, and the same verdicts when run again', async () => {
    expect(report.audit).not.toBeNull();
    expect(checkLog(report.audit?.path ?? '').ok).toBe(true);
    const again = await check();
    expect(again.references).toEqual(report.references);
  });

  it('rests on records whose facts were looked up', () => {
    const records = readFileSync(join(examples, 'records.csl.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string; custom?: { checked?: string } });
    expect(records.length).toBeGreaterThanOrEqual(200);
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
    expect(records.filter(({ custom }) => !custom?.checked)).toEqual([]);
  });
});
