/**
 * The layouts of made documents: what publishers of different fields do with a list of references. Each takes records and gives the file
 * and, as printed, every entry that a reader must find in it.
 */
import type { CslItem } from '../src/model/csl.ts';
import { Pages, type Setting, type Sheet, unmarked } from './documents-pages.ts';
import { STYLES, type StyleName } from './documents-styles.ts';

export interface Made {
  readonly bytes: Uint8Array;
  readonly ending: string;
  /** Every entry as printed, without its label. */
  readonly entries: readonly string[];
  /** What may be read as an entry or not, and counts neither way: archives, records, patents. */
  readonly either?: readonly string[];
}

export type Chance = () => number;
export type Maker = (items: readonly CslItem[], chance: Chance) => Promise<Made>;

const LATIN = { font: 'Times-Roman', bold: 'Times-Bold' } as const;
const SANS = { font: 'Helvetica', bold: 'Helvetica-Bold' } as const;
/** A face with Cyrillic and accents beyond Latin-1; its place may be named for machines that keep it elsewhere. */
const WIDE = process.env.STET_BENCH_FONT ?? '/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf';
const WIDE_FACE = { font: WIDE, bold: WIDE.replace(/\.ttf$/, '-Bold.ttf') } as const;

const paper = (more: Partial<Sheet> = {}): Sheet => ({
  columns: 1,
  ...LATIN,
  size: 10,
  leading: 1.2,
  justified: false,
  hyphenated: false,
  margin: 72,
  ...more,
});

/** What the faces that every PDF has can show. */
export const shown = (text: string): string =>
  text
    .normalize('NFC')
    .replace(
      /[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u0152\u0153\u0160\u0161\u0178\u017d\u017e]/gu,
      (sign) => {
        const plain = sign.normalize('NFD').replace(/\p{M}/gu, '');
        return /^[\u0020-\u007e\u00a0-\u00ff]+$/.test(plain) ? plain : '';
      },
    )
    .replace(/\s+/g, ' ')
    .trim();

const pick = <T>(from: readonly T[], chance: Chance): T => from[Math.floor(chance() * from.length)] as T;

/** Sentences about the works, with marks of a kind. */
export function prose(items: readonly CslItem[], chance: Chance, sentences: number, mark: (at: number) => string): string {
  const out: string[] = [];
  for (let n = 0; n < sentences; n += 1) {
    const at = Math.floor(chance() * items.length);
    const words = shown(items[at]?.title ?? '')
      .split(' ')
      .slice(0, 7)
      .join(' ')
      .toLowerCase();
    const begin = pick(
      [
        'Earlier work on',
        'We build on what was known about',
        'The question of',
        'Others have looked at',
        'It is often held that',
        'A second line concerns',
      ],
      chance,
    );
    const end = pick(
      [
        'remains open',
        'was shown to hold in most cases',
        'needs a larger sample than is usual',
        'was taken up again in later years',
        'is of use here',
      ],
      chance,
    );
    out.push(`${begin} ${words} ${end}${chance() < 0.5 ? ` ${mark(at)}` : ''}.`);
  }
  return out.join(' ');
}

const entriesIn = (items: readonly CslItem[], style: StyleName): string[] => {
  const make: (item: CslItem, before?: CslItem) => string = STYLES[style];
  return items.map((item, at) => shown(make(item, items[at - 1])));
};

export interface List {
  readonly style: StyleName;
  /** Makes the printed entries instead of the style; words behind a private sign are set in a face of their own (`FACES`). */
  readonly print?: (items: readonly CslItem[]) => string[];
  readonly label?: (at: number) => string;
  readonly raisedLabel?: boolean;
  readonly heading?: string | null;
  readonly headed?: Setting;
  readonly setting: Setting;
  /** Runs before an entry: floats in the midst of the list. */
  readonly between?: (at: number, pages: Pages) => void;
}

function listIn(pages: Pages, items: readonly CslItem[], list: List): string[] {
  const entries = list.print?.(items) ?? entriesIn(items, list.style);
  if (list.heading !== null) pages.set(list.heading ?? 'References', { bold: true, above: 1.5, justified: false, ...list.headed });
  pages.gap(4);
  entries.forEach((entry, at) => {
    list.between?.(at, pages);
    const label = list.label?.(at);
    pages.set(entry, { ...list.setting, ...(label === undefined ? {} : { label, raisedLabel: list.raisedLabel === true }) });
  });
  return entries.map(unmarked);
}

export interface Layout extends List {
  readonly sheet: Partial<Sheet>;
  readonly sorted?: boolean;
  readonly mark?: (at: number) => string;
  /** Paragraphs of prose before and behind the list. */
  readonly paragraphs?: number;
  readonly behind?: (pages: Pages, items: readonly CslItem[], chance: Chance) => void;
  readonly body?: Setting;
}

const byAuthor = (a: CslItem, b: CslItem): number => (a.author?.[0]?.family ?? '').localeCompare(b.author?.[0]?.family ?? '');

/** A maker for one list behind some pages of prose. */
export function paperWith(layout: Layout): Maker {
  return async (items, chance) => {
    const own = layout.sorted === true ? [...items].sort(byAuthor) : items;
    const pages = new Pages(paper(layout.sheet));
    const mark = layout.mark ?? ((at: number) => `[${at + 1}]`);
    pages.set(shown(own[0]?.title ?? 'A paper'), { bold: true, size: 15, leading: 1.2, centred: true, justified: false });
    for (let n = 0; n < (layout.paragraphs ?? 14); n += 1) {
      if (n % 4 === 0)
        pages.set(
          `${n / 4 + 1}${
            n === 0
              ? ' Introduction'
              : ` On ${shown(own[n]?.title ?? '')
                  .split(' ')
                  .slice(0, 4)
                  .join(' ')}`
          }`,
          { bold: true, above: 1.2, justified: false },
        );
      pages.set(prose(own, chance, 6, mark), { first: n % 4 === 0 ? 0 : 1.2, ...layout.body });
    }
    const entries = listIn(pages, own, layout);
    layout.behind?.(pages, own, chance);
    return { bytes: await pages.bytes(), ending: 'pdf', entries };
  };
}

const numbered = (before: string, behind: string) => (at: number) => `${before}${at + 1}${behind}`;
const heads = ['# A. Marsh et al.', 'Slow growth in glass lagoons   #'] as const;
const appendix = (pages: Pages, items: readonly CslItem[], chance: Chance): void => {
  pages.set('Appendix A. Further results', { bold: true, above: 1.5, justified: false });
  for (let n = 0; n < 5; n += 1)
    pages.set(
      prose(items, chance, 6, () => ''),
      { first: 1.2 },
    );
};
const biographies = (pages: Pages, items: readonly CslItem[]): void => {
  for (const item of items.slice(0, 3)) {
    const name = item.author?.[0];
    pages.set(
      `${shown(`${name?.given ?? 'A.'} ${name?.family ?? ''}`)} received the B.Sc. degree in physics in 1998 and the Ph.D. degree in 2004. Since then this author has been with the Institute of Invented Studies, where the research interests include slow growth, glass and lagoons.`,
      { above: 1 },
    );
  }
};
const figures = (at: number, pages: Pages): void => {
  if (at === 7 || at === 19)
    pages.figure(`Fig. ${at}. Growth against time. The curve is the mean of three runs in 2016; bars are one standard deviation.`, 110);
};
const table = (at: number, pages: Pages): void => {
  if (at !== 9) return;
  pages.set('Table 3. Means and deviations of all runs, by year.', { bold: false, above: 1.5, size: 8, justified: false });
  for (const year of [2011, 2012, 2013, 2014])
    pages.set(`${year}   12.5   0.${year % 7}   ${year * 3}   yes`, { size: 8, justified: false });
  pages.gap(10);
};

/** Every layout of one list. */
export const LAYOUTS: Readonly<Record<string, Layout>> = {
  'two columns [n] hanging, justified': {
    style: 'ieee',
    sheet: { columns: 2, justified: true, hyphenated: true, size: 9, margin: 52, heads },
    label: numbered('[', ']'),
    setting: { size: 7.5, rest: 1.9 },
    heading: 'REFERENCES',
    headed: { centred: true, bold: false },
    behind: biographies,
  },
  'two columns author-year hanging': {
    style: 'acl',
    sorted: true,
    sheet: { columns: 2, justified: true, hyphenated: true, size: 10, margin: 64 },
    mark: () => '(Marsh, 2016)',
    setting: { size: 9, rest: 1, above: 0.4 },
    behind: appendix,
  },
  'one column n. hanging, running heads': {
    style: 'lncs',
    sheet: { justified: true, hyphenated: true, margin: 110, heads },
    label: numbered('', '.'),
    setting: { size: 9, rest: 1.8 },
  },
  'two columns [n] small print, figures': {
    style: 'elsevier',
    sheet: { columns: 2, justified: true, hyphenated: true, size: 8.5, margin: 48, heads: ['A. Marsh et al. / Reef Letters 12 (2016) #'] },
    label: numbered('[', ']'),
    setting: { size: 7, rest: 2 },
    between: figures,
  },
  'two columns n. hanging, raised marks': {
    style: 'nature',
    sheet: {
      columns: 2,
      justified: true,
      hyphenated: true,
      size: 9,
      margin: 50,
      foot: (page) => `NATURAL LAGOONS | VOL 5 | 2016 | ${page}`,
    },
    label: numbered('', '.'),
    setting: { size: 7, rest: 1.8 },
  },
  'review copy, double spaced, line numbers': {
    style: 'vancouver',
    sheet: { leading: 2, size: 12, lineNumbers: 'left', foot: String },
    label: numbered('', '.'),
    setting: { rest: 2 },
  },
  'review copy, author-year, numbers right': {
    style: 'harvard',
    sorted: true,
    sheet: { leading: 1.9, size: 11, lineNumbers: 'right', foot: (page) => `Page ${page}` },
    mark: () => '(Marsh 2016)',
    setting: { rest: 2.5 },
  },
  'manuscript APA hanging double spaced': {
    style: 'apa',
    sorted: true,
    sheet: { leading: 2, size: 12, heads: ['SLOW GROWTH'] },
    mark: () => '(Marsh, 2016)',
    setting: { rest: 3 },
    headed: { centred: true },
  },
  'humanities, dashes for authors': {
    style: 'chicago',
    sorted: true,
    sheet: { size: 11, heads: ['#   Chapter Three', 'Of Reefs   #'] },
    mark: () => '(Marsh 2016)',
    heading: 'Bibliography',
    setting: { rest: 2 },
  },
  'MLA, dashes': {
    style: 'mla',
    sorted: true,
    sheet: { leading: 2, size: 12, heads: ['Marsh #'] },
    mark: () => '(Marsh 12)',
    heading: 'Works Cited',
    headed: { centred: true, bold: false },
    setting: { rest: 3 },
  },
  'German, Ders.': {
    style: 'german',
    sorted: true,
    sheet: { justified: true, hyphenated: true, size: 10.5, foot: (page) => `- ${page} -` },
    mark: () => '(Marsh 2016)',
    heading: '7. Literaturverzeichnis',
    setting: { rest: 2, above: 0.3 },
  },
  French: {
    style: 'french',
    sorted: true,
    sheet: { justified: true, size: 11, foot: String },
    mark: () => '(Marsh, 2016)',
    heading: 'Références bibliographiques',
    setting: { rest: 1.5 },
  },
  'Portuguese, blocks with white between': {
    style: 'abnt',
    sorted: true,
    sheet: { size: 11, foot: String },
    mark: () => '(MARSH, 2016)',
    heading: 'REFERÊNCIAS',
    setting: { above: 1 },
  },
  'physics, no titles, [n]': {
    style: 'physics',
    sheet: { columns: 2, justified: true, hyphenated: true, size: 10, margin: 54 },
    label: numbered('[', ']'),
    setting: { size: 9, rest: 1.9 },
    heading: null,
  },
  'physics, heading, one column': {
    style: 'physics',
    sheet: { justified: true, size: 11 },
    label: numbered('[', ']'),
    setting: { rest: 2.1 },
  },
  'appendix behind': {
    style: 'acm',
    sorted: true,
    sheet: { columns: 2, justified: true, hyphenated: true, size: 9, margin: 54, heads },
    label: numbered('[', ']'),
    setting: { size: 7, rest: 2.2 },
    heading: 'REFERENCES',
    behind: appendix,
  },
  'gaps only, ragged': {
    style: 'apa',
    sorted: true,
    sheet: { ...SANS, size: 10, foot: String },
    mark: () => '(Marsh, 2016)',
    setting: { above: 0.6 },
  },
  'nothing tells, ragged': {
    style: 'harvard',
    sorted: true,
    sheet: { ...SANS, size: 10, foot: String },
    mark: () => '(Marsh 2016)',
    setting: {},
  },
  'nothing tells, justified, two columns': {
    style: 'apa',
    sorted: true,
    sheet: { columns: 2, justified: true, hyphenated: true, size: 9, margin: 54 },
    mark: () => '(Marsh, 2016)',
    setting: { size: 8 },
  },
  'first lines set in': {
    style: 'chicago',
    sorted: true,
    sheet: { justified: true, size: 10.5 },
    mark: () => '(Marsh 2016)',
    setting: { first: 1.5 },
  },
  'three columns, small print': {
    style: 'vancouver',
    sheet: { columns: 3, justified: true, hyphenated: true, ...SANS, size: 8, margin: 40, heads },
    label: numbered('', '.'),
    setting: { size: 6.5, rest: 1.8 },
  },
  'bare numbers, block': {
    style: 'vancouver',
    sheet: { size: 10, foot: String },
    label: numbered('', ''),
    setting: { above: 0.2 },
    heading: 'Literature cited',
  },
  'raised numbers': {
    style: 'nature',
    sheet: { columns: 2, size: 9, margin: 54, justified: true },
    label: numbered('', ''),
    raisedLabel: true,
    setting: { size: 8 },
    heading: 'References and Notes',
  },
  '(n) hanging': {
    style: 'acm',
    sheet: { columns: 2, justified: true, size: 9.5, margin: 54, heads },
    label: numbered('(', ')'),
    setting: { size: 8, rest: 2 },
  },
  '[n], lines not set in': { style: 'ieee', sheet: { size: 11, foot: String }, label: numbered('[', ']'), setting: {} },
  'n., lines not set in, two columns': {
    style: 'vancouver',
    sheet: { columns: 2, size: 9, margin: 54, justified: true, heads },
    label: numbered('', '.'),
    setting: { size: 8 },
  },
  'no heading, [n]': {
    style: 'ieee',
    sheet: { size: 10, foot: String },
    label: numbered('[', ']'),
    heading: null,
    setting: { rest: 2, above: 0.5 },
  },
  'table in the list': {
    style: 'lncs',
    sheet: { size: 10, heads },
    label: numbered('', '.'),
    setting: { size: 9, rest: 1.8 },
    between: table,
  },
  'keys in brackets': {
    style: 'lncs',
    sorted: true,
    sheet: { justified: true, hyphenated: true, size: 10 },
    label: (at) => `[Mar${String(10 + (at % 80))}${at > 79 ? 'b' : ''}]`,
    mark: () => '[Mar10]',
    setting: { rest: 4 },
  },
  'page on its side': {
    style: 'ieee',
    sheet: { landscape: true, columns: 2, size: 9, margin: 54, justified: true },
    label: numbered('[', ']'),
    setting: { size: 8, rest: 2 },
  },
  'page to be turned': { style: 'lncs', sheet: { turned: true, size: 10, margin: 72 }, label: numbered('', '.'), setting: { rest: 2 } },
  'addresses over lines': {
    style: 'harvard',
    sorted: true,
    sheet: { columns: 2, justified: true, size: 10, margin: 54 },
    mark: () => '(Marsh 2016)',
    setting: { size: 9, rest: 1.2 },
  },
  'numbered section heading, author-year': {
    style: 'elsevier',
    sorted: true,
    sheet: {
      columns: 2,
      justified: true,
      hyphenated: true,
      ...SANS,
      size: 9,
      margin: 50,
      foot: (page) => `Reef Letters | www.example.org | ${page}`,
    },
    label: numbered('', '.'),
    heading: '8 REFERENCES',
    setting: { size: 7.5, rest: 1.5 },
  },
  'wide face, accents': {
    style: 'apa',
    sorted: true,
    sheet: { ...WIDE_FACE, size: 9.5, foot: String },
    mark: () => '(Marsh, 2016)',
    setting: { rest: 2 },
  },
  'GOST, n., Cyrillic heading': {
    style: 'gost',
    sheet: { ...WIDE_FACE, size: 10, justified: true, foot: String },
    label: numbered('', '.'),
    heading: 'Список литературы',
    headed: { centred: true },
    setting: { first: 1.5 },
  },
};

export { entriesIn, listIn, numbered, paper };
