import { afterEach, describe, expect, it } from 'vitest';
import { semanticScholar } from '../../src/lookup/semantic-scholar.ts';
import { type Asking, asking, first, found, json, NO_ANSWERS } from '../servers/asking.ts';
import type { Answer } from '../servers/registry.ts';

let open: Asking | undefined;
afterEach(async () => open?.close());
const start = async (body: Answer): Promise<Asking> => {
  open = await asking(semanticScholar, () => body);
  return open;
};
const paper = {
  paperId: 'abc',
  title: 'A title',
  year: 2021,
  publicationDate: '2021-05-04',
  publicationTypes: ['JournalArticle', 'Conference'],
  externalIds: { DOI: '10.5555/ABC', ArXiv: '2205.14135', PubMed: '12', PubMedCentral: '34567' },
  venue: 'X',
  publicationVenue: { name: 'Conference on X', issn: '0378-5955' },
  journal: { name: '', pages: ' 1 - 10 ' },
  authors: [{ name: 'Ada Lovelace' }, { name: null }],
};

describe('semanticScholar', () => {
  it('maps a paper, and never takes its list of authors for the whole', async () => {
    const { id, asked } = await start(json(paper));
    expect(first(await id('arxiv', '2205.14135v2'))).toMatchObject({
      id: 'semantic-scholar:abc',
      fields: {
        type: 'paper-conference',
        title: 'A title',
        author: [{ family: 'Lovelace', given: 'Ada' }],
        'container-title': 'Conference on X',
        page: '1-10',
        DOI: '10.5555/abc',
        arxiv: '2205.14135',
        PMID: '12',
        PMCID: 'PMC34567',
        issued: { 'date-parts': [[2021, 5, 4]] },
      },
      years: [2021],
      authorsComplete: false,
    });
    expect(asked()[0]).toMatch(/^\/graph\/v1\/paper\/ARXIV:2205\.14135\?fields=/);
  });

  it('has no say about identifiers it does not know', async () => {
    const { id, adapter } = await start(json({ error: 'Paper with id DOI:10.1/x not found' }, 404));
    expect((await id('doi', '10.1/x')).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect((await id('isbn', '9780306406157')).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect(adapter.covers({}, { question: 'identifier', scheme: 'doi', value: '10.1/x' })).toBe('no');
  });

  it('searches', async () => {
    const some = await start(json({ total: 2, offset: 0, data: [paper, { paperId: 7 }] }));
    expect(found(await some.work({ title: 'A title' }))).toHaveLength(1);
    await some.close();
    const none = await start(json({ total: 0, offset: 0 }));
    expect((await none.work({ title: 'A title' })).lookup).toEqual({ kind: 'absent' });
    expect((await none.work({})).lookup).toEqual({ kind: 'not-asked', why: 'no-query' });
  });

  it.each<readonly [string, Answer]>([
    ...NO_ANSWERS,
    ['hits it does not show', json({ total: 9 })],
    ['another error', json({ error: 'Unrecognized field' }, 404)],
  ])('takes %s for an outage, never for absence', async (_, body) => {
    const { id, work } = await start(body);
    expect((await id('doi', '10.1/x')).lookup.kind).toBe('unavailable');
    expect((await work({ title: 'A title' })).lookup.kind).toBe('unavailable');
  });
});
