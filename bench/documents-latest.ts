/**
 * Kinds of documents made after those of `documents-unseen.ts` had been looked at, to take their place as what no rule was made for: lists in
 * reverse order, works by chapter and by week, lines of links behind works, records under each other, other numbers, other headings, what
 * publishers put beside works, lists in one paragraph. Gives every entry a reader must find; what may be read or not is `either`.
 */
import type { CslItem } from '../src/model/csl.ts';
import {
  type Block,
  bold,
  breaks,
  bullets,
  type Format,
  head,
  italic,
  link,
  numbers,
  pre,
  rows,
  rule,
  table,
  text,
} from './documents-formats.ts';
import type { Chance, Maker } from './documents-layouts.ts';
import {
  type AnyStyle,
  bracket,
  chunks,
  doiOf,
  familyOf,
  givenOf,
  issueOf,
  type Kind,
  linkOf,
  listed,
  makersOf,
  namesBehind,
  namesFirst,
  namesWhole,
  pagesOf,
  said,
  sorted,
  titleOf,
  venueOf,
  volumeOf,
  yearOf,
} from './documents-works.ts';

const five: readonly Format[] = ['txt', 'md', 'html', 'docx', 'tex'];
const kind = (make: Kind['make'], formats: readonly Format[] = five): Kind => ({ formats, make });
const none = (): string => '';
const prose = (items: readonly CslItem[], chance: Chance, mark: (at: number) => string = bracket): Block[] => [
  head('Of Lagoons', 1),
  text(said(items, chance, 6, mark)),
  text(said(items, chance, 5, mark)),
];
const named = (items: readonly CslItem[]) => (at: number) => ` (${familyOf(items[at])} ${yearOf(items[at])})`;

/** Entries in a style, put on the page by `shown`. */
const list =
  (heading: string, style: AnyStyle, shown: (entries: readonly string[], items: readonly CslItem[]) => Block[], most = 25): Kind['make'] =>
  (items, chance) => {
    const own = items.slice(0, most);
    const entries = listed(own, style);
    return { blocks: [...prose(own, chance), head(heading), ...shown(entries, own)], entries };
  };
/** Entries as `print` makes them, each with its own lines. */
const printed =
  (
    heading: string,
    print: (item: CslItem, at: number) => string,
    shown: (entries: readonly string[]) => readonly Block[] | Block,
    most = 25,
  ): Kind['make'] =>
  (items, chance) => {
    const own = sorted(items.slice(0, most));
    const entries = own.map(print);
    return { blocks: [...prose(own, chance, named(own)), head(heading), ...[shown(entries)].flat()], entries };
  };
const turned = (text: string): string => [...text].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit).join('');
const LINKS = ['Article', 'PubMed', 'Google Scholar'];

const WRITTEN: Readonly<Record<string, Kind>> = {
  'counted down': kind(list('Publications', 'ieee', (entries) => [rows(entries.map((entry, at) => `[J${entries.length - at}] ${entry}`))])),
  'counted from forty on': kind(
    list('References (continued)', 'vancouver', (entries) => [rows(entries.map((entry, at) => `${at + 41}. ${entry}`))]),
  ),
  'title in bold, the rest below': kind((items) => {
    const own = items.slice(0, 18);
    const entries = own.map((item) => `${titleOf(item)} ${namesWhole(item, 9, ', ')} ${venueOf(item)}, ${yearOf(item)}`);
    const blocks = own.map((item) => breaks([bold(titleOf(item)), namesWhole(item, 9, ', '), `${italic(venueOf(item))}, ${yearOf(item)}`]));
    return { blocks: [head('Ada Marsh', 1), text('I work on lagoons and on how they grow.'), head('Publications'), ...blocks], entries };
  }),
  'title first, with what there is to get': kind((items) => {
    const own = items.slice(0, 18);
    const entries = own.map((item) => `${titleOf(item)}. ${namesWhole(item, 9, ', ')}. ${venueOf(item)}, ${yearOf(item)}.`);
    return {
      blocks: [head('Publications', 1), bullets(entries.map((entry, at) => `${entry} ${link('[pdf]', linkOf(own[at]))} [code] [slides]`))],
      entries,
    };
  }),
  'words of links behind each': kind(
    list('References', 'vancouver', (entries, items) =>
      entries.flatMap((entry, at) => [text(`${at + 1}. ${entry}`), text(LINKS.map((word) => link(word, linkOf(items[at]))).join(' '))]),
    ),
    ['md', 'html', 'docx'],
  ),
  'all in one paragraph, numbers in brackets': kind(
    list('References', 'acm', (entries) => [text(entries.map((entry, at) => `[${at + 1}] ${entry}`).join(' '))], 12),
  ),
  'all in one paragraph, stops and numbers': kind(
    list('References:', 'vancouver', (entries) => [text(entries.map((entry, at) => `${at + 1}. ${entry}`).join(' '))], 10),
  ),
  'lines parted by breaks': kind(list('References', 'nature', (entries) => [breaks(entries.map((entry, at) => `${at + 1}. ${entry}`))])),
  'lines parted by breaks, by name': kind(
    printed(
      'References',
      (item) => listed([item], 'harvard')[0] ?? '',
      (entries) => [breaks(entries)],
    ),
  ),
  'a chronicle of works': kind(
    printed(
      'Key works',
      (item) => `${yearOf(item)} – ${namesWhole(item, 3, ' and ')}, “${titleOf(item)}”, ${venueOf(item)}.`,
      (entries) => [bullets([...entries].sort())],
    ),
  ),
  'by week': kind((items, chance) => {
    const entries = listed(items.slice(0, 20), 'apa');
    const weeks = chunks(entries, 2).flatMap((own, at) => [
      head(`Week ${at + 1} (${(at % 28) + 1} Sep.): Lagoons and law`, 3),
      text(said(items, chance, 1, none)),
      rows(own),
    ]);
    return { blocks: [head('Lagoons: a course', 1), text('Meets Tuesdays in Room 4.'), head('Reading list'), ...weeks], entries };
  }),
  'by chapter, counted anew': kind((items, chance) => {
    const own = items.slice(0, 24);
    const entries = listed(own, 'chicago');
    const chapters = chunks(entries, 8).flatMap((part, at) => [
      head(`Chapter ${at + 1}`, 3),
      rows(part.map((entry, n) => `${n + 1}. ${entry}`)),
    ]);
    return { blocks: [...prose(own, chance, none), head('Sources by chapter'), ...chapters], entries };
  }),
  'letters as headings': kind((items, chance) => {
    const own = sorted(items.slice(0, 26));
    const entries = listed(own, 'apa');
    const by = new Map<string, string[]>();
    for (const [at, entry] of entries.entries()) {
      const letter = (familyOf(own[at])[0] ?? 'A').toUpperCase();
      by.set(letter, [...(by.get(letter) ?? []), entry]);
    }
    return {
      blocks: [
        ...prose(own, chance, named(own)),
        head('Bibliography'),
        ...[...by].flatMap(([letter, all]) => [head(letter, 3), bullets(all)]),
      ],
      entries,
    };
  }),
  'Eastern Arabic numbers': kind(
    list('المراجع', 'vancouver', (entries) => [rows(entries.map((entry, at) => `${turned(String(at + 1))}- ${entry}`))]),
  ),
  'names in capitals, MLA with a visit': kind(
    printed(
      'Works Cited',
      (item) =>
        `${familyOf(item).toUpperCase()}, ${givenOf(item)}. “${titleOf(item)}.” ${italic(venueOf(item))} ${volumeOf(item)}.${issueOf(item)} (${yearOf(item)}): ${pagesOf(item)}. Web. 3 May 2019.`,
      rows,
    ),
  ),
  'parts named': kind(
    printed(
      'References',
      (item) =>
        `Authors: ${namesBehind(item, 6, '; ', '; ')}\nTitle: ${titleOf(item)}\nSource: ${venueOf(item)}\nYear: ${yearOf(item)}\nDOI: ${doiOf(item)}`,
      (entries) => entries.map((entry) => breaks(entry.split('\n'))),
      10,
    ),
  ),
  'a table by author, year and work': kind((items, chance) => {
    const own = items.slice(0, 14);
    const cells = own.map((item) => [
      namesFirst(item, 3, ' & '),
      yearOf(item),
      titleOf(item),
      `${venueOf(item)} ${volumeOf(item)}: ${pagesOf(item)}`,
      'Norway',
      linkOf(item),
    ]);
    return {
      blocks: [
        ...prose(own, chance, named(own)),
        head('Studies included'),
        table([['Author(s)', 'Year', 'Title', 'Journal', 'Country', 'Link'], ...cells]),
      ],
      entries: cells.map((each) => [...each.slice(0, 4), each[5]].join(' ')),
    };
  }),
  'doubled, in another language': kind((items, chance) => {
    const entries = listed(items.slice(0, 14), 'vancouver');
    return {
      blocks: [
        ...prose(items, chance),
        head('参考文献 (References)'),
        ...entries.flatMap((entry, at) => [text(`[${at + 1}] ${entry}`), text('(in Chinese with English abstract)')]),
      ],
      entries: entries.map((entry) => `${entry} (in Chinese with English abstract)`),
    };
  }),
  'points of a poster': kind((items, chance) => {
    const entries = listed(items.slice(0, 6), 'physics');
    return {
      blocks: [
        head('Lagoons grow', 1),
        text(said(items, chance, 2, none)),
        head('Funding'),
        text('Reef Fund 2013–2016, grant 12/345.'),
        text(`${bold('References')} ${entries.map((entry, at) => `${at + 1} ${entry}`).join(' ')}`),
      ],
      entries,
    };
  }),
  'primary and secondary': kind((items, chance) => {
    const own = items.slice(0, 24);
    const [first, second] = [listed(sorted(own.slice(0, 8)), 'book'), listed(sorted(own.slice(8)), 'chicago')];
    return {
      blocks: [
        ...prose(own, chance, none),
        head('Bibliography'),
        head('Primary sources', 3),
        rows(first),
        head('Secondary sources', 3),
        rows(second),
        rule,
        text('Ada Marsh teaches at Lund.'),
      ],
      entries: [...first, ...second],
    };
  }),
  'numbers raised': kind(
    list('Notes and references', 'angewandte', (entries) => [
      rows(entries.map((entry, at) => `${[...String(at + 1)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')} ${entry}`)),
    ]),
  ),
  'several under one number': kind((items, chance) => {
    const entries = listed(items.slice(0, 24), 'physicists');
    const rowsOf = chunks(entries, 2).map((own, at) => `(${at + 1}) (a) ${own[0]} (b) ${own[1] ?? ''}`);
    return { blocks: [...prose(items, chance, none), head('References'), rows(rowsOf)], entries };
  }),
  'typed as a program': kind(
    printed(
      'References',
      (item) => listed([item], 'lncs')[0] ?? '',
      (entries) => [pre(entries.map((entry, at) => `[${at + 1}]  ${entry}`))],
    ),
    ['md', 'html'],
  ),
  'short list within a letter': kind((items) => {
    const entries = listed(items.slice(0, 3), 'vancouver');
    return {
      blocks: [
        text('Dear Editor,'),
        text('We read with interest what Marsh and others write of lagoons [1]. Their sample was small [2,3]; ours, of 2016, was not.'),
        text('Yours, Ada Quist, Lund, 3 May 2019'),
        text('References'),
        numbers(entries),
        text('Competing interests: none.'),
      ],
      entries,
    };
  }),
  'slashes between parts': kind(
    printed(
      'Literatur',
      (item) =>
        `${namesBehind(item, 4, '/', '/')}: ${titleOf(item)} / In: ${venueOf(item)} / ${volumeOf(item)} (${yearOf(item)}) / S. ${pagesOf(item)}`,
      rows,
    ),
  ),
  'no list, times and grants': {
    formats: five,
    make: (items, chance) => ({
      blocks: [
        head('Minutes of 12 March 2016', 1),
        text(said(items, chance, 4, none)),
        rows([
          'Present: Marsh, A.; Quist, B.; Roe, C. (from 10:15)',
          'Room 12(3), pp. of the agenda: 1–9',
          'Next: 4 April 2016, 12:00–13:30',
        ]),
        text('Budget 2016: 12,345 (2015: 11,234).'),
      ],
      entries: [],
    }),
  },
};

/** The makers of all these kinds, as "KIND as FORMAT". */
export const LATEST: Readonly<Record<string, Maker>> = makersOf(WRITTEN);
