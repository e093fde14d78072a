/**
 * Made PDFs that cite nothing, of kinds that people keep among their papers: programmes of theatres, listings of television, results of games,
 * tables of cases, indexes, labels of museums, statements of banks, checklists of species with their describers, lists of exhibits, directories.
 * Whatever is read out of them is a phantom.
 */
import type { CslItem } from '../src/model/csl.ts';
import { type Maker, paper, prose, shown } from './documents-layouts.ts';
import { Pages, type Sheet } from './documents-pages.ts';
import { familyOf, givenOf, initialOf, titleOf, venueOf, volumeOf, yearOf } from './documents-works.ts';

const some = (item: CslItem | undefined, count: number): string => shown(titleOf(item).split(' ').slice(0, count).join(' '));
const name = (item: CslItem | undefined): string => shown(familyOf(item)) || 'Marsh';
const given = (item: CslItem | undefined): string => shown(givenOf(item)) || 'Ada';
const initial = (item: CslItem | undefined): string => shown(initialOf(item)) || 'A';
const MONTHS = ['January', 'March', 'May', 'June', 'August', 'October'] as const;
const TOWNS = ['Oslo', 'Delft', 'London', 'Berlin', 'New York', 'Lima'] as const;
const day = (at: number): string => `${(at % 27) + 1} ${MONTHS[at % 6]}`;
const town = (at: number): string => TOWNS[at % 6] ?? 'Oslo';

type Fill = (pages: Pages, items: readonly CslItem[], chance: () => number) => void;
const head = (pages: Pages, text: string, size = 12): void => pages.set(text, { bold: true, size, above: 1.2, justified: false });

const SHEETS: Readonly<Record<string, readonly [Partial<Sheet>, Fill]>> = {
  'a programme of a theatre': [
    {},
    (pages, items) => {
      head(pages, some(items[0], 4), 18);
      pages.set(
        `A play in three acts by ${given(items[1])} ${name(items[1])} (1898). Translated by ${given(items[2])} ${name(items[2])}, 2014.`,
      );
      head(pages, 'Cast in order of appearance');
      items.slice(0, 14).forEach((item, at) => {
        pages.cells([['Olga', 'Irina', 'The Doctor', 'A servant'][at % 4] ?? '', `${given(item)} ${name(item)}`], [0.5, 0.5], 10, false);
      });
      head(pages, 'The company');
      items.slice(0, 9).forEach((item, at) => {
        pages.set(
          `${given(item)} ${name(item)} (${['Olga', 'Director', 'Design'][at % 3]}) trained in ${town(at)}. Theatre includes: ${some(items[at + 2], 3)} (Lagoon Theatre, ${yearOf(item)}); ${some(items[at + 5], 3)} (National, 2011); ${some(items[at + 7], 2)} (tour, 2013). Television: ${some(items[at + 9], 2)} (2015). Film: ${some(items[at + 4], 3)}, dir. ${initial(items[at])}. ${name(items[at + 1])}, 2012.`,
          { above: 0.5 },
        );
      });
    },
  ],
  'listings of television': [
    { columns: 3, size: 8, margin: 40 },
    (pages, items) => {
      for (const channel of ['ONE', 'TWO', 'LAGOON TV']) {
        head(pages, channel);
        items.slice(0, 18).forEach((item, at) => {
          pages.set(
            `${6 + at}.${at % 2 === 0 ? '00' : '35'} ${some(item, 4)} (${yearOf(item)}, ${at % 2 === 0 ? 'PG' : '15'}). ${given(item)} ${name(item)} stars in this tale of reefs. (S) (R)`,
          );
        });
      }
    },
  ],
  'results of games': [
    { columns: 2, size: 9, margin: 50 },
    (pages, items) => {
      head(pages, 'Results, 3 May 2016');
      items.slice(0, 20).forEach((item, at) => {
        pages.set(
          `${name(item)} ${at % 4} (${name(items[at + 1])} 12, ${name(items[at + 2])} 45+2) ${town(at)} ${at % 3} (${name(items[at + 3])} 78). Att: 12,${300 + at}. Ref: ${initial(item)}. ${name(items[at + 4])}.`,
          { above: 0.3 },
        );
      });
      head(pages, '100 m freestyle, heats');
      items.slice(0, 16).forEach((item, at) => {
        pages.set(`${at + 1}. ${name(item)}, ${initial(item)}. (${town(at).slice(0, 3).toUpperCase()}) 52.${10 + at} 1998; q`);
      });
    },
  ],
  'a table of cases': [
    { size: 10 },
    (pages, items) => {
      head(pages, 'Table of Cases', 15);
      items.slice(0, 30).forEach((item, at) => {
        pages.set(`${name(item)} v. ${name(items[at + 1])} ....................... ${at + 12}, ${at + 45}–${at + 47}`, { rest: 2 });
      });
    },
  ],
  'an index of names, two columns': [
    { columns: 2, size: 9, margin: 60, heads: ['#   Index', 'Index   #'] },
    (pages, items) => {
      head(pages, 'Index', 15);
      [...items]
        .sort((a, b) => (name(a) < name(b) ? -1 : 1))
        .forEach((item, at) => {
          pages.set(
            `${name(item)}, ${given(item)} (1898–19${40 + (at % 50)}), ${at + 2}, ${at + 14}–${at + 15}, ${at + 90}; ${some(item, 3)}, ${at + 33}; and ${name(items[at + 1])}, ${at + 120}`,
            { rest: 1.5 },
          );
        });
    },
  ],
  'a manual, keys in brackets': [
    { columns: 2, size: 9, margin: 50, foot: (page) => `EN-${page}` },
    (pages, items) => {
      head(pages, 'Operation', 15);
      items.slice(0, 24).forEach((item, at) => {
        pages.set(
          `Press [${['MENU', 'SET', 'F1', 'OK', '▲'.replace('▲', 'UP')][at % 5]}] to select ${some(item, 3).toLowerCase()}, then hold [${at + 1}] for ${at % 5} seconds. The display shows “${2000 + at}”. See page ${at + 12}.`,
          { label: `${at + 1}.`, rest: 1.6 },
        );
      });
      head(pages, 'Keys');
      [
        '[MENU] Opens the menu (p. 12)',
        '[SET] Stores the value 2016',
        '[F1] Help, vol. 3 of the guide',
        '[1]–[9] Stations 1990–2016',
        '[OK] Confirms (see Section 4.2)',
      ].forEach((line) => {
        pages.set(line, { rest: 3 });
      });
    },
  ],
  'labels of a museum': [
    { size: 11 },
    (pages, items) => {
      head(pages, `${some(items[0], 4)}: Works in the exhibition`, 15);
      items.slice(0, 22).forEach((item, at) => {
        pages.set(`${given(item)} ${name(item)} (born ${town(at)}, 18${40 + at}; died ${town(at + 1)}, 19${20 + at})`, {
          bold: true,
          above: 0.8,
        });
        pages.set(`${some(item, 6)}, 18${70 + at}`);
        pages.set(
          `Oil on canvas, ${40 + at} × ${60 + at} cm. Museum of ${town(at)}, inv. no. 19${at + 10}.${at}. Gift of ${initial(items[at + 1])}. ${name(items[at + 1])}, 1998`,
        );
      });
    },
  ],
  'a statement of a bank': [
    { size: 9 },
    (pages, items) => {
      head(pages, 'Statement 12/2016   Account NO93 8601 1117 947');
      items.slice(0, 30).forEach((item, at) => {
        pages.cells(
          [
            `${(at % 28) + 1}.05.2016`,
            `${name(item).toUpperCase()}, ${initial(item)}. REF ${2016000 + at * 13}-${at}`,
            `${12 + at}.5${at % 10}`,
            `1,${200 + at}.00`,
          ],
          [0.16, 0.5, 0.16, 0.18],
          9,
          false,
        );
      });
    },
  ],
  'species and who described them': [
    { size: 10 },
    (pages, items) => {
      head(pages, 'Checklist of the birds of the lagoon', 14);
      items.slice(0, 34).forEach((item, at) => {
        pages.set(
          `${at + 1}. Turdus ${name(item).toLowerCase()}i (${name(items[at + 1])}, 18${20 + at}). Resident. ${day(at)} 2016, ${at + 2} ind., ${initial(item)}. ${name(item)} leg.; Oslo, 59°${10 + at}'N 10°${at + 12}'E.`,
        );
      });
    },
  ],
  'exhibits of a trial': [
    { size: 11 },
    (pages, items) => {
      head(pages, 'EXHIBIT LIST', 14);
      items.slice(0, 24).forEach((item, at) => {
        pages.cells(
          [
            `P-${at + 1}`,
            `Letter from ${initial(item)}. ${name(item)} to ${name(items[at + 1])}, Inc., re: ${some(item, 5)}, dated ${day(at)}, ${yearOf(item)} (Bates ${10200 + at}–${10203 + at})`,
            at % 2 === 0 ? 'Admitted' : 'Obj. 403',
          ],
          [0.12, 0.68, 0.2],
          9,
        );
      });
    },
  ],
  'a directory of people': [
    { columns: 3, size: 8, margin: 40 },
    (pages, items) => {
      [...items]
        .sort((a, b) => (name(a) < name(b) ? -1 : 1))
        .forEach((item, at) => {
          pages.set(`${name(item)}, ${given(item)}, ${at + 1} Lagoon Way, ${town(at)} ${1000 + at * 17} ........ 555-${1200 + at}`, {
            rest: 1,
          });
        });
    },
  ],
  'films of a festival': [
    { columns: 2, size: 9, margin: 50 },
    (pages, items) => {
      head(pages, 'Programme, 3–12 May 2016', 14);
      items.slice(0, 22).forEach((item, at) => {
        pages.set(some(item, 5).toUpperCase(), { bold: true, above: 0.8 });
        pages.set(
          `${given(item)} ${name(item)}, Norway/France, ${yearOf(item)}, ${70 + at} min., ${10 + (at % 10)}.30, Screen ${at % 4}. ${prose(
            [item],
            () => 0.9,
            1,
            () => '',
          )}`,
        );
      });
    },
  ],
  'a curriculum without works': [
    { size: 10.5 },
    (pages, items) => {
      head(pages, `${given(items[0])} ${name(items[0])}, PhD`, 15);
      head(pages, 'Positions');
      items.slice(0, 7).forEach((item, at) => {
        pages.cells(
          [
            `200${at}–200${at + 2}`,
            `Research Fellow, Institute of ${some(item, 3)}, ${town(at)} (supervisor: ${initial(item)}. ${name(item)})`,
          ],
          [0.2, 0.8],
          10,
          false,
        );
      });
      head(pages, 'Grants');
      items.slice(0, 8).forEach((item, at) => {
        pages.set(
          `${some(item, 8)}. Reef Council, grant no. ${1200 + at}/${at}, 20${10 + at}–20${12 + at}, PI: ${name(item)}, ${initial(item)}., €${120 + at},000.`,
        );
      });
      head(pages, 'Talks');
      items.slice(8, 20).forEach((item, at) => {
        pages.set(
          `“${some(item, 9)}.” ${['Reef Congress', 'Seminar of Lagoons', 'Keynote, Glass Days'][at % 3]}, ${town(at)}, ${day(at)} 201${at % 7}.`,
        );
      });
      head(pages, 'Teaching');
      items.slice(2, 9).forEach((item, at) => {
        pages.set(`${some(item, 4)} (BA, ${2010 + at}/${11 + at}; ${20 + at} students)`);
      });
    },
  ],
  'a prospectus of shares': [
    { size: 9.5, justified: true, foot: String },
    (pages, items, chance) => {
      head(pages, '1. Risk factors', 13);
      for (let n = 0; n < 6; n += 1)
        pages.set(
          `1.${n + 1} The Issuer’s net loss for the year ended 31 December 201${n} was EUR ${12 + n}.${n} million (201${n + 1}: EUR 1${n}.0 million). ${prose(items, chance, 4, () => '(see “Definitions”, p. 12)')}`,
          { above: 0.6 },
        );
      head(pages, '2. Documents incorporated by reference', 13);
      items.slice(0, 6).forEach((item, at) => {
        pages.set(`(${'abcdefgh'[at]}) the annual report of ${name(item)} AG for the year 201${at}, pages ${12 + at}–${80 + at};`);
      });
      head(pages, '3. References', 13);
      pages.set(
        'References to “we” or the “Group” are to Reef Holding and its subsidiaries. References to statutes are to them as amended. References to “EUR” are to the currency introduced on 1 January 1999.',
      );
      head(pages, '4. Directors', 13);
      items.slice(6, 14).forEach((item, at) => {
        pages.set(
          `${given(item)} ${name(item)} (born 19${50 + at}), Chairman since 201${at}. Formerly at ${name(items[at])} & Co., ${town(at)} (1998–2009).`,
        );
      });
    },
  ],
  'an examination with sources to read': [
    { size: 11, foot: (page) => `Turn over  ${page}` },
    (pages, items, chance) => {
      head(pages, 'HISTORY, Paper 2, May 2016. Time: 2 hours', 14);
      items.slice(0, 12).forEach((item, at) => {
        pages.set(`${at + 1}. (a) Explain what ${name(item)} meant in ${yearOf(item)}. [${(at % 5) + 2}]`, { above: 1 });
        pages.set(`(b) ${prose(items, chance, 2, () => '')} How far do you agree? [${at + 6}]`);
      });
    },
  ],
  'acts, with dates of commencement': [
    { size: 10 },
    (pages, items) => {
      head(pages, 'Schedule 2. Repeals', 13);
      items.slice(0, 26).forEach((item, at) => {
        pages.cells(
          [
            `${yearOf(item)} c. ${at + 3}`,
            `${some(item, 4)} Act ${yearOf(item)}`,
            `Sections ${at + 1} to ${at + 9}. In Schedule ${at % 5}, paragraph ${at}.`,
          ],
          [0.2, 0.4, 0.4],
          9,
          false,
        );
      });
    },
  ],
  'tasting notes': [
    { columns: 2, size: 9, margin: 55 },
    (pages, items) => {
      head(pages, 'Burgundy', 13);
      items.slice(0, 24).forEach((item, at) => {
        pages.set(
          `${name(item)}, ${some(item, 2)} Grand Cru, ${yearOf(item)}. Domaine ${given(items[at + 1])} ${name(items[at + 1])}, Beaune. ${12 + (at % 3)}.5%. Drink 2018–2025. ${85 + (at % 14)} points, £${30 + at}.`,
          { above: 0.4 },
        );
      });
    },
  ],
  'grave stones': [
    { size: 11 },
    (pages, items) => {
      head(pages, 'Inscriptions in the churchyard', 14);
      items.slice(0, 26).forEach((item, at) => {
        pages.set(
          `${name(item)}, ${given(item)}. Died ${day(at)}, 18${30 + at}, aged ${40 + at}. Also ${initial(items[at + 2])}., wife of the above, 18${50 + (at % 40)}. Row ${at % 9}, no. ${at + 1}.`,
        );
      });
    },
  ],
  'a list of ships in port': [
    { size: 9 },
    (pages, items) => {
      head(pages, 'Arrivals, week 18, 2016');
      items.slice(0, 26).forEach((item, at) => {
        pages.set(
          `${some(item, 2).toUpperCase()} (${name(item)} Lines), ${town(at)} via ${town(at + 1)}, ${1200 + at * 31} t, built ${yearOf(item)}, berth ${at % 12}: ${at}–${at + 3} May.`,
        );
      });
    },
  ],
  'works played at a concert': [
    { size: 11 },
    (pages, items) => {
      head(pages, 'Season 2016/17', 15);
      items.slice(0, 22).forEach((item, at) => {
        pages.set(`${day(at)} 2016, 19:30, Lagoon Hall`, { bold: true, above: 0.8 });
        pages.set(`${name(item)}: Symphony No. ${at % 9} in D minor, op. ${at + 20} (18${70 + (at % 30)})`);
        pages.set(
          `${name(items[at + 1])}: ${some(item, 3)}, for choir and orchestra (1923, rev. 1947). ${given(item)} ${name(items[at + 2])}, conductor`,
        );
      });
    },
  ],
  'records of weather in a table': [
    { size: 9 },
    (pages, items) => {
      head(pages, 'Table 12. Rain at the lagoon, 1990–2016 (mm)');
      items.slice(0, 27).forEach((_, at) => {
        pages.cells(
          [String(1990 + at), `${100 + at * 3}–${140 + at}`, `${at}.${at % 10}`, `${12 + at}(${at % 6})`, `Vol. ${at}`],
          [0.2, 0.2, 0.2, 0.2, 0.2],
          9,
          false,
        );
      });
    },
  ],
  'a thesis, its front alone': [
    { size: 12, leading: 1.5 },
    (pages, items) => {
      head(pages, 'TABLE OF CONTENTS', 13);
      items.slice(0, 20).forEach((item, at) => {
        pages.set(`${Math.floor(at / 4) + 1}.${at % 4} ${some(item, 7)} .................... ${at * 7 + 3}`);
      });
      pages.set('REFERENCES ........................................................ 212');
      head(pages, 'LIST OF FIGURES', 13);
      items.slice(20, 36).forEach((item, at) => {
        pages.set(`Figure ${at + 1}. ${some(item, 8)} (after ${name(item)}, ${yearOf(item)}) ............ ${at * 5 + 9}`);
      });
    },
  ],
  'contents of a journal': [
    { size: 10 },
    (pages, items) => {
      head(pages, `${shown(venueOf(items[0]))}, Volume ${shown(volumeOf(items[0]))}, Number 3, May 2016`, 13);
      items.slice(0, 20).forEach((item, at) => {
        pages.cells([some(item, 10), String(at * 14 + 201)], [0.9, 0.1], 10, false);
        pages.set(`${given(item)} ${name(item)} and ${given(items[at + 1])} ${name(items[at + 1])}`, { size: 9 });
      });
    },
  ],
  'a form for a grant, filled in': [
    { ...{ font: 'Helvetica', bold: 'Helvetica-Bold' }, size: 9.5 },
    (pages, items, chance) => {
      head(pages, 'Application form RC-12', 14);
      for (const [at, label] of ['Title', 'Applicant', 'Host institution', 'Period', 'Amount', 'Ethics', 'Keywords'].entries())
        pages.cells(
          [
            label,
            at === 0
              ? some(items[0], 10)
              : at === 1
                ? `${name(items[0])}, ${given(items[0])}, born 3.5.1987`
                : at === 3
                  ? '1.6.2016–31.5.2019'
                  : at === 4
                    ? 'EUR 212,345.00'
                    : some(items[at], 5),
          ],
          [0.3, 0.7],
          9,
        );
      head(pages, 'Summary');
      pages.set(prose(items, chance, 8, () => ''));
      head(pages, 'Milestones');
      items.slice(0, 12).forEach((item, at) => {
        pages.set(
          `M${at + 1}. ${some(item, 7)}. Month ${at + 3} (${day(at)} 2017). Responsible: ${name(item)}, ${initial(item)}.; ${name(items[at + 2])}, ${initial(items[at + 2])}.`,
        );
      });
      head(pages, 'References');
      items.slice(0, 3).forEach((item, at) => {
        pages.set(
          `Prof. ${given(item)} ${name(item)}, University of ${town(at)}, tel. +47 22 12 34 5${at}, ${name(item)
            .toLowerCase()
            .replace(/[^a-z]/g, '')}@example.org`,
        );
      });
    },
  ],
};

/** Every kind as "no list: KIND". */
export const SHEETS_OF_NOTHING: Readonly<Record<string, Maker>> = Object.fromEntries(
  Object.entries(SHEETS).map(([kind, [sheet, fill]]) => [
    `no list: ${kind}`,
    async (items, chance) => {
      const pages = new Pages(paper(sheet));
      fill(pages, items, chance);
      return { bytes: await pages.bytes(), ending: 'pdf', entries: [] };
    },
  ]),
);
