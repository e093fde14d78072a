/** The main path with sources as values: no network, no files, every stage real. */
import { describe, expect, it } from 'vitest';
import type { CslItem } from '../src/model/csl.ts';
import type { Document, Entry } from '../src/model/document.ts';
import type { AuditEvent } from '../src/model/event.ts';
import type { Answer, Query, Run, SourceAdapter } from '../src/model/ports.ts';
import type { Coverage, Lookup, Source } from '../src/model/source.ts';
import { memorySnapshots } from '../src/store/snapshots.ts';
import { verify } from '../src/verify.ts';

const work = (title: string, family: string, year: number, doi?: string): CslItem => ({
  type: 'article-journal',
  title,
  author: [{ family, given: 'Anna' }],
  issued: { 'date-parts': [[year]] },
  'container-title': 'Journal of Examples',
  ...(doi === undefined ? {} : { DOI: doi }),
});
const HELD = [
  work('The slow drift of careful citations in review articles', 'Lindqvist', 2011, '10.5555/held.1'),
  work('Counting paper boats on a windy afternoon', 'Okafor', 2015),
];
const CITED: readonly CslItem[] = [...HELD, work('Harmonic ledgers and the topology of forgotten invoices', 'Marrowby', 2019)];

const source = (fields: CslItem, adapter: string): Source => ({
  id: `${adapter}:${fields.DOI ?? fields.title}`,
  adapter,
  fields,
  titles: [],
  years: [fields.issued?.['date-parts']?.[0]?.[0] ?? 0],
  authorsComplete: true,
  notices: [],
  sameAs: [],
  snapshot: null,
});

/** A registry of these works, which answers at once, or fails as told. */
function registry(
  name: string,
  held: readonly CslItem[],
  options: { covers?: Coverage; fails?: Lookup; delay?: (query: Query) => number } = {},
): SourceAdapter {
  return {
    name,
    remote: false,
    covers: () => options.covers ?? 'authoritative',
    async find(query): Promise<Answer> {
      await new Promise((resolve) => setTimeout(resolve, options.delay?.(query) ?? 0));
      if (options.fails !== undefined) return { lookup: options.fails, snapshots: [] };
      const found = held.filter((item) => (query.question === 'identifier' ? item.DOI === query.value : item.title === query.fields.title));
      return {
        lookup: found.length === 0 ? { kind: 'absent' } : { kind: 'found', sources: found.map((item) => source(item, name)) },
        snapshots: [],
      };
    },
  };
}

const text = CITED.map(({ title }) => title).join('\n');
const entries = CITED.map((fields, i): Entry => {
  const start = text.indexOf(fields.title ?? '');
  return { key: `k${i}`, span: { start, end: start + (fields.title ?? '').length }, fields, raw: fields.title ?? '' };
});
const document: Document = {
  id: 'sha256:d',
  name: 'list.bib',
  mediaType: 'application/x-bibtex',
  text,
  blocks: [],
  links: [],
  notes: [],
  citations: [],
  entries,
  pages: [],
  skipped: [],
};

function world(adapters: readonly SourceAdapter[], signal = new AbortController().signal): { run: Run; events: AuditEvent[] } {
  const events: AuditEvent[] = [];
  const run: Run = {
    id: 'r_test',
    engine: '0.0.0',
    node: 'v20',
    holdings: [],
    now: () => '2026-01-01T00:00:00.000Z',
    adapters,
    integrity: null,
    snapshots: memorySnapshots(),
    signal,
    concurrency: 4,
    settingsHash: 'sha256:s',
    tell: (event) => events.push(event),
    progress: () => undefined,
  };
  return { run, events };
}

describe('verify', () => {
  it('gives every reference its class, and says why', async () => {
    const { run } = world([registry('index', HELD)]);
    const report = await verify(document, run);
    expect(report.references.map(({ reference, verdict }) => [reference.key, verdict.outcome])).toEqual([
      ['k0', 'exist'],
      ['k1', 'exist'],
      ['k2', 'fake'],
    ]);
    expect(report.counts).toEqual({ exist: 2, exist_minor: 0, fake: 1, unknown: 0, unsure: 0 });
    expect(report.references.every(({ verdict }) => verdict.says.length > 10 && verdict.rule.startsWith('ref/'))).toBe(true);
    expect(report.references.map(({ at }) => at?.line)).toEqual([1, 2, 3]);
  });

  it('never calls a work fake because nobody could be asked', async () => {
    for (const fails of [
      { kind: 'unavailable', why: 'timeout' },
      { kind: 'unavailable', why: 'rate-limited' },
      { kind: 'not-asked', why: 'offline' },
    ] as const) {
      const { run } = world([registry('one', [], { fails }), registry('two', [], { fails, covers: 'broad' })]);
      const report = await verify(document, run);
      expect(report.counts.fake).toBe(0);
      expect(report.counts.unknown).toBe(3);
      if (fails.kind === 'unavailable') expect(report.outages.map(({ adapter }) => adapter)).toEqual(['one', 'two']);
    }
  });

  it('never calls a work fake on the word of a source that does not cover it', async () => {
    const { run } = world([registry('index', [], { covers: 'no' })]);
    expect((await verify(document, run)).counts.fake).toBe(0);
  });

  it('asks lists about the records of the version cited, and of a preprint says what became of the paper', async () => {
    const [paper] = HELD;
    const { DOI: _, ...described } = paper as CslItem;
    const preprint = { ...described, type: 'article', 'container-title': 'bioRxiv' };
    const records = [preprint, paper as CslItem].map((fields, i) => ({
      ...source(fields, `s${i}`),
      sameAs: ['doi:10.5555/held.1'],
    }));
    const told = async (cited: CslItem, listed: 'DOI' | 'bioRxiv'): Promise<readonly string[]> => {
      const { run } = world([
        { ...registry('all', []), find: async () => ({ lookup: { kind: 'found', sources: records }, snapshots: [] }) },
      ]);
      const notices = (fields: CslItem) =>
        fields[listed === 'DOI' ? 'DOI' : 'container-title'] === (listed === 'DOI' ? '10.5555/held.1' : listed)
          ? [{ kind: 'retracted', date: '2012-03-02', from: 'list' } as const]
          : [];
      const integrity = { version: 'list', notices, listed: () => null };
      const report = await verify({ ...document, entries: [{ ...entries[0], fields: cited } as Entry] }, { ...run, integrity });
      return report.references.flatMap(({ warnings }) => warnings.map(({ kind, severity }) => `${severity} ${kind}`));
    };
    expect(await told(paper as CslItem, 'DOI')).toEqual(['error retracted']);
    expect(await told(paper as CslItem, 'bioRxiv')).toEqual([]);
    expect(await told(preprint, 'DOI')).toEqual(['warning superseded_preprint']);
  });

  it('reports in the order of the document, whoever answers first, and twice the same', async () => {
    const slow = registry('index', HELD, {
      delay: (query) => (query.question === 'identifier' || query.fields.title === CITED[0]?.title ? 30 : 0),
    });
    const seen: string[] = [];
    const one = world([slow]);
    const two = world([registry('index', HELD)]);
    const report = await verify(document, one.run, { onFinding: ({ reference }) => seen.push(reference.key) });
    expect(seen).toEqual(['k0', 'k1', 'k2']);
    expect(report).toEqual(await verify(document, two.run));
    expect(one.events).toEqual(two.events);
  });

  it("tells the run from beginning to end, in the seeds' names", async () => {
    const { run, events } = world([registry('index', HELD)]);
    await verify(document, run);
    expect(events[0]).toMatchObject({ ev: 'run_started', document: 'sha256:d', engine: '0.0.0' });
    expect(events.at(-1)).toEqual({
      ev: 'run_done',
      counts: { exist: 2, exist_minor: 0, fake: 1, unknown: 0, unsure: 0 },
      interrupted: false,
    });
    expect(events.filter(({ ev }) => ev === 'verified')).toHaveLength(2);
  });

  it('keeps no candidates when asked to be light, and tells the same', async () => {
    const [full, light] = [world([registry('index', HELD)]), world([registry('index', HELD)])];
    const whole = await verify(document, full.run);
    const slim = await verify(document, light.run, { light: true });
    expect(slim.counts).toEqual(whole.counts);
    expect(light.events).toEqual(full.events);
    expect(slim.references.every(({ verdict }) => verdict.candidates.length === 0)).toBe(true);
  });

  it('stops when told, and says that it is not done', async () => {
    const stop = new AbortController();
    const { run, events } = world([registry('index', HELD)], stop.signal);
    const report = await verify(document, { ...run, concurrency: 1 }, { onFinding: () => stop.abort() });
    expect(report.references).toHaveLength(1);
    expect([report.interrupted, report.unreached]).toEqual([true, 2]);
    expect(events.at(-1)).toMatchObject({ ev: 'run_done', interrupted: true });
  });
});
