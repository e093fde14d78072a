/**
 * Further kinds of papers that TeX sets: commands, classes and styles that bench/typeset/templates.ts has not, one of a kind. For
 * bench/documents-typeset-further.ts. Written before anything was read of what they print; which half a kind belongs to is told by its name.
 */

/** How a paper is cited: by a command with keys (`KEYS`), by another one that names the authors in the sentence, in notes, or behind the stop. */
export interface Kind {
  readonly name: string;
  readonly engine: 'pdflatex' | 'xelatex' | 'lualatex';
  /** Everything before \begin{document}; `bib` is the file of works. */
  readonly head: string;
  readonly front: string;
  /** The mark of some works together. */
  readonly mark: string;
  /** A mark that is part of the sentence ("X showed"), where the style has one. */
  readonly named?: string;
  /** Whether the mark stands behind the stop. */
  readonly behind?: boolean;
  /** One work at a time: notes, and commands that take one key. */
  readonly single?: boolean;
  readonly heading: string;
  /** What ends a chapter, where lists stand by chapters, and what begins one. */
  readonly opens?: string;
  readonly closes?: string;
  readonly list: string;
  /** What is run between the runs of TeX; `*` by every .aux file that the glob names. */
  readonly tools: readonly (readonly string[])[];
  readonly script?: 'russian' | 'japanese' | 'greek';
  /** Whether the text cites works again, so that notes refer back. */
  readonly again?: boolean;
  /** Sentences a frame holds. */
  readonly frames?: boolean;
  /** Without a table: the class moves it behind the list. */
  readonly tables?: false;
  /** Papers that print no list: works are known from notes alone. */
  readonly unlisted?: boolean;
  /** Works that are printed as one entry. */
  readonly sets?: boolean;
}

const ENCODED = String.raw`\usepackage[utf8]{inputenc}\usepackage[T1]{fontenc}`;
const TITLE = String.raw`\title{On the Matter of Things}\author{Anna Example \and Bert Sample}\date{May 2021}\maketitle`;
const BIBER = [['biber', '--quiet', 'paper']];
const BIBTEX = [['bibtex', 'paper']];

type Some = Partial<Kind>;
const biblatex = (name: string, options: string, classed: string, mark: string, more: Some & { readonly use?: string } = {}): Kind => ({
  name,
  engine: 'pdflatex',
  heading: 'section',
  front: TITLE,
  list: '\\printbibliography',
  tools: BIBER,
  mark,
  ...more,
  head: `\\documentclass${classed}${more.engine === undefined ? ENCODED : ''}\\usepackage[english]{babel}\\usepackage{csquotes}${more.use ?? ''}\\usepackage[backend=biber,${options}]{biblatex}\\addbibresource{works.bib}${more.head ?? ''}`,
});
const bibtex = (name: string, style: string, classed: string, mark: string, more: Some & { readonly use?: string } = {}): Kind => ({
  name,
  engine: 'pdflatex',
  heading: 'section',
  front: TITLE,
  list: `${style === '' ? '' : `\\bibliographystyle{${style}}`}\\bibliography{works}`,
  tools: BIBTEX,
  mark,
  ...more,
  head: `\\documentclass${classed}${classed.includes('acmart') ? '' : ENCODED}${more.use ?? ''}${more.head ?? ''}`,
});

const ACM = String.raw`\title{On the Matter of Things}\author{Anna Example}\affiliation{\institution{Institute}\city{Town}\country{Land}}\email{a@example.org}\begin{abstract}We look at things.\end{abstract}\maketitle`;
const REVTEX = String.raw`\title{On the Matter of Things}\author{Anna Example}\affiliation{Institute of Things}\begin{abstract}We look at things.\end{abstract}\maketitle`;
const ELSEVIER = String.raw`\begin{frontmatter}\title{On the Matter of Things}\author{Anna Example}\address{Institute}\begin{abstract}We look at things.\end{abstract}\end{frontmatter}`;
const CHAPTERS = { heading: 'section', opens: '\\chapter{A matter of things}' };

/** Kinds whose marks are numbers, letters or keys. */
const NUMBERED: readonly Kind[] = [
  biblatex('nature raised, two columns', 'style=nature', '[twocolumn]{article}', '\\supercite{KEYS}', { behind: true }),
  biblatex('science', 'style=science', '[twocolumn]{article}', '\\cite{KEYS}'),
  biblatex('chem-acs without titles', 'style=chem-acs,articletitle=false', '[twocolumn]{article}', '\\cite{KEYS}', { behind: true }),
  biblatex('phys without titles', 'style=phys,articletitle=false,biblabel=brackets', '{article}', '\\cite{KEYS}'),
  biblatex('ieee dashed', 'style=ieee,dashed=true', '[twocolumn,10pt]{extarticle}', '\\cite{KEYS}'),
  biblatex('sets of works under one number', 'style=numeric-comp,subentry=true', '{article}', '\\cite{KEYS}', { sets: true }),
  biblatex('alphabetic with plus', 'style=alphabetic,maxalphanames=2,minalphanames=1,sorting=anyt', '{amsart}', '\\cite{KEYS}'),
  biblatex('draft, keys as labels', 'style=draft', '{article}', '\\cite{KEYS}'),
  biblatex('reading list', 'style=reading', '{article}', '\\parencite{KEYS}'),
  biblatex('numeric, three columns, landscape', 'style=numeric-verb', '{article}', '\\cite{KEYS}', {
    use: '\\usepackage[landscape,margin=2cm]{geometry}\\usepackage{multicol}',
    front: `${TITLE}\\begin{multicols}{3}`,
    list: '\\printbibliography\\end{multicols}',
  }),
  biblatex('numeric, pages of citing', 'style=numeric-comp,sorting=none,backref=true', '[a5paper]{scrartcl}', '\\cite{KEYS}'),
  biblatex('numeric, A5 report by sections', 'style=numeric,refsection=chapter', '[a5paper]{report}', '\\cite{KEYS}', {
    ...CHAPTERS,
    closes: '\\printbibliography[heading=subbibliography]',
    list: '',
  }),
  biblatex('poster of three columns', 'style=numeric-comp,giveninits=true,maxbibnames=3', '[a1,portrait]{a0poster}', '\\cite{KEYS}', {
    use: '\\usepackage{multicol}\\setlength{\\columnsep}{4cm}',
    front: `{\\Huge On the Matter of Things\\par}\\begin{multicols}{3}`,
    heading: 'section*',
    list: '{\\footnotesize\\printbibliography}\\end{multicols}',
  }),
  bibtex('natbib super compressed', 'unsrtnat', '[twocolumn]{article}', '\\cite{KEYS}', {
    behind: true,
    use: '\\usepackage{url}\\usepackage[super,comma,sort&compress]{natbib}',
  }),
  bibtex('cite superscript with raised labels', 'ieeetr', '[twocolumn]{article}', '\\cite{KEYS}', {
    behind: true,
    use: '\\usepackage[superscript,biblabel]{cite}',
  }),
  bibtex('natbib numbers named', 'abbrvnat', '{article}', '\\citep{KEYS}', {
    named: '\\citet{KEYS}',
    use: '\\usepackage{url}\\usepackage[numbers,sort&compress]{natbib}',
  }),
  bibtex('chapterbib', '', '[a5paper]{book}', '\\cite{KEYS}', {
    ...CHAPTERS,
    use: '\\usepackage{url}\\usepackage{chapterbib}\\usepackage[sectionbib,numbers]{natbib}',
    opens: 'INCLUDED\\chapter{A matter of things}',
    closes: '\\bibliographystyle{plainnat}\\bibliography{works}',
    list: '',
    tools: [['bibtex', 'part*']],
  }),
  bibtex('bibunits', '', '{report}', '\\cite{KEYS}', {
    ...CHAPTERS,
    use: '\\usepackage[sectionbib]{bibunits}\\defaultbibliography{works}\\defaultbibliographystyle{unsrt}',
    opens: '\\chapter{A matter of things}\\begin{bibunit}',
    closes: '\\putbib\\end{bibunit}',
    list: '',
    tools: [['bibtex', 'bu*']],
  }),
  bibtex('multibib with a second list', 'plain', '{article}', '\\cite{KEYS}', {
    use: '\\usepackage{multibib}\\newcites{S}{Primary studies}',
    list: '\\bibliographystyle{plain}\\bibliography{works}\\bibliographystyleS{alpha}\\bibliographyS{works}',
    tools: [
      ['bibtex', 'paper'],
      ['bibtex', 'S'],
    ],
  }),
  bibtex('revtex prb raised', '', '[aps,prb,reprint,citeautoscript]{revtex4-2}', '\\cite{KEYS}', { front: REVTEX }),
  bibtex('revtex with titles and notes', '', '[aps,pre,preprint,longbibliography]{revtex4-2}', '\\cite{KEYS}', { front: REVTEX }),
  bibtex('llncs', 'splncs04', '[runningheads]{llncs}', '\\cite{KEYS}', { use: '\\usepackage{cite}' }),
  bibtex('achemso', '', '[journal=jacsat]{achemso}', '\\cite{KEYS}', {
    behind: true,
    front: '',
    head: String.raw`\title{On the Matter of Things}\author{Anna Example}\affiliation{Institute of Things}\email{a@example.org}`,
    list: '\\bibliography{works}',
  }),
  bibtex('review copy with line numbers on the right', 'elsarticle-num', '[review,12pt,number,sort&compress]{elsarticle}', '\\cite{KEYS}', {
    use: '\\usepackage{url}\\usepackage[right,modulo]{lineno}\\linenumbers',
    front: ELSEVIER,
  }),
  bibtex('siam, backrefs by hyperref', 'siam', '{article}', '\\cite{KEYS}', { use: '\\usepackage[pagebackref,colorlinks]{hyperref}' }),
  bibtex('computer society raised', 'IEEEtran', '[journal,compsoc]{IEEEtran}', '\\cite{KEYS}', {
    use: '\\usepackage[nocompress]{cite}',
    front: String.raw`\title{On the Matter of Things}\author{Anna Example,~\IEEEmembership{Member,~IEEE}}\markboth{Journal of Things, Vol. 14, No. 8, August 2021}{Example: On the Matter of Things}\IEEEtitleabstractindextext{\begin{abstract}We look at things.\end{abstract}}\maketitle`,
  }),
];

/** Kinds whose marks are names. */
const NAMED: readonly Kind[] = [
  bibtex('acmart authors and years, review', 'ACM-Reference-Format', '[sigconf,review,authordraft]{acmart}', '\\citep{KEYS}', {
    named: '\\citet{KEYS}',
    head: '\\citestyle{acmauthoryear}\\setcitestyle{authoryear}',
    front: ACM,
  }),
  bibtex('mnras', 'mnras', '[fleqn,usenatbib]{mnras}', '\\citep{KEYS}', {
    named: '\\citet{KEYS}',
    front: String.raw`\title[Matter of Things]{On the Matter of Things}\author[A. Example]{Anna Example$^{1}$\\$^{1}$Institute of Things}\maketitle\begin{abstract}We look at things.\end{abstract}`,
  }),
  bibtex('aastex two columns', 'aasjournal', '[twocolumn]{aastex631}', '\\citep{KEYS}', {
    named: '\\citet{KEYS}',
    front: String.raw`\title{On the Matter of Things}\author{Anna Example}\affiliation{Institute}\begin{abstract}We look at things.\end{abstract}`,
  }),
  bibtex('astronomers without titles', 'apsrmp4-1', '[twocolumn]{article}', '\\citep{KEYS}', {
    named: '\\citet{KEYS}',
    use: '\\usepackage{natbib}\\bibpunct{(}{)}{;}{a}{}{,}',
  }),
  {
    ...biblatex('apa7 manuscript', 'style=apa', '[man,12pt]{apa7}', '\\parencite{KEYS}', { named: '\\textcite{KEYS}', tables: false }),
    head: String.raw`\documentclass[man,12pt]{apa7}\usepackage[english]{babel}\usepackage{csquotes}\usepackage[backend=biber,style=apa]{biblatex}\addbibresource{works.bib}\title{On the Matter of Things}\shorttitle{Matter}\authorsnames{Anna Example}\authorsaffiliations{Institute of Things}\abstract{We look at things.}`,
    front: '\\maketitle',
  },
  {
    ...biblatex('apa7 journal', 'style=apa', '[jou]{apa7}', '\\parencite{KEYS}', { named: '\\textcite{KEYS}' }),
    head: String.raw`\documentclass[jou]{apa7}\usepackage[english]{babel}\usepackage{csquotes}\usepackage[backend=biber,style=apa]{biblatex}\addbibresource{works.bib}\title{On the Matter of Things}\shorttitle{Matter}\authorsnames{Anna Example}\authorsaffiliations{Institute of Things}\abstract{We look at things.}`,
    front: '\\maketitle',
  },
  bibtex('apacite', 'apacite', '{article}', '\\cite{KEYS}', { named: '\\citeA{KEYS}', use: '\\usepackage{apacite}' }),
  bibtex('harvard', 'agsm', '{article}', '\\cite{KEYS}', { named: '\\citeasnoun{KEYS}', single: true, use: '\\usepackage{harvard}' }),
  biblatex('mla', 'style=mla', '{article}', '\\parencite{KEYS}', { single: true, use: '\\usepackage{setspace}\\doublespacing' }),
  biblatex('authoryear, review with line numbers', 'style=authoryear-comp,dashed=true', '[12pt]{article}', '\\parencite{KEYS}', {
    named: '\\textcite{KEYS}',
    use: '\\usepackage{setspace}\\doublespacing\\usepackage{lineno}\\linenumbers',
  }),
  biblatex(
    'authoryear, newest first',
    'style=authoryear,sorting=ydnt,uniquename=init,giveninits',
    '[a5paper]{scrbook}',
    '\\parencite{KEYS}',
    {
      named: '\\textcite{KEYS}',
    },
  ),
  biblatex('authoryear by chapters', 'style=authoryear-icomp,refsection=chapter', '{scrbook}', '\\parencite{KEYS}', {
    named: '\\textcite{KEYS}',
    ...CHAPTERS,
    closes: '\\printbibliography[heading=subbibliography]',
    list: '',
  }),
  biblatex('authortitle in brackets', 'style=authortitle-comp', '{article}', '\\parencite{KEYS}', { single: true }),
  biblatex('russian gost', 'style=gost-authoryear', '{article}', '\\parencite{KEYS}', {
    engine: 'xelatex',
    script: 'russian',
    head: '\\babelprovide[import,main]{russian}\\babelfont{rm}{Liberation Serif}',
  }),
  biblatex('russian numeric', 'style=gost-numeric', '[twocolumn]{article}', '\\cite{KEYS}', {
    engine: 'xelatex',
    script: 'russian',
    head: '\\babelprovide[import,main]{russian}\\babelfont{rm}{Liberation Serif}',
  }),
  biblatex('greek authoryear', 'style=authoryear', '{article}', '\\parencite{KEYS}', {
    engine: 'xelatex',
    script: 'greek',
    head: '\\babelprovide[import,main]{greek}\\babelfont{rm}{DejaVu Serif}',
    named: '\\textcite{KEYS}',
  }),
  {
    ...bibtex('japanese numeric', 'jplain', '{bxjsarticle}', '\\cite{KEYS}'),
    engine: 'xelatex',
    script: 'japanese',
    head: '\\documentclass[xelatex,ja=standard,jafont=haranoaji,a4paper]{bxjsarticle}',
    list: '\\bibliographystyle{plain}\\bibliography{works}',
  },
];

/** Kinds that cite in notes, beside the text or on slides. */
const NOTED: readonly Kind[] = [
  biblatex('chicago notes alone', 'style=chicago-notes', '{article}', '\\footcite{KEYS}', {
    single: true,
    again: true,
    unlisted: true,
    list: '',
  }),
  biblatex('chicago notes and list', 'style=chicago-notes', '{book}', '\\footcite{KEYS}', {
    single: true,
    again: true,
    heading: 'section',
  }),
  biblatex('oscola', 'style=oscola', '{article}', '\\footcite{KEYS}', { single: true, again: true }),
  biblatex('verbose-trad2, ibid and op. cit.', 'style=verbose-trad2', '{article}', '\\footcite{KEYS}', {
    single: true,
    again: true,
    unlisted: true,
    list: '',
  }),
  biblatex('verbose-trad3 and list', 'style=verbose-trad3', '{scrreprt}', '\\footcite{KEYS}', { single: true, again: true }),
  biblatex('authortitle-icomp in notes', 'style=authortitle-icomp', '{scrartcl}', '\\footcite{KEYS}', { again: true }),
  biblatex('several works in a note', 'style=verbose-ibid', '{article}', '\\footcite{KEYS}', { again: true, unlisted: true, list: '' }),
  {
    ...bibtex('jurabib', 'jurabib', '{article}', '\\footcite{KEYS}', { single: true, again: true }),
    head: `\\documentclass{article}${ENCODED}\\usepackage[english]{babel}\\usepackage[ibidem=strict,citefull=first]{jurabib}`,
  },
  biblatex('endnotes', 'style=verbose', '{article}', '\\endnote{\\cite{KEYS}.}', {
    single: true,
    again: true,
    unlisted: true,
    use: '\\usepackage{endnotes}',
    list: '\\theendnotes',
  }),
  biblatex('slides with footcite', 'style=verbose', '{beamer}', '\\footcite{KEYS}', {
    single: true,
    frames: true,
    unlisted: true,
    list: '',
    front: '\\title{On the Matter of Things}\\author{Anna Example}\\frame{\\titlepage}',
  }),
  biblatex('slides with a list', 'style=authoryear', '[aspectratio=169]{beamer}', '\\parencite{KEYS}', {
    frames: true,
    front: '\\title{On the Matter of Things}\\author{Anna Example}\\frame{\\titlepage}',
    list: '\\begin{frame}[allowframebreaks]{References}\\printbibliography[heading=none]\\end{frame}',
  }),
  {
    ...bibtex('tufte, notes in the margin', 'plainnat', '{tufte-handout}', '\\cite{KEYS}', { single: true }),
    head: '\\documentclass{tufte-handout}\\usepackage[utf8]{inputenc}\\usepackage{url}',
    front: String.raw`\title{On the Matter of Things}\author{Anna Example}\maketitle`,
  },
];

export const KINDS: readonly Kind[] = [...NUMBERED, ...NAMED, ...NOTED];

/** Half of the kinds, by their names: rules may be made by the one, the other is only measured. */
export function isLooked(name: string): boolean {
  let sum = 2166136261;
  for (const letter of name) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (sum >>> 7) % 2 === 0;
}
