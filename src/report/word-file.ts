/**
 * A Word file (OOXML) out of headings, paragraphs and tables: the few parts that a report needs, packed the same way every time, so
 * that the same report is the same bytes. Text stays text: it is shown by `visible`, then escaped, and nothing in it becomes markup.
 */
import { strToU8, zipSync } from 'fflate';
import { safeHref, visible } from './visible.ts';

/** A stretch of text with its look; `href` makes it a link where the address is one of http or https. */
export interface Stretch {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly struck?: boolean;
  readonly underlined?: boolean;
  readonly colour?: keyof typeof COLOURS;
  readonly href?: string;
}
export type Piece = string | Stretch;

export type Part =
  | { readonly kind: 'title' | 'heading' | 'subheading' | 'paragraph' | 'quote' | 'item' | 'small'; readonly pieces: readonly Piece[] }
  /** A row is a list of cells; `widths` are shares of the page's width. */
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly Piece[])[];
      readonly widths: readonly number[];
    };

/** Dark enough on white to be read by everybody, and each goes with a word that says the same. */
const COLOURS = { error: '9B1C1C', warning: '7A4B00', open: '4B5563', quiet: '5B6470' } as const;

/** Twentieths of a point between the margins of an A4 page. */
const WIDTH = 9_638;
const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.toWellFormed().replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Whether the first letter is one of a script that runs from right to left. */
const fromRight = (text: string): boolean =>
  /^[^\p{L}]{0,500}[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(text);

/** White space at the ends of a stretch stands between words, so it is kept, as one blank. */
function shown(text: string): string {
  const inner = visible(text);
  if (inner === '') return text === '' ? '' : ' ';
  return `${/^\s/.test(text) ? ' ' : ''}${inner}${/\s$/.test(text) ? ' ' : ''}`;
}

const styleOf = (kind: Exclude<Part['kind'], 'table'>): string =>
  ({
    title: 'Title',
    heading: 'Heading1',
    subheading: 'Heading2',
    paragraph: 'Normal',
    quote: 'Quote',
    item: 'ListParagraph',
    small: 'Small',
  })[kind];

/** Writes the parts and keeps the addresses that they lead to. */
class Body {
  readonly links: string[] = [];

  private stretch(piece: Piece): string {
    const { text, bold, italic, struck, underlined, colour, href }: Stretch = typeof piece === 'string' ? { text: piece } : piece;
    const target = href === undefined ? null : safeHref(href);
    const look = [
      target === null ? '' : '<w:rStyle w:val="Hyperlink"/>',
      bold === true ? '<w:b/><w:bCs/>' : '',
      italic === true ? '<w:i/><w:iCs/>' : '',
      struck === true ? '<w:strike/>' : '',
      colour === undefined ? '' : `<w:color w:val="${COLOURS[colour]}"/>`,
      underlined === true ? '<w:u w:val="single"/>' : '',
      fromRight(text) ? '<w:rtl/>' : '',
    ].join('');
    const run = `<w:r>${look === '' ? '' : `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${escaped(shown(text))}</w:t></w:r>`;
    if (target === null) return run;
    this.links.push(target);
    return `<w:hyperlink r:id="link${this.links.length}">${run}</w:hyperlink>`;
  }

  private paragraph(style: string, pieces: readonly Piece[]): string {
    const text = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
    const direction = fromRight(text) ? '<w:bidi/>' : '';
    const runs = pieces.map((piece) => this.stretch(piece)).join('');
    return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${direction}</w:pPr>${runs}</w:p>`;
  }

  private table({ head, rows, widths }: Extract<Part, { kind: 'table' }>): string {
    const whole = widths.reduce((sum, share) => sum + share, 0);
    const columns = widths.map((share) => Math.floor((WIDTH * share) / whole));
    const cell = (pieces: readonly Piece[], i: number, style: string): string =>
      `<w:tc><w:tcPr><w:tcW w:w="${columns[i] ?? 0}" w:type="dxa"/></w:tcPr>${this.paragraph(style, pieces)}</w:tc>`;
    const line = (cells: readonly Piece[], style: string, more = ''): string =>
      `<w:tr><w:trPr><w:cantSplit/>${more}</w:trPr>${cells.map((one, i) => cell([one], i, style)).join('')}</w:tr>`;
    return [
      `<w:tbl><w:tblPr><w:tblStyle w:val="Lines"/><w:tblW w:w="${WIDTH}" w:type="dxa"/><w:tblLayout w:type="fixed"/><w:tblLook w:val="0020" w:firstRow="1"/></w:tblPr>`,
      `<w:tblGrid>${columns.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>`,
      line(head, 'CellHead', '<w:tblHeader/>'),
      ...rows.map((cells) => line(cells, 'Cell')),
      '</w:tbl>',
      // Word joins tables that touch.
      '<w:p><w:pPr><w:pStyle w:val="Small"/></w:pPr></w:p>',
    ].join('');
  }

  write(part: Part): string {
    return part.kind === 'table' ? this.table(part) : this.paragraph(styleOf(part.kind), part.pieces);
  }
}

interface Style {
  readonly id: string;
  readonly name: string;
  readonly paragraph?: string;
  readonly run?: string;
}

const STYLES: readonly Style[] = [
  { id: 'Title', name: 'Title', paragraph: '<w:spacing w:before="0" w:after="160"/>', run: '<w:b/><w:sz w:val="36"/><w:szCs w:val="36"/>' },
  {
    id: 'Heading1',
    name: 'heading 1',
    paragraph: '<w:keepNext/><w:spacing w:before="360" w:after="120"/><w:outlineLvl w:val="0"/>',
    run: '<w:b/><w:sz w:val="28"/><w:szCs w:val="28"/>',
  },
  {
    id: 'Heading2',
    name: 'heading 2',
    paragraph: '<w:keepNext/><w:spacing w:before="240" w:after="60"/><w:outlineLvl w:val="1"/>',
    run: '<w:b/><w:sz w:val="23"/><w:szCs w:val="23"/>',
  },
  { id: 'Quote', name: 'Quote', paragraph: '<w:ind w:left="284"/>', run: '<w:i/><w:iCs/>' },
  { id: 'ListParagraph', name: 'List Paragraph', paragraph: '<w:spacing w:after="40"/><w:ind w:left="284" w:hanging="284"/>' },
  {
    id: 'Small',
    name: 'Small',
    paragraph: '<w:spacing w:after="40"/>',
    run: '<w:color w:val="5B6470"/><w:sz w:val="18"/><w:szCs w:val="18"/>',
  },
  {
    id: 'Cell',
    name: 'Cell',
    paragraph: '<w:spacing w:before="30" w:after="30" w:line="240" w:lineRule="auto"/>',
    run: '<w:sz w:val="19"/><w:szCs w:val="19"/>',
  },
  {
    id: 'CellHead',
    name: 'Cell Head',
    paragraph: '<w:keepNext/><w:spacing w:before="30" w:after="30" w:line="240" w:lineRule="auto"/>',
    run: '<w:b/><w:color w:val="5B6470"/><w:sz w:val="18"/><w:szCs w:val="18"/>',
  },
];

const BORDERS = ['top', 'bottom', 'insideH'].map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="C9CED6"/>`).join('');

const STYLE_PART = [
  `${HEAD}<w:styles ${NAMESPACES}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri" w:eastAsia="Calibri"/>`,
  '<w:sz w:val="21"/><w:szCs w:val="21"/><w:lang w:val="en-GB"/></w:rPr></w:rPrDefault>',
  '<w:pPrDefault><w:pPr><w:spacing w:after="120" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>',
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>',
  ...STYLES.map(
    ({ id, name, paragraph = '', run = '' }) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`,
  ),
  '<w:style w:type="character" w:styleId="Hyperlink"><w:name w:val="Hyperlink"/><w:rPr><w:color w:val="1F4E8C"/><w:u w:val="single"/></w:rPr></w:style>',
  `<w:style w:type="table" w:styleId="Lines"><w:name w:val="Lines"/><w:tblPr><w:tblBorders>${BORDERS}</w:tblBorders><w:tblCellMar><w:left w:w="60" w:type="dxa"/><w:right w:w="60" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>`,
  '</w:styles>',
].join('');

const field = (name: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${name} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const words = (text: string): string => `<w:r><w:t xml:space="preserve">${escaped(shown(text))}</w:t></w:r>`;

const relations = (rows: readonly (readonly [id: string, type: string, target: string, outside?: boolean])[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${rows
    .map(
      ([id, type, target, outside = false]) =>
        `<Relationship Id="${id}" Type="${type}" Target="${escaped(target)}"${outside ? ' TargetMode="External"' : ''}/>`,
    )
    .join('')}</Relationships>`;

const TYPES = [
  `${HEAD}<Types xmlns="${PACKAGE}/content-types">`,
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  '<Default Extension="xml" ContentType="application/xml"/>',
  `<Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/>`,
  `<Override PartName="/word/styles.xml" ContentType="${WORD}.styles+xml"/>`,
  `<Override PartName="/word/footer1.xml" ContentType="${WORD}.footer+xml"/>`,
  '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
  '</Types>',
].join('');

/** The bytes of a Word file. `title` names it in its properties; `foot` stands at the foot of each page, before the page's number. */
export function wordFile(title: string, foot: string, parts: readonly Part[]): Uint8Array {
  const body = new Body();
  const written = parts.map((part) => body.write(part)).join('');
  const page =
    '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/>';
  const files: Readonly<Record<string, string>> = {
    '[Content_Types].xml': TYPES,
    '_rels/.rels': relations([
      ['document', `${OFFICE}/officeDocument`, 'word/document.xml'],
      ['core', `${PACKAGE}/relationships/metadata/core-properties`, 'docProps/core.xml'],
    ]),
    'docProps/core.xml': `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(shown(title))}</dc:title><dc:creator>stet</dc:creator></cp:coreProperties>`,
    'word/document.xml': `${HEAD}<w:document ${NAMESPACES}><w:body>${written}<w:sectPr><w:footerReference w:type="default" r:id="footer"/>${page}</w:sectPr></w:body></w:document>`,
    'word/styles.xml': STYLE_PART,
    'word/footer1.xml': `${HEAD}<w:ftr ${NAMESPACES}><w:p><w:pPr><w:pStyle w:val="Small"/></w:pPr>${words(`${foot} · page `)}${field('PAGE')}${words(' of ')}${field('NUMPAGES')}</w:p></w:ftr>`,
    'word/_rels/document.xml.rels': relations([
      ['styles', `${OFFICE}/styles`, 'styles.xml'],
      ['footer', `${OFFICE}/footer`, 'footer1.xml'],
      ...body.links.map((href, i) => [`link${i + 1}`, `${OFFICE}/hyperlink`, href, true] as const),
    ]),
  };
  // The time of a file in the package is its place's own clock; a fixed one keeps the bytes the same everywhere.
  const mtime = new Date(1980, 0, 1, 12);
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), { level: 6, mtime });
}
