/** TEI: what editors write, and what GROBID writes. */
import { describe, expect, it } from 'vitest';
import { extract } from '../../src/extract/index.ts';
import { cited, noted, read, shape } from './shown.ts';

const tei = (text: string, header = '<titleStmt><title>Of Reading</title><author>Ann Roe</author></titleStmt>'): string =>
  `<?xml version="1.0"?><TEI xmlns="http://www.tei-c.org/ns/1.0"><teiHeader><fileDesc>${header}<publicationStmt><date when="2021-04-02"/></publicationStmt></fileDesc></teiHeader><text>${text}</text></TEI>`;

describe('a text in TEI', () => {
  it('has its blocks, notes and quotes, and says who wrote it and when', async () => {
    const document = await read(
      tei(`<body><div xml:id="d1"><head n="1">Start</head><p>It is <hi rend="bold">so</hi> x<hi rend="superscript">2</hi><note place="foot" n="3"><p>Or not.</p></note>, he <q>said</q>.<pb n="3"/></p>
        <quote>Said so <lb/>once</quote><list type="ordered"><item>One</item><item>Two</item></list>
        <lg><l>First line</l><l>second line</l></lg><p>Wo<lb break="no"/>rd <choice><sic>teh</sic><corr>the</corr></choice></p>
        <table><head>Counts</head><row><cell>a</cell><cell>b</cell></row></table><div><head>Below</head><p>Deep.</p></div></div></body>`),
      'a.xml',
    );
    expect(document.mediaType).toBe('application/tei+xml');
    expect(shape(document)).toEqual([
      'heading1: Of Reading',
      'front: Ann Roe',
      'heading2: 1 Start',
      'paragraph: It is so x²³, he “said”.',
      'quote: Said so once',
      'item (1): One',
      'item (2): Two',
      'paragraph: First line\nsecond line',
      'paragraph: Word teh',
      'caption: Counts',
      'table: a | b',
      'heading3: Below',
      'paragraph: Deep.',
      'note (3): Or not.',
    ]);
    expect(noted(document)).toEqual(['³: Or not.']);
    expect(document.about).toEqual({ authors: ['Ann Roe'], date: '2021-04-02' });
  });

  it('takes lists of works with their ids, printed or in parts, and ties the marks', async () => {
    const document = await read(
      tei(`<body><p>See <ref type="bibr" target="#b1">[1]</ref> and <ref target="#b2">Lee (2003)</ref>, not <ref target="https://example.org/">there</ref>.</p></body>
        <back><div type="references"><listBibl><head>References</head>
        <bibl xml:id="b1" n="1"><author>Roe, A.</author> <title>Of the reading of papers in haste</title>. <date>2001</date>.</bibl>
        <biblStruct xml:id="b2"><analytic><title level="a" type="main">Slow papers and their readers</title><author><persName><forename type="first">Bo</forename><surname>Lee</surname></persName></author><idno type="DOI">10.1234/slow</idno></analytic>
        <monogr><title level="j">Journal of Reading</title><imprint><biblScope unit="volume">7</biblScope><biblScope unit="page" from="3" to="9"/><date type="published" when="2003-05"/></imprint></monogr></biblStruct>
        </listBibl></div></back>`),
      'a.xml',
    );
    expect(cited(document)).toEqual(['[1] → 1', 'Lee (2003) → b2']);
    expect(document.links.map(({ href }) => href)).toEqual(['https://example.org/']);
    expect(document.entries.map(({ key, fields }) => [key, fields])).toEqual([
      [
        'b2',
        {
          id: 'b2',
          type: 'article-journal',
          title: 'Slow papers and their readers',
          'container-title': 'Journal of Reading',
          author: [{ family: 'Lee', given: 'Bo' }],
          issued: { 'date-parts': [[2003, 5]] },
          volume: '7',
          page: '3-9',
          DOI: '10.1234/slow',
        },
      ],
    ]);
    const { references, citations } = extract(document);
    expect(references.map(({ key, raw }) => [key, raw.slice(0, 20)])).toEqual([
      ['b2', 'Lee Bo (2003). Slow '],
      ['1', 'Roe, A. Of the readi'],
    ]);
    expect(citations.every(({ to }) => to !== null)).toBe(true);
  });

  it('believes the printed line before what GROBID made of it', async () => {
    const document = await read(
      tei(`<body><p>Text.</p></body><back><listBibl><biblStruct xml:id="b0"><monogr><title level="m">wrongly parted</title><imprint><date when="1901"/></imprint></monogr>
        <note type="raw_reference">[1] Roe, A. (2001). Of the reading of papers. Journal of Reading, 2, 3-9.</note></biblStruct></listBibl></back>`),
      'grobid.tei.xml',
    );
    expect(document.entries).toEqual([]);
    expect(shape(document).at(-1)).toBe('reference (b0): [1] Roe, A. (2001). Of the reading of papers. Journal of Reading, 2, 3-9.');
  });

  it('refuses what is broken, and expands nothing that the file declares', async () => {
    await expect(read('<TEI><text><p>x</text></TEI>', 'a.xml')).rejects.toMatchObject({ code: 'unreadable-input' });
    const document = await read('<!DOCTYPE TEI [<!ENTITY a "grown">]><TEI><text><body><p>one &a; two</p></body></text></TEI>', 'a.xml');
    expect(document.text).toBe('one &a; two');
  });
});
