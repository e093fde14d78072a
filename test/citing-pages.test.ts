/** Marks of web pages and Markdown as publishers, encyclopedias, converters and people write them. */
import { describe, expect, it } from 'vitest';
import { citedInFiles } from './citing.ts';

function check(what: string, files: Record<string, string>, main: string, marks: string, remarks: readonly string[] = []): void {
  it(what, async () => {
    const found = await citedInFiles({ [main]: files[main] ?? '', ...files });
    expect(found.marks.replace(/^\d+: ?/, '')).toBe(marks);
    expect(found.remarks).toHaveLength(remarks.length);
    remarks.forEach((words, i) => void expect(found.remarks[i]).toContain(words));
  });
}

describe('web pages', () => {
  const E = [
    'Ng A. On hedges and their keepers. J Hedges. 2001;1:1–9.',
    'Li A. On fences and their keepers. J Hedges. 2002;2:1–9.',
    'Doe A. On walls and their keepers. J Hedges. 2003;3:1–9.',
    'Roe A. On dams and their keepers. J Hedges. 2004;4:1–9.',
  ];
  const Y = [
    'Ng, A. (2001). On hedges and their keepers. Journal of Hedges, 1, 1–9.',
    'Li, A. (2002). On fences and their keepers. Journal of Hedges, 2, 1–9.',
    'Doe, A. (2003). On walls and their keepers. Journal of Hedges, 3, 1–9.',
    'Roe, A. (2004). On dams and their keepers. Journal of Hedges, 4, 1–9.',
  ];
  const H = (what: string, html: string, want: string, rem: string[] = []) =>
    check(what, { 'a.html': `<!doctype html><html><head><title>T</title></head><body>${html}</body></html>` }, 'a.html', want, rem);
  const ol = (id: string) => `<ol>${E.map((e, i) => `<li id="${id}${i + 1}">${e}</li>`).join('')}</ol>`;
  H(
    'plos',
    `<p>As <a href="#pone.0001.ref001">1</a>,<a href="#pone.0001.ref002">2</a>, <a href="#pone.0001.ref003">3</a>–<a href="#pone.0001.ref004">4</a>].</p><h2>References</h2><ol class="references">${E.map((e, i) => `<li id="ref${i + 1}"><span class="order">${i + 1}.</span><a name="pone.0001.ref00${i + 1}" id="pone.0001.ref00${i + 1}" class="link-target"></a> ${e}</li>`).join('')}</ol>`,
    '1 2 3 4',
  );
  H('range link gap', `<p>As [<a href="#r1">1</a>–<a href="#r4">4</a>].</p><h2>References</h2>${ol('r')}`, '1 2 3 4');
  H(
    'nature sup',
    `<p>As known<sup><a href="#ref-CR1" title="Ng">1</a>,<a href="#ref-CR2">2</a></sup> and<sup><a href="#ref-CR3">3</a>–<a href="#ref-CR4">4</a></sup>.</p><h2>References</h2><ol class="c-article-references">${E.map((e, i) => `<li class="c-article-references__item" data-counter="${i + 1}."><p class="c-article-references__text" id="ref-CR${i + 1}">${e}</p><p class="c-article-references__links"><a href="https://doi.org/10.5555/x${i}">Article</a> <a href="https://scholar.example.org/">Google Scholar</a></p></li>`).join('')}</ol>`,
    '1 2 3 4',
  );
  H(
    'wikipedia',
    `<p>As known<sup id="cite_ref-1" class="reference"><a href="#cite_note-1"><span>[</span>1<span>]</span></a></sup> and<sup id="cite_ref-b_2-0" class="reference"><a href="#cite_note-b-2">[2]</a></sup> again<sup id="cite_ref-b_2-1" class="reference"><a href="#cite_note-b-2">[2]</a></sup><sup class="reference nowrap"><span>: 45 </span></sup>.</p><h2>References</h2><div class="reflist"><ol class="references"><li id="cite_note-1"><span class="mw-cite-backlink"><b><a href="#cite_ref-1">^</a></b></span> <span class="reference-text"><cite class="citation journal">${E[0]}</cite></span></li><li id="cite_note-b-2"><span class="mw-cite-backlink">^ <a href="#cite_ref-b_2-0"><sup><i><b>a</b></i></sup></a> <a href="#cite_ref-b_2-1"><sup><i><b>b</b></i></sup></a></span> <span class="reference-text">${E[1]}</span></li></ol></div>`,
    '1 2 2',
  );
  H(
    'wikipedia sfn',
    `<p>As known<sup id="cite_ref-1" class="reference"><a href="#cite_note-FOOTNOTENg200112-1">[1]</a></sup> and<sup id="cite_ref-2" class="reference"><a href="#cite_note-FOOTNOTELi20025-2">[2]</a></sup>.</p><h2>Notes</h2><ol class="references"><li id="cite_note-FOOTNOTENg200112-1"><span class="reference-text"><a href="#CITEREFNg2001">Ng 2001</a>, p. 12.</span></li><li id="cite_note-FOOTNOTELi20025-2"><span class="reference-text"><a href="#CITEREFLi2002">Li 2002</a>, p. 5.</span></li></ol><h2>Bibliography</h2><ul><li><cite id="CITEREFNg2001" class="citation book cs1">${Y[0]}</cite></li><li><cite id="CITEREFLi2002" class="citation book cs1">${Y[1]}</cite></li><li><cite id="CITEREFDoe2003" class="citation book cs1">${Y[2]}</cite></li></ul>`,
    'ref-1@p. 12 ref-2@p. 5 ref-1 ref-2',
    ['entry ref-3'],
  );
  H(
    'dpub',
    `<p>As <a href="#b1" role="doc-biblioref">[1]</a>, <a href="#b2" role="doc-biblioref">2</a>, <a role="doc-biblioref" href="#b3">Doe</a>, <a role="doc-biblioref" href="#b4">4</a>.</p><section role="doc-bibliography"><h2>References</h2><ol>${E.map((e, i) => `<li id="b${i + 1}" role="doc-biblioentry">${e}</li>`).join('')}</ol></section>`,
    '1 2 3 4',
  );
  H(
    'dpub2',
    `<p>As <a href="#b1" role="doc-biblioref">[1]</a>, <a href="#b2" role="doc-biblioref">2</a>.</p><section role="doc-bibliography"><h2>References</h2><div role="list">${E.map((e, i) => `<div id="b${i + 1}" role="doc-biblioentry listitem">${e}</div>`).join('')}</div></section>`,
    'b1 b2',
  );
  H('plain brackets', `<p>As [1], [2–3] and [4].</p><h2>References</h2>${ol('x')}`, '1 2 3 4');
  H('plain in p', `<p>As [1], [2–3] and [4].</p><h2>References</h2>${E.map((e, i) => `<p>[${i + 1}] ${e}</p>`).join('')}`, '1 2 3 4');
  H(
    'dl',
    `<p>As [1], [2–3] and [4].</p><h2>References</h2><dl>${E.map((e, i) => `<dt>[${i + 1}]</dt><dd>${e}</dd>`).join('')}</dl>`,
    '1 2 3 4',
  );
  H(
    'table',
    `<p>As [1], [2–3] and [4].</p><h2>References</h2><table>${E.map((e, i) => `<tr><td>[${i + 1}]</td><td>${e}</td></tr>`).join('')}</table>`,
    '1 2 3 4',
  );
  H(
    'latexml',
    `<p>As <cite class="ltx_cite">[<a href="#bib.bib1" class="ltx_ref">1</a>, <a href="#bib.bib2" class="ltx_ref">2</a>]</cite> and <cite>Doe <span>(<a href="#bib.bib3">2003</a>)</span></cite>, <a href="#bib.bib4">4</a>.</p><section class="ltx_bibliography"><h2>References</h2><ul class="ltx_biblist">${E.map((e, i) => `<li id="bib.bib${i + 1}" class="ltx_bibitem"><span class="ltx_tag ltx_tag_bibitem">[${i + 1}]</span><span class="ltx_bibblock">${e}</span></li>`).join('')}</ul></section>`,
    '1 2 3 4',
  );
  H(
    'ar5iv author year',
    `<p>As <cite class="ltx_cite">(<a href="#bib.bib1">Ng, 2001</a>; <a href="#bib.bib2">Li, 2002</a>)</cite>, <a href="#bib.bib3">Doe (2003)</a>, Roe [<a href="#bib.bib4">2004</a>].</p><section class="ltx_bibliography"><h2>References</h2><ul class="ltx_biblist">${Y.map((e, i) => `<li id="bib.bib${i + 1}" class="ltx_bibitem"><span class="ltx_tag ltx_tag_bibitem">${['Ng (2001)', 'Li (2002)', 'Doe (2003)', 'Roe (2004)'][i]}</span><span class="ltx_bibblock">${e}</span></li>`).join('')}</ul></section>`,
    'bib.bib1 bib.bib2 bib.bib3 bib.bib4',
  );
  H(
    'pandoc citeproc',
    `<p>As <span class="citation" data-cites="ng li">(<a href="#ref-ng" role="doc-biblioref">Ng 2001</a>; <a href="#ref-li" role="doc-biblioref">Li 2002</a>, p. 5)</span>, <span class="citation" data-cites="doe">Doe (<a href="#ref-doe">2003</a>)</span>.</p><div id="refs" class="references csl-bib-body" role="list">${Y.map((e, i) => `<div id="ref-${['ng', 'li', 'doe', 'roe'][i]}" class="csl-entry" role="listitem">${e}</div>`).join('')}</div>`,
    'ref-ng ref-li ref-doe',
    ['entry ref-roe'],
  );
  H(
    'pandoc citeproc no links',
    `<p>As <span class="citation" data-cites="ng li">(Ng 2001; Li 2002, 5)</span>, <span class="citation" data-cites="doe">Doe (2003)</span>, <span class="citation" data-cites="roe">Roe (2004)</span>.</p><div id="refs" class="references csl-bib-body" role="list">${Y.map((e, i) => `<div id="ref-${['ng', 'li', 'doe', 'roe'][i]}" class="csl-entry" role="listitem">${e}</div>`).join('')}</div>`,
    'ref-ng ref-li@5 ref-doe ref-roe',
  );
  H(
    'elsevier',
    `<p>As <a class="anchor" href="#bib1" name="bbib1"><span>Ng, 2001</span></a>, <a href="#bib2">[2]</a>, <a href="#bib3"><sup>3</sup></a>, <a href="#bib4">Roe, 2004</a>.</p><section class="bibliography"><h2>References</h2><ol class="references">${Y.map((e, i) => `<li><span class="label"><a href="#bbib${i + 1}" id="ref-id-bib${i + 1}">${['Ng, 2001', 'Li, 2002', 'Doe, 2003', 'Roe, 2004'][i]}</a></span><span class="reference" id="sref${i + 1}"><div class="contribution" id="bib${i + 1}">${e}</div></span></li>`).join('')}</ol></section>`,
    '1 2 3 4',
  );
  H(
    'mdpi',
    `<p>As [<a href="#B1-x" class="html-bibr">1</a>,<a href="#B2-x">2</a>,<a href="#B3-x">3</a>], [<a href="#B4-x">4</a>].</p><section id="html-references_list"><h2>References</h2><ol class="html-xxx">${E.map((e, i) => `<li id="B${i + 1}-x" class="html-x" data-content="${i + 1}.">${e} [<a href="https://scholar.example.org">Google Scholar</a>]</li>`).join('')}</ol></section>`,
    '1 2 3 4',
  );
  H(
    'pmc',
    `<p>As [<a href="#R1" class="usa-link" aria-describedby="R1">1</a>–<a href="#R3">3</a>], <sup><a href="#R4">4</a></sup>.</p><section id="ref-list1" class="ref-list"><h2>References</h2><section><ul class="ref-list font-sm" style="list-style-type:none">${E.map((e, i) => `<li id="R${i + 1}"><span class="label">${i + 1}.</span><cite>${e}</cite> [<a href="https://doi.org/10.5555/x${i}">DOI</a>]</li>`).join('')}</ul></section></section>`,
    '1 2 3 4',
  );
  H(
    'frontiers',
    `<p>As (<a href="#B1">Ng, 2001</a>; <a href="#B2">Li, 2002</a>), <a href="#B3">Doe (2003)</a>, Roe (<a href="#B4">2004</a>).</p><h2>References</h2>${Y.map((e, i) => `<div class="References"><p class="ReferencesCopy1"><a name="B${i + 1}" id="B${i + 1}"></a> ${e}</p><p class="ReferencesCopy2"><a href="https://doi.org/10.5555/${i}">CrossRef Full Text</a> | <a href="https://scholar.example.org">Google Scholar</a></p></div>`).join('')}`,
    'ref-1 ref-2 ref-3 ref-4',
  );
  H(
    'blog footnotes',
    `<p>As known<sup id="fnref:1"><a href="#fn:1" class="footnote-ref" role="doc-noteref">1</a></sup> and<sup id="fnref:2"><a href="#fn:2">2</a></sup>.</p><div class="footnotes" role="doc-endnotes"><hr><ol><li id="fn:1"><p>${E[0]} <a href="#fnref:1" class="footnote-backref">↩</a></p></li><li id="fn:2"><p>${E[1]} <a href="#fnref:2">↩</a></p></li></ol></div>`,
    '1 2',
  );
  H(
    'author year no links',
    `<p>As (Ng, 2001; Li 2002), Doe (2003), Roe (2004).</p><h2>References</h2><ul>${Y.map((e) => `<li>${e}</li>`).join('')}</ul>`,
    '1 2 3 4',
  );
  H('letters sup', `<p>As known<sup>a</sup> and<sup>b</sup>.</p><h2>References</h2>${ol('x')}`, '');
  H('missing', `<p>As [1], [2–3], [4], [5].</p><h2>References</h2>${ol('x')}`, '1 2 3 4 !5', ['[5]']);
  H(
    'broken link',
    `<p>As [<a href="#r1">1</a>], [<a href="#r2">2</a>], [<a href="#r3">3</a>], [<a href="#r9">9</a>].</p><h2>References</h2>${ol('r')}`,
    '1 2 3',
    ['entry 4'],
  );
  H('external link cites', `<p>As <a href="https://doi.org/10.5555/a">Ng 2001</a>.</p>`, '1');
  H('external link to no work', `<p>As <a href="https://example.org/a">Ng 2001</a>.</p>`, '', ['No reference list']);
  H(
    'name anchors',
    `<p>As [<a href="#one">1</a>], [<a href="#two">2</a>], [<a href="#three">3</a>], [4].</p><h2>References</h2><p><a name="one">[1]</a> ${E[0]}</p><p><a name="two">[2]</a> ${E[1]}</p><p><a name="three">[3]</a> ${E[2]}</p><p>[4] ${E[3]}</p>`,
    '1 2 3 4',
  );
  H(
    'jats view',
    `<p>As <a class="xref-bibr" href="#ref-1">1</a>,<a href="#ref-2">2</a> and <span class="xref"><sup>3,4</sup></span>.</p><div class="section ref-list" id="ref-list-1"><h2>References</h2><ol class="cit-list">${E.map((e, i) => `<li><a class="rev-xref-ref" href="#xref-ref-${i + 1}-1" id="ref-${i + 1}">↵</a><div class="cit ref-cit" id="cit-1.${i + 1}"><cite>${e}</cite></div></li>`).join('')}</ol></div>`,
    '1 2',
  );
});

describe('Markdown', () => {
  const E = [
    'Ng, A. (2001). On hedges and their keepers. Journal of Hedges, 1, 1–9.',
    'Li, A. (2002). On fences and their keepers. Journal of Hedges, 2, 1–9.',
    'Doe, A. (2003). On walls and their keepers. Journal of Hedges, 3, 1–9.',
    'Roe, A. (2004). On dams and their keepers. Journal of Hedges, 4, 1–9.',
  ];
  const BIB = ['ng', 'li', 'doe', 'roe']
    .map(
      (k, i) =>
        `@article{${k}, author={${k.charAt(0).toUpperCase()}${k.slice(1)}, A.}, title={On ${['hedges', 'fences', 'walls', 'dams'][i]} and their keepers}, journal={Journal of Hedges}, year={${2001 + i}}, volume={${i + 1}}, pages={1--9}}`,
    )
    .join('\n');
  const P = (body: string, want: string, rem: string[] = []) =>
    check(
      body.split('\n')[0] ?? '',
      { 'a.md': `---\ntitle: T\nbibliography: refs.bib\n---\n\n${body} All [@ng; @li; @doe; @roe].\n`, 'refs.bib': BIB },
      'a.md',
      `${want} ng li doe roe`.trim(),
      rem,
    );
  P('See [@ng].', 'ng');
  P('See @ng [p. 3].', 'ng@p. 3');
  P('See [-@ng].', 'ng');
  P('See [see @ng, pp. 33-35; also @li, chap. 1].', 'ng@pp. 33-35 li@chap. 1');
  P('See @ng says.', 'ng');
  P('See -@ng says.', 'ng');
  P('See [@{ng}, p. 5].', 'ng@p. 5');
  P('See [@ng{p. 5}].', 'ng@p. 5');
  P('See [@ng, {p. 5}].', 'ng@p. 5');
  P('See [@ng, p. 5; @li].', 'ng@p. 5 li');
  P('See @ng [p. 3; @li].', 'ng li');
  P('See @ng [-@li].', 'ng li');
  P('See [@lost].', '!lost', ['lost']);

  P('`[@lost]` and', '');
  P('Mail a@ng.org or @twitter', '');
  P('See [@fig:one] and [@tbl:two] and [@sec:x] and @eq:x.', '');
  P('See [@Fig-one] and @fig-one.', '');
  P('See **[@ng]** and *@li*.', 'ng li');
  P('> Quoted [@ng].\n\n- item @li\n\n| a | b |\n|---|---|\n| x [@doe] | y |\n\nSo', 'ng li doe');
  P('# Head [@ng]\n\nSo', 'ng');

  P('<!-- [@lost] --> See [@ng].', 'ng');
  P('See [@ng\n; @li].', 'ng li');

  P('See [@Ng].', 'ng');
  const T = (body: string, want: string, rem: string[] = [], list = E.map((e, i) => `${i + 1}. ${e}`).join('\n')) =>
    check(`a list and ${body}`, { 'a.md': `# T\n\n${body}\n\n## References\n\n${list}\n` }, 'a.md', want, rem);
  T('See [1], [2, 3], [4].', '1 2 3 4');
  T('See [1](#ref1), [2](#ref2), [3], [4].', '1 2 3 4');
  T('See \\[1\\], \\[2, 3\\], \\[4\\].', '1 2 3 4');
  T('See^1^, this^2,3^ and^4^.', '1 2 3 4');
  T('See<sup>1</sup>, this<sup>2,3</sup> and<sup>4</sup>.', '1 2 3 4');
  T('See [[1]], [[2](#x)], [3][4].', '1 2 3 4');
  T('See [1][], [2][a], [3], [4].', '1 2 3 4');
  T('See [1], [2], [3].', '1 2 3', ['entry 4']);
  T('See [1], [2], [3], [4], [5].', '1 2 3 4 !5', ['[5]']);
  check(
    'footnote defs as refs',
    { 'a.md': `# T\n\nSee[^1] and[^2] and[^3] and[^4] and again[^1].\n\n${E.map((e, i) => `[^${i + 1}]: ${e}`).join('\n')}\n` },
    'a.md',
    '1 2 3 4 1',
  );
  check('footnote named', { 'a.md': `# T\n\nSee[^ng] and[^li].\n\n[^ng]: ${E[0]}\n[^li]: ${E[1]}\n` }, 'a.md', '1 2');
  check(
    'csl json',
    {
      'a.md': `---\nbibliography: [refs.json, two.bib]\n---\n\nSee [@ng; @li].\n`,
      'refs.json': JSON.stringify([
        {
          id: 'ng',
          type: 'book',
          title: 'Hedges of the west',
          author: [{ family: 'Ng', given: 'A.' }],
          issued: { 'date-parts': [[2001]] },
        },
      ]),
      'two.bib': '@book{li,author={Li, A.},title={Fences of the east},year=2002}',
    },
    'a.md',
    'ng li',
  );
  check(
    'yaml refs',
    {
      'a.md': `---\nreferences:\n- id: ng\n  type: book\n  title: Hedges of the west\n  author:\n  - family: Ng\n    given: A.\n  issued: 2001\n- id: li\n  type: book\n  title: Fences of the east\n  author:\n  - family: Li\n    given: B.\n  issued:\n    year: 2002\n---\n\nSee [@ng; @li].\n`,
    },
    'a.md',
    'ng li',
  );
  check('missing bib', { 'a.md': `---\nbibliography: refs.bib\n---\n\nSee [@ng; @li].\n` }, 'a.md', '!ng !li', ['refs.bib was left out']);
  check(
    'one of two bibs missing',
    {
      'a.md': `---\nbibliography:\n- refs.bib\n- two.bib\n---\n\nSee [@ng; @li].\n`,
      'two.bib': '@book{li,author={Li, A.},title={Fences of the east},year=2002}',
    },
    'a.md',
    '!ng li',
  );
  check(
    'bullets author year',
    {
      'a.md': `# T\n\nSee (Ng, 2001), Li (2002), [Doe, 2003], and Roe (2004, p. 5).\n\n## References\n\n${E.map((e) => `- ${e}`).join('\n')}\n`,
    },
    'a.md',
    '1 2 3 4@p. 5',
  );
  check(
    'link marks author year',
    {
      'a.md': `# T\n\nSee ([Ng, 2001](https://doi.org/10.5555/1)), [Li (2002)](https://x.org/2), ([Doe](https://x.org/3), 2003), and [Roe](https://x.org/4) (2004).\n\n## References\n\n${E.map((e) => `- ${e}`).join('\n')}\n`,
    },
    'a.md',
    '1 2 3 4',
  );
  check(
    'keys in list',
    {
      'a.md': `# T\n\nSee [Ng01], [Li02; Doe03], [Roe04, p. 5].\n\n## References\n\n${E.map((e, i) => `[${['Ng01', 'Li02', 'Doe03', 'Roe04'][i]}] ${e}`).join('\n\n')}\n`,
    },
    'a.md',
    'Ng01 Li02 Doe03 Roe04@p. 5',
  );
  check(
    'keys lost',
    {
      'a.md': `# T\n\nSee [Ng01], [Li02; Doe03], [Roe04, p. 5], [Poe05].\n\n## References\n\n${E.map((e, i) => `[${['Ng01', 'Li02', 'Doe03', 'Roe04'][i]}] ${e}`).join('\n\n')}\n`,
    },
    'a.md',
    'Ng01 Li02 Doe03 Roe04@p. 5 !Poe05',
    ['Poe05'],
  );
  check(
    'dup list',
    { 'a.md': `# T\n\nSee [1], [2], [3], [4], [5].\n\n## References\n\n${[...E, E[1]].map((e, i) => `${i + 1}. ${e}`).join('\n')}\n` },
    'a.md',
    '1 2 3 4 5',
    ['same work'],
  );
  check(
    'gap list',
    { 'a.md': `T\n\nSee [1], [2], [4], [5].\n\n## References\n\n${E.map((e, i) => `[${[1, 2, 4, 5][i]}] ${e}`).join('\n\n')}\n` },
    'a.md',
    '1 2 4 5',
    ['goes from 2 to 4'],
  );
  check(
    'gap cited',
    { 'a.md': `T\n\nSee [1], [2], [3], [4], [5].\n\n## References\n\n${E.map((e, i) => `[${[1, 2, 4, 5][i]}] ${e}`).join('\n\n')}\n` },
    'a.md',
    '1 2 !3 4 5',
    ['[3]', 'goes from 2 to 4'],
  );
});
