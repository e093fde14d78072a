import { describe, expect, it } from 'vitest';
import { StetError } from '../../../src/errors.ts';
import { partsOf } from '../../../src/read/docx/zip.ts';
import { type MadeEntry, zipOf } from '../made-zip.ts';

const DOCUMENT: MadeEntry = { name: 'word/document.xml', content: '<w:document/>' };
const codeOf = async (entries: readonly MadeEntry[], decodedBytes = 1_000_000): Promise<string> => {
  try {
    await partsOf(zipOf(entries), 'a.docx', decodedBytes);
    return 'read';
  } catch (thrown) {
    if (!(thrown instanceof StetError)) throw thrown;
    expect(thrown.message).toMatch(/^a\.docx: .{20,}\.$/);
    return thrown.code;
  }
};

describe('the gate in front of a Word file', () => {
  it('unpacks the parts that are read and no others', async () => {
    const parts = await partsOf(
      zipOf([DOCUMENT, { name: 'word/media/image1.xml', content: 'no' }, { name: 'word/footnotes.xml', content: '<f/>' }]),
      'a.docx',
      1_000,
    );
    expect([...parts]).toEqual([
      ['word/document.xml', '<w:document/>'],
      ['word/footnotes.xml', '<f/>'],
    ]);
  });

  it('refuses too much, said or unsaid', async () => {
    expect(await codeOf([{ ...DOCUMENT, content: 'x'.repeat(3_000_000) }])).toBe('too-large');
    expect(await codeOf([{ ...DOCUMENT, content: 'x'.repeat(3_000_000), says: 10 }])).toMatch(/too-large|unreadable-input/);
    expect(await codeOf([DOCUMENT, ...Array.from({ length: 2_001 }, (_, n) => ({ name: `word/media/${n}`, content: '' }))])).toBe(
      'too-large',
    );
  });

  it('refuses names given twice and names that leave the folder', async () => {
    expect(await codeOf([DOCUMENT, DOCUMENT])).toBe('unreadable-input');
    expect(await codeOf([DOCUMENT, { name: 'WORD/Document.xml', content: '' }])).toBe('unreadable-input');
    expect(await codeOf([DOCUMENT, { name: '../../evil', content: '' }])).toBe('unreadable-input');
    expect(await codeOf([DOCUMENT, { name: '/etc/evil', content: '' }])).toBe('unreadable-input');
  });

  it('tells a password, another archive and a cut one', async () => {
    expect(await codeOf([{ ...DOCUMENT, encrypted: true }])).toBe('encrypted-input');
    expect(await codeOf([{ name: 'xl/workbook.xml', content: '' }])).toBe('unknown-media-type');
    await expect(partsOf(zipOf([DOCUMENT]).slice(0, 40), 'a.docx', 1_000)).rejects.toMatchObject({ code: 'unreadable-input' });
  });
});
