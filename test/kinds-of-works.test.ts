/**
 * Works of every kind as many countries cite them, in a world whose index is declared to hold all there is and holds only articles about
 * some of them. Nobody is accused, each is known for what it is, and the rule that speaks says why nothing more can be said.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildIndex } from '../src/holdings.ts';
import { localIndex } from '../src/lookup/local.ts';
import type { Run } from '../src/model/ports.ts';
import type { ReferenceFinding } from '../src/model/report.ts';
import { checkReferences } from '../src/references.ts';
import { openIndex } from '../src/store/index/read.ts';
import { memorySnapshots } from '../src/store/snapshots.ts';

const rows = readFileSync(join(import.meta.dirname, 'pairs/kinds.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, string]);
const article = (id: string, title: string, family: string) => ({
  id,
  type: 'article-journal',
  title,
  author: [{ family, given: 'Ann' }],
  issued: { 'date-parts': [[2001]] },
  'container-title': 'Journal of Examples',
});
const HELD = [
  article('a', 'The Civil Rights Act and the labour market', 'Vex'),
  article('b', 'Data protection in the European Union: the general data protection regulation', 'Quill'),
  article('c', 'Das Bürgerliche Gesetzbuch nach hundert Jahren', 'Stern'),
  article('d', 'Brown v. Board of Education revisited', 'Hull'),
  article('e', 'Depression', 'Pike'),
  article('f', 'Quality management systems in small firms', 'Okoro'),
  article('g', 'The republic of letters', 'Plato'),
  article('h', 'Hamlet and his problems', 'Marsh'),
];
const folder = mkdtempSync(join(tmpdir(), 'stet-kinds-'));
let found: readonly ReferenceFinding[];
let close = (): void => {};
beforeAll(async () => {
  writeFileSync(join(folder, 'held.jsonl'), HELD.map((one) => JSON.stringify(one)).join('\n'));
  await buildIndex({ from: [join(folder, 'held.jsonl')], out: join(folder, 'held'), declareComplete: true });
  const index = openIndex(join(folder, 'held'));
  close = () => index.close();
  const run: Run = {
    id: 'run',
    engine: 'stet 0',
    node: '',
    holdings: [],
    now: () => '',
    adapters: [localIndex(index)],
    integrity: null,
    snapshots: memorySnapshots(),
    signal: new AbortController().signal,
    concurrency: 2,
    settingsHash: '',
    tell: () => {},
    progress: () => {},
  };
  found = (
    await checkReferences(
      rows.map(([, raw]) => raw),
      run,
    )
  ).references;
});
afterAll(() => {
  close();
  rmSync(folder, { recursive: true, force: true });
});

/** Rules that may speak of such works: none of them says that something is not there. */
const HONEST = /^ref\/(?:exist|unknown|unsure)/;

describe('works of every kind', () => {
  it('are read one by one', () => {
    expect(found.map(({ reference }) => reference.raw)).toEqual(rows.map(([, raw]) => raw));
  });

  it('are never called absent, though the index is declared complete', () => {
    const told = found.filter(({ verdict }) => verdict.outcome === 'fake' || !HONEST.test(verdict.rule));
    expect(told.map(({ reference, verdict }) => `${verdict.rule}: ${reference.raw}`)).toEqual([]);
  });

  it('are known for what they are', () => {
    const wrong = found.flatMap(({ reference }, at) => {
      const kind = rows[at]?.[0];
      const own = reference.route === 'uncheckable' ? 'uncheckable' : reference.canonical;
      return own === kind ? [] : [`${kind} read as ${own ?? reference.route}: ${reference.raw}`];
    });
    expect(wrong).toEqual([]);
  });

  it('say by which rule nothing more can be said of them', () => {
    const silent = found.filter(({ verdict, reference }) => verdict.says === '' || reference.routeWhy === '');
    expect(silent).toEqual([]);
  });
});
