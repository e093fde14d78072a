/** The formats that are read: their media types, the endings of their names, and how they are told to people. */

/** Media types of everything stet reads. */
export const MEDIA = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  fodt: 'application/vnd.oasis.opendocument.text-flat-xml',
  rtf: 'application/rtf',
  epub: 'application/epub+zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odp: 'application/vnd.oasis.opendocument.presentation',
  html: 'text/html',
  jats: 'application/jats+xml',
  tei: 'application/tei+xml',
  docbook: 'application/docbook+xml',
  fb2: 'application/x-fictionbook+xml',
  records: 'application/x-bibliographic-records+xml',
  latex: 'application/x-latex',
  bbl: 'application/x-bbl',
  bibtex: 'application/x-bibtex',
  ris: 'application/x-research-info-systems',
  nbib: 'application/nbib',
  endnote: 'application/x-endnote-refer',
  wos: 'application/x-isi-tagged',
  tagged: 'application/x-tagged-references',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  csl: 'application/vnd.citationstyles.csl+json',
  yaml: 'application/yaml',
  markdown: 'text/markdown',
  notebook: 'application/x-ipynb+json',
  answer: 'application/x-model-answer+json',
  rst: 'text/x-rst',
  org: 'text/org',
  asciidoc: 'text/asciidoc',
  mediawiki: 'text/x-mediawiki',
  typst: 'text/x-typst',
  textile: 'text/x-textile',
  wiki: 'text/x-wiki',
  zip: 'application/zip',
  plain: 'text/plain',
} as const;

export const READS =
  'stet reads PDF, DOCX, ODT, RTF, EPUB, HTML, JATS, TEI and DocBook XML, FictionBook, PowerPoint, Excel and CSV, LaTeX, .bbl, BibTeX, RIS, EndNote, RefWorks, PubMed and Web of Science records, CSL (JSON and YAML), Hayagriva and CITATION.cff, Markdown, notebooks, answers of models (JSON), reStructuredText, Org, AsciiDoc, MediaWiki, DokuWiki, Creole, Textile, Jira, Typst and plain text';

/** Media types by the ending of a name. */
const BY_EXTENSION: Readonly<Record<string, string>> = {
  pdf: MEDIA.pdf,
  docx: MEDIA.docx,
  odt: MEDIA.odt,
  ott: MEDIA.odt,
  fodt: MEDIA.fodt,
  rtf: MEDIA.rtf,
  epub: MEDIA.epub,
  xlsx: MEDIA.xlsx,
  xlsm: MEDIA.xlsx,
  ods: MEDIA.ods,
  pptx: MEDIA.pptx,
  ppsx: MEDIA.pptx,
  odp: MEDIA.odp,
  fb2: MEDIA.fb2,
  html: MEDIA.html,
  htm: MEDIA.html,
  xhtml: MEDIA.html,
  nxml: MEDIA.jats,
  tex: MEDIA.latex,
  ltx: MEDIA.latex,
  latex: MEDIA.latex,
  bbl: MEDIA.bbl,
  bib: MEDIA.bibtex,
  bibtex: MEDIA.bibtex,
  biblatex: MEDIA.bibtex,
  ris: MEDIA.ris,
  nbib: MEDIA.nbib,
  enw: MEDIA.endnote,
  ciw: MEDIA.wos,
  isi: MEDIA.wos,
  csv: MEDIA.csv,
  tsv: MEDIA.tsv,
  tab: MEDIA.tsv,
  json: MEDIA.csl,
  jsonl: MEDIA.csl,
  ndjson: MEDIA.csl,
  csljson: MEDIA.csl,
  yaml: MEDIA.yaml,
  yml: MEDIA.yaml,
  cff: MEDIA.yaml,
  md: MEDIA.markdown,
  markdown: MEDIA.markdown,
  mkd: MEDIA.markdown,
  qmd: MEDIA.markdown,
  rmd: MEDIA.markdown,
  ipynb: MEDIA.notebook,
  rst: MEDIA.rst,
  rest: MEDIA.rst,
  org: MEDIA.org,
  adoc: MEDIA.asciidoc,
  asciidoc: MEDIA.asciidoc,
  wiki: MEDIA.mediawiki,
  mediawiki: MEDIA.mediawiki,
  typ: MEDIA.typst,
  textile: MEDIA.textile,
  jira: MEDIA.textile,
  confluence: MEDIA.textile,
  dokuwiki: MEDIA.wiki,
  creole: MEDIA.wiki,
  txt: MEDIA.plain,
  text: MEDIA.plain,
  zip: MEDIA.zip,
};

/** Media types as servers and mails name them. */
const BY_TYPE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(MEDIA).map((type) => [type, type])),
  'application/xhtml+xml': MEDIA.html,
  'application/json': MEDIA.csl,
  'text/yaml': MEDIA.yaml,
  'text/x-yaml': MEDIA.yaml,
  'application/x-yaml': MEDIA.yaml,
  'application/x-tex': MEDIA.latex,
  'text/x-tex': MEDIA.latex,
  'text/x-latex': MEDIA.latex,
  'text/x-bibtex': MEDIA.bibtex,
  'text/x-markdown': MEDIA.markdown,
  'text/rtf': MEDIA.rtf,
  'application/x-rtf': MEDIA.rtf,
  'text/prs.fallenstein.rst': MEDIA.rst,
};

/** The media type that the ending of a name tells. */
export function byName(name: string): string | undefined {
  const dot = name.lastIndexOf('.');
  const extension = dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
  return Object.hasOwn(BY_EXTENSION, extension) ? BY_EXTENSION[extension] : undefined;
}

/** The media type of a type that came along (`text/html; charset=utf-8`). */
export const byType = (told: string): string | undefined => BY_TYPE[told.split(';')[0]?.trim().toLowerCase() ?? ''];

/** Whether a file of this name may say of which chapters a work is made: Quarto, bookdown, MyST, Jupyter Book, MkDocs, mdBook, GitBook. */
export const mayBeProject = (path: string): boolean =>
  /(?:^|[\\/])(?:(?:_quarto|_bookdown|myst|_toc|mkdocs)\.ya?ml|SUMMARY\.md|book\.toml)$/.test(path);
