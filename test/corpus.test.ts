/** Every folder of corpus/ is a case end to end: an input, the records that exist in its world, and what must come out. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assemble, buildIndex, closeReaders, readDocument, verify } from '../src/index.ts';
import type { Report } from '../src/model/report.ts';
import { loadSettings } from '../src/settings/index.ts';

interface Expected {
  readonly why: string;
  /** Which groups of hard cases it stands for; the list is in corpus/README.md. */
  readonly groups: readonly number[];
  readonly complete: boolean;
  readonly references: Readonly<
    Record<
      string,
      { readonly class?: string; readonly not?: readonly string[]; readonly warnings?: readonly string[]; readonly source?: string }
    >
  >;
}

const corpus = resolve(import.meta.dirname, '../corpus');
const cases = readdirSync(corpus, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stet-corpus-'));
});
afterAll(async () => {
  await closeReaders();
  rmSync(folder, { recursive: true, force: true });
});

async function run(name: string, complete: boolean): Promise<Report> {
  const index = join(folder, name);
  await buildIndex({ from: [join(corpus, name, 'records.csl.jsonl')], out: index, declareComplete: complete, name: 'corpus' });
  const retractions = join(corpus, name, 'retractions.csv');
  const { settings } = await loadSettings({
    flags: {
      index: [index],
      ...(existsSync(retractions) ? { integrity: [retractions] } : {}),
      offline: true,
      dataDir: join(folder, 'data'),
    },
    env: {},
    cwd: folder,
    config: false,
  });
  const world = await assemble(settings, { signal: new AbortController().signal, progress: () => undefined });
  const input = readdirSync(join(corpus, name)).find((file) => file.startsWith('input.')) ?? '';
  const document = await readDocument({ name: input, path: join(corpus, name, input) });
  const open = world.startRun();
  const report = open.finish(await verify(document, open));
  await world.close();
  return report;
}

/** How many groups of hard cases there are. */
const GROUPS = 38;

describe('corpus', () => {
  it('has a case for every group of hard cases', () => {
    const groups = cases.flatMap((name) => (JSON.parse(readFileSync(join(corpus, name, 'expected.json'), 'utf8')) as Expected).groups);
    expect([...new Set(groups)].sort((a, b) => a - b)).toEqual(Array.from({ length: GROUPS }, (_, at) => at + 1));
  });

  it.each(cases)('%s', async (name) => {
    const expected = JSON.parse(readFileSync(join(corpus, name, 'expected.json'), 'utf8')) as Expected;
    const report = await run(name, expected.complete);
    expect(report.references.map(({ reference }) => reference.key).sort(), expected.why).toEqual(Object.keys(expected.references).sort());
    for (const { reference, verdict, warnings } of report.references) {
      const want = expected.references[reference.key];
      const told = `${expected.why} (${reference.key}: ${verdict.outcome} by ${verdict.rule})`;
      if (want?.class !== undefined) expect(verdict.outcome, told).toBe(want.class);
      if (want?.not !== undefined) expect(want.not, told).not.toContain(verdict.outcome);
      if (want?.warnings !== undefined)
        expect(
          warnings.map(({ kind }) => kind),
          told,
        ).toEqual(want.warnings);
      if (want?.source !== undefined) expect(verdict.source, told).toBe(`local/corpus:${want.source}`);
    }
  });
});
