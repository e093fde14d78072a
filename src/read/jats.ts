/**
 * Journal articles in JATS (and NLM's older form) as readable text. Everything is stated there: entries have ids, marks name the ids
 * they cite, notes are apart. Entries that are data become entries with fields, those that are print blocks of print; both bear the
 * printed label as their key where it names one entry alone, else their id.
 */
import { StetError } from '../errors.ts';
import type { BlockKind, Entry, Span } from '../model/document.ts';
import { keptAddress } from './addresses.ts';
import { type Reading, Scribe } from './blocks.ts';
import { CITATIONS, fieldsOf, isData, printedOf } from './jats/citation.ts';
import { aboutIn, articlesIn, bare, chosen, citationsIn, leftOut, namedBefore, peopleIn, TAGS, textOf } from './jats/marks.ts';
import { Notes, Targets } from './jats/targets.ts';
import { Jumps } from './jumps.ts';
import { areNumbers } from './raised-numbers.ts';
import { script } from './tex/symbols.ts';
import { child, elements, parseXml, textIn, within, type XmlKind, type XmlNode } from './xml/tree.ts';

const XML: XmlKind = { what: 'the XML is broken', advice: 'Save or download it anew.', doctype: true };

interface Around {
  readonly kind: BlockKind;
  readonly level: number;
  readonly raised: 'sup' | 'sub' | null;
  /** Inside an entry or a heading, which inner blocks do not end. */
  readonly whole: boolean;
}

const ENTRY: Around = { kind: 'reference', level: 1, raised: null, whole: true };

/** Reads a JATS article. Throws StetError `unreadable-input` for broken XML, and `unknown-media-type` for XML that is no article in JATS. */
export async function readJats(text: string, name: string): Promise<Reading> {
  const root = await parseXml(text, name, XML);
  const known = articlesIn(root);
  if (known.length === 0)
    throw new StetError(
      'unknown-media-type',
      `${name}: this XML holds no article in JATS (front, body, back); give the paper as PDF or HTML.`,
    );
  return readArticles(known);
}

/** Articles as readable text. */
export const readArticles = (articles: readonly XmlNode[]): Reading => new Article(articles).read();

class Article {
  private readonly scribe = new Scribe();
  private readonly targets: Targets;
  private readonly notes = new Notes();
  private readonly entries: Entry[] = [];
  private readonly superscripts: Span[] = [];
  private readonly jumps = new Jumps();
  private itemLabel = '';
  private dropped = 0;

  constructor(private readonly articles: readonly XmlNode[]) {
    this.targets = new Targets(articles);
  }

  read(): Reading {
    const { scribe } = this;
    for (const article of this.articles) this.inside(article, { kind: 'paragraph', level: 1, raised: null, whole: false });
    scribe.close('paragraph');
    for (let note = this.notes.next(); note !== undefined; note = this.notes.next()) this.note(note.node, note.label, note.id);
    const about = aboutIn(this.articles);
    return {
      text: scribe.text(),
      blocks: scribe.blocks,
      links: scribe.links,
      notes: this.notes.read(),
      citations: scribe.citations,
      entries: this.entries,
      skipped: leftOut(this.dropped),
      ...(this.superscripts.length === 0 ? {} : { superscripts: this.superscripts }),
      ...this.jumps.read(),
      ...(about === null ? {} : { about }),
    };
  }

  private inside(node: XmlNode, around: Around): void {
    let before: XmlNode | null = null;
    for (const one of node.children) {
      if (typeof one === 'string') {
        this.words(one, around);
        before = null;
        continue;
      }
      // Parts of a citation and of a name that nothing parts are words apart.
      if (around.kind === 'reference' && before !== null && !TAGS.plain.has(one.name) && !TAGS.plain.has(before.name))
        this.scribe.write(' ');
      this.piece(one, around);
      before = one;
    }
  }

  private words(text: string, { raised, kind }: Around): void {
    const { scribe } = this;
    if (kind === 'code') scribe.exactly(text);
    else if (raised === null || text.trim() === '') scribe.write(text);
    else {
      const written = script(text.trim(), raised === 'sup');
      const start = scribe.mark();
      scribe.write(written);
      if (raised === 'sup' && areNumbers(written)) this.superscripts.push({ start, end: scribe.end });
    }
  }

  private piece(node: XmlNode, around: Around): void {
    const { scribe } = this;
    const { name, attributes } = node;
    this.jumps.at(attributes.get('id') ?? '', scribe.end);
    if (TAGS.dropped.has(name)) {
      if (name !== 'label') this.dropped += 1;
    } else if (name === 'article-meta' || name === 'front-stub') this.front(node, around);
    else if (name === 'title') this.heading(node, around);
    else if (name === 'ref') this.ref(node);
    else if (name === 'fn') this.footnote(node, around);
    else if (name === 'xref') this.mark(node, around);
    else if (name === 'ext-link' || name === 'uri' || name === 'self-uri') this.link(node, around);
    else if (name === 'pub-id') this.identifier(node, around);
    else if (name === 'break') scribe.newline();
    else if (name === 'sup' || name === 'sub') this.inside(node, { ...around, raised: name });
    else if (name === 'alternatives' || name === 'citation-alternatives') this.inside({ ...node, children: chosen(node) }, around);
    else if (name === 'table' && !around.whole) this.table(node, around);
    else if (name === 'sec' || name === 'app' || name === 'ref-list' || name === 'abstract' || name === 'trans-abstract')
      this.section(node, around);
    else if (TAGS.floated.has(name) && !around.whole) this.floated(node, around);
    else if (name === 'sub-article' || name === 'response') this.inside(node, { ...around, level: 2 });
    else if (TAGS.blocks.has(name) && !around.whole) this.block(node, around);
    else this.inside(node, around);
  }

  private block(node: XmlNode, around: Around): void {
    const { scribe } = this;
    scribe.close(around.kind);
    const kind = TAGS.blocks.get(node.name) ?? around.kind;
    if (node.name === 'list-item') this.itemLabel = bare(child(node, 'label'));
    this.inside(node, { ...around, kind });
    // The label of an item is that of its first paragraph.
    scribe.close(kind, kind === 'item' && this.itemLabel !== '' ? { label: this.itemLabel } : {});
    if (kind === 'item') this.itemLabel = '';
  }

  private section(node: XmlNode, around: Around): void {
    this.scribe.close(around.kind);
    const level = Math.min(6, around.level + 1);
    if (/abstract$/.test(node.name) && child(node, 'title') === undefined) {
      this.scribe.write('Abstract');
      this.scribe.close('heading', { level });
    }
    const inner: Around = { ...around, kind: 'paragraph', level };
    const title = child(node, 'title');
    if (title !== undefined) {
      // Its number stands before it, as it is printed.
      this.scribe.write(`${textOf(child(node, 'label'))} `);
      this.inside(title, { ...inner, whole: true });
      this.scribe.close('heading', { level });
    }
    this.inside({ ...node, children: node.children.filter((one) => one !== title) }, inner);
    this.scribe.close('paragraph');
  }

  /** A figure, a table, a box: its number goes with its caption. */
  private floated(node: XmlNode, around: Around): void {
    this.scribe.close(around.kind);
    this.scribe.write(`${textOf(child(node, 'label'))} `);
    for (const caption of elements(node, 'caption')) this.inside(caption, { ...around, kind: 'caption', whole: true });
    this.scribe.close('caption');
    this.inside({ ...node, children: node.children.filter((one) => typeof one === 'string' || one.name !== 'caption') }, around);
  }

  /** The title of anything else. In a caption it is the first sentence. */
  private heading(node: XmlNode, around: Around): void {
    const { scribe } = this;
    if (around.kind === 'caption' || around.whole) {
      this.inside(node, around);
      scribe.write(' ');
      return;
    }
    scribe.close(around.kind);
    this.inside(node, { ...around, whole: true });
    scribe.close('heading', { level: around.level });
  }

  private front(meta: XmlNode, around: Around): void {
    const { scribe } = this;
    scribe.close(around.kind);
    const titles = child(meta, 'title-group');
    for (const title of elements(titles, 'article-title')) this.inside(title, { ...around, whole: true });
    for (const title of elements(titles, 'subtitle')) {
      scribe.write(': ');
      this.inside(title, { ...around, whole: true });
    }
    scribe.close('heading', { level: around.level });
    scribe.write(peopleIn(meta).join(', '));
    scribe.close('front');
    for (const one of elements(meta)) if (/^(?:trans-)?abstract$/.test(one.name)) this.section(one, around);
    this.dropped += elements(meta).filter(({ name }) => !/^(?:title-group|contrib-group|(?:trans-)?abstract)$/.test(name)).length;
  }

  private table(node: XmlNode, around: Around): void {
    const { scribe } = this;
    scribe.close(around.kind);
    const rows = within(node, 'tr').map((row) => elements(row));
    scribe.table(rows, (cell) => this.inside(cell, { ...around, kind: 'table', whole: true }));
  }

  /** One entry: a work, several under one label, or words that cite none, which are a note. */
  private ref(node: XmlNode): void {
    this.scribe.close('paragraph');
    const works = citationsIn(node);
    if (works.length === 0) this.note(node, this.targets.key(node), node.attributes.get('id') ?? this.targets.key(node));
    for (const work of works) this.work(work, this.targets.key(work));
  }

  private work(work: XmlNode, key: string): void {
    const { scribe } = this;
    const both = work.name === 'citation-alternatives' ? elements(work).filter(({ name }) => CITATIONS.has(name)) : [work];
    const data = both.find(isData);
    const print = both.find((one) => !isData(one));
    const fields = data === undefined ? null : fieldsOf(data);
    if (fields !== null && print === undefined) scribe.write(printedOf(fields));
    else for (const one of [print ?? data]) if (one !== undefined) this.inside(one, ENTRY);
    const block = scribe.close(fields === null ? 'reference' : 'code', { label: key });
    if (block === null || fields === null) return;
    const raw = scribe.since(block.span.start).trim();
    this.entries.push({ key, span: block.span, fields: { ...fields, id: key }, raw });
  }

  /** An identifier in print: a bare number would be taken for a page. */
  private identifier(node: XmlNode, around: Around): void {
    const { scribe } = this;
    scribe.write(namedBefore(node.attributes.get('pub-id-type') ?? '', scribe.since(Math.max(0, scribe.end - 12))));
    this.inside(node, around);
  }

  /** A note: in the sentence it is marked and held back; in a group of notes it stands where it stands. */
  private footnote(node: XmlNode, around: Around): void {
    const id = node.attributes.get('id') ?? '';
    const count = this.notes.count + 1;
    const label = bare(child(node, 'label')) || String(count);
    const name = id === '' ? `fn-${count}` : id;
    if (this.scribe.fresh && around.kind !== 'reference') {
      this.note(node, label, name);
      return;
    }
    const start = this.scribe.end;
    this.scribe.exactly(script(label, true));
    this.notes.marked(name, { start, end: this.scribe.end });
    this.notes.hold({ node, label, id: name });
  }

  private note(node: XmlNode, label: string, id: string): void {
    this.scribe.close('paragraph');
    this.inside(node, { kind: 'note', level: 6, raised: null, whole: true });
    const block = this.scribe.close('note', { label });
    if (block !== null) this.notes.add({ id, label, span: block.span });
  }

  private mark(node: XmlNode, around: Around): void {
    const { scribe } = this;
    const ids = (node.attributes.get('rid') ?? '').trim().split(/\s+/).slice(0, 100);
    const empty = textIn(node).trim() === '';
    const start = empty ? scribe.end : scribe.mark();
    this.inside(node, around);
    const span = { start, end: scribe.end };
    const found = ids.map((id) => this.targets.at(id));
    const keys = found.flatMap((target) => (target?.kind === 'reference' ? target.keys : []));
    if (empty) {
      this.joined(keys);
      return;
    }
    if (keys.length > 0) {
      if (around.kind !== 'reference') scribe.citations.push({ span, keys, via: 'anchor' });
      return;
    }
    if (found[0]?.kind === 'note' && around.kind !== 'note') this.notes.marked(ids[0] ?? '', span);
    else if (found[0] === undefined) this.jumps.from(span, ids[0] ?? '');
  }

  /** A mark without words cites with the one before it, as within "1, 2–5"; behind a dash the range says so already. */
  private joined(keys: readonly string[]): void {
    const { citations, end } = this.scribe;
    const last = citations.at(-1);
    if (last === undefined || keys.length === 0 || end - last.span.end > 0) return;
    citations[citations.length - 1] = { ...last, keys: [...last.keys, ...keys] };
  }

  private link(node: XmlNode, around: Around): void {
    const start = this.scribe.mark();
    this.inside(node, around);
    const href = keptAddress(node.attributes.get('href') ?? (node.name === 'uri' ? textIn(node) : ''));
    if (href !== null && this.scribe.end > start) this.scribe.links.push({ span: { start, end: this.scribe.end }, href });
  }
}
