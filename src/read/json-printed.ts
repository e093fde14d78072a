/**
 * Printed references that stand in JSON as strings, in an array of them or as a value of an item. Programs write many of their letters and
 * all their quotation marks as escapes ("M\u00fcller"), which nobody printed: such a reference is read as it was meant, on a line of its own
 * behind the file's own text, with its place in the file noted.
 */
import type { Block, Place, Span } from '../model/document.ts';
import { lineFinder } from '../text/lines.ts';

/** A string of JSON at a place, and the comma behind it. */
const STRING = /\s{0,1000}("(?:[^"\\\n]|\\[^\n]){0,20000}")\s{0,1000},?/y;
/** Letters from which on a string may be a printed reference. */
const LEAST_PRINTED = 20;

export class PrintedStrings {
  readonly blocks: Block[] = [];
  readonly places: Place[] = [];
  /** The text of the file and what was written behind it. */
  text: string;
  private readonly source: string;
  private readonly at: (offset: number) => { readonly line: number; readonly column: number };

  constructor(source: string) {
    this.source = source;
    this.text = source;
    this.at = lineFinder(source);
  }

  /** Takes the reference `raw`, which is written somewhere within a place of the file. */
  add(raw: string, within: Span, label: string): void {
    const quoted = JSON.stringify(raw);
    const inside = quoted.includes('\\') ? -1 : this.source.slice(within.start, within.end).indexOf(quoted);
    if (inside >= 0) {
      const start = within.start + inside + 1;
      this.blocks.push({ kind: 'reference', span: { start, end: start + raw.length }, label });
      return;
    }
    const start = this.text.length + 1;
    this.text += `\n${raw.replace(/\s+/g, ' ').trim()}`;
    const span = { start, end: this.text.length };
    this.blocks.push({ kind: 'code', span: { start: within.start, end: within.end }, label }, { kind: 'reference', span, label });
    this.places.push({ span, at: this.at(within.start), lines: true });
  }

  /** Takes all strings of an array that begins at a place. */
  addAll(from: number): void {
    STRING.lastIndex = from;
    let count = 0;
    for (let found = STRING.exec(this.source); found !== null; found = STRING.exec(this.source)) {
      const [, quoted = ''] = found;
      count += 1;
      const start = found.index + found[0].indexOf(quoted);
      const raw = wordsOf(quoted);
      if (raw.length > LEAST_PRINTED) this.add(raw, { start, end: start + quoted.length }, String(count));
    }
  }
}

/** What a string of JSON says; nothing where it is broken. */
function wordsOf(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return '';
  }
}
