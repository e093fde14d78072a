/** RTF: as word processors write it, and what breaks it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StetError } from '../../src/errors.ts';
import { at, cited, noted, read, shape } from './shown.ts';

const HEAD =
  '{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fcharset0 Times;}{\\f1\\fcharset204 Times Cyr;}{\\f2\\fcharset128 Mincho;}}{\\colortbl;\\red0;}' +
  '{\\stylesheet{\\s0 Normal;}{\\s1\\outlinelevel0\\sbasedon0 heading 1;}{\\s2\\sbasedon0 Bibliography;}{\\s3\\sbasedon2 My list;}{\\*\\cs4 Footnote Reference;}}{\\info{\\author Ann Roe}{\\creatim\\yr2021\\mo4\\dy2}}';
const rtf = (body: string): Promise<Awaited<ReturnType<typeof read>>> => read(Buffer.from(`${HEAD}${body}}`, 'latin1'), 'a.rtf');

describe('a text in RTF', () => {
  it('has headings, entries, lists and quotes by style, and says who wrote it', async () => {
    const document = await rtf(
      '\\pard\\s1 Of Reading\\par\\pard\\plain It {\\b is} so.\\line And so.\\par{\\listtext 1.\\tab}\\ls1 First\\par{\\listtext\\bullet\\tab}\\pard\\ls2 Dot\\par\\pard\\s3 Roe 2001.\\par\\pard\\outlinelevel1 Below\\par',
    );
    expect(document.mediaType).toBe('application/rtf');
    expect(shape(document)).toEqual([
      'heading1: Of Reading',
      'paragraph: It is so.\nAnd so.',
      'item (1): First',
      'item: Dot',
      'reference: Roe 2001.',
      'heading2: Below',
    ]);
    expect(document.about).toEqual({ authors: ['Ann Roe'], date: '2021-04-02' });
  });

  it('reads letters of any character set', async () => {
    const document = await rtf(
      "\\pard M\\'fcller \\'93so\\'94 {\\f1 \\'cc\\'e8\\'f0} {\\f2 \\'83\\'41\\'83A} \\u233\\'e9\\u-10179?\\u-9216? {\\uc2\\u8211\\'96\\'96}a{\\uc0\\u8212}b \\emdash\\~\\lquote x\\rquote\\_y\\-z\\{\\}\\\\\\par{\\upr{plain}{\\*\\ud{\\u252u}}}\\par",
    );
    expect(document.text).toBe('Müller “so” Мир アア é🐀 –a—b — ‘x’-yz{}\\\n\nü');
  });

  it('has notes behind the text, with their marks, and boxes behind their paragraph', async () => {
    const document = await rtf(
      '\\pard One{\\super\\chftn}{\\footnote\\pard\\plain{\\super\\chftn} See {\\i Roe}.\\par} two{\\super\\chftn}{\\*\\footnote\\ftnalt\\chftn At the end.}{\\shp{\\*\\shpinst{\\sp{\\sn a}{\\sv b}}{\\shptxt Boxed.\\par}}{\\shprslt old}}.\\par Next.\\par',
    );
    expect(shape(document)).toEqual([
      'paragraph: One¹ two¹.',
      'paragraph: Boxed.',
      'paragraph: Next.',
      'note (1): See Roe.',
      'note (1): At the end.',
    ]);
    expect(noted(document)).toEqual(['¹: See Roe.', 'end ¹: At the end.']);
  });

  it('has tables a row a line; one column is only a frame', async () => {
    const document = await rtf(
      '\\pard Before\\par\\trowd\\cellx1\\cellx2\\pard\\intbl a\\par b\\cell c\\cell\\row\\trowd\\cellx1\\cellx2\\intbl\\cell d\\cell\\row\\pard After\\par\\trowd\\cellx1\\intbl Framed\\cell\\row\\pard End\\par',
    );
    expect(shape(document)).toEqual(['paragraph: Before', 'table: a b | c\nd', 'paragraph: After', 'paragraph: Framed', 'paragraph: End']);
  });

  it('leaves out hidden and deleted text, pictures, page heads and what it does not know, and says what it left', async () => {
    const document = await rtf(
      '{\\header Page head\\par}\\pard It was {\\v secret }{\\deleted never }so{\\*\\unknown nothing}.{\\pict\\bin9 {{{{{{{{{}{\\*\\bkmkstart x}{\\*\\bkmkend x}\\par',
    );
    expect(document.text).toBe('It was so.');
    expect(document.skipped.map(({ what, count }) => [what, count])).toEqual([
      ['deleted text', 5],
      ['hidden text', 6],
    ]);
  });

  it('knows links, places and what citation managers keep in fields', async () => {
    const data = JSON.stringify({
      citationItems: [{ id: 1, itemData: { id: 1, type: 'book', title: 'Of Reading', author: [{ family: 'Roe' }] } }],
    });
    const escaped = data.replace(/[{}\\]/g, (sign) => `\\${sign}`);
    const document = await rtf(
      `\\pard See {\\field{\\*\\fldinst{HYPERLINK "https://example.org/"}}{\\fldrslt{\\ul there}}}, {\\field{\\*\\fldinst{HYPERLINK \\\\l "place"}}{\\fldrslt [1]}} and {\\field{\\*\\fldinst{ ADDIN ZOTERO_ITEM CSL_CITATION ${escaped}}}{\\fldrslt (Roe)}}.\\par{\\*\\bkmkstart place}{\\*\\bkmkend place}Entry.\\par`,
    );
    expect(document.text).toBe('See there, [1] and (Roe).\n\nEntry.');
    expect(document.links.map(({ href, span }) => [href, at(document, span)])).toEqual([['https://example.org/', 'there']]);
    expect(cited(document)).toEqual(['(Roe) → 1']);
    expect(document.entries.map(({ fields }) => fields.title)).toEqual(['Of Reading']);
    expect(document.jumps?.map(({ span, place }) => [at(document, span), document.text.slice(place)])).toEqual([['[1]', 'Entry.']]);
  });

  it('ends with one clear error on groups without end, and without text', async () => {
    await expect(read(`{\\rtf1 ${'{'.repeat(100_000)}`, 'a.rtf')).rejects.toMatchObject({ code: 'unreadable-input' });
    await expect(read('{\\rtf1 {\\pict 0102}}', 'a.rtf')).rejects.toMatchObject({ code: 'empty-input' });
  });

  it('never breaks on what a damaged file holds', async () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '\\par ',
      '\\cell',
      '\\row',
      '\\trowd\\cellx1\\cellx2 ',
      "\\'8",
      '\\u-1?',
      '{\\footnote a',
      '{\\field{\\*\\fldinst X}',
      '{\\fldrslt y}',
      '{\\*\\',
      '\\bin99 ',
      'word ',
      '{\\shp{\\shptxt b}}',
      '{\\listtext 1.}',
      '\\s2 ',
      '{\\upr{a}',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 60 }), async (pieces) => {
        const document = await read(`{\\rtf1 ${pieces.join('')}`, 'a.rtf').catch((thrown: unknown) => thrown);
        if (document instanceof Error) expect(document).toBeInstanceOf(StetError);
        else {
          const blocks = (document as Awaited<ReturnType<typeof read>>).blocks;
          for (const [nth, block] of blocks.entries()) expect(block.span.start).toBeGreaterThanOrEqual(blocks[nth - 1]?.span.end ?? 0);
        }
      }),
      { numRuns: 300 },
    );
  });
});
