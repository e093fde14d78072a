/** Web pages as readable text with reference lists, notes and links. */
import { describe, expect, it } from 'vitest';
import { readHtml } from '../../src/read/html.ts';

const read = async (body: string) => {
  const reading = await readHtml(`<!DOCTYPE html><html><head><title>t</title></head><body>${body}</body></html>`);
  return {
    ...reading,
    shown: reading.blocks.map(({ kind, label, span }) => [kind, label ?? '', reading.text.slice(span.start, span.end)]),
    words: (span: { start: number; end: number } | null | undefined) => (span ? reading.text.slice(span.start, span.end) : null),
  };
};

describe('readHtml', () => {
  it('tells what is set in italics or bold', async () => {
    const page = await read(
      '<p><b>Moles at night</b> by Ada Roe, <em>Gardens</em>, <span style="color: red; font-style: italic">2019</span>, <span style="font-weight: 400">so</span></p>',
    );
    expect(page.emphasised?.map((span) => page.words(span))).toEqual(['Moles at night', 'Gardens', '2019']);
  });
  it('drops chrome and keeps blocks by element', async () => {
    const { shown, skipped } = await read(
      '<nav>menu</nav><script>x()</script><h2>Head <b>ing</b></h2><p>One<br>two &amp; H<sub>2</sub>O, <q>said</q>.</p><blockquote><p>Q1</p><p>Q2</p></blockquote><pre>a\n b\n</pre><ul><li>item</li></ul><table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table><figure><figcaption>Cap</figcaption></figure>loose',
    );
    expect(shown).toEqual([
      ['heading', '', 'Head ing'],
      ['paragraph', '', 'One\ntwo & H₂O, “said”.'],
      ['quote', '', 'Q1'],
      ['quote', '', 'Q2'],
      ['code', '', 'a\n b'],
      ['item', '', 'item'],
      ['table', '', 'a | b\nc'],
      ['caption', '', 'Cap'],
      ['paragraph', '', 'loose'],
    ]);
    expect(skipped?.[0]?.count).toBe(2);
  });

  it('keeps labels and links to elsewhere out of the words of entries', async () => {
    const { shown } = await read(
      '<section class="ltx_bibliography"><ul class="ltx_biblist"><li id="bib.bib1" class="ltx_bibitem"><span class="ltx_tag ltx_role_refnum ltx_tag_bibitem">[1]</span><span class="ltx_bibblock">A. Roe. </span><span class="ltx_bibblock">On hedges.</span></li></ul></section><dl class="references"><dt class="label"><a href="#b">[1]</a></dt><dd class="reference"><div>B. Doe, On fences</div><div><a>View article</a><a>View in Scopus</a><a>Google Scholar</a></div></dd></dl>',
    );
    expect(shown.filter(([kind]) => kind === 'reference').map(([, , words]) => words)).toEqual(['A. Roe. On hedges.', 'B. Doe, On fences']);
  });

  it('links marks in the text to entries of the list', async () => {
    const { shown, citations, words, links } = await read(
      '<p>A<sup><a href="#cite_note-x">[1]</a></sup>, <a href="#b2">Poe 2002</a>, <a href="#nowhere">?</a>.</p><ol class="references"><li id="cite_note-x"><span class="mw-cite-backlink"><a href="#r">^</a></span> Roe, <i>First</i>. <a href="https://doi.org/10.1000/x">doi</a></li><li><div><a id="b2"></a>Poe</div><div>Second</div></li></ol>',
    );
    expect(shown.slice(1)).toEqual([
      ['reference', '1', 'Roe, First. doi'],
      ['reference', '2', 'Poe Second'],
    ]);
    expect(citations?.map(({ keys, span }) => [keys, words(span)])).toEqual([
      [['1'], '[1]'],
      [['2'], 'Poe 2002'],
    ]);
    expect(links?.map(({ href }) => href)).toEqual(['https://doi.org/10.1000/x']);
  });

  it('tells where several raised numbers stand, and the numbers of items', async () => {
    const { text, superscripts, words, blocks } = await read(
      '<p>Text.<sup>1,2</sup> More<sup>3</sup> and <sup>4–6</sup> m<sup>th</sup>.</p><ol start="3"><li>Three</li><li>Four</li></ol><ul><li>None</li></ul>',
    );
    expect(text).toContain('Text.1,2 More³ and 4–6');
    expect(superscripts?.map((span) => words(span))).toEqual(['1,2', '4–6']);
    expect(blocks.filter(({ kind }) => kind === 'item').map(({ label }) => label)).toEqual(['3', '4', undefined]);
  });

  it('leaves raised numbers in brackets as they are and tells where they stand', async () => {
    const half = await read('<p>So<sup>6,7)</sup>.</p>');
    expect(half.superscripts?.map((span) => half.words(span))).toEqual(['6,7)']);
    const { text, superscripts, words } = await read('<p>So<sup>[5]</sup>, so<sup>[<a href="#x">2</a>, 3]</sup>, so<sup>[a]</sup>.</p>');
    expect(text).toBe('So[5], so[2, 3], so[a].');
    expect(superscripts?.map((span) => words(span))).toEqual(['[5]', '[2, 3]']);
  });

  it('counts every item of a numbered list, entries or not', async () => {
    const { blocks } = await read('<ol><li>One.</li><li id="r2">Two.</li><li>Three.</li></ol>');
    expect(blocks.map(({ kind, label }) => [kind, label])).toEqual([
      ['item', '1'],
      ['reference', '2'],
      ['item', '3'],
    ]);
  });

  it('knows notes and where they are called', async () => {
    const { notes, words } = await read(
      '<p>Text<a href="#fn1" role="doc-noteref"><sup>1</sup></a>.</p><section role="doc-endnotes"><ol><li id="fn1"><p>Note.<a class="footnote-back" href="#x">back</a></p></li></ol></section>',
    );
    expect(notes?.map(({ label, span, mark }) => [label, words(span), words(mark)])).toEqual([['1', 'Note.', '¹']]);
  });

  it('keeps relative addresses as printed, for they name files', async () => {
    const { links, words } = await read(
      '<p><a href="a.txt">One</a>, <a href="./b/c%20d.html#p3">two</a>, <a href="#top">up</a>, <a href="data:text/plain,x">x</a>, <a name="n">n</a>.</p>',
    );
    expect(links?.map(({ span, href }) => [words(span), href])).toEqual([
      ['One', 'a.txt'],
      ['two', './b/c%20d.html#p3'],
    ]);
  });

  it('takes no script address for a link and survives depth', async () => {
    expect((await read('<a href="javascript:alert(1)">x</a>')).links).toEqual([]);
    expect((await read(`${'<div><i>'.repeat(3_000)}deep`)).text).toBe('deep');
  });
});

describe('notes that word processors write', () => {
  const at = (document: Awaited<ReturnType<typeof readHtml>>) =>
    document.notes?.map(({ label, mark, span }) => [
      label,
      mark === null ? null : document.text.slice(mark.start, mark.end),
      document.text.slice(span.start, span.end),
    ]);
  it.each([
    [
      'LibreOffice',
      '<p>So.<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a> See Roe.</p></div>',
    ],
    [
      'LibreOffice, as XHTML',
      '<p>So.<a href="#ftn1" id="body_ftn1">1</a></p><p class="Footnote"><span><a id="ftn1" href="#body_ftn1">1</a></span>See Roe.</p>',
    ],
    [
      'Word',
      '<p>So.<a href="#_ftn1" name="_ftnref1"><span>[1]</span></a></p><div id="ftn1"><p><a href="#_ftnref1" name="_ftn1"><span>[1]</span></a> See Roe.</p></div>',
    ],
  ])('%s', async (_, html) => {
    const document = await readHtml(html);
    expect(at(document)?.map(([label, , words]) => [label, words])).toEqual([['1', 'See Roe.']]);
    expect(document.notes?.[0]?.mark).not.toBeNull();
  });
});

describe('a block of code that holds BibTeX', () => {
  it('gives its works, at their places', async () => {
    const bib =
      '@article{roe2001,\n  author = {Roe, Ada},\n  title = {On hedges},\n  year = {2001}\n}\n\n@book{doe1999, title = {Walls}, author = {Doe, Bo}, year = 1999}';
    const { entries, words } = await read(`<p>Please cite:</p><pre>${bib}</pre><pre>const a = 1;</pre>`);
    expect(entries?.map(({ key }) => key)).toEqual(['roe2001', 'doe1999']);
    expect(words(entries?.[1]?.span)).toContain('@book{doe1999');
  });
  it('is nothing else', async () => {
    expect((await read('<pre>@media print { a { color: red } }</pre>')).entries).toBeUndefined();
  });
});

describe('what word processors save for the web', () => {
  it('has the numbers of items whose words stand in paragraphs, each once', async () => {
    const { shown } = await read('<ol start="3"><li><p>One.</p><p>More.</p></li><li><p>Two.</p><ol><li><p>Below.</p></li></ol></li></ol>');
    expect(shown).toEqual([
      ['item', '3', 'One.'],
      ['item', '', 'More.'],
      ['item', '4', 'Two.'],
      ['item', '1', 'Below.'],
    ]);
  });
  it('raises letters by styles', async () => {
    const css =
      '<style><!-- .up, span.lift { vertical-align: super; } .small { font-size: 0.58em; position: relative; top: -0.33em; } .base { vertical-align: baseline } .nought { vertical-align: 0 } .top { top: -2em } p .deep { vertical-align: super } --></style>';
    const of = async (inner: string) => {
      const { text, superscripts = [] } = await readHtml(`<html><head>${css}</head><body><p>known${inner} It</p></body></html>`);
      return [text, superscripts.map(({ start, end }) => text.slice(start, end))];
    };
    expect(await of('<span class="c1 up">3</span>')).toEqual(['known³ It', []]);
    expect(await of('<span class="lift">1,2</span>')).toEqual(['known1,2 It', ['1,2']]);
    expect(await of('<sup>9(p86),10</sup>')).toEqual(['known9(p86),10 It', ['9(p86),10']]);
    expect(await of('<sup>(pp. a)</sup>')).toEqual(['known(pp. a) It', []]);
    expect(await of('<span class="small">1,2</span>')).toEqual(['known1,2 It', ['1,2']]);
    expect(await of('<span style="color:red; vertical-align:super">4</span>')).toEqual(['known⁴ It', []]);
    for (const name of ['base', 'nought', 'top', 'deep', 'none'])
      expect(await of(`<span class="${name}">3</span>`)).toEqual(['known3 It', []]);
  });
  it('has notes and the remarks of readers as Google Docs exports them', async () => {
    const { shown, notes, words } = await read(
      '<p><span>Known.</span><sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup><span> It is.</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span>&nbsp;Roe, Of Hedges, 12.</span></p></div><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Add Doe 1999.</span></p></div>',
    );
    expect(shown).toEqual([
      ['paragraph', '', 'Known.[1] It is.'],
      ['note', '1', 'Roe, Of Hedges, 12.'],
    ]);
    expect(notes?.map(({ label, mark }) => [label, words(mark)])).toEqual([['1', '[1]']]);
  });
  it('has notes that stand within a paragraph and are shown beside it, in order behind it', async () => {
    const { shown, notes, words } = await read(
      '<p>Salt was dear.<label for="sn-1" class="margin-toggle sidenote-number"></label><input type="checkbox" id="sn-1"><span class="sidenote">Roe, <i>Of Hedges</i>, 12.</span> Tides rise.<span class="marginnote">Doe, Walls, 3.</span> So.</p><p>More.</p>',
    );
    expect(shown).toEqual([
      ['paragraph', '', 'Salt was dear.¹ Tides rise.² So.'],
      ['note', '1', 'Roe, Of Hedges, 12.'],
      ['note', '2', 'Doe, Walls, 3.'],
      ['paragraph', '', 'More.'],
    ]);
    expect(notes?.map(({ label, mark }) => [label, words(mark)])).toEqual([
      ['1', '¹'],
      ['2', '²'],
    ]);
    expect((await read('Salt was dear.<span class="sidenote">Roe, Of Hedges, 12.</span>')).shown.at(-1)).toEqual([
      'note',
      '1',
      'Roe, Of Hedges, 12.',
    ]);
  });
  it('has notes aside from the text that begin with their raised number', async () => {
    const { shown, notes, words } = await read(
      '<p>Doors are pushed.<sup>1</sup></p><aside><sup>1</sup> Roe, <i>Doors</i> (Garden Press, 1988).</aside><p>So.</p><aside>About us</aside>',
    );
    expect(shown.map(([kind]) => kind)).toEqual(['paragraph', 'note', 'paragraph', 'paragraph']);
    expect(notes?.map(({ label, mark }) => [label, words(mark)])).toEqual([['1', '¹']]);
  });
});

describe('what a page shows around its text', () => {
  it('is left out: words it is filed under, links to share it', async () => {
    const { shown } = await read(
      '<p>Text.</p><footer class="post-footer"><ul class="post-tags"><li><a href="/t/x">Hedges</a></li></ul><div class="share-buttons">Tweet</div></footer>',
    );
    expect(shown).toEqual([['paragraph', '', 'Text.']]);
  });
});

describe('lists and notes as pages of journals set them', () => {
  it('are rows of a label and an entry, each one entry', async () => {
    const row = (n: number, words: string) =>
      `<div class="row"><div class="ref-label cell"><p class="ref-label">${n}&nbsp;<a id="roe${n}"></a></p></div><div class="ref-content cell"><p class="citation">${words}</p></div></div>`;
    const { shown, citations } = await read(
      `<p>So <a href="#roe2">(Doe 2002)</a>.</p><h2>References</h2><div class="ref-list table">${row(1, 'Roe, A. 2001. On hedges.')}${row(2, 'Doe, B. 2002. On walls.')}</div>`,
    );
    expect(shown.slice(2)).toEqual([
      ['reference', '1', 'Roe, A. 2001. On hedges.'],
      ['reference', '2', 'Doe, B. 2002. On walls.'],
    ]);
    expect(citations?.map(({ keys }) => keys)).toEqual([['2']]);
  });
  it('are no heads of articles that are called a citation', async () => {
    const { shown } = await read('<div class="citation"><h1>On hedges</h1><div><p>Ann Roe, PhD</p></div></div><p>Text.</p>');
    expect(shown.map(([kind]) => kind)).toEqual(['heading', 'paragraph', 'paragraph']);
  });
  it('are notes above the entries, in what holds both', async () => {
    const { shown, notes } = await read(
      '<p>Text.</p><div class="article-references"><h2>Footnotes</h2><div class="note" id="x7"><p><span class="fn-label">1</span>A further meaning is attested.</p></div><h2>References</h2><ol><li>Roe, A. 2001. On hedges.</li></ol></div>',
    );
    expect(shown.map(([kind]) => kind)).toEqual(['paragraph', 'heading', 'note', 'heading', 'reference']);
    expect(notes).toHaveLength(1);
  });
});
