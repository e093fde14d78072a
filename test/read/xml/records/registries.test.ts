/** Records of dblp, arXiv, Crossref and DataCite. */
import { expect, it } from 'vitest';
import { read } from '../../shown.ts';

const works = async (text: string) => (await read(text, 'a.xml')).entries.map(({ fields: { id: _, ...fields } }) => fields);

it('dblp', async () => {
  const text = `<?xml version="1.0"?><dblp><inproceedings key="conf/h/Roe17" mdate="2018-11-06"><author pid="1/2">Ann Roe 0002</author><title>Of hedges.</title><pages>1-9</pages><year>2017</year><booktitle>HEDGES</booktitle><ee>https://doi.org/10.1234/g</ee><crossref>conf/h/2017</crossref></inproceedings>
    <article key="journals/corr/Roe22"><author>Ann Roe</author><title>Of reefs.</title><year>2022</year><journal>CoRR</journal><volume>abs/2203.99123</volume></article></dblp>`;
  expect(await works(text)).toEqual([
    {
      type: 'paper-conference',
      title: 'Of hedges',
      author: [{ family: 'Roe', given: 'Ann' }],
      'container-title': 'HEDGES',
      page: '1-9',
      issued: { 'date-parts': [[2017]] },
      DOI: '10.1234/g',
    },
    {
      type: 'article-journal',
      title: 'Of reefs',
      author: [{ family: 'Roe', given: 'Ann' }],
      'container-title': 'CoRR',
      issued: { 'date-parts': [[2022]] },
      URL: 'https://arxiv.org/abs/2203.99123',
      arxiv: '2203.99123',
    },
  ]);
});

it('arXiv', async () => {
  const text =
    '<feed xmlns="http://www.w3.org/2005/Atom"><id>http://arxiv.org/api/x</id><title>ArXiv Query</title><entry><id>http://arxiv.org/abs/2203.99123v2</id><published>2022-03-02T17:00:00Z</published><title>Of\n reefs</title><author><name>Ann Roe</name></author></entry></feed>';
  expect(await works(text)).toMatchObject([
    {
      type: 'article',
      title: 'Of reefs',
      author: [{ family: 'Roe', given: 'Ann' }],
      issued: { 'date-parts': [[2022, 3, 2]] },
      arxiv: '2203.99123v2',
    },
  ]);
});

it('Crossref: an article with its journal, a chapter with its book, and nothing they cite', async () => {
  const person = '<person_name contributor_role="author" sequence="first"><given_name>Ann</given_name><surname>Roe</surname></person_name>';
  const record = (inner: string): string => `<doi_record><crossref>${inner}</crossref></doi_record>`;
  const text = `<doi_records>${record(
    `<journal><journal_metadata><full_title>Gardens</full_title><issn>1234-5679</issn></journal_metadata><journal_issue><publication_date><year>2019</year></publication_date><journal_volume><volume>14</volume></journal_volume><issue>3</issue></journal_issue><journal_article><titles><title>Of hedges</title></titles><contributors>${person}</contributors><pages><first_page>1</first_page><last_page>9</last_page></pages><doi_data><doi>10.1234/g</doi></doi_data><citation_list><citation key="r"><doi>10.1234/old</doi><volume>99</volume></citation></citation_list></journal_article></journal>`,
  )}${record(
    `<book><book_metadata><titles><title>Reefs and Hedges</title></titles><publication_date><year>2016</year></publication_date><isbn>9781603090575</isbn></book_metadata><content_item><contributors>${person}</contributors><titles><title>Of reefs</title></titles><doi_data><doi>10.1234/h</doi></doi_data></content_item></book>`,
  )}</doi_records>`;
  expect(await works(text)).toEqual([
    {
      type: 'article-journal',
      title: 'Of hedges',
      author: [{ family: 'Roe', given: 'Ann' }],
      'container-title': 'Gardens',
      volume: '14',
      issue: '3',
      page: '1-9',
      issued: { 'date-parts': [[2019]] },
      DOI: '10.1234/g',
      ISSN: '1234-5679',
    },
    {
      type: 'chapter',
      title: 'Of reefs',
      author: [{ family: 'Roe', given: 'Ann' }],
      'container-title': 'Reefs and Hedges',
      issued: { 'date-parts': [[2016]] },
      DOI: '10.1234/h',
      ISBN: '9781603090575',
    },
  ]);
});

it('DataCite', async () => {
  const text =
    '<resource xmlns="http://datacite.org/schema/kernel-4"><identifier identifierType="DOI">10.1234/g</identifier><creators><creator><creatorName>Roe, Ann</creatorName><givenName>Ann</givenName><familyName>Roe</familyName></creator><creator><creatorName nameType="Organizational">Hedge Survey</creatorName></creator></creators><titles><title>Heights</title></titles><publisher>Store</publisher><publicationYear>2020</publicationYear><resourceType resourceTypeGeneral="Dataset"/></resource>';
  expect(await works(text)).toEqual([
    {
      type: 'dataset',
      title: 'Heights',
      author: [{ family: 'Roe', given: 'Ann' }, { literal: 'Hedge Survey' }],
      publisher: 'Store',
      issued: { 'date-parts': [[2020]] },
      DOI: '10.1234/g',
    },
  ]);
});
