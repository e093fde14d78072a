import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { dumpRecords } from '../../src/lookup/dump-records.ts';
import type { CslItem } from '../../src/model/csl.ts';
import { recordsOf } from '../../src/store/index/records.ts';

const dir = mkdtempSync(join(tmpdir(), 'stet-xml-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

async function read(content: string | Buffer): Promise<CslItem[]> {
  const path = join(dir, 'dump.xml');
  writeFileSync(path, content);
  const items: CslItem[] = [];
  const tally = { name: 'dump.xml', sha256: '', bytes: 0, records: 0, skipped: 0 };
  for await (const item of recordsOf(path, { shapes: dumpRecords }, tally, () => {})) items.push(item);
  return items;
}

const DBLP = `<?xml version="1.0" encoding="ISO-8859-1"?>
<!DOCTYPE dblp SYSTEM "dblp-2023-06-28.dtd">
<dblp>
<article mdate="2020-01-01" key="journals/ex/DoeM19"><author orcid="0000-0002-1825-0097">Jane Doe 0001</author><author>J&uuml;rgen M&ouml;ller</author>
<title>On <i>H</i><sub>2</sub>O &amp; &Oslash;rsted.</title><pages>1-9</pages><year>2019</year><volume>7</volume><journal>J. Ex.</journal><number>2</number>
<ee type="oa">https://doi.org/10.5555/MADE.1</ee><ee>https://example.org/x</ee><url>db/journals/ex/ex7.html#DoeM19</url></article>
<article key="journals/corr/abs-2205-14135" publtype="informal"><author>Solo Writer</author><title>A preprint.</title><year>2022</year><journal>CoRR</journal><volume>abs/2205.14135</volume></article>
<proceedings key="conf/ex/2019"><editor>Ed Itor</editor><title>Proceedings of Examples</title><year>2019</year><publisher>House</publisher><isbn>978-0-306-40615-7</isbn></proceedings>
<www key="homepages/d/JaneDoe"><author>Jane Doe 0001</author><title>Home Page</title></www>
<inproceedings key="conf/ex/Writer19"><author>Solo Writer</author><title>A paper.</title><pages>3-4</pages><year>2019</year><booktitle>EX</booktitle><crossref>conf/ex/2019</crossref></inproceedings>
</dblp>`;

const PUBMED = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE PubmedArticleSet SYSTEM "http://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_240101.dtd">
<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID Version="1">123</PMID><Article><Journal><ISSN>0378-5955</ISSN><JournalIssue><Volume>7</Volume><PubDate><Year>2019</Year><Month>Mar</Month></PubDate></JournalIssue><Title>Journal of Examples</Title></Journal>
<ArticleTitle>A trial of <i>nothing</i>.</ArticleTitle><Pagination><MedlinePgn>637-41</MedlinePgn></Pagination><AuthorList CompleteYN="Y"><Author><LastName>Doe</LastName><ForeName>Jane</ForeName></Author></AuthorList></Article></MedlineCitation>
<PubmedData><ArticleIdList><ArticleId IdType="doi">10.5555/pm</ArticleId></ArticleIdList></PubmedData></PubmedArticle>
<DeleteCitation><PMID>9</PMID></DeleteCitation></PubmedArticleSet>`;

const ANTHOLOGY = (id: string, url: string) => `<?xml version='1.0' encoding='UTF-8'?>
<collection id="${id}"><volume id="1" ingest-date="2020-01-01"><meta><booktitle>Proceedings of the <fixed-case>ACL</fixed-case> Example</booktitle>
<editor><first>Ed</first><last>Itor</last></editor><publisher>Society for Words</publisher><address>Online</address><month>July</month><year>2020</year></meta>
<frontmatter><url hash="1">front</url></frontmatter>
<paper id="1"><title>About <fixed-case>W</fixed-case>ords</title><author><first>Jane</first><last>Doe</last></author><author><first/><last>Team</last></author><pages>1–11</pages>${url}<doi>10.18653/v1/made.1</doi></paper>
<paper id="2"><author><last>Nobody</last></author></paper></volume></collection>`;

describe('XML dumps', () => {
  it('reads DBLP with its entities and its character set, leaving home pages out', async () => {
    const items = await read(Buffer.from(DBLP, 'latin1'));
    expect(items.map(({ id }) => id)).toEqual([
      'dblp:journals/ex/DoeM19',
      'dblp:journals/corr/abs-2205-14135',
      'dblp:conf/ex/2019',
      'dblp:conf/ex/Writer19',
    ]);
    expect(items[0]).toMatchObject({
      type: 'article-journal',
      title: 'On H2O & Ørsted',
      author: [
        { family: 'Doe', given: 'Jane' },
        { family: 'Möller', given: 'Jürgen' },
      ],
      'container-title': 'J. Ex.',
      volume: '7',
      issue: '2',
      page: '1-9',
      DOI: '10.5555/made.1',
      issued: { 'date-parts': [[2019]] },
    });
    expect(items[1]).toMatchObject({ type: 'article', 'container-title': 'arXiv', arxiv: '2205.14135' });
    expect(items[2]).toMatchObject({ type: 'book', editor: [{ family: 'Itor', given: 'Ed' }], ISBN: '9780306406157' });
    expect(items[3]).toMatchObject({ type: 'paper-conference', 'container-title': 'EX' });
  });

  it('reads PubMed', async () => {
    expect(await read(PUBMED)).toMatchObject([
      {
        id: 'pubmed:123',
        type: 'article-journal',
        title: 'A trial of nothing',
        author: [{ family: 'Doe', given: 'Jane' }],
        'container-title': 'Journal of Examples',
        page: '637-641',
        DOI: '10.5555/pm',
        PMID: '123',
      },
    ]);
  });

  it('reads the ACL Anthology: papers under their numbers, and the volume as a book', async () => {
    const items = await read(ANTHOLOGY('2020.made', '<url hash="2">2020.made-1.1</url>'));
    expect(items).toMatchObject([
      { id: 'acl:2020.made-1', type: 'book', title: 'Proceedings of the ACL Example', editor: [{ family: 'Itor', given: 'Ed' }] },
      {
        id: 'acl:2020.made-1.1',
        type: 'paper-conference',
        title: 'About Words',
        author: [{ family: 'Doe', given: 'Jane' }, { literal: 'Team' }],
        'container-title': 'Proceedings of the ACL Example',
        page: '1-11',
        DOI: '10.18653/v1/made.1',
        URL: 'https://aclanthology.org/2020.made-1.1',
      },
    ]);
    expect((await read(ANTHOLOGY('P99', '')))[1]?.id).toBe('acl:P99-1001');
    expect((await read(ANTHOLOGY('W99', '')))[1]?.id).toBe('acl:W99-0101');
  });

  it.each([
    ['cut short', PUBMED.slice(0, 600)],
    ['of another kind', '<rss version="2.0"><channel/></rss>'],
    ['not well-formed', '<dblp><article key="x"><title>T</author></article></dblp>'],
    ['with declarations of its own', '<!DOCTYPE dblp [<!ENTITY a "b">]><dblp></dblp>'],
    ['in an unknown encoding', '<?xml version="1.0" encoding="klingon"?><dblp></dblp>'],
    ['without end in depth', `<dblp><article key="x">${'<i>'.repeat(200)}`],
  ])('refuses XML that is %s', async (_, content) => {
    await expect(read(content)).rejects.toMatchObject({ code: 'unreadable-input' });
  });

  it('knows no entities but those of XML where the dump is not DBLP', async () => {
    await expect(read(PUBMED.replace('nothing', '&uuml;'))).rejects.toMatchObject({ code: 'unreadable-input' });
  });
});
