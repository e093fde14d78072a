import { createCanvas } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import { afterAll, describe, expect, it } from 'vitest';
import { extract } from '../../../src/extract/index.ts';
import { closeReaders, readDocument } from '../../../src/read/index.ts';
import { itemsOf, openScanner } from '../../../src/read/pdf/scan.ts';

afterAll(() => closeReaders());

/** A page of these lines as a picture, as a scanner would make it, behind a page of real text. */
async function scanned(lines: readonly string[]): Promise<Buffer> {
  const canvas = createCanvas(1240, 1754);
  const pen = canvas.getContext('2d');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, 1240, 1754);
  pen.fillStyle = 'black';
  pen.font = '26px serif';
  for (const [at, line] of lines.entries()) pen.fillText(line, 120, 150 + at * 42);
  const picture = await canvas.encode('png');
  const pdf = new PDFDocument({ size: 'A4' });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<void>((resolve) => pdf.on('end', () => resolve()));
  pdf.text('A page of real text comes first and is left as it is.');
  pdf.addPage().image(picture, 0, 0, { width: 595 });
  pdf.end();
  await done;
  return Buffer.concat(parts);
}

const LINES = [
  'This sentence cites a work [1].',
  '',
  'References',
  '',
  '[1] C. E. Shannon. A mathematical theory of communication. Bell System',
  'Technical Journal, 27(3):379-423, 1948.',
];

describe('a scanned page', () => {
  it('is read from its picture, in its place, and the document is marked as recognised', async () => {
    const document = await readDocument({ name: 'scan.pdf', bytes: await scanned(LINES) }, { ocr: ['eng'] });
    expect(document.recognised).toBe(true);
    expect(document.text).toContain('A page of real text comes first');
    expect(document.text.replace(/\s+/g, ' ')).toContain(
      'Shannon. A mathematical theory of communication. Bell System Technical Journal, 27(3):379-423, 1948.',
    );
    expect(document.text.indexOf('real text')).toBeLessThan(document.text.indexOf('Shannon'));
    expect(document.skipped).toMatchObject([{ page: 2, why: expect.stringContaining('recognised from an image') }]);
    const read = (document.recognisedSpans ?? []).map(({ start, end }) => document.text.slice(start, end)).join(' ');
    expect(read).toContain('Shannon');
    expect(read).not.toContain('real text');
    // What was read so is marked on the reference itself, so that misread words count against nobody.
    expect(extract(document).references).toMatchObject([{ letters: 'recognised', fields: { issued: { 'date-parts': [[1948]] } } }]);
  });

  it('stays unread where nothing can read it, and it is said what to install', async () => {
    const bytes = await scanned(LINES);
    const off = await readDocument({ name: 'scan.pdf', bytes }, { ocr: [] });
    expect(off.recognised).toBeUndefined();
    expect(off.skipped).toMatchObject([{ page: 2, why: expect.stringContaining('no text layer') }]);
    const missing = await readDocument({ name: 'scan.pdf', bytes }, { ocr: ['xyz'] });
    expect(missing.skipped[0]?.why).toContain('"xyz" is not installed: npm install tesseract.js @tesseract.js-data/xyz');
    expect(await openScanner(['../x'])).toMatchObject({ why: expect.stringContaining('not installed') });
  });

  it('gives words with places: one size and baseline to a line, a word reaching to the next, specks left out', () => {
    const box = (x0: number, y0: number, x1: number, y1: number) => ({ x0, y0, x1, y1 });
    const words = [
      { text: 'Two', confidence: 90, bbox: box(100, 200, 160, 230) },
      { text: '.', confidence: 3, bbox: box(165, 200, 168, 203) },
      { text: 'words', confidence: 88, bbox: box(180, 200, 290, 230) },
    ];
    const line = { bbox: box(100, 200, 290, 230), baseline: box(100, 228, 290, 228), words };
    const items = itemsOf([{ paragraphs: [{ lines: [line] }] }], { scale: 2, left: 0, top: 800 });
    expect(items).toEqual([
      { str: 'Two ', transform: [15, 0, 0, 15, 50, 686], width: 40, fontName: 'recognised', hasEOL: false },
      { str: 'words', transform: [15, 0, 0, 15, 90, 686], width: 55, fontName: 'recognised', hasEOL: true },
    ]);
  });

  it('sets a page upright that lay askew: margins and lines straight, one size for what is of one size', () => {
    const box = (x0: number, y0: number, x1: number, y1: number) => ({ x0, y0, x1, y1 });
    const slope = Math.tan(Math.PI / 90);
    // Lines of a page turned by two degrees about its corner: further down, the margin lies further to the left.
    const lines = [200, 240, 280, 320].map((down, at) => {
      const x = 150 - down * slope;
      const y = down + x * slope;
      const end = { x: x + 1000, y: y + 1000 * slope };
      return {
        bbox: box(x, y - 22, end.x, end.y + 6),
        baseline: box(x, y, end.x, end.y),
        rowAttributes: { rowHeight: 26 + at },
        words: [
          { text: 'Two', confidence: 90, bbox: box(x, y - 22, x + 400, y + 20) },
          { text: 'words', confidence: 90, bbox: box(x + 420, y - 8, end.x, end.y) },
        ],
      };
    });
    const items = itemsOf([{ paragraphs: [{ lines }] }], { scale: 2, left: 0, top: 800 });
    const first = items.filter(({ str }) => str === 'Two ').map(({ transform }) => transform);
    const [x = 0, y = 0] = [first[0]?.[4], first[0]?.[5]];
    first.forEach((transform, at) => {
      expect(transform[4]).toBeCloseTo(x, 0);
      expect(transform[5]).toBeCloseTo(y - at * 20, 0);
    });
    expect(new Set(items.map(({ transform }) => transform[0])).size).toBe(1);
  });

  it('mends brackets of labels where a page has such, and nowhere else', () => {
    const box = { x0: 0, y0: 0, x1: 100, y1: 20 };
    const read = (...starts: string[]): string[] => {
      const lines = starts.map((text) => ({ bbox: box, baseline: box, words: [{ text, confidence: 90, bbox: box }] }));
      return itemsOf([{ paragraphs: [{ lines }] }], { scale: 2, left: 0, top: 800 }).map(({ str }) => str);
    };
    expect(read('[5]', '[6]', '[71', '|8]', '[9]', '[10}', '1971', '(3)')).toEqual([
      '[5]',
      '[6]',
      '[7]',
      '[8]',
      '[9]',
      '[10]',
      '1971',
      '(3)',
    ]);
    expect(read('[71', '|8]', '[9]')).toEqual(['[71', '|8]', '[9]']);
  });
});
