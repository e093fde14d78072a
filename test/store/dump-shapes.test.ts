import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { dumpRecords } from '../../src/lookup/dump-records.ts';
import type { CslItem } from '../../src/model/csl.ts';
import { recordsOf, type SkippedRecord } from '../../src/store/index/records.ts';

const dir = mkdtempSync(join(tmpdir(), 'stet-dumps-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const file = (name: string, content: string | Buffer): string => {
  const path = join(dir, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return path;
};
async function read(content: string | Buffer, name = 'dump'): Promise<{ items: CslItem[]; skipped: SkippedRecord[] }> {
  const items: CslItem[] = [];
  const skipped: SkippedRecord[] = [];
  const tally = { name, sha256: '', bytes: 0, records: 0, skipped: 0 };
  for await (const item of recordsOf(file(name, content), { shapes: dumpRecords }, tally, (one) => skipped.push(one))) items.push(item);
  expect(tally.records).toBe(items.length);
  return { items, skipped };
}
const WORK = {
  DOI: '10.5555/MADE.1',
  prefix: '10.5555',
  type: 'journal-article',
  title: ['A made-up work'],
  subtitle: ['on nothing'],
  author: [{ family: 'Doe', given: 'Jane', sequence: 'first' }],
  'container-title': ['Journal of Examples'],
  volume: '7',
  page: '1-9',
  issued: { 'date-parts': [[2019, 3]] },
  'is-referenced-by-count': 0,
};

describe('records of public dumps, told by what is in them', () => {
  it('reads Crossref: lines, a list, the list of the public data file on one line or pretty, and single replies', async () => {
    const expected = {
      id: 'crossref:10.5555/made.1',
      type: 'article-journal',
      title: 'A made-up work: on nothing',
      author: [{ family: 'Doe', given: 'Jane' }],
      'container-title': 'Journal of Examples',
      DOI: '10.5555/made.1',
      issued: { 'date-parts': [[2019, 3]] },
    };
    const other = { ...WORK, DOI: '10.5555/MADE.2', title: ['Brackets ]} in "strings"'] };
    for (const [name, content, count] of [
      ['lines', `${JSON.stringify(WORK)}\n${JSON.stringify(other)}\n`, 2],
      ['list', JSON.stringify([WORK, other]), 2],
      ['items', gzipSync(JSON.stringify({ items: [WORK, other] })), 2],
      ['pretty', JSON.stringify({ items: [WORK, other] }, null, 2), 2],
      ['reply', JSON.stringify({ status: 'ok', 'message-type': 'work', message: WORK }), 1],
    ] as const) {
      const { items, skipped } = await read(content, name);
      expect(items[0], name).toMatchObject(expected);
      expect(items, name).toHaveLength(count);
      expect(skipped).toEqual([]);
    }
  });

  it('reads OpenAlex, DataCite and DOAJ, mixed in one file', async () => {
    const { items, skipped } = await read(
      [
        {
          id: 'https://openalex.org/W1',
          doi: 'https://doi.org/10.5555/oa',
          display_name: 'An open work',
          publication_year: 2020,
          type: 'article',
          authorships: [{ author: { display_name: 'Jane Doe' } }],
        },
        {
          id: '10.5555/dc',
          type: 'dois',
          attributes: {
            doi: '10.5555/dc',
            titles: [{ title: 'A deposited work' }],
            creators: [{ name: 'Doe, Jane', givenName: 'Jane', familyName: 'Doe' }],
            publicationYear: 2021,
            types: { citeproc: 'dataset' },
            publisher: 'An Archive',
          },
        },
        {
          id: 'd1',
          bibjson: {
            title: 'A listed article',
            year: '2018',
            author: [{ name: 'Jane Doe' }],
            identifier: [{ type: 'doi', id: '10.5555/dj' }],
            journal: { title: 'J' },
          },
        },
        { id: 'plain', title: 'A CSL item', type: 'book' },
        { id: 'https://openalex.org/W2' },
      ]
        .map((record) => JSON.stringify(record))
        .join('\n'),
    );
    expect(items.map(({ title, DOI, author }) => [title, DOI, author?.[0]?.family])).toEqual([
      ['An open work', '10.5555/oa', 'Doe'],
      ['A deposited work', '10.5555/dc', 'Doe'],
      ['A listed article', '10.5555/dj', 'Doe'],
      ['A CSL item', undefined, undefined],
    ]);
    expect(skipped).toMatchObject([{ line: 5 }]);
  });

  it("reads arXiv's metadata and ISO's open data", async () => {
    const { items } = await read(
      [
        {
          id: '0704.0001',
          submitter: 'x',
          authors: 'x',
          title: 'A preprint\n  about lines',
          doi: '10.5555/pub 10.5555/other',
          categories: 'hep-ph',
          versions: [
            { version: 'v1', created: 'Mon, 2 Apr 2007 19:18:42 GMT' },
            { version: 'v2', created: 'Tue, 24 Jul 2008 20:10:27 GMT' },
          ],
          update_date: '2008-11-26',
          authors_parsed: [
            ['Doe', 'Jane', ''],
            ['Roe', 'R.', 'Jr'],
            ['The Team', '', ''],
          ],
        },
        {
          id: 1,
          deliverableType: 'IS',
          reference: 'ISO 99001:2015',
          title: { en: 'Making things -- Requirements', fr: null },
          publicationDate: '2015-09-22',
          edition: 5,
        },
      ]
        .map((record) => JSON.stringify(record))
        .join('\n'),
    );
    expect(items).toEqual([
      {
        id: 'arxiv:0704.0001',
        type: 'article',
        title: 'A preprint about lines',
        author: [{ family: 'Doe', given: 'Jane' }, { family: 'Roe', given: 'R.', suffix: 'Jr' }, { literal: 'The Team' }],
        'container-title': 'arXiv',
        issued: { 'date-parts': [[2007, 4, 2]] },
        arxiv: '0704.0001',
        DOI: '10.5555/pub',
        URL: 'https://arxiv.org/abs/0704.0001',
      },
      {
        id: 'iso:ISO 99001:2015',
        type: 'standard',
        title: 'Making things – Requirements',
        'title-short': 'ISO 99001:2015',
        author: [{ literal: 'International Organization for Standardization' }],
        publisher: 'ISO',
        number: 'ISO 99001:2015',
        edition: '5',
        issued: { 'date-parts': [[2015, 9, 22]] },
      },
    ]);
  });

  it("reads DOAJ's journal CSV as the journals themselves", async () => {
    const { items } = await read(
      '\ufeffJournal title,Journal URL,Alternative title,Journal ISSN (print version),Journal EISSN (online version),Publisher\r\n"Copper, Tin",https://example.org/c,Cu Sn,,1050-124X,House\r\nBarley,javascript:x,,0317-8471,1050-124X,\r\n,,,,,\r\n',
      'journals.csv',
    );
    expect(items).toEqual([
      {
        id: 'journals.csv#2',
        type: 'periodical',
        title: 'Copper, Tin',
        'title-short': 'Cu Sn',
        publisher: 'House',
        ISSN: '1050-124X',
        URL: 'https://example.org/c',
      },
      { id: 'journals.csv#3', type: 'periodical', title: 'Barley', ISSN: '0317-8471' },
    ]);
  });

  it("reads Retraction Watch's CSV as the works it is about", async () => {
    const { items, skipped } = await read(
      `\ufeffRecord ID,Title,Journal,Publisher,Author,ArticleType,RetractionDate,RetractionDOI,RetractionPubMedID,OriginalPaperDate,OriginalPaperDOI,OriginalPaperPubMedID,RetractionNature,Reason\r
1,"A study, retracted",Journal of Examples,House,Jane Doe;Richard van der Roe,Research Article;,9/27/2023 0:00,10.5555/notice,0,3/9/2022 0:00,10.5555/work,123,Retraction,+Fake;\r
2,,,,,,,,,,unavailable,0,Retraction,\r\n`,
      'rw.csv',
    );
    expect(items).toEqual([
      {
        id: 'rw.csv#2',
        type: 'article-journal',
        title: 'A study, retracted',
        author: [
          { family: 'Doe', given: 'Jane' },
          { family: 'van der Roe', given: 'Richard' },
        ],
        'container-title': 'Journal of Examples',
        publisher: 'House',
        issued: { 'date-parts': [[2022, 3, 9]] },
        DOI: '10.5555/work',
        PMID: '123',
      },
    ]);
    expect(skipped).toHaveLength(1);
  });

  it('does not take an index for a file of records', async () => {
    await expect(read('stet-idx\u0001')).rejects.toMatchObject({ code: 'unreadable-input' });
  });
});
