import { describe, expect, it } from 'vitest';
import type { Document } from '../../../src/model/document.ts';
import { readPdf } from '../../../src/read/pdf.ts';
import { pageOf } from '../hand-pdf.ts';

const CONTEXT = { name: 'paper.pdf', limits: { pages: 500, textCharacters: 5_000_000, decodedBytes: 64_000_000 } };
const read = (bytes: Uint8Array): Promise<Document> => readPdf(bytes, CONTEXT);
const hex = (codes: readonly number[]): string => codes.map((code) => code.toString(16).padStart(2, '0')).join('');
const utf16 = (text: string): string => hex([...text].flatMap((sign) => [sign.charCodeAt(0) >> 8, sign.charCodeAt(0) & 255]));

/** A font of a collection that is not in the file: which characters its codes are only the collection's own tables say. */
const collected = (encoding: string, ordering: string): string =>
  `<</Type/Font/Subtype/Type0/BaseFont/Any/Encoding/${encoding}/DescendantFonts[<</Type/Font/Subtype/CIDFontType0/BaseFont/Any/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 2>>/DW 1000/FontDescriptor<</Type/FontDescriptor/FontName/Any/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 700/StemV 80>>>>]>>`;

describe('fonts that are not in the file', () => {
  it.each([
    ['Chinese', 'UniGB-UCS2-H', 'GB1', utf16('参考文献'), '参考文献'],
    ['Chinese in its own code', 'GBK-EUC-H', 'GB1', 'b2cebfbccec4cfd7', '参考文献'],
    ['Taiwanese', 'UniCNS-UTF16-H', 'CNS1', utf16('參考文獻'), '參考文獻'],
    ['Japanese', 'UniJIS-UTF16-H', 'Japan1', utf16('引用文献'), '引用文献'],
    ['Japanese in its own code', '90ms-RKSJ-H', 'Japan1', '8e51 8d6c 95b6 8ca3'.replaceAll(' ', ''), '参考文献'],
    ['Korean', 'UniKS-UTF16-H', 'Korea1', utf16('참고문헌'), '참고문헌'],
  ])('are read by the tables that come along: %s', async (_, encoding, ordering, codes, text) => {
    const document = await read(pageOf([codes], collected(encoding, ordering)));
    expect(document.text).toBe(text);
  });
});

describe('files that are odd and can be read', () => {
  const HELVETICA = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
  const LINES = ['Some words that stand on the page,', 'and go on below them.'];
  const codes = LINES.map((line) => hex([...line].map((sign) => sign.charCodeAt(0))));
  const page = (more: Parameters<typeof pageOf>[2] = {}): Uint8Array => pageOf(codes, HELVETICA, more);
  const changed = (change: (text: string) => string): Uint8Array =>
    new Uint8Array(Buffer.from(change(Buffer.from(page()).toString('latin1')), 'latin1'));

  it.each<[string, Uint8Array]>([
    ['a page that is turned', page({ page: '/Rotate 90' })],
    ['the largest page there is', page({ box: '0 0 14400 14400', page: '/UserUnit 75' })],
    ['a page measured from its other corner', page({ box: '595 842 0 0' })],
    ['a wrong table of places', changed((text) => text.replace(/startxref\n\d+/, 'startxref\n99999').replaceAll('00000 n', '00000 f'))],
    ['words in front of the file', changed((text) => `\n<html>${'x'.repeat(500)}\n${text}`)],
    [
      'letters that are not drawn, as a scan’s are',
      changed((text) =>
        text
          .replace('BT /F', 'BT 3 Tr /F')
          .replace(/<<\/Length \d+>>\nstream\nBT/, (found) => found.replace(/\d+/, (n) => String(Number(n) + 5))),
      ),
    ],
  ])('%s', async (_, bytes) => {
    expect((await read(bytes)).text).toBe(LINES.join(' '));
  });

  it('asks no password where the owner alone set one', async () => {
    const { default: PDFDocument } = await import('pdfkit');
    const pdf = new PDFDocument({
      size: 'A4',
      userPassword: '',
      ownerPassword: 'kept',
      pdfVersion: '1.7ext3',
      info: { CreationDate: new Date(0) },
    });
    const pieces: Uint8Array[] = [];
    const done = new Promise<Uint8Array>((resolve) => {
      pdf.on('data', (piece: Uint8Array) => pieces.push(piece));
      pdf.on('end', () => resolve(Buffer.concat(pieces)));
    });
    pdf.text('Words behind a lock without a key.');
    pdf.end();
    expect((await read(await done)).text).toBe('Words behind a lock without a key.');
  });
});
