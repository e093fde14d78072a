/** Texts in OpenDocument form: blocks, notes, marks with data, what is left out, and what must not be believed. */
import { describe, expect, it } from 'vitest';
import { StetError } from '../../src/errors.ts';
import { extract } from '../../src/extract/index.ts';
import type { Document, Span } from '../../src/model/document.ts';
import type { ParseContext } from '../../src/read/context.ts';
import { parseBytes } from '../../src/read/parse.ts';
import { mediaTypeOf } from '../../src/read/sniff.ts';
import { type MadeEntry, zipOf } from './made-zip.ts';

const CONTEXT: ParseContext = { name: 'paper.odt', limits: { pages: 500, textCharacters: 5_000_000, decodedBytes: 64_000_000 } };
const NS =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:field="urn:openoffice:names:experimental:ooo-ms-interop:xmlns:field:1.0"';
const content = (body: string, styles = ''): string =>
  `<?xml version="1.0"?><office:document-content ${NS}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
const packed = (xml: string, more: readonly MadeEntry[] = []): Uint8Array =>
  zipOf([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' }, { name: 'content.xml', content: xml }, ...more]);
const read = (body: string, styles = '', more: readonly MadeEntry[] = []): Promise<Document> =>
  parseBytes(packed(content(body, styles), more), CONTEXT);
const p = (inner: string, style = 'Standard'): string => `<text:p text:style-name="${style}">${inner}</text:p>`;
const at = (document: Document, span: Span | null | undefined): string => (span == null ? '' : document.text.slice(span.start, span.end));
const shape = (document: Document): string[] =>
  document.blocks.map(
    ({ kind, level, label, span }) => `${kind}${level ?? ''}${label === undefined ? '' : ` (${label})`}: ${at(document, span)}`,
  );

describe('the text of an ODT', () => {
  it('has headings, lists with their numbers, quotes, captions and tables by style', async () => {
    const styles = `<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Quotations"/>
      <text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1"/><text:list-level-style-bullet text:level="2"/></text:list-style>`;
    const document = await read(
      `<text:h text:style-name="Heading_20_1" text:outline-level="1">Of Reading</text:h>${p('One<text:s text:c="3"/>two<text:tab/>three.')}
      ${p('Said so', 'P1')}${p('Table 1: Counts', 'Caption')}
      <text:list text:style-name="L1"><text:list-item>${p('First')}<text:list><text:list-item>${p('Below')}</text:list-item></text:list></text:list-item><text:list-item>${p('Second')}</text:list-item></text:list>
      <table:table><table:table-row><table:table-cell>${p('a')}</table:table-cell><table:table-cell>${p('b')}</table:table-cell></table:table-row></table:table>`,
      styles,
    );
    expect(document.mediaType).toBe('application/vnd.oasis.opendocument.text');
    expect(shape(document)).toEqual([
      'heading1: Of Reading',
      'paragraph: One two three.',
      'quote: Said so',
      'caption: Table 1: Counts',
      'item (1): First',
      'item: Below',
      'item (2): Second',
      'table: a | b',
    ]);
  });

  it('keeps broken lines apart, and has no soft hyphens', async () => {
    const document = await read(p('First, A. 2001.<text:line-break/>Sec\u00adond, B. 2002.'));
    expect(document.text).toBe('First, A. 2001.\nSecond, B. 2002.');
  });

  it('leaves out deleted and hidden text, comments and tables of contents, and says so', async () => {
    const document = await read(
      `<text:tracked-changes><text:changed-region><text:deletion>${p('never ')}</text:deletion></text:changed-region></text:tracked-changes>
      <text:table-of-content><text:index-body>${p('Chapter 1 ... 3')}</text:index-body></text:table-of-content>
      ${p('It was <text:change text:change-id="c"/>so<text:span text:style-name="T1"> in secret</text:span><office:annotation><text:p>why?</text:p></office:annotation>.')}`,
      '<style:style style:name="T1" style:family="text"><style:text-properties text:display="none"/></style:style>',
    );
    expect(document.text).toBe('It was so.');
    expect(document.skipped.map(({ what, count }) => [what, count])).toEqual([
      ['deleted text', 6],
      ['tables of contents and indexes', 1],
      ['hidden text', 10],
    ]);
  });

  it('tells what is set in italics or bold', async () => {
    const document = await read(
      p(
        '<text:span text:style-name="T3">Moles at night</text:span> by Ada Roe, <text:span text:style-name="Emphasis">Gardens</text:span>, 2019.',
      ),
      '<style:style style:name="T3" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>',
    );
    expect((document.emphasised ?? []).map((span) => at(document, span))).toEqual(['Moles at night', 'Gardens']);
  });

  it('has notes behind the text, raised numbers and links', async () => {
    const document = await read(
      p(
        'Words<text:note text:id="n" text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>A. Author, A Cited Work (1999).</text:p></text:note-body></text:note> and<text:span text:style-name="T2">2,3</text:span> <text:a xlink:href="https://example.org/x">there</text:a> <text:a xlink:href="javascript:x">not</text:a>.',
      ),
      '<style:style style:name="T2" style:family="text"><style:text-properties style:text-position="super 58%"/></style:style>',
    );
    expect(document.text).toBe('Words¹ and2,3 there not.\n\nA. Author, A Cited Work (1999).');
    expect(document.notes.map(({ kind, span, mark }) => [kind, at(document, span), at(document, mark)])).toEqual([
      ['footnote', 'A. Author, A Cited Work (1999).', '¹'],
    ]);
    expect((document.superscripts ?? []).map((span) => at(document, span))).toEqual(['2,3']);
    expect(document.links.map(({ href }) => href)).toEqual(['https://example.org/x']);
  });
});

describe('works and marks', () => {
  it('a printed bibliography is read entry by entry', async () => {
    const document = await read(
      `${p('See (Ng, 2001) and (Li, 2002).')}<text:bibliography><text:bibliography-source/><text:index-body><text:index-title>${p('Bibliography', 'Bibliography_20_Heading')}</text:index-title>
      ${p('Ng, A. (2001). First made up work. J Made, 1, 2–3.', 'Bibliography_20_1')}${p('Li, B. (2002). Second made up work. J Made, 2, 4–5.', 'Bibliography_20_1')}</text:index-body></text:bibliography>`,
    );
    const { references, citations } = extract(document);
    expect(references.map(({ fields }) => fields.title)).toEqual(['First made up work', 'Second made up work']);
    expect(citations.map(({ to }) => references.findIndex(({ id }) => id === to))).toEqual([0, 1]);
  });

  it("the program's own marks bear the works, once each", async () => {
    const mark = (pages: string): string =>
      `<text:bibliography-mark text:identifier="NG01" text:bibliography-type="article" text:author="Ng, Ann; Li, Bo" text:title="A made up work" text:journal="J Made" text:year="2001" text:volume="7" text:pages="${pages}">[NG01]</text:bibliography-mark>`;
    const document = await read(p(`So ${mark('2-3')} and ${mark('2-3')}.`));
    expect(document.entries.map(({ key, fields }) => [key, fields])).toEqual([
      [
        'NG01',
        expect.objectContaining({
          title: 'A made up work',
          'container-title': 'J Made',
          volume: '7',
          author: [expect.objectContaining({ family: 'Ng', given: 'Ann' }), expect.objectContaining({ family: 'Li', given: 'Bo' })],
        }),
      ],
    ]);
    const { references, citations } = extract(document);
    expect(references).toHaveLength(1);
    expect(citations.map(({ to }) => to)).toEqual([references[0]?.id, references[0]?.id]);
  });

  it("citation managers' marks mean what they mean in Word", async () => {
    const data = { citationItems: [{ id: 1, itemData: { id: 1, type: 'book', title: 'A made up book', author: [{ family: 'Ng' }] } }] };
    const name = `ZOTERO_ITEM CSL_CITATION ${JSON.stringify(data)} RNDabcDEF123`.replaceAll('"', '&quot;');
    const document = await read(
      `${p(`So <text:reference-mark-start text:name="${name}"/>(Ng)<text:reference-mark-end text:name="${name}"/>.`)}
      <text:section text:name="ZOTERO_BIBL {} CSL_BIBLIOGRAPHY RNDx">${p('Ng. A made up book. Made Press, 2001.')}</text:section>`,
    );
    expect(document.entries.map(({ fields }) => fields.title)).toEqual(['A made up book']);
    expect(document.citations.map(({ span }) => at(document, span))).toEqual(['(Ng)']);
    expect(document.blocks.at(-1)?.kind).toBe('reference');
    expect(extract(document).references).toHaveLength(1);
  });

  it('says who wrote it', async () => {
    const meta = `<office:document-meta ${NS} xmlns:meta="urn:m"><office:meta><meta:initial-creator>Ann Roe</meta:initial-creator><meta:creation-date>2020-05-04T10:00:00</meta:creation-date></office:meta></office:document-meta>`;
    expect((await read(p('Words.'), '', [{ name: 'meta.xml', content: meta }])).about).toEqual({
      authors: ['Ann Roe'],
      date: '2020-05-04',
    });
  });
});

describe('what is handed in', () => {
  it('is told by its first part, or by its name when it was packed anew', () => {
    expect(mediaTypeOf(packed(content(p('x'))), { name: 'a.odt' })).toBe('application/vnd.oasis.opendocument.text');
    const anew = zipOf([{ name: 'content.xml', content: content(p('x')) }]);
    expect(mediaTypeOf(anew, { name: 'a.odt' })).toBe('application/vnd.oasis.opendocument.text');
    expect(() => mediaTypeOf(new TextEncoder().encode('words'), { name: 'a.odt' })).toThrow(/named as an ODT file/);
  });

  it.each([
    ['no content', zipOf([{ name: 'mimetype', content: 'x' }]), 'unknown-media-type', /not a text document/],
    ['broken XML', packed('<office:document-content><a>'), 'unreadable-input', /ODT file is damaged/],
    [
      'a document type',
      packed(`<!DOCTYPE x [<!ENTITY a "aaaa">]>${content(p('&amp;'))}`.replace('<?xml version="1.0"?>', '')),
      'unreadable-input',
      /document type/,
    ],
    ['too deep', packed(content('<text:section>'.repeat(400) + '</text:section>'.repeat(400))), 'unreadable-input', /too deep/],
    ['no text', packed(content('')), 'empty-input', /no text/],
    [
      'a table of numbers',
      packed('<office:document-content><office:body><office:spreadsheet/></office:body></office:document-content>'),
      'unreadable-input',
      /no text document/,
    ],
    ['a bomb', packed(content(p('a'.repeat(3_000_000)))), 'too-large', /unpacks to more/],
    ['a password', zipOf([{ name: 'content.xml', content: 'x', encrypted: true }]), 'encrypted-input', /password/],
  ])('refuses %s with one clear error', async (_, bytes, code, says) => {
    const refused = parseBytes(bytes, { ...CONTEXT, limits: { ...CONTEXT.limits, decodedBytes: 2_000_000 } });
    await expect(refused).rejects.toThrow(says);
    await expect(refused).rejects.toBeInstanceOf(StetError);
    await expect(refused).rejects.toMatchObject({ code });
  });
});

describe('an ODT with a password', () => {
  const manifest = (inner: string): MadeEntry => ({
    name: 'META-INF/manifest.xml',
    content: `<?xml version="1.0"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">${inner}</manifest:manifest>`,
  });
  const LOCKED = '<manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry>';
  const noise = Uint8Array.from({ length: 300 }, (_, at) => (at * 7919) % 256);

  it('is told as one, whether its parts are locked each or all in one', async () => {
    const type = { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' };
    for (const entries of [
      [type, { name: 'content.xml', content: noise }, manifest(LOCKED)],
      [type, manifest(LOCKED), { name: 'encrypted-package', content: noise }],
    ])
      await expect(parseBytes(zipOf(entries), CONTEXT)).rejects.toMatchObject({
        code: 'encrypted-input',
        message: 'paper.odt: the file is protected with a password; save a copy without one.',
      });
  });

  it('is none where the list of its parts locks nothing', async () => {
    const open = manifest('<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/>');
    expect((await read(p('Of encryption-data and its keys.'), '', [open])).text).toContain('its keys');
  });

  it('come out of fields that were Word’s, and marks without data say what they print', async () => {
    const code = JSON.stringify({
      citationItems: [{ id: 7, itemData: { id: 7, type: 'book', title: 'Of Hedges', author: [{ family: 'Roe' }] } }],
    });
    const start = (value: string): string =>
      `<field:fieldmark-start text:name="B" field:type="vnd.oasis.opendocument.field.UNHANDLED"><field:param field:name="vnd.oasis.opendocument.field.code" field:value="${value.replaceAll('"', '&quot;')}"/></field:fieldmark-start><field:fieldmark-separator/>`;
    const document = await read(
      `${p(`So ${start(`ADDIN ZOTERO_ITEM CSL_CITATION ${code}`)}(Roe)<field:fieldmark-end/> and <text:bibliography-mark text:identifier=" CITATION Roe1 \\l 1033 " text:bibliography-type="article" text:title="[1]">[1]</text:bibliography-mark>.`)}${p(`${start('ADDIN ZOTERO_BIBL {} CSL_BIBLIOGRAPHY')}Roe. Of Hedges.`)}${p('<field:fieldmark-end/>')}`,
    );
    expect(document.text).toBe('So (Roe) and [1].\n\nRoe. Of Hedges.');
    expect(document.citations.map(({ span, keys }) => [at(document, span), keys])).toEqual([['(Roe)', ['7']]]);
    expect(document.entries.map(({ fields }) => fields.title)).toEqual(['Of Hedges']);
    expect(document.blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'reference']);
  });
});
