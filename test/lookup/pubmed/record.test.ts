import { describe, expect, it } from 'vitest';
import { pubmedSource, recordOfXml, wholePages } from '../../../src/lookup/pubmed/record.ts';
import { parseXml } from '../../../src/lookup/xml.ts';

/** A record of which only what a test is about is said: what stands in its Article, and its comments and corrections. */
async function sourceOf(pmid: string, article: string, comments: readonly (readonly [type: string, line: string, pmid?: string])[] = []) {
  const root = await parseXml(
    `<PubmedArticle><MedlineCitation><PMID>${pmid}</PMID><Article>${article}</Article><CommentsCorrectionsList>${comments
      .map(
        ([type, line, number]) =>
          `<CommentsCorrections RefType="${type}"><RefSource>${line}</RefSource>${number === undefined ? '' : `<PMID>${number}</PMID>`}</CommentsCorrections>`,
      )
      .join('')}</CommentsCorrectionsList></MedlineCitation></PubmedArticle>`,
  );
  const record = root === null ? null : recordOfXml(root);
  return record === null ? null : pubmedSource(record);
}
const type = (name: string) => `<PublicationTypeList><PublicationType>${name}</PublicationType></PublicationTypeList>`;

describe('what befell a paper', () => {
  it('stands in its comments and corrections, in order of time, with the notice where one is named', async () => {
    const source = await sourceOf('100', `<ArticleTitle>A finding</ArticleTitle>${type('Retracted Publication')}`, [
      ['RetractionIn', 'J Things. 2010 Feb 6;375(9713):445. doi: 10.5555/notice. PMID: 200'],
      ['ErratumIn', 'J Things. 2004 Mar;1(1):2'],
      ['ExpressionOfConcernIn', 'J Things. 2009;1(1):2. doi: 10.5555/concern.'],
    ]);
    expect(source?.notices).toEqual([
      { kind: 'corrected', date: '2004-03', from: 'pubmed' },
      { kind: 'expression-of-concern', date: '2009', doi: '10.5555/concern', from: 'pubmed' },
      { kind: 'retracted', date: '2010-02-06', doi: '10.5555/notice', from: 'pubmed' },
    ]);
  });

  it('leads to the notice by its number where no DOI is stated, and tells a part retracted from the whole', async () => {
    const source = await sourceOf('100', '<ArticleTitle>A finding</ArticleTitle>', [
      ['PartialRetractionIn', 'J Things. 2010;1(1):2', '200'],
      ['RetractedandRepublishedFrom', 'J Things. 2008;1(1):2', '99'],
    ]);
    expect(source?.notices).toEqual([
      { kind: 'corrected', reason: 'partial retraction', date: '2010', url: 'https://pubmed.ncbi.nlm.nih.gov/200/', from: 'pubmed' },
    ]);
    expect((await sourceOf('200', '<ArticleTitle>A</ArticleTitle>', [['PartialRetractionOf', 'J Things. 2009']]))?.isNotice).toBe(true);
  });

  it('is no retraction of the notice itself, nor of a paper that speaks of retractions', async () => {
    const notice = await sourceOf('200', `<ArticleTitle>Retraction--A finding.</ArticleTitle>${type('Retraction Notice')}`, [
      ['RetractionOf', 'J Things. 1998;1:2. PMID: 100'],
    ]);
    expect(notice).toMatchObject({ isNotice: true, notices: [] });
    const speaks = await sourceOf('300', '<ArticleTitle>Retracted papers and why they are cited.</ArticleTitle>');
    expect(speaks).toMatchObject({ notices: [] });
    expect(speaks?.isNotice).toBeUndefined();
  });
});

describe('PubMed XML', () => {
  it('gives the paper whole', async () => {
    const article = await parseXml(`<PubmedArticle><MedlineCitation><PMID>100</PMID><Article>
      <Journal><ISSN>0378-5955</ISSN><JournalIssue><Volume>3</Volume><PubDate><MedlineDate>1998 Feb-Mar</MedlineDate></PubDate></JournalIssue><Title>Journal of things</Title><ISOAbbreviation>J Things</ISOAbbreviation></Journal>
      <ArticleTitle>Things in <i>vivo</i>.</ArticleTitle><Pagination><MedlinePgn>10-2</MedlinePgn></Pagination>
      <AuthorList CompleteYN="N"><Author><LastName>Ng</LastName><ForeName>Ada</ForeName><Suffix>Jr</Suffix><Identifier Source="ORCID">0000-0002-1825-0097</Identifier></Author><Author><CollectiveName>Trial Group</CollectiveName></Author></AuthorList>
      <PublicationTypeList><PublicationType>Retracted Publication</PublicationType></PublicationTypeList>
      <ArticleDate><Year>1997</Year></ArticleDate><ELocationID EIdType="doi">10.5555/e</ELocationID></Article>
      <CommentsCorrectionsList><CommentsCorrections RefType="CommentIn"><RefSource>J. 1999</RefSource></CommentsCorrections><CommentsCorrections RefType="UpdateOf"><RefSource>bioRxiv. doi: 10.5555/preprint</RefSource></CommentsCorrections></CommentsCorrectionsList></MedlineCitation>
      <PubmedData><ArticleIdList><ArticleId IdType="pmc">PMC9</ArticleId></ArticleIdList></PubmedData></PubmedArticle>`);
    const record = article === null ? null : recordOfXml(article);
    expect(record === null ? null : pubmedSource(record)).toMatchObject({
      fields: {
        title: 'Things in vivo',
        author: [{ family: 'Ng', given: 'Ada', suffix: 'Jr', ORCID: '0000-0002-1825-0097' }, { literal: 'Trial Group' }],
        issued: { 'date-parts': [[1998, 2]] },
        page: '10-12',
        DOI: '10.5555/e',
      },
      years: [1997, 1998],
      authorsComplete: false,
      notices: [{ kind: 'retracted', from: 'pubmed' }],
      sameAs: ['doi:10.5555/preprint'],
    });
  });

  it('keeps a translated title and the original', async () => {
    expect(
      await sourceOf(
        '1',
        `<ArticleTitle>[Exposure at work].</ArticleTitle><VernacularTitle>Exposition au travail.</VernacularTitle><Language>fre</Language>
        <AuthorList><Author><LastName>Baldi</LastName><Initials>I</Initials></Author></AuthorList>`,
      ),
    ).toMatchObject({
      fields: { title: 'Exposure at work', author: [{ family: 'Baldi', given: 'I' }], language: 'fre' },
      titles: ['Exposition au travail'],
      authorsComplete: true,
    });
  });

  it('gives nothing without a number or an article', async () => {
    expect(await sourceOf('', '<ArticleTitle>A</ArticleTitle>')).toBeNull();
    const bare = await parseXml('<PubmedArticle><MedlineCitation><PMID>1</PMID></MedlineCitation></PubmedArticle>');
    expect(bare === null ? bare : recordOfXml(bare)).toBeNull();
  });
});

describe('wholePages', () => {
  it.each([
    ['637-41', '637-641'],
    ['10-12', '10-12'],
    ['e64723', 'e64723'],
    ['S1-S9', 'S1-S9'],
    [undefined, undefined],
  ])('%s is %s', (short, whole) => expect(wholePages(short)).toBe(whole));
});
