/** Writes papers as Word does: runs cut anywhere, fields in three parts, numbers of lists kept apart. For bench/documents-office.ts. */
import type { Chance } from '../references-noise.ts';
import type { Block, Counted, Face, Inline, Paper } from './paper.ts';
import { plainOf } from './paper.ts';
import { instructionOf, mendeleyTag } from './word-fields.ts';

export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const FACES: Readonly<Record<Face, string>> = {
  i: '<w:i/><w:iCs/>',
  b: '<w:b/><w:bCs/>',
  sup: '<w:vertAlign w:val="superscript"/>',
  caps: '<w:smallCaps/>',
};
export const LISTS: readonly Counted[] = ['[1]', '1.', '1', '(1)', 'bullet', 'second 1.'];
const BY = 'w:id="9001" w:author="A. Reviewer" w:date="2021-03-04T10:00:00Z"';

export class WordWriter {
  readonly notes: { readonly footnote: string[]; readonly endnote: string[] } = { footnote: [], endnote: [] };
  readonly comments: string[] = [];
  readonly links: string[] = [];
  private ids = 100;

  constructor(
    private readonly paper: Paper,
    private readonly chance: Chance,
  ) {}

  private next(): number {
    this.ids += 1;
    return this.ids;
  }

  /** Words as runs; Word parts them wherever somebody stopped typing or the speller was in doubt. */
  run(text: string, properties = '', gone = false): string {
    const cut = this.chance() < 0.4 && text.length > 8 ? Math.floor(this.chance() * text.length) : 0;
    const tag = gone ? 'w:delText' : 'w:t';
    return [text.slice(0, cut), text.slice(cut)]
      .filter((part) => part !== '')
      .map(
        (part) =>
          `<w:r w:rsidR="00A1${this.ids % 10}B2C">${properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`}<${tag} xml:space="preserve">${escaped(part)}</${tag}></w:r>`,
      )
      .join(this.chance() < 0.5 ? '<w:proofErr w:type="spellStart"/>' : '');
  }

  words(words: readonly Inline[], properties = '', gone = false): string {
    return words.map((part) => this.inline(part, properties, gone)).join('');
  }

  private inline(part: Inline, properties: string, gone: boolean): string {
    if (typeof part === 'string') return this.run(part, properties, gone);
    if ('note' in part) return this.note(part.note, part.end === true ? 'endnote' : 'footnote');
    if ('noteAgain' in part)
      return this.fieldOf(
        ` NOTEREF _RefNote${part.noteAgain} \\f \\h `,
        this.run(String(part.noteAgain), '<w:rStyle w:val="EndnoteReference"/><w:vertAlign w:val="superscript"/>'),
      );
    if ('to' in part) {
      const face = part.as === undefined ? properties : properties + FACES[part.as];
      if (part.by === 'link') return `<w:hyperlink w:anchor="_RefWork${part.to}" w:history="1">${this.run(part.text, face)}</w:hyperlink>`;
      return this.fieldOf(` REF _RefWork${part.to} \\r \\h `, this.run(part.text, face));
    }
    if ('field' in part) return this.managed(part.field, this.words(part.shown, properties), plainOf(part.shown));
    if ('change' in part)
      return part.change === 'in'
        ? `<w:ins ${BY}>${this.words(part.words, properties)}</w:ins>`
        : `<w:del ${BY}>${this.words(part.words, properties, true)}</w:del>`;
    if ('sign' in part) {
      if (part.sign === 'space that stays') return this.run('\u00a0', properties);
      const signs = {
        line: '<w:br/>',
        tab: '<w:tab/>',
        'hyphen that stays': '<w:noBreakHyphen/>',
        'hyphen that may be': '<w:softHyphen/>',
      };
      return `<w:r>${signs[part.sign]}</w:r>`;
    }
    if ('comment' in part) {
      this.comments.push(part.comment);
      const id = this.comments.length - 1;
      return `<w:commentRangeStart w:id="${id}"/><w:commentRangeEnd w:id="${id}"/><w:r><w:commentReference w:id="${id}"/></w:r>`;
    }
    if ('formula' in part)
      return '<m:oMath><m:sSub><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sub><m:r><m:t>i</m:t></m:r></m:sub></m:sSub><m:r><m:t>=</m:t></m:r><m:f><m:num><m:r><m:t>3</m:t></m:r></m:num><m:den><m:r><m:t>14</m:t></m:r></m:den></m:f></m:oMath>';
    if ('box' in part) {
      const inner = `<w:txbxContent><w:p>${this.words(part.box)}</w:p></w:txbxContent>`;
      return `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="2" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="column"><wp:posOffset>0</wp:posOffset></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV><wp:extent cx="2400000" cy="900000"/><wp:wrapTopAndBottom/><wp:docPr id="${this.next()}" name="Box"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="2400000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx>${inner}</wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape style="width:200pt;height:70pt"><v:textbox>${inner}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
    }
    if ('url' in part) {
      this.links.push(part.url);
      return `<w:hyperlink r:id="rIdLink${this.links.length}">${this.run(part.text, '<w:rStyle w:val="Hyperlink"/>')}</w:hyperlink>`;
    }
    return this.run(part.text, properties + FACES[part.as], gone);
  }

  private fieldOf(instruction: string, shown: string, data = ''): string {
    const code = `<w:r><w:instrText xml:space="preserve">${escaped(instruction)}</w:instrText></w:r>`;
    return `<w:r><w:fldChar w:fldCharType="begin"${data === '' ? '/>' : `><w:fldData xml:space="preserve">${data}</w:fldData></w:fldChar>`}</w:r>${code}<w:r><w:fldChar w:fldCharType="separate"/></w:r>${shown}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  }

  private managed(cited: readonly number[], shown: string, plain: string): string {
    const { manager, works } = this.paper;
    if (manager === 'none') return shown;
    const given = cited.flatMap((at) => {
      const work = works[at];
      return work === undefined ? [] : [{ at, work }];
    });
    const { instruction, data } = instructionOf(manager, given, plain);
    if (manager === 'mendeley')
      return `<w:sdt><w:sdtPr><w:tag w:val="${mendeleyTag(given, plain)}"/><w:id w:val="${this.next()}"/></w:sdtPr><w:sdtContent>${shown}</w:sdtContent></w:sdt>`;
    if (manager === 'word')
      return `<w:sdt><w:sdtPr><w:id w:val="${this.next()}"/><w:citation/></w:sdtPr><w:sdtContent>${this.fieldOf(instruction, shown)}</w:sdtContent></w:sdt>`;
    if (manager === 'endnote' && data !== '')
      return this.fieldOf(' ADDIN EN.CITE ', shown, data).replace(
        '<w:r><w:fldChar w:fldCharType="separate"/></w:r>',
        `<w:r><w:fldChar w:fldCharType="begin"><w:fldData xml:space="preserve">${data}</w:fldData></w:fldChar></w:r><w:r><w:instrText xml:space="preserve"> ADDIN EN.CITE.DATA </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>`,
      );
    return this.fieldOf(instruction, shown, data);
  }

  private note(words: readonly Inline[], kind: 'footnote' | 'endnote'): string {
    const notes = this.notes[kind];
    const id = notes.length + 2;
    notes.push('');
    const style = kind === 'footnote' ? 'Footnote' : 'Endnote';
    notes[id - 2] =
      `<w:${kind} w:id="${id}"><w:p><w:pPr><w:pStyle w:val="${style}Text"/></w:pPr><w:r><w:rPr><w:rStyle w:val="${style}Reference"/></w:rPr><w:${kind}Ref/></w:r>${this.run(' ')}${this.words(words)}</w:p></w:${kind}>`;
    const mark = `<w:r><w:rPr><w:rStyle w:val="${style}Reference"/></w:rPr><w:${kind}Reference w:id="${id}"/></w:r>`;
    return kind === 'endnote'
      ? `<w:bookmarkStart w:id="${this.next()}" w:name="_RefNote${id - 1}"/>${mark}<w:bookmarkEnd w:id="${this.ids}"/>`
      : mark;
  }

  paragraph(words: string, style = '', more = ''): string {
    return `<w:p w:rsidR="00C0FFEE"><w:pPr>${style === '' ? '' : `<w:pStyle w:val="${style}"/>`}${more}</w:pPr>${words}</w:p>`;
  }

  blocks(blocks: readonly Block[]): string {
    return blocks.map((block) => this.block(block)).join('');
  }

  private block(block: Block, mark = ''): string {
    const { manager } = this.paper;
    switch (block.is) {
      case 'title':
        return this.paragraph(this.words(block.words), 'Title', mark);
      case 'heading':
      case 'list heading':
        return this.paragraph(this.words(block.words), this.paper.language === 'de' ? 'berschrift1' : 'Heading1', mark);
      case 'bold heading':
        return this.paragraph(this.words(block.words, FACES.b), '', mark);
      case 'paragraph':
        return this.paragraph(this.words(block.words), '', mark);
      case 'quote':
        return this.paragraph(this.words(block.words), '', `<w:ind w:left="720" w:right="720"/>${mark}`);
      case 'caption':
        return this.paragraph(this.words(block.words), 'Caption', mark);
      case 'right to left':
        return this.paragraph(this.words(block.words, '<w:rtl/>'), '', `<w:bidi/>${mark}`);
      case 'east':
        return this.paragraph(this.words(block.words, '<w:rFonts w:hint="eastAsia"/>'), '', mark);
      case 'point':
        return this.paragraph(this.words(block.words), 'ListParagraph', this.counted(block.counted));
      case 'entry': {
        const inner = `<w:bookmarkStart w:id="${this.next()}" w:name="_RefWork${block.at}"/>${this.words(block.words)}<w:bookmarkEnd w:id="${this.ids}"/>`;
        const style =
          block.set === 'style'
            ? manager === 'endnote'
              ? 'EndNoteBibliography'
              : 'Bibliography'
            : block.counted === undefined
              ? ''
              : 'ListParagraph';
        return this.paragraph(
          inner,
          style,
          `${block.counted === undefined ? '' : this.counted(block.counted)}${block.set === 'hanging' ? '<w:ind w:left="720" w:hanging="720"/>' : ''}${mark}`,
        );
      }
      case 'table':
        return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${widthsOf(block.rows)
          .map((width) => `<w:gridCol w:w="${width}"/>`)
          .join('')}</w:tblGrid>${block.rows
          .map(
            (row) =>
              `<w:tr>${row.map((cell, at) => `<w:tc><w:tcPr><w:tcW w:w="${widthsOf(block.rows)[at] ?? 3000}" w:type="dxa"/></w:tcPr>${this.paragraph(this.words(cell))}</w:tc>`).join('')}</w:tr>`,
          )
          .join('')}</w:tbl>${this.paragraph('')}`;
      case 'works':
        return this.works(this.blocks(block.blocks));
      case 'contents':
        return `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent>${block.lines
          .map((line, at) => {
            const shown = `${this.run(line)}<w:r><w:tab/></w:r>${this.fieldOf(` PAGEREF _Toc${at} \\h `, this.run(String(at + 2)))}`;
            return this.paragraph(
              at === 0
                ? `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> TOC \\o "1-3" \\h \\z \\u </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${shown}`
                : shown,
              'TOC1',
            );
          })
          .join('')}<w:p><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p></w:sdtContent></w:sdt>`;
      case 'columns':
        return this.paragraph(
          '',
          '',
          `<w:sectPr><w:endnotePr><w:numFmt w:val="decimal"/></w:endnotePr><w:type w:val="continuous"/><w:pgSz w:w="11906" w:h="16838"/><w:cols w:num="${block.count === 2 ? 1 : 2}" w:space="400"/></w:sectPr>`,
        );
      case 'changed': {
        if (block.change === 'in')
          return this.block(block.block, `<w:rPr><w:ins ${BY}/></w:rPr>`).replace(
            /(<\/w:pPr>)([\s\S]*)(<\/w:p>)$/,
            `$1<w:ins ${BY}>$2</w:ins>$3`,
          );
        const words = 'words' in block.block ? block.block.words : [];
        return this.paragraph(`<w:del ${BY}>${this.words(words, '', true)}</w:del>`, '', `<w:rPr><w:del ${BY}/></w:rPr>`);
      }
    }
  }

  private counted(list: Counted): string {
    return `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${LISTS.indexOf(list) + 1}"/></w:numPr>`;
  }

  /** A list of works as the program that made it marks it. */
  private works(blocks: string): string {
    const instruction = {
      zotero: ' ADDIN ZOTERO_BIBL {"uncited":[],"omitted":[],"custom":[]} CSL_BIBLIOGRAPHY ',
      'mendeley old': ' ADDIN Mendeley Bibliography CSL_BIBLIOGRAPHY ',
      endnote: ' ADDIN EN.REFLIST ',
      citavi: ' ADDIN CitaviBibliography ',
      word: ' BIBLIOGRAPHY ',
    };
    if (this.paper.manager === 'none') return blocks;
    if (this.paper.manager === 'mendeley')
      return `<w:sdt><w:sdtPr><w:tag w:val="MENDELEY_BIBLIOGRAPHY"/><w:id w:val="${this.next()}"/></w:sdtPr><w:sdtContent>${blocks}</w:sdtContent></w:sdt>`;
    const begin = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve">${escaped(instruction[this.paper.manager])}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>`;
    const field = `${blocks.startsWith('<w:tbl>') ? `<w:p>${begin}</w:p>${blocks}` : blocks.replace('</w:pPr>', `</w:pPr>${begin}`)}<w:p><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;
    return this.paper.manager === 'word'
      ? `<w:sdt><w:sdtPr><w:id w:val="${this.next()}"/><w:docPartObj><w:docPartGallery w:val="Bibliographies"/><w:docPartUnique/></w:docPartObj></w:sdtPr><w:sdtContent><w:sdt><w:sdtPr><w:id w:val="${this.next()}"/><w:bibliography/></w:sdtPr><w:sdtContent>${field}</w:sdtContent></w:sdt></w:sdtContent></w:sdt>`
      : field;
  }
}

/** Widths of columns: numbers of a list have a narrow one. */
const widthsOf = (rows: readonly (readonly (readonly Inline[])[])[]): number[] =>
  (rows[0] ?? []).map((_, at, { length }) => (length > 2 ? 2200 : at === 0 ? 600 : 8000));
