/** Entries and notes whose label stands beside them: pages of Sphinx, Doxygen, TeX4ht. */
import { describe, expect, it } from 'vitest';
import { readHtml } from '../../../src/read/html.ts';

const read = async (body: string) => {
  const reading = await readHtml(`<!DOCTYPE html><html><body>${body}</body></html>`);
  return {
    shown: reading.blocks.map(({ kind, label, span }) => [kind, label ?? '', reading.text.slice(span.start, span.end)]),
    cited: reading.citations?.map(({ keys, span }) => [keys[0], reading.text.slice(span.start, span.end)]),
    notes: reading.notes?.map(({ mark }) => mark !== null),
  };
};

const DOCUTILS = (id: string) => `<p class="rubric">References</p><dl class="citation">
<dt class="label" id="${id}-1"><span class="brackets"><a class="fn-backref" href="#i">1</a></span><span class="fn-backref">(<a href="#i">1</a>,<a href="#j">2</a>)</span></dt><dd><p>A. Roe. On hedges. 2001.</p></dd>
<dt class="label" id="${id}-2"><span class="brackets">2</span></dt><dd><p>B. Doe. On fences. 2002.</p></dd></dl><p class="rubric">Examples</p><p>More.</p>`;

describe('lists whose labels stand beside the entries', () => {
  it('are read under their labels, and marks lead to them by the ids of the labels', async () => {
    const { shown, cited } = await read(
      `<p>Cut <a class="footnote-reference" href="#r0-1">1</a>.</p>${DOCUTILS('r0')}<p>Mend <a href="#r9-2">2</a>.</p>${DOCUTILS('r9')}`,
    );
    expect(shown.slice(1, 6)).toEqual([
      ['heading', '', 'References'],
      ['reference', '1', 'A. Roe. On hedges. 2001.'],
      ['reference', '2', 'B. Doe. On fences. 2002.'],
      ['heading', '', 'Examples'],
      ['paragraph', '', 'More.'],
    ]);
    // The second list of a page bears the numbers of the first: its entries are told apart by their ids.
    expect(cited).toEqual([
      ['1', '1'],
      ['r9-2', '2'],
    ]);
  });

  it('keep the label out of the words of an entry that holds it', async () => {
    const { shown } = await read(
      '<div role="list" class="citation-list"><div class="citation" id="c1" role="doc-biblioentry"><span class="label"><span class="fn-bracket">[</span><a role="doc-backlink" href="#i">Roe01</a><span class="fn-bracket">]</span></span><span class="backrefs">(<a role="doc-backlink" href="#i">1</a>)</span><p>A. Roe. On hedges.</p></div></div>',
    );
    expect(shown).toEqual([['reference', 'Roe01', 'A. Roe. On hedges.']]);
  });

  it('are rows of old docutils, lists of Doxygen and of TeX4ht', async () => {
    const { shown, cited } = await read(
      '<p>See <a href="#x">[1]</a> and <a href="#CITEREF_doe">[7]</a>.</p><table class="docutils citation" id="x"><tr><td class="label">[1]</td><td>A. Roe. On hedges.</td></tr></table><dl class="citelist"><dt><a class="anchor" id="CITEREF_doe"></a>[7]</dt><dd><p class="startdd">B. Doe. On fences.</p></dd></dl><dl class="thebibliography"><dt>[8]</dt><dd>C. Poe. On walls.</dd></dl>',
    );
    expect(shown.slice(1)).toEqual([
      ['reference', '1', 'A. Roe. On hedges.'],
      ['reference', '7', 'B. Doe. On fences.'],
      ['reference', '8', 'C. Poe. On walls.'],
    ]);
    expect(cited?.map(([key]) => key)).toEqual(['1', '7']);
  });

  it('are entries below a heading of a list, and notes elsewhere', async () => {
    const foot =
      '<dl class="footnote brackets"><dt class="label" id="f1">1</dt><dd><p>A. Roe. On hedges.</p></dd></dl><aside class="footnote brackets" id="f2" role="note"><span class="label">2</span><p>B. Doe. On fences.</p></aside><p>Gallery of pages</p>';
    const marks = '<p>Cut <a href="#f1">1</a>, mend <a href="#f2">2</a>.</p>';
    const listed = await read(
      `${marks}<section id="references"><h2>References<a class="headerlink" href="#references">¶</a></h2>${foot}</section>`,
    );
    expect(listed.shown.slice(1).map(([kind]) => kind)).toEqual(['heading', 'reference', 'reference', 'paragraph']);
    expect(listed.cited).toHaveLength(2);
    const noted = await read(`${marks}<h2>Remarks</h2>${foot}`);
    expect(noted.shown.slice(2).map(([kind, , words]) => [kind, words])).toEqual([
      ['note', 'A. Roe. On hedges.'],
      ['note', 'B. Doe. On fences.'],
      ['paragraph', 'Gallery of pages'],
    ]);
    expect(noted.notes).toEqual([true, true]);
  });

  it('end before the next section of Doxygen; what the generator prints below is no text', async () => {
    const { shown } = await read(
      '<dl class="section user"><dt>References:</dt><dd>A. Roe. On hedges.</dd></dl><dl class="section author"><dt>Author</dt><dd>Univ. of the North</dd></dl><address class="footer"><small>Generated on Sun Nov 27 2022 for HEDGES by 1.9.4</small></address>',
    );
    expect(shown).toEqual([
      ['heading', '', 'References:'],
      ['item', '', 'A. Roe. On hedges.'],
      ['heading', '', 'Author'],
      ['item', '', 'Univ. of the North'],
    ]);
  });
});
