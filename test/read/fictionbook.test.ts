/** FictionBook. */
import { expect, it } from 'vitest';
import { noted, read, shape } from './shown.ts';

it('reads a book with its notes, without its pictures', async () => {
  const document = await read(
    `<?xml version="1.0"?><FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0" xmlns:l="http://www.w3.org/1999/xlink"><description><title-info><author><first-name>Ann</first-name><last-name>Roe</last-name></author><book-title>Of Reading</book-title><date value="2019-01-05">2019</date></title-info></description>
    <body><section><title><p>One</p></title><p>It is <emphasis>so</emphasis>.<a l:href="#n1" type="note">[1]</a></p><cite><p>Said once.</p></cite><table><tr><td>a</td><td>b</td></tr></table><image l:href="#p"/></section></body>
    <body name="notes"><section id="n1"><title><p>1</p></title><p>Or not.</p></section></body><binary id="p" content-type="image/png">QUJD</binary></FictionBook>`,
    'a.fb2',
  );
  expect(document.mediaType).toBe('application/x-fictionbook+xml');
  expect(shape(document)).toEqual([
    'heading1: Of Reading',
    'front: Ann Roe',
    'heading2: One',
    'paragraph: It is so.[1]',
    'quote: Said once.',
    'table: a | b',
    'note (1): Or not.',
  ]);
  expect(noted(document)).toEqual(['[1]: Or not.']);
  expect(document.about).toEqual({ authors: ['Ann Roe'], date: '2019-01-05' });
});
