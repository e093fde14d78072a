/**
 * Made pages of kinds of documents that print their works in ways of their own: reviews with studies named before their reports, standards,
 * patents, books with notes to each chapter, chemists' numbers with letters, lists with remarks on the best works, curricula vitae with
 * numbers that fall, syllabi, brochures of abstracts. Each takes records and gives a PDF and, as printed, every entry that a reader must
 * find in it; what may be read or not (archives, records, patents) is named as `either`.
 */
import type { CslItem } from '../src/model/csl.ts';
import { type Chance, entriesIn, listIn, type Maker, numbered, paper, prose, shown } from './documents-layouts.ts';
import { FACES, Pages, unmarked } from './documents-pages.ts';
import type { StyleName } from './documents-styles.ts';

const byAuthor = (items: readonly CslItem[]): CslItem[] =>
  [...items].sort((a, b) => (a.author?.[0]?.family ?? '').localeCompare(b.author?.[0]?.family ?? ''));
const yearOf = (item: CslItem | undefined): string => String(item?.issued?.['date-parts']?.[0]?.[0] ?? '1999');
const familyOf = (item: CslItem | undefined): string => shown(item?.author?.[0]?.family ?? 'Marsh') || 'Marsh';
const initialOf = (item: CslItem | undefined): string => shown(item?.author?.[0]?.given ?? 'A').slice(0, 1) || 'A';
const titleOf = (item: CslItem | undefined): string => shown(item?.title ?? 'Of reefs').replace(/\.$/, '');
const some = (item: CslItem | undefined, count: number): string => titleOf(item).split(' ').slice(0, count).join(' ');
const SANS = { font: 'Helvetica', bold: 'Helvetica-Bold' } as const;
const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
const body = (pages: Pages, items: readonly CslItem[], chance: Chance, count: number, mark: (at: number) => string): void => {
  for (let n = 0; n < count; n += 1) pages.set(prose(items, chance, 6, mark), { first: 1.2 });
};
const pdf = async (pages: Pages, entries: readonly string[], either: readonly string[] = []) => ({
  bytes: await pages.bytes(),
  ending: 'pdf',
  entries: entries.map(unmarked),
  either,
});
const heading = (pages: Pages, text: string, size = 12): void => pages.set(text, { bold: true, size, above: 1.4, justified: false });

/** Labels that stand in the margin, the entries at the text's own edge. */
const outside: Maker = async (items, chance) => {
  const pages = new Pages(paper({ size: 10.5, justified: true, margin: 90, foot: String }));
  body(pages, items, chance, 12, (at) => `[${at + 1}]`);
  return pdf(pages, listIn(pages, items, { style: 'elsevier', label: numbered('[', ']'), setting: { first: -2.4, rest: 0 } }));
};

/** More than a hundred entries whose labels end at one edge. */
const rightLabels: Maker = async (items, chance) => {
  const pages = new Pages(paper({ columns: 2, size: 9, justified: true, hyphenated: true, margin: 50, heads: ['Marsh et al.  #'] }));
  const many = [
    ...items,
    ...items.map((item, at) => ({ ...item, author: items[(at + 3) % items.length]?.author ?? [] })),
    ...items.map((item, at) => ({ ...item, author: items[(at + 7) % items.length]?.author ?? [] })),
  ].filter(({ author }) => author !== undefined && author.length > 0);
  body(pages, items, chance, 12, (at) => `[${at + 1}]`);
  const entries = entriesIn(many, 'vancouver');
  heading(pages, 'References', 10);
  entries.forEach((entry, at) => {
    const label = `${at + 1}.`;
    pages.set(entry, { size: 8, label, first: 1.5 - (label.length - 1) * 0.5, rest: 2.4 });
  });
  return pdf(pages, entries);
};

/** A book: notes to each chapter at the end, counted anew, with ibid. and short forms. */
const bookNotes: Maker = async (items, chance) => {
  const pages = new Pages(
    paper({ size: 10.5, justified: true, hyphenated: true, margin: 80, heads: ['# | OF REEFS', 'NOTES TO PAGES 12–45 | #'] }),
  );
  const entries = entriesIn(items, 'notes');
  body(pages, items, chance, 10, () => '');
  pages.newPage();
  pages.set('Notes', { size: 18, bold: true });
  chunks(entries, 9).forEach((part, chapter) => {
    heading(pages, `${chapter + 1}. ${some(items[chapter], 4)}`, 11);
    let number = 0;
    part.forEach((entry, at) => {
      const set = (text: string): void => {
        number += 1;
        pages.set(text, { label: `${number}.`, size: 9, first: 1.2 });
      };
      set(entry);
      if (at % 4 === 1) set(`Ibid., ${20 + at}.`);
      if (at % 4 === 3) set(`${familyOf(items[chapter * 9 + at])}, “${some(items[chapter * 9 + at], 3)},” ${30 + at}.`);
    });
  });
  heading(pages, 'Acknowledgments', 18);
  body(pages, items, chance, 2, () => '');
  return pdf(pages, entries);
};

/** A clinical guideline: a table of evidence by study, then the list. */
const evidence: Maker = async (items, chance) => {
  const pages = new Pages(paper({ ...SANS, size: 9.5, foot: (page) => `Guideline 12 | Version 2.1 | Page ${page} of 40` }));
  body(pages, items, chance, 8, (at) => `[${at + 1}]`);
  heading(pages, 'Table 4. Summary of evidence');
  pages.set('Study     Design     Population     Result     Level', { size: 8, bold: true });
  items.slice(0, 14).forEach((item, at) => {
    pages.set(
      `${familyOf(item)} et al. ${yearOf(item)} [${at + 1}]   ${['RCT', 'Cohort', 'Case series'][at % 3]}   n = ${40 + at * 13}   OR 1.${at} (95% CI 0.8–2.${at})   ${['1++', '2+', '3'][at % 3]}`,
      { size: 8, above: 0.2 },
    );
  });
  const entries = listIn(pages, items, { style: 'vancouver', label: numbered('', '.'), setting: { size: 8.5, rest: 2 } });
  heading(pages, 'Declarations of interest');
  items.slice(0, 5).forEach((item) => {
    pages.set(`${initialOf(item)}. ${familyOf(item)}: personal fees from Reef Pharma, 2014–2016; none otherwise.`);
  });
  return pdf(pages, entries);
};

/** A systematic review: reports under the names of their studies, included, excluded, additional. */
const reviews: Maker = async (items, chance) => {
  const pages = new Pages(paper({ size: 9.5, columns: 2, margin: 50, heads: ['Lagoons for slow growth (Review)   #'] }));
  body(pages, items, chance, 10, (at) => `(${familyOf(items[at])} ${yearOf(items[at])})`);
  pages.set('REFERENCES', { bold: true, size: 12, above: 1.5 });
  const entries: string[] = [];
  const third = Math.ceil(items.length / 3);
  ['References to studies included in this review', 'References to studies excluded from this review', 'Additional references'].forEach(
    (words, n) => {
      heading(pages, words, 10);
      const own = byAuthor(items.slice(n * third, (n + 1) * third));
      entriesIn(own, 'vancouver').forEach((entry, at) => {
        pages.set(`${familyOf(own[at])} ${yearOf(own[at])}${n === 2 ? '' : ' {published data only}'}`, {
          size: 8,
          bold: true,
          above: 0.5,
          justified: false,
        });
        pages.set(n === 0 && at % 3 === 0 ? `∗ ${entry}`.replace('∗', '*') : entry, { size: 8, first: 1, rest: 1 });
        entries.push(entry);
      });
    },
  );
  return pdf(pages, entries);
};

/** A German thesis: literature, sources and pages of the web under headings of their own. */
const german: Maker = async (items, chance) => {
  const pages = new Pages(paper({ size: 11, leading: 1.4, justified: true, foot: String }));
  body(pages, items, chance, 8, () => '(Marsh 2016: 12)');
  pages.newPage();
  pages.set('Literatur-, Quellen- und Internetverzeichnis', { bold: true, size: 15 });
  const third = Math.ceil(items.length / 3);
  const entries: string[] = [];
  const add = (words: string, own: readonly string[]): void => {
    heading(pages, words, 12);
    for (const entry of own) pages.set(entry, { rest: 2, above: 0.3 });
    entries.push(...own);
  };
  add('I. Monographien und Sammelbände', entriesIn(byAuthor(items.slice(0, third)), 'german'));
  add('II. Zeitschriftenaufsätze', entriesIn(byAuthor(items.slice(third, 2 * third)), 'german'));
  add(
    'III. Internetquellen',
    byAuthor(items.slice(2 * third)).map(
      (item, at) =>
        `${familyOf(item)}, ${initialOf(item)}. (${yearOf(item)}): ${titleOf(item)}. Online verfügbar unter: https://www.example.org/${some(
          item,
          1,
        )
          .toLowerCase()
          .replace(/[^a-z]/g, '')}/${at}.html (zuletzt abgerufen am ${1 + at}.05.2019).`,
    ),
  );
  heading(pages, 'Eidesstattliche Erklärung', 15);
  pages.set(
    'Hiermit erkläre ich, dass ich die vorliegende Arbeit selbstständig verfasst und keine anderen als die angegebenen Quellen und Hilfsmittel benutzt habe.',
  );
  pages.set('Berlin, den 3. Mai 2019, A. Marsh', { above: 1 });
  return pdf(pages, entries);
};

/** French: a bibliography by kinds, with points between names and titles. */
const french: Maker = async (items, chance) => {
  const pages = new Pages(paper({ size: 11, justified: true, foot: String }));
  body(pages, items, chance, 8, () => '(Marsh, 2016)');
  pages.set('Bibliographie sélective', { bold: true, size: 15, above: 2 });
  const half = Math.ceil(items.length / 2);
  const entries: string[] = [];
  heading(pages, 'Ouvrages');
  entries.push(
    ...byAuthor(items.slice(0, half)).map(
      (item) =>
        `${familyOf(item).toUpperCase()} (${initialOf(item)}.), ${titleOf(item)}, Paris, Éditions du Récif, coll. « Lagunes », ${yearOf(item)}, 214 p.`,
    ),
  );
  for (const entry of entries) pages.set(entry, { label: '–', rest: 1 });
  heading(pages, 'Articles et chapitres d’ouvrages');
  const articles = entriesIn(byAuthor(items.slice(half)), 'french');
  for (const entry of articles) pages.set(entry, { label: '–', rest: 1 });
  heading(pages, 'Table des matières', 15);
  ['Introduction', 'Chapitre premier. Les récifs', 'Conclusion'].forEach((words, at) => {
    pages.set(`${words} ${'.'.repeat(50)} ${at * 30 + 5}`);
  });
  return pdf(pages, [...entries, ...articles]);
};

/** History: archives, printed primary sources, secondary works. */
const history: Maker = async (items, chance) => {
  const pages = new Pages(paper({ size: 11, leading: 1.3, heads: ['Bibliography   #'], margin: 80 }));
  body(pages, items, chance, 8, () => '');
  pages.newPage();
  pages.set('BIBLIOGRAPHY', { bold: true, centred: true, size: 14 });
  heading(pages, 'A. Archives');
  const archives = ['The National Archives, Kew', 'Bodleian Library, Oxford', 'Archivo General de Indias, Seville'].flatMap((place, at) => [
    place,
    `CO 137/${389 + at}, 391: Correspondence of the governor with the reef office, 18${20 + at}–18${31 + at}`,
    `MSS Eng. d. ${2040 + at}, fols 12–48`,
  ]);
  for (const line of archives) pages.set(line, { rest: 2 });
  const half = Math.ceil(items.length / 2);
  heading(pages, 'B. Printed primary sources');
  const primary = entriesIn(byAuthor(items.slice(0, half)), 'book');
  for (const entry of primary) pages.set(entry, { rest: 2 });
  heading(pages, 'C. Secondary works');
  const secondary = entriesIn(byAuthor(items.slice(half)), 'chicago');
  for (const entry of secondary) pages.set(entry, { rest: 2 });
  return pdf(pages, [...primary, ...secondary], archives);
};

/** Works on music: records behind the list of works. */
const music: Maker = async (items, chance) => {
  const pages = new Pages(paper({ size: 11, foot: String }));
  body(pages, items, chance, 8, () => '(Marsh 2016)');
  const entries = listIn(pages, byAuthor(items), { style: 'chicago', heading: 'Bibliography', setting: { rest: 2 } });
  heading(pages, 'Discography');
  const records = items
    .slice(0, 8)
    .map((item, at) => `${familyOf(item)}, ${initialOf(item)}. ${some(item, 3)}. Reef Records RR ${1200 + at * 31}, 19${58 + at}, LP.`);
  for (const line of records) pages.set(line, { rest: 2 });
  heading(pages, 'Interviews');
  const talks = items
    .slice(0, 4)
    .map((item, at) => `${familyOf(item)}, ${initialOf(item)}. Interview by the author. Havana, ${3 + at} May 2014.`);
  for (const line of talks) pages.set(line, { rest: 2 });
  return pdf(pages, entries, [...records, ...talks]);
};

/** Short citations and remarks at the foot of pages, whole works in a list behind. */
const notesAndList: Maker = async (items, chance) => {
  const pages = new Pages(paper({ size: 11, justified: true, foot: String }));
  for (let at = 0; at < 24; at += 1) {
    const item = items[at % items.length];
    pages.note(
      String(at + 1),
      at % 4 === 3
        ? 'The word is used here in the sense of the time; a reef in the present sense is not meant.'
        : at % 4 === 2
          ? `Cf. ${familyOf(item)}, ${some(item, 3)}, pp. ${12 + at}–${14 + at}; ${familyOf(items[0])} (${yearOf(items[0])}), p. 9.`
          : `${familyOf(item)} (${yearOf(item)}), p. ${12 + at}.`,
    );
    pages.set(
      prose(items, chance, 4, () => ''),
      { first: 1.2 },
    );
    if (at % 3 === 2) pages.newPage();
  }
  return pdf(pages, listIn(pages, byAuthor(items), { style: 'mla', heading: 'Bibliography', setting: { rest: 2 } }));
};

/** Entries with their abstracts, as data bases print them. */
const abstracts: Maker = async (items, chance) => {
  const pages = new Pages(paper({ ...SANS, size: 10, foot: (page) => `Search 3 May 2019 – page ${page}` }));
  heading(pages, 'References', 14);
  const entries = entriesIn(items, 'vancouver');
  entries.forEach((entry, at) => {
    pages.set(entry, { label: `${at + 1}.`, above: 1, rest: 2 });
    pages.set(
      `Abstract: BACKGROUND: It is not known whether ${some(items[at], 5).toLowerCase()} is of use. METHODS: We took samples at ${3 + at} sites between 2011 and 2014. RESULTS: Growth was slow in ${40 + at}% of them (p = 0.0${(at % 8) + 1}). CONCLUSION: ${prose(items, chance, 1, () => '')}`,
      { first: 2, rest: 2, size: 9 },
    );
  });
  return pdf(pages, entries);
};

/** A standard: what it needs first, what it names last. */
const standards: Maker = async (items, chance) => {
  const pages = new Pages(
    paper({ ...SANS, size: 10, heads: ['ISO 98765:2019(E)'], foot: (page) => `© ISO 2019 – All rights reserved   ${page}` }),
  );
  const of = (item: CslItem, at: number): string => {
    const body = ['ISO', 'IEC', 'ISO/IEC', 'EN', 'ASTM', 'DIN EN ISO'][at % 6] ?? 'ISO';
    const number =
      body === 'ASTM'
        ? `D${1200 + at * 7}-${String(10 + (at % 9))}`
        : `${2400 + at * 113}${at % 3 === 0 ? `-${(at % 4) + 1}` : ''}:20${10 + (at % 9)}`;
    return `${body} ${number}, ${some(item, 8)}${at % 2 === 0 ? ` — Part ${(at % 4) + 1}: Test methods` : ''}`;
  };
  const entries = items.map(of);
  const half = Math.min(12, Math.ceil(items.length / 2));
  heading(pages, '1 Scope', 13);
  pages.set('This document specifies requirements for reefs. It applies to lagoons of glass.');
  heading(pages, '2 Normative references', 13);
  pages.set(
    'The following documents are referred to in the text in such a way that some or all of their content constitutes requirements of this document. For dated references, only the edition cited applies. For undated references, the latest edition of the referenced document (including any amendments) applies.',
  );
  for (const entry of entries.slice(0, half)) pages.set(entry, { above: 0.6 });
  heading(pages, '3 Terms and definitions', 13);
  pages.set('For the purposes of this document, the following terms and definitions apply.');
  ['3.1', '3.2', '3.3'].forEach((number, at) => {
    pages.set(number, { bold: true, above: 0.6 });
    pages.set(['reef', 'lagoon', 'slow growth'][at] ?? '', { bold: true });
    pages.set('body of stone under water, see 2.4 of the text [SOURCE: ISO 1234:2011, 3.5, modified — Note 1 has been removed.]');
  });
  heading(pages, '4 Requirements', 13);
  body(pages, items, chance, 6, (at) => `[${at + 1}]`);
  pages.newPage();
  heading(pages, 'Bibliography', 13);
  entries.slice(half).forEach((entry, at) => {
    pages.set(entry, { label: `[${at + 1}]`, rest: 2.5, above: 0.4 });
  });
  return pdf(pages, entries);
};

/** A patent's first page, then the text in numbered paragraphs. */
const patent: Maker = async (items, chance) => {
  const pages = new Pages(paper({ columns: 2, size: 9, margin: 50, heads: ['US 9,876,543 B2'] }));
  pages.set('(54) SLOW GROWTH IN GLASS LAGOONS', { bold: true });
  pages.set('(75) Inventors: Ada Marsh, Oslo (NO); Bo Ng, Delft (NL)');
  pages.set('(22) Filed: May 3, 2016');
  pages.set('(56) References Cited', { bold: true, above: 1, centred: true });
  pages.set('U.S. PATENT DOCUMENTS', { above: 0.6, centred: true });
  const patents = items
    .slice(0, 9)
    .map(
      (item, at) =>
        `${4 + at},${123 + at * 7},${456 + at} ${at % 2 ? 'B2' : 'A'} ${(at % 12) + 1}/${1980 + at * 3} ${familyOf(item)} et al.`,
    );
  for (const line of patents) pages.set(`${line} ........ 435/6.12`);
  pages.set('OTHER PUBLICATIONS', { above: 0.6, centred: true });
  const entries = items.slice(9).map((item, at) => {
    const venue = shown(item['container-title'] ?? item.publisher ?? 'Reef Letters');
    return `${familyOf(item)} et al., “${titleOf(item)},” ${venue}, vol. ${at + 3}, ${yearOf(item)}, pp. ${at + 100}-${at + 112}.`;
  });
  for (const entry of entries) pages.set(entry, { first: 1 });
  pages.set('* cited by examiner', { above: 0.6 });
  pages.newPage();
  for (let n = 0; n < 14; n += 1) pages.set(`[00${10 + n}] ${prose(items, chance, 4, () => '')}`, { above: 0.3 });
  pages.set('What is claimed is:', { above: 1 });
  [
    'A method of growing a reef, comprising a lagoon of glass.',
    'The method of claim 1, wherein the lagoon is slow.',
    'The method of claim 2, wherein 3 to 5 reefs are grown.',
  ].forEach((words, at) => {
    pages.set(`${at + 1}. ${words}`, { first: 1.5 });
  });
  return pdf(pages, entries, patents);
};

/** Slides that bear the works they show in small print at their feet. */
const slideFeet: Maker = async (items, chance) => {
  const pages = new Pages(paper({ landscape: true, ...SANS, size: 20, margin: 50, foot: (page) => `Reef Institute   ${page}` }));
  const own = items.slice(0, 18);
  const entries = entriesIn(own, 'nature');
  chunks(entries, 2).forEach((pair, n) => {
    if (n > 0) pages.newPage();
    pages.set(some(own[n], 5), { bold: true, size: 28 });
    for (let k = 0; k < 3; k += 1) pages.set(some(own[(n * 3 + k) % own.length], 7), { label: '•', rest: 1.5, above: 0.8 });
    pages.gap(150 + chance() * 10);
    pair.forEach((entry, at) => {
      pages.set(entry, { size: 9, label: `${n * 2 + at + 1}.`, first: 0, rest: 1.5 });
    });
  });
  return pdf(pages, entries);
};

/** Short abstracts on one page each with a few works behind, in one paragraph. */
const abstractsBook =
  (runOn: boolean): Maker =>
  async (items, chance) => {
    const pages = new Pages(paper({ size: 10.5, justified: true, heads: ['Book of Abstracts, Reefs 2019   #'] }));
    const entries: string[] = [];
    chunks(items, 3).forEach((own, n) => {
      pages.set(`O-${n + 1} ${some(own[0], 9)}`, { bold: true, above: 2, size: 12, justified: false });
      pages.set(`${own.map((item) => `${initialOf(item)}. ${familyOf(item)}`).join(', ')}, University of Invented Studies, Oslo`, {
        justified: false,
      });
      body(pages, own, chance, 2, (at) => `[${at + 1}]`);
      const all = entriesIn(own, 'lncs');
      if (runOn) pages.set(`References: ${all.map((entry, at) => `[${at + 1}] ${entry}`).join(' ')}`, { size: 9, above: 0.5 });
      else {
        pages.set('References', { size: 9, bold: true, above: 0.5 });
        all.forEach((entry, at) => {
          pages.set(entry, { size: 9, label: `${at + 1}.` });
        });
      }
      entries.push(...all);
    });
    return pdf(pages, entries);
  };

/** Archaeologists: the name in a line of its own, the years of the works under it. */
const yearsUnder: Maker = async (items, chance) => {
  const pages = new Pages(paper({ size: 10.5, foot: String }));
  body(pages, items, chance, 10, () => '(Marsh 2016:12)');
  heading(pages, 'References Cited');
  const own = byAuthor(items);
  const entries: string[] = [];
  let before = '';
  for (const item of own) {
    const names = shown(
      (item.author ?? []).map(({ family, given }, at) => (at === 0 ? `${family}, ${given ?? ''}` : `${given ?? ''} ${family}`)).join(', '),
    );
    const text = `${yearOf(item)}   ${titleOf(item)}. ${shown(item['container-title'] ?? item.publisher ?? '')} ${String(item.volume ?? 12)}:${shown(item.page ?? '1-9')}.`;
    if (names !== before) pages.set(names, { above: 0.5 });
    pages.set(text, { first: 1.5, rest: 4.5 });
    entries.push(names === before ? text : `${names} ${text}`);
    before = names;
  }
  return pdf(pages, entries);
};

/** Short titles in a column of their own, whole works beside them. */
const shortTitles: Maker = async (items, chance) => {
  const pages = new Pages(paper({ size: 10, justified: true, foot: String }));
  body(pages, items, chance, 10, () => '');
  heading(pages, 'Abgekürzt zitierte Literatur');
  const own = byAuthor(items);
  const entries = entriesIn(own, 'nature');
  entries.forEach((entry, at) => {
    pages.set(entry, { label: `${familyOf(own[at])} ${yearOf(own[at])}`, first: 0, rest: 9, above: 0.2 });
  });
  return pdf(pages, entries);
};

/** A letter to the editor: few works in small print, no heading. */
const letter: Maker = async (items, chance) => {
  const pages = new Pages(paper({ columns: 2, size: 9.5, margin: 54, foot: (page) => `Reef Medicine 2019; 12: e${page}` }));
  const own = items.slice(0, 6);
  pages.set('To the Editor', { bold: true, size: 12 });
  body(pages, own, chance, 4, (at) => `(${at + 1})`);
  pages.set(`${initialOf(own[0])}. ${familyOf(own[0])}, MD`, { above: 0.6 });
  pages.set('University of Invented Studies, Oslo');
  pages.gap(10);
  const entries = entriesIn(own, 'vancouver');
  entries.forEach((entry, at) => {
    pages.set(entry, { size: 7.5, label: `${at + 1}.`, rest: 1.5 });
  });
  return pdf(pages, entries);
};

/** A report of a think tank: endnotes in two columns, many addresses, "Ibid.". */
const report: Maker = async (items, chance) => {
  const pages = new Pages(
    paper({ ...SANS, columns: 2, size: 9.5, margin: 60, foot: (page) => `${page}   Reef Policy Institute | Slow Growth` }),
  );
  body(pages, items, chance, 10, () => '');
  pages.newPage();
  pages.set('Endnotes', { bold: true, size: 16 });
  const entries: string[] = [];
  let number = 0;
  items.forEach((item, at) => {
    const entry =
      at % 3 === 0
        ? `${shown(item.author?.[0]?.given ?? 'A.')} ${familyOf(item)}, “${titleOf(item)},” The Lagoon Times, March ${1 + (at % 28)}, ${yearOf(item)}, https://www.example.org/${yearOf(item)}/03/${some(
            item,
            4,
          )
            .toLowerCase()
            .replace(/[^a-z]+/g, '-')}.`
        : at % 3 === 1
          ? `World Reef Organization, ${titleOf(item)} (Geneva: WRO, ${yearOf(item)}), p. ${at + 3}, available at https://www.example.org/publications/report-${at}.pdf (accessed May ${1 + (at % 28)}, 2019).`
          : `${familyOf(item)}, ${initialOf(item)}. “${titleOf(item)}.” Accessed May ${1 + (at % 28)}, 2019. https://example.org/${at}.`;
    const set = (text: string): void => {
      number += 1;
      pages.set(text, { size: 7.5, label: String(number), rest: 1.8 });
    };
    set(entry);
    entries.push(entry);
    if (at % 5 === 4) set('Ibid.');
  });
  return pdf(pages, entries);
};

/** Chemists: several works under one number, each with a letter. */
const chemists: Maker = async (items, chance) => {
  const pages = new Pages(paper({ columns: 2, size: 9, justified: true, margin: 50, heads: ['Chem. Reefs, 2019, 12, #'] }));
  body(pages, items, chance, 12, (at) => `[${at + 1}]`);
  heading(pages, 'Notes and references', 11);
  const all = entriesIn(items, 'physics').map((entry) => entry.replace(/\.$/, ''));
  let at = 0;
  for (let number = 1; at < all.length; number += 1) {
    const group = all.slice(at, at + 1 + (number % 3));
    at += group.length;
    const text = group.length === 1 ? (group[0] ?? '') : group.map((entry, n) => `(${'abc'[n]}) ${entry}`).join('; ');
    pages.set(`${text}.`, { size: 7.5, label: String(number), rest: 1.8 });
  }
  return pdf(pages, all);
};

/** Reviews that mark the best works and say why. */
const ofInterest: Maker = async (items, chance) => {
  const pages = new Pages(
    paper({
      columns: 2,
      size: 9,
      justified: true,
      hyphenated: true,
      margin: 50,
      foot: (page) => `Current Opinion in Reefs 2019, 12:${page}`,
    }),
  );
  body(pages, items, chance, 12, (at) => `[${at + 1}]`);
  heading(pages, 'References and recommended reading', 11);
  pages.set('Papers of particular interest, published within the period of review, have been highlighted as:', { size: 7.5 });
  pages.set('• of special interest', { size: 7.5 });
  pages.set('•• of outstanding interest', { size: 7.5 });
  const entries = entriesIn(items, 'nature');
  entries.forEach((entry, at) => {
    pages.set(entry, { size: 7.5, label: `${at + 1}.${at % 4 === 2 ? ' •' : at % 4 === 3 ? ' ••' : ''}`, rest: 2, above: 0.3 });
    if (at % 4 > 1)
      pages.set(
        `The authors show for the first time that ${some(items[at], 5).toLowerCase()} holds in vivo, and describe a mechanism by which it comes about.`,
        {
          size: 7.5,
          first: 2,
          rest: 2,
        },
      );
  });
  return pdf(pages, entries);
};

/** Mathematicians: reviews' numbers and arrows to the pages behind. */
const arrows: Maker = async (items, chance) => {
  const pages = new Pages(paper({ size: 10, justified: true, margin: 110, heads: ['ADA MARSH   #'] }));
  body(pages, items, chance, 10, (at) => `[${at + 1}]`);
  const plain = entriesIn(byAuthor(items), 'elsevier').map((entry) => entry.replace(/\.$/, ''));
  pages.set('REFERENCES', { centred: true, size: 9, above: 1.5 });
  plain.forEach((entry, at) => {
    pages.set(`${entry}. MR${1234567 + at * 331} (${90 + (at % 9)}k:14012) `.trim(), { size: 8.5, label: `[${at + 1}]`, rest: 2.4 });
  });
  pages.set('Department of Mathematics, University of Invented Studies, Oslo 0316, Norway', { size: 8.5, above: 1.5 });
  pages.set('E-mail address: marsh@example.org', { size: 8.5 });
  return pdf(pages, plain);
};

/** A curriculum vitae: publications by kind with falling numbers, then talks, grants and teaching. */
const vitae: Maker = async (items) => {
  const pages = new Pages(paper({ size: 11, foot: (page) => `A. Marsh – Curriculum Vitae – ${page}` }));
  pages.set('Ada Marsh', { bold: true, size: 18 });
  pages.set('Department of Reefs, University of Invented Studies, Oslo · a.marsh@example.org');
  heading(pages, 'Education');
  pages.set('2004   Ph.D. in Reef Science, University of Oslo');
  pages.set('1998   B.Sc. in Physics, University of Delft');
  heading(pages, 'Appointments');
  pages.set('2012–present   Professor, University of Invented Studies');
  pages.set('2005–2012   Lecturer, Institute of Glass, Delft, Netherlands');
  heading(pages, 'Publications');
  const newest = [...items].sort((a, b) => Number(yearOf(b)) - Number(yearOf(a)));
  const entries = entriesIn(newest, 'apa');
  entries.forEach((entry, at) => {
    pages.set(entry, { label: `${entries.length - at}.`, rest: 2.2, above: 0.3 });
  });
  heading(pages, 'Invited talks');
  items.slice(0, 6).forEach((item, at) => {
    pages.set(`“${some(item, 5)},” University of ${['Bern', 'Oslo', 'Delft'][at % 3]}, May ${at + 3}, 201${at}.`, { rest: 2 });
  });
  heading(pages, 'Grants');
  pages.set('2014–2017   Reef Council, “Slow growth” (PI), € 450,000');
  pages.set('2010–2012   Glass Foundation, “Lagoons” (Co-PI with B. Ng), $ 120,000');
  heading(pages, 'Teaching');
  pages.set('Introduction to Reefs (2012, 2013, 2015); Glass in History (2014)');
  return pdf(pages, entries);
};

/** A syllabus: readings under each week. */
const syllabus: Maker = async (items) => {
  const pages = new Pages(paper({ size: 11, foot: String }));
  pages.set('HIST 345: Reefs in the Modern World', { bold: true, size: 15 });
  pages.set('Fall 2019 · Tuesdays 10:00–12:00 · Room 214 · Instructor: Dr. A. Marsh (office hours Wed. 2–4)');
  heading(pages, 'Grading');
  pages.set('Two papers (30% each), final exam (40%). Late work loses 5 points a day.');
  const entries = entriesIn(items, 'chicago');
  heading(pages, 'Schedule and Required Readings');
  chunks(entries, 3).forEach((own, week) => {
    pages.set(`Week ${week + 1} (September ${1 + week * 2}): ${some(items[week], 4)}`, { bold: true, above: 0.8 });
    for (const entry of own) pages.set(entry, { label: '•', first: 1, rest: 2.5 });
    if (week % 3 === 2) pages.set(`First paper due on Friday, October ${4 + week}, by 5 pm.`, { above: 0.3 });
  });
  return pdf(pages, entries);
};

/** An application: works cited, then sketches of persons with their products. */
const grant: Maker = async (items, chance) => {
  const pages = new Pages(paper({ ...SANS, size: 11, foot: (page) => `Page ${page}   Contact PD/PI: Marsh, Ada` }));
  const half = Math.max(4, items.length - 8);
  heading(pages, 'RESEARCH STRATEGY');
  body(pages, items, chance, 8, (at) => `(${at + 1})`);
  pages.newPage();
  const entries = listIn(pages, items.slice(0, half), {
    style: 'vancouver',
    heading: 'BIBLIOGRAPHY & REFERENCES CITED',
    label: numbered('', '.'),
    setting: { above: 0.2 },
  });
  pages.newPage();
  heading(pages, 'BIOGRAPHICAL SKETCH');
  pages.set('NAME: Marsh, Ada. POSITION TITLE: Professor. DEGREE (MM/YYYY): BS 05/1998; PhD 06/2004.');
  heading(pages, 'A. Personal Statement');
  body(pages, items, chance, 1, () => '');
  const products = entriesIn(items.slice(half), 'vancouver');
  products.forEach((entry, at) => {
    pages.set(entry, { label: `${'abcdefgh'[at]}.`, rest: 2 });
  });
  heading(pages, 'B. Positions and Honors');
  pages.set('2012–present   Professor, University of Invented Studies, Oslo, Norway');
  pages.set('2005–2012   Lecturer, Institute of Glass, Delft');
  return pdf(pages, entries, products);
};

/** Two lists of the same works, in two scripts. */
const WIDE = process.env.STET_BENCH_FONT ?? '/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf';
const twice: Maker = async (items, chance) => {
  const pages = new Pages(paper({ font: WIDE, bold: WIDE.replace(/\.ttf$/, '-Bold.ttf'), size: 9.5, justified: true, foot: String }));
  body(pages, items, chance, 8, (at) => `[${at + 1}]`);
  const first = listIn(pages, items, {
    style: 'gost',
    heading: 'ЛИТЕРАТУРА',
    headed: { centred: true },
    label: numbered('', '.'),
    setting: { rest: 1.8 },
  });
  const second = listIn(pages, items, {
    style: 'apa',
    heading: 'REFERENCES',
    headed: { centred: true },
    label: numbered('', '.'),
    setting: { rest: 1.8 },
  });
  heading(pages, 'Сведения об авторах', 10);
  pages.set('Марш Анна Викторовна, доктор наук, профессор, Институт рифов, 119991, Москва, ул. Ленина, 1, marsh@example.org');
  return pdf(pages, [...first, ...second]);
};

/** A poster: references beside thanks in the last of three columns. */
const poster: Maker = async (items, chance) => {
  const pages = new Pages(paper({ landscape: true, columns: 3, ...SANS, size: 10, margin: 30 }));
  const own = items.slice(0, 10);
  ['Background', 'Methods', 'Results', 'Conclusions'].forEach((words) => {
    heading(pages, words, 14);
    body(pages, own, chance, 2, (at) => `[${at + 1}]`);
  });
  const entries = listIn(pages, own, { style: 'apa', heading: 'Selected references', headed: { size: 10 }, setting: { size: 6, rest: 0 } });
  heading(pages, 'Acknowledgements', 10);
  pages.set('We thank the crew of the RV Lagoon and our families. Funded by grant 2016/12-345 of the Reef Council.', { size: 7 });
  return pdf(pages, entries);
};

/** A work on species: names with their authors and years line by line before the list. */
const species: Maker = async (items, chance) => {
  const pages = new Pages(paper({ columns: 2, size: 9, justified: true, margin: 50 }));
  body(pages, items, chance, 4, () => '(Marsh 2016)');
  for (let n = 0; n < 4; n += 1) {
    heading(pages, `Reefus ${['albus', 'niger', 'parvus', 'glaber'][n]} ${familyOf(items[n])}, ${yearOf(items[n])}`, 10);
    for (let k = 0; k < 4; k += 1) {
      const item = items[(n * 4 + k) % items.length];
      pages.set(
        `Reefus ${['albus', 'niger', 'parvus', 'glaber'][n]} ${familyOf(item)}, ${yearOf(item)}: ${45 + k}, pl. ${k + 2}, fig. 3; ${familyOf(items[k])} ${yearOf(items[k])}: 12.`,
        { rest: 1 },
      );
    }
    pages.set('Material examined. 3 specimens, NHM 1998.12.3.4, Red Sea, 12 m, coll. A. Marsh, 3 May 1998.');
    body(pages, items, chance, 1, () => '(Marsh 2016)');
  }
  return pdf(pages, listIn(pages, byAuthor(items), { style: 'harvard', heading: 'Literature cited', setting: { size: 8, rest: 1.2 } }));
};

/** The family name of each entry's first author in small capitals, letters of the alphabet between. */
const alphabet: Maker = async (items, chance) => {
  const pages = new Pages(paper({ columns: 2, size: 9, margin: 54, heads: ['#   Bibliography'] }));
  body(pages, items, chance, 4, () => '(Marsh 2016)');
  pages.newPage();
  pages.set('Bibliography', { size: 18, bold: true });
  const own = byAuthor(items);
  const entries: string[] = [];
  let letter = '';
  entriesIn(own, 'apa').forEach((entry) => {
    const first = entry.slice(0, 1).toUpperCase();
    if (first !== letter) pages.set(first, { bold: true, size: 11, above: 1 });
    letter = first;
    const text = `${FACES.small}${entry}`;
    pages.set(text, { size: 8.5, rest: 1.5 });
    entries.push(text);
  });
  return pdf(pages, entries);
};

const styled =
  (style: StyleName, words: string): Maker =>
  async (items, chance) => {
    const pages = new Pages(paper({ size: 11, leading: 1.5, foot: String }));
    body(pages, items, chance, 8, () => '(Marsh, 2016)');
    pages.newPage();
    pages.set(words, { bold: true, size: 14 });
    const entries = entriesIn(style === 'mixed' ? items : byAuthor(items), style);
    const own = style === 'mixed' ? [...entries].sort((a, b) => a.localeCompare(b)) : entries;
    for (const entry of own) pages.set(entry, { leading: 1, above: 1, first: 0, rest: 0 });
    pages.newPage();
    pages.set('Appendix 1: Interview guide', { bold: true, size: 14 });
    [
      'How long have you worked with reefs?',
      'What changed after 2011, when the station was moved?',
      'Whom else should we ask (name, place)?',
    ].forEach((words, at) => {
      pages.set(words, { label: `${at + 1}.`, rest: 2 });
    });
    return pdf(pages, own);
  };

export const KINDS: Readonly<Record<string, Maker>> = {
  'labels in the margin': outside,
  'labels over a hundred, set right': rightLabels,
  'a book, notes to each chapter': bookNotes,
  'a guideline, table of evidence': evidence,
  'a review, studies and their reports': reviews,
  'a German thesis, three lists': german,
  'French, by kinds, dashes for points': french,
  'history, archives and works': history,
  'music, works and records': music,
  'short notes and a list': notesAndList,
  'entries with abstracts': abstracts,
  'a standard, two lists': standards,
  'a patent': patent,
  'slides with works at their feet': slideFeet,
  'a book of abstracts, lists run on': abstractsBook(true),
  'a book of abstracts, short lists': abstractsBook(false),
  'years under names': yearsUnder,
  'short titles beside works': shortTitles,
  'a letter, no heading': letter,
  'a report, endnotes with addresses': report,
  'chemists, letters under numbers': chemists,
  'best works with remarks': ofInterest,
  'mathematicians, numbers of reviews': arrows,
  'a curriculum vitae, falling numbers': vitae,
  'a syllabus, readings by week': syllabus,
  'an application, sketches behind': grant,
  'two lists of the same works': twice,
  'a poster of three columns': poster,
  'a work on species': species,
  'letters of the alphabet between': alphabet,
  'a thesis, white between, appendix': styled('mixed', 'Reference List'),
  'a thesis, Works referenced': styled('harvard', 'WORKS REFERENCED'),
};
