import { describe, expect, it } from 'vitest';
import { isLink, isPage, linksIn } from '../../../src/extract/notes/pages.ts';
import { documentOf } from '../document-of.ts';

const text = 'Hubble looks at stars, Example News, 3 May 2010. Retrieved 4 June 2011';
const link = { span: { start: 0, end: 21 }, href: 'https://news.example.org/hubble' };
const document = documentOf(text, { links: [link] });
const part = { span: { start: 0, end: text.length }, text, signalled: false };

describe('notes that are pages of the web', () => {
  it('are told by the link, and by the day of a visit behind it', () => {
    expect(linksIn(document, part.span)).toEqual([link]);
    expect(isPage(document, part)).toBe(true);
    expect(isPage(document, { ...part, text: text.slice(0, 49) })).toBe(false);
    expect(isLink(document, { start: 0, end: 22 })).toBe(true);
    expect(isLink(document, part.span)).toBe(false);
  });
});
