/**
 * Made documents unlike the rest: kinds of works mixed, faces within entries, labels in a column of their own, several works under one
 * number, floats at the head of a list, margins that speak, notices on every page, notes of lawyers, lists of laws, and the same as text.
 */
import type { CslItem } from '../src/model/csl.ts';
import { entriesIn, type Layout, listIn, type Maker, numbered, paper, paperWith, prose, shown } from './documents-layouts.ts';
import { FACES, Pages } from './documents-pages.ts';
import type { StyleName } from './documents-styles.ts';
import { wrap } from './wrapped.ts';

const byAuthor = (items: readonly CslItem[]): CslItem[] =>
  [...items].sort((a, b) => (a.author?.[0]?.family ?? '').localeCompare(b.author?.[0]?.family ?? ''));
const sortedText = (entries: readonly string[]): string[] => [...entries].sort((a, b) => a.localeCompare(b));
const SANS = { font: 'Helvetica', bold: 'Helvetica-Bold' } as const;

/** The words up to the year, each in the face. */
const headIn =
  (style: StyleName, face: string) =>
  (items: readonly CslItem[]): string[] =>
    entriesIn(items, style).map((entry) => {
      const year = /\s\(?(?:1[5-9]|20)\d{2}/.exec(entry)?.index ?? 0;
      return `${entry.slice(0, year).replace(/(?<=^|\s)(?=\p{Lu}\p{L})/gu, face)}${entry.slice(year)}`;
    });
/** Works under one number, parted by semicolons. */
const several = (items: readonly CslItem[]): string[][] => {
  const all = entriesIn(items, 'physics').map((entry) => entry.replace(/\.$/, ''));
  const out: string[][] = [];
  for (let at = 0; at < all.length; at += (at % 3) + 1) out.push(all.slice(at, at + (at % 3) + 1));
  return out;
};
const mixedPrint =
  (style: StyleName) =>
  (items: readonly CslItem[]): string[] =>
    sortedText(entriesIn(items, style));

const biorxiv =
  'bioRxiv preprint doi: https://doi.org/10.1101/2020.01.02.345678; this version posted January 3, 2020. The copyright holder for this preprint';

const LAYOUTS: Readonly<Record<string, Layout>> = {
  'kinds mixed, hanging': {
    style: 'mixed',
    print: mixedPrint('mixed'),
    sheet: { size: 11, foot: String },
    mark: () => '(Marsh, 2016)',
    setting: { rest: 2.5 },
  },
  'kinds mixed, two columns, hanging': {
    style: 'mixed',
    print: mixedPrint('mixed'),
    sheet: { columns: 2, justified: true, hyphenated: true, size: 9, margin: 50, heads: ['A. Marsh et al.', 'Reef Letters 12 (2016) #'] },
    mark: () => '(Marsh, 2016)',
    setting: { size: 8, rest: 1.2 },
  },
  'kinds mixed, nothing tells, two columns': {
    style: 'mixed',
    print: mixedPrint('mixed'),
    sheet: { columns: 2, justified: true, hyphenated: true, size: 9, margin: 50 },
    mark: () => '(Marsh, 2016)',
    setting: { size: 8 },
  },
  'kinds mixed, nothing tells, ragged': {
    style: 'mixedHarvard',
    print: mixedPrint('mixedHarvard'),
    sheet: { ...SANS, size: 10, foot: String },
    mark: () => '(Marsh, 2016)',
    setting: {},
  },
  'kinds mixed, white between': {
    style: 'mixed',
    print: mixedPrint('mixed'),
    sheet: { columns: 2, size: 9, margin: 50 },
    mark: () => '(Marsh, 2016)',
    setting: { above: 0.7 },
  },
  'kinds mixed, [n] not set in': {
    style: 'mixed',
    sheet: { size: 11, foot: String },
    label: numbered('[', ']'),
    setting: {},
  },
  'books alone, dashes, nothing tells': {
    style: 'book',
    sorted: true,
    sheet: { size: 11, foot: String },
    mark: () => '(Marsh 2016)',
    heading: 'Bibliography',
    setting: {},
  },
  'books alone, hanging, narrow': {
    style: 'book',
    sorted: true,
    sheet: { columns: 2, size: 9, margin: 54 },
    mark: () => '(Marsh 2016)',
    heading: 'Works consulted',
    setting: { rest: 1.4 },
  },
  'small capitals, hanging': {
    style: 'harvard',
    sorted: true,
    print: headIn('harvard', FACES.small),
    sheet: { justified: true, hyphenated: true, size: 10.5, heads: ['#   SLOW GROWTH', 'A. MARSH   #'] },
    mark: () => '(Marsh 2016)',
    setting: { rest: 2 },
  },
  'small capitals, nothing tells': {
    style: 'elsevier',
    sorted: true,
    print: headIn('apa', FACES.small),
    sheet: { columns: 2, justified: true, size: 9, margin: 54 },
    mark: () => '(Marsh 2016)',
    setting: { size: 8.5 },
  },
  'names in bold, white between': {
    style: 'apa',
    sorted: true,
    print: headIn('apa', FACES.bold),
    sheet: { ...SANS, size: 10, foot: String },
    mark: () => '(Marsh 2016)',
    setting: { above: 0.6 },
  },
  'names in bold, n.': {
    style: 'vancouver',
    print: headIn('lncs', FACES.bold),
    sheet: { columns: 2, justified: true, size: 9, margin: 54 },
    label: numbered('', '.'),
    setting: { size: 8, rest: 1.8 },
  },
  'three narrow columns, ragged, author-year': {
    style: 'apa',
    sorted: true,
    sheet: { columns: 3, ...SANS, size: 8, margin: 40, heads: ['Reef Bulletin  #'] },
    mark: () => '(Marsh 2016)',
    setting: { size: 7, rest: 1 },
  },
  'three narrow columns, nothing tells': {
    style: 'harvard',
    sorted: true,
    sheet: { columns: 3, ...SANS, size: 8, margin: 40 },
    mark: () => '(Marsh 2016)',
    setting: { size: 7 },
  },
  'small list behind a figure': {
    style: 'nature',
    sheet: { columns: 2, justified: true, hyphenated: true, size: 9.5, margin: 50, heads: ['Letters  #'] },
    label: numbered('', ''),
    raisedLabel: true,
    setting: { size: 6.5 },
    heading: null,
    between: (at, pages) => {
      if (at === 0) pages.figure('Fig. 4. The reef in 2014 and in 2016. Scale bars, 10 m.', 150);
    },
  },
  'review copy, every fifth line numbered': {
    style: 'vancouver',
    sheet: { leading: 2, size: 12, lineNumbers: 'left', numberEach: 5, foot: String },
    label: numbered('', '.'),
    setting: { rest: 2 },
  },
  'review copy, every fifth line, author-year': {
    style: 'apa',
    sorted: true,
    sheet: { leading: 1.8, size: 11, lineNumbers: 'right', numberEach: 5, foot: String },
    mark: () => '(Marsh, 2016)',
    setting: { rest: 2 },
  },
  'preprint notice on every page': {
    style: 'apa',
    sorted: true,
    sheet: { size: 11, heads: [biorxiv], foot: String },
    mark: () => '(Marsh, 2016)',
    setting: { rest: 2 },
  },
  'preprint notice, nothing tells': {
    style: 'apa',
    sorted: true,
    sheet: { size: 11, leading: 1.5, heads: [biorxiv], foot: String },
    mark: () => '(Marsh, 2016)',
    setting: {},
  },
  'words in the margin': {
    style: 'chicago',
    sorted: true,
    sheet: { size: 10.5, margin: 96, foot: String },
    mark: () => '(Marsh 2016)',
    setting: { rest: 2 },
    between: (at, pages) => {
      if (at % 5 === 2) pages.aside('cf. Marsh 2009');
    },
  },
  'points for labels': {
    style: 'apa',
    sorted: true,
    sheet: { size: 11, foot: String },
    mark: () => '(Marsh, 2016)',
    label: () => '•',
    setting: { rest: 1.5 },
  },
  'GB/T 7714, [n]': {
    style: 'gbt',
    sheet: { columns: 2, justified: true, size: 9, margin: 54, heads: ['Journal of Reefs  #'] },
    label: numbered('[', ']'),
    setting: { size: 7.5, rest: 2 },
  },
  'SIST 02, n)': {
    style: 'sist',
    sheet: { columns: 2, justified: true, size: 9, margin: 54 },
    label: numbered('', ')'),
    setting: { size: 8, rest: 1.6 },
  },
  'letters and year in brackets': {
    style: 'lncs',
    sorted: true,
    sheet: { columns: 2, justified: true, hyphenated: true, size: 9, margin: 54 },
    label: (at) =>
      `[${String.fromCharCode(65 + (Math.floor(at / 4) % 26))}${['M', 'MR', 'M+', 'MRT'][at % 4]}${String(80 + (at % 20)).slice(-2)}]`,
    mark: () => '[AM80]',
    setting: { size: 8 },
  },
  'notices of the journal behind': {
    style: 'vancouver',
    sheet: { columns: 2, justified: true, size: 9, margin: 54, foot: (page) => `Marsh et al. BMC Reefs (2016) 5:12   Page ${page} of 19` },
    label: numbered('', '.'),
    setting: { size: 7.5, rest: 1.6 },
    behind: (pages) => {
      pages.set("Publisher's Note", { bold: true, above: 1.5 });
      pages.set('Reef Nature remains neutral with regard to jurisdictional claims in published maps and institutional affiliations.', {
        size: 7.5,
      });
      pages.set('Cite this article as: Marsh A, Ng B: Slow growth in glass lagoons. BMC Reefs 2016, 5:12.', { size: 7.5, above: 1 });
      pages.set(
        'Submit your next manuscript to BioMed Reef and take full advantage of: convenient online submission, thorough peer review.',
        {
          size: 8,
          above: 1,
        },
      );
    },
  },
};

const body = (pages: Pages, items: readonly CslItem[], chance: () => number, count: number, mark: (at: number) => string): void => {
  for (let n = 0; n < count; n += 1) pages.set(prose(items, chance, 6, mark), { first: 1.2 });
};

/** Physics: several works under one number. */
const runOn: Maker = async (items, chance) => {
  const pages = new Pages(paper({ columns: 2, justified: true, hyphenated: true, size: 10, margin: 54 }));
  const groups = several(items);
  body(pages, items, chance, 12, (at) => `[${at + 1}]`);
  groups.forEach((group, at) => {
    pages.set(`${group.join('; ')}.`, { size: 9, rest: 1.9, label: `[${at + 1}]` });
  });
  return { bytes: await pages.bytes(), ending: 'pdf', entries: groups.flat() };
};

/** A thesis: chapters with lists of their own under numbered headings, each counted from one. */
const thesis =
  (labelled: boolean): Maker =>
  async (items, chance) => {
    const pages = new Pages(paper({ size: 11, leading: 1.4, justified: true, heads: ['Chapter 3. On Reefs   #', '#   A. Marsh'] }));
    const entries: string[] = [];
    const size = Math.ceil(items.length / 4);
    for (let n = 0; n < 4; n += 1) {
      const own = items.slice(n * size, (n + 1) * size);
      if (own.length < 2) continue;
      if (n > 0) pages.newPage();
      pages.set(
        `${n + 1} ${shown(own[0]?.title ?? 'Reefs')
          .split(' ')
          .slice(0, 5)
          .join(' ')}`,
        { bold: true, size: 18 },
      );
      body(pages, own, chance, 5, (at) => (labelled ? `[${at + 1}]` : '(Marsh, 2016)'));
      entries.push(
        ...listIn(pages, labelled ? own : byAuthor(own), {
          style: labelled ? 'ieee' : 'apa',
          heading: `${n + 1}.5 References`,
          headed: { bold: true, size: 13 },
          setting: labelled ? { rest: 2 } : { above: 0.5 },
          ...(labelled ? { label: numbered('[', ']') } : {}),
        }),
      );
    }
    pages.newPage();
    pages.set('List of publications', { bold: true, size: 18 });
    body(pages, items, chance, 1, () => '');
    return { bytes: await pages.bytes(), ending: 'pdf', entries };
  };

/** Lawyers' notes: several works in one, short forms, remarks. */
const legal: Maker = async (items, chance) => {
  const pages = new Pages(paper({ size: 11, justified: true, foot: String }));
  const all = entriesIn(items, 'oscola');
  pages.set('Of Reefs and the Law', { bold: true, size: 16 });
  let number = 0;
  let named = { note: 1, family: 'Marsh' };
  for (let at = 0; at < all.length; at += (at % 2) + 1) {
    const own = all.slice(at, at + (at % 2) + 1);
    number += 1;
    if (at % 4 === 0) named = { note: number, family: shown(items[at]?.author?.[0]?.family ?? 'Marsh') };
    pages.note(String(number), `${at % 5 === 2 ? 'See ' : ''}${own.join('; ')}.`);
    number += 1;
    pages.note(String(number), at % 3 === 0 ? 'ibid 14.' : at % 3 === 1 ? `${named.family} (n ${named.note}) 27.` : 'ibid.');
    pages.set(
      prose(items, chance, 4, () => ''),
      { first: 1.2 },
    );
    if (at % 6 > 3) pages.newPage();
  }
  return { bytes: await pages.bytes(), ending: 'pdf', entries: all, either: ['ibid 14.', 'ibid.'] };
};

/** Two lists, the second of points, and the list of the supplement. */
const twoKinds: Maker = async (items, chance) => {
  const pages = new Pages(paper({ columns: 2, justified: true, size: 9, margin: 50, ...SANS }));
  const half = Math.ceil(items.length / 2);
  body(pages, items, chance, 10, (at) => `[${at + 1}]`);
  const entries = listIn(pages, items.slice(0, half), {
    style: 'vancouver',
    label: numbered('', '.'),
    setting: { size: 7.5, rest: 1.8 },
  });
  entries.push(
    ...listIn(pages, byAuthor(items.slice(half)), {
      style: 'apa',
      heading: 'Further reading',
      label: () => '•',
      setting: { size: 7.5, rest: 1 },
    }),
  );
  return { bytes: await pages.bytes(), ending: 'pdf', entries };
};

/** Text as tools that read a PDF give it: lines run on, the heading in their midst, page numbers and running heads left in. */
const pasted =
  (style: StyleName, label: ((at: number) => string) | null): Maker =>
  async (items, chance) => {
    const own = label === null ? byAuthor(items) : items;
    const entries = style === 'mixed' && label === null ? sortedText(entriesIn(own, style)) : entriesIn(own, style);
    const text = Array.from({ length: 5 }, () =>
      wrap(
        prose(own, chance, 6, (at) => `[${at + 1}]`),
        88,
      ),
    ).join('\n');
    const list = entries.map((entry, at) => wrap(`${label?.(at) ?? ''}${entry}`, 88) + (at % 17 === 16 ? `\n${at + 4}\n` : '')).join('\n');
    return { bytes: new TextEncoder().encode(`On Reefs\nA. Marsh\n${text}\nReferences\n${list}\n`), ending: 'txt', entries };
  };
/** One entry a line, no list around them but a heading; or a blank line between them. */
const lines =
  (style: StyleName, between: string, heading: string): Maker =>
  async (items, chance) => {
    const entries = style === 'mixed' ? sortedText(entriesIn(items, style)) : entriesIn(byAuthor(items), style);
    const text = Array.from({ length: 4 }, () => prose(items, chance, 6, () => '(Marsh, 2016)')).join('\n\n');
    return { bytes: new TextEncoder().encode(`${text}\n\n${heading}\n\n${entries.join(between)}\n`), ending: 'txt', entries };
  };

/** Pages of the web as journals make them. */
const web =
  (shape: 'ids' | 'spans' | 'breaks' | 'cites' | 'table' | 'dl' | 'endnotes'): Maker =>
  async (items, chance) => {
    const entries = shape === 'cites' ? sortedText(entriesIn(items, 'mixed')) : entriesIn(items, shape === 'breaks' ? 'ieee' : 'vancouver');
    const safe = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    const text = Array.from({ length: 5 }, () => `<p>${safe(prose(items, chance, 5, (at) => `[${at + 1}]`))}</p>`).join('\n');
    const row = (entry: string, at: number): string =>
      ({
        ids: `<div id="ref-${at + 1}">${safe(entry)}</div>`,
        spans: `<li><span class="label">${at + 1}.</span><div class="citation" id="B${at + 1}"><span class="authors">${safe(entry)}</span> <a href="https://scholar.google.com/x">Google Scholar</a></div></li>`,
        breaks: `[${at + 1}] ${safe(entry)}<br>`,
        cites: `<p class="bib">${safe(entry)}</p>`,
        table: `<tr><td>${at + 1}.</td><td>${safe(entry)}</td></tr>`,
        dl: `<dt>[${at + 1}]</dt><dd>${safe(entry)}</dd>`,
        endnotes: `<li id="fn${at + 1}"><p>${safe(entry)} <a href="#fnref${at + 1}">↩</a></p></li>`,
      })[shape];
    const rows = entries.map(row).join('\n');
    const list = {
      ids: `<section>${rows}</section>`,
      spans: `<ul class="ref-list">${rows}</ul>`,
      breaks: `<p>${rows}</p>`,
      cites: rows,
      table: `<table>${rows}</table>`,
      dl: `<dl>${rows}</dl>`,
      endnotes: `<ol>${rows}</ol>`,
    }[shape];
    const html = `<!doctype html><html><head><title>T</title></head><body><article><h1>On Reefs</h1>${text}<h2>References</h2>${list}</article><footer><p>© 2020 Reef Press. All rights reserved.</p></footer></body></html>`;
    return { bytes: new TextEncoder().encode(html), ending: 'html', entries };
  };

export const UNLIKE: Readonly<Record<string, Maker>> = {
  ...Object.fromEntries(Object.entries(LAYOUTS).map(([name, layout]) => [name, paperWith(layout)])),
  'several works under one number': runOn,
  'a thesis, [n] in each chapter': thesis(true),
  'a thesis, author-year in each chapter': thesis(false),
  'notes of lawyers': legal,
  'a list of points behind': twoKinds,
  'pasted text, n.': pasted('vancouver', (at) => `${at + 1}. `),
  'pasted text, [n]': pasted('ieee', (at) => `[${at + 1}] `),
  'pasted text, author-year': pasted('apa', null),
  'pasted text, kinds mixed': pasted('mixed', null),
  'text, one a line, kinds mixed': lines('mixed', '\n', 'References'),
  'text, blank lines, kinds mixed': lines('mixed', '\n\n', 'Bibliography'),
  'text, books, one a line': lines('book', '\n', 'Bibliography'),
  'HTML ids alone': web('ids'),
  'HTML labels in spans': web('spans'),
  'HTML line breaks': web('breaks'),
  'HTML paragraphs, kinds mixed': web('cites'),
  'HTML table': web('table'),
  'HTML dl': web('dl'),
  'HTML endnotes': web('endnotes'),
};
