/**
 * The matched records themselves, to put in the place of what was cited: CSL-JSON or BibTeX. Only records that a verdict
 * chose are written, under the keys the document uses; nothing is made up for references without one.
 */
import type { CslItem, CslName } from '../model/csl.ts';
import type { Report } from '../model/report.ts';
import { entryOf } from '../text/entry.ts';
import { chosen, yearOf } from './cite.ts';

interface Entry {
  readonly key: string;
  readonly fields: CslItem;
}

const entries = (reports: readonly Report[]): Entry[] =>
  reports.flatMap((report) =>
    report.references.flatMap((finding) => {
      const { outcome } = finding.verdict;
      const record = chosen(finding);
      return record !== null && (outcome === 'exist' || outcome === 'exist_minor')
        ? [{ key: finding.reference.key, fields: record.fields }]
        : [];
    }),
  );

export const csl = (reports: readonly Report[]): string =>
  `${JSON.stringify(
    entries(reports).map(({ key, fields }) => ({ ...fields, id: key })),
    null,
    2,
  )}\n`;

const SIGNS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
/** Text as LaTeX takes it: signs with a meaning escaped, one line, no controls. */
const tex = (text: string): string =>
  oneLine(text)
    .replace(/[\\{}~^]/g, (sign) => SIGNS[sign] ?? '')
    .replace(/[&%$#_]/g, '\\$&');
const balanced = (text: string): boolean => {
  let depth = 0;
  for (const sign of text) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
};
/** Commands that a formula in a title may hold: letters, signs and their places. None that defines, reads or writes is among them. */
const COMMANDS = new Set(
  `alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi pi varpi rho varrho sigma tau upsilon phi varphi chi psi omega
  Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega mathbb mathcal mathrm mathbf mathit mathfrak mathsf mathscr text textrm rm bf it cal bar hat
  tilde widetilde widehat vec dot ddot overline underline sqrt frac infty to rightarrow leftarrow leftrightarrow times cdot pm mp le leq ge geq ne neq ll gg lesssim
  gtrsim approx sim simeq equiv propto in subset cup cap otimes oplus wedge vee partial nabla sum prod int ell hbar prime dagger star ast circ langle rangle ldots
  cdots left right mid perp parallel mathop operatorname log ln exp sin cos tan`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
const isFormula = (text: string): boolean =>
  /[\\^_]/.test(text) &&
  !/[%#&~$]/.test(text) &&
  balanced(text) &&
  [...text.matchAll(/\\([a-zA-Z]{1,30}|.?)/gu)].every(([, name = '']) => COMMANDS.has(name) || /^[,;!: ]$/.test(name));
/** A title: as `tex`, but what a record writes as a formula (`$e^+ e^-$`, as arXiv does) stays one. A price, `$5 or $6`, is none. */
const texTitle = (text: string): string =>
  oneLine(text)
    .split(/(\$[^$]{1,200}\$)/)
    .map((part, at) => {
      const inner = part.slice(1, -1);
      return at % 2 === 1 && isFormula(inner) ? part : part.replace(/[\\{}~^]/g, (sign) => SIGNS[sign] ?? '').replace(/[&%$#_]/g, '\\$&');
    })
    .join('');
/** A DOI or address: verbatim but for what would end the field. */
const verbatim = (text: string): string => text.replace(/[\s\p{Cc}{}\\%]+/gu, (signs) => encodeURIComponent(signs));

const nameOf = (name: CslName): string => {
  if (name.family === undefined) return `{${tex(name.literal ?? name.given ?? '')}}`;
  const family = [name['dropping-particle'], name['non-dropping-particle'], name.family].filter((part) => part !== undefined).join(' ');
  return [tex(family), name.suffix, name.given]
    .filter((part) => part !== undefined)
    .map(tex)
    .join(', ');
};

const TYPES: Readonly<Record<string, string>> = {
  'article-journal': 'article',
  article: 'article',
  'paper-conference': 'inproceedings',
  book: 'book',
  chapter: 'incollection',
  thesis: 'phdthesis',
  report: 'techreport',
};

function bibtexEntry({ key, fields }: Entry): string {
  const type = entryOf(TYPES, fields.type ?? '') ?? (fields['container-title'] === undefined ? 'misc' : 'article');
  const container = type === 'article' ? 'journal' : 'booktitle';
  const pairs: (readonly [string, string | undefined])[] = [
    ['author', fields.author?.map(nameOf).join(' and ')],
    ['editor', fields.editor?.map(nameOf).join(' and ')],
    ['title', fields.title === undefined ? undefined : `{${texTitle(fields.title)}}`],
    [container, fields['container-title'] === undefined ? undefined : tex(fields['container-title'])],
    ['publisher', fields.publisher === undefined ? undefined : tex(fields.publisher)],
    ['year', yearOf(fields) === '' ? undefined : tex(yearOf(fields))],
    ['volume', fields.volume === undefined ? undefined : tex(fields.volume)],
    ['number', fields.issue === undefined ? undefined : tex(fields.issue)],
    ['pages', fields.page === undefined ? undefined : tex(fields.page).replace(/[-–]+/g, '--')],
    ['isbn', fields.ISBN === undefined ? undefined : tex(fields.ISBN)],
    ['doi', fields.DOI === undefined ? undefined : verbatim(fields.DOI)],
    ['url', fields.URL === undefined ? undefined : verbatim(fields.URL)],
    ...(fields.arxiv === undefined
      ? []
      : ([
          ['eprint', verbatim(fields.arxiv)],
          ['archiveprefix', 'arXiv'],
        ] as const)),
  ];
  const body = pairs.filter(([, value]) => value !== undefined && value !== '').map(([name, value]) => `  ${name} = {${value}},\n`);
  return `@${type}{${key.replace(/[^\w:.+/-]/g, '-') || 'entry'},\n${body.join('')}}\n`;
}

/** What is left out, told where BibTeX reads nothing: outside entries, where only "@" has a meaning. */
function leftOut(reports: readonly Report[]): string {
  const written = new Set(entries(reports).map(({ key }) => key));
  const keys = reports
    .flatMap(({ references }) => references.map(({ reference }) => reference.key))
    .filter((key) => !written.has(key))
    .map((key) => oneLine(key).replace(/[@{}%\\]/g, '-'));
  return keys.length === 0 ? '' : `% Left out, for want of a record that agrees: ${keys.join(', ')}. To keep every entry, use stet fix.\n`;
}

export const bibtex = (reports: readonly Report[]): string =>
  [...entries(reports).map(bibtexEntry), leftOut(reports)].filter((part) => part !== '').join('\n');
