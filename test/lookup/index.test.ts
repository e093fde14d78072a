import { describe, expect, it } from 'vitest';
import { lookup } from '../../src/lookup/index.ts';
import type { Reference } from '../../src/model/cited.ts';
import type { CslItem } from '../../src/model/csl.ts';
import type { Query, Run, SourceAdapter } from '../../src/model/ports.ts';
import type { Coverage, Lookup, Source } from '../../src/model/source.ts';

const source = (adapter: string, fields: CslItem): Source => ({
  id: `${adapter}:${fields.id ?? fields.title}`,
  adapter,
  fields,
  titles: [],
  years: fields.issued?.['date-parts']?.[0]?.slice(0, 1) ?? [],
  authorsComplete: true,
  notices: [],
  sameAs: [],
  snapshot: null,
});

/** An adapter that answers by a rule and writes down what it was asked. */
function adapter(
  name: string,
  answer: (query: Query) => readonly CslItem[] | Lookup,
  options: { readonly remote?: boolean; readonly covers?: Coverage } = {},
): SourceAdapter & { readonly heard: Query[] } {
  const heard: Query[] = [];
  return {
    name,
    heard,
    remote: options.remote ?? false,
    covers: () => options.covers ?? 'no',
    async find(query) {
      heard.push(query);
      const given = answer(query);
      if (!Array.isArray(given)) return { lookup: given as Lookup, snapshots: [] };
      const items = given as readonly CslItem[];
      const found: Lookup = items.length === 0 ? { kind: 'absent' } : { kind: 'found', sources: items.map((item) => source(name, item)) };
      return { lookup: found, snapshots: [] };
    },
  };
}

const run = (adapters: readonly SourceAdapter[], signal = new AbortController().signal): Run =>
  ({ adapters, signal, concurrency: 1, integrity: null }) as unknown as Run;

const reference = (fields: CslItem, route: Reference['route'] = 'formal'): Reference => ({
  id: 'ref:1',
  key: '1',
  span: { start: 0, end: 1 },
  raw: '',
  fields,
  fieldSpans: {},
  route,
  routeWhy: '',
  origin: 'entry',
  confidence: 1,
});

const WORK: CslItem = {
  id: 'w',
  title: 'Sorting barley by the light of the moon',
  author: [{ family: 'Harrow', given: 'Ann' }],
  issued: { 'date-parts': [[2011]] },
  DOI: '10.5555/barley',
};
const OTHER: CslItem = { id: 'o', title: 'Copper roofs of the northern towns', author: [{ family: 'Quill' }], DOI: '10.5555/copper' };

describe('lookup', () => {
  it('asks nothing about what cannot be checked', async () => {
    const local = adapter('local', () => [WORK]);
    expect(await lookup(reference(WORK, 'uncheckable'), run([local]))).toEqual({ asked: [], candidates: [] });
    expect(local.heard).toEqual([]);
  });

  it('asks for the identifier and for the work, and joins what both find', async () => {
    const local = adapter('local', () => [WORK]);
    const { asked, candidates } = await lookup(reference(WORK), run([local]));
    expect(asked.map(({ question, query }) => [question, query])).toEqual([
      ['identifier', '10.5555/barley'],
      ['work', WORK.title],
    ]);
    expect(candidates).toHaveLength(1);
    expect(candidates[0]?.sources).toHaveLength(1);
  });

  it('does not ask the network for what this machine settles, and says so', async () => {
    const remote = adapter('far', () => [], { remote: true, covers: 'authoritative' });
    const { asked } = await lookup(reference(WORK), run([adapter('local', () => [WORK]), remote]));
    expect(remote.heard).toEqual([]);
    expect(asked.filter((one) => one.adapter === 'far').map((one) => one.lookup)).toEqual([
      { kind: 'not-asked', why: 'already-settled' },
      { kind: 'not-asked', why: 'already-settled' },
    ]);
  });

  it('goes on searching by title when the identifier names another work, and keeps both', async () => {
    const cited = { ...WORK, DOI: '10.5555/copper' };
    const local = adapter('local', (query) => (query.question === 'identifier' ? [OTHER] : []));
    const remote = adapter('far', (query) => (query.question === 'work' ? [WORK] : []), { remote: true, covers: 'broad' });
    const { asked, candidates } = await lookup(reference(cited), run([local, remote]));
    expect(candidates.map(({ sources }) => sources[0]?.fields.title)).toEqual([WORK.title, OTHER.title]);
    expect(asked.find((one) => one.adapter === 'far' && one.question === 'identifier')?.lookup).toEqual({
      kind: 'not-asked',
      why: 'already-settled',
    });
  });

  it('asks the best covering source for an identifier first and stops when it is found', async () => {
    const broad = adapter('broad', () => [WORK], { remote: true, covers: 'broad' });
    const home = adapter('home', () => [WORK], { remote: true, covers: 'authoritative' });
    const { asked } = await lookup(reference(WORK), run([broad, home]));
    expect(asked.filter(({ question }) => question === 'identifier').map(({ adapter: name, lookup: { kind } }) => [name, kind])).toEqual([
      ['home', 'found'],
      ['broad', 'not-asked'],
    ]);
  });

  it('keeps asking when a source throws or is down, and records both', async () => {
    const broken: SourceAdapter = {
      ...adapter('broken', () => [], { remote: true }),
      find: () => Promise.reject(new Error('unexpected shape')),
    };
    const down = adapter('down', () => ({ kind: 'unavailable', why: 'timeout' }), { remote: true, covers: 'authoritative' });
    const up = adapter('up', () => [WORK], { remote: true, covers: 'broad' });
    const { DOI: _, ...cited } = WORK;
    const { asked, candidates } = await lookup(reference(cited), run([broken, down, up]));
    expect(asked.map(({ adapter: name, covers, lookup: { kind } }) => [name, covers, kind])).toEqual([
      ['broken', 'no', 'unavailable'],
      ['down', 'authoritative', 'unavailable'],
      ['up', 'broad', 'found'],
    ]);
    expect(candidates).toHaveLength(1);
  });

  it('asks nobody once the deadline has passed', async () => {
    const remote = adapter('far', () => [WORK], { remote: true, covers: 'broad' });
    const { asked, candidates } = await lookup(reference(WORK), run([remote], AbortSignal.abort()));
    expect(remote.heard).toEqual([]);
    expect(asked.every(({ lookup: answer }) => answer.kind === 'unavailable' && answer.why === 'deadline')).toBe(true);
    expect(candidates).toEqual([]);
  });

  it('says "no query" when the citation describes nothing', async () => {
    const local = adapter('local', () => []);
    const { asked } = await lookup(reference({ URL: 'https://example.org/page' }), run([local]));
    expect(asked.map(({ question, lookup: answer }) => [question, answer])).toEqual([
      ['identifier', { kind: 'absent' }],
      ['work', { kind: 'not-asked', why: 'no-query' }],
    ]);
  });

  it('asks for an address with its scheme, and for the version that is cited', async () => {
    const local = adapter('local', () => []);
    const asked = async (fields: CslItem): Promise<unknown> => {
      await lookup(reference({ title: 'T', ...fields }), run([local]));
      return local.heard.splice(0)[0];
    };
    const page = (value: string) => ({ question: 'identifier', scheme: 'url', value });
    expect(await asked({ URL: 'https://www.example.org/page?a=b' })).toEqual(page('https://www.example.org/page?a=b'));
    expect(await asked({ URL: 'http://example.org/page' })).toEqual(page('http://example.org/page'));
    expect(await asked({ URL: 'https://arxiv.org/abs/2101.00001v3' })).toEqual({ ...page('2101.00001v3'), scheme: 'arxiv' });
    expect(await asked({ URL: 'https://doi.org/10.5555/ABC' })).toEqual({ ...page('10.5555/abc'), scheme: 'doi' });
  });

  it('asks once for an identifier that is printed twice', async () => {
    const local = adapter('local', () => []);
    const fields = { title: 'T', DOI: '10.48550/arXiv.2101.00001', arxiv: '2101.00001v2', URL: 'https://arxiv.org/abs/2101.00001' };
    await lookup(reference(fields), run([local]));
    expect(local.heard).toEqual([
      { question: 'identifier', scheme: 'arxiv', value: '2101.00001v2' },
      { question: 'work', fields },
    ]);
  });
});
