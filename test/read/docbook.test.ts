/** DocBook, 4 and 5. */
import { describe, expect, it } from 'vitest';
import { cited, noted, read, shape } from './shown.ts';

describe('a text in DocBook', () => {
  it('has its sections, lists, notes and tables', async () => {
    const document = await read(
      `<?xml version="1.0"?><article xmlns="http://docbook.org/ns/docbook" xmlns:xlink="http://www.w3.org/1999/xlink" version="5.0">
      <info><title>Of Reading</title><author><personname><firstname>Ann</firstname><surname>Roe</surname></personname></author><date>2020-02-01</date></info>
      <section xml:id="s"><title>Start</title><para>It is <emphasis>so</emphasis><footnote><para>Or not.</para></footnote> and <quote>said</quote>, see <link xlink:href="https://example.org/a">there</link>:
      <orderedlist><listitem><para>One</para></listitem><listitem><para>Two</para></listitem></orderedlist> as counted.</para>
      <table><title>Counts</title><tgroup cols="2"><tbody><row><entry>a</entry><entry>b</entry></row></tbody></tgroup></table>
      <programlisting>x = 1</programlisting><section><title>Below</title><para>Deep.</para></section></section></article>`,
      'a.xml',
    );
    expect(document.mediaType).toBe('application/docbook+xml');
    expect(shape(document)).toEqual([
      'heading1: Of Reading',
      'front: Ann Roe',
      'heading2: Start',
      'paragraph: It is so¹ and “said”, see there:',
      'item (1): One',
      'item (2): Two',
      'paragraph: as counted.',
      'caption: Counts',
      'table: a | b',
      'code: x = 1',
      'heading3: Below',
      'paragraph: Deep.',
      'note (1): Or not.',
    ]);
    expect(noted(document)).toEqual(['¹: Or not.']);
    expect(document.about).toEqual({ authors: ['Ann Roe'], date: '2020-02-01' });
  });

  it('takes entries, printed and in parts, and what cites them', async () => {
    const document = await read(
      `<!DOCTYPE article PUBLIC "-//OASIS//DTD DocBook XML V4.5//EN" "docbookx.dtd"><article><para>See <citation>Roe01</citation> and <xref linkend="lee"/><link linkend="lee">Lee</link>.</para>
      <bibliography><title>Works</title><bibliomixed id="r"><abbrev>Roe01</abbrev> A. Roe. <title>Of the reading of papers in haste</title>. 2001.</bibliomixed>
      <biblioentry id="lee"><biblioset relation="article"><author><firstname>Bo</firstname><surname>Lee</surname></author><title>Slow papers</title></biblioset><biblioset relation="journal"><title>Journal of Reading</title></biblioset><pubdate>2003</pubdate><volumenum>7</volumenum><artpagenums>3-9</artpagenums></biblioentry></bibliography></article>`,
      'a.xml',
    );
    expect(cited(document)).toEqual(['Roe01 → Roe01', 'lee → lee', 'Lee → lee']);
    expect(document.entries[0]?.fields).toMatchObject({
      title: 'Slow papers',
      'container-title': 'Journal of Reading',
      volume: '7',
      page: '3-9',
      author: [{ family: 'Lee', given: 'Bo' }],
    });
    expect(shape(document).slice(-3)).toEqual([
      'heading2: Works',
      'reference (Roe01): A. Roe. Of the reading of papers in haste. 2001.',
      'code (lee): Lee Bo (2003). Slow papers. Journal of Reading 7:3-9',
    ]);
  });
});
