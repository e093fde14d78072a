/** Texts as databases hand them out: PubMed, ScienceDirect, ProQuest, Ovid. */
import { describe, expect, it } from 'vitest';
import { read } from './shown.ts';

const works = async (text: string) => {
  const document = await read(text, 'out.txt');
  for (const { span, raw } of document.entries) expect(document.text.slice(span.start, span.end)).toBe(raw);
  return document.entries.map(({ fields: { id: _, ...fields } }) => fields);
};
const people = [
  { family: 'Roe', given: 'Ann' },
  { family: 'Lee', given: 'Bo' },
];

describe('a text', () => {
  it('of PubMed with abstracts gives the works and not what their abstracts cite', async () => {
    const one = (nth: number, title: string): string =>
      `${nth}. J Gard. 2019 May 12;14(3):221-238. doi: 10.1234/g.${nth}. Epub 2019 Apr 1.\n\n${title}.\n\nRoe A(1), Lee B(2).\n\nAuthor information:\n(1)Institute of Hedges, York.\n(2)Hull.\n\nHedges grow (Poe & Doe, 2011; doi:10.1234/old). See Marsh A. Reefs. 2004.\n\nDOI: 10.1234/g.${nth}\nPMID: 7${nth} [Indexed for MEDLINE]\n\n\n`;
    const found = await works(one(1, 'Of hedges in the north') + one(2, '[Of reefs]'));
    expect(found.map(({ title, PMID, DOI }) => [title, PMID, DOI])).toEqual([
      ['Of hedges in the north', '71', '10.1234/g.1'],
      ['Of reefs', '72', '10.1234/g.2'],
    ]);
    expect(found[0]).toMatchObject({
      type: 'article-journal',
      author: [
        { family: 'Roe', given: 'A' },
        { family: 'Lee', given: 'B' },
      ],
      'container-title': 'J Gard',
      volume: '14',
      issue: '3',
      page: '221-238',
      issued: { 'date-parts': [[2019, 5]] },
    });
  });

  it('of ScienceDirect', async () => {
    const end = (doi: string): string =>
      `https://doi.org/${doi}.\n(https://www.sciencedirect.com/science/article/pii/S1234567890123456)\nAbstract: Hedges grow.\nKeywords: Hedge; Reef\n\n`;
    const text = `Ann Roe, Bo Lee,\r\nOf hedges,\r\nGardens,\r\nVolume 14, Issue 3,\r\n2019,\r\nPages 221-238,\r\nISSN 1234-5679,\r\n${end('10.1234/g')}Ann Roe,\nChapter 3 - Of reefs,\nEditor(s): Cy Poe,\nReefs and Hedges,\nHarbour Press,\n2016,\nPages 45-71,\nISBN 9781603090575,\n${end('10.1234/h')}`;
    expect(await works(text)).toEqual([
      expect.objectContaining({
        type: 'article-journal',
        title: 'Of hedges',
        author: people,
        'container-title': 'Gardens',
        volume: '14',
        issue: '3',
        page: '221-238',
        ISSN: '1234-5679',
        DOI: '10.1234/g',
      }),
      expect.objectContaining({
        type: 'chapter',
        title: 'Of reefs',
        editor: [{ family: 'Poe', given: 'Cy' }],
        'container-title': 'Reefs and Hedges',
        publisher: 'Harbour Press',
        page: '45-71',
        DOI: '10.1234/h',
      }),
    ]);
  });

  it('of ProQuest', async () => {
    const line = '_'.repeat(60);
    const text = `${line}\n\nReport Information from ProQuest\n${line}\n\nDocument 1 of 1\n\nOf hedges\n\nAuthor: Roe, Ann\n\nAbstract: Hedges grow.\n\nTitle: Of hedges\n\nPublication year: 2021\n\nUniversity/institution: University of Brackwater\n\nDegree: Ph.D.\n`;
    expect(await works(text)).toEqual([
      {
        type: 'thesis',
        title: 'Of hedges',
        author: [{ family: 'Roe', given: 'Ann' }],
        publisher: 'University of Brackwater',
        issued: { 'date-parts': [[2021]] },
      },
    ]);
  });

  it('of Ovid', async () => {
    const text =
      '<1>\nUnique Identifier\n  71\nStatus\n  MEDLINE\nAuthors\n  Roe A; Lee B\nAuthors Full Name\n  Roe, Ann; Lee, Bo\nTitle\n  Of hedges.\nSource\n  Journal of Gardens. 14(3):221-238, 2019 May.\nDOI\n  https://dx.doi.org/10.1234/g\n';
    expect(await works(text)).toEqual([
      {
        type: 'article-journal',
        title: 'Of hedges',
        author: people,
        'container-title': 'Journal of Gardens',
        volume: '14',
        issue: '3',
        page: '221-238',
        issued: { 'date-parts': [[2019]] },
        DOI: '10.1234/g',
        PMID: '71',
      },
    ]);
  });

  it('of a person is read as before', async () => {
    const document = await read('1. Roe, A. Of hedges. Gardens. 2019;14:1-9.\n\n2. Lee, B. Of reefs. Gardens. 2020;15:1-9.\n', 'out.txt');
    expect(document.mediaType).toBe('text/plain');
  });
});
