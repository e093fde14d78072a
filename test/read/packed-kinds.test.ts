/** What a zip is. */
import { expect, it } from 'vitest';
import { packedAs } from '../../src/read/packed-kinds.ts';
import { MEDIA, mediaTypeOf } from '../../src/read/sniff.ts';
import { zipOf } from './made-zip.ts';
import { read } from './shown.ts';

const zip = (...names: string[]): Uint8Array => zipOf(names.map((name) => ({ name, content: 'x'.repeat(400) })));

it.each([
  [['[Content_Types].xml', 'word/document.xml'], 'docx'],
  [['META-INF/container.xml', 'a.opf'], 'epub'],
  [['meta.xml', 'content.xml'], 'odt'],
  [['[Content_Types].xml', 'ppt/presentation.xml'], 'pptx'],
  [['[Content_Types].xml', 'xl/workbook.xml'], 'xlsx'],
  [['one.tex', 'two.bib'], 'archive'],
  [['papers/word/document.xml'], 'archive'],
])('%s is %s', (names, packed) => {
  expect(packedAs(zip(...names))).toBe(packed);
});

it('says what a file of Pages is, and what to do', () => {
  expect(() => mediaTypeOf(zip('Index/Document.iwa'), { name: 'a.pages' })).toThrow(/a\.pages is a Pages.*export it as \.docx or PDF/);
});

it('tells by the beginning alone what it can, and leaves the rest to the name', () => {
  const whole = zip('a'.repeat(60), 'content.xml');
  expect(packedAs(whole.subarray(0, 60))).toBe('unclear');
  expect(mediaTypeOf(whole.subarray(0, 60), { name: 'a.odt' })).toBe('application/vnd.oasis.opendocument.text');
  expect(packedAs(zipOf([{ name: 'mimetype', content: 'application/epub+zip' }]).subarray(0, 90))).toBe('unclear');
});

it('goes by its name where its beginning alone is there, but for a Word file', () => {
  const part = (...names: string[]): Uint8Array => zip(...names).subarray(0, 120);
  expect(mediaTypeOf(part('a'.repeat(90), 'b'), { name: 'a.zip' })).toBe('application/zip');
  expect(mediaTypeOf(part('[Content_Types].xml', 'b'), { name: 'a.zip' })).toBe(MEDIA.docx);
  expect(() => mediaTypeOf(new TextEncoder().encode('words'), { name: 'a.zip' })).toThrow(/named as an archive/);
});

it('is no document when it is a folder that somebody packed', async () => {
  await expect(read(zip('one.tex', 'two.bib'), 'project')).rejects.toMatchObject({
    code: 'unknown-media-type',
    message: /archive of files.*\.zip/,
  });
});
