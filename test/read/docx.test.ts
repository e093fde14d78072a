import { Document as DocxDocument, FootnoteReferenceRun, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { describe, expect, it } from 'vitest';
import { StetError } from '../../src/errors.ts';
import type { Block, Document } from '../../src/model/document.ts';
import type { ParseContext } from '../../src/read/context.ts';
import { readDocx } from '../../src/read/docx.ts';
import { docxOf } from './made-zip.ts';

const CONTEXT: ParseContext = { name: 'paper.docx', limits: { pages: 500, textCharacters: 5_000_000, decodedBytes: 64_000_000 } };
const read = (body: string, parts: Record<string, string> = {}): Promise<Document> => readDocx(docxOf(body, parts), CONTEXT);
const p = (inner: string, style?: string): string =>
  `<w:p>${style === undefined ? '' : `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${inner}</w:p>`;
const r = (text: string, properties = ''): string => `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const mark = (type: string, inner = ''): string => `<w:r><w:fldChar w:fldCharType="${type}">${inner}</w:fldChar></w:r>`;
const field = (code: string, shown: string, data = ''): string =>
  `${mark('begin', data)}<w:r><w:instrText xml:space="preserve">${escaped(code)}</w:instrText></w:r>${mark('separate')}${r(shown)}${mark('end')}`;
const shape = (document: Document): [Block['kind'], string][] =>
  document.blocks.map(({ kind, span }) => [kind, document.text.slice(span.start, span.end)]);
const at = (document: Document, span: { start: number; end: number } | null | undefined): string =>
  span == null ? '' : document.text.slice(span.start, span.end);

describe('the text of a Word document', () => {
  it('tells what is set in italics or bold, and joins runs that are set alike', async () => {
    const run = (set: string, words: string): string => `<w:r><w:rPr>${set}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;
    const document = await read(
      `<w:p>${run('<w:b/>', 'Moles at')}${run('<w:b/>', ' night')}${run('<w:b w:val="0"/>', ' by Ada Roe,')}${run('<w:i/>', ' Gardens')}${run('', ', 2019')}</w:p>`,
    );
    expect(document.emphasised?.map((span) => at(document, span))).toEqual(['Moles at night', 'Gardens']);
  });
  it('is read from a file that a Word library wrote', async () => {
    const made = new DocxDocument({
      footnotes: { 1: { children: [new Paragraph('A. Author, A Cited Work (1999).')] } },
      sections: [
        {
          children: [
            new Paragraph({ text: 'Of Reading', heading: HeadingLevel.HEADING_1 }),
            new Paragraph({ children: [new TextRun('Words with a note'), new FootnoteReferenceRun(1), new TextRun(' and more.')] }),
          ],
        },
      ],
    });
    const document = await readDocx(new Uint8Array(await Packer.toBuffer(made)), CONTEXT);
    expect(shape(document).slice(0, 2)).toEqual([
      ['heading', 'Of Reading'],
      ['paragraph', 'Words with a note¹ and more.'],
    ]);
    expect(at(document, document.notes[0]?.span)).toBe('A. Author, A Cited Work (1999).');
    expect(at(document, document.notes[0]?.mark)).toBe('¹');
  });

  it('keeps lines that were broken by hand apart, and no breaks of pages', async () => {
    const document = await read(
      p(`${r('First, A. 2001.')}<w:r><w:br/></w:r>${r('Second, B. 2002.')}<w:r><w:br w:type="page"/></w:r>${r('On.')}`),
    );
    expect(shape(document)).toEqual([['paragraph', 'First, A. 2001.\nSecond, B. 2002. On.']]);
  });

  it('tells headings, quotes, captions and bibliographies by style, through the styles they rest on', async () => {
    const styles = `<w:styles W_NS>
      <w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 2"/></w:style>
      <w:style w:type="paragraph" w:styleId="Own"><w:name w:val="My own"/><w:basedOn w:val="H"/></w:style>
      <w:style w:type="paragraph" w:styleId="Q"><w:name w:val="Intense Quote"/></w:style>
      <w:style w:type="paragraph" w:styleId="Out"><w:name w:val="Chapter"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style></w:styles>`;
    const document = await read(
      p(r('One'), 'Out') + p(r('Two'), 'Own') + p(r('Said'), 'Q') + p(r('Work'), 'Bibliography') + p(r('Words')),
      { 'word/styles.xml': styles },
    );
    expect(document.blocks.map((block) => [block.kind, block.level])).toEqual([
      ['heading', 1],
      ['heading', 2],
      ['quote', undefined],
      ['reference', undefined],
      ['paragraph', undefined],
    ]);
  });

  it('leaves deleted text out and keeps inserted text', async () => {
    const document = await read(
      p(`${r('It was ')}<w:del><w:r><w:delText>never </w:delText></w:r></w:del><w:ins>${r('always ')}</w:ins>${r('so.')}`),
    );
    expect(document.text).toBe('It was always so.');
    expect(document.skipped).toEqual([expect.objectContaining({ what: 'deleted text', count: 6 })]);
  });

  it('counts list items as Word does', async () => {
    const numbering = `<w:numbering W_NS><w:abstractNum w:abstractNumId="0">
      <w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="[%1]"/></w:lvl>
      <w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerRoman"/><w:lvlText w:val="%1.%2)"/></w:lvl></w:abstractNum>
      <w:num w:numId="3"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
    const item = (level: number, text: string): string =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="3"/></w:numPr></w:pPr>${r(text)}</w:p>`;
    const document = await read(item(0, 'a') + item(1, 'b') + item(1, 'c') + item(0, 'd') + item(1, 'e'), {
      'word/numbering.xml': numbering,
    });
    expect(document.blocks.map((block) => [block.kind, block.label])).toEqual([
      ['item', '1'],
      ['item', '1.i'],
      ['item', '1.ii'],
      ['item', '2'],
      ['item', '2.i'],
    ]);
  });

  it('writes a table as one block, and a frame of one column as its paragraphs', async () => {
    const cell = (text: string): string => `<w:tc>${p(r(text))}</w:tc>`;
    const document = await read(
      `<w:tbl><w:tr>${cell('a')}${cell('b')}</w:tr><w:tr>${cell('c')}${cell('d')}</w:tr></w:tbl><w:tbl><w:tr>${cell('framed')}</w:tr></w:tbl>`,
    );
    expect(shape(document)).toEqual([
      ['table', 'a | b\nc | d'],
      ['paragraph', 'framed'],
    ]);
  });

  it('keeps links by relationship and by field, and raised marks', async () => {
    const rels =
      '<Relationships><Relationship Id="rId1" Target="https://example.org/a" TargetMode="External"/><Relationship Id="rId2" Target="file:///etc/passwd" TargetMode="External"/></Relationships>';
    const document = await read(
      p(
        `${r('See ')}<w:hyperlink r:id="rId1">${r('this work')}</w:hyperlink>${r(' or ')}${field('HYPERLINK "https://example.org/b"', 'that one')}<w:hyperlink r:id="rId2">${r(' no')}</w:hyperlink>${r('3,4', '<w:vertAlign w:val="superscript"/>')}`,
      ),
      { 'word/_rels/document.xml.rels': rels },
    );
    expect(document.links.map((link) => [at(document, link.span), link.href])).toEqual([
      ['this work', 'https://example.org/a'],
      ['that one', 'https://example.org/b'],
    ]);
    expect(document.superscripts?.map((span) => at(document, span))).toEqual(['3,4']);
  });

  it('reads hidden text not, text boxes once, and a code that never ends without losing the rest', async () => {
    const box =
      '<mc:AlternateContent xmlns:mc="m"><mc:Choice><w:drawing><w:txbxContent><w:p><w:r><w:t>Boxed.</w:t></w:r></w:p></w:txbxContent></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent><w:p><w:r><w:t>Boxed.</w:t></w:r></w:p></w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent>';
    const document = await read(
      p(`${r('Seen')}${r(' hidden', '<w:vanish/>')}<w:r>${box}</w:r>`) +
        p(`${r('Open')}${mark('begin')}<w:r><w:instrText>REF x</w:instrText></w:r>`) +
        p(r('The rest.')),
    );
    expect(shape(document).map(([, text]) => text)).toEqual(['Seen', 'Boxed.', 'Open', 'The rest.']);
  });
});

describe('fields of citation managers', () => {
  const item = {
    id: 7,
    type: 'article-journal',
    title: 'A Cited Title',
    author: [{ family: 'Author', given: 'A.' }],
    issued: { 'date-parts': [[1999]] },
  };

  it('Zotero: works become entries, once each, and every field a citation', async () => {
    const code = (locator?: string): string =>
      `ADDIN ZOTERO_ITEM CSL_CITATION ${JSON.stringify({ citationItems: [{ id: 7, uris: ['http://zotero.org/items/AB'], itemData: item, ...(locator === undefined ? {} : { locator }) }] })}`;
    const document = await read(
      p(`${r('It is so ')}${field(code(), '(Author 1999)')}${r('.')}`) +
        p(`${r('Again ')}${field(code('12'), '(Author 1999, 12)')}`) +
        p(
          mark('begin') +
            '<w:r><w:instrText>ADDIN ZOTERO_BIBL {} CSL_BIBLIOGRAPHY</w:instrText></w:r>' +
            mark('separate') +
            r('Author, A. (1999). A Cited Title.'),
        ) +
        p(`${r('Other, B. (2000). Another.')}${mark('end')}`) +
        p(r('After.')),
    );
    expect(document.citations.map((citation) => [at(document, citation.span), citation.keys, citation.locator, citation.via])).toEqual([
      ['(Author 1999)', ['http://zotero.org/items/AB'], undefined, 'word-field'],
      ['(Author 1999, 12)', ['http://zotero.org/items/AB'], '12', 'word-field'],
    ]);
    expect(document.entries).toHaveLength(1);
    expect(document.entries[0]).toMatchObject({
      key: 'http://zotero.org/items/AB',
      cited: true,
      fields: { title: 'A Cited Title', author: [{ family: 'Author', given: 'A.' }] },
    });
    expect(shape(document).slice(2)).toEqual([
      ['reference', 'Author, A. (1999). A Cited Title.'],
      ['reference', 'Other, B. (2000). Another.'],
      ['paragraph', 'After.'],
    ]);
  });

  it('Mendeley: the old field and the new content control', async () => {
    const old = field(
      `ADDIN CSL_CITATION ${JSON.stringify({ citationItems: [{ id: 'ITEM-1', itemData: { ...item, id: 'ITEM-1' } }] })}`,
      '[1]',
    );
    const tag = `MENDELEY_CITATION_v3_${Buffer.from(JSON.stringify({ citationItems: [{ id: 'x1', itemData: { ...item, id: 'x1', title: 'Newer' } }] })).toString('base64')}`;
    const control = `<w:sdt><w:sdtPr><w:tag w:val="${tag}"/></w:sdtPr><w:sdtContent>${r('[2]')}</w:sdtContent></w:sdt>`;
    const list = `<w:sdt><w:sdtPr><w:tag w:val="MENDELEY_BIBLIOGRAPHY"/></w:sdtPr><w:sdtContent>${p(r('[1] A. Author, Newer.'))}</w:sdtContent></w:sdt>`;
    const document = await read(p(`${r('Old ')}${old}${r(' new ')}${control}`) + list);
    expect(document.citations.map((citation) => [at(document, citation.span), citation.keys])).toEqual([
      ['[1]', ['ITEM-1']],
      ['[2]', ['x1']],
    ]);
    expect(document.entries.map((entry) => entry.fields.title)).toEqual(['A Cited Title', 'Newer']);
    expect(document.blocks.at(-1)?.kind).toBe('reference');
  });

  it('EndNote: XML in the code, or in base 64 beside it', async () => {
    const xml = (n: number, title: string): string =>
      `<EndNote><Cite><Author>Author</Author><Year>1999</Year><RecNum>${n}</RecNum><record><ref-type name="Journal Article">17</ref-type><contributors><authors><author><style>Author, Ann</style></author></authors></contributors><titles><title><style>${title}</style></title><secondary-title>Journal</secondary-title></titles><dates><year>1999</year></dates></record></Cite></EndNote>`;
    const data = `<w:fldData xml:space="preserve">${Buffer.from(`${xml(5, 'Beside')}\0`).toString('base64')}</w:fldData>`;
    const nested = `${mark('begin')}<w:r><w:instrText> ADDIN EN.CITE </w:instrText></w:r>${mark('begin', data)}<w:r><w:instrText> ADDIN EN.CITE.DATA </w:instrText></w:r>${mark('end')}${mark('separate')}${r('(2)')}${mark('end')}`;
    const document = await read(p(`${field(`ADDIN EN.CITE ${xml(4, 'Inside')}`, '(1)')} ${nested}`));
    expect(document.citations.map((citation) => [at(document, citation.span), citation.keys])).toEqual([
      ['(1)', ['endnote:4']],
      ['(2)', ['endnote:5']],
    ]);
    expect(
      document.entries.map((entry) => [entry.fields.title, entry.fields.author?.[0]?.family, entry.fields['container-title']]),
    ).toEqual([
      ['Inside', 'Author', 'Journal'],
      ['Beside', 'Author', 'Journal'],
    ]);
  });

  it('EndNote: names in Han letters that stand in one place, and the number of a journal in that of a book', async () => {
    const xml = (authors: string, isbn: string): string =>
      `<EndNote><Cite><Author>何木</Author><Year>2009</Year><RecNum>7</RecNum><record><ref-type name="Journal Article">17</ref-type><contributors><authors><author>${authors}</author></authors></contributors><titles><title>树篱原理</title></titles><dates><year>2009</year></dates><isbn>${isbn}</isbn></record></Cite></EndNote>`;
    const fieldsOf = async (authors: string, isbn: string) =>
      (await read(p(field(`ADDIN EN.CITE ${xml(authors, isbn)}`, '(1)')))).entries[0]?.fields;
    const three = [{ literal: '何木' }, { literal: '罗叶枝' }, { literal: '徐林' }];
    expect(await fieldsOf('何木，罗叶枝，徐林等', '1234-5679')).toMatchObject({ author: three, ISSN: '1234-5679' });
    expect((await fieldsOf('何木, 罗叶枝, 徐林, et al', 'null'))?.author).toEqual(three);
    expect((await fieldsOf('Roe, Ann', 'null'))?.ISBN).toBeUndefined();
    expect(await fieldsOf('Roe, Ann', '978-3-16-148410-0')).toMatchObject({ author: [{ family: 'Roe' }], ISBN: '978-3-16-148410-0' });
  });

  it('Word’s own: keys into its list of sources', async () => {
    const sources =
      '<b:Sources xmlns:b="http://schemas.openxmlformats.org/officeDocument/2006/bibliography"><b:Source><b:Tag>Aut99</b:Tag><b:SourceType>Book</b:SourceType><b:Author><b:Author><b:NameList><b:Person><b:Last>Author</b:Last><b:First>Ann</b:First></b:Person></b:NameList></b:Author><b:Editor><b:NameList><b:Person><b:Last>Editor</b:Last></b:Person></b:NameList></b:Editor></b:Author><b:Title>A Book</b:Title><b:Year>1999</b:Year></b:Source></b:Sources>';
    const document = await read(p(field('CITATION Aut99 \\p 12 \\m Unk00 \\l 1033', '(Author, 1999)')), { 'customXml/item1.xml': sources });
    // Each with its own place.
    expect(document.citations.map(({ keys, locator }) => [keys, locator])).toEqual([
      [['Aut99'], '12'],
      [['Unk00'], undefined],
    ]);
    expect(document.entries).toEqual([
      expect.objectContaining({
        key: 'Aut99',
        fields: expect.objectContaining({ title: 'A Book', author: [{ family: 'Author', given: 'Ann' }] }),
      }),
    ]);
  });

  it('keeps works apart that a program numbers anew in each field', async () => {
    const cite = (title: string) =>
      field(
        `ADDIN CSL_CITATION ${JSON.stringify({ citationItems: [{ id: 'ITEM-1', itemData: { id: 'ITEM-1', type: 'book', title } }] })}`,
        `(${title})`,
      );
    const document = await read(p(cite('On hedges') + cite('On fences') + cite('On hedges')));
    expect(document.entries.map(({ key, fields }) => [key, fields.title])).toEqual([
      ['ITEM-1', 'On hedges'],
      ['ITEM-1 (2)', 'On fences'],
    ]);
    expect(document.citations.map(({ keys }) => keys)).toEqual([['ITEM-1'], ['ITEM-1 (2)'], ['ITEM-1']]);
  });

  it('takes broken data for no citation and keeps the printed words', async () => {
    const document = await read(p(field('ADDIN ZOTERO_ITEM CSL_CITATION {"citationItems":[{', '(Author 1999)')));
    expect(document).toMatchObject({ text: '(Author 1999)', citations: [], entries: [] });
  });
});

describe('Word files that cannot be read', () => {
  const codeOf = async (body: string, parts: Record<string, string> = {}): Promise<string> => {
    try {
      await read(body, parts);
      return 'read';
    } catch (thrown) {
      if (!(thrown instanceof StetError)) throw thrown;
      return thrown.code;
    }
  };

  it('broken XML, a document type, too much depth, no words, too many', async () => {
    expect(await codeOf('<w:p>')).toBe('unreadable-input');
    expect(await codeOf(p(r('x')), { 'word/styles.xml': '<!DOCTYPE a [<!ENTITY e "x">]><a>&e;</a>' })).toBe('unreadable-input');
    expect(await codeOf('<w:p>'.repeat(60_000) + '</w:p>'.repeat(60_000))).toBe('unreadable-input');
    expect(await codeOf(p(''))).toBe('empty-input');
    await expect(
      readDocx(docxOf(p(r('many words'))), { ...CONTEXT, limits: { ...CONTEXT.limits, textCharacters: 5 } }),
    ).rejects.toMatchObject({ code: 'too-large' });
  });
});

it('says who began a Word file and when, from its properties', async () => {
  const core =
    '<cp:coreProperties xmlns:cp="a" xmlns:dc="b" xmlns:dcterms="c"><dc:creator>Ann Roe;Bo Lee</dc:creator><dcterms:created>2021-04-02T10:00:00Z</dcterms:created></cp:coreProperties>';
  const document = await read(p(r('Words.')), { 'docProps/core.xml': core });
  expect(document.about).toEqual({ authors: ['Ann Roe', 'Bo Lee'], date: '2021-04-02' });
});
