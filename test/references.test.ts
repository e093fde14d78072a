import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assemble } from '../src/assemble.ts';
import { buildIndex } from '../src/holdings.ts';
import type { CslItem } from '../src/model/csl.ts';
import { closeReaders, readDocument } from '../src/read/index.ts';
import { checkReferences } from '../src/references.ts';
import { loggedRun, replay } from '../src/replay.ts';
import { loadSettings } from '../src/settings/index.ts';
import { verify } from '../src/verify.ts';
import { GOOD, NOWHERE, RECORDS, WRONG_YEAR } from './cli/made-world.ts';

const root = mkdtempSync(join(tmpdir(), 'stet-references-'));
afterAll(() => {
  closeReaders();
  rmSync(root, { recursive: true, force: true });
});
const settingsOf = async () =>
  (
    await loadSettings({
      flags: { offline: true, index: ['works'], dataDir: 'data', cacheDir: 'cache' },
      env: {},
      cwd: root,
      config: false,
    })
  ).settings;

beforeAll(async () => {
  writeFileSync(join(root, 'works.csl.jsonl'), RECORDS);
  await buildIndex({ from: [join(root, 'works.csl.jsonl')], out: join(root, 'works'), declareComplete: true });
});

async function checked(references: readonly string[] | readonly CslItem[]) {
  const assembly = await assemble(await settingsOf(), { signal: new AbortController().signal, progress: () => undefined });
  try {
    const run = assembly.startRun();
    const seen: string[] = [];
    const report = run.finish(await checkReferences(references, run, { onFinding: ({ reference }) => seen.push(reference.key) }));
    return { report, seen };
  } finally {
    await assembly.close();
  }
}

describe('checkReferences', () => {
  it('checks printed references and CSL-JSON items alike, in order', async () => {
    const printed = await checked([
      'Marsh, A., & Okoro, B. (2018). On the slow growth of imaginary corals in\n glass lagoons. Journal of Invented Reefs, 7, 10–19.',
      'Vexley, T., & Quarrington, I. (2020). Thermal memory of forgotten umbrellas in municipal basements. Annals of Lost Property, 1, 3–4.',
    ]);
    expect(printed.report.references.map(({ reference, verdict }) => [reference.key, verdict.outcome])).toEqual([
      ['1', 'exist'],
      ['2', 'fake'],
    ]);
    expect(printed.seen).toEqual(['1', '2']);
    const items: CslItem[] = RECORDS.trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const { report } = await checked([...items, { ...items[0], title: 'Umbrellas of the forgotten municipal basement' } as CslItem]);
    // Two items under one id are told apart by their places.
    expect(report.references.map(({ reference, verdict }) => [reference.key, verdict.outcome !== 'exist'])).toEqual([
      ['a', false],
      ['b', false],
      ['3', true],
    ]);
  });

  it('takes an empty list, and says what it cannot take', async () => {
    expect((await checked([])).report.references).toEqual([]);
    const mixed = ['a line', { title: 'an item' }] as unknown as string[]; // what no type lets through, a program may still hand in
    await expect(checked(mixed)).rejects.toThrow(TypeError);
  });
});

describe('replay', () => {
  it('gives the same events, and names the first that differs', async () => {
    const settings = await settingsOf();
    const assembly = await assemble(settings, { signal: new AbortController().signal, progress: () => undefined });
    const document = await readDocument({ name: 'refs.bib', bytes: new TextEncoder().encode(GOOD + WRONG_YEAR + NOWHERE) });
    const run = assembly.startRun();
    const report = run.finish(await verify(document, run));
    await assembly.close();
    const log = readFileSync(join(root, 'data', 'logs', report.run, 'events.jsonl'));
    const logged = loggedRun(report.run, log);
    const again = await replay(logged, document, settings);
    expect(again.drift).toBeNull();
    expect(again.report.references.map(({ verdict }) => verdict)).toEqual(report.references.map(({ verdict }) => verdict));
    const changed = loggedRun(report.run, Buffer.from(log.toString().replace('"class":"fake"', '"class":"unsure"')));
    expect((await replay(changed, document, settings)).drift?.was).toContain('"class":"unsure"');
    await expect(replay(logged, { ...document, id: 'sha256:0' }, settings)).rejects.toMatchObject({ code: 'snapshot-missing' });
    expect(() => loggedRun('r_x', Buffer.from(''))).toThrow(expect.objectContaining({ code: 'log-broken' }));
  });
});
