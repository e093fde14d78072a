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
    await expect(checked(mixed)).rejects.toThrow('references must be strings or CSL-JSON items');
  });
});

describe('checkReferences, as programs hand things in', () => {
  const line =
    'Marsh, A., & Okoro, B. (2018). On the slow growth of imaginary corals in glass lagoons. Journal of Invented Reefs, 7, 10–19.';
  const once = async (references: Parameters<typeof checkReferences>[0]) => {
    const assembly = await assemble(await settingsOf());
    try {
      const run = assembly.startRun();
      return run.finish(await checkReferences(references, run));
    } finally {
      await assembly.close();
    }
  };

  it('takes one without a list, and items as other programs write them', async () => {
    const outcomes = async (references: Parameters<typeof checkReferences>[0]) =>
      (await once(references)).references.map(({ reference, verdict }) => [reference.key, verdict.outcome]);
    expect(await outcomes(line)).toEqual([['1', 'exist']]);
    const [first] = RECORDS.trim().split('\n');
    expect(await outcomes(JSON.parse(first ?? ''))).toEqual([['a', 'exist']]);
    // A year as text, one author as a string, an id that is a number: CSL-JSON of other hands.
    const { title, issued, ...rest } = JSON.parse(first ?? '');
    const loose = { ...rest, id: 7, title: [title], issued: String(issued['date-parts'][0][0]), author: 'Marsh, A.' };
    expect((await outcomes([loose, { id: 7, title }])).map(([key]) => key)).toEqual(['7', '2']);
    expect((await outcomes([{ note: 'nothing else' }]))[0]?.[1]).toBe('unknown');
    const circular: Record<string, unknown> = { title: 'It holds itself' };
    circular.self = circular;
    await expect(once([circular as CslItem])).rejects.toMatchObject({ code: 'usage' });
  });

  it('tells one who goes on with a run that is finished, an assembly that is closed, or a report that is not its own', async () => {
    const assembly = await assemble(await settingsOf());
    const [run, other] = [assembly.startRun(), assembly.startRun()];
    const report = await checkReferences([line], run);
    const usage = (says: string) => expect.objectContaining({ code: 'usage', message: expect.stringContaining(says) });
    await checkReferences([line], other);
    expect(() => other.finish(report)).toThrow(usage(`run ${other.id} was handed the report of ${run.id}`));
    const notAwaited: unknown = Promise.resolve(report);
    expect(() => run.finish(notAwaited as typeof report)).toThrow(usage('await verify'));
    run.finish(report);
    expect(() => run.finish(report)).toThrow(usage('is finished and its log sealed'));
    await expect(checkReferences([line], run)).rejects.toEqual(usage('startRun() begins another'));
    other.leave();
    await assembly.close();
    await assembly.close();
    expect(() => assembly.startRun()).toThrow(usage('was closed'));
    await expect(checkReferences([line], other)).rejects.toEqual(usage('is finished'));
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
    const events = logged.events.map((event) =>
      event.ev === 'classified' && event.class === 'fake' ? { ...event, class: 'unsure' as const } : event,
    );
    expect((await replay({ ...logged, events }, document, settings)).drift?.was).toContain('"class":"unsure"');
    // A line that was written into the log later is no outcome of the run.
    expect(() => loggedRun(report.run, Buffer.from(log.toString().replace('"class":"fake"', '"class":"unsure"')))).toThrow(
      expect.objectContaining({ code: 'log-broken', message: expect.stringContaining('is not as it was written') }),
    );
    await expect(replay(logged, { ...document, id: 'sha256:0' }, settings)).rejects.toMatchObject({ code: 'snapshot-missing' });
    expect(() => loggedRun('r_x', Buffer.from(''))).toThrow(expect.objectContaining({ code: 'log-broken' }));
  });
});
