import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pubmedSource, recordOfXml, recordsOfMedline, wholePages } from '../../src/lookup/pubmed-record.ts';
import { parseXml } from '../../src/lookup/xml.ts';

const medline = (text: string) => recordsOfMedline(text).map(pubmedSource);

const PAPER = `
PMID- 100
IS  - 0378-5955 (Print)
VI  - 351
IP  - 9103
DP  - 1998 Feb 28
DEP - 19971230
TI  - A finding about things, and what
      came of it.
PG  - 637-41
FAU - van den Berg, A J
AU  - van den Berg AJ
CN  - Trial Group
LA  - eng
PT  - Journal Article
PT  - Retracted Publication
TA  - J Things
JT  - Journal of things
PMC - PMC12345
RIN - J Things. 2010 Feb 6;375(9713):445. doi: 10.5555/notice. PMID: 200
EIN - J Things. 2004 Mar;1(1):2
ECI - J Things. 2009;1(1):2. doi:
      10.5555/concern.
AID - S1 [pii]
AID - 10.5555/ABC [doi]
`;

describe('MEDLINE text', () => {
  it('gives the paper and what befell it, in order of time', () => {
    expect(medline(PAPER)).toEqual([
      {
        id: 'pubmed:100',
        adapter: 'pubmed',
        fields: {
          type: 'article-journal',
          title: 'A finding about things, and what came of it',
          author: [{ family: 'van den Berg', given: 'A J' }, { literal: 'Trial Group' }],
          'container-title': 'Journal of things',
          'container-title-short': 'J Things',
          volume: '351',
          issue: '9103',
          page: '637-641',
          issued: { 'date-parts': [[1998, 2, 28]] },
          DOI: '10.5555/abc',
          PMID: '100',
          PMCID: 'PMC12345',
          ISSN: '0378-5955',
          URL: 'https://pubmed.ncbi.nlm.nih.gov/100/',
          language: 'eng',
        },
        titles: [],
        years: [1997, 1998],
        authorsComplete: true,
        notices: [
          { kind: 'corrected', date: '2004-03', from: 'pubmed' },
          { kind: 'expression-of-concern', date: '2009', doi: '10.5555/concern', from: 'pubmed' },
          { kind: 'retracted', date: '2010-02-06', doi: '10.5555/notice', from: 'pubmed' },
        ],
        sameAs: [],
        snapshot: null,
      },
    ]);
  });

  it('knows a notice for one, and never takes it for retracted', () => {
    const [notice] = medline('PMID- 200\nTI  - Retraction--A finding.\nPT  - Retraction Notice\nROF - J Things. 1998;1:2. PMID: 100\n');
    expect(notice).toMatchObject({ isNotice: true, notices: [] });
    const [speaks] = medline('PMID- 300\nTI  - Retracted papers and why they are cited.\nPT  - Journal Article\n');
    expect(speaks).toMatchObject({ notices: [] });
    expect(speaks?.isNotice).toBeUndefined();
  });

  it('keeps a translated title and the original', () => {
    expect(medline('PMID- 1\nTI  - [Exposure at work].\nTT  - Exposition au travail.\nAU  - Baldi I\nLA  - fre\n')[0]).toMatchObject({
      fields: { title: 'Exposure at work', author: [{ family: 'Baldi', given: 'I' }] },
      titles: ['Exposition au travail'],
    });
  });

  it('reads several records, and nothing out of nothing', () => {
    expect(recordsOfMedline('PMID- 1\nTI  - A\n\nPMID- 2\nTI  - B\n').map(({ pmid }) => pmid)).toEqual(['1', '2']);
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'PMIDTI- \n1ab'), maxLength: 80 }), (text) => {
        for (const record of recordsOfMedline(text)) pubmedSource(record);
      }),
    );
  });
});

describe('PubMed XML', () => {
  it('gives the same', async () => {
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
