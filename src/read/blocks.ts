/**
 * What every text reader yields, and the way readable text is written down: markup is left out, white space collapses,
 * blocks are parted by an empty line, and every place is noted while writing, so that spans are right by construction.
 */
import type { Block, BlockKind, Document, FormatCitation, Link, Note, Place, Skipped } from '../model/document.ts';

/** A `Document` without what only the dispatcher knows (hash, name, media type). */
export interface Reading {
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly links?: readonly Link[];
  readonly notes?: readonly Note[];
  readonly citations?: readonly FormatCitation[];
  readonly entries?: Document['entries'];
  readonly skipped?: readonly Skipped[];
  readonly superscripts?: Document['superscripts'];
  readonly emphasised?: Document['emphasised'];
  readonly jumps?: Document['jumps'];
  readonly listedOnly?: Document['listedOnly'];
  readonly places?: Document['places'];
  readonly lists?: Document['lists'];
  readonly about?: Document['about'] | null;
}

/** Signs that print nothing; word processors leave some of their own in what they export. */
const UNPRINTED = /[\u0000-\u0008\u000e-\u001b]+/g;

/** From how far in a paragraph of a word processor may be a quotation, in twentieths of a point. */
export const SET_IN = 300;

/** Writes readable text block by block. White space is held back until a word follows, so blocks never end in it. */
export class Scribe {
  readonly blocks: Block[] = [];
  readonly links: Link[] = [];
  readonly notes: Note[] = [];
  readonly citations: FormatCitation[] = [];
  /** Where what was written lies in its file, as far as whoever writes knows. */
  readonly places: Place[] = [];
  private readonly parts: string[] = [];
  private length = 0;
  private start = 0;
  private space = false;
  /** How many of the last characters are white space. */
  private tail = 0;

  /** Where the text ends now, not counting held-back white space. */
  get end(): number {
    return this.length;
  }

  /** True when the block that is being written has no words yet. */
  get fresh(): boolean {
    return this.length === this.start;
  }

  /** True at the start of a block and after a line break. */
  get lineStart(): boolean {
    return this.fresh || this.tail > 0;
  }

  /** Where the next word will begin; writes held-back white space. */
  mark(): number {
    if (this.space && !this.fresh && this.tail === 0) this.put(' ');
    this.space = false;
    return this.length;
  }

  /** What was written from a place of the current block on. */
  since(start: number): string {
    let words = '';
    for (let at = this.parts.length - 1, from = this.length; at >= 0 && from > start; at -= 1) {
      const part = this.parts[at] ?? '';
      from -= part.length;
      words = part.slice(Math.max(0, start - from)) + words;
    }
    return words;
  }

  /** Adds words; runs of white space become one space (a no-break space stays as it is: none is left). */
  write(text: string): void {
    if (text === '') return;
    const words = text.replace(UNPRINTED, '').replace(/\s+/g, ' ');
    if (words.startsWith(' ')) this.space = true;
    const inner = words.trim();
    if (inner === '') return;
    this.mark();
    this.put(inner);
    this.space = words.endsWith(' ');
  }

  /** Adds text as it stands, line breaks included (code). */
  exactly(text: string): void {
    this.mark();
    this.put(text);
  }

  /** A line break inside a block (verse, table rows). */
  newline(): void {
    if (this.fresh) return;
    this.space = false;
    this.put('\n');
  }

  /** A table is one block: a row is a line, and strokes part its cells, which `write` writes. */
  table<Cell>(rows: readonly (readonly Cell[])[], write: (cell: Cell) => void): void {
    for (const row of rows) {
      for (const [at, cell] of row.entries()) {
        if (at > 0) this.write(' | ');
        write(cell);
      }
      this.newline();
    }
    this.close('table');
  }

  /** Ends the block; nothing is noted when it has no words. Gives the block, or null. */
  close(kind: BlockKind, extra: Pick<Block, 'level' | 'label' | 'setIn'> = {}): Block | null {
    this.space = false;
    if (this.fresh) return null;
    const block: Block = {
      kind,
      // Line ends of code and of broken lines do not belong to the block.
      span: { start: this.start, end: this.length - this.tail },
      ...(extra.level === undefined ? {} : { level: extra.level }),
      ...(extra.label === undefined ? {} : { label: extra.label }),
      ...(extra.setIn === true && kind === 'paragraph' && { setIn: true }),
    };
    this.blocks.push(block);
    this.put('\n\n');
    this.start = this.length;
    return block;
  }

  /** The whole text. */
  text(): string {
    return this.parts.join('').replace(/(?<!\n)\n+$/, '');
  }

  private put(text: string): void {
    this.tail = text.length - text.trimEnd().length;
    this.parts.push(text);
    this.length += text.length;
  }
}
