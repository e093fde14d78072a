/**
 * Made documents with more than one list, with notes for citations, with headings in many languages, and in other formats than PDF:
 * Word, HTML, LaTeX, Markdown, hard-wrapped plain text.
 */
import { Document, FootnoteReferenceRun, HeadingLevel, LevelFormat, Packer, Paragraph, TextRun } from 'docx';
import type { CslItem } from '../src/model/csl.ts';
import { type Chance, entriesIn, listIn, type Maker, numbered, paper, prose } from './documents-layouts.ts';
import { Pages } from './documents-pages.ts';
import type { StyleName } from './documents-styles.ts';

const byAuthor = (items: readonly CslItem[]): CslItem[] =>
  [...items].sort((a, b) => (a.author?.[0]?.family ?? '').localeCompare(b.author?.[0]?.family ?? ''));
const thirds = (items: readonly CslItem[]): CslItem[][] => {
  const size = Math.ceil(items.length / 3);
  return [0, 1, 2].map((n) => items.slice(n * size, (n + 1) * size)).filter((part) => part.length > 1);
};
const pick = <T>(from: readonly T[], chance: Chance): T => from[Math.floor(chance() * from.length)] as T;

const chapters =
  (style: StyleName, labelled: boolean, headings: readonly string[]): Maker =>
  async (items, chance) => {
    const pages = new Pages(paper({ size: 10.5, justified: true, heads: ['#  On Reefs', 'Slow Growth  #'] }));
    const entries: string[] = [];
    thirds(items).forEach((own, at) => {
      if (at > 0) pages.newPage();
      pages.set(`Chapter ${at + 1}`, { bold: true, size: 16 });
      for (let n = 0; n < 6; n += 1)
        pages.set(
          prose(own, chance, 6, (one) => (labelled ? `[${one + 1}]` : '(Marsh, 2016)')),
          { first: 1.2 },
        );
      entries.push(
        ...listIn(pages, labelled ? own : byAuthor(own), {
          style,
          heading: headings[at % headings.length] ?? 'References',
          setting: { rest: 2 },
          ...(labelled ? { label: numbered('', '.') } : {}),
        }),
      );
    });
    return { bytes: await pages.bytes(), ending: 'pdf', entries };
  };

/** Citations in notes alone, each work once, in a paper without a list. */
const notesOnly: Maker = async (items, chance) => {
  const pages = new Pages(paper({ size: 11, justified: true, foot: String }));
  const entries = entriesIn(items, 'notes');
  pages.set('Of Reefs and Glass', { bold: true, size: 16 });
  entries.forEach((entry, at) => {
    pages.note(`${at + 1}.`, entry);
    pages.set(
      prose(items, chance, 4, () => ''),
      { first: 1.2 },
    );
    if (at % 3 === 2) pages.newPage();
  });
  return { bytes: await pages.bytes(), ending: 'pdf', entries };
};

const HEADINGS = [
  'Literatur',
  'Literaturverzeichnis',
  'Quellen- und Literaturverzeichnis',
  'Références',
  'Bibliographie',
  'Sources et bibliographie',
  'Referencias',
  'Bibliografía',
  'Bibliografia',
  'Riferimenti bibliografici',
  'Referências bibliográficas',
  'Literatuurlijst',
  'Referenser',
  'Litteratur',
  'Kirjallisuus',
  'Piśmiennictwo',
  'Literatura',
  'Irodalomjegyzék',
  'Kaynakça',
  'Список литературы',
  'Литература',
  'Βιβλιογραφία',
  '参考文献',
  '參考書目',
  '참고문헌',
  'المراجع',
  'Works Consulted',
  'Cited Literature',
  'Selected Bibliography',
  'LITERATURE CITED',
] as const;

/** The same list as HTML, with each of the headings in turn. */
const html =
  (shape: 'ol' | 'p' | 'anchors' | 'divs'): Maker =>
  async (items, chance) => {
    const own = shape === 'ol' || shape === 'anchors' ? items : byAuthor(items);
    const entries = entriesIn(own, shape === 'ol' ? 'vancouver' : shape === 'anchors' ? 'ieee' : 'apa');
    const safe = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    const mark = (at: number): string =>
      shape === 'anchors' ? `<a href="#r${at + 1}">[${at + 1}]</a>` : shape === 'ol' ? `<sup>${at + 1}</sup>` : '(Marsh, 2016)';
    const body = Array.from({ length: 6 }, () => `<p>${prose(own, chance, 6, (at) => `@${at}@`)}</p>`)
      .join('\n')
      .replace(/@(\d+)@/g, (_, at: string) => mark(Number(at)));
    const heading = pick(HEADINGS, chance);
    const list =
      shape === 'ol'
        ? `<ol>${entries.map((entry) => `<li>${safe(entry)} <a href="https://example.org/x">Google Scholar</a></li>`).join('\n')}</ol>`
        : entries
            .map((entry, at) =>
              shape === 'anchors'
                ? `<p id="r${at + 1}">[${at + 1}] ${safe(entry)}</p>`
                : shape === 'divs'
                  ? `<div class="csl-entry">${safe(entry)}</div>`
                  : `<p>${safe(entry)}</p>`,
            )
            .join('\n');
    const page = `<!doctype html><html><head><title>T</title></head><body><nav><a href="/">Home</a></nav><article><h1>On Reefs</h1>${body}<h2>${heading}</h2>${list}<h2>About the author</h2><p>Ada Marsh writes on reefs since 1998.</p></article><footer>© 2020 Reef Press</footer></body></html>`;
    return { bytes: new TextEncoder().encode(page), ending: 'html', entries };
  };

const word =
  (shape: 'list' | 'typed' | 'hanging' | 'footnotes'): Maker =>
  async (items, chance) => {
    const own = shape === 'hanging' ? byAuthor(items) : items;
    const style = shape === 'hanging' ? 'chicago' : shape === 'footnotes' ? 'notes' : shape === 'list' ? 'vancouver' : 'ieee';
    const entries = entriesIn(own, style);
    const plain = (text: string): Paragraph => new Paragraph({ children: [new TextRun(text)] });
    const body =
      shape === 'footnotes'
        ? entries.map(
            (_, at) => new Paragraph({ children: [new TextRun(prose(own, chance, 3, () => '')), new FootnoteReferenceRun(at + 1)] }),
          )
        : Array.from({ length: 8 }, () => plain(prose(own, chance, 6, (at) => (shape === 'hanging' ? '(Marsh 2016)' : `[${at + 1}]`))));
    const list = entries.map((entry, at) =>
      shape === 'list'
        ? new Paragraph({ text: entry, numbering: { reference: 'refs', level: 0 } })
        : new Paragraph({
            children: [new TextRun(shape === 'typed' ? `[${at + 1}]\t${entry}` : entry)],
            indent: { left: 720, hanging: 720 },
          }),
    );
    const document = new Document({
      footnotes: shape === 'footnotes' ? Object.fromEntries(entries.map((entry, at) => [at + 1, { children: [plain(entry)] }])) : {},
      numbering: {
        config: [{ reference: 'refs', levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.', alignment: 'left' }] }],
      },
      sections: [
        {
          children: [
            new Paragraph({ text: 'On Reefs', heading: HeadingLevel.TITLE }),
            ...body,
            ...(shape === 'footnotes'
              ? []
              : [
                  chance() < 0.5
                    ? new Paragraph({ text: pick(HEADINGS, chance), heading: HeadingLevel.HEADING_1 })
                    : new Paragraph({ children: [new TextRun({ text: 'References', bold: true })] }),
                  ...list,
                ]),
          ],
        },
      ],
    });
    return { bytes: new Uint8Array(await Packer.toBuffer(document)), ending: 'docx', entries };
  };

const tex = (text: string): string => text.replace(/[\\{}$^~]/g, '').replace(/[&%#_]/g, '\\$&');
const latex: Maker = async (items, chance) => {
  const entries = entriesIn(items, 'acl').map((entry) => entry.replace(/[\\{}$^~]/g, ''));
  const body = Array.from({ length: 6 }, () => tex(prose(items, chance, 6, (at) => `@${at}@`)))
    .join('\n\n')
    .replace(/@(\d+)@/g, (_, at: string) => `\\cite{k${at}}`);
  const list = entries.map((entry, at) => `\\bibitem{k${at}} ${tex(entry).replace(/\. /, '.\n\\newblock ')}`).join('\n\n');
  const file = `\\documentclass{article}\n\\begin{document}\n\\section{Introduction}\n${body}\n\\begin{thebibliography}{99}\n${list}\n\\end{thebibliography}\n\\end{document}\n`;
  return { bytes: new TextEncoder().encode(file), ending: 'tex', entries };
};

const markdown =
  (labelled: boolean): Maker =>
  async (items, chance) => {
    const own = labelled ? items : byAuthor(items);
    const entries = entriesIn(own, labelled ? 'ieee' : 'apa').map((entry) => entry.replace(/[\\*_`[\]<>$]/g, ''));
    const body = Array.from({ length: 6 }, () => prose(own, chance, 6, (at) => (labelled ? `[${at + 1}]` : '(Marsh, 2016)'))).join('\n\n');
    const list = entries.map((entry, at) => (labelled ? `${at + 1}. ${entry}` : `${entry}\n`)).join('\n');
    return { bytes: new TextEncoder().encode(`# On Reefs\n\n${body}\n\n## ${pick(HEADINGS, chance)}\n\n${list}\n`), ending: 'md', entries };
  };

const wrapped = (text: string, width: number, indent: string): string => {
  const lines: string[] = [];
  let line = '';
  for (const one of text.split(' ')) {
    if (line !== '' && line.length + one.length + 1 > width) {
      lines.push(line);
      line = `${indent}${one}`;
    } else line = line === '' ? one : `${line} ${one}`;
  }
  return [...lines, line].join('\n');
};
const plain =
  (shape: 'labels' | 'hanging' | 'flat'): Maker =>
  async (items, chance) => {
    const own = shape === 'labels' ? items : byAuthor(items);
    const entries = entriesIn(own, shape === 'labels' ? 'vancouver' : 'harvard');
    const body = Array.from({ length: 6 }, () =>
      wrapped(
        prose(own, chance, 6, (at) => `[${at + 1}]`),
        72,
        '',
      ),
    ).join('\n\n');
    const list = entries
      .map((entry, at) =>
        wrapped(shape === 'labels' ? `${at + 1}. ${entry}` : entry, 72, shape === 'hanging' ? '    ' : shape === 'labels' ? '   ' : ''),
      )
      .join('\n');
    return { bytes: new TextEncoder().encode(`ON REEFS\n\n${body}\n\nREFERENCES\n\n${list}\n`), ending: 'txt', entries };
  };

/** A second list, of the appendix, behind the first. */
const supplement: Maker = async (items, chance) => {
  const pages = new Pages(paper({ columns: 2, size: 9, margin: 54, justified: true, hyphenated: true }));
  const [first = [], second = []] = [items.slice(0, Math.ceil(items.length * 0.7)), items.slice(Math.ceil(items.length * 0.7))];
  for (let n = 0; n < 10; n += 1)
    pages.set(
      prose(items, chance, 6, (at) => `[${at + 1}]`),
      { first: 1.2 },
    );
  const list = (own: readonly CslItem[], heading: string, from: number): string[] =>
    listIn(pages, own, { style: 'lncs', heading, label: (at) => `${at + from}.`, setting: { size: 7.5, rest: 1.8 } });
  const entries = list(first, 'References', 1);
  pages.set('Appendix A: Methods', { bold: true, above: 1.5, justified: false });
  for (let n = 0; n < 4; n += 1)
    pages.set(
      prose(items, chance, 6, (at) => `[${at + 1}]`),
      { first: 1.2 },
    );
  entries.push(...list(second, 'Supplementary References', chance() < 0.5 ? 1 : first.length + 1));
  return { bytes: await pages.bytes(), ending: 'pdf', entries };
};

/** Sources grouped under headings of their own. */
const grouped: Maker = async (items, chance) => {
  const pages = new Pages(paper({ size: 11, foot: String }));
  for (let n = 0; n < 8; n += 1)
    pages.set(
      prose(items, chance, 6, () => '(Marsh 2016)'),
      { first: 1.2 },
    );
  pages.set('Bibliography', { bold: true, size: 14, above: 1.5 });
  const entries: string[] = [];
  thirds(items).forEach((own, at) => {
    entries.push(
      ...listIn(pages, byAuthor(own), {
        style: 'chicago',
        heading: ['Primary sources', 'Books', 'Articles'][at] ?? 'Other',
        headed: { bold: true, size: 11 },
        setting: { rest: 2 },
      }),
    );
  });
  return { bytes: await pages.bytes(), ending: 'pdf', entries };
};

/** One heading of every language, in a PDF whose face has its letters. */
const languages: Maker = async (items, chance) => {
  const face = process.env.STET_BENCH_FONT ?? '/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf';
  const pages = new Pages(paper({ font: face, bold: face.replace(/\.ttf$/, '-Bold.ttf'), size: 10 }));
  for (let n = 0; n < 8; n += 1)
    pages.set(
      prose(items, chance, 6, () => '(Marsh 2016)'),
      { first: 1.2 },
    );
  const heading = pick(
    HEADINGS.filter((text) => /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\s-]+$/u.test(text)),
    chance,
  );
  const entries = listIn(pages, byAuthor(items), { style: 'apa', heading, setting: { rest: 2 } });
  return { bytes: await pages.bytes(), ending: 'pdf', entries };
};

export const MORE: Readonly<Record<string, Maker>> = {
  'a list to each chapter, n.': chapters('lncs', true, ['References']),
  'a list to each chapter, author-year': chapters('apa', false, ['References', 'Further Reading', 'Bibliography']),
  'a second list behind the appendix': supplement,
  'groups in one bibliography': grouped,
  'citations in footnotes alone': notesOnly,
  'headings in many languages': languages,
  'HTML ol': html('ol'),
  'HTML paragraphs': html('p'),
  'HTML anchors': html('anchors'),
  'HTML csl-entry': html('divs'),
  'Word numbered list': word('list'),
  'Word typed labels': word('typed'),
  'Word hanging, dashes': word('hanging'),
  'Word footnotes': word('footnotes'),
  'LaTeX thebibliography': latex,
  'Markdown numbered': markdown(true),
  'Markdown paragraphs': markdown(false),
  'text, labels': plain('labels'),
  'text, hanging': plain('hanging'),
  'text, flat': plain('flat'),
};
