/** Records of works in XML: EndNote, PubMed, MODS, Word's sources. */
import { describe, expect, it } from 'vitest';
import { read, shape } from '../shown.ts';

const works = async (text: string) => (await read(text, 'works.xml')).entries.map(({ key, fields: { id: _, ...fields } }) => [key, fields]);
const people = [
  { family: 'Roe', given: 'Ann' },
  { family: 'Lee', given: 'Bo' },
];
const article = {
  type: 'article-journal',
  title: 'Of reading',
  author: people,
  'container-title': 'Journal of Reading',
  volume: '7',
  issue: '3',
  DOI: '10.1234/x',
};

describe('records in XML', () => {
  it('of EndNote', async () => {
    const style = (words: string): string => `<style face="normal">${words}</style>`;
    const text = `<?xml version="1.0" encoding="UTF-8"?><xml><records><record><database name="a.enl">a</database><rec-number>12</rec-number><ref-type name="Journal Article">17</ref-type>
      <contributors><authors><author>${style('Roe, Ann')}</author><author>${style('Lee, Bo')}</author></authors></contributors>
      <titles><title>${style('Of ')}${style('reading')}</title><secondary-title>${style('Journal of Reading')}</secondary-title></titles>
      <pages>${style('12-20')}</pages><volume>${style('7')}</volume><number>${style('3')}</number><dates><year>${style('2004')}</year></dates><electronic-resource-num>${style('10.1234/x')}</electronic-resource-num></record>
      <record><rec-number>13</rec-number><ref-type name="Book">6</ref-type></record></records></xml>`;
    expect(await works(text)).toEqual([['12', { ...article, page: '12-20', issued: { 'date-parts': [[2004]] } }]]);
    const document = await read(text, 'works.xml');
    expect(shape(document)).toEqual(['code (12): Roe Ann, Lee Bo (2004). Of reading. Journal of Reading 7(3):12-20. doi:10.1234/x']);
    expect(document.skipped).toEqual([expect.objectContaining({ count: 1, references: true })]);
  });

  it('of PubMed, with a document type', async () => {
    const text = `<?xml version="1.0" ?><!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle//EN" "https://example.org/p.dtd"><PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>123</PMID>
      <Article><Journal><ISSN>1234-5679</ISSN><JournalIssue><Volume>7</Volume><Issue>3</Issue><PubDate><Year>2004</Year><Month>Jun</Month></PubDate></JournalIssue><Title>Journal of Reading</Title><ISOAbbreviation>J Read</ISOAbbreviation></Journal>
      <ArticleTitle>Of reading.</ArticleTitle><Pagination><MedlinePgn>12-20</MedlinePgn></Pagination><AuthorList><Author><LastName>Roe</LastName><ForeName>Ann</ForeName><Initials>A</Initials></Author><Author><LastName>Lee</LastName><ForeName>Bo</ForeName></Author><Author><CollectiveName>The Group</CollectiveName></Author></AuthorList></Article></MedlineCitation>
      <PubmedData><ArticleIdList><ArticleId IdType="doi">10.1234/x</ArticleId><ArticleId IdType="pmc">PMC77</ArticleId></ArticleIdList></PubmedData></PubmedArticle></PubmedArticleSet>`;
    expect(await works(text)).toEqual([
      [
        '1',
        {
          ...article,
          author: [...people, { literal: 'The Group' }],
          'container-title-short': 'J Read',
          page: '12-20',
          issued: { 'date-parts': [[2004, 6]] },
          ISSN: '1234-5679',
          PMID: '123',
          PMCID: 'PMC77',
        },
      ],
    ]);
  });

  it('in MODS', async () => {
    const person = (family: string, given: string, role = 'author'): string =>
      `<name type="personal"><namePart type="family">${family}</namePart><namePart type="given">${given}</namePart><role><roleTerm>${role}</roleTerm></role></name>`;
    const text = `<modsCollection xmlns="http://www.loc.gov/mods/v3"><mods ID="roe"><titleInfo><title>Of reading</title></titleInfo><titleInfo type="translated"><title>Vom Lesen</title></titleInfo>${person('Roe', 'Ann')}${person('Lee', 'Bo')}
      <relatedItem type="host"><titleInfo><title>Journal of Reading</title></titleInfo><part><date>2004</date><detail type="volume"><number>7</number></detail><detail type="issue"><number>3</number></detail><extent unit="page"><start>12</start><end>20</end></extent></part></relatedItem><identifier type="doi">10.1234/x</identifier></mods>
      <mods><titleInfo><nonSort>The</nonSort><title>Slow book</title><subTitle>A trial</subTitle></titleInfo>${person('Poe', 'Cy', 'edt')}<name type="corporate"><namePart>The Group</namePart></name><originInfo><publisher>Garden Press</publisher><place><placeTerm>York</placeTerm></place><dateIssued>1999</dateIssued></originInfo></mods></modsCollection>`;
    expect(await works(text)).toEqual([
      ['roe', { ...article, page: '12-20', issued: { 'date-parts': [[2004]] } }],
      [
        '2',
        {
          type: 'book',
          title: 'The Slow book: A trial',
          author: [{ literal: 'The Group' }],
          editor: [{ family: 'Poe', given: 'Cy' }],
          publisher: 'Garden Press',
          'publisher-place': 'York',
          issued: { 'date-parts': [[1999]] },
        },
      ],
    ]);
  });

  it("of Word's own list", async () => {
    const space = 'http://schemas.openxmlformats.org/officeDocument/2006/bibliography';
    const text = `<b:Sources xmlns:b="${space}"><b:Source><b:Tag>Roe04</b:Tag><b:SourceType>Book</b:SourceType><b:Title>Of reading</b:Title><b:Year>2004</b:Year></b:Source></b:Sources>`;
    expect(await works(text)).toEqual([['Roe04', expect.objectContaining({ type: 'book', title: 'Of reading' })]]);
  });

  it('are told when none can be read', async () => {
    await expect(read('<PubmedArticleSet></PubmedArticleSet>', 'works.xml')).rejects.toMatchObject({ code: 'unreadable-input' });
    await expect(read('<PubmedArticleSet>', 'works.xml')).rejects.toMatchObject({ code: 'unreadable-input' });
  });
});

it('of JabRef, BibTeX in XML', async () => {
  const text =
    '<bibtex:file xmlns:bibtex="http://bibtexml.sf.net/"><bibtex:entry id="roe04"><bibtex:article><bibtex:author>Roe, Ann and Lee, Bo</bibtex:author><bibtex:title>Of reading</bibtex:title><bibtex:journal>Journal of Reading</bibtex:journal><bibtex:volume>7</bibtex:volume><bibtex:number>3</bibtex:number><bibtex:doi>10.1234/x</bibtex:doi></bibtex:article></bibtex:entry></bibtex:file>';
  expect(await works(text)).toEqual([['roe04', article]]);
});
