/** A CSL item as one readable line, for documents whose text would otherwise not show their structured entries. */
import type { CslItem, CslName } from '../../model/csl.ts';

const nameOf = (name: CslName): string =>
  name.literal ?? [name.given, name['non-dropping-particle'], name.family, name.suffix].filter((part) => part !== undefined).join(' ');

/** `Ann Roe, Bo Poe. Title. Journal 12(3), 4-5 (2001). doi:…`; parts that are missing are left out. */
export function printed(item: CslItem): string {
  const people = (item.author ?? item.editor ?? []).slice(0, 1_000).map(nameOf).join(', ');
  const volume = [item.volume, item.issue === undefined ? '' : `(${item.issue})`].join('');
  const year = item.issued?.['date-parts']?.[0]?.[0] ?? item.issued?.literal;
  const venue = [[item['container-title'] ?? item.publisher ?? '', volume].filter((part) => part !== '').join(' '), item.page ?? '']
    .filter((part) => part !== '')
    .join(', ');
  const parts = [
    people + (item['et-al'] === true ? ' et al.' : ''),
    item.title ?? '',
    venue + (year === undefined ? '' : ` (${year}${item['year-suffix'] ?? ''})`),
    item.DOI === undefined ? '' : `doi:${item.DOI}`,
    item.arxiv === undefined ? '' : `arXiv:${item.arxiv}`,
    item.URL !== undefined && item.DOI === undefined ? item.URL : '',
  ];
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/[.?!]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
