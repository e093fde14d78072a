/**
 * Made pages as single publishers and archives print them: what stands beside, between, below and behind a list in papers that one meets
 * (notices of journals, covers of repositories, stamps, words in the margin, methods between two halves of a list, scans, pages set small).
 * Each takes records and gives a PDF and, as printed, every entry that a reader must find in it.
 */
import type { CslItem } from '../src/model/csl.ts';
import { type Chance, type Maker, numbered, paper, prose, shown } from './documents-layouts.ts';
import { Pages, type Setting, type Sheet, type Stamp, unmarked } from './documents-pages.ts';
import {
  type AnyStyle,
  abbreviated,
  doiOf,
  familyOf,
  firstPage,
  givenOf,
  initialOf,
  listed,
  namesBehind,
  namesFirst,
  namesWhole,
  pagesOf,
  sorted,
  titleOf,
  venueOf,
  volumeOf,
  yearOf,
} from './documents-works.ts';

const SANS = { font: 'Helvetica', bold: 'Helvetica-Bold' } as const;
const some = (item: CslItem | undefined, count: number): string => shown(titleOf(item).split(' ').slice(0, count).join(' '));
const name = (item: CslItem | undefined): string => shown(familyOf(item)) || 'Marsh';
const person = (item: CslItem | undefined): string => shown(`${givenOf(item)} ${familyOf(item)}`);
const inStyle = (items: readonly CslItem[], style: AnyStyle): string[] => listed(items, style).map(shown);
const each = (items: readonly CslItem[], print: (item: CslItem, at: number) => string): string[] =>
  items.map((item, at) => shown(print(item, at)));
const half = (items: readonly CslItem[]): number => Math.ceil(items.length / 2);

interface Plan {
  readonly sheet: Partial<Sheet>;
  readonly entries: readonly string[];
  readonly setting: Setting;
  readonly label?: (at: number) => string;
  readonly raisedLabel?: boolean;
  readonly heading?: string | null;
  readonly headed?: Setting;
  readonly mark?: (at: number) => string;
  readonly paragraphs?: number;
  readonly before?: (pages: Pages) => void;
  readonly between?: (at: number, pages: Pages) => void;
  readonly behind?: (pages: Pages) => void;
  readonly front?: (pages: Pages) => void;
}

const heading = (pages: Pages, text: string, more: Setting = {}): void =>
  pages.set(text, { bold: true, above: 1.3, justified: false, ...more });
const small = (pages: Pages, lines: readonly string[], size = 7): void => {
  lines.forEach((line, at) => {
    pages.set(line, { size, above: at === 0 ? 1.2 : 0.4 });
  });
};
const body = (pages: Pages, items: readonly CslItem[], chance: Chance, count: number, mark: (at: number) => string): void => {
  for (let n = 0; n < count; n += 1) {
    if (n % 4 === 0) heading(pages, `${n / 4 + 1}. ${['Introduction', 'Methods', 'Results', 'Discussion'][(n / 4) % 4]}`);
    pages.set(prose(items, chance, 6, mark), { first: n % 4 === 0 ? 0 : 1.2 });
  }
};
const put = (pages: Pages, plan: Pick<Plan, 'entries' | 'setting' | 'label' | 'raisedLabel' | 'between'>, from = 0): void => {
  plan.entries.forEach((entry, at) => {
    plan.between?.(at, pages);
    const label = plan.label?.(at + from);
    pages.set(entry, { ...plan.setting, ...(label === undefined ? {} : { label, raisedLabel: plan.raisedLabel === true }) });
  });
};
const pdf = async (pages: Pages, entries: readonly string[], either: readonly string[] = []) => ({
  bytes: await pages.bytes(),
  ending: 'pdf',
  entries: entries.map(unmarked),
  either,
});

async function article(items: readonly CslItem[], chance: Chance, plan: Plan, either: readonly string[] = []) {
  const pages = new Pages(paper(plan.sheet));
  plan.front?.(pages);
  heading(pages, some(items[0], 12), { size: 15, leading: 1.2 });
  pages.set(
    items
      .slice(1, 4)
      .map((item) => person(item))
      .join(', '),
    { justified: false, above: 0.4 },
  );
  pages.set('Institute of Invented Studies, 12 Lagoon Way, Oslo, Norway', { size: 8, justified: false });
  pages.set(`Abstract. ${prose(items, chance, 5, () => '')}`, { above: 1 });
  body(pages, items, chance, plan.paragraphs ?? 11, plan.mark ?? ((at) => `[${at + 1}]`));
  plan.before?.(pages);
  if (plan.heading !== null) heading(pages, plan.heading ?? 'References', plan.headed ?? {});
  put(pages, plan);
  plan.behind?.(pages);
  return pdf(pages, plan.entries, either);
}

const mdpi = (item: CslItem): string =>
  `${namesBehind(item, 9, '; ', '; ')} ${titleOf(item)}. ${abbreviated(venueOf(item))} ${yearOf(item)}, ${volumeOf(item)}, ${pagesOf(item)}.`;
const ama = (item: CslItem): string =>
  `${namesBehind(item, 6, ', ', ', ', ' ', '', '')}. ${titleOf(item)}. ${abbreviated(venueOf(item)).replace(/\./g, '')}. ${yearOf(item)};${volumeOf(item)}:${pagesOf(item)}.`;
const springer = (item: CslItem): string =>
  `${namesBehind(item, 5, ', ', ', ', ' ', '', '')} (${yearOf(item)}) ${titleOf(item)}. ${abbreviated(venueOf(item)).replace(/\./g, '')} ${volumeOf(item)}:${pagesOf(item)}`;
const iop = (item: CslItem): string =>
  `${namesBehind(item, 4, ' and ', ', ', ' ', '', '')} ${yearOf(item)} ${abbreviated(venueOf(item))} ${volumeOf(item)} ${firstPage(item)}`;
const cell = (item: CslItem): string =>
  `${namesBehind(item, 6, ', and ')} (${yearOf(item)}). ${titleOf(item)}. ${abbreviated(venueOf(item))} ${volumeOf(item)}, ${pagesOf(item)}.`;
const germanNote = (item: CslItem): string =>
  `${namesWhole(item, 3, '/')}: ${titleOf(item)}, in: ${venueOf(item)} ${volumeOf(item)} (${yearOf(item)}), S. ${pagesOf(item)}`;
const germanBook = (item: CslItem): string =>
  `${namesBehind(item, 3, ' / ')}: ${titleOf(item)}. ${['Berlin', 'München', 'Frankfurt a. M.', 'Opladen'][titleOf(item).length % 4]}: ${['Glasverlag', 'Riffverlag', 'Suhrkamp', 'Westdeutscher Verlag'][titleOf(item).length % 4]} ${yearOf(item)}.`;
const lpsc = (item: CslItem): string =>
  `${namesBehind(item, 2, ' and ')} (${yearOf(item)}) ${abbreviated(venueOf(item))}, ${volumeOf(item)}, ${pagesOf(item)}.`;
const letters = (item: CslItem): string =>
  titleOf(item)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
    .slice(0, 8);
const rightWords = (text: string): Stamp => ({ text, x: 588, y: 560, size: 7, turn: -90 });
const columns = { columns: 2, justified: true, hyphenated: true, size: 9, margin: 50 } as const;

/** What a scanner's letters are taken for, now and then; lines that end in a hyphen keep a blank. */
const misread =
  (chance: Chance) =>
  (line: string): string =>
    [...line]
      .map((sign) => {
        if (chance() > 0.02) return sign;
        const other: Record<string, string> = { '1': 'l', l: '1', e: 'c', m: 'rn', '0': 'O', ',': '.', h: 'li', i: 'í', u: 'ii', S: '5' };
        return other[sign] ?? sign;
      })
      .join('')
      .replace(/ (?=\S)/g, (blank) => (chance() < 0.02 ? '  ' : blank));

const PUBLISHED: Readonly<Record<string, Maker>> = {
  'MDPI, words of links, notices behind': (items, chance) =>
    article(items, chance, {
      sheet: { size: 10, justified: true, margin: 72, heads: ['Reefs 2016, 5, 12   # of 18'] },
      entries: each(items, (item, at) => `${mdpi(item)} [CrossRef]${at % 3 === 0 ? ' [PubMed]' : ''}`),
      label: numbered('', '.'),
      setting: { size: 9, rest: 2 },
      before: (pages) =>
        small(
          pages,
          [
            `Author Contributions: Conceptualization, A.M. and B.Q.; writing, ${initialOf(items[0])}.${name(items[0]).slice(0, 1)}. All authors have read and agreed to the published version of the manuscript.`,
            'Funding: This research was funded by the Reef Council, grant number 12/2016.',
            'Conflicts of Interest: The authors declare no conflict of interest.',
          ],
          9,
        ),
      behind: (pages) =>
        small(
          pages,
          [
            'Disclaimer/Publisher’s Note: The statements, opinions and data contained in all publications are solely those of the individual author(s) and contributor(s) and not of the publisher and/or the editor(s).',
            '© 2016 by the authors. Licensee Reef Press, Basel, Switzerland. This article is an open access article distributed under the terms and conditions of the Creative Commons Attribution (CC BY) license (http://creativecommons.org/licenses/by/4.0/).',
          ],
          8,
        ),
    }),
  'Frontiers, conflict and copyright behind': (items, chance) => {
    const own = sorted(items);
    return article(own, chance, {
      sheet: {
        ...columns,
        heads: ['Marsh et al.   Slow Growth in Lagoons'],
        foot: (page) => `Frontiers in Reefs | www.frontiersin.org   ${page}   May 2016 | Volume 7 | Article 812`,
      },
      entries: each(own, (item) => `${cell(item)} doi: ${doiOf(item)}`),
      heading: 'REFERENCES',
      mark: (at) => `(${name(own[at])} et al., ${yearOf(own[at])})`,
      setting: { size: 7.5, rest: 1.6 },
      behind: (pages) =>
        small(pages, [
          'Conflict of Interest Statement: The authors declare that the research was conducted in the absence of any commercial or financial relationships that could be construed as a potential conflict of interest.',
          `Copyright © 2016 ${own
            .slice(1, 4)
            .map((item) => name(item))
            .join(
              ', ',
            )}. This is an open-access article distributed under the terms of the Creative Commons Attribution License (CC BY). The use, distribution or reproduction in other forums is permitted, provided the original author(s) or licensor are credited.`,
        ]),
    });
  },
  'BMC, the box of the publisher behind': (items, chance) =>
    article(items, chance, {
      sheet: { ...columns, heads: ['Marsh et al. BMC Reefs (2016) 16:812   Page # of 14'] },
      entries: each(items, ama),
      label: numbered('', '.'),
      setting: { size: 7.5, rest: 1.9 },
      before: (pages) => small(pages, ['Received: 3 March 2016   Accepted: 12 May 2016', `Published online: 19 May 2016`], 8),
      behind: (pages) => {
        small(
          pages,
          [
            'Publisher’s Note',
            'Reef Nature remains neutral with regard to jurisdictional claims in published maps and institutional affiliations.',
          ],
          8,
        );
        for (const line of [
          'Ready to submit your research? Choose BMC and benefit from:',
          '• fast, convenient online submission',
          '• thorough peer review by experienced researchers in your field',
          '• rapid publication on acceptance',
          '• maximum visibility for your research: over 100M website views per year',
          'At BMC, research is always in progress.',
          'Learn more biomedcentral.com/submissions',
        ])
          pages.set(line, { size: 8, justified: false, above: 0.3 });
      },
    }),
  'PLOS, numbers and links, wide margin': (items, chance) =>
    article(items, chance, {
      sheet: { size: 10, margin: 100, foot: (page) => `PLOS ONE | DOI:10.1371/journal.pone.0199999   May 3, 2016   ${page} / 18` },
      entries: each(
        items,
        (item, at) =>
          `${namesBehind(item, 6, ', ', ', ', ' ', '', '')}. ${titleOf(item)}. ${abbreviated(venueOf(item)).replace(/\./g, '')}. ${yearOf(item)}; ${volumeOf(item)}: ${pagesOf(item)}. doi: ${doiOf(item)}${at % 2 === 0 ? ` PMID: ${18000000 + at * 7919}` : ''}`,
      ),
      label: numbered('', '.'),
      setting: { size: 8.5, rest: 2.2, above: 0.3 },
      before: (pages) => {
        heading(pages, 'Supporting Information');
        for (let n = 1; n < 5; n += 1) pages.set(`S${n} Table. ${some(items[n], 8)}. (XLSX)`, { size: 9 });
        heading(pages, 'Author Contributions');
        pages.set('Conceived and designed the experiments: AM BQ. Performed the experiments: AM. Wrote the paper: AM BQ.', { size: 9 });
      },
    }),
  'a PMC manuscript, words in the margin': (items, chance) =>
    article(items, chance, {
      sheet: {
        size: 10,
        margin: 80,
        heads: ['Marsh et al.   Page #'],
        foot: () => 'Reef Lett. Author manuscript; available in PMC 2016 May 03.',
        stamps: () => [200, 400, 600, 790].map((y) => ({ text: 'Author Manuscript', x: 30, y, size: 13, turn: -90 })),
      },
      entries: each(items, (item, at) => `${ama(item)}${at % 2 === 0 ? ` [PubMed: ${18000000 + at * 7919}]` : ''}`),
      label: numbered('', '.'),
      setting: { size: 9, rest: 2 },
    }),
  'Nature, methods between two halves': async (items, chance) => {
    const entries = inStyle(items, 'nature');
    const cut = half(items);
    const pages = new Pages(paper({ ...columns, foot: (page) => `${page + 311} | NATURE | VOL 512 | 3 MAY 2016` }));
    heading(pages, some(items[0], 10), { size: 15 });
    body(pages, items, chance, 10, (at) => String(at + 1));
    small(pages, [
      'Online Content Methods, along with any additional Extended Data display items, are available in the online version of the paper.',
      'Received 3 March; accepted 12 May 2016.',
    ]);
    put(pages, { entries: entries.slice(0, cut), label: numbered('', '.'), setting: { size: 7, rest: 1.8 } });
    small(pages, [
      'Supplementary Information is available in the online version of the paper.',
      'Acknowledgements We thank the keepers of the lagoon. This work was supported by the Reef Council.',
      'Author Contributions A.M. wrote the paper.',
      'Author Information Reprints and permissions information is available at www.nature.com/reprints. Correspondence should be addressed to A.M. (marsh@example.org).',
    ]);
    pages.newPage();
    heading(pages, 'METHODS');
    for (let n = 0; n < 8; n += 1)
      pages.set(
        prose(items, chance, 6, (at) => String(at + 1)),
        { first: 1 },
      );
    put(pages, { entries: entries.slice(cut), label: numbered('', '.'), setting: { size: 7, rest: 1.8 } }, cut);
    pages.newPage();
    pages.figure(
      'Extended Data Figure 1 | Growth against time. The curve is the mean of three runs in 2016; bars are one standard deviation.',
      160,
    );
    return pdf(pages, entries);
  },
  'Science, references and notes, thanks behind': async (items, chance) => {
    const pages = new Pages(
      paper({
        ...columns,
        columns: 3,
        size: 8,
        margin: 42,
        heads: ['RESEARCH | REPORT'],
        foot: (page) => `SCIENCE sciencemag.org   3 MAY 2016 • VOL 352 ISSUE 6285   ${page}`,
      }),
    );
    heading(pages, some(items[0], 9), { size: 14 });
    body(pages, items, chance, 12, (at) => `(${at + 1})`);
    heading(pages, 'REFERENCES AND NOTES', { size: 7 });
    const entries: string[] = [];
    let label = 0;
    items.forEach((item, at) => {
      label += 1;
      const entry = shown(
        `${namesFirst(item, 4, ', ')}, ${abbreviated(venueOf(item))} ${volumeOf(item)}, ${pagesOf(item)} (${yearOf(item)}).`,
      );
      entries.push(entry);
      pages.set(entry, { size: 6.5, label: `${label}.`, first: 0.6, rest: 2 });
      if (at % 11 === 6) {
        label += 1;
        pages.set('Materials and methods are available as supplementary materials on Science Online.', {
          size: 6.5,
          label: `${label}.`,
          first: 0.6,
          rest: 2,
        });
      }
    });
    heading(pages, 'ACKNOWLEDGMENTS', { size: 7 });
    pages.set(
      'We thank the keepers of the lagoon for access to the reef in 2014 and 2015, and three referees for comments. Supported by Reef Council grants 1212 (to A.M.) and 1213 (to B.Q.). All data are archived at the Reef Data Bank (accession no. 12345).',
      { size: 6.5 },
    );
    heading(pages, 'SUPPLEMENTARY MATERIALS', { size: 7 });
    for (const line of [
      'www.sciencemag.org/content/352/6285/812/suppl/DC1',
      'Materials and Methods',
      'Figs. S1 to S9',
      'Tables S1 and S2',
      'References (41–58)',
      '3 January 2016; accepted 12 April 2016',
      '10.1126/science.aaf9999',
    ])
      pages.set(line, { size: 6.5, justified: false });
    return pdf(pages, entries);
  },
  'Cell, table of resources before the list': (items, chance) => {
    const own = sorted(items);
    return article(own, chance, {
      sheet: { ...columns, columns: 1, margin: 60, size: 9, foot: (page) => `e${page} Cell Reefs 12, 1–14.e1–e5, May 3, 2016` },
      entries: each(own, cell),
      heading: 'REFERENCES',
      mark: (at) => `(${name(own[at])} et al., ${yearOf(own[at])})`,
      setting: { size: 8, rest: 0, above: 0.5 },
      before: (pages) => {
        heading(pages, 'KEY RESOURCES TABLE');
        pages.cells(['REAGENT or RESOURCE', 'SOURCE', 'IDENTIFIER'], [0.45, 0.3, 0.25], 8);
        own.slice(0, 16).forEach((item, at) => {
          pages.cells(
            [
              some(item, 5),
              at % 3 === 0 ? `${name(item)} et al., ${yearOf(item)}` : at % 3 === 1 ? 'Reef Technologies' : 'This paper',
              at % 2 === 0 ? `Cat# ${12000 + at * 37}; RRID:AB_${300000 + at}` : 'N/A',
            ],
            [0.45, 0.3, 0.25],
            8,
          );
        });
      },
    });
  },
  'IOP, no titles, figures of the journal': (items, chance) =>
    article(items, chance, {
      sheet: { ...columns, size: 10, heads: ['J. Phys.: Reefs 12 (2016) 125801   A Marsh et al'], foot: String },
      entries: each(items, iop),
      label: numbered('[', ']'),
      setting: { size: 8.5, rest: 2.2 },
      headed: { size: 11 },
    }),
  'AIP, raised numbers close to the names': (items, chance) =>
    article(items, chance, {
      sheet: { ...columns, heads: ['125801-#   Marsh, Quist, and Ortiz   J. Chem. Reefs 112, 125801 (2016)'] },
      entries: inStyle(items, 'physics'),
      heading: null,
      label: (at) => `${at + 1}`,
      raisedLabel: true,
      mark: (at) => String(at + 1),
      setting: { size: 8 },
      before: (pages) => {
        heading(pages, 'ACKNOWLEDGMENTS', { centred: true });
        pages.set('We thank the keepers of the lagoon. This work was supported by the Reef Council under Grant No. 1212.', { first: 1 });
        pages.gap(14);
      },
    }),
  'sentences behind: typeset by LaTeX, MNRAS': (items, chance) => {
    const own = sorted(items);
    return article(own, chance, {
      sheet: { ...columns, heads: ['#   A. Marsh et al.', 'Slow growth in lagoons   #'], foot: () => 'MNRAS 000, 1–14 (2016)' },
      entries: each(
        own,
        (item) =>
          `${namesBehind(item, 4, ', ', ', ', ' ')}, ${yearOf(item)}, ${abbreviated(venueOf(item))}, ${volumeOf(item)}, ${firstPage(item)}`,
      ),
      heading: 'REFERENCES',
      mark: (at) => `(${name(own[at])} ${yearOf(own[at])})`,
      setting: { size: 8, rest: 1.2 },
      behind: (pages) => {
        heading(pages, 'APPENDIX A: DATA');
        pages.set('Table A1. Positions of the lagoons and the dates at which they were seen.', { size: 8 });
        for (let n = 0; n < 12; n += 1)
          pages.cells(
            [name(own[n]), `${12 + n}:0${n % 10}:12.3`, `-0${n % 8}:12:0${n % 6}`, `201${n % 8} May ${n + 1}`],
            [0.3, 0.25, 0.25, 0.2],
            7,
            false,
          );
        pages.set('This paper has been typeset from a TEX/LATEX file prepared by the author.', { size: 8, above: 1 });
      },
    });
  },
  'a conference, list under a table across': async (items, chance) => {
    const entries = inStyle(items, 'ieee');
    const pages = new Pages(paper({ ...columns, foot: (page) => `978-1-4673-9999-9/16/$31.00 ©2016 IEEE   ${page}` }));
    heading(pages, some(items[0], 10), { size: 15 });
    body(pages, items, chance, 11, (at) => `[${at + 1}]`);
    heading(pages, 'ACKNOWLEDGMENT', { centred: true, bold: false });
    pages.set('The authors thank the keepers of the lagoon.', { first: 1 });
    heading(pages, 'REFERENCES', { centred: true, bold: false });
    put(pages, {
      entries,
      label: numbered('[', ']'),
      setting: { size: 7.5, rest: 2 },
      between: (at, own) => {
        if (at !== Math.floor(entries.length / 3)) return;
        own.set('TABLE III', { size: 7.5, centred: true, above: 1 });
        own.set('COMPARISON WITH EARLIER METHODS', { size: 7.5, centred: true });
        items.slice(0, 7).forEach((item, row) => {
          own.cells([`${name(item)} et al. [${row + 1}]`, yearOf(item), `${80 + row}.${row}%`, `0.${row}2 s`], [0.45, 0.15, 0.2, 0.2], 7);
        });
        own.gap(10);
      },
    });
    return pdf(pages, entries);
  },
  'a paper of meta-analysis, asterisks': (items, chance) => {
    const own = sorted(items);
    return article(own, chance, {
      sheet: { ...columns, heads: ['#   MARSH AND QUIST', 'SLOW GROWTH   #'] },
      entries: inStyle(own, 'apa').map((entry, at) => (at % 3 === 0 ? `*${entry}` : entry)),
      mark: (at) => `(${name(own[at])}, ${yearOf(own[at])})`,
      headed: { centred: true },
      setting: { size: 8, rest: 1.2 },
      before: (pages) => pages.gap(4),
      between: (at, pages) => {
        if (at === 0)
          pages.set('References marked with an asterisk indicate studies included in the meta-analysis.', { size: 8, first: 1.2 });
      },
      behind: (pages) => {
        pages.set('Received January 12, 2015', { size: 8, above: 1.5, justified: false });
        pages.set('Revision received March 3, 2016', { size: 8, justified: false });
        pages.set('Accepted March 9, 2016 ■', { size: 8, justified: false });
      },
    });
  },
  'an abstract, a list run in': async (items, chance) => {
    const few = items.slice(0, 11);
    const entries = each(few, lpsc);
    const pages = new Pages(
      paper({ ...columns, size: 9.5, margin: 60, heads: ['47th Lunar and Reef Science Conference (2016)   1812.pdf'] }),
    );
    heading(pages, some(items[0], 9).toUpperCase(), { size: 10 });
    body(pages, few, chance, 7, (at) => `[${at + 1}]`);
    pages.set('Acknowledgements: This work was supported by Reef Council grant 1212.', { first: 1 });
    pages.set(`References: ${entries.map((entry, at) => `[${at + 1}] ${entry}`).join(' ')}`, { first: 1, size: 9 });
    return pdf(pages, entries);
  },
  'an old letter, works run in, numbers with points': async (items, chance) => {
    const few = items.slice(0, 14);
    const entries = each(
      few,
      (item) =>
        `${namesBehind(item, 2, ' and ', ', ', ', ')}, ${abbreviated(venueOf(item))}, ${volumeOf(item)}, ${firstPage(item)} (${yearOf(item)}).`,
    );
    const pages = new Pages(paper({ ...columns, foot: (page) => `No. 4512   NATURE OF REEFS   ${page + 611}` }));
    heading(pages, some(items[0], 8));
    body(pages, few, chance, 8, (at) => String(at + 1));
    pages.set(`${name(items[2]).toUpperCase()}, ${initialOf(items[2])}.`, { justified: false });
    pages.set('Department of Lagoons, University of Invented Studies, Oslo. Jan. 12.', { size: 8 });
    for (let at = 0; at < entries.length; at += 1)
      pages.set(entries[at] ?? '', { size: 7, label: String(at + 1), raisedLabel: true, first: 1 });
    heading(pages, some(items[9], 8), { centred: true });
    for (let n = 0; n < 3; n += 1)
      pages.set(
        prose(few, chance, 6, () => ''),
        { first: 1.2 },
      );
    return pdf(pages, entries);
  },
};

const KEPT: Readonly<Record<string, Maker>> = {
  'SSOAR, a cover and a German list': async (items, chance) => {
    const own = sorted(items);
    const entries = each(own, (item, at) => (at % 3 === 0 ? germanBook(item) : (listed([item], 'german')[0] ?? '')));
    const pages = new Pages(
      paper({ size: 10.5, justified: true, hyphenated: true, heads: ['#   Soziale Riffe 67 (2016)', 'Langsames Wachstum   #'] }),
    );
    heading(pages, 'www.ssoar.info', { size: 14 });
    heading(pages, some(own[1], 9), { size: 16 });
    pages.set(shown(`${familyOf(own[1])}, ${givenOf(own[1])}`));
    pages.set('Veröffentlichungsversion / Published Version', { size: 9, above: 1 });
    pages.set('Zeitschriftenartikel / journal article', { size: 9 });
    pages.set('Empfohlene Zitierung / Suggested Citation:', { size: 9, bold: true, above: 1 });
    const cover = `${familyOf(own[1])}, ${givenOf(own[1])}: ${titleOf(own[1])}. In: Soziale Riffe 67 (2016), 1, pp. 12-34. URN: https://nbn-resolving.org/urn:nbn:de:0168-ssoar-99999`;
    pages.set(shown(cover), { size: 9 });
    pages.set(
      'Nutzungsbedingungen: Dieser Text wird unter einer Deposit-Lizenz (Keine Weiterverbreitung - keine Bearbeitung) zur Verfügung gestellt. Gewährt wird ein nicht exklusives, nicht übertragbares, persönliches und beschränktes Recht auf Nutzung dieses Dokuments.',
      { size: 8, above: 2 },
    );
    pages.newPage();
    body(pages, own, chance, 11, (at) => `(vgl. ${name(own[at])} ${yearOf(own[at])}: 12)`);
    heading(pages, 'Literatur');
    put(pages, { entries, setting: { size: 9, rest: 1.6 } });
    heading(pages, 'Anschrift der Autorin:');
    pages.set(shown(`Prof. Dr. ${person(own[1])}, Institut für Riffkunde, Lagunenweg 12, 10117 Berlin, E-Mail: marsh@example.org`), {
      size: 9,
    });
    return pdf(pages, entries, [shown(cover)]);
  },
  'German notes at the feet, ders. and ebd.': async (items, chance) => {
    const entries = each(items, germanNote);
    const pages = new Pages(paper({ size: 11, leading: 1.35, justified: true, hyphenated: true, margin: 80, foot: String }));
    heading(pages, '3. Von Riffen und Lagunen', { size: 13 });
    let number = 40;
    const note = (text: string): void => {
      number += 1;
      pages.note(String(number), text);
    };
    entries.forEach((entry, at) => {
      note([`Vgl. ${entry}.`, `${entry}, hier S. 12.`, `Siehe dazu ausführlich ${entry}.`, `So etwa ${entry}.`][at % 4] ?? entry);
      if (at % 5 === 2) note(`Ebd., S. ${20 + at}.`);
      if (at % 5 === 4) note(`${name(items[at])}, ${some(items[at], 2)} (wie Anm. ${number}), S. ${30 + at}.`);
      pages.set(
        prose(items, chance, 5, () => String(number)),
        { first: 1 },
      );
    });
    return pdf(pages, entries);
  },
  'a German thesis, archives, print and internet': async (items, chance) => {
    const own = sorted(items);
    const third = Math.ceil(own.length / 3);
    const printed = each(own.slice(0, third), germanBook);
    const works = each(own.slice(third, 2 * third), (item) => `${germanNote(item)}.`);
    const web = each(
      own.slice(2 * third),
      (item) =>
        `${namesBehind(item, 3, ' / ')}: ${titleOf(item)}, in: ${venueOf(item)}, 12. Mai ${yearOf(item)}, URL: https://www.${letters(item)}.de/${yearOf(item)}/${letters(item)}.html (abgerufen am 03.05.2019).`,
    );
    const archives = [
      'Bundesarchiv Berlin (BArch), R 43 II/1212, Bl. 12–34',
      'Politisches Archiv des Auswärtigen Amts (PA AA), RZ 201, R 12345',
      'Landesarchiv Oslo, Rep. 12, Nr. 345: Briefe des Riffamtes, 1921–1933',
    ];
    const pages = new Pages(paper({ size: 11, leading: 1.4, justified: true, hyphenated: true, margin: 85, heads: ['#'] }));
    body(pages, own, chance, 9, () => '');
    pages.newPage();
    heading(pages, 'Quellen- und Literaturverzeichnis', { size: 15 });
    heading(pages, 'I. Ungedruckte Quellen');
    for (const line of archives) pages.set(line, { rest: 2 });
    heading(pages, 'II. Gedruckte Quellen');
    put(pages, { entries: printed, setting: { rest: 2 } });
    heading(pages, 'III. Forschungsliteratur');
    put(pages, { entries: works, setting: { rest: 2 } });
    heading(pages, 'IV. Internetquellen');
    put(pages, { entries: web, setting: { rest: 2 } });
    heading(pages, 'Eidesstattliche Erklärung', { size: 15 });
    pages.set(
      'Hiermit erkläre ich, dass ich die vorliegende Arbeit selbständig verfasst und keine anderen als die angegebenen Quellen und Hilfsmittel benutzt habe. Berlin, den 3. Mai 2019',
    );
    return pdf(pages, [...printed, ...works, ...web], archives);
  },
  'JSTOR, the notice at the foot of every page': (items, chance) => {
    const own = sorted(items);
    return article(own, chance, {
      sheet: {
        size: 10.5,
        justified: true,
        hyphenated: true,
        margin: 90,
        heads: ['#   REEF QUARTERLY', 'SLOW GROWTH   #'],
        stamps: () => [
          { text: 'This content downloaded from 130.12.34.56 on Tue, 03 May 2016 10:12:13 UTC', x: 150, y: 806, size: 7 },
          { text: 'All use subject to https://about.jstor.org/terms', x: 205, y: 816, size: 7 },
        ],
      },
      entries: inStyle(own, 'chicago'),
      heading: 'Works Cited',
      mark: (at) => `(${name(own[at])} ${yearOf(own[at])})`,
      setting: { rest: 1.5 },
    });
  },
  'downloaded by guest, words up the margin': (items, chance) =>
    article(items, chance, {
      sheet: {
        ...columns,
        stamps: () => [rightWords('Downloaded from https://academic.example.org/reefs/article/12/3/812/1234567 by guest on 03 May 2016')],
        heads: ['Reef Oxford, 2016, Vol. 12, No. 3   #'],
      },
      entries: each(items, ama),
      label: numbered('', '.'),
      setting: { size: 7.5, rest: 1.8 },
    }),
  'a watermark over every page': (items, chance) =>
    article(items, chance, {
      sheet: {
        size: 11,
        leading: 1.5,
        foot: String,
        stamps: () => [
          { text: 'DRAFT', x: 150, y: 600, size: 120, turn: -45 },
          { text: 'CONFIDENTIAL – DO NOT CIRCULATE', x: 220, y: 30, size: 8 },
        ],
      },
      entries: each(items, (item) => `${springer(item)}`),
      mark: (at) => `(${name(items[at])} ${yearOf(items[at])})`,
      setting: { above: 0.5 },
    }),
  'an arXiv stamp, appendix of one column': async (items, chance) => {
    const own = sorted(items);
    const entries = inStyle(own, 'acl');
    const pages = new Pages(
      paper({
        ...columns,
        margin: 60,
        stamps: (page) => (page === 1 ? [{ text: 'arXiv:1605.01234v2  [cs.CL]  3 May 2016', x: 26, y: 560, size: 18, turn: -90 }] : []),
      }),
    );
    heading(pages, some(own[0], 9), { size: 14 });
    body(pages, own, chance, 12, (at) => `(${name(own[at])}, ${yearOf(own[at])})`);
    heading(pages, 'References');
    put(pages, { entries, setting: { size: 8.5, rest: 1, above: 0.3 } });
    heading(pages, 'A Details of training', { size: 12 });
    for (let n = 0; n < 4; n += 1) pages.set(prose(own, chance, 6, (at) => `(${name(own[at])}, ${yearOf(own[at])})`));
    heading(pages, 'B Prompts', { size: 12 });
    for (let n = 0; n < 6; n += 1)
      pages.set(`Prompt ${n + 1}: You are given the title “${some(own[n], 6)}” (${yearOf(own[n])}). Answer with the number of the reef.`, {
        size: 8,
      });
    return pdf(pages, entries);
  },
  'a submission with rulers on both sides': (items, chance) => {
    const own = sorted(items);
    return article(own, chance, {
      sheet: {
        ...columns,
        margin: 70,
        heads: ['Confidential Review Copy. DO NOT DISTRIBUTE.'],
        stamps: (page) =>
          Array.from({ length: 50 }, (_, at) => String((page - 1) * 100 + at).padStart(3, '0')).flatMap((number, at) => [
            { text: number, x: 36, y: 74 + at * 14, size: 8 },
            { text: String(Number(number) + 50).padStart(3, '0'), x: 545, y: 74 + at * 14, size: 8 },
          ]),
      },
      entries: inStyle(own, 'acl'),
      mark: (at) => `(${name(own[at])}, ${yearOf(own[at])})`,
      setting: { size: 8.5, rest: 1, above: 0.3 },
    });
  },
  'a thesis scanned, letters misread': (items, chance) => {
    const own = sorted(items);
    return article(own, chance, {
      sheet: {
        size: 11,
        leading: 1.7,
        margin: 90,
        foot: String,
        font: 'Courier',
        bold: 'Courier-Bold',
        scanned: misread(chance),
        shaken: () => chance() * 3,
      },
      entries: inStyle(own, 'apa'),
      heading: 'BIBLIOGRAPHY',
      headed: { centred: true, bold: false },
      mark: (at) => `(${name(own[at])}, ${yearOf(own[at])})`,
      setting: { rest: 3, above: 0.5 },
    });
  },
  'a journal scanned, two columns, misread': (items, chance) =>
    article(items, chance, {
      sheet: {
        ...columns,
        scanned: misread(chance),
        shaken: () => chance() * 2,
        heads: ['#   REEF ABSTRACTS, VOL. 12', 'SLOW GROWTH   #'],
      },
      entries: each(
        items,
        (item) =>
          `${namesBehind(item, 4, ' and ')}: ${titleOf(item)}. ${abbreviated(venueOf(item))} ${volumeOf(item)}: ${pagesOf(item)}, ${yearOf(item)}.`,
      ),
      label: numbered('', '.'),
      setting: { size: 8, rest: 1.6 },
      heading: 'LITERATURE CITED',
    }),
  'two pages of a book on a sheet': (items, chance) => {
    const own = sorted(items);
    return article(own, chance, {
      sheet: { up: 2, size: 12, justified: true, margin: 80, heads: ['#   OF REEFS', 'BIBLIOGRAPHY   #'] },
      entries: inStyle(own, 'book'),
      heading: 'Bibliography',
      mark: () => '',
      setting: { rest: 1.5 },
    });
  },
  'four pages on a sheet, n.': (items, chance) =>
    article(items, chance, {
      sheet: { up: 4, size: 11, justified: true, margin: 70, foot: String },
      entries: each(items, ama),
      label: numbered('', '.'),
      setting: { rest: 2 },
    }),
  'four pages on a sheet, names and year': (items, chance) => {
    const own = sorted(items);
    return article(own, chance, {
      sheet: { up: 4, size: 11, margin: 70, foot: String },
      entries: inStyle(own, 'harvard'),
      mark: (at) => `(${name(own[at])} ${yearOf(own[at])})`,
      setting: { rest: 1.5, above: 0.3 },
    });
  },
  'two columns on two pages of a sheet': (items, chance) =>
    article(items, chance, {
      sheet: { ...columns, up: 2, heads: ['#   Reef Letters', 'Slow growth   #'] },
      entries: inStyle(items, 'elsevier'),
      label: numbered('[', ']'),
      setting: { size: 7.5, rest: 2 },
    }),
};

const BOOKS: Readonly<Record<string, Maker>> = {
  'a bibliography and an index behind': async (items, chance) => {
    const own = sorted(items);
    const entries = inStyle(own, 'book');
    const pages = new Pages(paper({ size: 10, justified: true, margin: 85, heads: ['#   Bibliography', 'Index   #'] }));
    body(pages, own, chance, 8, () => '');
    pages.newPage();
    heading(pages, 'Bibliography', { size: 15 });
    put(pages, { entries, setting: { size: 9.5, rest: 1.5 } });
    pages.newPage();
    heading(pages, 'Index', { size: 15 });
    own.forEach((item, at) => {
      pages.set(`${name(item)}, ${initialOf(item)}., ${at + 3}, ${at + 12}–${at + 14}, ${at + 112}n${at % 9}`, {
        size: 8.5,
        rest: 1.5,
        justified: false,
      });
      if (at % 4 === 0)
        pages.set(`${some(item, 2).toLowerCase()}, ${at + 5}, ${at + 50}; in lagoons, ${at + 71}; see also reefs`, {
          size: 8.5,
          rest: 1.5,
          justified: false,
        });
    });
    return pdf(pages, entries);
  },
  'a list and advertisements of the press': async (items, chance) => {
    const own = sorted(items.slice(0, items.length - 6));
    const entries = inStyle(own, 'harvard');
    const pages = new Pages(paper({ size: 10, margin: 80, foot: String }));
    body(pages, own, chance, 8, (at) => `(${name(own[at])} ${yearOf(own[at])})`);
    heading(pages, 'References');
    put(pages, { entries, setting: { rest: 1.8 } });
    pages.newPage();
    heading(pages, 'Also available from Reef Press', { size: 14, centred: true });
    for (const item of items.slice(-6)) {
      pages.set(some(item, 9), { bold: true, above: 1 });
      pages.set(shown(`${person(item)}, Professor of Reefs, University of Invented Studies`));
      pages.set(`‘A book that everybody who looks at lagoons should own.’ – The Lagoon Times`, { size: 9 });
      pages.set(`May 2016   234 x 156 mm   ${212 + titleOf(item).length} pp   Hardback 978 0 19 96${titleOf(item).length}12 3   £55.00`, {
        size: 9,
      });
    }
    heading(pages, 'To order, visit www.example.org/reefpress or call +44 20 1234 5678', { centred: true });
    return pdf(pages, entries);
  },
  'a handbook, questions and further reading by chapter': async (items, chance) => {
    const pages = new Pages(paper({ size: 10.5, justified: true, margin: 80, heads: ['#   Of Reefs', 'Chapter   #'] }));
    const entries: string[] = [];
    for (let chapter = 0; chapter < 3; chapter += 1) {
      const part = sorted(items.slice(chapter * 9, chapter * 9 + 9));
      const own = inStyle(part, 'apa');
      entries.push(...own);
      heading(pages, `Chapter ${chapter + 1}`, { size: 15 });
      body(pages, items, chance, 5, (at) => `(${name(items[at])}, ${yearOf(items[at])})`);
      heading(pages, 'Questions for discussion');
      for (let n = 0; n < 4; n += 1)
        pages.set(
          `What did ${name(items[n])} (${yearOf(items[n])}) mean by “${some(items[n], 4)}”? Discuss, with reference to one lagoon that you know.`,
          { label: `${n + 1}.`, rest: 1.5 },
        );
      heading(pages, 'Further reading');
      put(pages, { entries: own.slice(0, 4), setting: { rest: 1.5 } });
      heading(pages, 'References');
      put(pages, { entries: own.slice(4), setting: { rest: 1.5 } });
    }
    return pdf(pages, entries);
  },
  'columns for author, year, title and journal': async (items, chance) => {
    const few = items.slice(0, 30);
    const pages = new Pages(paper({ size: 10, margin: 50, foot: String }));
    body(pages, items, chance, 6, (at) => `(${name(items[at])} ${yearOf(items[at])})`);
    heading(pages, 'Appendix 2. Studies included');
    pages.cells(['Author(s)', 'Year', 'Title', 'Journal'], [0.22, 0.08, 0.45, 0.25], 8);
    const rows = few.map((item) =>
      [namesBehind(item, 3, ' & '), yearOf(item), titleOf(item), `${venueOf(item)} ${volumeOf(item)}`].map(shown),
    );
    for (const row of rows) pages.cells(row, [0.22, 0.08, 0.45, 0.25], 8);
    return pdf(
      pages,
      rows.map((row) => row.join(' ')),
    );
  },
  'a table of numbers and references': async (items, chance) => {
    const few = items.slice(0, 30);
    const pages = new Pages(paper({ size: 10, margin: 60, foot: String }));
    body(pages, items, chance, 6, (at) => `[${at + 1}]`);
    heading(pages, 'References');
    pages.cells(['No.', 'Reference'], [0.1, 0.9], 9);
    const entries = each(few, ama);
    entries.forEach((entry, at) => {
      pages.cells([String(at + 1), entry], [0.1, 0.9], 9);
    });
    return pdf(pages, entries);
  },
  'a supplement, tables and its own list': async (items, chance) => {
    const few = items.slice(0, 24);
    const entries = inStyle(few, 'vancouver');
    const pages = new Pages(paper({ ...SANS, size: 10, margin: 70, foot: (page) => `S${page}` }));
    heading(pages, `Supplementary Information for ${some(items[0], 8)}`, { size: 13 });
    for (let table = 1; table < 4; table += 1) {
      pages.set(`Table S${table}. ${some(items[table], 8)}.`, { bold: true, above: 1 });
      pages.cells(['Study', 'n', 'Effect (95% CI)', 'Ref.'], [0.35, 0.15, 0.35, 0.15], 8);
      few.slice(0, 12).forEach((item, at) => {
        pages.cells(
          [`${name(item)} et al. ${yearOf(item)}`, String(40 + at * 7), `0.${at}2 (0.0${at % 9}–0.${at}9)`, String(at + 1)],
          [0.35, 0.15, 0.35, 0.15],
          8,
        );
      });
      pages.gap(8);
    }
    heading(pages, 'Supplementary Note 1');
    body(pages, few, chance, 3, (at) => String(at + 1));
    heading(pages, 'Supplementary References');
    put(pages, { entries, label: numbered('', '.'), setting: { rest: 1.8 } });
    return pdf(pages, entries);
  },
  'a dissertation, white between, a life behind': (items, chance) => {
    const own = sorted(items);
    return article(own, chance, {
      sheet: { size: 12, leading: 2, margin: 90, heads: ['#'] },
      entries: inStyle(own, 'mixed'),
      heading: 'LIST OF REFERENCES',
      headed: { centred: true },
      mark: (at) => `(${name(own[at])}, ${yearOf(own[at])})`,
      setting: { leading: 1.1, rest: 3, above: 1.1 },
      behind: (pages) => {
        pages.newPage();
        heading(pages, 'VITA', { centred: true });
        pages.set(
          shown(
            `${person(own[3])} was born in Oslo on May 3, 1987. She received the B.S. from the University of Invented Studies in 2009 and the M.S. in 2011. Her articles have appeared in the Journal of Reefs (2014) and in Lagoon Letters (2015). She lives in Delft.`,
          ),
          { first: 3 },
        );
      },
    });
  },
  'a review of books between articles': async (items, chance) => {
    const own = sorted(items.slice(0, 20));
    const entries = inStyle(own, 'harvard');
    const pages = new Pages(paper({ ...columns, heads: ['#   Reef Review 12', 'Book reviews   #'] }));
    body(pages, own, chance, 9, (at) => `(${name(own[at])} ${yearOf(own[at])})`);
    heading(pages, 'References');
    put(pages, { entries, setting: { size: 8, rest: 1.2 } });
    heading(pages, 'BOOK REVIEWS', { size: 14 });
    for (const item of items.slice(20, 24)) {
      pages.set(some(item, 10), { bold: true, above: 1 });
      pages.set(prose(own, chance, 6, () => ''));
      pages.set(
        prose(own, chance, 5, () => ''),
        { first: 1 },
      );
      pages.set(person(item), { justified: false });
      pages.set('University of Invented Studies', { size: 8, justified: false });
    }
    return pdf(pages, entries);
  },
  'notes at the end, then a list, then a table': async (items, chance) => {
    const own = sorted(items);
    const entries = inStyle(own, 'chicago');
    const pages = new Pages(
      paper({ size: 10, justified: true, hyphenated: true, margin: 80, heads: ['#   Journal of Reef Studies', 'Slow Growth   #'] }),
    );
    body(pages, own, chance, 9, (at) => `(${name(own[at])} ${yearOf(own[at])})`);
    heading(pages, 'NOTES');
    for (let n = 0; n < 9; n += 1)
      pages.set(
        `${prose(own, chance, 1, () => '')} See ${name(own[n])} (${yearOf(own[n])}, ${n + 12}) for another view, and the remarks in section ${n % 4}.`,
        { size: 9, label: `${n + 1}.`, first: 1.2 },
      );
    heading(pages, 'REFERENCES');
    put(pages, { entries, setting: { size: 9, rest: 1.6 } });
    heading(pages, 'TABLE 1');
    pages.set('Lagoons, by year of first survey', { size: 9 });
    for (let n = 0; n < 14; n += 1)
      pages.cells([`Lagoon of ${name(own[n])}`, String(1980 + n), `${n}.${n % 7}`, `(${n}.0${n % 5})`], [0.4, 0.2, 0.2, 0.2], 8, false);
    return pdf(pages, entries);
  },
  'two addresses and a date below the list': (items, chance) => {
    const own = sorted(items);
    return article(own, chance, {
      sheet: { ...columns, size: 9.5, foot: String },
      entries: each(
        own,
        (item) => `${namesBehind(item, 4, ' & ')} ${yearOf(item)}. ${titleOf(item)}. ${venueOf(item)} ${volumeOf(item)}: ${pagesOf(item)}.`,
      ),
      heading: 'Literature Cited',
      mark: (at) => `(${name(own[at])} ${yearOf(own[at])})`,
      setting: { size: 8, rest: 1 },
      behind: (pages) => {
        pages.set(
          shown(
            `${person(own[2])}, Department of Lagoons, University of Invented Studies, PO Box 1212, N-0315 Oslo, Norway. E-mail: marsh@example.org.`,
          ),
          { size: 8, above: 1.2 },
        );
        pages.set(shown(`${person(own[5])}, Museum of Reefs, 12 Lagoon Way, Delft, The Netherlands.`), { size: 8 });
        pages.set('Submitted 3 March 2016. Accepted 12 May 2016. Associate Editor: B. Quist.', { size: 8, above: 0.6 });
      },
    });
  },
  'a report, letters in the text, sources below tables': async (items, chance) => {
    const few = sorted(items.slice(0, 26));
    const entries = each(few, (item, at) =>
      at % 4 === 0
        ? `World Reef Organization (${yearOf(item)}), ${titleOf(item)}. Geneva: WRO. http://www.example.org/reports/${at}.pdf (accessed 3 May 2016).`
        : `${namesBehind(item, 4, ' and ')} (${yearOf(item)}), “${titleOf(item)}”, ${venueOf(item)}, Vol. ${volumeOf(item)}, pp. ${pagesOf(item)}.`,
    );
    const pages = new Pages(paper({ ...SANS, size: 9.5, margin: 75, heads: ['REEFS AT A GLANCE 2016 © REEF BUREAU 2016   #'] }));
    for (let part = 0; part < 5; part += 1) {
      body(pages, few, chance, 2, (at) => `(${name(few[at])}, ${yearOf(few[at])})`);
      pages.figure(`Figure ${part + 1}.1. Growth of lagoons, 2000-${10 + part}`, 90);
      pages.set(
        `Source: Reef Bureau (2016), Lagoon Statistics (database); ${name(few[part])} et al. (${yearOf(few[part])}). StatLink: http://dx.doi.org/10.1787/88893312${part}12`,
        { size: 7 },
      );
    }
    heading(pages, 'References');
    put(pages, { entries, setting: { rest: 1.5, above: 0.4 } });
    heading(pages, 'Notes');
    for (let n = 0; n < 4; n += 1)
      pages.set(`${prose(few, chance, 1, () => '')} The year 201${n} is that of the survey.`, { label: `${n + 1}.`, rest: 1.5, size: 8.5 });
    return pdf(pages, entries);
  },
  'points at the feet: stars and crosses': async (items, chance) => {
    const few = items.slice(0, 24);
    const entries = each(
      few,
      (item) =>
        `${namesFirst(item, 2, ' and ')}, ${abbreviated(venueOf(item))}, vol. ${volumeOf(item)}, p. ${firstPage(item)} (${yearOf(item)}).`,
    );
    const pages = new Pages(paper({ size: 11, justified: true, margin: 85, heads: ['#   Mr. Marsh on Slow Growth'] }));
    entries.forEach((entry, at) => {
      pages.note(['*', '†', '‡'].map(shown)[0] ?? '*', entry);
      pages.set(
        prose(few, chance, 9, () => '*'),
        { first: 1 },
      );
      if (at % 1 === 0) pages.newPage();
    });
    return pdf(pages, entries);
  },
};

/** Every kind, half of them kept apart by the hash of its name. */
export const PAPERS: Readonly<Record<string, Maker>> = { ...PUBLISHED, ...KEPT, ...BOOKS };
