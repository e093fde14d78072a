import { afterEach, describe, expect, it } from 'vitest';
import { europePmc } from '../../src/lookup/europe-pmc.ts';
import { type Asking, asking, first, found, json, NO_ANSWERS } from '../servers/asking.ts';
import type { Answer } from '../servers/registry.ts';

let open: Asking | undefined;
afterEach(async () => open?.close());
const start = async (body: Answer): Promise<Asking> => {
  open = await asking(europePmc, () => body);
  return open;
};
const results = (...result: readonly object[]) => json({ hitCount: result.length, resultList: { result } });
const PAPER = {
  id: '123',
  source: 'MED',
  pmid: '123',
  pmcid: 'PMC4567',
  doi: '10.1000/Made.Up',
  title: 'A made-up trial of nothing.',
  authorList: {
    author: [
      { fullName: 'Doe J', firstName: 'Jane', lastName: 'Doe', initials: 'J', authorId: { type: 'ORCID', value: '0000-0002-1825-0097' } },
      { collectiveName: 'Nothing Study Group' },
    ],
  },
  journalInfo: {
    issue: '2',
    volume: '7',
    yearOfPublication: 2019,
    monthOfPublication: 3,
    journal: { title: 'Journal of Examples', isoabbreviation: 'J Ex', issn: '0378-5955' },
  },
  pubYear: '2019',
  pageInfo: '637-41',
  firstPublicationDate: '2018-12-30',
  pubTypeList: { pubType: ['Retracted Publication', 'Journal Article'] },
  commentCorrectionList: {
    commentCorrection: [{ type: 'Retraction in', reference: 'J Ex. 2021 May 4;9:1', id: '456', source: 'MED' }, { type: 'Comment in' }],
  },
};

describe('europePmc', () => {
  it('maps a paper with its dates, people and what befell it', async () => {
    const { work, asked } = await start(results(PAPER));
    const source = first(await work({ title: 'A made-up trial: of nothing' }));
    expect(source).toMatchObject({
      id: 'europe-pmc:MED/123',
      fields: {
        type: 'article-journal',
        title: 'A made-up trial of nothing',
        author: [{ family: 'Doe', given: 'Jane', ORCID: '0000-0002-1825-0097' }, { literal: 'Nothing Study Group' }],
        'container-title': 'Journal of Examples',
        volume: '7',
        issue: '2',
        page: '637-641',
        DOI: '10.1000/made.up',
        PMID: '123',
        PMCID: 'PMC4567',
        issued: { 'date-parts': [[2019, 3]] },
      },
      years: [2018, 2019],
      notices: [{ kind: 'retracted', from: 'europe-pmc', date: '2021-05-04', url: 'https://pubmed.ncbi.nlm.nih.gov/456/' }],
    });
    expect(source.isNotice).toBeUndefined();
    expect(asked()[0]).toContain('query=TITLE:(A made up trial of nothing)&format=json&resultType=core');
  });

  it('tells a notice from the work it is about', async () => {
    const notice = {
      ...PAPER,
      id: '9',
      pubTypeList: { pubType: 'Retraction of Publication' },
      commentCorrectionList: { commentCorrection: [{ type: 'Retraction of' }] },
    };
    const [source] = found(await (await start(results(notice))).work({ title: 'Retraction' }));
    expect(source?.isNotice).toBe(true);
    expect(source?.notices).toEqual([]);
  });

  it('speaks for PubMed numbers, and says nothing of DOIs and descriptions it lacks', async () => {
    const { id, adapter, asked } = await start(results());
    expect((await id('pmid', '77')).lookup).toEqual({ kind: 'absent' });
    expect((await id('doi', '10.1000/x')).lookup).toEqual({ kind: 'not-asked', why: 'not-covered' });
    expect((await id('pmcid', 'pmc12')).lookup.kind).toBe('not-asked');
    expect((await id('isbn', '9780306406157')).lookup.kind).toBe('not-asked');
    expect(asked().map((url) => /query=([^&]+)/.exec(url)?.[1])).toEqual(['EXT_ID:77 AND SRC:MED', 'DOI:"10.1000/x"', 'PMCID:PMC12']);
    expect(adapter.covers({}, { question: 'identifier', scheme: 'pmid', value: '77' })).toBe('broad');
    expect(adapter.covers({ type: 'article-journal', title: 'T' }, { question: 'work', fields: {} })).toBe('no');
  });

  it.each<readonly [string, Answer]>([...NO_ANSWERS, ['hits it does not show', json({ hitCount: 3, resultList: { result: [] } })]])(
    'takes %s for an outage, never for absence',
    async (_, body) => {
      expect((await (await start(body)).id('pmid', '1')).lookup.kind).toBe('unavailable');
    },
  );
});
