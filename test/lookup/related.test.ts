/** The relations of registries in one vocabulary: what stands on the work, what stands on the comment, and what is neither. */
import { afterEach, describe, expect, it } from 'vitest';
import { CrossrefWork, crossrefSource } from '../../src/lookup/crossref/record.ts';
import { crossref } from '../../src/lookup/crossref.ts';
import { DataciteWork, dataciteSource } from '../../src/lookup/datacite.ts';
import { EuropePmcResult, europePmcSource } from '../../src/lookup/europe-pmc.ts';
import { OpenalexWork, openalexSource } from '../../src/lookup/openalex.ts';
import { pubmedSource, recordOfXml } from '../../src/lookup/pubmed/record.ts';
import { crossrefRelated, dataciteRelated, doiOfLine, medlineRelated } from '../../src/lookup/related.ts';
import { parseXml } from '../../src/lookup/xml.ts';
import { type Asking, asking, first, json } from '../servers/asking.ts';

let open: Asking | undefined;
afterEach(async () => open?.close());

const doi = (id: string) => [{ id, 'id-type': 'doi', 'asserted-by': 'subject' }];

describe('relations of Crossref', () => {
  it('stand on the work that was spoken of, and on the one that speaks, in their own direction', () => {
    const related = crossrefRelated(
      '10.5555/work',
      {
        'has-comment': doi('10.5555/COMMENT'),
        'has-reply': doi('https://doi.org/10.5555/reply'),
        'has-review': [{ id: '12345678', 'id-type': 'pmid' }],
        'is-replaced-by': doi('10.5555/second'),
        'is-comment-on': doi('10.5555/parent'),
        'is-reply-to': [{ id: 'https://example.org/letter', 'id-type': 'uri' }],
      },
      [{ DOI: '10.5555/Edition.2', type: 'new_edition' }],
    );
    expect(related).toEqual([
      { relation: 'comment', doi: '10.5555/comment', from: 'crossref' },
      { relation: 'reply', doi: '10.5555/reply', from: 'crossref' },
      { relation: 'review', pmid: '12345678', from: 'crossref' },
      { relation: 'new-version', doi: '10.5555/second', from: 'crossref' },
      { relation: 'comments-on', doi: '10.5555/parent', from: 'crossref' },
      { relation: 'replies-to', url: 'https://example.org/letter', from: 'crossref' },
      { relation: 'new-version', doi: '10.5555/edition.2', from: 'crossref' },
    ]);
  });

  it.each<readonly [string, Record<string, { id?: string | null; 'id-type'?: string | null }[]>]>([
    ['a citation, a part, a base', { references: doi('10.5555/a'), 'is-part-of': doi('10.5555/b'), 'is-based-on': doi('10.5555/c') }],
    ['another version that may be the older one', { 'has-version': doi('10.5555/a'), replaces: doi('10.5555/b') }],
    ['itself', { 'has-comment': doi('10.5555/WORK') }],
    [
      'nothing that can be looked up',
      { 'has-comment': [{ id: 'see page 4', 'id-type': 'other' }, { id: null }, { id: 'x', 'id-type': 'doi' }] },
    ],
    ['an address that is none', { 'has-reply': [{ id: 'javascript:alert(1)', 'id-type': 'uri' }] }],
    ['a name of every object', { constructor: doi('10.5555/a'), toString: doi('10.5555/b') }],
  ])('leave out %s', (_, relation) => {
    expect(crossrefRelated('10.5555/work', relation, [])).toEqual([]);
  });

  it('are told once, and not without end', () => {
    const many = Array.from({ length: 500 }, (_, i) => ({ id: `10.5555/c${i % 100}`, 'id-type': 'doi' }));
    const related = crossrefRelated('10.5555/work', { 'has-review': many }, []);
    expect(new Set(related.map((one) => one.doi)).size).toBe(related.length);
    expect(related.length).toBeLessThanOrEqual(60);
  });

  it('come with the record that the service gives', async () => {
    const message = {
      DOI: '10.5555/work',
      title: ['Counting reeds by ear'],
      author: [{ family: 'Marsh', given: 'Ada' }],
      relation: { 'has-comment': doi('10.5555/comment'), cites: [] },
    };
    open = await asking(crossref, () => json({ status: 'ok', 'message-type': 'work', message }));
    expect(first(await open.id('doi', '10.5555/work')).related).toEqual([
      { relation: 'comment', doi: '10.5555/comment', from: 'crossref' },
    ]);
  });

  it('make no difference to a record that has none', () => {
    const source = crossrefSource(CrossrefWork.parse({ DOI: '10.5555/a', title: ['T'], relation: {} }));
    expect(source).not.toHaveProperty('related');
  });
});

describe('relations of DataCite', () => {
  const one = (relationType: string, relatedIdentifier = '10.5555/other', relatedIdentifierType = 'DOI') => ({
    relationType,
    relatedIdentifier,
    relatedIdentifierType,
  });
  it.each([
    ['IsReviewedBy', 'review'],
    ['Reviews', 'reviews'],
    ['IsPreviousVersionOf', 'new-version'],
    ['IsObsoletedBy', 'new-version'],
    ['IsSupplementedBy', 'supplement'],
  ])('%s is %s', (type, relation) => {
    expect(dataciteRelated('10.5555/own', [one(type)])).toEqual([{ relation, doi: '10.5555/other', from: 'datacite' }]);
  });
  // Whoever obsoletes another work is the newer one of the two.
  it.each(['Obsoletes', 'IsNewVersionOf', 'Cites', 'IsCitedBy', 'IsPartOf', 'IsSupplementTo', 'IsVariantFormOf'])(
    '%s is nothing',
    (type) => {
      expect(dataciteRelated('10.5555/own', [one(type)])).toEqual([]);
    },
  );
  it('come with the record, arXiv numbers as DOIs', () => {
    const work = DataciteWork.parse({
      doi: '10.5555/data',
      titles: [{ title: 'Reed counts' }],
      relatedIdentifiers: [one('IsReviewedBy', 'arXiv:1706.03762v2', 'arXiv'), one('IsReviewedBy', '10.5555/DATA')],
    });
    expect(dataciteSource(work)?.related).toEqual([{ relation: 'review', doi: '10.48550/arxiv.1706.03762', from: 'datacite' }]);
  });
});

const LINE = 'J Examples. 2012 Mar;3(1):7-8. doi: 10.5555/comment.1. PMID: 7654321';
describe('comments and corrections of PubMed', () => {
  const comment = (type: string, line: string, pmid?: string) =>
    `<CommentsCorrections RefType="${type}"><RefSource>${line}</RefSource>${pmid === undefined ? '' : `<PMID Version="1">${pmid}</PMID>`}</CommentsCorrections>`;
  it('are read with their numbers, from beside the line or out of it', async () => {
    const xml = `<PubmedArticle><MedlineCitation><PMID>1234567</PMID><Article><ArticleTitle>Counting reeds by ear</ArticleTitle></Article>
      <CommentsCorrectionsList>${comment('CommentIn', 'J Examples. 2012 Mar;3(1):7-8. doi: 10.5555/comment.1', '7654321')}${comment('UpdateIn', 'Reviews. 2019;2:1', '222')}${comment('Cites', 'X. 1999', '333')}${comment('ErratumIn', 'J Examples. 2013;1:1')}</CommentsCorrectionsList>
      </MedlineCitation></PubmedArticle>`;
    const root = await parseXml(xml);
    const record = root === null ? null : recordOfXml(root);
    const source = record === null ? null : pubmedSource(record);
    expect(source?.related).toEqual([
      {
        relation: 'comment',
        doi: '10.5555/comment.1',
        pmid: '7654321',
        title: 'J Examples. 2012 Mar;3(1):7-8.',
        date: '2012',
        from: 'pubmed',
      },
      { relation: 'new-version', pmid: '222', title: 'Reviews. 2019;2:1', date: '2019', from: 'pubmed' },
    ]);
    // An erratum is a notice, not a comment.
    expect(source?.notices).toMatchObject([{ kind: 'corrected' }]);
    expect(
      medlineRelated(
        [
          { kind: 'CommentIn', line: LINE },
          { kind: 'CommentOn', line: 'Other. 2001;1:1. PMID: 99' },
        ],
        'pubmed',
        false,
      ),
    ).toMatchObject([
      { relation: 'comment', doi: '10.5555/comment.1', pmid: '7654321' },
      { relation: 'comments-on', pmid: '99' },
    ]);
  });

  it('that update a preprint make it superseded, and no newer version besides', async () => {
    const root = await parseXml(`<PubmedArticle><MedlineCitation><PMID>1</PMID><Article><ArticleTitle>Counting reeds</ArticleTitle>
      <PublicationTypeList><PublicationType>Preprint</PublicationType></PublicationTypeList></Article>
      <CommentsCorrectionsList>${comment('UpdateIn', 'J Examples. 2020;1:1. doi: 10.5555/paper')}</CommentsCorrectionsList></MedlineCitation></PubmedArticle>`);
    const record = root === null ? null : recordOfXml(root);
    const source = record === null ? null : pubmedSource(record);
    expect(source?.notices).toEqual([{ kind: 'superseded-preprint', doi: '10.5555/paper', from: 'pubmed' }]);
    expect(source?.related).toBeUndefined();
  });

  it('lead nowhere without an identifier', () => {
    expect(medlineRelated([{ kind: 'CommentIn', line: 'J Examples. 2012' }], 'pubmed', false)).toEqual([]);
    expect(doiOfLine(LINE)).toBe('10.5555/comment.1');
    expect(doiOfLine('no doi here')).toBeNull();
  });

  it('are the same at Europe PMC', () => {
    const result = EuropePmcResult.parse({
      id: '1234567',
      source: 'MED',
      pmid: '1234567',
      title: 'Counting reeds by ear',
      commentCorrectionList: {
        commentCorrection: [
          { id: '7654321', source: 'MED', reference: 'J Examples. 2012 Mar;3(1):7-8', type: 'Comment in' },
          { id: 'PPR12', source: 'PPR', reference: 'Preprint', type: 'Preprint of' },
        ],
      },
    });
    expect(europePmcSource(result)?.related).toMatchObject([{ relation: 'comment', pmid: '7654321', from: 'europe-pmc' }]);
  });
});

describe('OpenAlex', () => {
  it.each(['erratum', 'retraction'])('says of a record of type %s that it is a notice, which has no history of its own', (type) => {
    const source = openalexSource(OpenalexWork.parse({ id: 'https://openalex.org/W1', title: 'T', type, is_retracted: true }));
    expect(source).toMatchObject({ isNotice: true, notices: [] });
  });
});
