/**
 * Words about works for made documents that are not PDF: parts of a record, printed entries in styles that the other makers lack (no titles,
 * numbers of reviews, data bases), sentences that cite. It decides nothing about documents.
 */
import type { CslItem, CslName } from '../src/model/csl.ts';
import type { Block, Format } from './documents-formats.ts';
import { bare, writtenAs } from './documents-formats.ts';
import type { Chance, Maker } from './documents-layouts.ts';
import { STYLES, type StyleName } from './documents-styles.ts';

export const plain = (words: string): string =>
  words
    .replace(/<[^>]*>/g, '')
    .replace(/\\[a-z]+/gi, ' ')
    .replace(/[\\{}$^~]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
export const titleOf = (item: CslItem | undefined): string => plain(item?.title ?? 'Of reefs').replace(/\.$/, '');
export const some = (item: CslItem | undefined, count: number): string => titleOf(item).split(' ').slice(0, count).join(' ');
export const venueOf = (item: CslItem | undefined): string => plain(item?.['container-title'] ?? item?.publisher ?? 'Reef Letters');
export const yearOf = (item: CslItem | undefined): string => String(item?.issued?.['date-parts']?.[0]?.[0] ?? '1999');
export const familyOf = (item: CslItem | undefined, at = 0): string => plain(item?.author?.[at]?.family ?? 'Marsh') || 'Marsh';
export const givenOf = (item: CslItem | undefined, at = 0): string => plain(item?.author?.[at]?.given ?? 'Ada') || 'Ada';
export const initialOf = (item: CslItem | undefined, at = 0): string => [...givenOf(item, at)][0] ?? 'A';
export const volumeOf = (item: CslItem | undefined): string => plain(String(item?.volume ?? titleOf(item).length));
export const issueOf = (item: CslItem | undefined): string => plain(String(item?.issue ?? (titleOf(item).length % 6) + 1));
export const pagesOf = (item: CslItem | undefined): string =>
  plain(String(item?.page ?? `${titleOf(item).length}-${titleOf(item).length + 12}`)).replace(/[-–]+/g, '–');
export const firstPage = (item: CslItem | undefined): string => pagesOf(item).split('–')[0] ?? '1';
export const doiOf = (item: CslItem | undefined): string => plain(item?.DOI ?? `10.9999/reef.${titleOf(item).length}.${yearOf(item)}`);
export const linkOf = (item: CslItem | undefined): string =>
  `https://www.${
    familyOf(item)
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z]/g, '') || 'reef'
  }.org/${yearOf(item)}/${some(item, 4)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
export const abbreviated = (venue: string): string =>
  venue
    .split(' ')
    .filter((word) => !/^(?:of|the|and|for|in|on|de|der|des|&)$/i.test(word))
    .map((word) => (/^\p{L}{6,}$/u.test(word) ? `${word.slice(0, word.length > 9 ? 5 : 4)}.` : /^Journal$/.test(word) ? 'J.' : word))
    .join(' ');

const people = (item: CslItem): readonly CslName[] => item.author ?? [];
const initials = (name: CslName, gap = ' ', dot = '.'): string =>
  plain(name.given ?? '')
    .split(/[\s.]+/)
    .filter((part) => /^\p{L}/u.test(part))
    .map((part) => `${[...part][0] ?? ''}${dot}`)
    .join(gap);
const few = (names: readonly string[], most: number, last: string, by = ', '): string =>
  names.length > most
    ? `${names[0]} et al.`
    : names.length < 2
      ? (names[0] ?? 'Anon.')
      : `${names.slice(0, -1).join(by)}${last}${names.at(-1)}`;
export const namesFirst = (item: CslItem, most: number, last: string): string =>
  few(
    people(item).map((name) => `${initials(name)} ${plain(name.family ?? '')}`.trim()),
    most,
    last,
  );
export const namesBehind = (item: CslItem, most: number, last: string, by = ', ', comma = ', ', gap = ' ', dot = '.'): string =>
  few(
    people(item).map((name) => [plain(name.family ?? ''), initials(name, gap, dot)].filter((part) => part !== '').join(comma)),
    most,
    last,
    by,
  );
export const namesWhole = (item: CslItem, most: number, last: string): string =>
  few(
    people(item).map((name) => `${plain(name.given ?? '')} ${plain(name.family ?? '')}`.trim()),
    most,
    last,
  );

/** Styles that the pages lack. */
export const MORE_STYLES = {
  chemists: (item) =>
    `${namesBehind(item, 9, '; ', '; ')}. ${abbreviated(venueOf(item))} ${yearOf(item)}, ${volumeOf(item)}, ${pagesOf(item)}.`,
  angewandte: (item) =>
    `${namesFirst(item, 9, ', ')}, ${abbreviated(venueOf(item))} ${yearOf(item)}, ${volumeOf(item)}, ${firstPage(item)}.`,
  physicists: (item) =>
    `${namesFirst(item, 6, ', and ')}, ${abbreviated(venueOf(item))} ${volumeOf(item)}, ${firstPage(item)} (${yearOf(item)}).`,
  astronomers: (item) =>
    `${namesBehind(item, 5, ', ', ', ', ' ')}, ${yearOf(item)}, ${abbreviated(venueOf(item))}, ${volumeOf(item)}, ${firstPage(item)}`,
  reviewed: (item) =>
    `${namesWhole(item, 5, ' and ')}, ${titleOf(item)}, ${abbreviated(venueOf(item))} ${volumeOf(item)} (${yearOf(item)}), no. ${issueOf(item)}, ${pagesOf(item)}. MR${1000000 + titleOf(item).length * 7919} (${yearOf(item).slice(2)}a:${titleOf(item).length}${(Number(yearOf(item)) % 90) + 10}) Zbl 0${titleOf(item).length}.${10000 + titleOf(item).length * 13}`,
  dblp: (item) =>
    `${namesWhole(item, 12, ', ')}: ${titleOf(item)}. ${venueOf(item)} ${volumeOf(item)}(${issueOf(item)}): ${pagesOf(item)} (${yearOf(item)})`,
  ampersand: (item) =>
    `${namesFirst(item, 9, ' & ')} (${yearOf(item)}) ${titleOf(item)}. ${venueOf(item)} ${volumeOf(item)}:${pagesOf(item)}.`,
  pubmed: (item) =>
    `${namesBehind(item, 20, ', ', ', ', ' ', '', '')}. ${titleOf(item)}. ${abbreviated(venueOf(item)).replace(/\./g, '')}. ${yearOf(item)} Mar;${volumeOf(item)}(${issueOf(item)}):${pagesOf(item)}. doi: ${doiOf(item)}. PMID: ${20000000 + titleOf(item).length * 9973}.`,
  polish: (item) =>
    `${namesBehind(item, 6, ', ', ', ', ' ')}, ${titleOf(item)}, „${venueOf(item)}” ${yearOf(item)}, nr ${issueOf(item)}, s. ${pagesOf(item)}.`,
  spanish: (item) =>
    `${namesBehind(item, 6, ' y ')} (${yearOf(item)}). «${titleOf(item)}». ${venueOf(item)}, ${volumeOf(item)}(${issueOf(item)}), pp. ${pagesOf(item)}.`,
  turkish: (item) =>
    `${namesBehind(item, 6, ' ve ')} (${yearOf(item)}). ${titleOf(item)}. ${venueOf(item)}, ${volumeOf(item)}(${issueOf(item)}), ss. ${pagesOf(item)}.`,
  czech: (item) =>
    `${namesBehind(item, 6, ' a ').toUpperCase()}. ${titleOf(item)}. ${venueOf(item)}. ${yearOf(item)}, roč. ${volumeOf(item)}, č. ${issueOf(item)}, s. ${pagesOf(item)}. ISSN 1234-5678.`,
  italian: (item) =>
    `${namesFirst(item, 4, ' e ')}, ${titleOf(item)}, in «${venueOf(item)}», ${volumeOf(item)} (${yearOf(item)}), n. ${issueOf(item)}, pp. ${pagesOf(item)}.`,
  swedish: (item) =>
    `${namesBehind(item, 5, ' & ')} (${yearOf(item)}). ${titleOf(item)}. ${venueOf(item)}, ${volumeOf(item)}(${issueOf(item)}), s. ${pagesOf(item)}.`,
  dutch: (item) =>
    `${namesBehind(item, 5, ' en ')} (${yearOf(item)}). ${titleOf(item)}. ${venueOf(item)}, jrg. ${volumeOf(item)}, nr. ${issueOf(item)}, blz. ${pagesOf(item)}.`,
  russian: (item) =>
    `${namesBehind(item, 4, ', ', ', ', ' ')} ${titleOf(item)} // ${venueOf(item)}. – ${yearOf(item)}. – Т. ${volumeOf(item)}, № ${issueOf(item)}. – С. ${pagesOf(item)}.`,
  plos: (item) =>
    `${namesBehind(item, 6, ', ', ', ', ' ', '', '')} (${yearOf(item)}) ${titleOf(item)}. ${abbreviated(venueOf(item)).replace(/\./g, '')} ${volumeOf(item)}: ${pagesOf(item)}. doi: ${doiOf(item)}`,
  bluebook: (item) =>
    `${namesWhole(item, 2, ' & ')}, ${titleOf(item)}, ${volumeOf(item)} ${abbreviated(venueOf(item)).toUpperCase()} ${firstPage(item)} (${yearOf(item)}).`,
} satisfies Readonly<Record<string, (item: CslItem) => string>>;
export type AnyStyle = StyleName | keyof typeof MORE_STYLES;

export function listed(items: readonly CslItem[], style: AnyStyle): string[] {
  if (style in MORE_STYLES) {
    const make = MORE_STYLES[style as keyof typeof MORE_STYLES];
    return items.map((item) => plain(make(item)));
  }
  const make: (item: CslItem, before?: CslItem) => string = STYLES[style as StyleName];
  return items.map((item, at) => plain(make(item, items[at - 1])));
}
export const sorted = (items: readonly CslItem[]): CslItem[] => [...items].sort((a, b) => (familyOf(a) < familyOf(b) ? -1 : 1));
export const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
export const pick = <T>(from: readonly T[], chance: Chance): T => from[Math.floor(chance() * from.length)] as T;

/** Sentences about works, with marks. */
export function said(items: readonly CslItem[], chance: Chance, sentences: number, mark: (at: number) => string): string {
  return Array.from({ length: sentences }, () => {
    const at = Math.floor(chance() * items.length);
    const begin = pick(
      ['It has been argued that', 'Since then, work on', 'We follow those who hold that', 'In the second part,', 'What is known of'],
      chance,
    );
    const end = pick(['remains in doubt', 'was measured again', 'depends on the season', 'is not what it was taken for'], chance);
    return `${begin} ${some(items[at], 6).toLowerCase()} ${end}${chance() < 0.6 ? mark(at) : ''}.`;
  }).join(' ');
}
export const bracket = (at: number): string => ` [${at + 1}]`;

export interface Written {
  readonly blocks: readonly Block[];
  readonly entries: readonly string[];
  readonly either?: readonly string[];
}
export interface Kind {
  readonly formats: readonly Format[];
  readonly make: (items: readonly CslItem[], chance: Chance, format: Format) => Written;
}

/** Every kind in every one of its formats, as "KIND as FORMAT". */
export function makersOf(kinds: Readonly<Record<string, Kind>>): Record<string, Maker> {
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([name, kind]) =>
      kind.formats.map((format): [string, Maker] => [
        `${name} as ${format}`,
        async (items, chance) => {
          const { blocks, entries, either } = kind.make(items, chance, format);
          const bytes = await writtenAs(format, blocks, chance() < 0.4 ? 78 : 0);
          return { bytes, ending: format, entries: entries.map(bare), ...(either === undefined ? {} : { either: either.map(bare) }) };
        },
      ]),
    ),
  );
}
