/**
 * One made document in any of the formats that are not PDF: blocks (headings, paragraphs, lists, tables, lines as typed) written as text,
 * Markdown, HTML, Word, Writer, RTF, TeX, org, reStructuredText, AsciiDoc, EPUB or a notebook. It knows nothing of references; faces and
 * links within words are marked by private signs.
 */
import { Document, ExternalHyperlink, HeadingLevel, LevelFormat, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { strToU8, zipSync } from 'fflate';
import { wrap as wrapped } from './wrapped.ts';

export type Format = 'txt' | 'md' | 'html' | 'docx' | 'odt' | 'rtf' | 'tex' | 'org' | 'rst' | 'adoc' | 'epub' | 'ipynb';

export type Block =
  | { readonly kind: 'head'; readonly words: string; readonly level: number }
  | { readonly kind: 'text' | 'quoted'; readonly words: string }
  /** Paragraphs of their own, their labels typed. */
  | { readonly kind: 'rows'; readonly rows: readonly string[] }
  /** A list as the format knows it. */
  | { readonly kind: 'bullets' | 'numbers'; readonly rows: readonly string[] }
  /** Lines exactly as typed. */
  | { readonly kind: 'pre'; readonly rows: readonly string[] }
  /** Lines parted by breaks within one paragraph. */
  | { readonly kind: 'breaks'; readonly rows: readonly string[] }
  | { readonly kind: 'table'; readonly cells: readonly (readonly string[])[] }
  | { readonly kind: 'rule' };

export const head = (words: string, level = 2): Block => ({ kind: 'head', words, level });
export const text = (words: string): Block => ({ kind: 'text', words });
export const quoted = (words: string): Block => ({ kind: 'quoted', words });
export const rows = (all: readonly string[]): Block => ({ kind: 'rows', rows: all });
export const bullets = (all: readonly string[]): Block => ({ kind: 'bullets', rows: all });
export const numbers = (all: readonly string[]): Block => ({ kind: 'numbers', rows: all });
export const pre = (all: readonly string[]): Block => ({ kind: 'pre', rows: all });
export const breaks = (all: readonly string[]): Block => ({ kind: 'breaks', rows: all });
export const table = (cells: readonly (readonly string[])[]): Block => ({ kind: 'table', cells });
export const rule: Block = { kind: 'rule' };

export const italic = (words: string): string => `\ue010${words}\ue011`;
export const bold = (words: string): string => `\ue012${words}\ue013`;
export const link = (words: string, to: string): string => `\ue014${words}\ue015${to}\ue016`;
/** The words as a reader sees them. */
export const bare = (words: string): string => words.replace(/\ue015[^\ue016]*\ue016/g, '').replace(/[\ue010-\ue016]/g, '');

type Face = 'plain' | 'italic' | 'bold';
interface Run {
  readonly words: string;
  readonly face: Face;
  readonly to?: string;
}

function runsOf(words: string): Run[] {
  const out: Run[] = [];
  for (const [, i, b, l, to, plain] of words.matchAll(
    /\ue010([^\ue011]*)\ue011|\ue012([^\ue013]*)\ue013|\ue014([^\ue015]*)\ue015([^\ue016]*)\ue016|([^\ue010-\ue016]+)/g,
  ))
    out.push(
      i !== undefined
        ? { words: i, face: 'italic' }
        : b !== undefined
          ? { words: b, face: 'bold' }
          : l !== undefined
            ? { words: l, face: 'plain', to: to ?? '' }
            : { words: plain ?? '', face: 'plain' },
    );
  return out;
}
const inline = (
  words: string,
  safe: (plain: string) => string,
  faces: readonly [string, string, string, string],
  to: (words: string, url: string) => string,
): string =>
  runsOf(words)
    .map((run) => {
      const plain = safe(run.words);
      if (run.to !== undefined) return to(plain, run.to);
      return run.face === 'italic' ? `${faces[0]}${plain}${faces[1]}` : run.face === 'bold' ? `${faces[2]}${plain}${faces[3]}` : plain;
    })
    .join('');

export const xml = (plain: string): string => plain.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const tex = (plain: string): string =>
  plain
    .replace(/\\/g, '')
    .replace(/[&%$#_{}]/g, '\\$&')
    .replace(/[~^]/g, ' ');
const rtf = (plain: string): string =>
  [...plain.replace(/[\\{}]/g, '\\$&')]
    .map((sign) =>
      sign > '\u007e'
        ? [...new Uint16Array(Array.from({ length: sign.length }, (_, at) => sign.charCodeAt(at)))]
            .map((code) => `\\u${code > 32767 ? code - 65536 : code}?`)
            .join('')
        : sign,
    )
    .join('');

interface Hand {
  readonly words: (words: string) => string;
  readonly head: (words: string, level: number) => string;
  readonly bullet: string;
  readonly number: (at: number) => string;
  readonly quote: string;
  readonly pre: (rows: readonly string[]) => string;
  readonly break: string;
  readonly table: (cells: readonly (readonly string[])[]) => string;
  readonly rule: string;
}
const piped = (cells: readonly (readonly string[])[]): string =>
  cells.map((row, at) => `| ${row.join(' | ')} |${at === 0 ? `\n|${row.map(() => '---|').join('')}` : ''}`).join('\n');
const under = (words: string, sign: string): string => `${words}\n${sign.repeat([...words].length)}`;
const asIs = (plain: string): string => plain;
const HANDS: Readonly<Record<'txt' | 'md' | 'org' | 'rst' | 'adoc', Hand>> = {
  txt: {
    words: bare,
    head: (words) => words,
    bullet: '• ',
    number: (at) => `${at + 1}. `,
    quote: '> ',
    pre: (all) => all.join('\n'),
    break: '\n',
    table: (cells) => cells.map((row) => row.join('\t')).join('\n'),
    rule: '-'.repeat(60),
  },
  md: {
    words: (words) =>
      inline(
        words,
        (plain) => plain.replace(/([*_[\]`])/g, '\\$1').replace(/</g, '&lt;'),
        ['*', '*', '**', '**'],
        (name, to) => (name === to ? `<${to}>` : `[${name}](${to})`),
      ),
    head: (words, level) => `${'#'.repeat(level)} ${words}`,
    bullet: '- ',
    number: (at) => `${at + 1}. `,
    quote: '> ',
    pre: (all) => `\`\`\`\n${all.join('\n')}\n\`\`\``,
    break: '  \n',
    table: piped,
    rule: '---',
  },
  org: {
    words: (words) => inline(words, asIs, ['/', '/', '*', '*'], (name, to) => `[[${to}][${name}]]`),
    head: (words, level) => `${'*'.repeat(level)} ${words}`,
    bullet: '- ',
    number: (at) => `${at + 1}. `,
    quote: ': ',
    pre: (all) => `#+begin_example\n${all.join('\n')}\n#+end_example`,
    break: ' \\\\\n',
    table: (cells) => cells.map((row) => `| ${row.join(' | ')} |`).join('\n'),
    rule: '-----',
  },
  rst: {
    words: (words) =>
      inline(
        words,
        (plain) => plain.replace(/([*`|])/g, '\\$1'),
        ['*', '*', '**', '**'],
        (name, to) => `\`${name.replace(/[<>`]/g, '')} <${to}>\`__`,
      ),
    head: (words, level) => under(words, '=-~^'[level - 1] ?? '^'),
    bullet: '* ',
    number: (at) => `${at + 1}. `,
    quote: '    ',
    pre: (all) => `::\n\n${all.map((row) => `    ${row}`).join('\n')}`,
    break: '\n| ',
    table: (cells) =>
      `.. list-table::\n\n${cells.map((row) => row.map((cell, at) => `   ${at === 0 ? '* -' : '  -'} ${cell}`).join('\n')).join('\n')}`,
    rule: '----',
  },
  adoc: {
    words: (words) => inline(words, asIs, ['_', '_', '*', '*'], (name, to) => `${to}[${name.replace(/[[\]]/g, '')}]`),
    head: (words, level) => `${'='.repeat(level)} ${words}`,
    bullet: '* ',
    number: () => '. ',
    quote: '    ',
    pre: (all) => `----\n${all.join('\n')}\n----`,
    break: ' +\n',
    table: (cells) => `|===\n${cells.map((row) => row.map((cell) => `|${cell}`).join(' ')).join('\n')}\n|===`,
    rule: "'''",
  },
};

function typed(blocks: readonly Block[], hand: Hand, wrap: number): string {
  const set = (words: string, hang = ''): string => (wrap === 0 ? words : wrapped(words, wrap, hang));
  return `${blocks
    .map((block) => {
      switch (block.kind) {
        case 'head':
          return hand.head(block.words, block.level);
        case 'text':
          return set(hand.words(block.words));
        case 'quoted':
          return set(hand.words(block.words))
            .split('\n')
            .map((line) => `${hand.quote}${line}`)
            .join('\n');
        case 'rows':
          return block.rows.map((row) => set(hand.words(row), hand === HANDS.txt ? '    ' : '')).join('\n\n');
        case 'bullets':
          return block.rows.map((row) => set(`${hand.bullet}${hand.words(row)}`, ' '.repeat(hand.bullet.length))).join('\n');
        case 'numbers':
          return block.rows.map((row, at) => set(`${hand.number(at)}${hand.words(row)}`, ' '.repeat(hand.number(at).length))).join('\n');
        case 'pre':
          return hand.pre(block.rows.map(bare));
        case 'breaks':
          return `${hand === HANDS.rst ? '| ' : ''}${block.rows.map(hand.words).join(hand.break)}`;
        case 'table':
          return hand.table(block.cells.map((row) => row.map(hand.words)));
        default:
          return hand.rule;
      }
    })
    .join('\n\n')}\n`;
}

const inHtml = (words: string): string =>
  inline(words, xml, ['<i>', '</i>', '<b>', '</b>'], (name, to) => `<a href="${xml(to)}">${name}</a>`);
export function htmlOf(blocks: readonly Block[]): string {
  const list = (tag: string, all: readonly string[]): string =>
    `<${tag}>\n${all.map((row) => `<li>${inHtml(row)}</li>`).join('\n')}\n</${tag}>`;
  return blocks
    .map((block) => {
      switch (block.kind) {
        case 'head':
          return `<h${block.level}>${xml(block.words)}</h${block.level}>`;
        case 'text':
          return `<p>${inHtml(block.words)}</p>`;
        case 'quoted':
          return `<blockquote><p>${inHtml(block.words)}</p></blockquote>`;
        case 'rows':
          return block.rows.map((row) => `<p>${inHtml(row)}</p>`).join('\n');
        case 'bullets':
          return list('ul', block.rows);
        case 'numbers':
          return list('ol', block.rows);
        case 'pre':
          return `<pre>${xml(block.rows.map(bare).join('\n'))}</pre>`;
        case 'breaks':
          return `<p>${block.rows.map(inHtml).join('<br>\n')}</p>`;
        case 'table':
          return `<table>${block.cells.map((row) => `<tr>${row.map((cell) => `<td>${inHtml(cell)}</td>`).join('')}</tr>`).join('\n')}</table>`;
        default:
          return '<hr>';
      }
    })
    .join('\n');
}

function texOf(blocks: readonly Block[]): string {
  const words = (of: string): string =>
    inline(of, tex, ['\\emph{', '}', '\\textbf{', '}'], (name, to) => `\\href{${to.replace(/[%#]/g, '\\$&')}}{${name}}`);
  const list = (name: string, all: readonly string[]): string =>
    `\\begin{${name}}\n${all.map((row) => `\\item ${words(row)}`).join('\n')}\n\\end{${name}}`;
  const body = blocks
    .map((block) => {
      switch (block.kind) {
        case 'head':
          return `\\${['section*', 'section', 'subsection', 'subsubsection'][block.level - 1] ?? 'paragraph'}{${tex(block.words)}}`;
        case 'text':
          return words(block.words);
        case 'quoted':
          return `\\begin{quote}\n${words(block.words)}\n\\end{quote}`;
        case 'rows':
          return block.rows.map((row) => `\\noindent ${words(row)}`).join('\n\n');
        case 'bullets':
          return list('itemize', block.rows);
        case 'numbers':
          return list('enumerate', block.rows);
        case 'pre':
          return `\\begin{verbatim}\n${block.rows.map(bare).join('\n')}\n\\end{verbatim}`;
        case 'breaks':
          return block.rows.map(words).join('\\\\\n');
        case 'table':
          return `\\begin{tabular}{${'l'.repeat(block.cells[0]?.length ?? 1)}}\n${block.cells.map((row) => row.map(words).join(' & ')).join(' \\\\\n')}\n\\end{tabular}`;
        default:
          return '\\hrule';
      }
    })
    .join('\n\n');
  return `\\documentclass{article}\n\\usepackage{hyperref}\n\\begin{document}\n${body}\n\\end{document}\n`;
}

function rtfOf(blocks: readonly Block[]): string {
  const words = (of: string): string => inline(of, rtf, ['{\\i ', '}', '{\\b ', '}'], (name) => name);
  const lines = blocks.flatMap((block): string[] => {
    switch (block.kind) {
      case 'head':
        return [`{\\pard\\s${block.level}\\b\\fs28 ${rtf(block.words)}\\par}`];
      case 'text':
      case 'quoted':
        return [`{\\pard ${words(block.words)}\\par}`];
      case 'bullets':
        return block.rows.map((row) => `{\\pard\\li720\\fi-360 \\u8226?\\tab ${words(row)}\\par}`);
      case 'numbers':
        return block.rows.map((row, at) => `{\\pard\\li720\\fi-360 ${at + 1}.\\tab ${words(row)}\\par}`);
      case 'breaks':
        return [`{\\pard ${block.rows.map(words).join('\\line ')}\\par}`];
      case 'table':
        return block.cells.map(
          (row) =>
            `\\trowd${row.map((_, at) => `\\cellx${(at + 1) * 2000}`).join('')}${row.map((cell) => `\\pard\\intbl ${words(cell)}\\cell`).join('')}\\row`,
        );
      case 'rule':
        return [];
      default:
        return block.rows.map((row) => `{\\pard\\li720\\fi-720 ${words(row)}\\par}`);
    }
  });
  return `{\\rtf1\\ansi\\uc1{\\fonttbl{\\f0 Times New Roman;}}\n${lines.join('\n')}\n}`;
}

const packed = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(
    Object.fromEntries(Object.entries(files).map(([name, content]) => [name, [strToU8(content), { level: name === 'mimetype' ? 0 : 6 }]])),
  );

function odtOf(blocks: readonly Block[]): Uint8Array {
  const words = (of: string): string =>
    inline(
      of,
      xml,
      ['<text:span>', '</text:span>', '<text:span>', '</text:span>'],
      (name, to) => `<text:a xlink:href="${xml(to)}">${name}</text:a>`,
    );
  const p = (of: string): string => `<text:p>${words(of)}</text:p>`;
  const body = blocks
    .map((block) => {
      switch (block.kind) {
        case 'head':
          return `<text:h text:outline-level="${block.level}">${xml(block.words)}</text:h>`;
        case 'text':
        case 'quoted':
          return p(block.words);
        case 'bullets':
        case 'numbers':
          return `<text:list>${block.rows.map((row) => `<text:list-item>${p(row)}</text:list-item>`).join('')}</text:list>`;
        case 'breaks':
          return `<text:p>${block.rows.map(words).join('<text:line-break/>')}</text:p>`;
        case 'table':
          return `<table:table>${block.cells.map((row) => `<table:table-row>${row.map((cell) => `<table:table-cell>${p(cell)}</table:table-cell>`).join('')}</table:table-row>`).join('')}</table:table>`;
        case 'rule':
          return '';
        default:
          return block.rows.map(p).join('');
      }
    })
    .join('\n');
  return packed({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'META-INF/manifest.xml':
      '<?xml version="1.0"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.text"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>',
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:xlink="http://www.w3.org/1999/xlink"><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  });
}

const epubOf = (blocks: readonly Block[]): Uint8Array =>
  packed({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="c.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'c.opf':
      '<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="i"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="i">made</dc:identifier><dc:title>Made</dc:title><dc:language>en</dc:language></metadata><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/></spine></package>',
    'a.xhtml': `<?xml version="1.0" encoding="UTF-8"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>Made</title></head><body>${htmlOf(blocks).replace(/<(br|hr)>/g, '<$1/>')}</body></html>`,
  });

const inWord = (words: string): (TextRun | ExternalHyperlink)[] =>
  runsOf(words).map((run) => {
    const own = new TextRun({ text: run.words, italics: run.face === 'italic', bold: run.face === 'bold' });
    return run.to === undefined ? own : new ExternalHyperlink({ children: [own], link: run.to });
  });
const HEADINGS = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3, HeadingLevel.HEADING_4] as const;
async function docxOf(blocks: readonly Block[]): Promise<Uint8Array> {
  const children = blocks.flatMap((block, n): (Paragraph | Table)[] => {
    switch (block.kind) {
      case 'head':
        return [new Paragraph({ text: block.words, heading: HEADINGS[block.level - 1] ?? HeadingLevel.HEADING_4 })];
      case 'text':
      case 'quoted':
        return [new Paragraph({ children: inWord(block.words) })];
      case 'bullets':
        return block.rows.map((row) => new Paragraph({ children: inWord(row), bullet: { level: 0 } }));
      case 'numbers':
        return block.rows.map(
          (row) => new Paragraph({ children: inWord(row), numbering: { reference: 'numbers', level: 0, instance: n } }),
        );
      case 'breaks':
        return [
          new Paragraph({ children: block.rows.flatMap((row, at) => [...(at === 0 ? [] : [new TextRun({ break: 1 })]), ...inWord(row)]) }),
        ];
      case 'table':
        return [
          new Table({
            rows: block.cells.map(
              (row) =>
                new TableRow({ children: row.map((cell) => new TableCell({ children: [new Paragraph({ children: inWord(cell) })] })) }),
            ),
          }),
        ];
      case 'rule':
        return [];
      default:
        return block.rows.map((row) => new Paragraph({ children: inWord(row), indent: { left: 480, hanging: 480 } }));
    }
  });
  const document = new Document({
    numbering: { config: [{ reference: 'numbers', levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.' }] }] },
    sections: [{ children }],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

/** The file. Texts are broken at a width where one is named. */
export async function writtenAs(format: Format, blocks: readonly Block[], wrap = 0): Promise<Uint8Array> {
  switch (format) {
    case 'html':
      return strToU8(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Made</title></head><body>\n${htmlOf(blocks)}\n</body></html>`,
      );
    case 'docx':
      return await docxOf(blocks);
    case 'odt':
      return odtOf(blocks);
    case 'rtf':
      return strToU8(rtfOf(blocks));
    case 'tex':
      return strToU8(texOf(blocks));
    case 'epub':
      return epubOf(blocks);
    case 'ipynb':
      return strToU8(
        JSON.stringify({
          nbformat: 4,
          nbformat_minor: 5,
          metadata: {},
          cells: blocks.map((block) =>
            block.kind === 'pre'
              ? { cell_type: 'code', metadata: {}, outputs: [], execution_count: null, source: block.rows.map(bare).join('\n') }
              : { cell_type: 'markdown', metadata: {}, source: typed([block], HANDS.md, 0).trimEnd() },
          ),
        }),
      );
    default:
      return strToU8(typed(blocks, HANDS[format], format === 'md' || format === 'adoc' ? 0 : wrap));
  }
}
