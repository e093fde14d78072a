import { afterEach, describe, expect, it } from 'vitest';
import { openalex } from '../../src/lookup/openalex.ts';
import { type Asking, asking, first, found, json, NO_ANSWERS } from '../servers/asking.ts';
import type { Answer } from '../servers/registry.ts';

let open: Asking | undefined;
afterEach(async () => open?.close());
const start = async (answer: (path: string) => Answer | undefined): Promise<Asking> => {
  open = await asking(openalex, answer);
  return open;
};
const item = (fields: object) => ({ id: 'https://openalex.org/W1', title: 'A title of some length', ...fields });
const list = (...results: readonly object[]) => json({ meta: { count: results.length }, results });
const promised = json({ meta: { count: 12 }, results: [] });

describe('openalex', () => {
  it('maps a work', async () => {
    const { id, asked } = await start(() =>
      list(
        item({
          doi: 'https://doi.org/10.5555/ABC',
          publication_year: 2021,
          publication_date: '2021-07-15',
          type: 'article',
          is_retracted: true,
          language: 'en',
          authorships: [
            { raw_author_name: 'A Lovelace', author: { display_name: 'Ada Lovelace', orcid: 'https://orcid.org/0000-0002-1825-0097' } },
          ],
          primary_location: {
            landing_page_url: 'https://doi.org/10.5555/abc',
            source: { display_name: 'Journal', issn_l: '0378-5955', type: 'journal', host_organization_name: 'House' },
          },
          locations: [
            { landing_page_url: 'https://arxiv.org/abs/2205.14135' },
            { landing_page_url: 'https://doi.org/10.48550/arxiv.2205.14135' },
            { landing_page_url: 'https://doi.org/10.9999/about-it' },
          ],
          biblio: { volume: '3', issue: '1', first_page: '10', last_page: '12' },
          ids: { pmid: 'https://pubmed.ncbi.nlm.nih.gov/123', pmcid: 'https://www.ncbi.nlm.nih.gov/pmc/articles/45678' },
        }),
      ),
    );
    expect(first(await id('doi', '10.5555/abc'))).toMatchObject({
      id: 'openalex:W1',
      fields: {
        type: 'article-journal',
        title: 'A title of some length',
        author: [{ family: 'Lovelace', given: 'Ada', ORCID: '0000-0002-1825-0097' }],
        'container-title': 'Journal',
        publisher: 'House',
        volume: '3',
        issue: '1',
        page: '10-12',
        DOI: '10.5555/abc',
        arxiv: '2205.14135',
        PMID: '123',
        PMCID: 'PMC45678',
        ISSN: '0378-5955',
        issued: { 'date-parts': [[2021, 7, 15]] },
      },
      years: [2021],
      authorsComplete: true,
      notices: [{ kind: 'retracted', from: 'openalex' }],
      sameAs: ['arxiv:2205.14135'],
    });
    expect(asked()).toEqual(['/works?filter=doi:https://doi.org/10.5555/abc']);
  });

  it('does not take a cut list of authors for the whole', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ raw_author_name: `A. Author${index}` }));
    const { id } = await start(() => list(item({ authorships: many })));
    expect(first(await id('doi', '10.5555/abc')).authorsComplete).toBe(false);
  });

  it('has no say about identifiers it lacks, or does not keep', async () => {
    const { id, adapter } = await start(() => list());
    for (const [scheme, value] of [
      ['doi', '10.5555/abc'],
      ['pmid', '1'],
      ['isbn', '9780306406157'],
      ['doi', '10.5555/a,b|c'],
    ] as const)
      expect((await id(scheme, value)).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect(adapter.covers({}, { question: 'identifier', scheme: 'doi', value: '10.5555/abc' })).toBe('no');
  });

  const fields = { title: 'A title, of some | length!', author: [{ family: 'Ng' }] };

  it('searches by title, by words that cannot steer the query, and no further when it is there', async () => {
    const { work, asked } = await start(() => list(item({})));
    expect(found(await work(fields))).toHaveLength(1);
    expect(asked()).toEqual(['/works?filter=title.search:A title of some length&per-page=10']);
    expect((await work({})).lookup).toEqual({ kind: 'not-asked', why: 'no-query' });
    await work({ title: 'This AND that' });
    expect(asked()[1]).toBe('/works?filter=title.search:This and that&per-page=10');
  });

  it('asks once more with the author when other works came, and for any of the words when none did', async () => {
    const other = await start((path) =>
      path.includes('raw_author_name') ? list(item({})) : list(item({ id: 'https://openalex.org/W2', title: 'Else' })),
    );
    expect(found(await other.work(fields)).map(({ id }) => id)).toEqual(['openalex:W2', 'openalex:W1']);
    expect(other.asked()[1]).toBe('/works?filter=title.search:A title of some length,raw_author_name.search:Ng&per-page=10');
    await other.close();
    const none = await start((path) => (path.includes(' OR ') ? list(item({})) : list()));
    expect(found(await none.work(fields))).toHaveLength(1);
    expect(none.asked()[1]).toBe('/works?filter=title.search:title OR some OR length&per-page=10');
  });

  it('takes an empty list for absent', async () => {
    const { work } = await start(() => list());
    expect((await work({ title: 'A title' })).lookup).toEqual({ kind: 'absent' });
  });

  it.each(NO_ANSWERS)('takes %s for an outage, never for absence', async (_, body) => {
    const { id, work } = await start(() => body);
    expect((await id('doi', '10.5555/abc')).lookup.kind).toBe('unavailable');
    expect((await work({ title: 'A title of some length' })).lookup.kind).toBe('unavailable');
  });

  it('takes a list that promises works and gives none for no answer', async () => {
    const { work } = await start(() => promised);
    expect((await work({ title: 'A title of some length' })).lookup).toMatchObject({ kind: 'unavailable', why: 'malformed' });
  });
});
