/** Books in EPUB form. */
import { describe, expect, it } from 'vitest';
import { zipOf } from './made-zip.ts';
import { cited, noted, read, shape } from './shown.ts';

const CONTAINER =
  '<?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>';
const page = (body: string): string =>
  `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title/></head><body>${body}</body></html>`;
const book = (
  pages: Readonly<Record<string, string>>,
  more: readonly { name: string; content: string }[] = [],
  stored = 'application/epub+zip',
): Uint8Array =>
  zipOf([
    { name: 'mimetype', content: stored },
    { name: 'META-INF/container.xml', content: CONTAINER },
    {
      name: 'OEBPS/book.opf',
      content: `<package xmlns="http://www.idpf.org/2007/opf" xmlns:dc="http://purl.org/dc/elements/1.1/"><metadata><dc:creator>Ann Roe</dc:creator><dc:date>2020-05-01</dc:date></metadata><manifest><item id="nav" href="nav.xhtml" properties="nav"/>${Object.keys(
        pages,
      )
        .map((path) => `<item id="${path}" href="${path}"/>`)
        .join('')}</manifest><spine><itemref idref="nav"/>${Object.keys(pages)
        .map((path) => `<itemref idref="${path}"/>`)
        .join('')}</spine></package>`,
    },
    { name: 'OEBPS/nav.xhtml', content: page('<p>Contents: One, Two</p>') },
    ...Object.entries(pages).map(([path, body]) => ({ name: `OEBPS/${path}`, content: page(body) })),
    ...more,
  ]);

describe('a book in EPUB form', () => {
  it('is read in the order of its spine, with links from file to file, and ids that come twice kept apart', async () => {
    const document = await read(
      book({
        'b.xhtml':
          '<h1>One</h1><p>It is so <a href="text/refs.xhtml#ref-1">[1]</a>.<a epub:type="noteref" href="#fn1">1</a><a id="x"/> On.</p><aside epub:type="footnote" id="fn1"><p>First note.</p></aside>',
        'a.xhtml':
          '<h1>Two</h1><p>And so <a href="text/refs.xhtml#ref-2">[2]</a>.<a epub:type="noteref" href="#fn1">1</a></p><aside epub:type="footnote" id="fn1"><p>Second note.</p></aside>',
        'text/refs.xhtml':
          '<section epub:type="bibliography"><h2>References</h2><ol><li id="ref-1">Roe, A. 2001. Of the reading of papers.</li><li id="ref-2">Lee, B. 2003. Slow papers.</li></ol></section>',
      }),
      'a.epub',
    );
    expect(document.mediaType).toBe('application/epub+zip');
    expect(shape(document)).toEqual([
      'heading1: One',
      'paragraph: It is so [1].1 On.',
      'note (1): First note.',
      'heading1: Two',
      'paragraph: And so [2].1',
      'note (2): Second note.',
      'heading2: References',
      'reference (1): Roe, A. 2001. Of the reading of papers.',
      'reference (2): Lee, B. 2003. Slow papers.',
    ]);
    expect(cited(document)).toEqual(['[1] → 1', '[2] → 2']);
    expect(noted(document)).toEqual(['1: First note.', '1: Second note.']);
    expect(document.about).toEqual({ authors: ['Ann Roe'], date: '2020-05-01' });
  });

  it('is known without its first part, too, and refused when it is locked, damaged or empty', async () => {
    const pages = { 'a.xhtml': '<p>Words.</p>' };
    expect((await read(book(pages, [], 'x'), 'unnamed')).text).toBe('Words.');
    const locks = (uri: string) => [
      {
        name: 'META-INF/encryption.xml',
        content: `<encryption><EncryptedData><CipherData><CipherReference URI="${uri}"/></CipherData></EncryptedData></encryption>`,
      },
    ];
    expect((await read(book(pages, locks('OEBPS/font.otf')), 'a.epub')).text).toBe('Words.');
    await expect(read(book(pages, locks('OEBPS/a.xhtml')), 'a.epub')).rejects.toMatchObject({ code: 'encrypted-input' });
    await expect(read(book({}), 'a.epub')).rejects.toMatchObject({ code: 'unreadable-input' });
    await expect(read(book({ 'a.xhtml': '<img src="a.png"/>' }), 'a.epub')).rejects.toMatchObject({ code: 'empty-input' });
    await expect(read(zipOf([{ name: 'mimetype', content: 'application/epub+zip' }]), 'a.epub')).rejects.toMatchObject({
      code: 'unknown-media-type',
    });
  });

  it('has letters raised by the sheets beside its pages', async () => {
    const document = await read(
      book({ 'a.xhtml': '<p>It is known.<span class="span3">12</span> So.</p>' }, [
        { name: 'OEBPS/styles/stylesheet.css', content: '.span3 { font-size: 0.58em; position: relative; top: -0.33em; }' },
      ]),
      'a.epub',
    );
    expect(document.text).toBe('It is known.¹² So.');
  });
});
