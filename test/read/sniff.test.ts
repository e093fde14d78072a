/** What a file is, and its characters. */
import { describe, expect, it } from 'vitest';
import { MEDIA, mediaTypeOf, textOf } from '../../src/read/sniff.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const type = (text: string, name: string) => mediaTypeOf(bytes(text), { name });

describe('mediaTypeOf', () => {
  it.each([
    ['%PDF-1.7', 'a.txt', MEDIA.pdf],
    ['PK\u0003\u0004xx', 'a.bin', MEDIA.docx],
    ['PK\u0003\u0004 paper.pdf %PDF-1.7', 'papers.zip', MEDIA.zip],
    ['<!DOCTYPE html><p>x', 'a.txt', MEDIA.html],
    ['TY  - JOUR\n', 'a', MEDIA.ris],
    ['@article{a, title={x}}', 'refs.txt', MEDIA.bibtex],
    ['% comment\n@article{a, title={x}}', 'x', MEDIA.bibtex],
    ['[{"id":"a"}]', 'a.txt', MEDIA.csl],
    ['[[1, 2], [3, 4]]', 'a', MEDIA.csl],
    ['[\n  ["a"]]', 'a', MEDIA.csl],
    ['[[hedges, Chapter 4, Hedges]]\n== Hedges\n', 'ch04.adoc', MEDIA.asciidoc],
    ['[[Hedges]] and [[Walls]] grow.', 'note.md', MEDIA.markdown],
    ['{{Infobox plant}}\n', 'note.md', MEDIA.markdown],
    ['[1] Roe, A. Title. 2001.', 'refs.txt', MEDIA.plain],
    ['\\documentclass{article}', '-', MEDIA.latex],
    ['\\begin{thebibliography}{9}', '-', MEDIA.bbl],
    ['\\section{A}', 'a.tex', MEDIA.latex],
    ['# A\n\n```\n@article{a,\n```', 'a.md', MEDIA.markdown],
    ['# A\n\nsee [@b]\n', '-', MEDIA.markdown],
    ['PMID- 12\nTI  - x', 'a.nbib', MEDIA.nbib],
    ['%0 Journal Article\n%T x', 'a.enw', MEDIA.endnote],
    ['just words', '-', MEDIA.plain],
  ])('%s in %s', (text, name, expected) => {
    expect(type(text, name)).toBe(expected);
  });

  it('tells a file with a password from an old one, where it is there whole', () => {
    const compound = (part: string): Uint8Array =>
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(70_000), Buffer.from(part, 'utf16le')]);
    expect(() => mediaTypeOf(compound('EncryptedPackage'), { name: 'a.docx' })).toThrow(/a\.docx: the file is protected with a password/);
    expect(() => mediaTypeOf(compound('WordDocument'), { name: 'a.doc' })).toThrow(/a\.doc is an old Office file/);
    expect(() => mediaTypeOf(compound('EncryptedPackage').subarray(0, 65_536), { name: 'a.docx' })).toThrow(
      /old Office file.*or a protected one/,
    );
  });

  it('refuses pictures, archives, noise and false names with one sentence', () => {
    expect(() => mediaTypeOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10), { name: 'a.pdf' })).toThrow(/a\.pdf is a picture/);
    expect(() => mediaTypeOf(Uint8Array.of(0x1f, 0x8b, 8, 0), { name: 'a.gz' })).toThrow(/unpack/);
    expect(() => type('hello there', 'a.pdf')).toThrow(/named as a PDF/);
    expect(() => type('<?xml version="1.0"?><a/>', 'a.xml')).toThrow(/XML/);
    const noise = Uint8Array.from({ length: 4_000 }, (_, at) => (at * 7919 + ((at * at) % 251)) % 256);
    expect(() => mediaTypeOf(noise, { name: 'noise' })).toThrow(/noise is not a text/);
  });

  it('refuses a drawing, also one that is named a text, and reads a page that shows one', () => {
    const of = (text: string, name: string): string => mediaTypeOf(new TextEncoder().encode(text), { name });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><html/></foreignObject></svg>';
    const head = '<?xml version="1.0"?>\n<!-- drawn by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n';
    for (const [text, name] of [
      [svg, 'a.txt'],
      [head + svg, 'a.svg'],
      [`<?xml version="1.0"?>${svg}`, 'a'],
    ] as const)
      expect(() => of(text, name)).toThrow(/is a picture \(SVG\); stet reads documents/);
    expect(of(`${svg}\n\n# Notes\n\nSee [1].\n`, 'notes.md')).toBe(MEDIA.markdown);
    expect(of('The element <svg> draws.', 'a.txt')).toBe(MEDIA.plain);
  });
});

describe('textOf', () => {
  it('reads UTF-8, UTF-16 with and without mark, and Windows-1252', () => {
    const text = 'Müller – “x” and more words';
    const wide = Buffer.from(text, 'utf16le');
    expect(textOf(bytes(`\ufeff${text}`), 'a')).toBe(text);
    expect(textOf(Buffer.concat([Buffer.from([0xff, 0xfe]), wide]), 'a')).toBe(text);
    expect(textOf(wide, 'a')).toBe(text);
    expect(textOf(Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(wide).swap16()]), 'a')).toBe(text);
    expect(textOf(Uint8Array.of(0x4d, 0xfc, 0x6c, 0x96), 'a')).toBe('Mül–');
  });
});
