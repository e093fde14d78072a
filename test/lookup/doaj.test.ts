import { afterEach, describe, expect, it } from 'vitest';
import { doaj } from '../../src/lookup/doaj.ts';
import { type Asking, asking, first, json, NO_ANSWERS } from '../servers/asking.ts';
import type { Answer } from '../servers/registry.ts';

let open: Asking | undefined;
afterEach(async () => open?.close());
const start = async (body: Answer): Promise<Asking> => {
  open = await asking(doaj, () => body);
  return open;
};
const results = (...items: readonly object[]) => json({ total: items.length, results: items });
const article = {
  id: 'abc',
  bibjson: {
    title: 'A title',
    year: '2020',
    month: '5',
    start_page: '1',
    end_page: '9',
    author: [{ name: 'Ada Lovelace', orcid_id: '0000-0002-1825-0097' }],
    identifier: [
      { type: 'doi', id: '10.5555/ABC' },
      { type: 'eissn', id: '0378-5955' },
    ],
    journal: { title: 'Journal', volume: '1', number: '2', publisher: 'House', language: ['EN'] },
  },
};

describe('doaj', () => {
  it('maps an article', async () => {
    const { id, asked } = await start(results(article));
    expect(first(await id('doi', '10.5555/abc'))).toMatchObject({
      id: 'doaj:abc',
      fields: {
        type: 'article-journal',
        title: 'A title',
        author: [{ family: 'Lovelace', given: 'Ada', ORCID: '0000-0002-1825-0097' }],
        'container-title': 'Journal',
        volume: '1',
        issue: '2',
        page: '1-9',
        DOI: '10.5555/abc',
        ISSN: '0378-5955',
        issued: { 'date-parts': [[2020, 5]] },
      },
      years: [2020],
    });
    expect(asked()).toEqual(['/api/search/articles/doi:"10.5555/abc"?pageSize=10']);
  });

  it('searches by words that cannot steer the query, and has no say about what it lacks', async () => {
    const { work, id, asked, adapter } = await start(results());
    expect((await work({ title: 'A title: "of" things) OR (all' })).lookup).toEqual({ kind: 'absent' });
    expect(asked()).toEqual(['/api/search/articles/bibjson.title:(a title of things or all)?pageSize=10']);
    for (const [scheme, value] of [
      ['doi', '10.5555/abc'],
      ['doi', '10.5555/a"b'],
      ['pmid', '1'],
    ] as const)
      expect((await id(scheme, value)).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect((await work({})).lookup).toEqual({ kind: 'not-asked', why: 'no-query' });
    expect(adapter.covers({ type: 'article-journal', title: 'T' }, { question: 'work', fields: {} })).toBe('no');
  });

  it.each<readonly [string, Answer]>([
    ...NO_ANSWERS,
    ['journals instead of articles', results({ id: 'j', bibjson: { title: 'Journal' } })],
  ])('takes %s for an outage, never for absence', async (_, body) => {
    const { id, work } = await start(body);
    expect((await id('doi', '10.5555/abc')).lookup.kind).toBe('unavailable');
    expect((await work({ title: 'A title' })).lookup.kind).toBe('unavailable');
  });
});
