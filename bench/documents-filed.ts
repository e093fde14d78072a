/**
 * Files of word processors and of TeX with lists of other makes than the usual: tables with the work in one of several columns, lines
 * within a paragraph, notes with remarks, lists under smaller headings, description lists, hanging paragraphs by hand, amsrefs, columns,
 * works in footnotes alone.
 */
import {
  Document,
  FootnoteReferenceRun,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import type { CslItem } from '../src/model/csl.ts';
import { entriesIn, type Maker, prose, shown } from './documents-layouts.ts';

const byAuthor = (items: readonly CslItem[]): CslItem[] =>
  [...items].sort((a, b) => (a.author?.[0]?.family ?? '').localeCompare(b.author?.[0]?.family ?? ''));
const yearOf = (item: CslItem | undefined): string => String(item?.issued?.['date-parts']?.[0]?.[0] ?? '1999');
const familyOf = (item: CslItem | undefined): string => shown(item?.author?.[0]?.family ?? 'Marsh') || 'Marsh';
const some = (item: CslItem | undefined, count: number): string =>
  shown(item?.title ?? 'Of reefs')
    .split(' ')
    .slice(0, count)
    .join(' ');
const plain = (words: string): Paragraph => new Paragraph({ children: [new TextRun(words)] });
const hanging = (children: readonly (TextRun | Paragraph)[]): Paragraph =>
  new Paragraph({ children: children as TextRun[], indent: { left: 720, hanging: 720 } });

interface Parts {
  readonly children: readonly (Paragraph | Table)[];
  readonly entries: readonly string[];
  readonly notes?: Readonly<Record<number, { children: Paragraph[] }>>;
  readonly either?: readonly string[];
}
type Chance = () => number;
const word =
  (make: (items: readonly CslItem[], chance: Chance) => Parts): Maker =>
  async (items, chance) => {
    const { children, entries, notes = {}, either = [] } = make(items, chance);
    const document = new Document({
      footnotes: notes,
      numbering: {
        config: [
          { reference: 'letters', levels: [{ level: 0, format: LevelFormat.LOWER_LETTER, text: '%1)', alignment: 'left' }] },
          { reference: 'numbers', levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '[%1]', alignment: 'left' }] },
        ],
      },
      sections: [{ children: [new Paragraph({ text: 'On Reefs', heading: HeadingLevel.TITLE }), ...children] }],
    });
    return { bytes: new Uint8Array(await Packer.toBuffer(document)), ending: 'docx', entries, either };
  };
const text = (items: readonly CslItem[], chance: Chance, mark: (at: number) => string): Paragraph[] =>
  Array.from({ length: 6 }, () => plain(prose(items, chance, 6, mark)));
const head = (words: string, small = false): Paragraph =>
  new Paragraph({ text: words, heading: small ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_1 });
const cells = (...words: readonly string[]): TableRow =>
  new TableRow({ children: words.map((one) => new TableCell({ children: [plain(one)] })) });

const tableOfStudies = word((items, chance) => {
  const own = items.slice(0, 25);
  const entries = entriesIn(own, 'vancouver');
  return {
    entries,
    children: [
      ...text(items, chance, () => ''),
      head('Characteristics of included studies'),
      new Table({
        rows: [
          cells('No.', 'Reference', 'Country', 'Design', 'Main findings'),
          ...entries.map((entry, at) =>
            cells(
              String(at + 1),
              entry,
              ['Norway', 'Chile', 'Japan'][at % 3] ?? '',
              'Cohort',
              `Growth was slow in ${40 + at}% of sites between 2011 and 2014.`,
            ),
          ),
        ],
      }),
      head('Conclusion'),
      ...text(items, chance, () => '').slice(0, 2),
    ],
  };
});
const tabsByHand = word((items, chance) => {
  const entries = entriesIn(byAuthor(items), 'harvard');
  return {
    entries,
    children: [
      ...text(items, chance, () => '(Marsh 2016)'),
      plain('REFERENCES'),
      ...entries.map((entry) => {
        const at = entry.indexOf(' ', 60);
        return new Paragraph({
          children:
            at < 0
              ? [new TextRun(entry)]
              : [new TextRun(entry.slice(0, at)), new TextRun({ children: [new Tab(), entry.slice(at + 1)], break: 1 })],
        });
      }),
    ],
  };
});
const remarksInNotes = word((items, chance) => {
  const entries = entriesIn(items, 'notes');
  const notes: Record<number, { children: Paragraph[] }> = {};
  const children: Paragraph[] = [];
  let number = 0;
  entries.forEach((entry, at) => {
    const add = (words: string): void => {
      number += 1;
      notes[number] = { children: [plain(words)] };
      children.push(new Paragraph({ children: [new TextRun(prose(items, chance, 2, () => '')), new FootnoteReferenceRun(number)] }));
    };
    add(at % 4 === 1 ? `See ${entry}` : entry);
    if (at % 3 === 1)
      add(
        [
          'Ibid.',
          'I am grateful to Bo Ng for this point.',
          `${familyOf(items[at])}, ${some(items[at], 3)}, 45.`,
          'Emphasis added; the letter is dated 3 May 1898.',
        ][at % 4] ?? 'Ibid.',
      );
  });
  return { entries, children, notes };
});
const smallHeads = word((items, chance) => {
  const third = Math.ceil(items.length / 3);
  const entries: string[] = [];
  const children: Paragraph[] = [...text(items, chance, () => '(Marsh, 2016)'), head('Literaturverzeichnis')];
  ['Primärliteratur', 'Sekundärliteratur', 'Internetquellen'].forEach((words, n) => {
    const own = entriesIn(byAuthor(items.slice(n * third, (n + 1) * third)), 'german');
    entries.push(...own);
    children.push(head(words, true), ...own.map((entry) => hanging([new TextRun(entry)])));
  });
  children.push(
    head('Abbildungsverzeichnis'),
    plain('Abb. 1: Riff im Jahr 2014 ......... 12'),
    plain('Abb. 2: Lagune, nach Marsh (2016: 45) ......... 14'),
  );
  return { entries, children };
});
const lettered = word((items, chance) => {
  const entries = entriesIn(items.slice(0, 20), 'ieee');
  return {
    entries,
    children: [
      ...text(items, chance, () => ''),
      new Paragraph({ children: [new TextRun({ text: 'Sources:', bold: true })] }),
      ...entries.map((entry) => new Paragraph({ text: entry, numbering: { reference: 'letters', level: 0 } })),
      plain('Word count: 2,314'),
    ],
  };
});
const annotated = word((items, chance) => {
  const own = byAuthor(items);
  const entries = entriesIn(own, 'mla');
  return {
    entries,
    children: [
      head('Annotated Bibliography'),
      ...entries.flatMap((entry, at) => [
        hanging([new TextRun(entry)]),
        new Paragraph({
          children: [
            new TextRun(
              `${familyOf(own[at])} explores ${some(own[at], 5).toLowerCase()} and concludes that the older view cannot stand. ${prose(items, chance, 2, () => '')} This article will support my second claim.`,
            ),
          ],
          indent: { left: 720 },
        }),
      ]),
    ],
  };
});
const sectionsOfSummary = word((items, chance) => {
  const entries = entriesIn(items, 'vancouver');
  return {
    entries,
    children: [
      ...text(items, chance, (at) => `[${at + 1}]`),
      new Paragraph({ children: [new TextRun({ text: 'References', bold: true })] }),
      ...entries.map((entry) => new Paragraph({ text: entry, numbering: { reference: 'numbers', level: 0 } })),
      new Paragraph({ children: [new TextRun({ text: 'Figure legends', bold: true })] }),
      plain('Figure 1. Growth against time in 2014 (n = 45). Bars are one standard deviation.'),
      plain('Figure 2. The lagoon (A) before and (B) after the move of the station, May 2011.'),
      new Paragraph({ children: [new TextRun({ text: 'Table 1. Sites', bold: true })] }),
      new Table({ rows: [cells('Site', 'Year', 'n'), cells('Red Sea', '2011', '45'), cells('Oslo', '2014', '12')] }),
    ],
  };
});

const tex = (words: string): string => words.replace(/[\\{}$^~]/g, '').replace(/[&%#_]/g, '\\$&');
const bare = (entries: readonly string[]): string[] => entries.map((entry) => entry.replace(/[\\{}$^~]/g, ''));
const latex =
  (
    style: Parameters<typeof entriesIn>[1],
    sorted: boolean,
    list: (entries: readonly string[], items: readonly CslItem[]) => string,
    mark: (at: number) => string = (at) => `\\cite{k${at}}`,
  ): Maker =>
  async (items, chance) => {
    const own = sorted ? byAuthor(items) : items;
    const entries = bare(entriesIn(own, style));
    const above = Array.from({ length: 5 }, () => tex(prose(own, chance, 5, (at) => `@${at}@`)))
      .join('\n\n')
      .replace(/@(\d+)@/g, (_, at: string) => mark(Number(at)));
    return {
      bytes: new TextEncoder().encode(
        `\\documentclass{article}\n\\usepackage{hanging,multicol}\n\\title{On Reefs}\n\\begin{document}\n\\maketitle\n\\section{Introduction}\n${above}\n${list(entries, own)}\n\\end{document}\n`,
      ),
      ending: 'tex',
      entries,
    };
  };
const description = latex(
  'elsevier',
  true,
  (entries, items) =>
    `\\section*{Bibliography}\n\\begin{description}\n${entries.map((entry, at) => `\\item[{[${familyOf(items[at]).slice(0, 3)}${yearOf(items[at]).slice(-2)}]}] ${tex(entry)}`).join('\n')}\n\\end{description}`,
);
const byHand = latex(
  'chicago',
  true,
  (entries) =>
    `\\section*{Works Cited}\n\\setlength{\\parindent}{0pt}\n${entries.map((entry) => `\\hangindent=0.5in \\hangafter=1 ${tex(entry)}\\par`).join('\n\\vspace{6pt}\n')}`,
  () => '(Marsh 2016)',
);
const hangparas = latex(
  'apa',
  true,
  (entries) => `\\section*{References}\n\\begin{hangparas}{.25in}{1}\n${entries.map(tex).join('\n\n')}\n\\end{hangparas}`,
  () => '(Marsh, 2016)',
);
const columns = latex(
  'lncs',
  false,
  (entries) =>
    `\\begin{multicols}{2}\n\\footnotesize\n\\begin{thebibliography}{99}\n\\setlength{\\itemsep}{0pt}\n${entries.map((entry, at) => `\\bibitem{k${at}} ${tex(entry)} %${at}`).join('\n')}\n\\end{thebibliography}\n\\end{multicols}`,
);
const bullets = latex(
  'acl',
  true,
  (entries) =>
    `\\subsection*{Further reading}\n\\begin{itemize}\n  \\setlength\\itemsep{0em}\n${entries.map((entry) => `  \\item ${tex(entry)}`).join('\n')}\n\\end{itemize}`,
  () => '',
);
const footnotes: Maker = async (items, chance) => {
  const entries = bare(entriesIn(items, 'notes'));
  const paragraphs = entries.map(
    (entry, at) =>
      `${tex(prose(items, chance, 2, () => ''))}\\footnote{${at % 4 === 1 ? 'See ' : ''}${tex(entry)}}${at % 5 === 4 ? ` ${tex(prose(items, chance, 1, () => ''))}\\footnote{Ibid., 45.}` : ''}`,
  );
  return {
    bytes: new TextEncoder().encode(
      `\\documentclass{article}\n\\begin{document}\n\\section{Introduction}\n${paragraphs.join('\n\n')}\n\\end{document}\n`,
    ),
    ending: 'tex',
    entries,
  };
};
/** Beamer: frames of references with small print. */
const beamer: Maker = async (items, chance) => {
  const entries = bare(entriesIn(items, 'nature'));
  const frames = Array.from(
    { length: Math.ceil(entries.length / 8) },
    (_, n) =>
      `\\begin{frame}[allowframebreaks]{References}\n\\tiny\n\\begin{thebibliography}{99}\n${entries
        .slice(n * 8, n * 8 + 8)
        .map((entry, at) => `\\bibitem{k${n * 8 + at}} ${tex(entry)}`)
        .join('\n')}\n\\end{thebibliography}\n\\end{frame}`,
  );
  const above = Array.from(
    { length: 4 },
    (_, n) =>
      `\\begin{frame}{${tex(some(items[n], 4))}}\n\\begin{itemize}\n\\item ${tex(prose(items, chance, 1, () => ''))} \\cite{k${n}}\n\\end{itemize}\n\\end{frame}`,
  );
  return {
    bytes: new TextEncoder().encode(
      `\\documentclass{beamer}\n\\begin{document}\n${above.join('\n')}\n${frames.join('\n')}\n\\begin{frame}{Thank you}\nQuestions?\n\\end{frame}\n\\end{document}\n`,
    ),
    ending: 'tex',
    entries,
  };
};

export const FILED: Readonly<Record<string, Maker>> = {
  'Word, works in a table of studies': tableOfStudies,
  'Word, lines and tabs by hand': tabsByHand,
  'Word, notes with remarks': remarksInNotes,
  'Word, smaller headings': smallHeads,
  'Word, letters': lettered,
  'Word, annotated': annotated,
  'Word, legends behind': sectionsOfSummary,
  'LaTeX description': description,
  'LaTeX hanging by hand': byHand,
  'LaTeX hangparas': hangparas,
  'LaTeX columns': columns,
  'LaTeX points': bullets,
  'LaTeX footnotes alone': footnotes,
  'LaTeX beamer': beamer,
};
