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
/** Text as LaTeX takes it: signs with a meaning escaped, one line, no controls. */
const tex = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/[\\{}~^]/g, (sign) => SIGNS[sign] ?? '')
    .replace(/[&%$#_]/g, '\\$&');
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
    ['title', fields.title === undefined ? undefined : `{${tex(fields.title)}}`],
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

export const bibtex = (reports: readonly Report[]): string => entries(reports).map(bibtexEntry).join('\n');
