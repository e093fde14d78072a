import { afterEach, describe, expect, it } from 'vitest';
import { datacite } from '../../src/lookup/datacite.ts';
import { type Asking, asking, first, found, json, NO_ANSWERS } from '../servers/asking.ts';
import type { Answer } from '../servers/registry.ts';

let open: Asking | undefined;
afterEach(async () => open?.close());
const start = async (answer: (path: string) => Answer | undefined): Promise<Asking> => {
  open = await asking(datacite, answer);
  return open;
};

const NOT_FOUND = json({ errors: [{ status: '404', title: "The resource you are looking for doesn't exist." }] }, 404);
const record = (id: string, attributes: object) => ({
  id,
  type: 'dois',
  attributes: { doi: id, titles: [{ title: 'A title' }], ...attributes },
});
const one = (id: string, attributes: object) => json({ data: record(id, attributes) });
const list = (...records: readonly object[]) => json({ data: records, meta: { total: records.length } });

describe('datacite, asked for a DOI', () => {
  it('tells when what it names was withdrawn', async () => {
    const dates = [
      { date: '2019', dateType: 'Issued' },
      { date: '2021-04-05', dateType: 'Withdrawn' },
    ];
    const { id } = await start(() => one('10.5061/data', { dates }));
    expect(first(await id('doi', '10.5061/data')).notices).toEqual([
      { kind: 'retracted', date: '2021-04-05', from: 'datacite', reason: 'withdrawn' },
    ]);
  });

  it('maps a preprint of arXiv', async () => {
    const { id } = await start(() =>
      one('10.48550/arxiv.2205.14135', {
        titles: [
          { title: 'Un titre', titleType: 'TranslatedTitle', lang: 'fr' },
          { title: 'A title' },
          { title: 'with more', titleType: 'Subtitle' },
        ],
        creators: [
          {
            name: 'Berg, Anna van den',
            nameType: 'Personal',
            givenName: 'Anna van den',
            familyName: 'Berg',
            nameIdentifiers: [{ nameIdentifier: 'https://orcid.org/0000-0002-1825-0097', nameIdentifierScheme: 'ORCID' }],
          },
          { name: 'The Trial Group', nameType: 'Organizational' },
          { name: 'Ada Lovelace', nameIdentifiers: [] },
        ],
        contributors: [
          { name: 'Host', contributorType: 'HostingInstitution' },
          { name: 'Ed, It', familyName: 'Ed', givenName: 'It', contributorType: 'Editor' },
        ],
        publisher: { name: 'arXiv' },
        publicationYear: 2022,
        dates: [
          { date: '2023-01-05', dateType: 'Updated' },
          { date: '2022-05', dateType: 'Issued' },
        ],
        types: { resourceTypeGeneral: 'Preprint', citeproc: 'article-journal' },
        relatedIdentifiers: [
          { relationType: 'IsVersionOf', relatedIdentifier: '10.5555/Final', relatedIdentifierType: 'DOI' },
          { relationType: 'Cites', relatedIdentifier: '10.5555/cited', relatedIdentifierType: 'DOI' },
        ],
        container: {},
      }),
    );
    expect(first(await id('doi', '10.48550/arXiv.2205.14135'))).toMatchObject({
      id: 'datacite:10.48550/arxiv.2205.14135',
      fields: {
        type: 'article',
        title: 'A title: with more',
        author: [
          { family: 'Berg', given: 'Anna van den', ORCID: '0000-0002-1825-0097' },
          { literal: 'The Trial Group' },
          { family: 'Lovelace', given: 'Ada' },
        ],
        editor: [{ family: 'Ed', given: 'It' }],
        'container-title': 'arXiv',
        DOI: '10.48550/arxiv.2205.14135',
        arxiv: '2205.14135',
        issued: { 'date-parts': [[2022, 5]] },
      },
      titles: ['A title', 'Un titre', 'with more'],
      years: [2022, 2023],
      authorsComplete: true,
      sameAs: ['doi:10.5555/final'],
    });
  });

  it('maps an article with its journal', async () => {
    const { id } = await start(() =>
      one('10.5555/x', {
        publisher: 'House',
        publicationYear: '2016',
        types: { resourceTypeGeneral: 'JournalArticle' },
        container: {
          title: 'Journal',
          volume: '2',
          issue: 3,
          firstPage: '10',
          lastPage: '20',
          identifier: '0378-5955',
          identifierType: 'ISSN',
        },
      }),
    );
    expect(first(await id('doi', '10.5555/x')).fields).toMatchObject({
      type: 'article-journal',
      'container-title': 'Journal',
      volume: '2',
      issue: '3',
      page: '10-20',
      ISSN: '0378-5955',
      publisher: 'House',
      issued: { 'date-parts': [[2016]] },
    });
  });

  it('knows its own DOIs only', async () => {
    const { id, adapter } = await start(() => NOT_FOUND);
    expect((await id('doi', '10.5281/zenodo.1')).lookup).toEqual({ kind: 'absent' });
    expect((await id('doi', '10.5555/x')).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect((await id('pmid', '1')).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    const covers = (value: string) => adapter.covers({}, { question: 'identifier', scheme: 'doi', value });
    expect([covers('10.5281/zenodo.1'), covers('10.5555/x')]).toEqual(['authoritative', 'broad']);
  });

  it.each(NO_ANSWERS)('takes %s for an outage, never for absence', async (_, body) => {
    const { id, work } = await start(() => body);
    expect((await id('doi', '10.5281/zenodo.1')).lookup.kind).toBe('unavailable');
    expect((await work({ title: 'A title of some length' })).lookup.kind).toBe('unavailable');
  });

  it('does not take another record for an answer', async () => {
    const { id } = await start(() => one('10.5281/zenodo.2', {}));
    expect((await id('doi', '10.5281/zenodo.1')).lookup).toMatchObject({ kind: 'unavailable', why: 'malformed' });
  });
});

describe('datacite, asked for a work', () => {
  it('searches titles by words that cannot steer the query', async () => {
    const { work, asked } = await start(() => list(record('10.5281/zenodo.1', {}), { id: 7 }));
    expect(found(await work({ title: 'Data from: (a) new OR "malaria" agent*' })).map(({ id }) => id)).toEqual([
      'datacite:10.5281/zenodo.1',
    ]);
    expect(asked()).toEqual(['/dois?query=titles.title:(data AND from AND a AND new AND or AND malaria AND agent)&page[size]=10']);
  });

  it('asks for any of the words when no work has all of them', async () => {
    const { work, asked } = await start((path) => (path.includes(' OR ') ? list(record('10.5281/zenodo.1', {})) : list()));
    expect(found(await work({ title: 'Two wrods' }))).toHaveLength(1);
    expect(asked()).toHaveLength(2);
  });

  it('takes an empty list for absent, and no title for no question', async () => {
    const { work, adapter } = await start(() => list());
    expect((await work({ title: 'Nothing' })).lookup).toEqual({ kind: 'absent' });
    expect((await work({})).lookup).toEqual({ kind: 'not-asked', why: 'no-query' });
    expect((await work({ title: 'A title', 'container-title': 'Nature' })).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    const covers = (fields: object) => adapter.covers({ title: 'T', ...fields }, { question: 'work', fields });
    expect(covers({ arxiv: '2205.14135' })).toBe('broad');
    expect(covers({ type: 'article-journal', 'container-title': 'arXiv preprint arXiv:2205.14135' })).toBe('broad');
    for (const fields of [{ type: 'dataset' }, { type: 'article-journal' }, { arxiv: '2205.14135', issued: { 'date-parts': [[1985]] } }])
      expect(covers(fields)).toBe('no');
  });
});
