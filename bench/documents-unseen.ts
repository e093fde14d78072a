/**
 * Forty kinds of documents made after the rules, to see what the rules are worth on what nobody looked at: headings in many languages,
 * unusual labels, lists of one to three works, remarks below works, lists between appendices, records of data bases and bare addresses
 * among prose, lists by year or by person, tables, boxes, and pages. Gives every entry a reader must find; what may be read or not is `either`.
 */
import type { CslItem } from '../src/model/csl.ts';
import { type Block, bold, bullets, type Format, head, italic, numbers, pre, rows, rule, table, text } from './documents-formats.ts';
import { type Chance, type Layout, type Maker, paperWith } from './documents-layouts.ts';
import {
  type AnyStyle,
  bracket,
  chunks,
  doiOf,
  familyOf,
  givenOf,
  type Kind,
  linkOf,
  listed,
  makersOf,
  namesBehind,
  namesWhole,
  pagesOf,
  said,
  sorted,
  titleOf,
  venueOf,
  volumeOf,
  yearOf,
} from './documents-works.ts';

const prose = (items: readonly CslItem[], chance: Chance, mark: (at: number) => string = bracket): Block[] => [
  head('On Reefs', 1),
  text(said(items, chance, 6, mark)),
  text(said(items, chance, 5, mark)),
];
const named = (items: readonly CslItem[]) => (at: number) => ` (${familyOf(items[at])}, ${yearOf(items[at])})`;
const roman = (at: number): string => {
  const signs: readonly [number, string][] = [
    [50, 'L'],
    [40, 'XL'],
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ];
  let [left, out] = [at + 1, ''];
  for (const [worth, sign] of signs) for (; left >= worth; left -= worth) out += sign;
  return out;
};

/** A list under a heading, each entry with its label as typed, and what stands behind the list. */
const under =
  (heading: string, style: AnyStyle, label: (at: number) => string, most = 40, behind: readonly Block[] = []): Kind['make'] =>
  (items, chance) => {
    const own = label(0) === '' ? sorted(items.slice(0, most)) : items.slice(0, most);
    const entries = listed(own, style);
    const mark = label(0) === '' ? named(own) : bracket;
    return {
      blocks: [...prose(own, chance, mark), head(heading), rows(entries.map((entry, at) => `${label(at)}${entry}`)), ...behind],
      entries,
    };
  };
const none = (): string => '';
const inIndex: Block[] = [
  head('Index'),
  rows([
    'algae, 12, 45–47, 101',
    'bleaching, 3, 88',
    'Darwin, Charles, 19, 22–25',
    'lagoons, see also atolls, 61',
    'Marsh, Ada, 7, 9, 144',
  ]),
];
const appendix: Block[] = [
  head('Appendix A. Questions asked'),
  numbers(['How long have you fished here? (Years: 1, 5, 10)', 'Which of the reefs did you see in 2016?', 'Did you see it again in 2018?']),
  table([
    ['Reef', 'Depth', '2016'],
    ['North', '4.5', '12 (3.1)'],
    ['South', '9.0', '31 (4.4)'],
  ]),
];
/** Works followed by words on them. */
const remarked =
  (style: AnyStyle, remark: (item: CslItem, at: number) => string): Kind['make'] =>
  (items, chance) => {
    const own = sorted(items.slice(0, 16));
    const entries = listed(own, style);
    const blocks = entries.flatMap((entry, at) => [text(entry), text(remark(own[at] ?? (own[0] as CslItem), at))]);
    return { blocks: [...prose(own, chance, named(own)), head('Annotated bibliography'), ...blocks], entries };
  };
const REMARKS = [
  'The authors measured twelve lagoons over four seasons and show that growth slowed; the sample is small, and storms are left out.',
  'A careful survey, useful for its tables and for the account of methods in the second chapter, though now somewhat dated.',
  'Argues against the common view. I will use this source in the third part of my paper, since it gives figures for 1998 to 2004.',
];
/** `persons`: each group is headed by who wrote its works, which the first of them is read with. */
const grouped =
  (key: (item: CslItem) => string, print: (items: readonly CslItem[]) => string[], heading: string, persons = false): Kind['make'] =>
  (items, chance) => {
    const by = new Map<string, CslItem[]>();
    for (const item of items.slice(0, 30)) by.set(key(item), [...(by.get(key(item)) ?? []), item]);
    const groups = [...by].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, own]) => ({ name, entries: print(own) }));
    return {
      blocks: [
        ...prose(items, chance, named(items)),
        head(heading),
        ...groups.flatMap(({ name, entries }) => [head(name, 3), rows(entries)]),
      ],
      entries: groups.flatMap(({ name, entries: [first = '', ...others] }) => [persons ? `${name} ${first}` : first, ...others]),
    };
  };
/** Records as a data base gives them, a line a field. */
const records =
  (heading: string | null, lines: (item: CslItem) => string[]): Kind['make'] =>
  (items, chance) => {
    const own = items.slice(0, 8);
    const all = own.map(lines);
    return {
      blocks: [...prose(own, chance), ...(heading === null ? [] : [head(heading)]), ...all.map((each) => pre(each))],
      entries: all.map((each) => each.join('\n')),
    };
  };
const boxed =
  (word: string, style: AnyStyle, size: number): Kind['make'] =>
  (items, chance) => {
    const entries = listed(items.slice(0, 12), style);
    const blocks = chunks(entries, size).flatMap((own, at) => [
      head(`Card ${at + 1}`),
      text(said(items, chance, 4, none)),
      ...(size === 1 ? [text(`${word} ${own[0] ?? ''}`)] : [text(bold(word)), bullets(own)]),
    ]);
    return { blocks: [head('On Reefs', 1), ...blocks], entries };
  };
const cells =
  (headings: readonly string[], row: (item: CslItem, at: number) => string[]): Kind['make'] =>
  (items, chance) => {
    const own = items.slice(0, 14);
    const all = own.map(row);
    return { blocks: [...prose(own, chance), head('References'), table([headings, ...all])], entries: all.map((each) => each.join(' ')) };
  };
const five: readonly Format[] = ['txt', 'md', 'html', 'docx', 'tex'];
const three: readonly Format[] = ['md', 'html', 'docx'];
const kind = (formats: readonly Format[], make: Kind['make']): Kind => ({ formats, make });

const WRITTEN: Readonly<Record<string, Kind>> = {
  'Welsh heading': kind(three, under('Cyfeiriadau', 'apa', none)),
  'Finnish heading': kind(three, under('Lähdeluettelo', 'harvard', none)),
  'Hungarian heading': kind(
    three,
    under('Felhasznált irodalom', 'vancouver', (at) => `${at + 1}. `),
  ),
  'Greek heading': kind(three, under('Βιβλιογραφικές αναφορές', 'apa', none)),
  'Vietnamese heading': kind(
    three,
    under('Tài liệu tham khảo', 'ieee', (at) => `[${at + 1}] `),
  ),
  'Indonesian heading': kind(three, under('DAFTAR PUSTAKA', 'apa', none)),
  'Basque heading, short': kind(three, under('Erreferentzia bibliografikoak', 'apa', none, 6)),
  'Arabic heading': kind(three, under('قائمة المراجع', 'chicago', none)),
  'heading in a sentence': kind(five, under('What this page is based on', 'apa', none, 14)),
  'heading as a question': kind(five, under('Want to read more?', 'harvard', none, 8)),
  'Roman labels': kind(
    five,
    under('References', 'vancouver', (at) => `${roman(at)}. `),
  ),
  'labels of two numbers': kind(
    five,
    under('References', 'ieee', (at) => `[2.${at + 1}] `),
  ),
  'labels with a word': kind(
    five,
    under('Literatur', 'german', (at) => `Lit. ${at + 1}: `),
  ),
  'labels with letters behind': kind(
    five,
    under('References', 'vancouver', (at) => `${Math.floor(at / 3) + 1}${'abc'[at % 3]}. `),
  ),
  'labels in arrows': kind(
    five,
    under('Sources', 'apa', (at) => `<${at + 1}> `, 12),
  ),
  'one entry': kind(five, under('Reference', 'apa', none, 1)),
  'two entries': kind(
    five,
    under('References', 'vancouver', (at) => `${at + 1}. `, 2),
  ),
  'three entries, two in press': kind(five, (items, chance) => {
    const own = sorted(items.slice(0, 3));
    const entries = own.map((item, at) =>
      at === 1 ? (listed([item], 'apa')[0] ?? '') : `${namesBehind(item, 4, ' & ')} (in press). ${titleOf(item)}. ${venueOf(item)}.`,
    );
    return { blocks: [...prose(own, chance, named(own)), head('References'), rows(entries)], entries };
  }),
  'an index behind': kind(five, under('Works cited', 'chicago', none, 30, inIndex)),
  'an appendix behind': kind(five, under('References', 'apa', none, 25, appendix)),
  'an appendix and a second list': kind(five, (items, chance) => {
    const [a, b] = [sorted(items.slice(0, 12)), sorted(items.slice(12, 20))].map((own) => listed(own, 'apa'));
    return {
      blocks: [
        ...prose(items, chance, named(items)),
        head('References'),
        rows(a ?? []),
        ...appendix,
        head('References to the appendix'),
        rows(b ?? []),
      ],
      entries: [...(a ?? []), ...(b ?? [])],
    };
  }),
  'remarks below': kind(
    five,
    remarked('apa', (_, at) => REMARKS[at % 3] ?? ''),
  ),
  'remarks below with the names again': kind(
    five,
    remarked('chicago', (item, at) => `${familyOf(item)} shows how reefs grow. ${REMARKS[at % 3]}`),
  ),
  'remarks in italics, short': kind(
    five,
    remarked('harvard', (_, at) =>
      italic(['Start here.', 'For teachers; out of print since 2004.', 'The best short account.'][at % 3] ?? ''),
    ),
  ),
  'by year': kind(
    five,
    grouped(yearOf, (own) => listed(own, 'vancouver'), 'Publications'),
  ),
  'by person, year first': kind(
    five,
    grouped(
      (item) => `${familyOf(item)}, ${givenOf(item)}`,
      (own) => own.map((item) => `${yearOf(item)}. ${titleOf(item)}. ${venueOf(item)} ${volumeOf(item)}: ${pagesOf(item)}.`),
      'Literature cited',
      true,
    ),
  ),
  'RIS pasted': kind(
    three,
    records('References', (item) => [
      'TY  - JOUR',
      `AU  - ${familyOf(item)}, ${givenOf(item)}`,
      `TI  - ${titleOf(item)}`,
      `JO  - ${venueOf(item)}`,
      `PY  - ${yearOf(item)}`,
      `VL  - ${volumeOf(item)}`,
      `DO  - ${doiOf(item)}`,
      'ER  -',
    ]),
  ),
  'MEDLINE pasted': kind(
    three,
    records('References', (item) => [
      `PMID- ${20000000 + titleOf(item).length * 9973}`,
      `DP  - ${yearOf(item)} Mar`,
      `TI  - ${titleOf(item)}.`,
      `PG  - ${pagesOf(item)}`,
      `AU  - ${familyOf(item)} ${givenOf(item).slice(0, 1)}`,
      `JT  - ${venueOf(item)}`,
    ]),
  ),
  'EndNote pasted': kind(
    three,
    records('Bibliography', (item) => [
      '%0 Journal Article',
      `%A ${familyOf(item)}, ${givenOf(item)}`,
      `%T ${titleOf(item)}`,
      `%J ${venueOf(item)}`,
      `%D ${yearOf(item)}`,
      `%V ${volumeOf(item)}`,
    ]),
  ),
  'bare addresses': kind(five, (items, chance) => {
    const entries = items.slice(0, 9).map(linkOf);
    return { blocks: [...prose(items, chance), head('Sources'), rows(entries)], entries };
  }),
  'bare DOIs': kind(five, (items, chance) => {
    const entries = items.slice(0, 9).map((item) => `https://doi.org/${doiOf(item)}`);
    return { blocks: [...prose(items, chance), head('References'), rows(entries)], entries };
  }),
  'title and address': kind(five, (items, chance) => {
    const entries = items.slice(0, 9).map((item) => `${titleOf(item)} – ${linkOf(item)}`);
    return { blocks: [...prose(items, chance), head('References'), bullets(entries)], entries };
  }),
  'cards with sources': kind(five, boxed('Sources', 'apa', 3)),
  'cards with one source': kind(five, boxed('Source:', 'vancouver', 1)),
  'table of authors, years, titles': kind(
    three,
    cells(['Authors', 'Year', 'Title', 'Journal'], (item) => [namesBehind(item, 3, ' & '), yearOf(item), titleOf(item), venueOf(item)]),
  ),
  'table with numbers and links': kind(
    three,
    cells(['No.', 'Work', 'DOI'], (item, at) => [
      String(at + 1),
      `${namesWhole(item, 3, ' and ')}: ${titleOf(item)}. ${venueOf(item)}, ${yearOf(item)}.`,
      doiOf(item),
    ]),
  ),
  'an obituary': kind(five, (items) => {
    const entries = listed(items.slice(0, 9), 'apa');
    return {
      blocks: [
        head('Ada Marsh (1931–2016)', 1),
        text(
          'Ada Marsh, who died on 4 March 2016 at the age of 84, changed how reefs are measured. She studied in Oslo (1950–1955) and taught at Delft until 1996.',
        ),
        text('She is survived by two sons. A service was held in Oslo on 12 March 2016.'),
        head('Principal works'),
        rows(entries),
        rule,
        text('Berit Quist is professor emerita at the University of Lund. E-mail: b.quist@example.org'),
      ],
      entries,
    };
  }),
};

const page = (label: ((at: number) => string) | undefined, more: Partial<Layout>): Maker =>
  paperWith({
    style: 'vancouver',
    sheet: { size: 10, foot: String },
    ...(label === undefined ? { sorted: true, style: 'apa', mark: () => '(Marsh, 2016)' } : { label }),
    setting: { rest: 2 },
    ...more,
  });
export const UNSEEN: Readonly<Record<string, Maker>> = {
  ...makersOf(WRITTEN),
  'page, Roman labels as pdf': page((at) => `${roman(at)}.`, {}),
  'page, labels of two numbers as pdf': page((at) => `[2.${at + 1}]`, { style: 'ieee' }),
  'page, labels with a word as pdf': page((at) => `Lit. ${at + 1}`, { setting: { rest: 3.5 } }),
  'page, unknown heading as pdf': page(undefined, { heading: 'What this book is based on' }),
  'page, Welsh heading as pdf': page(undefined, { heading: 'Cyfeiriadau', setting: {} }),
  'page, an index behind as pdf': page(undefined, {
    sheet: { columns: 2, size: 9, margin: 50 },
    behind: (pages) => {
      pages.set('Index', { bold: true, above: 2 });
      for (const line of [
        'algae, 12, 45–47, 101',
        'bleaching, 3, 88',
        'Darwin, Charles, 19, 22–25',
        'lagoons, 61',
        'Marsh, Ada, 7, 9, 144',
      ])
        pages.set(line, {});
    },
  }),
};
