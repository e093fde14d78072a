/** Word files: well-formed, the same bytes for the same parts, and what is put in stays text. */
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { type Part, wordFile } from '../../src/report/word-file.ts';
import { HOSTILE } from './hostile.ts';

/** The parts of a package by name; throws for XML that is not well-formed. */
function unpacked(bytes: Uint8Array): Record<string, string> {
  const files = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));
  for (const text of Object.values(files)) {
    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (thrown) => {
      throw thrown;
    });
    parser.write(text);
    parser.close();
  }
  return files;
}
const elements = (xml: string): string[] => xml.match(/<\/?[\w:]+/g) ?? [];
const document = (...parts: Part[]): string => unpacked(wordFile('t', 'f', parts))['word/document.xml'] ?? '';

describe('a Word file', () => {
  const parts: Part[] = [
    { kind: 'title', pieces: ['Citations'] },
    {
      kind: 'paragraph',
      pieces: ['one ', { text: 'two', bold: true, colour: 'error' }, { text: ' three', href: 'https://example.org/a?b=1&c=2' }],
    },
    { kind: 'table', head: ['a', 'b'], rows: [['1', { text: '2', struck: true }]], widths: [1, 3] },
  ];

  it('has the parts that Word opens, each named in the list of types or by its ending', () => {
    const files = unpacked(wordFile('t', 'f', parts));
    expect(Object.keys(files).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'docProps/core.xml',
      'word/_rels/document.xml.rels',
      'word/document.xml',
      'word/footer1.xml',
      'word/styles.xml',
    ]);
    for (const [, id] of files['word/document.xml']?.matchAll(/r:id="(\w+)"/g) ?? [])
      expect(files['word/_rels/document.xml.rels']).toContain(`Id="${id}"`);
    const styles = [...(files['word/document.xml'] ?? '').matchAll(/<w:(?:pStyle|rStyle|tblStyle) w:val="(\w+)"/g)].map(([, id]) => id);
    expect(styles.length).toBeGreaterThan(5);
    for (const id of styles) expect(files['word/styles.xml']).toContain(`w:styleId="${id}"`);
    expect(files['word/_rels/document.xml.rels']).toContain('Target="https://example.org/a?b=1&amp;c=2" TargetMode="External"');
  });

  it('is the same bytes every time', () => {
    expect(wordFile('t', 'f', parts)).toEqual(wordFile('t', 'f', parts));
  });

  it('keeps blanks between stretches, and widths of columns as asked', () => {
    const text = document(...parts);
    expect(text).toContain('>one </w:t>');
    expect(text).toContain('> three</w:t>');
    const [first = 0, second = 0] = [...text.matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width));
    expect(second / first).toBeCloseTo(3, 2);
  });

  it('has the same elements whatever is put in, and links to http and https alone', () => {
    const shape = (text: string): string[] =>
      elements(
        document({ kind: 'quote', pieces: [text, { text, bold: true }] }, { kind: 'table', head: [text], rows: [[text]], widths: [1] }),
      );
    for (const text of HOSTILE)
      expect(
        shape(text).filter((one) => !/bidi|rtl/.test(one)),
        text,
      ).toEqual(shape('plain'));
    for (const text of HOSTILE) unpacked(wordFile(text, text, [{ kind: 'title', pieces: [text] }]));
    expect(document({ kind: 'paragraph', pieces: [{ text: 'x', href: 'javascript:alert(1)' }] })).not.toContain('hyperlink');
    expect(document({ kind: 'paragraph', pieces: [{ text: 'x', href: 'https://me:secret@example.org' }] })).not.toContain('hyperlink');
  });

  it('lets text of a script from right to left run its way', () => {
    expect(document({ kind: 'paragraph', pieces: ['[3] ', 'کتاب فارسی'] })).toContain('<w:bidi/>');
    expect(document({ kind: 'paragraph', pieces: ['plain'] })).not.toContain('<w:bidi/>');
  });
});
