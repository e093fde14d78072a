/**
 * Made pages that few papers show and that stand nowhere else in the bench: notes under entries, lists beside lists, groups by subject
 * and by year, tables of authorities, slides and posters, labels of other kinds, links and page numbers behind entries. Each takes
 * records and gives a PDF and, as printed, every entry that a reader must find in it.
 */
import type { CslItem } from '../src/model/csl.ts';
import { type Chance, entriesIn, type Layout, listIn, type Maker, numbered, paper, paperWith, prose, shown } from './documents-layouts.ts';
import { Pages } from './documents-pages.ts';
import type { StyleName } from './documents-styles.ts';

const byAuthor = (items: readonly CslItem[]): CslItem[] =>
  [...items].sort((a, b) => (a.author?.[0]?.family ?? '').localeCompare(b.author?.[0]?.family ?? ''));
const yearOf = (item: CslItem): number => Number(item.issued?.['date-parts']?.[0]?.[0] ?? 0);
const SANS = { font: 'Helvetica', bold: 'Helvetica-Bold' } as const;
const thirds = <T>(all: readonly T[]): T[][] => {
  const size = Math.ceil(all.length / 3);
  return [0, 1, 2].map((n) => all.slice(n * size, (n + 1) * size)).filter((part) => part.length > 1);
};
const body = (pages: Pages, items: readonly CslItem[], chance: Chance, count: number, mark: (at: number) => string): void => {
  for (let n = 0; n < count; n += 1) pages.set(prose(items, chance, 6, mark), { first: 1.2 });
};
const words = (item: CslItem | undefined, count: number): string =>
  shown(item?.title ?? 'reefs')
    .split(' ')
    .slice(0, count)
    .join(' ');

/** What a student writes under an entry. */
const annotation = (item: CslItem | undefined, chance: Chance): string =>
  [
    `This study looks at ${words(item, 6).toLowerCase()} and asks how far the results of earlier years still hold. The authors take their material from two sites and compare it with that of others.`,
    chance() < 0.5
      ? 'It will be useful for the second chapter, since it gives figures for 2011 to 2014 that are found nowhere else.'
      : 'The argument is clear, but the sample is small; I shall use it with care.',
    'The bibliography is good.',
  ].join(' ');

/** Entries with a paragraph about each, set in or not. */
const annotated =
  (style: StyleName, rest: number, note: number): Maker =>
  async (items, chance) => {
    const pages = new Pages(paper({ size: 11, leading: 1.4, heads: ['Marsh #'] }));
    const own = byAuthor(items);
    const entries = entriesIn(own, style);
    pages.set('Annotated Bibliography', { bold: true, centred: true, size: 13 });
    entries.forEach((entry, at) => {
      pages.set(entry, { rest, above: 0.6 });
      pages.set(annotation(own[at], chance), { first: note, rest: note, above: 0.4 });
    });
    return { bytes: await pages.bytes(), ending: 'pdf', entries };
  };

/** Two lists, each in a column of its own, on one page. */
const beside: Maker = async (items, chance) => {
  const pages = new Pages(paper({ columns: 2, size: 9, margin: 54, ...SANS }));
  const half = Math.min(9, Math.ceil(items.length / 2));
  body(pages, items, chance, 9, (at) => `[${at + 1}]`);
  pages.newPage();
  const entries = listIn(pages, items.slice(0, half), {
    style: 'vancouver',
    label: numbered('', '.'),
    setting: { size: 7.5, rest: 1.8 },
  });
  pages.nextColumn();
  entries.push(
    ...listIn(pages, byAuthor(items.slice(half, half * 2)), {
      style: 'apa',
      heading: 'Further Reading',
      setting: { size: 7.5, rest: 1.2 },
    }),
  );
  return { bytes: await pages.bytes(), ending: 'pdf', entries };
};

/** Lists parted by headings of their own words: subjects, years. */
const parted =
  (by: 'subject' | 'year', style: StyleName, label: boolean, again: boolean): Maker =>
  async (items, chance) => {
    const pages = new Pages(paper({ size: 10.5, foot: String }));
    body(pages, items, chance, 6, () => (label ? '[2]' : '(Marsh 2016)'));
    pages.set(by === 'year' ? 'Bibliography' : 'References', { bold: true, size: 14, above: 1.5 });
    const sorted = by === 'year' ? [...items].sort((a, b) => yearOf(b) - yearOf(a)) : items;
    const groups =
      by === 'year'
        ? [...new Set(sorted.map(yearOf))].map((year) => sorted.filter((item) => yearOf(item) === year))
        : thirds(items).map(byAuthor);
    const entries: string[] = [];
    groups.forEach((own, at) => {
      const heading = by === 'year' ? String(yearOf(own[0] ?? {})) : ['Growth of reefs', 'Glass and lagoons', 'Methods of measurement'][at];
      const from = again ? 0 : entries.length;
      entries.push(
        ...listIn(pages, own, {
          style,
          heading: heading ?? 'Other',
          headed: { bold: true, size: 11, above: 1 },
          setting: { rest: 2 },
          ...(label ? { label: (n: number) => `${n + from + 1}.` } : {}),
        }),
      );
    });
    return { bytes: await pages.bytes(), ending: 'pdf', entries };
  };

/** A brief's table of authorities: cases and other works with dots and the pages that cite them. */
const authorities: Maker = async (items, chance) => {
  const pages = new Pages(paper({ size: 12, foot: (page) => ['i', 'ii', 'iii', 'iv', 'v'][page - 1] ?? String(page) }));
  const dots = (text: string): string =>
    `${text} ${'.'.repeat(12 + Math.floor(chance() * 20))} ${Math.floor(chance() * 9) + 2}, ${Math.floor(chance() * 20) + 12}`;
  const cases = items.slice(0, 12).map((item, at) => {
    const [one, two] = [item.author?.[0]?.family ?? 'Marsh', items[at + 1]?.author?.[0]?.family ?? 'Ng'];
    return shown(`${one} v. ${two}, ${300 + at * 17} U.S. ${20 + at * 31} (${1950 + at * 5})`);
  });
  const works = entriesIn(byAuthor(items.slice(12)), 'notes');
  pages.set('TABLE OF AUTHORITIES', { bold: true, centred: true });
  pages.set('Cases', { bold: true, above: 1 });
  for (const one of cases) pages.set(dots(one), { rest: 2, above: 0.5 });
  pages.set('Other Authorities', { bold: true, above: 1 });
  for (const one of works) pages.set(dots(one), { rest: 2, above: 0.5 });
  pages.newPage();
  pages.set('ARGUMENT', { bold: true, centred: true });
  body(pages, items, chance, 8, () => '');
  return { bytes: await pages.bytes(), ending: 'pdf', entries: [...cases, ...works] };
};

/** Notes at the end in which citations and remarks stand one behind the other. */
const endnotes: Maker = async (items, chance) => {
  const pages = new Pages(paper({ size: 11, justified: true, foot: String }));
  const all = entriesIn(items, 'notes');
  body(pages, items, chance, 10, (at) => `${at + 1}`);
  pages.newPage();
  pages.set('Notes', { bold: true, size: 14 });
  let number = 0;
  all.forEach((entry, at) => {
    number += 1;
    pages.set(at % 4 === 1 ? `On this see ${entry}` : entry, { label: `${number}.`, size: 9, first: 1.5 });
    if (at % 3 !== 2) return;
    number += 1;
    pages.set(
      at % 2 === 0
        ? 'I use the word as it was used at the time; it did not yet mean a reef in the present sense.'
        : 'The figure is for 2011, when the station was moved; earlier figures are not to be compared.',
      { label: `${number}.`, size: 9, first: 1.5 },
    );
  });
  return { bytes: await pages.bytes(), ending: 'pdf', entries: all };
};

/** Slides: points, and at the end some slides of references, each with the heading again. */
const slides: Maker = async (items, chance) => {
  const pages = new Pages(paper({ landscape: true, ...SANS, size: 20, margin: 50, foot: (page) => `A. Marsh · Reefs 2019 · ${page}` }));
  for (let n = 0; n < 8; n += 1) {
    if (n > 0) pages.newPage();
    pages.set(words(items[n], 5), { bold: true, size: 28 });
    for (let k = 0; k < 4; k += 1)
      pages.set(`${words(items[n * 4 + k], 7)} [${Math.floor(chance() * items.length) + 1}]`, { label: '•', rest: 1.5, above: 0.8 });
  }
  const entries: string[] = [];
  for (let at = 0; at < items.length; at += 6) {
    pages.newPage();
    entries.push(
      ...listIn(pages, items.slice(at, at + 6), {
        style: 'ieee',
        heading: `References (${at / 6 + 1}/${Math.ceil(items.length / 6)})`,
        headed: { bold: true, size: 28 },
        label: (n) => `[${n + at + 1}]`,
        setting: { size: 13, rest: 2, above: 0.5 },
      }),
    );
  }
  pages.newPage();
  pages.set('Thank you! Questions?', { bold: true, size: 40 });
  return { bytes: await pages.bytes(), ending: 'pdf', entries };
};

/** A poster: four columns of large print, and small print at the end of the last. */
const poster: Maker = async (items, chance) => {
  const pages = new Pages(paper({ landscape: true, columns: 4, ...SANS, size: 9, margin: 30 }));
  const own = items.slice(0, 14);
  pages.set('Introduction', { bold: true, size: 13 });
  for (let n = 0; n < 6; n += 1) {
    if (n > 0 && n % 2 === 0) pages.set(['', '', 'Methods', '', 'Results'][n] ?? '', { bold: true, size: 13, above: 1 });
    body(pages, own, chance, 2, (at) => `[${at + 1}]`);
  }
  pages.figure('Figure 2. Growth against time, 2011 to 2014.', 120);
  const entries = listIn(pages, own, { style: 'vancouver', label: numbered('', '.'), setting: { size: 5.5, rest: 1.8 } });
  pages.set('Contact: a.marsh@example.org', { size: 7, above: 1 });
  return { bytes: await pages.bytes(), ending: 'pdf', entries };
};

const behind =
  (style: StyleName, what: (at: number) => string) =>
  (items: readonly CslItem[]): string[] =>
    entriesIn(items, style).map((entry, at) => `${entry}${what(at)}`);
const roman = (at: number): string => {
  const [tens, ones] = [Math.floor((at + 1) / 10), (at + 1) % 10];
  return `${['', 'x', 'xx', 'xxx', 'xl', 'l', 'lx', 'lxx', 'lxxx', 'xc'][tens] ?? ''}${['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'][ones] ?? ''}`;
};

const LAYOUTS: Readonly<Record<string, Layout>> = {
  'Works Cited with running heads': {
    style: 'mla',
    sorted: true,
    sheet: { size: 12, leading: 2, heads: ['                                                                                   Marsh #'] },
    mark: () => '(Marsh 12)',
    heading: 'Works Cited',
    headed: { centred: true, bold: false },
    setting: { rest: 3 },
  },
  'cited on pages behind entries': {
    style: 'acl',
    sorted: true,
    print: behind('acl', (at) => ` ${at % 3 === 0 ? `Cited on page ${at + 2}.` : `Cited on pages ${at + 2} and ${at + 9}.`}`),
    sheet: { columns: 2, justified: true, hyphenated: true, size: 9, margin: 54 },
    mark: () => '(Marsh, 2016)',
    setting: { size: 8.5, rest: 1 },
  },
  'numbers of pages behind entries': {
    style: 'ieee',
    print: behind('ieee', (at) => ` ${at + 2}${at % 3 === 0 ? '' : `, ${at + 9}`}`),
    sheet: { columns: 2, justified: true, hyphenated: true, size: 9, margin: 54 },
    label: numbered('[', ']'),
    setting: { size: 8, rest: 1.8 },
  },
  'links behind entries': {
    style: 'vancouver',
    print: behind('vancouver', (at) => ['', ' [CrossRef]', ' [CrossRef] [PubMed]', ' [Google Scholar] [CrossRef]'][at % 4] ?? ''),
    sheet: { justified: true, size: 9.5, margin: 90, heads: ['Reefs 2019, 12, 45   # of 21'] },
    label: numbered('', '.'),
    setting: { size: 8.5, rest: 2 },
  },
  'capitals throughout': {
    style: 'vancouver',
    print: (items) => entriesIn(items, 'vancouver').map((entry) => entry.toUpperCase()),
    sheet: { size: 10, foot: String },
    label: numbered('', '.'),
    heading: 'REFERENCES',
    setting: { rest: 2 },
  },
  'capitals throughout, author-year': {
    style: 'apa',
    sorted: true,
    print: (items) => entriesIn(items, 'apa').map((entry) => entry.toUpperCase()),
    sheet: { size: 10, foot: String },
    mark: () => '(MARSH, 2016)',
    heading: 'REFERENCES',
    setting: { rest: 2 },
  },
  'Roman labels': { style: 'vancouver', sheet: { size: 10.5, foot: String }, label: (at) => `${roman(at)}.`, setting: { rest: 2.5 } },
  'labels with a letter': {
    style: 'ieee',
    sheet: { columns: 2, size: 9, margin: 54 },
    label: numbered('[S', ']'),
    mark: (at) => `[S${at + 1}]`,
    heading: 'Supplementary References',
    setting: { size: 8, rest: 2.4 },
  },
  'labels with a word': {
    style: 'apa',
    sheet: { size: 10.5, foot: String },
    label: numbered('Ref. ', ':'),
    mark: (at) => `(Ref. ${at + 1})`,
    setting: {},
  },
  'newest first, nothing tells': {
    style: 'apa',
    print: (items) =>
      entriesIn(
        [...items].sort((a, b) => yearOf(b) - yearOf(a)),
        'apa',
      ),
    sheet: { ...SANS, size: 10, foot: String },
    mark: () => '(Marsh, 2016)',
    setting: {},
  },
  'Vancouver without labels': {
    style: 'vancouver',
    sorted: true,
    sheet: { columns: 2, justified: true, size: 9, margin: 54 },
    mark: () => '(Marsh 2016)',
    setting: { size: 8, rest: 1 },
  },
  'Vancouver without labels, nothing tells': {
    style: 'vancouver',
    sorted: true,
    sheet: { size: 10, foot: String },
    mark: () => '(Marsh 2016)',
    setting: {},
  },
  'ABNT, white between': {
    style: 'abnt',
    sorted: true,
    sheet: { size: 12, foot: String },
    mark: () => '(MARSH, 2016)',
    heading: 'REFERÊNCIAS',
    setting: { above: 1 },
  },
  'GOST, n.': { style: 'gost', sheet: { size: 12, justified: true, foot: String }, label: numbered('', '.'), setting: { first: 1.5 } },
  'first line set in': {
    style: 'harvard',
    sorted: true,
    sheet: { justified: true, size: 11, foot: String },
    mark: () => '(Marsh 2016)',
    setting: { first: 1.5 },
  },
};

/** The layout, where what stands behind the entries is none of theirs. */
const bare =
  (layout: Layout | undefined, behind: RegExp): Maker =>
  async (items, chance) => {
    if (layout === undefined) throw new Error('No such layout.');
    const made = await paperWith(layout)(items, chance);
    return { ...made, entries: made.entries.map((entry) => entry.replace(behind, '')) };
  };

export const RARE: Readonly<Record<string, Maker>> = {
  ...Object.fromEntries(Object.entries(LAYOUTS).map(([name, layout]) => [name, paperWith(layout)])),
  'annotated, notes set in': annotated('mla', 2, 2),
  'annotated, notes at the margin': annotated('apa', 2, 0),
  'links behind entries': bare(LAYOUTS['links behind entries'], /(?: \[[A-Z]\w+(?: \w+)?\]){1,2}$/),
  'two lists side by side': beside,
  'parted by subject': parted('subject', 'apa', false, false),
  'parted by subject, n.': parted('subject', 'vancouver', true, false),
  'parted by subject, counted anew': parted('subject', 'vancouver', true, true),
  'parted by year': parted('year', 'chicago', false, false),
  'table of authorities': authorities,
  'endnotes with remarks': endnotes,
  slides: slides,
  'poster of four columns': poster,
};
