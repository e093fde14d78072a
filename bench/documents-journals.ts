/**
 * Made pages of more journals and offices, kept apart as a whole while rules were made: covers that say how to cite, columns of bare numbers,
 * words of links in lines of their own, tables, summaries, plates, indexes of authors and tables of contents behind a list; and papers of
 * clubs, parishes and firms that cite nothing.
 */
import type { CslItem } from '../src/model/csl.ts';
import { type Chance, type Maker, numbered, paper, prose, shown } from './documents-layouts.ts';
import { Pages, type Setting, type Sheet } from './documents-pages.ts';
import {
  type AnyStyle,
  abbreviated,
  doiOf,
  familyOf,
  givenOf,
  initialOf,
  listed,
  namesBehind,
  namesFirst,
  pagesOf,
  sorted,
  titleOf,
  venueOf,
  volumeOf,
  yearOf,
} from './documents-works.ts';

const some = (item: CslItem | undefined, count: number): string => shown(titleOf(item).split(' ').slice(0, count).join(' '));
const name = (item: CslItem | undefined): string => shown(familyOf(item)) || 'Marsh';
const given = (item: CslItem | undefined): string => shown(givenOf(item)) || 'Ada';
const initial = (item: CslItem | undefined): string => shown(initialOf(item)) || 'A';
const inStyle = (items: readonly CslItem[], style: AnyStyle): string[] => listed(items, style).map(shown);
const columns = { columns: 2, justified: true, hyphenated: true, size: 9, margin: 50 } as const;
const head = (pages: Pages, text: string, more: Setting = {}): void =>
  pages.set(text, { bold: true, above: 1.3, justified: false, ...more });

interface Plan {
  readonly sheet: Partial<Sheet>;
  readonly heading: string;
  readonly entries: readonly string[];
  readonly setting: Setting;
  readonly label?: (at: number) => string;
  readonly mark: (at: number) => string;
  readonly front?: (pages: Pages) => void;
  readonly between?: (at: number, pages: Pages) => void;
  readonly behind?: (pages: Pages) => void;
  readonly either?: readonly string[];
}
async function article(items: readonly CslItem[], chance: Chance, plan: Plan) {
  const pages = new Pages(paper(plan.sheet));
  plan.front?.(pages);
  head(pages, some(items[0], 11), { size: 15 });
  for (let n = 0; n < 10; n += 1) pages.set(prose(items, chance, 6, plan.mark), { first: n % 3 === 0 ? 0 : 1.2 });
  head(pages, plan.heading);
  plan.entries.forEach((entry, at) => {
    plan.between?.(at, pages);
    pages.set(entry, { ...plan.setting, ...(plan.label === undefined ? {} : { label: plan.label(at) }) });
  });
  plan.behind?.(pages);
  return { bytes: await pages.bytes(), ending: 'pdf', entries: plan.entries, either: plan.either ?? [] };
}
const byYear = (items: readonly CslItem[]) => (at: number) => `(${name(items[at])} ${yearOf(items[at])})`;
const counted = (at: number): string => `[${at + 1}]`;

const CITING: Readonly<Record<string, Maker>> = {
  'a cover that says how to cite, contributors behind': (items, chance) => {
    const own = sorted(items);
    const cite = shown(
      `To cite this article: ${given(own[0])} ${name(own[0])} (2016): ${titleOf(own[0])}, Reef Studies, DOI: 10.1080/0123456.2016.999999`,
    );
    return article(own, chance, {
      sheet: { size: 10.5, justified: true, margin: 85, heads: ['#   A. MARSH', 'REEF STUDIES   #'] },
      heading: 'References',
      entries: inStyle(own, 'chicago'),
      setting: { size: 9.5, rest: 1.5 },
      mark: byYear(own),
      front: (pages) => {
        for (const line of [
          'Reef Studies',
          'ISSN: 0123-4567 (Print) 1234-5678 (Online) Journal homepage: http://www.tandfonline.com/loi/reef20',
          cite,
          'Published online: 03 May 2016.',
          'Submit your article to this journal',
          'Article views: 212',
          'View related articles',
        ])
          pages.set(line, { above: 0.8, justified: false });
        pages.newPage();
      },
      behind: (pages) => {
        head(pages, 'Notes on contributor');
        pages.set(
          `${given(own[0])} ${name(own[0])} is Professor of Reefs at the University of Invented Studies. Her books include Of Lagoons (2009) and Slow Growth (2013).`,
        );
      },
      either: [cite],
    });
  },
  'three columns, bare numbers hanging': (items, chance) =>
    article(items, chance, {
      sheet: { ...columns, columns: 3, size: 8, margin: 40, foot: (page) => `www.reeflancet.com   Vol 387   May 3, 2016   ${page}` },
      heading: 'References',
      entries: items.map((item) =>
        shown(
          `${namesBehind(item, 5, ', ', ', ', ' ', '', '')}. ${titleOf(item)}. ${abbreviated(venueOf(item)).replace(/\./g, '')} ${yearOf(item)}; ${volumeOf(item)}: ${pagesOf(item)}.`,
        ),
      ),
      setting: { size: 6.5, rest: 2 },
      label: numbered('', ''),
      mark: (at) => String(at + 1),
    }),
  'words of links in lines of their own, page': (items, chance) =>
    article(items, chance, {
      sheet: { size: 10, margin: 70, foot: String },
      heading: 'REFERENCES',
      entries: inStyle(items, 'vancouver'),
      setting: { size: 9, rest: 2 },
      label: numbered('', '.'),
      mark: counted,
      between: (at, pages) => {
        if (at > 0) pages.set('Crossref   Medline   Google Scholar', { size: 8, first: 2.2, justified: false });
      },
    }),
  'authors by letters, capitals between': (items, chance) => {
    const own = sorted(items);
    return article(own, chance, {
      sheet: { size: 11, justified: true, margin: 85, heads: ['#'] },
      heading: 'Select Bibliography',
      entries: inStyle(own, 'mla'),
      setting: { rest: 2 },
      mark: byYear(own),
      between: (at, pages) => {
        if (name(own[at]).slice(0, 1) !== name(own[at - 1]).slice(0, 1))
          pages.set(name(own[at]).slice(0, 1), { centred: true, above: 0.8, justified: false });
      },
    });
  },
  'a working paper, tables behind': (items, chance) => {
    const own = sorted(items);
    return article(own, chance, {
      sheet: { size: 11, leading: 1.5, margin: 80, foot: String },
      heading: 'References',
      entries: inStyle(own, 'harvard'),
      setting: { rest: 2, leading: 1.1, above: 0.4 },
      mark: byYear(own),
      behind: (pages) => {
        for (let table = 1; table < 4; table += 1) {
          pages.newPage();
          pages.set(`Table ${table}: ${some(own[table], 6)}`, { centred: true });
          for (let n = 0; n < 18; n += 1)
            pages.cells(
              [`${name(own[n])} × ${1990 + n}`, `0.${n}12***`, `(0.0${n % 9})`, `${200 + n * 3}`],
              [0.4, 0.2, 0.2, 0.2],
              9,
              false,
            );
          pages.set('Notes: Standard errors in parentheses. Sample 1990–2007. Source: Reef Bureau (2008), own calculations.', { size: 8 });
        }
      },
    });
  },
  'proceedings, an index of authors behind': (items, chance) =>
    article(items, chance, {
      sheet: { ...columns, foot: (page) => `Proc. Reef Congress 2016, p. ${page}` },
      heading: 'References',
      entries: inStyle(items, 'ieee'),
      setting: { size: 8, rest: 2 },
      label: numbered('[', ']'),
      mark: counted,
      behind: (pages) => {
        pages.newPage();
        head(pages, 'Author Index', { size: 14 });
        sorted(items).forEach((item, at) => {
          pages.set(`${name(item)}, ${given(item)} . . . . . . . ${at * 7 + 1}, ${at * 9 + 12}`, { justified: false });
        });
      },
    }),
  'chemists of the Royal Society, (a) and (b)': (items, chance) =>
    article(items, chance, {
      sheet: {
        ...columns,
        foot: (page) => `This journal is © The Royal Society of Reefs 2016   Reef Commun., 2016, 52, 812–${page + 815}`,
      },
      heading: 'Notes and references',
      entries: items.map((item) =>
        shown(`${namesFirst(item, 5, ' and ')}, ${abbreviated(venueOf(item))}, ${yearOf(item)}, ${volumeOf(item)}, ${pagesOf(item)}.`),
      ),
      setting: { size: 7.5, rest: 1.6 },
      label: numbered('', ''),
      mark: (at) => String(at + 1),
    }),
  'Spanish, received and how to cite': (items, chance) => {
    const own = sorted(items);
    return article(own, chance, {
      sheet: { size: 10.5, justified: true, margin: 80, heads: ['Revista de Arrecifes, 12 (2016)   #'] },
      heading: 'Referencias bibliográficas',
      entries: inStyle(own, 'spanish'),
      setting: { rest: 1.8, above: 0.3 },
      mark: byYear(own),
      behind: (pages) => {
        pages.set('Recibido: 3 de marzo de 2016. Aceptado: 12 de mayo de 2016.', { above: 1.2, size: 9 });
        pages.set('Cómo citar este artículo: Marsh, A. (2016). Del crecimiento lento. Revista de Arrecifes, 12(1), 1–19.', { size: 9 });
        pages.set(`Sobre la autora: ${given(own[1])} ${name(own[1])} es doctora en Lagunas por la Universidad de Oslo (2009).`, {
          size: 9,
          above: 0.6,
        });
      },
      either: ['Cómo citar este artículo: Marsh, A. (2016). Del crecimiento lento. Revista de Arrecifes, 12(1), 1–19.'],
    });
  },
  'a French thesis, the table of contents behind': (items, chance) => {
    const own = sorted(items);
    return article(own, chance, {
      sheet: { size: 11, leading: 1.4, justified: true, margin: 85, foot: String },
      heading: 'BIBLIOGRAPHIE',
      entries: inStyle(own, 'french'),
      setting: { rest: 2, above: 0.3 },
      mark: byYear(own),
      behind: (pages) => {
        pages.newPage();
        head(pages, 'TABLE DES MATIÈRES', { centred: true });
        for (let n = 0; n < 22; n += 1)
          pages.set(`${['I', 'II', 'III'][n % 3]}.${n % 5}. ${some(own[n], 6)} ........................ ${n * 11 + 5}`);
        pages.newPage();
        head(pages, 'Résumé');
        pages.set(prose(own, chance, 6, () => ''));
        pages.set('Mots-clés : récifs, lagunes, croissance lente, 1990–2016.', { above: 0.5 });
      },
    });
  },
  'a summary in another language behind': (items, chance) => {
    const own = sorted(items);
    return article(own, chance, {
      sheet: { ...columns, heads: ['#   Riffzeitschrift 67/2016', 'Langsames Wachstum   #'] },
      heading: 'Literatur',
      entries: inStyle(own, 'german'),
      setting: { size: 8, rest: 1.2 },
      mark: byYear(own),
      behind: (pages) => {
        head(pages, 'Summary');
        pages.set(
          prose(own, chance, 6, () => ''),
          { size: 8 },
        );
        pages.set('Manuskript eingegangen am 12.1.2016, angenommen am 3.5.2016', { size: 8, above: 0.8 });
        pages.set(`Dr. ${given(own[2])} ${name(own[2])}, Riffmuseum, Lagunenweg 12, 10117 Berlin`, { size: 8 });
      },
    });
  },
  'a report of a dig, plates behind': (items, chance) => {
    const own = sorted(items);
    return article(own, chance, {
      sheet: { size: 10, margin: 80, foot: String },
      heading: 'BIBLIOGRAPHY AND ABBREVIATIONS',
      entries: inStyle(own, 'book'),
      setting: { rest: 2 },
      mark: byYear(own),
      behind: (pages) => {
        pages.newPage();
        head(pages, 'Plates');
        for (let n = 0; n < 14; n += 1)
          pages.set(
            `Pl. ${n + 1}. ${some(own[n], 6)}, trench ${n % 4}, looking north (photo: ${initial(own[n])}. ${name(own[n])}, 200${n % 9}; inv. 12/${n}).`,
            { above: 0.4 },
          );
      },
    });
  },
  'entries with grades and remarks of a guideline': (items, chance) =>
    article(items, chance, {
      sheet: { size: 9.5, margin: 70, foot: (page) => `NICE reefs guideline 12   ${page}` },
      heading: '7. References',
      entries: items.map((item) => shown(`${listed([item], 'vancouver')[0]} doi: ${doiOf(item)}`)),
      setting: { rest: 2.2 },
      label: numbered('(', ')'),
      mark: (at) => `(${at + 1})`,
      behind: (pages) => {
        head(pages, 'Appendix 1: Search strategy');
        for (let n = 1; n < 18; n += 1)
          pages.set(`${n}. exp ${some(items[n], 2)}/ or (reef* adj3 lagoon*).ti,ab. (${1200 + n * 37}) 1990 to 2016`, { size: 8.5 });
      },
    }),
};

type Fill = (pages: Pages, items: readonly CslItem[]) => void;
const NOTHING: Readonly<Record<string, readonly [Partial<Sheet>, Fill]>> = {
  'books lent by a library': [
    {},
    (pages, items) => {
      head(pages, 'Overdue items, 3 May 2016');
      items.slice(0, 24).forEach((item, at) => {
        pages.set(
          `${name(item)}, ${given(item)}. Card ${120000 + at * 13}. Item 3${1000 + at}. Due ${(at % 27) + 1} April 2016. Fine £${at}.20`,
        );
      });
    },
  ],
  'who attends': [
    { columns: 2, size: 9, margin: 50 },
    (pages, items) => {
      head(pages, 'List of participants');
      items.forEach((item) => {
        pages.set(
          `${name(item)}, ${given(item)}, University of ${['Oslo', 'Delft', 'Lima'][name(item).length % 3]}, ${initial(item).toLowerCase()}.${name(
            item,
          )
            .toLowerCase()
            .replace(/[^a-z]/g, '')}@example.org`,
        );
      });
    },
  ],
  'a council, files and numbers': [
    { size: 11 },
    (pages, items) => {
      head(pages, 'Planning applications decided, May 2016');
      items.slice(0, 24).forEach((item, at) => {
        pages.set(
          `16/0${1200 + at}/FUL. ${at + 1} Lagoon Way. ${some(item, 6)}. Applicant: ${initial(item)}. ${name(item)}. Approved 3.${(at % 9) + 1}.2016 (vote 7–2).`,
          { above: 0.3 },
        );
      });
    },
  ],
  'parts of a machine': [
    { size: 9 },
    (pages, items) => {
      head(pages, 'Bill of materials, rev. C, 2016-05-03');
      items.slice(0, 28).forEach((item, at) => {
        pages.cells(
          [String(at + 1), some(item, 3), `RF-${2000 + at}-${at % 7}`, `${at % 9} pcs`, name(item)],
          [0.08, 0.4, 0.22, 0.1, 0.2],
          8,
        );
      });
    },
  ],
  'records of a club': [
    { size: 10.5 },
    (pages, items) => {
      head(pages, 'Club records (outdoor)');
      items.slice(0, 26).forEach((item, at) => {
        pages.set(
          `${100 * (at + 1)} m: ${at}:12.${at + 10}, ${initial(item)}. ${name(item)}, Oslo, ${(at % 27) + 1} June ${yearOf(item)} (previous: ${name(items[at + 1])}, ${1950 + at})`,
        );
      });
    },
  ],
  'a register of a parish': [
    { size: 11 },
    (pages, items) => {
      head(pages, 'Baptisms 1821–1830');
      items.slice(0, 26).forEach((item, at) => {
        pages.set(
          `${1821 + (at % 9)}, May ${at + 1}. ${given(item)}, son of ${given(items[at + 1])} ${name(item)}, mason, and Anna, b. 3 April. Fol. ${at + 12}, no. ${at + 1}.`,
          { rest: 1.5 },
        );
      });
    },
  ],
  'stamps of a catalogue': [
    { columns: 2, size: 8.5, margin: 50 },
    (pages, items) => {
      head(pages, 'Norway, 1921–1950');
      items.slice(0, 30).forEach((item, at) => {
        pages.set(
          `${at + 100}. ${yearOf(item)}, ${(at % 27) + 1} May. ${some(item, 4)}. Des. ${initial(item)}. ${name(item)}. Recess. P 12½. 10 ö. green (1,200,000), ${at}.50 / 1.20`,
          { rest: 1.5 },
        );
      });
    },
  ],
  'lectures of a term': [
    { size: 10 },
    (pages, items) => {
      head(pages, 'Lectures, Trinity term 2016');
      items.slice(0, 24).forEach((item, at) => {
        pages.set(
          `Week ${(at % 8) + 1}, Tue. 3 May, 10–12, Room ${at + 100}: ${some(item, 7)} (Dr ${initial(item)}. ${name(item)} and Prof. ${name(items[at + 1])}).`,
          { above: 0.3 },
        );
      });
    },
  ],
};

/** Every kind; those that cite nothing as "no works: KIND". */
export const JOURNALS: Readonly<Record<string, Maker>> = {
  ...CITING,
  ...Object.fromEntries(
    Object.entries(NOTHING).map(([kind, [sheet, fill]]): [string, Maker] => [
      `no works: ${kind}`,
      async (items) => {
        const pages = new Pages(paper(sheet));
        fill(pages, items);
        return { bytes: await pages.bytes(), ending: 'pdf', entries: [] };
      },
    ]),
  ),
};
