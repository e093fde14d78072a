/**
 * A work written as a BibTeX entry, with the fields its kind has; braces and names as programs put them. For bench/references-made.ts.
 */
import type { CslItem, CslName } from '../src/model/csl.ts';

const yearOf = (item: CslItem): string => String(item.issued?.['date-parts']?.[0]?.[0] ?? 'n.d.');

const BIB: Readonly<Record<string, string>> = {
  'article-journal': 'article',
  article: 'article',
  'paper-conference': 'inproceedings',
  book: 'book',
  chapter: 'incollection',
  thesis: 'phdthesis',
  report: 'techreport',
};

/** The work as a BibTeX entry under a key. */
export function entry(key: string, item: CslItem): string {
  const kind = BIB[item.type ?? ''] ?? 'misc';
  const venue = item['container-title'];
  const names = (list: readonly CslName[] | undefined): string | undefined =>
    list
      ?.map(({ family, given, literal }) => (literal === undefined ? [family, given].filter(Boolean).join(', ') : `{${literal}}`))
      .join(' and ');
  const people = names(item.author);
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['author', people === undefined ? undefined : `${people}${item['et-al'] === true ? ' and others' : ''}`],
    ['editor', people === undefined ? names(item.editor) : undefined],
    ['title', item.title],
    [
      kind === 'article' ? 'journal' : kind === 'phdthesis' ? 'school' : kind === 'techreport' ? 'institution' : 'booktitle',
      kind === 'book' || kind === 'misc' ? undefined : venue,
    ],
    ['howpublished', kind === 'misc' ? venue : undefined],
    ['publisher', item.publisher],
    ['year', yearOf(item) === 'n.d.' ? undefined : yearOf(item)],
    ['volume', item.volume],
    ['number', item.issue],
    ['pages', item.page],
    ['doi', item.DOI],
    ['url', item.URL],
    ['note', item.note],
  ];
  const lines = fields.flatMap(([name, value]) => (value === undefined ? [] : [`  ${name} = {${value.replace(/(?<!\\)[%#]/g, '\\$&')}}`]));
  return `@${kind}{${key},\n${lines.join(',\n')}\n}\n`;
}
