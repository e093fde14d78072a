/**
 * Printed references for made documents: one style a document, as in print, with the habits that make lists hard to divide (dashes for a
 * repeated author, several editors, addresses, remarks behind the entry). Takes a record as CSL-JSON; knows nothing of pages.
 */
import type { CslItem, CslName } from '../src/model/csl.ts';

export type Style = (item: CslItem, before?: CslItem) => string;

const year = (item: CslItem): string => String(item.issued?.['date-parts']?.[0]?.[0] ?? 'n.d.');
const family = (name: CslName): string =>
  [name['non-dropping-particle'], name.family ?? name.literal].filter((part) => part !== undefined).join(' ');
const initials = (name: CslName, dot = '.', gap = ' '): string =>
  (name.given ?? '')
    .split(/[\s.]+/)
    .filter((part) => /^\p{L}/u.test(part))
    .map((part) => `${[...part][0] ?? ''}${dot}`)
    .join(gap);
const people = (item: CslItem): readonly CslName[] => item.author ?? item.editor ?? [];
const title = (item: CslItem): string => (item.title ?? '').replace(/\s+/g, ' ').replace(/\.$/, '');
const venue = (item: CslItem): string => item['container-title'] ?? item.publisher ?? '';
const pages = (item: CslItem): string => (item.page ?? '').replace(/[-–]+/g, '–');
const numbers = (item: CslItem): string => {
  const volume = item.volume === undefined ? '' : String(item.volume);
  return item.issue === undefined || volume === '' ? volume : `${volume}(${String(item.issue)})`;
};
/** Parts that are there, with what joins them. */
const joined = (parts: readonly string[], by = ', '): string => parts.filter((part) => part.trim() !== '').join(by);
const prefixed = (prefix: string, value: string): string => (value === '' ? '' : `${prefix}${value}`);
const doi = (item: CslItem, form: string): string => (item.DOI === undefined ? '' : `${form}${item.DOI}`);

function listed(names: readonly string[], last: string, most: number, more = 'et al.'): string {
  if (names.length > most) return `${names.slice(0, Math.max(1, most - 3)).join(', ')}, ${more}`;
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')}${last}${names.at(-1) ?? ''}`;
}

const familyFirst = (item: CslItem, last: string, most = 7, dot = '.', comma = ', ', gap = ' '): string =>
  listed(
    people(item).map((name) => joined([family(name), initials(name, dot, gap)], comma)),
    last,
    most,
  );
const givenFirst = (item: CslItem, last: string, most = 6): string =>
  listed(
    people(item).map((name) => joined([initials(name), family(name)], ' ')),
    last,
    most,
  );
const full = (item: CslItem, last: string): string =>
  listed(
    people(item).map((name, i) => (i === 0 ? joined([family(name), name.given ?? '']) : joined([name.given ?? '', family(name)], ' '))),
    last,
    5,
  );

const sameAuthor = (item: CslItem, before: CslItem | undefined): boolean =>
  before !== undefined && JSON.stringify(people(item)) === JSON.stringify(people(before)) && people(item).length > 0;

export const STYLES = {
  apa: (item) =>
    `${familyFirst(item, ', & ')} (${year(item)}). ${title(item)}. ${joined([venue(item), numbers(item), pages(item)])}.${doi(item, ' https://doi.org/')}`,
  vancouver: (item) =>
    `${familyFirst(item, ', ', 6, '', ' ', '')}. ${title(item)}. ${venue(item)}. ${year(item)};${numbers(item)}${prefixed(':', pages(item).replace('–', '-'))}.${doi(item, ' doi: ')}`,
  ieee: (item) =>
    `${givenFirst(item, ', and ')}, “${title(item)},” ${joined([venue(item), prefixed('vol. ', String(item.volume ?? '')), prefixed('no. ', String(item.issue ?? '')), prefixed('pp. ', pages(item)), year(item)])}${doi(item, ', doi: ')}.`,
  chicago: (item, before) =>
    `${sameAuthor(item, before) ? '———' : full(item, ', and ')}. ${year(item)}. “${title(item)}.” ${venue(item)}${prefixed(' ', numbers(item))}${prefixed(': ', pages(item))}.`,
  notes: (item) =>
    `${joined([
      listed(
        people(item).map((name) => joined([name.given ?? '', family(name)], ' ')),
        ' and ',
        4,
      ),
      `“${title(item)},” ${venue(item)}${prefixed(' ', String(item.volume ?? ''))} (${year(item)})${prefixed(': ', pages(item))}`,
    ])}.`,
  mla: (item, before) =>
    `${sameAuthor(item, before) ? '---' : full(item, ', and ')}. “${title(item)}.” ${joined([venue(item), prefixed('vol. ', String(item.volume ?? '')), prefixed('no. ', String(item.issue ?? '')), year(item), prefixed('pp. ', pages(item))])}.`,
  harvard: (item) =>
    `${familyFirst(item, ' and ', 4)} ${year(item)}, '${title(item)}', ${joined([venue(item), prefixed('vol. ', String(item.volume ?? '')), prefixed('no. ', String(item.issue ?? '')), prefixed('pp. ', pages(item))])}${item.URL === undefined ? '' : `, viewed 3 May 2019, <${item.URL}>`}.`,
  acl: (item) =>
    `${listed(
      people(item).map((name) => joined([name.given ?? '', family(name)], ' ')),
      ', and ',
      9,
    )}. ${year(item)}. ${title(item)}. In ${joined([venue(item), prefixed('pages ', pages(item)), item.publisher ?? ''])}.`,
  lncs: (item) =>
    `${familyFirst(item, ', ', 9)}: ${title(item)}. ${venue(item)}${prefixed(' ', numbers(item))}${prefixed(', ', pages(item))} (${year(item)}).${doi(item, ' https://doi.org/')}`,
  nature: (item) =>
    `${familyFirst(item, ' & ', 5)} ${title(item)}. ${joined([`${venue(item)} ${String(item.volume ?? '')}`.trim(), pages(item)])} (${year(item)}).`,
  physics: (item) =>
    `${givenFirst(item, ' and ', 4)}, ${joined([`${venue(item)} ${String(item.volume ?? '')}`.trim(), (pages(item).split('–')[0] ?? '').trim()])} (${year(item)}).`,
  elsevier: (item) =>
    `${givenFirst(item, ', ', 8)}, ${title(item)}, ${venue(item)} ${numbers(item)} (${year(item)})${prefixed(' ', pages(item))}.${doi(item, ' https://doi.org/')}${doi(item, '.').slice(0, 1)}`,
  german: (item, before) =>
    `${
      sameAuthor(item, before)
        ? 'Ders.'
        : listed(
            people(item).map((name) => joined([family(name), name.given ?? ''])),
            ' / ',
            4,
            'u. a.',
          )
    } (${year(item)}): ${title(item)}. In: ${joined([`${venue(item)} ${numbers(item)}`.trim(), prefixed('S. ', pages(item))])}.`,
  french: (item) =>
    `${listed(
      people(item).map((name) => joined([family(name).toUpperCase(), name.given ?? ''], ' ')),
      ' et ',
      4,
    )}, « ${title(item)} », ${joined([venue(item), prefixed('vol. ', String(item.volume ?? '')), prefixed('n° ', String(item.issue ?? '')), year(item), prefixed('p. ', pages(item))])}.`,
  gost: (item) =>
    `${familyFirst(item, ', ', 4, '.', ' ', ' ')} ${title(item)} // ${joined([venue(item), year(item), prefixed('Т. ', String(item.volume ?? '')), prefixed('№ ', String(item.issue ?? '')), prefixed('С. ', pages(item))], '. – ')}.`,
  abnt: (item) =>
    `${listed(
      people(item).map((name) => joined([family(name).toUpperCase(), initials(name)])),
      '; ',
      4,
    ).replace(
      /(?<=\.), (?=\p{Lu}{2})/gu,
      '; ',
    )} ${title(item)}. ${joined([venue(item), prefixed('v. ', String(item.volume ?? '')), prefixed('n. ', String(item.issue ?? '')), prefixed('p. ', pages(item)), year(item)])}.`,
  acm: (item) =>
    `${listed(
      people(item).map((name) => joined([name.given ?? '', family(name)], ' ')),
      ', and ',
      9,
    )}. ${year(item)}. ${title(item)}. ${joined([`${venue(item)} ${String(item.volume ?? '')}`.trim(), prefixed('', String(item.issue ?? ''))])} (${year(item)})${prefixed(', ', pages(item))}.${doi(item, ' https://doi.org/')}`,
  gbt: (item) =>
    `${familyFirst(item, ', ', 5, '', ' ')}. ${title(item)}[J]. ${joined([venue(item), year(item), numbers(item)])}${prefixed(': ', pages(item).replace('–', '-'))}.`,
  sist: (item) =>
    `${familyFirst(item, '; ', 5, '.', ', ')} “${title(item)}”. ${joined([venue(item), year(item), prefixed('vol. ', String(item.volume ?? '')), prefixed('no. ', String(item.issue ?? '')), prefixed('p. ', pages(item))])}.`,
  book: (item, before) => `${sameAuthor(item, before) ? '———' : full(item, ', and ')}. ${title(item)}. ${town(item)}, ${year(item)}.`,
  oscola: (item) =>
    `${joined([
      listed(
        people(item).map((name) => joined([family(name), initials(name, '', '')], ' ')),
        ' and ',
        4,
      ),
      `‘${title(item)}’ (${year(item)}) ${joined([String(item.volume ?? ''), venue(item), (pages(item).split('–')[0] ?? '').trim()], ' ')}`,
    ])}`,
  mixed: (item) => mixed(item),
  mixedHarvard: (item) => mixed(item).replace(/\((\d{4})\)\./, '$1.'),
} satisfies Readonly<Record<string, Style>>;

const town = (item: CslItem): string =>
  `${['London: Invented Press', 'New York: Reef & Sons', 'Berlin: Glasverlag', 'Cambridge, MA: Lagoon University Press'][title(item).length % 4]}`;

/** What lists in practice mix: articles, books, chapters, theses, reports, pages of the web, newspapers, works without authors. */
function mixed(item: CslItem): string {
  const names = familyFirst(item, ', & ');
  const head = `${names} (${year(item)}). ${title(item)}.`;
  switch ((title(item).length * 7 + venue(item).length) % 9) {
    case 0:
      return `${head} ${town(item)}.`;
    case 1:
      return `${head} In A. Ortiz & B. C. Quist (Eds.), ${venue(item)} (2nd ed., pp. ${pages(item) || '12–31'}). ${town(item)}.`;
    case 2:
      return `${head} [Doctoral dissertation, University of Invented Studies]. ProQuest Dissertations and Theses.`;
    case 3:
      return `World Reef Organization. (${year(item)}). ${title(item)} (Report No. WRO/${title(item).length}). Geneva, Switzerland: Author. Retrieved June 12, 2019, from https://www.example.org/reports/${title(item).length}/${year(item)}_final.pdf`;
    case 4:
      return `${title(item)}. (${year(item)}, March 12). The Lagoon Times, p. A${(title(item).length % 20) + 1}.`;
    case 5:
      return `U.S. Department of Reefs and Glass. (n.d.). ${title(item)}. https://www.example.gov/${title(item)
        .slice(0, 5)
        .toLowerCase()
        .replace(/[^a-z]/g, '')}/index.html`;
    default:
      return `${head} ${joined([venue(item), numbers(item), pages(item)])}.${doi(item, ' https://doi.org/')}`;
  }
}

export type StyleName = keyof typeof STYLES;
