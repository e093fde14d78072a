/**
 * Walks the body of an ODT and writes it down. Text that tracked changes deleted stands apart from the body and is left out, as are
 * hidden text, comments and the indexes that the program makes; bibliographies are kept, their paragraphs as entries.
 */
import type { BlockKind, Entry, Note, Skipped, Span } from '../../model/document.ts';
import { keptAddress } from '../addresses.ts';
import { cslOf } from '../bibtex/fields.ts';
import { Scribe } from '../blocks.ts';
import { FieldCodes } from '../docx/codes.ts';
import { printedOf } from '../jats/citation.ts';
import { Jumps } from '../jumps.ts';
import { script } from '../tex/symbols.ts';
import { child, elements, textIn, within, type XmlNode } from '../xml/tree.ts';
import type { OdtStyles } from './styles.ts';

interface Held {
  readonly kind: Note['kind'];
  readonly label: string;
  readonly node: XmlNode;
  readonly mark: Span;
}

/** What surrounds a block. */
interface Around {
  readonly kind: BlockKind | null;
  readonly list: string;
  readonly depth: number;
}

const PLAIN: Around = { kind: null, list: '', depth: 0 };
const INDEXES = /^(?:table-of-content|illustration-index|table-index|object-index|user-index|alphabetical-index)$/;
const UNREAD =
  /^(?:tracked-changes|annotation|annotation-end|forms|sequence-decls|variable-decls|user-field-decls|hidden-text|hidden-paragraph|title|desc|ruby-text|change|change-start|change-end|soft-page-break)$/;

export class OdtWalk {
  readonly scribe = new Scribe();
  readonly jumps = new Jumps();
  readonly superscripts: Span[] = [];
  /** Stretches in italics or bold. */
  readonly emphasised: Span[] = [];
  /** What citation managers keep in the text, as Word keeps it in fields. */
  readonly codes = new FieldCodes(this.scribe);
  /** Works that the program's own marks describe. */
  readonly entries = new Map<string, Entry>();
  private readonly held: Held[] = [];
  private readonly boxes: XmlNode[] = [];
  private readonly open = new Map<string, number>();
  private itemLabel = '';
  private deleted = 0;
  private indexes = 0;
  private hidden = 0;

  constructor(private readonly styles: OdtStyles) {}

  /** Writes the body, then the notes in the order of their marks. */
  walk(body: XmlNode): void {
    this.blocks(body, PLAIN);
    for (let note = this.held.shift(); note !== undefined; note = this.held.shift()) {
      for (const paragraph of within(note.node, 'p')) {
        this.inside(paragraph);
        this.scribe.newline();
      }
      const { kind, label, mark } = note;
      const block = this.scribe.close('note', { label });
      if (block !== null) this.scribe.notes.push({ id: `${kind}-${label}`, kind, label, span: block.span, mark });
    }
  }

  skipped(): Skipped[] {
    const said: Skipped[] = [
      { what: 'deleted text', why: 'tracked changes delete it; accept or reject them to settle it', count: this.deleted },
      { what: 'tables of contents and indexes', why: 'they repeat what stands elsewhere', count: this.indexes },
      { what: 'hidden text', why: 'it is not printed', count: this.hidden },
    ];
    return said.filter(({ count }) => (count ?? 0) > 0);
  }

  private blocks(parent: XmlNode, around: Around): void {
    for (const node of elements(parent)) {
      const { name, attributes } = node;
      if (name === 'tracked-changes')
        this.deleted += within(node, 'deletion')
          .flatMap((one) => within(one, 'p'))
          .map(textIn)
          .join('').length;
      else if (INDEXES.test(name)) this.indexes += 1;
      else if (UNREAD.test(name)) continue;
      else if (name === 'p' || name === 'h') this.paragraph(node, around);
      else if (name === 'list') this.list(node, around);
      else if (name === 'table') this.table(node, around);
      else if (name === 'bibliography') this.bibliography(node, around);
      else if (name === 'section' && attributes.get('display') === 'none') this.hidden += textIn(node).length;
      else if (name === 'section' && /^(?:ZOTERO_BIBL|CSL_BIBLIOGRAPHY|Mendeley Bibliography)/.test(attributes.get('name') ?? ''))
        this.blocks(node, { ...around, kind: 'reference' });
      else if (name === 'frame') this.boxes.push(node);
      else this.blocks(node, around);
    }
    this.boxed();
  }

  private boxed(): void {
    for (const frame of this.boxes.splice(0)) for (const box of within(frame, 'text-box')) this.blocks(box, PLAIN);
  }

  private paragraph(node: XmlNode, around: Around): void {
    const style = node.attributes.get('style-name') ?? '';
    if (this.styles.hidden(style)) {
      this.hidden += textIn(node).length;
      return;
    }
    const listed = this.codes.bibliography > 0;
    this.inside(node);
    const told = this.styles.kind(style);
    const level = node.name === 'h' ? Math.max(1, Math.min(6, Number(node.attributes.get('outline-level') ?? 1) || 1)) : told.level;
    const within = listed || this.codes.bibliography > 0 ? 'reference' : around.kind;
    const kind = level !== undefined ? 'heading' : told.kind === 'paragraph' ? (within ?? told.kind) : told.kind;
    const label = this.itemLabel;
    const block = this.scribe.close(kind, {
      ...(level === undefined ? {} : { level }),
      ...(label === '' ? {} : { label }),
    });
    if (block !== null) this.itemLabel = '';
    this.boxed();
  }

  private bibliography(node: XmlNode, around: Around): void {
    const body = child(node, 'index-body');
    for (const part of elements(body)) {
      if (part.name === 'index-title') for (const title of within(part, 'p')) this.paragraph({ ...title, name: 'h' }, around);
      else this.blocks({ ...part, children: [part] }, { ...around, kind: 'reference' });
    }
  }

  private list(node: XmlNode, around: Around): void {
    const list = node.attributes.get('style-name') ?? around.list;
    const depth = around.depth + 1;
    let count = 0;
    for (const item of elements(node)) {
      if (item.name === 'list-item') {
        count = Number(item.attributes.get('start-value') ?? count + 1) || count + 1;
        this.itemLabel = this.styles.counts(list, depth) ? String(count) : '';
      }
      this.blocks(item, { kind: around.kind === 'reference' ? 'reference' : 'item', list, depth });
      this.itemLabel = '';
    }
  }

  /** A table is one block, a row a line; a table of one column is only a frame around paragraphs. */
  private table(node: XmlNode, around: Around): void {
    const rows = within(node, 'table-row');
    if (rows.every((row) => elements(row, 'table-cell').length <= 1)) {
      for (const row of rows) for (const cell of elements(row, 'table-cell')) this.blocks(cell, around);
      return;
    }
    const cells = rows.map((row) => elements(row, 'table-cell'));
    this.scribe.table(cells, (cell) => {
      for (const paragraph of within(cell, 'p')) {
        this.inside(paragraph);
        this.scribe.write(' ');
      }
    });
  }

  private inside(node: XmlNode): void {
    for (const one of node.children) {
      if (typeof one === 'string') this.scribe.write(one.replaceAll('\u00ad', ''));
      else this.piece(one);
    }
  }

  private piece(node: XmlNode): void {
    const { scribe } = this;
    const { name, attributes } = node;
    if (name === 's' || name === 'tab') scribe.write(' ');
    else if (name === 'line-break') scribe.newline();
    else if (UNREAD.test(name)) this.hidden += name.startsWith('hidden-') ? textIn(node).length : 0;
    else if (name === 'span') this.run(node);
    else if (name === 'a') this.link(node);
    else if (name === 'note') this.note(node);
    else if (name === 'bibliography-mark') this.cited(node);
    else if (name === 'bookmark-ref' || name === 'reference-ref' || name === 'note-ref') this.crossed(node);
    else if (name === 'fieldmark-start') this.wordField(node);
    else if (name === 'fieldmark-separator') this.codes.separate();
    else if (name === 'fieldmark-end') this.codes.end();
    else if (name === 'bookmark' || name === 'bookmark-start') this.jumps.at(attributes.get('name') ?? '', scribe.end);
    else if (name === 'reference-mark-start') this.open.set(attributes.get('name') ?? '', scribe.mark());
    else if (name === 'reference-mark-end') this.managed(attributes.get('name') ?? '');
    else if (name === 'frame') this.boxes.push(node);
    else this.inside(node);
  }

  private run(node: XmlNode): void {
    const style = node.attributes.get('style-name') ?? '';
    if (this.styles.hidden(style)) {
      this.hidden += textIn(node).length;
      return;
    }
    const set = this.styles.emphasised(style);
    const start = set ? this.scribe.mark() : this.scribe.end;
    this.inside(node);
    if (set && this.scribe.end > start) this.emphasised.push({ start, end: this.scribe.end });
    if (this.styles.raised(style) && this.scribe.end > start && within(node, 'note').length === 0)
      this.superscripts.push({ start, end: this.scribe.end });
  }

  private link(node: XmlNode): void {
    const start = this.scribe.mark();
    this.inside(node);
    const span = { start, end: this.scribe.end };
    const href = node.attributes.get('href') ?? '';
    if (href.startsWith('#')) this.jumps.from(span, href.slice(1, 300));
    const kept = keptAddress(href);
    if (kept !== null && span.end > start) this.scribe.links.push({ span, href: kept });
  }

  /** A cross-reference to a place or a note. */
  private crossed(node: XmlNode): void {
    const start = this.scribe.mark();
    this.inside(node);
    this.jumps.from({ start, end: this.scribe.end }, (node.attributes.get('ref-name') ?? '').slice(0, 300));
  }

  /** A field of a Word file that the program does not know: its code is kept as it was. */
  private wordField(node: XmlNode): void {
    this.codes.begin('');
    const code = elements(node, 'param').find(({ attributes }) => (attributes.get('name') ?? '').endsWith('.field.code'));
    this.codes.code(code?.attributes.get('value') ?? '');
  }

  private note(node: XmlNode): void {
    const kind = node.attributes.get('note-class') === 'endnote' ? 'endnote' : 'footnote';
    const cited = child(node, 'note-citation');
    const label = (cited === undefined ? '' : textIn(cited).trim().slice(0, 20)) || String(this.held.length + 1);
    const body = child(node, 'note-body');
    if (body === undefined) return;
    const start = this.scribe.fresh ? this.scribe.mark() : this.scribe.end;
    this.jumps.at(node.attributes.get('id') ?? '', start);
    this.scribe.exactly(script(label, true));
    this.held.push({ kind, label, node: body, mark: { start, end: this.scribe.end } });
  }

  /** The program's own mark: it bears the work's data, in the words of BibTeX. */
  private cited(node: XmlNode): void {
    const key = (node.attributes.get('identifier') ?? '').slice(0, 200);
    const start = this.scribe.mark();
    this.inside(node);
    const span = { start, end: this.scribe.end };
    // A mark that was Word's has no data of its own, but its words for a title.
    if (key === '' || span.end === span.start || this.scribe.since(start) === node.attributes.get('title')) return;
    this.scribe.citations.push({ span, keys: [key], via: 'word-field' });
    if (this.entries.has(key)) return;
    const values = new Map([...node.attributes].map(([name, value]) => [name, value.slice(0, 5_000).replace(/[\\{}$]/g, ' ')] as const));
    for (const role of ['author', 'editor']) {
      const names = values.get(role);
      if (names !== undefined) values.set(role, names.split(/\s?;\s?/).join(' and '));
    }
    const { item } = cslOf((values.get('bibliography-type') ?? 'misc').toLowerCase(), values);
    if (item.title !== undefined || item.DOI !== undefined)
      this.entries.set(key, { key, span, fields: { ...item, id: key }, raw: printedOf(item), cited: true });
  }

  /** Zotero and Mendeley name their marks with the data that Word has in its fields, and an ending by chance. */
  private managed(name: string): void {
    const start = this.open.get(name);
    this.open.delete(name);
    if (start === undefined) return;
    this.jumps.at(name, start);
    if (/^(?:ZOTERO_ITEM|CSL_CITATION|ITEM CSL_CITATION)/.test(name))
      this.codes.found.push({
        instruction: `ADDIN ${name.replace(/\s?RND\w{1,20}\s*$/, '')}`,
        data: '',
        span: { start, end: Math.max(start, this.scribe.end) },
      });
  }
}
