/** Small papers written down once and set in several formats, and what is read of each paragraph. */
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';
import { docxOf } from '../../read/made-zip.ts';

export interface Paper {
  readonly id: string;
  readonly heading?: string;
  /** A paragraph, and what it cites: words of entries, parted by "|", each with its place behind "@". Raised words: `^{…}`; notes: `{{fn:…}}`. */
  readonly paras: readonly (readonly [string, string] | string)[];
  /** A word of the entry, and the entry. */
  readonly list: readonly (readonly [string, string])[];
  readonly label?: (at: number) => string;
}
export type Format = 'md' | 'html' | 'docx';

const RAISED = /\^\{([^}]*)\}/g;
const NOTE = /\{\{fn:(.*?)\}\}/g;
const textOf = (para: Paper['paras'][number]): string => (typeof para === 'string' ? para : para[0]);
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const WRITERS: Readonly<Record<Format, (paper: Paper) => Uint8Array>> = {
  md: ({ paras, list, heading = 'References', label }) => {
    const notes: string[] = [];
    const body = paras.map((para) =>
      textOf(para)
        .replace(/^# /, '## ')
        .replace(RAISED, '^$1^')
        .replace(NOTE, (_, words: string) => `[^${notes.push(words)}]`),
    );
    const entries = list.map(([, entry], i) => `${label?.(i) ?? ''}${entry}`);
    return new TextEncoder().encode(
      [...body, ...notes.map((words, i) => `[^${i + 1}]: ${words}`), `## ${heading}`, ...entries].join('\n\n'),
    );
  },
  html: ({ paras, list, heading = 'References', label }) => {
    const notes: string[] = [];
    const body = paras.map((para) => {
      const words = escaped(textOf(para).replace(/^# /, ''))
        .replace(RAISED, '<sup>$1</sup>')
        .replace(NOTE, (_, note: string) => `<sup><a href="#fn${notes.push(note)}">${notes.length}</a></sup>`);
      return textOf(para).startsWith('# ') ? `<h2>${words}</h2>` : `<p>${words}</p>`;
    });
    const entries = list.map(([, entry], i) => `<p>${escaped((label?.(i) ?? '') + entry)}</p>`);
    const noted = notes.map((words, i) => `<li id="fn${i + 1}">${words}</li>`).join('');
    const page = [...body, `<section role="doc-endnotes"><ol>${noted}</ol></section>`, `<h2>${heading}</h2>`, ...entries].join('');
    return new TextEncoder().encode(`<!doctype html><meta charset="utf-8"><body>${page}</body>`);
  },
  docx: ({ paras, list, heading = 'References', label }) => {
    const notes: string[] = [];
    const run = (words: string, how = ''): string => `<w:r><w:rPr>${how}</w:rPr><w:t xml:space="preserve">${escaped(words)}</w:t></w:r>`;
    const paragraph = (runs: string, style = ''): string => `<w:p><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}</w:pPr>${runs}</w:p>`;
    const runs = (words: string): string =>
      words
        .split(/(\^\{[^}]*\}|\{\{fn:.*?\}\})/)
        .map((part) => {
          if (part.startsWith('^{')) return run(part.slice(2, -1), '<w:vertAlign w:val="superscript"/>');
          return part.startsWith('{{fn:')
            ? `<w:r><w:footnoteReference w:id="${notes.push(part.slice(5, -2))}"/></w:r>`
            : part === ''
              ? ''
              : run(part);
        })
        .join('');
    const body = paras.map(textOf).map((words) => (words.startsWith('# ') ? paragraph(runs(words.slice(2)), 'H') : paragraph(runs(words))));
    const entries = list.map(([, entry], i) => paragraph(run((label?.(i) ?? '') + entry)));
    const footnotes = notes.map((words, i) => `<w:footnote w:id="${i + 1}">${paragraph(run(words))}</w:footnote>`).join('');
    return docxOf([...body, paragraph(run(heading), 'H'), ...entries].join(''), {
      'word/styles.xml': '<w:styles W_NS><w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/></w:style></w:styles>',
      'word/footnotes.xml': `<w:footnotes W_NS>${footnotes}</w:footnotes>`,
    });
  },
};

const sorted = (marks: readonly string[]): string => [...marks].sort().join(' ');

/** What a paper in a format cites: for each paragraph with a wish, the wish and what was read; the remarks; how many entries there are. */
export async function readPaper(paper: Paper, format: Format) {
  const document = await readDocument({ name: `paper.${format}`, bytes: WRITERS[format](paper) }, { isolate: false });
  const { references, citations, remarks } = extract(document);
  const words = new Map(
    references.map(({ id, raw }) => [id, paper.list.find(([word]) => raw.toLowerCase().includes(word.toLowerCase()))?.[0] ?? raw]),
  );
  let from = 0;
  const starts = paper.paras.map((para) => {
    const opening = textOf(para)
      .replace(/^# /, '')
      .replace(/(?:\^\{|\{\{|`).*$/s, '')
      .slice(0, 40)
      .trim();
    from = Math.max(from, document.text.indexOf(opening, from));
    return from;
  });
  const paragraphs = paper.paras.flatMap((para, i) => {
    if (typeof para === 'string') return [];
    const wishes = para[1].split('|').filter((wish) => wish !== '');
    const end = starts[i + 1] ?? Number.POSITIVE_INFINITY;
    const found = citations.filter(({ span, to }) => to !== null && span.start >= (starts[i] ?? 0) && span.start < end);
    const shown = found.map(({ to, locator }) => {
      const word = words.get(to ?? '') ?? '';
      // A place is looked at where one is wished for.
      return wishes.includes(`${word}@${locator}`) ? `${word}@${locator}` : word;
    });
    return [{ text: para[0], wished: sorted(wishes), found: sorted(shown) }];
  });
  return { paragraphs, remarks: remarks.map(({ kind, says }) => `${kind}: ${says}`), entries: references.length };
}
