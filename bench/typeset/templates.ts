/** Classes, styles and engines of TeX that papers are set with, as Debian's TeX Live has them. For bench/documents-typeset.ts. */

/** How a mark is written: a command given keys, or one that names an author in the sentence now and then. */
export type Marks = 'cite' | 'natbib' | 'parencite' | 'footcite' | 'behind-stop';

export interface Template {
  readonly name: string;
  readonly engine: 'pdflatex' | 'lualatex' | 'xelatex';
  /** Everything before \begin{document}. */
  readonly preamble: string;
  /** What the class wants before the text; where it holds \begin{document}, none is written. */
  readonly front: string;
  readonly marks: Marks;
  readonly heading: 'section' | 'chapter';
  /** How the list is printed. */
  readonly list: string;
  readonly tool: 'biber' | 'bibtex';
  /** What stands behind the list. */
  readonly behind: string;
}

const TITLE = String.raw`\title{On the Matter of Things}\author{Anna Example \and Bert Sample}\maketitle`;
const ABSTRACT = String.raw`\begin{abstract}We look at things.\end{abstract}`;
const APPENDIX = String.raw`\appendix\section{Proofs}We give the proof of the second claim here, and of the third. We give it in full.`;
const LIFE = String.raw`\begin{IEEEbiographynophoto}{Anna Example} received the Ph.D. degree in 2004 from the University of Things. She is with the Institute of Things, where she works on matters.\end{IEEEbiographynophoto}`;
const UTF8 = String.raw`\usepackage[utf8]{inputenc}\usepackage[T1]{fontenc}`;

type Given = Partial<Template> & { readonly class?: string; readonly use?: string };

function bibtex(name: string, style: string | null, given: Given = {}): Template {
  return {
    name,
    engine: 'pdflatex',
    preamble: `\\documentclass${given.class ?? '{article}'}${given.class?.includes('acmart') === true ? '' : UTF8}${given.use ?? ''}\\usepackage{url}`,
    front: given.front ?? TITLE,
    marks: given.marks ?? 'cite',
    heading: given.heading ?? 'section',
    list: `${style === null ? '' : `\\bibliographystyle{${style}}`}\\bibliography{works}`,
    tool: 'bibtex',
    behind: given.behind ?? '',
  };
}

function biblatex(name: string, style: string, given: Given & { readonly language?: string } = {}): Template {
  const engine = given.engine ?? 'pdflatex';
  const language = given.language ?? 'english';
  return {
    name,
    engine,
    preamble: `\\documentclass${given.class ?? '{article}'}${engine === 'pdflatex' ? UTF8 : ''}\\usepackage[${language}]{babel}\\usepackage{csquotes}\\usepackage[backend=biber,style=${style}]{biblatex}\\addbibresource{works.bib}`,
    front: given.front ?? TITLE,
    marks: given.marks ?? 'parencite',
    heading: given.heading ?? 'section',
    list: given.list ?? '\\printbibliography',
    tool: 'biber',
    behind: '',
  };
}

const NATBIB = '\\usepackage[round]{natbib}';
const words = (text: string): string[] => text.split(' ');

const PLAIN = words('plain abbrv alpha unsrt acm apalike siam ieeetr').map((style) => bibtex(`article ${style}`, style));
const AUTHORS = words(
  'plainnat abbrvnat apa chicago agsm dcu kluwer cbe humannat jas99 rusnat these natdin elsarticle-harv spbasic asaetr ascelike cell sageh ajae erae perception munich prsty ecta aer ametsoc',
).map((style) => bibtex(`authors ${style}`, style, { use: NATBIB, marks: 'natbib' }));
const NUMBERS = words(
  'unsrtnat amsplain abbrvdin plaindin vancouver nature naturemag osa iopart-num bmc-mathphys splncs04 IEEEtranN elsarticle-num model1-num-names plos2015 nar angew utphys gost2008n abnt-num',
).map((style) => bibtex(`numbers ${style}`, style, { use: '\\usepackage[numbers,sort&compress]{natbib}' }));

const ACM = String.raw`\title{On the Matter of Things}\author{Anna Example}\affiliation{\institution{Institute}\city{Town}\country{Land}}\email{a@example.org}${ABSTRACT}\maketitle`;
const IEEE = String.raw`\title{On the Matter of Things}\author{\IEEEauthorblockN{Anna Example}\IEEEauthorblockA{Institute of Things}}\maketitle${ABSTRACT}`;
const ELSEVIER = String.raw`\begin{frontmatter}\title{On the Matter of Things}\author{Anna Example}\address{Institute}${ABSTRACT}\end{frontmatter}`;
const REVTEX = String.raw`\title{On the Matter of Things}\author{Anna Example}\affiliation{Institute}${ABSTRACT}\maketitle`;
const LINE_NUMBERS = '\\usepackage{lineno}\\linenumbers';

const CLASSES: readonly Template[] = [
  bibtex('IEEE conference', 'IEEEtran', { class: '[conference]{IEEEtran}', front: IEEE }),
  bibtex('IEEE journal', 'IEEEtran', { class: '[journal]{IEEEtran}', use: '\\usepackage{cite}', front: IEEE, behind: LIFE }),
  ...words('sigconf acmsmall sigplan acmlarge acmtog manuscript,review').map((option) =>
    bibtex(`ACM ${option}`, 'ACM-Reference-Format', { class: `[${option}]{acmart}`, front: ACM, behind: APPENDIX }),
  ),
  bibtex('Elsevier preprint', 'elsarticle-num', { class: '[preprint,12pt]{elsarticle}', front: ELSEVIER }),
  bibtex('Elsevier columns', 'elsarticle-num', { class: '[5p,twocolumn]{elsarticle}', front: ELSEVIER, behind: APPENDIX }),
  bibtex('Elsevier authors', 'elsarticle-harv', { class: '[3p,authoryear]{elsarticle}', front: ELSEVIER, marks: 'natbib' }),
  bibtex('Elsevier review', 'elsarticle-num-names', { class: '[review,12pt]{elsarticle}', use: LINE_NUMBERS, front: ELSEVIER }),
  ...['aps,prl,reprint', 'aps,prd,reprint,nofootinbib', 'aip,jcp,reprint', 'aps,rmp,reprint,longbibliography'].map((options) =>
    bibtex(`REVTeX ${options}`, null, { class: `[${options}]{revtex4-2}`, front: REVTEX }),
  ),
  bibtex('amsart', 'amsplain', { class: '{amsart}', front: String.raw`\title{On the Matter of Things}\author{Anna Example}\maketitle` }),
  bibtex('report', 'plain', { class: '[11pt]{report}', heading: 'chapter' }),
  bibtex('book', 'alpha', { class: '{book}', heading: 'chapter' }),
  bibtex('columns with line numbers', 'unsrtnat', {
    class: '[twocolumn]{article}',
    use: `\\usepackage[numbers,sort&compress]{natbib}${LINE_NUMBERS}`,
  }),
  bibtex('raised numbers', 'naturemag', {
    class: '[twocolumn]{article}',
    use: '\\usepackage[super,sort&compress]{natbib}',
    marks: 'behind-stop',
  }),
];

const STYLES = words(
  'numeric numeric-comp alphabetic authoryear authoryear-comp authoryear-ibid apa chicago-authordate nature science phys chem-acs chem-angew chem-rsc ieee trad-plain trad-abbrv ext-numeric ext-authoryear iso-numeric iso-authoryear gost-numeric abnt abnt-numeric nejm lncs ijsra sr-vorl philosophy-classic philosophy-modern archaeologie bwl-FU gb7714-2015 gb7714-2015ay socialscienceshuberlin univie-ling vancouver oxnum oxyear bath mlb nty',
).map((style) => biblatex(`biblatex ${style}`, style));
const NOTES = words('verbose verbose-ibid verbose-note verbose-inote verbose-trad1 chicago-notes footnote-dw authortitle-dw').map((style) =>
  biblatex(`notes ${style}`, style, { marks: 'footcite' }),
);
const LANGUAGES = words(
  'ngerman:authoryear ngerman:numeric french:authoryear french:verbose spanish:authoryear brazilian:numeric dutch:authoryear swedish:authoryear polish:numeric czech:iso-numeric danish:authoryear finnish:authoryear portuguese:authoryear italian:numeric',
).map((pair) => {
  const [language = 'english', style = 'numeric'] = pair.split(':');
  const marks = style === 'verbose' ? 'footcite' : 'parencite';
  return biblatex(`${language} ${style}`, style, { class: `[${language}]{scrartcl}`, language, marks });
});
const ENGINES: readonly Template[] = [
  biblatex('lualatex columns', 'authoryear', { class: '[twocolumn]{scrartcl}', engine: 'lualatex' }),
  biblatex('xelatex memoir', 'numeric', { class: '{memoir}', engine: 'xelatex', heading: 'chapter' }),
  biblatex('xelatex back references', 'alphabetic,backref=true', { class: '{scrreprt}', engine: 'xelatex', heading: 'chapter' }),
  biblatex('list in two parts', 'numeric', {
    list: '\\printbibheading\\printbibliography[heading=subbibliography,type=article,title={Articles}]\\printbibliography[heading=subbibliography,nottype=article,title={Other works}]',
  }),
];

export const TEMPLATES: readonly Template[] = [...PLAIN, ...AUTHORS, ...NUMBERS, ...CLASSES, ...STYLES, ...NOTES, ...LANGUAGES, ...ENGINES];
