/**
 * Walks the body of a Word document and writes it down: paragraphs, lists, tables, notes, links, fields. Text that a tracked
 * change deleted is left out, text it inserted is kept: the document is read as it would be printed with all changes taken.
 */
import type { BlockKind, Note, Skipped, Span } from '../../model/document.ts';
import { Scribe, SET_IN } from '../blocks.ts';
import { Jumps } from '../jumps.ts';
import { child, elements, setting, textIn, within, type XmlNode } from '../xml/tree.ts';
import { FieldCodes, LISTS_WORKS } from './codes.ts';
import { Faces, faceOf } from './faces.ts';
import type { Numbering, Styles } from './styles.ts';

interface PendingNote {
  readonly kind: Note['kind'];
  readonly label: string;
  readonly node: XmlNode;
  readonly mark: Span;
  readonly targets: ReadonlyMap<string, string>;
}

export interface BodyParts {
  readonly styles: Styles;
  readonly numbering: Numbering;
  readonly footnotes: XmlNode | undefined;
  readonly endnotes: XmlNode | undefined;
  /** Where relationships lead, by id: of the body, and of each kind of notes. */
  readonly targets: {
    readonly document: ReadonlyMap<string, string>;
    readonly footnotes: ReadonlyMap<string, string>;
    readonly endnotes: ReadonlyMap<string, string>;
  };
  /** Field codes that lie behind Zotero's bookmarks, by bookmark name. */
  readonly bookmarks: ReadonlyMap<string, string>;
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** Elements that only wrap text. */
const WRAPPERS = new Set([
  'ins',
  'moveTo',
  'smartTag',
  'customXml',
  'sdtContent',
  'bdo',
  'dir',
  'Choice',
  'oMath',
  'oMathPara',
  'e',
  'num',
  'den',
  'sup',
  'sub',
  'f',
  'd',
  'rad',
  'sSup',
  'sSub',
  'sSubSup',
  'nary',
  'r',
]);

/** Whether all lines of a paragraph stand in: one that hangs is an entry. */
const isSetIn = (indent: XmlNode | undefined): boolean =>
  Number(indent?.attributes.get('left') ?? indent?.attributes.get('start') ?? 0) >= SET_IN &&
  indent?.attributes.get('hanging') === undefined;

export class BodyWalk {
  readonly scribe = new Scribe();
  readonly codes = new FieldCodes(this.scribe);
  readonly superscripts: Span[] = [];
  readonly faces = new Faces();
  readonly skipped: Skipped[] = [];
  readonly jumps = new Jumps();
  private readonly marks = new Map<string, { name: string; start: number }>();
  private readonly notes: PendingNote[] = [];
  private readonly boxes: XmlNode[] = [];
  private deleted = 0;
  private targets: ReadonlyMap<string, string>;

  constructor(private readonly parts: BodyParts) {
    this.targets = parts.targets.document;
  }

  /** Writes the body, then the notes in the order of their marks. */
  walk(body: XmlNode): void {
    this.blocks(body);
    for (let note = this.notes.shift(); note !== undefined; note = this.notes.shift()) {
      this.targets = note.targets;
      for (const paragraph of within(note.node, 'p')) {
        this.inline(paragraph);
        this.scribe.newline();
      }
      this.codes.forget();
      const block = this.scribe.close('note', { label: note.label });
      if (block !== null)
        this.scribe.notes.push({ id: `${note.kind}-${note.label}`, kind: note.kind, label: note.label, span: block.span, mark: note.mark });
    }
    if (this.deleted > 0)
      this.skipped.push({
        what: 'deleted text',
        why: 'tracked changes delete it; accept or reject them to settle it',
        count: this.deleted,
      });
  }

  private blocks(parent: XmlNode): void {
    for (const node of elements(parent)) {
      if (node.name === 'p') this.paragraph(node);
      else if (node.name === 'tbl') this.table(node);
      else if (node.name === 'sdt') this.control(node, true);
      else if (WRAPPERS.has(node.name) || node.name === 'AlternateContent') this.blocks(node);
    }
  }

  private paragraph(node: XmlNode): void {
    const properties = child(node, 'pPr');
    const style = this.parts.styles.of(properties);
    const inside = this.codes.bibliography > 0;
    this.inline(node);
    this.codes.endParagraph();
    const label = style.list === undefined || this.scribe.fresh ? undefined : this.parts.numbering.next(style.list);
    const bare = label?.replace(/^[[(]+|(?<![\]).:\s])[\]).:\s]+$/g, '');
    const listed = (inside || this.codes.bibliography > 0) && style.kind !== 'heading';
    const kind: BlockKind = listed ? 'reference' : style.kind;
    this.scribe.close(kind, {
      ...(style.level === undefined ? {} : { level: style.level }),
      ...(bare === undefined || bare === '' ? {} : { label: bare }),
      ...(isSetIn(child(properties, 'ind')) && { setIn: true }),
    });
    for (const box of this.boxes.splice(0)) this.blocks(box);
  }

  /** A table is one block, a row a line; a table of one column is only a frame around paragraphs. */
  private table(node: XmlNode): void {
    const rows = elements(node, 'tr');
    if (rows.every((row) => elements(row, 'tc').length <= 1)) {
      for (const row of rows) for (const cell of elements(row, 'tc')) this.blocks(cell);
      return;
    }
    const cells = rows.map((row) => elements(row, 'tc'));
    this.scribe.table(cells, (cell) => {
      for (const paragraph of within(cell, 'p')) {
        this.inline(paragraph);
        this.scribe.write(' ');
      }
    });
    for (const box of this.boxes.splice(0)) this.blocks(box);
  }

  /** A content control: Mendeley keeps a citation's data in its tag, Word its bibliography in its gallery. */
  private control(node: XmlNode, block: boolean): void {
    const properties = child(node, 'sdtPr');
    const tag = setting(properties, 'tag') ?? '';
    const gallery = within(properties ?? node, 'docPartGallery')[0]?.attributes.get('val') ?? '';
    const lists = /^MENDELEY_BIBLIOGRAPHY/.test(tag) || (properties !== undefined && gallery === 'Bibliographies');
    const data = /^MENDELEY_CITATION_v3_([\w+/=-]{8,4000000})$/.exec(tag)?.[1];
    if (lists) this.codes.bibliography += 1;
    const start = data === undefined ? 0 : this.scribe.mark();
    for (const content of elements(node, 'sdtContent')) {
      if (block) this.blocks(content);
      else this.inline(content);
    }
    if (lists) this.codes.bibliography -= 1;
    if (data !== undefined) {
      const json = Buffer.from(data, 'base64').toString('utf8');
      this.codes.found.push({
        instruction: `ADDIN CSL_CITATION ${json}`,
        data: '',
        span: { start, end: Math.max(start, this.scribe.end) },
      });
    }
  }

  private inline(parent: XmlNode): void {
    for (const node of elements(parent)) this.piece(node);
  }

  private piece(node: XmlNode): void {
    const { name } = node;
    if (name === 'r') this.run(node);
    else if (name === 'del' || name === 'moveFrom')
      this.deleted += within(node, 'delText').reduce((sum, one) => sum + textIn(one).length, 0);
    else if (name === 'hyperlink') this.hyperlink(node);
    else if (name === 'fldSimple') this.simpleField(node);
    else if (name === 'sdt') this.control(node, false);
    else if (name === 'bookmarkStart') this.bookmark(node);
    else if (name === 'bookmarkEnd') this.bookmarkEnd(node);
    else if (name === 'AlternateContent') {
      // The same thing twice, for new and old programs: the first is enough.
      const choice = child(node, 'Choice') ?? child(node, 'Fallback');
      if (choice !== undefined) this.inline(choice);
    } else if (name === 'drawing' || name === 'pict') for (const box of within(node, 'txbxContent')) this.boxes.push(box);
    else if (name === 't') this.text(textIn(node));
    else if (WRAPPERS.has(name)) this.inline(node);
  }

  private run(node: XmlNode): void {
    const properties = child(node, 'rPr');
    if (child(properties, 'vanish') !== undefined && setting(properties, 'vanish') !== '0' && setting(properties, 'vanish') !== 'false') {
      // Hidden text is not printed; fields keep their codes in it all the same.
      for (const part of elements(node)) if (part.name === 'fldChar' || part.name === 'instrText') this.part(part);
      return;
    }
    const raised = setting(properties, 'vertAlign') === 'superscript';
    const before = this.scribe.end;
    for (const part of elements(node)) this.part(part);
    if (this.scribe.end > before) this.faces.note(faceOf(properties), before, this.scribe);
    if (raised && this.scribe.end > before) this.raise(before);
  }

  /** Notes a raised mark, white space in front of it not counted. */
  private raise(before: number): void {
    const last = this.superscripts[this.superscripts.length - 1];
    if (last !== undefined && last.end === before)
      this.superscripts[this.superscripts.length - 1] = { start: last.start, end: this.scribe.end };
    else this.superscripts.push({ start: before, end: this.scribe.end });
  }

  private part(node: XmlNode): void {
    const { name } = node;
    if (name === 't') this.text(textIn(node));
    else if (name === 'br' || name === 'cr') this.broken(node.attributes.get('type'));
    else if (name === 'tab') this.text(' ');
    else if (name === 'noBreakHyphen') this.text('-');
    else if (name === 'fldChar') {
      const type = node.attributes.get('fldCharType');
      const data = child(node, 'fldData');
      if (type === 'begin') this.codes.begin(data === undefined ? '' : textIn(data));
      else if (type === 'separate') this.codes.separate();
      else if (type === 'end') this.codes.end();
    } else if (name === 'instrText') this.codes.code(textIn(node));
    else if (name === 'footnoteReference') this.note(node, 'footnote');
    else if (name === 'endnoteReference') this.note(node, 'endnote');
    else if (name === 'AlternateContent' || name === 'drawing' || name === 'pict') this.piece(node);
  }

  /** A line that somebody broke by hand begins a new one here too: whole lists are typed so. */
  private broken(type = 'textWrapping'): void {
    if (type === 'textWrapping' && this.codes.shown) this.scribe.newline();
    else this.text(' ');
  }

  private text(words: string): void {
    if (this.codes.shown) this.scribe.write(words);
  }

  private simpleField(node: XmlNode): void {
    this.codes.begin('');
    this.codes.code(node.attributes.get('instr') ?? '');
    this.codes.separate();
    this.inline(node);
    this.codes.end();
  }

  private hyperlink(node: XmlNode): void {
    const start = this.scribe.mark();
    this.inline(node);
    this.jumps.from({ start, end: this.scribe.end }, node.attributes.get('anchor') ?? '');
    const href = this.targets.get(node.attributes.get('id') ?? '');
    if (href !== undefined && /^https?:\/\//i.test(href) && this.scribe.end > start)
      this.scribe.links.push({ span: { start, end: this.scribe.end }, href });
  }

  private bookmark(node: XmlNode): void {
    const name = node.attributes.get('name') ?? '';
    this.jumps.at(name, this.scribe.end);
    if (!this.parts.bookmarks.has(name)) return;
    if (LISTS_WORKS.test(this.parts.bookmarks.get(name) ?? '')) this.codes.bibliography += 1;
    this.marks.set(node.attributes.get('id') ?? '', { name, start: this.scribe.mark() });
  }

  private bookmarkEnd(node: XmlNode): void {
    const id = node.attributes.get('id') ?? '';
    const mark = this.marks.get(id);
    if (mark === undefined) return;
    this.marks.delete(id);
    const instruction = this.parts.bookmarks.get(mark.name) ?? '';
    if (LISTS_WORKS.test(instruction)) this.codes.bibliography -= 1;
    this.codes.found.push({ instruction, data: '', span: { start: mark.start, end: Math.max(mark.start, this.scribe.end) } });
  }

  /** A note is marked with its number, raised, and written behind the text. */
  private note(node: XmlNode, kind: Note['kind']): void {
    const id = node.attributes.get('id') ?? '';
    const notes = kind === 'footnote' ? this.parts.footnotes : this.parts.endnotes;
    const found = elements(notes, kind).find((note) => note.attributes.get('id') === id);
    if (found === undefined) return;
    const label = String(this.notes.filter((note) => note.kind === kind).length + 1);
    const start = this.scribe.fresh ? this.scribe.mark() : this.scribe.end;
    this.scribe.exactly([...label].map((digit) => RAISED[Number(digit)] ?? '').join(''));
    const targets = kind === 'footnote' ? this.parts.targets.footnotes : this.parts.targets.endnotes;
    this.notes.push({ kind, label, node: found, mark: { start, end: this.scribe.end }, targets });
  }
}
