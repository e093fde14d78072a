/**
 * Kinds of papers whose format marks what they cite (keys, fields, anchors), and kinds that cite in notes. For bench/citations-made.ts.
 * Written before any rule was looked at; it knows nothing of rules.
 */
import { strToU8, zipSync } from 'fflate';
import {
  type Chance,
  initials,
  type Language,
  one,
  PRINTED,
  type Printed,
  pagesOf,
  short,
  WORDS,
  type Work,
  who,
  wholeNames,
} from './citations-works.ts';
import { xml } from './documents-formats.ts';

export interface Keyed {
  readonly ending: string;
  readonly single: readonly ((work: Work, chance: Chance) => string)[];
  readonly several: readonly ((works: readonly Work[], chance: Chance) => string)[];
  readonly nothing?: readonly ((chance: Chance) => string)[];
  /** The file, and files beside it by name. */
  readonly file: (
    works: readonly Work[],
    paragraphs: readonly string[],
  ) => { bytes: Uint8Array; beside?: Readonly<Record<string, string>> };
  /** Nothing of the list can be uncited or missing by how the format is made. */
  readonly whole?: boolean;
  /** Works are numbered in the order they are cited. */
  readonly inOrder?: boolean;
}

const said = (chance: Chance): string => one(WORDS.en.says, chance);
const told = (chance: Chance): string => one(WORDS.en.narrates, chance);
const keys = (works: readonly Work[], by = ','): string => works.map((work) => work.key).join(by);
const bare = (words: string): string => words.replace(/<\/?[a-z]+>/g, '');
const bibOf = (works: readonly Work[]): string =>
  works
    .map(
      (w) =>
        `@article{${w.key},\n  author = {${w.families.map((family, n) => `${family}, ${w.given[n]}`).join(' and ')}},\n  title = {${w.title}},\n  journal = {${w.venue.replace('&', '\\&')}},\n  volume = {${w.volume}},\n  number = {${w.issue}},\n  pages = {${pagesOf(w, '--')}},\n  year = {${w.year}}\n}\n`,
    )
    .join('\n');
const texed = (head: string, paragraphs: readonly string[], tail: string): Uint8Array =>
  strToU8(
    `\\documentclass{article}\n${head}\n\\begin{document}\n\\section{Introduction}\n${paragraphs.join('\n\n')}\n\n${tail}\n\\end{document}\n`,
  );
const biblio = (works: readonly Work[]): string =>
  `\\begin{thebibliography}{99}\n${works.map((w) => `\\bibitem{${w.key}} ${bare(PRINTED.ieee(w)).replace(/&/g, '\\&')}`).join('\n\n')}\n\\end{thebibliography}`;
const page = (head: string, body: string): Uint8Array =>
  strToU8(`<!doctype html><html><head><meta charset="utf-8"><title>Paper</title>${head}</head><body>\n${body}\n</body></html>`);
const paras = (paragraphs: readonly string[]): string => paragraphs.map((words) => `<p>${words}</p>`).join('\n');

const CSL = (w: Work): Record<string, unknown> => ({
  id: w.key,
  type: 'article-journal',
  title: w.title,
  'container-title': w.venue,
  volume: w.volume,
  issue: w.issue,
  page: pagesOf(w, '-'),
  author: w.families.map((family, n) => ({ family, given: w.given[n] })),
  issued: { 'date-parts': [[w.year]] },
});
const field = (instruction: string, shown: string): string =>
  `</w:t></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${xml(instruction)} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>${xml(shown)}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r><w:r><w:t xml:space="preserve">`;
const NS =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
/** A Word file of paragraphs whose words are XML already. */
function wordOf(paragraphs: readonly string[], list: readonly string[], more: Readonly<Record<string, string>> = {}): Uint8Array {
  const p = (inner: string): string => `<w:p><w:r><w:t xml:space="preserve">${inner}</w:t></w:r></w:p>`;
  const body = [
    p('Introduction'),
    ...paragraphs.map(p),
    p('References'),
    ...list.map((row) => (row.startsWith('<w:p>') ? row : p(row))),
  ].join('');
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      `<?xml version="1.0"?><Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/_rels/document.xml.rels': strToU8(
      `<?xml version="1.0"?><Relationships xmlns="${relations}">${more['customXml/item1.xml'] === undefined ? '' : `<Relationship Id="rId9" Type="${office}/customXml" Target="../customXml/item1.xml"/>`}</Relationships>`,
    ),
    'word/document.xml': strToU8(`<?xml version="1.0" encoding="UTF-8"?><w:document ${NS}><w:body>${body}</w:body></w:document>`),
    ...Object.fromEntries(Object.entries(more).map(([name, text]) => [name, strToU8(text)])),
  });
}
const shown = (works: readonly Work[]): string => `(${works.map((w) => `${who(w, ' & ', 'et al.')}, ${w.year}${w.letter}`).join('; ')})`;
const listed = (works: readonly Work[]): string[] => works.map((w) => xml(bare(PRINTED.apa(w))));
const cited = (make: (works: readonly Work[]) => string): Pick<Keyed, 'single' | 'several'> => ({
  single: [(w, c) => `${said(c)} ${make([w])}.`, (w, c) => `as ${make([w])} tells, ${said(c)}.`],
  several: [(works, c) => `${said(c)} ${make(works)}.`],
});
const tex = (single: readonly string[], several: readonly string[]): Pick<Keyed, 'single' | 'several'> => ({
  single: single.map(
    (form) => (w: Work, c: Chance) =>
      `${form.startsWith('^') ? `${form.slice(1)} ${told(c)}` : `${said(c)} ${form}`}.`.replace(/KEY/g, w.key),
  ),
  several: several.map(
    (form) => (works: readonly Work[], c: Chance) =>
      `${said(c)} ${form
        .replace('KEYS', keys(works))
        .replace('SPACED', keys(works, ', '))
        .replace('EACH', works.map((w) => `{${w.key}}`).join(''))}.`,
  ),
});

export const KEYED: Readonly<Record<string, Keyed>> = {
  'pandoc keys': {
    ending: 'md',
    single: [
      (w, c) => `${said(c)} [@${w.key}].`,
      (w, c) => `${said(c)} [see @${w.key}, pp. 33-35].`,
      (w, c) => `@${w.key} ${told(c)}.`,
      (w, c) => `@${w.key} [p. 33] ${told(c)}.`,
      (w, c) => `${w.families[0]} ${told(c)} [-@${w.key}].`,
      (w, c) => `${said(c)} [@{${w.key}}].`,
      (w, c) => `${said(c)}.^[So @${w.key}, chap. 2.]`,
    ],
    several: [
      (works, c) => `${said(c)} [${works.map((w) => `@${w.key}`).join('; ')}].`,
      (works, c) => `${said(c)} [see ${works.map((w) => `@${w.key}, p. 3`).join('; also ')}].`,
    ],
    nothing: [() => 'write to someone@example.org or @-mention nobody.', () => 'the decorator `@cached` is used.'],
    file: (works, body) => ({
      bytes: strToU8(`---\ntitle: A paper\nbibliography: refs.bib\n---\n\n# Introduction\n\n${body.join('\n\n')}\n\n# References\n`),
      beside: { 'refs.bib': bibOf(works) },
    }),
  },
  natbib: {
    ending: 'tex',
    ...tex(
      [
        '\\citep{KEY}',
        '\\citep[see][p.~3]{KEY}',
        '\\citep[][]{KEY}',
        '^\\citet{KEY}',
        '^\\citet*{KEY}',
        '^\\Citet[p.~3]{KEY}',
        '\\citealp{KEY}',
        '^\\citeauthor{KEY} \\citeyearpar{KEY}',
        "^\\citeauthor{KEY}'s (\\citeyear{KEY}) model",
      ],
      ['\\citep{KEYS}', '\\citep[e.g.,][]{SPACED}', '\\citealt{KEYS}'],
    ),
    nothing: [() => 'mail a@example.org % \\citep{ghost}\nand wait.', () => 'type \\verb|\\cite{ghost}| here.'],
    file: (works, body) => ({
      bytes: texed('\\usepackage{natbib}', body, '\\bibliographystyle{plainnat}\n\\bibliography{refs}'),
      beside: { 'refs.bib': bibOf(works) },
    }),
  },
  biblatex: {
    ending: 'tex',
    ...tex(
      [
        '\\parencite{KEY}',
        '\\parencite[see][3]{KEY}',
        '^\\textcite{KEY}',
        '\\footcite[33]{KEY}',
        '\\autocite{KEY}',
        '^\\Textcite[33]{KEY}',
        '\\fullcite{KEY}',
        '\\smartcite{KEY}',
        '\\supercite{KEY}',
        '^\\citetitle{KEY}',
        '\\parencite*{KEY}',
      ],
      ['\\parencites EACH', '\\autocites(see)()EACH', '\\textcites EACH', '\\cites[3]EACH', '\\parencite{SPACED}'].map((form) =>
        form.replace(' EACH', 'EACH'),
      ),
    ),
    file: (works, body) => ({
      bytes: texed('\\usepackage[style=authoryear]{biblatex}\n\\addbibresource{refs.bib}', body, '\\printbibliography'),
      beside: { 'refs.bib': bibOf(works) },
    }),
  },
  'own macros': {
    ending: 'tex',
    ...tex(['\\mycite{KEY}', '\\seecite{KEY}', '^\\ncite{KEY}', '\\pcite[3]{KEY}'], ['\\mycite{KEYS}', '~\\cite{KEYS}']),
    file: (works, body) => ({
      bytes: texed(
        '\\newcommand{\\mycite}[1]{~\\cite{#1}}\n\\newcommand\\seecite[1]{(see~\\cite{#1})}\n\\def\\ncite#1{\\citeauthor{#1}~\\cite{#1}}\n\\newcommand{\\pcite}[2][1]{\\cite[p.~#1]{#2}}',
        body,
        '\\bibliographystyle{plain}\n\\bibliography{refs}',
      ),
      beside: { 'refs.bib': bibOf(works) },
    }),
  },
  bibitems: {
    ending: 'tex',
    ...tex(
      ['~\\cite{KEY}', '\\cite[Theorem~2]{KEY}', '^In \\cite{KEY} they'],
      ['~\\cite{KEYS}', '\\cite{SPACED}', '\\cite {\n  SPACED\n}'],
    ),
    nothing: [() => 'let $x \\in [1, 2]$ and $a[3] = 4$.', () => 'see Section~\\ref{sec:one} and \\eqref{eq:two}.'],
    file: (works, body) => ({ bytes: texed('', body, biblio(works)) }),
  },
  Typst: {
    ending: 'typ',
    single: [
      (w, c) => `${said(c)} @${w.key}.`,
      (w, c) => `${said(c)} @${w.key}[p.~7].`,
      (w, c) => `#cite(<${w.key}>, form: "prose") ${told(c)}.`,
      (w, c) => `${said(c)} #cite(<${w.key}>, supplement: [p. 3]).`,
      (w, c) => `${said(c)} #cite(label("${w.key}")).`,
      (w, c) => `${said(c)}#footnote[See @${w.key}.].`,
    ],
    several: [
      (works, c) => `${said(c)} ${works.map((w) => `@${w.key}`).join(' ')}.`,
      (works, c) => `${said(c)} ${works.map((w) => `#cite(<${w.key}>)`).join('')}.`,
    ],
    nothing: [() => 'see @fig-one and mail someone\\@example.org.'],
    file: (works, body) => ({
      bytes: strToU8(
        `= Introduction\n\n${body.join('\n\n')}\n\n#figure([x], caption: [One]) <fig-one>\n\n#bibliography("refs.bib", style: "apa")\n`,
      ),
      beside: { 'refs.bib': bibOf(works) },
    }),
  },
  'Org cite': {
    ending: 'org',
    single: [
      (w, c) => `${said(c)} [cite:@${w.key}].`,
      (w, c) => `${said(c)} [cite:see @${w.key} p. 3].`,
      (w, c) => `[cite/t:@${w.key}] ${told(c)}.`,
      (w, c) => `${w.families[0]} [cite/na/b:@${w.key}] ${told(c)}.`,
      (w, c) => `${said(c)} cite:${w.key}.`,
      (w, c) => `${said(c)} [[cite:&${w.key}]].`,
    ],
    several: [
      (works, c) => `${said(c)} [cite:${works.map((w) => `@${w.key}`).join(';')}].`,
      (works, c) => `${said(c)} [cite/p:see;${works.map((w) => ` @${w.key} p. 3`).join('; also')};and others].`,
    ],
    file: (works, body) => ({
      bytes: strToU8(
        `#+title: A paper\n#+bibliography: refs.bib\n\n* Introduction\n\n${body.join('\n\n')}\n\n* References\n#+print_bibliography:\n`,
      ),
      beside: { 'refs.bib': bibOf(works) },
    }),
  },
  AsciiDoc: {
    ending: 'adoc',
    single: [
      (w, c) => `${said(c)} <<${w.key}>>.`,
      (w, c) => `${said(c)} <<${w.key},${w.families[0]} ${w.year}>>.`,
      (w, c) => `xref:${w.key}[] ${told(c)}.`,
    ],
    several: [(works, c) => `${said(c)} ${works.map((w) => `<<${w.key}>>`).join(', ')}.`],
    nothing: [() => 'see <<part-one>> and the footnote.'],
    file: (works, body) => ({
      bytes: strToU8(
        `= A paper\n\n[[part-one]]\n== Introduction\n\n${body.join('\n\n')}\n\n[bibliography]\n== References\n\n${works.map((w) => `* [[[${w.key}]]] ${bare(PRINTED.apa(w))}`).join('\n')}\n`,
      ),
    }),
  },
  'AsciiDoc by name of keys': {
    ending: 'adoc',
    single: [(w, c) => `${said(c)} <<${w.key}>>.`],
    several: [(works, c) => `${said(c)} ${works.map((w) => `<<${w.key}>>`).join(' ')}.`],
    file: (works, body) => ({
      bytes: strToU8(
        `= A paper\n\n== Introduction\n\n${body.join('\n\n')}\n\n[bibliography]\n== References\n\n${works.map((w) => `* [[[${w.key},${w.at + 1}]]] ${bare(PRINTED.ieee(w))}`).join('\n')}\n`,
      ),
    }),
  },
  reStructuredText: {
    ending: 'rst',
    single: [(w, c) => `${said(c)} [${w.key}]_.`, (w, c) => `as [${w.key}]_ tells, ${said(c)}.`],
    several: [(works, c) => `${said(c)} ${works.map((w) => `[${w.key}]_`).join(' ')}.`],
    file: (works, body) => ({
      bytes: strToU8(
        `Introduction\n============\n\n${body.join('\n\n')}\n\nReferences\n==========\n\n${works.map((w) => `.. [${w.key}] ${bare(PRINTED.apa(w))}`).join('\n')}\n`,
      ),
    }),
  },
  'Sphinx roles': {
    ending: 'rst',
    single: [
      (w, c) => `${said(c)} :cite:p:\`${w.key}\`.`,
      (w, c) => `:cite:t:\`${w.key}\` ${told(c)}.`,
      (w, c) => `${said(c)} :cite:\`${w.key}\`.`,
    ],
    several: [(works, c) => `${said(c)} :cite:p:\`${keys(works)}\`.`],
    file: (works, body) => ({
      bytes: strToU8(`Introduction\n============\n\n${body.join('\n\n')}\n\n.. bibliography:: refs.bib\n`),
      beside: { 'refs.bib': bibOf(works) },
    }),
  },
  'MediaWiki refs': {
    ending: 'wiki',
    whole: true,
    single: [(w, c) => `${said(c)}.<ref name="${w.key}" />`, (w, c) => `${said(c)}.<ref name=${w.key}/>`],
    several: [(works, c) => `${said(c)}.${works.map((w) => `<ref name="${w.key}" />`).join('')}`],
    file: (works, body) => ({
      bytes: strToU8(
        `== Introduction ==\n\n${body.join('\n\n')}\n\n== References ==\n<references>\n${works.map((w) => `<ref name="${w.key}">${bare(PRINTED.apa(w))}</ref>`).join('\n')}\n</references>\n`,
      ),
    }),
  },
  'MediaWiki templates': {
    ending: 'wiki',
    single: [
      (w, c) => `${said(c)}.{{sfn|${w.families.slice(0, 4).join('|')}|${w.year}|p=33}}`,
      (w, c) => `${said(c)} {{harv|${w.families.slice(0, 4).join('|')}|${w.year}}}.`,
    ],
    several: [(works, c) => `${said(c)}.${works.map((w) => `{{sfn|${w.families.slice(0, 4).join('|')}|${w.year}}}`).join('')}`],
    file: (works, body) => ({
      bytes: strToU8(
        `== Introduction ==\n\n${body.join('\n\n')}\n\n== Notes ==\n{{reflist}}\n\n== References ==\n${works.map((w) => `* {{cite journal |${w.families.map((family, n) => `last${n + 1}=${family} |first${n + 1}=${w.given[n]}`).join(' |')} |title=${w.title} |journal=${w.venue} |volume=${w.volume} |issue=${w.issue} |pages=${pagesOf(w)} |year=${w.year}}}`).join('\n')}\n`,
      ),
    }),
  },
  'HTML anchors': {
    ending: 'html',
    inOrder: true,
    ...cited((works) => `[${works.map((w) => `<a href="#ref-${w.at + 1}">${w.at + 1}</a>`).join(', ')}]`),
    file: (works, body) => ({
      bytes: page(
        '',
        `<h1>Introduction</h1>\n${paras(body)}\n<h2>References</h2>\n<ol>\n${works.map((w) => `<li id="ref-${w.at + 1}">${PRINTED.vancouver(w).replace(/&/g, '&amp;')}</li>`).join('\n')}\n</ol>`,
      ),
    }),
  },
  'HTML names as links': {
    ending: 'html',
    single: [
      (w, c) => `<a href="#${w.key}">${who(w, ' and ', 'et al.')} (${w.year})</a> ${told(c)}.`,
      (w, c) => `${said(c)} (<a href="#${w.key}">${who(w, ' &amp; ', 'et al.')}, ${w.year}</a>, p. 3).`,
      (w, c) => `${who(w, ' and ', 'et al.')} (<a href="#${w.key}">${w.year}</a>) ${told(c)}.`,
    ],
    several: [
      (works, c) => `${said(c)} (${works.map((w) => `<a href="#${w.key}">${who(w, ' &amp; ', 'et al.')}, ${w.year}</a>`).join('; ')}).`,
    ],
    file: (works, body) => ({
      bytes: page(
        '',
        `<h1>Introduction</h1>\n${paras(body)}\n<h2>References</h2>\n${works.map((w) => `<p id="${w.key}">${PRINTED.apa(w).replace(/&/g, '&amp;')}</p>`).join('\n')}`,
      ),
    }),
  },
  'HTML raised anchors': {
    ending: 'html',
    inOrder: true,
    ...cited((works) => `<sup>${works.map((w) => `<a href="#cit${w.at + 1}">${w.at + 1}</a>`).join(',')}</sup>`),
    file: (works, body) => ({
      bytes: page(
        '',
        `<h1>Introduction</h1>\n${paras(body)}\n<h2>References</h2>\n${works.map((w) => `<div class="ref"><span id="cit${w.at + 1}">${w.at + 1}.</span> ${PRINTED.nature(w).replace(/&/g, '&amp;')}</div>`).join('\n')}`,
      ),
    }),
  },
  JATS: {
    ending: 'xml',
    single: [
      (w, c) => `${said(c)} (<xref ref-type="bibr" rid="${w.key}">${who(w, ' and ', 'et al.')}, ${w.year}</xref>).`,
      (w, c) => `${who(w, ' and ', 'et al.')} (<xref ref-type="bibr" rid="${w.key}">${w.year}</xref>) ${told(c)}.`,
    ],
    several: [
      (works, c) =>
        `${said(c)} (${works.map((w) => `<xref ref-type="bibr" rid="${w.key}">${w.families[0]}, ${w.year}</xref>`).join('; ')}).`,
      (works, c) => `${said(c)} <xref ref-type="bibr" rid="${keys(works, ' ')}">these</xref>.`,
    ],
    file: (works, body) => ({
      bytes: strToU8(
        `<?xml version="1.0"?><article xmlns:xlink="http://www.w3.org/1999/xlink"><front><article-meta><title-group><article-title>A paper</article-title></title-group></article-meta></front><body><sec><title>Introduction</title>${paras(body)}</sec></body><back><ref-list>${works.map((w) => `<ref id="${w.key}"><mixed-citation>${xml(bare(PRINTED.apa(w)))}</mixed-citation></ref>`).join('')}</ref-list></back></article>`,
      ),
    }),
  },
  'Word, Zotero': {
    ending: 'docx',
    ...cited((works) =>
      field(
        `ADDIN ZOTERO_ITEM CSL_CITATION ${JSON.stringify({ citationID: keys(works, '').slice(0, 8), properties: { formattedCitation: shown(works), plainCitation: shown(works), noteIndex: 0 }, citationItems: works.map((w) => ({ id: 100 + w.at, uris: [`http://zotero.org/users/1/items/K${w.at}`], itemData: CSL(w) })), schema: 'https://github.com/citation-style-language/schema/raw/master/csl-citation.json' })}`,
        shown(works),
      ),
    ),
    whole: true,
    file: (works, body) => ({ bytes: wordOf(body, listed(works)) }),
  },
  'Word, Mendeley': {
    ending: 'docx',
    ...cited((works) =>
      field(
        `ADDIN CSL_CITATION ${JSON.stringify({ citationItems: works.map((w, n) => ({ id: `ITEM-${n + 1}`, itemData: { ...CSL(w), id: `ITEM-${n + 1}` }, uris: [`http://www.mendeley.com/documents/?uuid=${w.key}`] })), mendeley: { formattedCitation: shown(works) }, properties: { noteIndex: 0 }, schema: 's' })}`,
        shown(works),
      ),
    ),
    whole: true,
    file: (works, body) => ({ bytes: wordOf(body, listed(works)) }),
  },
  'Word, EndNote': {
    ending: 'docx',
    ...cited((works) =>
      field(
        `ADDIN EN.CITE <EndNote>${works.map((w) => `<Cite><Author>${w.families[0]}</Author><Year>${w.year}</Year><RecNum>${w.at + 40}</RecNum><record><rec-number>${w.at + 40}</rec-number><ref-type name="Journal Article">17</ref-type><contributors><authors>${w.families.map((family, n) => `<author>${family}, ${w.given[n]}</author>`).join('')}</authors></contributors><titles><title>${w.title}</title><secondary-title>${xml(w.venue)}</secondary-title></titles><pages>${pagesOf(w, '-')}</pages><volume>${w.volume}</volume><number>${w.issue}</number><dates><year>${w.year}</year></dates></record></Cite>`).join('')}</EndNote>`,
        shown(works),
      ),
    ),
    whole: true,
    file: (works, body) => ({ bytes: wordOf(body, listed(works)) }),
  },
  'Word, its own sources': {
    ending: 'docx',
    ...cited((works) => field(`CITATION ${works.map((w, n) => `${n === 0 ? '' : '\\m '}${w.key}`).join(' ')} \\l 1033`, shown(works))),
    whole: true,
    file: (works, body) => ({
      bytes: wordOf(body, listed(works), {
        'customXml/item1.xml': `<?xml version="1.0"?><b:Sources xmlns:b="http://schemas.openxmlformats.org/officeDocument/2006/bibliography">${works.map((w) => `<b:Source><b:Tag>${w.key}</b:Tag><b:SourceType>JournalArticle</b:SourceType><b:Title>${w.title}</b:Title><b:Year>${w.year}</b:Year><b:JournalName>${xml(w.venue)}</b:JournalName><b:Volume>${w.volume}</b:Volume><b:Issue>${w.issue}</b:Issue><b:Pages>${pagesOf(w, '-')}</b:Pages><b:Author><b:Author><b:NameList>${w.families.map((family, n) => `<b:Person><b:Last>${family}</b:Last><b:First>${w.given[n]}</b:First></b:Person>`).join('')}</b:NameList></b:Author></b:Author></b:Source>`).join('')}</b:Sources>`,
      }),
    }),
  },
  'Word, cross-references': {
    ending: 'docx',
    inOrder: true,
    ...cited((works) => `[${works.map((w) => field(`REF _Ref${1000 + w.at} \\r \\h`, String(w.at + 1))).join(', ')}]`),
    file: (works, body) => ({
      bytes: wordOf(
        body,
        works.map(
          (w) =>
            `<w:p><w:bookmarkStart w:id="${w.at}" w:name="_Ref${1000 + w.at}"/><w:r><w:t xml:space="preserve">[${w.at + 1}] ${xml(bare(PRINTED.ieee(w)))}</w:t></w:r><w:bookmarkEnd w:id="${w.at}"/></w:p>`,
        ),
      ),
    }),
  },
};

export interface Noted {
  readonly lang: Language;
  readonly full: (work: Work, place: string) => string;
  /** How a work is named again that the note of this number named in full. */
  readonly again: readonly ((work: Work, note: number, place: string) => string)[];
  /** Behind a note of the same work. */
  readonly same: readonly ((place: string) => string)[];
  readonly list?: Printed;
  readonly forms: readonly ('md' | 'docx' | 'html' | 'tex' | 'txt')[];
  /** Works are named shortly from the first note on. */
  readonly shortAlways?: boolean;
}
const quoted = (w: Work, open = '“', close = '”'): string => `${open}${w.title},${close}`;
const chicago = (w: Work, place: string): string =>
  `${wholeNames(w)}, ${quoted(w)} <i>${w.venue}</i> ${w.volume}, no. ${w.issue} (${w.year}): ${place}.`;
const names = (w: Work, and = ' and '): string => who(w, and, 'et al.', 3);
const ALL = ['md', 'docx', 'html', 'tex', 'txt'] as const;
const roman = (w: Work): string => w.families.map((family, n) => `${initials(w.given[n] ?? '')} ${family}`).join(', ');

export const NOTED: Readonly<Record<string, Noted>> = {
  'Chicago notes and bibliography': {
    lang: 'en',
    full: chicago,
    again: [(w, _n, p) => `${names(w)}, “${short(w)},” ${p}.`],
    same: [(p) => `Ibid., ${p}.`, () => 'Ibid.'],
    list: 'bibliography',
    forms: ALL,
  },
  'Chicago notes alone': {
    lang: 'en',
    full: chicago,
    again: [(w, _n, p) => `${names(w)}, “${short(w)},” ${p}.`],
    same: [(p) => `Ibid., ${p}.`, () => 'Ibid.'],
    forms: ['md', 'docx', 'txt'],
  },
  'short notes and bibliography': {
    lang: 'en',
    full: (w, p) => `${names(w)}, “${short(w)},” ${p}.`,
    again: [(w, _n, p) => `See ${names(w)}, “${short(w)},” ${p}.`, (w, _n, p) => `${names(w)}, “${short(w)},” ${p}.`],
    same: [(p) => `Ibid., ${p}.`],
    list: 'bibliography',
    forms: ['md', 'docx', 'tex', 'txt'],
    shortAlways: true,
  },
  OSCOLA: {
    lang: 'en',
    full: (w, p) => `${wholeNames(w)}, ‘${w.title}’ (${w.year}) ${w.volume} ${w.venue} ${w.first}, ${p}.`,
    again: [(w, n, p) => `${names(w)} (n ${n}) ${p}.`, (w, n) => `${names(w)} (n ${n}).`],
    same: [(p) => `ibid ${p}.`, () => 'ibid.'],
    forms: ['md', 'docx', 'txt'],
  },
  'Bluebook supra': {
    lang: 'en',
    full: (w, p) => `${wholeNames(w).replace(/ and /, ' & ')}, <i>${w.title}</i>, ${w.volume} ${w.venue} ${w.first}, ${p} (${w.year}).`,
    again: [(w, n, p) => `${names(w, ' & ')}, supra note ${n}, at ${p}.`, (w, n, p) => `See ${names(w, ' & ')}, supra note ${n}, at ${p}.`],
    same: [(p) => `Id. at ${p}.`, () => 'Id.'],
    forms: ['md', 'docx', 'tex'],
  },
  'German notes': {
    lang: 'de',
    full: (w, p) =>
      `${wholeNames(w).replace(/ and /, ' und ')}, ${w.title}, in: ${w.venue} ${w.volume} (${w.year}), S. ${pagesOf(w)}, hier S. ${p}.`,
    again: [(w, n, p) => `${names(w, '/')} (Anm. ${n}), S. ${p}.`, (w, _n, p) => `Vgl. ${names(w, '/')}, ${short(w)}, S. ${p}.`],
    same: [(p) => `Ebd., S. ${p}.`, () => 'Ebd.'],
    forms: ['md', 'docx', 'txt'],
  },
  'German law': {
    lang: 'de',
    full: (w, p) => `${names(w, '/')}, ${w.title}, ${w.venue} ${w.year}, ${w.first}, ${p}.`,
    again: [(w, n, p) => `${names(w, '/')} (Fn. ${n}), ${p}.`, (w, n) => `So auch ${names(w, '/')}, a. a. O. (Fn. ${n}).`],
    same: [(p) => `Ebenda, ${p}.`],
    forms: ['md', 'docx'],
  },
  'French notes': {
    lang: 'fr',
    full: (w, p) =>
      `${wholeNames(w).replace(/ and /, ' et ')}, « ${w.title} », <i>${w.venue}</i>, vol. ${w.volume}, n° ${w.issue}, ${w.year}, p. ${p}.`,
    again: [
      (w, _n, p) => `${names(w, ' et ')}, art. cit., p. ${p}.`,
      (w, _n, p) => `Voir ${names(w, ' et ')}, « ${short(w)} », art. cité, p. ${p}.`,
    ],
    same: [(p) => `<i>Ibid.</i>, p. ${p}.`],
    forms: ['md', 'docx', 'txt'],
  },
  'Italian notes': {
    lang: 'it',
    full: (w, p) => `${roman(w)}, <i>${w.title}</i>, «${w.venue}», ${w.volume} (${w.year}), p. ${p}.`,
    again: [(w, _n, p) => `${names(w, ' e ')}, <i>${short(w)}</i>, cit., p. ${p}.`],
    same: [(p) => `Ivi, p. ${p}.`, () => 'Ibidem.'],
    forms: ['md', 'docx'],
  },
  'Spanish notes': {
    lang: 'es',
    full: (w, p) => `${wholeNames(w).replace(/ and /, ' y ')}, «${w.title}», <i>${w.venue}</i>, ${w.volume} (${w.year}), p. ${p}.`,
    again: [(w, _n, p) => `${names(w, ' y ')}, op. cit., p. ${p}.`, (w, _n, p) => `Véase ${names(w, ' y ')}, «${short(w)}», p. ${p}.`],
    same: [(p) => `Ibíd., p. ${p}.`, () => 'Ídem.'],
    forms: ['md', 'docx', 'txt'],
  },
  'Polish notes': {
    lang: 'pl',
    full: (w, p) => `${roman(w)}, <i>${w.title}</i>, „${w.venue}” ${w.year}, nr ${w.issue}, s. ${p}.`,
    again: [(w, _n, p) => `${roman(w)}, dz. cyt., s. ${p}.`, (w, _n, p) => `${roman(w)}, <i>${short(w)}</i>…, s. ${p}.`],
    same: [(p) => `Tamże, s. ${p}.`],
    forms: ['md', 'docx'],
  },
  'Czech notes': {
    lang: 'cs',
    full: (w, p) => `${roman(w)}, ${w.title}. ${w.venue} ${w.volume}, ${w.year}, s. ${p}.`,
    again: [(w, n, p) => `${names(w, ' a ')}, c. d. (pozn. ${n}), s. ${p}.`, (w, _n, p) => `${roman(w)}, ${short(w)}, s. ${p}.`],
    same: [(p) => `Tamtéž, s. ${p}.`],
    forms: ['md', 'docx'],
  },
  'Russian notes': {
    lang: 'ru',
    full: (w, p) =>
      `${w.families.map((family, n) => `${family} ${initials(w.given[n] ?? '')}`).join(', ')} ${w.title} // ${w.venue}. ${w.year}. № ${w.issue}. С. ${p}.`,
    again: [(w, _n, p) => `${w.families.map((family, n) => `${family} ${initials(w.given[n] ?? '')}`).join(', ')} Указ. соч. С. ${p}.`],
    same: [(p) => `Там же. С. ${p}.`, () => 'Там же.'],
    forms: ['md', 'docx', 'txt'],
  },
  'Dutch notes': {
    lang: 'nl',
    full: (w, p) => `${wholeNames(w).replace(/ and /, ' en ')}, ‘${w.title}’, <i>${w.venue}</i> ${w.volume} (${w.year}) ${p}.`,
    again: [(w, _n, p) => `${names(w, ' en ')}, ‘${short(w)}’, ${p}.`, (w, _n, p) => `${names(w, ' en ')}, a.w., ${p}.`],
    same: [(p) => `Idem, ${p}.`, (p) => `Ibidem, ${p}.`],
    forms: ['md', 'docx'],
  },
};
