/**
 * Web pages as readable text. parse5 builds the tree as a browser would; it is walked with a stack of our own, so depth costs
 * no call stack. Entries of reference lists and notes become blocks with a label, and links to them citations or note marks.
 */
import type { BlockKind, Skipped, Span } from '../model/document.ts';
import { keptAddress } from './addresses.ts';
import { type Reading, Scribe } from './blocks.ts';
import type { ParseContext } from './context.ts';
import { coinsAlone, mayHoldCoins } from './html/coins.ts';
import type { DistillWorks } from './html/distill.ts';
import { isApart, isColophon, levelOf } from './html/labels.ts';
import {
  attribute,
  decoded,
  type Element,
  isBlock,
  isDropped,
  isElement,
  isEmphasis,
  isEntryTag,
  isNoteLabel,
  isSideNote,
  keysOf,
  type Node,
  onlyLinks,
  wordsOf,
} from './html/marks.ts';
import { parseMarkup } from './html/markup.ts';
import { RaisedStyles, raisedBefore } from './html/raised.ts';
import { numberOf, Targets } from './html/targets.ts';
import { Jumps } from './jumps.ts';
import { withPasted } from './pasted.ts';
import { areNumbers } from './raised-numbers.ts';
import { script } from './tex/symbols.ts';

/** What surrounds the place that is being read. */
interface Around {
  readonly kind: BlockKind;
  /** Inside a block whose inner blocks do not end it (an entry, a note, a table). */
  readonly whole: boolean;
  readonly list: boolean;
  readonly notes: boolean;
  readonly exact: boolean;
  readonly raised: 'sup' | 'sub' | null;
  /** The number that a browser prints before the item; null once a block bears it. */
  readonly item: { label: string | null };
}

type Step = { readonly node: Node; readonly around: Around } | (() => void);

/** Reads HTML, and the list of works that lies beside it where the page names one. */
export async function readHtml(text: string, context?: ParseContext): Promise<Reading> {
  const root = await parseMarkup(text);
  const works =
    context !== undefined && /<dt?-cite[\s>]/i.test(text) ? await (await import('./html/distill.ts')).distillWorks(root, context) : null;
  const page = withPasted(new Page(root, [], works).read());
  return (!/\p{L}/u.test(page.text) && mayHoldCoins(text) ? coinsAlone(text) : null) ?? page;
}

/** A tree of a page, or of several that were joined, as readable text; `sheets` are styles that lie beside it. */
export const readHtmlTree = (root: Node, sheets: readonly string[] = []): Reading => withPasted(new Page(root, sheets, null).read());

class Page {
  private readonly scribe = new Scribe();
  private readonly root: Node;
  private readonly steps: Step[] = [];
  private readonly targets: Targets;
  private readonly styles: RaisedStyles;
  private readonly marks = new Map<string, Span[]>();
  private readonly superscripts: Span[] = [];
  private readonly emphasised: Span[] = [];
  /** The last number given in each numbered list. */
  private readonly counted = new Map<Node, number>();
  private readonly jumps = new Jumps();
  /** Notes beside the text whose paragraph is not over yet. */
  private aside: { readonly node: Element; readonly label: string }[] = [];
  private sideNotes = 0;
  private dropped = 0;
  /** Numbers of the keys that marks without words name, in the order of their first marks. */
  private readonly numbers = new Map<string, number>();

  constructor(
    root: Node,
    sheets: readonly string[],
    private readonly works: DistillWorks | null,
  ) {
    this.root = root;
    this.styles = new RaisedStyles(root, sheets);
    this.targets = new Targets(root);
  }

  read(): Reading {
    const top: Around = { kind: 'paragraph', whole: false, list: false, notes: false, exact: false, raised: null, item: { label: null } };
    const { scribe } = this;
    this.steps.push({ node: this.root, around: top });
    this.walk();
    scribe.close('paragraph');
    // Of words that no block ends.
    this.notesBeside(top);
    this.walk();
    const skipped: Skipped[] =
      this.dropped === 0 ? [] : [{ what: 'scripts, styles, menus', why: 'they are not part of the text', count: this.dropped }];
    const { works } = this;
    const held =
      works === null ? {} : { entries: works.write(scribe, new Set(this.numbers.keys())), places: scribe.places, lists: works.lists };
    const text = scribe.text();
    return {
      text,
      blocks: scribe.blocks,
      links: scribe.links,
      notes: scribe.notes.map((note) => {
        const [mark = raisedBefore(note.span.start, script(note.label, true), text), ...again] = this.marks.get(note.label) ?? [];
        return { ...note, mark, ...(again.length > 0 && { again }) };
      }),
      citations: scribe.citations,
      ...held,
      skipped: [...skipped, ...(works?.skipped ?? [])],
      ...(this.superscripts.length === 0 ? {} : { superscripts: this.superscripts }),
      ...(this.emphasised.length === 0 ? {} : { emphasised: this.emphasised }),
      ...this.jumps.read(),
    };
  }

  private walk(): void {
    for (let step = this.steps.pop(); step !== undefined; step = this.steps.pop()) {
      if (typeof step === 'function') step();
      else this.visit(step.node, step.around);
    }
  }

  private visit(node: Node, around: Around): void {
    const { scribe } = this;
    if ('value' in node && node.nodeName === '#text') {
      if (around.exact) scribe.exactly(node.value);
      else if (around.raised === null) scribe.write(node.value);
      else this.raised(node.value.trim(), around.raised === 'sup');
      return;
    }
    if (!isElement(node)) {
      this.children(node, around);
      return;
    }
    // The label of an entry or a note is told beside its words, not among them.
    if ((around.kind === 'reference' && isEntryTag(node)) || (around.kind === 'note' && isNoteLabel(node))) return;
    if ((around.list || around.notes) && isApart(node)) return;
    if (isDropped(node) || isColophon(node) || (around.list && onlyLinks(node))) {
      if (node.childNodes.length > 0 && node.tagName !== 'head') this.dropped++;
      return;
    }
    for (const { name, value } of node.attrs)
      if (name === 'id' || (name === 'name' && node.tagName === 'a')) this.jumps.at(value.slice(0, 300), scribe.end);
    if (node.tagName === 'br') scribe.newline();
    else if (!around.whole && isSideNote(node)) this.besideText(node);
    else if (isBlock(node)) this.block(node, around);
    else this.inline(node, around);
  }

  /** Raised and lowered signs as characters of their own where there are such; several raised numbers, "1,2", stay as they are, told by their place. */
  private raised(text: string, up: boolean): void {
    const { scribe } = this;
    const written = script(text, up);
    const start = scribe.mark();
    scribe.write(written);
    if (up && areNumbers(written)) this.superscripts.push({ start, end: scribe.end });
  }

  private block(node: Element, around: Around): void {
    const { scribe } = this;
    const item = this.targets.items.get(node);
    const list = around.list || this.targets.isList(node);
    const notes = around.notes || this.targets.isNotes(node);
    if (around.whole) {
      // Inside an entry or a table, inner blocks only part words.
      const cell = (node.tagName === 'td' || node.tagName === 'th') && around.kind !== 'reference';
      scribe.write(cell ? (scribe.lineStart ? '' : ' | ') : ' ');
      if (node.tagName === 'tr') scribe.newline();
      this.steps.push(() => scribe.write(' '));
      this.children(node, around);
      return;
    }
    scribe.close(around.kind);
    const level = item === undefined ? levelOf(node) : null;
    const kind: BlockKind = item !== undefined ? item.kind : level !== null ? 'heading' : (KINDS.get(node.tagName) ?? around.kind);
    const whole = item !== undefined || level !== null || (node.tagName === 'table' && !this.targets.isList(node));
    // The number that a browser prints before the item.
    const number = numberOf(node, this.counted);
    const counted = number === null && node.tagName !== 'li' ? around.item : { label: number };
    const inner: Around = { ...around, kind, whole, list, notes, exact: node.tagName === 'pre', item: counted };
    this.steps.push(() => {
      const block = scribe.close(kind, {
        ...(level === null ? {} : { level }),
        ...(item !== undefined ? { label: item.label } : counted.label === null ? {} : { label: counted.label }),
      });
      if (block !== null) counted.label = null;
      if (this.aside.length > 0) this.notesBeside(around);
      if (block !== null && item?.kind === 'note')
        scribe.notes.push({ id: `note-${item.label}`, kind: 'footnote', label: item.label, span: block.span, mark: null });
    });
    this.children(node, inner);
  }

  /** A note that stands within its paragraph and is shown beside it, under a number that the page counts: it becomes a block behind the paragraph. */
  private besideText(node: Element): void {
    this.sideNotes += 1;
    const label = String(this.sideNotes);
    const start = this.scribe.mark();
    this.scribe.write(script(label, true));
    this.marks.set(label, [{ start, end: this.scribe.end }]);
    this.aside.push({ node, label });
  }

  /** The notes beside a paragraph that has just ended. */
  private notesBeside(around: Around): void {
    const { scribe } = this;
    for (const { node, label } of this.aside.splice(0).reverse()) {
      this.steps.push(() => {
        const block = scribe.close('note', { label });
        if (block !== null) scribe.notes.push({ id: `note-${label}`, kind: 'footnote', label, span: block.span, mark: null });
      });
      this.children(node, { ...around, kind: 'note', whole: true, raised: null });
    }
  }

  private inline(node: Element, around: Around): void {
    const { scribe } = this;
    const keys = this.works === null ? [] : keysOf(node);
    if (keys.length > 0) {
      this.keyed(node, keys, around);
      return;
    }
    if (node.tagName === 'q') {
      scribe.write('“');
      this.steps.push(() => scribe.write('”'));
    } else if (node.tagName === 'a') {
      const start = scribe.mark();
      this.steps.push(() => this.anchor(attribute(node, 'href'), { start, end: scribe.end }, around));
    } else if (isEmphasis(node)) {
      const start = scribe.mark();
      this.steps.push(() => void (scribe.end > start && this.emphasised.push({ start, end: scribe.end })));
    } else if (node.tagName === 'img') scribe.write(around.exact ? '' : ' ');
    const up = node.tagName === 'sup' || this.styles.raises(node);
    if (up && BRACKETED.test(wordsOf(node))) {
      // Raised numbers in brackets stay as they are, told by their place.
      const start = scribe.mark();
      this.steps.push(() => this.superscripts.push({ start, end: scribe.end }));
      this.children(node, { ...around, raised: null });
      return;
    }
    const raised = up ? 'sup' : node.tagName === 'sub' ? 'sub' : around.raised;
    this.children(node, { ...around, raised });
  }

  /** A mark that names keys, printed as it is or, where it has no words, as the numbers that a browser would print. */
  private keyed(node: Element, keys: readonly string[], around: Around): void {
    const { scribe, numbers } = this;
    for (const key of keys) if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
    const start = scribe.mark();
    this.steps.push(() => scribe.citations.push({ span: { start, end: scribe.end }, keys, via: 'pandoc' }));
    if (wordsOf(node).trim() === '') scribe.write(`[${keys.map((key) => numbers.get(key)).join(', ')}]`);
    else this.children(node, around);
  }

  private anchor(href: string, span: Span, around: Around): void {
    const { scribe } = this;
    if (span.end <= span.start) return;
    const target = href.startsWith('#') ? this.targets.named.get(decoded(href.slice(1))) : undefined;
    if (target?.kind === 'reference' && around.kind !== 'reference') scribe.citations.push({ span, keys: [target.label], via: 'anchor' });
    else if (target?.kind === 'note' && around.kind !== 'note') {
      const known = this.marks.get(target.label);
      if (known === undefined) this.marks.set(target.label, [span]);
      else known.push(span);
    } else if (/^#./.test(href) && target === undefined) this.jumps.from(span, decoded(href.slice(1)).slice(0, 300));
    else {
      const address = keptAddress(href);
      if (address !== null) scribe.links.push({ span, href: address });
    }
  }

  private children(node: Node, around: Around): void {
    if (!('childNodes' in node)) return;
    for (let at = node.childNodes.length - 1; at >= 0; at--) this.steps.push({ node: node.childNodes[at] as Node, around });
  }
}

const KINDS: ReadonlyMap<string, BlockKind> = new Map<string, BlockKind>([
  ['blockquote', 'quote'],
  ['li', 'item'],
  ['dd', 'item'],
  ['pre', 'code'],
  ['table', 'table'],
  ['figcaption', 'caption'],
  ['caption', 'caption'],
]);

const BRACKETED = /^\s?\[[\d\s,;–−-]{1,40}\]\s?$/;
