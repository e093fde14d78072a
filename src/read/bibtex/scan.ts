/**
 * The syntax of .bib files: entries and fields with their exact places, macros expanded, nothing interpreted. Tolerant where
 * writers err (missing commas and braces, bare values, text between entries): a broken entry is reported and the next one is
 * read. A line that begins like an entry ends whatever was left open before it, so one lost brace costs one entry, and the
 * scan stays linear.
 */

import type { Skipped, Span } from '../../model/document.ts';
import { Broken, entryAt } from './broken.ts';
import { balanced, MONTHS, quoted, trimmedEnd } from './values.ts';

export interface BibField {
  /** Lower case. */
  readonly name: string;
  /** The value as TeX, pieces joined, macros expanded. */
  readonly value: string;
  /** Where the value stands, without its delimiters when it is one piece. */
  readonly span: Span;
}

export interface BibEntry {
  /** Lower case. */
  readonly type: string;
  readonly key: string;
  readonly span: Span;
  readonly fields: readonly BibField[];
}

export interface BibScan {
  readonly entries: readonly BibEntry[];
  readonly skipped: readonly Skipped[];
}

/** Longest value that macros may build, and the sum over a file: a macro bomb is refused, no journal name is. */
const LONGEST_MACRO = 4_000;
const ALL_MACROS = 20_000_000;

/** `@type{` at the start of a line: where reading goes on after a broken entry. */
const HEAD = /(^|[\n\r])[ \t]{0,200}@[a-zA-Z]{1,40}[ \t]{0,20}[{(]/g;
const ENTRY = /@[ \t]{0,20}([a-zA-Z]{1,40})\s{0,50}([{(])/y;
const SPACE = /[\s,]*/y;
const BLANK = /\s*/y;
const NAME = /[^\s=,{}()"#%@]{1,200}/y;
/** A closed value, and the next field or the end of the entry on a line of its own: where a value with a lost brace really ends. */
const NEXT_FIELD = /[}"][ \t]{0,20},[ \t]{0,20}\r?\n[ \t]{0,40}[a-zA-Z][a-zA-Z0-9_-]{0,40}[ \t]{0,20}=[ \t]{0,20}["{\d]/;
const LAST_FIELD = /[}"][ \t]{0,20},?[ \t]{0,20}\r?\n[ \t]{0,40}[})][ \t]{0,20}(?:[\r\n]|$)/;
/** How many values of one entry may be mended so. */
const MENDED = 20;
const BARE = /[^\s,{}"#=]{1,500}/y;

/** Reads the syntax of a .bib file. Never throws for what the file holds. */
export function scanBibtex(text: string): BibScan {
  return new Scan(text).run();
}

class Scan {
  private readonly text: string;
  private at = 0;
  /** No value may reach past this place: the next line that begins like an entry, or the end. */
  private stop = 0;
  private readonly macros = new Map<string, string>(MONTHS);
  private expanded = 0;
  private readonly entries: BibEntry[] = [];
  private readonly skipped: Skipped[] = [];
  private openComment = false;
  private head = -1;
  private mended = 0;
  private line = 1;
  private counted = 0;

  constructor(text: string) {
    this.text = text;
  }

  run(): BibScan {
    const { text } = this;
    for (;;) {
      const start = text.indexOf('@', this.at);
      if (start < 0) break;
      ENTRY.lastIndex = start;
      const found = ENTRY.exec(text);
      if (found === null) {
        this.at = start + 1;
        continue;
      }
      this.at = start + found[0].length;
      this.stop = this.nextHead(this.at);
      const type = (found[1] ?? '').toLowerCase();
      const close = found[2] === '(' ? ')' : '}';
      try {
        this.one(type, start, close);
      } catch (thrown) {
        if (!(thrown instanceof Broken)) throw thrown;
        this.skipped.push({
          what: `entry ${entryAt(text, start, this.stop)}`,
          why: `line ${this.lineOf(start)}: ${thrown.why}`,
          count: 1,
          ...(type === 'string' || type === 'preamble' ? {} : { references: true }),
        });
        this.at = Math.max(this.stop, start + 1);
      }
    }
    return { entries: this.entries, skipped: this.skipped };
  }

  private one(type: string, start: number, close: string): void {
    if (type === 'comment') this.comment();
    else if (type === 'preamble') this.delimited(close);
    else if (type === 'string') this.macro(close);
    else this.entry(type, start, close);
  }

  /** A comment ends where its brace closes; an unclosed one hides only its line. */
  private comment(): void {
    if (this.openComment) return;
    const end = balanced(this.text, this.at, this.text.length, '}');
    if (end < 0) this.openComment = true;
    else this.at = end + 1;
  }

  private delimited(close: string): void {
    const end = balanced(this.text, this.at, this.stop, close);
    if (end < 0) throw new Broken('its closing brace is missing');
    this.at = end + 1;
  }

  private macro(close: string): void {
    this.skip(BLANK);
    const name = this.take(NAME);
    this.skip(BLANK);
    if (name === null || this.text[this.at] !== '=') throw new Broken('the macro has no name or no value');
    this.at++;
    const { value } = this.value(close);
    this.macros.set(name.toLowerCase(), value);
    this.skip(SPACE);
    if (this.text[this.at] === close) this.at++;
  }

  private entry(type: string, start: number, close: string): void {
    const { text } = this;
    const key = this.key(close);
    const fields: BibField[] = [];
    this.mended = 0;
    let end = -1;
    for (;;) {
      this.skip(SPACE);
      if (this.at >= this.stop) break;
      if (text[this.at] === close || (text[this.at] === '}' && close === ')')) {
        end = ++this.at;
        break;
      }
      const name = this.take(NAME);
      this.skip(BLANK);
      if (name === null || text[this.at] !== '=') {
        this.resume(close);
        continue;
      }
      this.at++;
      const { value, span } = this.value(close);
      fields.push({ name: name.toLowerCase(), value, span });
    }
    if (end < 0) {
      if (fields.length === 0) throw new Broken('it is never closed and has no fields');
      end = this.at = trimmedEnd(text, start, this.stop);
    }
    this.entries.push({ type, key, span: { start, end }, fields });
  }

  /** The key; empty when the entry begins with a field at once. */
  private key(close: string): string {
    this.skip(BLANK);
    const limit = Math.min(this.stop, this.at + 500);
    for (let here = this.at; here < limit; here++) {
      const sign = this.text[here];
      if (sign === '=') return '';
      if (sign === ',' || sign === close || sign === '\n' || sign === '\r') {
        const key = this.text.slice(this.at, here).trim();
        this.at = here;
        return key;
      }
    }
    return '';
  }

  /** After something that is no field: on to the next comma or to the end of the entry. */
  private resume(close: string): void {
    const { text } = this;
    const from = this.at;
    while (this.at < this.stop) {
      const sign = text[this.at];
      if (sign === ',' || sign === close || sign === '\n') break;
      if (sign === '{') {
        const end = balanced(text, this.at + 1, this.stop, '}');
        if (end < 0) throw new Broken('a brace is never closed');
        this.at = end;
      }
      this.at++;
    }
    if (this.at === from && text[this.at] !== close) this.at++;
  }

  private value(close: string): { value: string; span: Span } {
    const pieces: string[] = [];
    let inner: Span = { start: this.at, end: this.at };
    let start = -1;
    let end = this.at;
    for (;;) {
      this.skip(BLANK);
      if (start < 0) start = this.at;
      const piece = this.piece(close);
      pieces.push(piece.value);
      inner = piece.span;
      end = this.at;
      const back = this.at;
      this.skip(BLANK);
      if (this.text[this.at] !== '#') {
        this.at = back;
        break;
      }
      this.at++;
    }
    const value = pieces.length === 1 ? (pieces[0] ?? '') : pieces.join('');
    return { value, span: pieces.length === 1 ? inner : { start, end } };
  }

  private piece(close: string): { value: string; span: Span } {
    const { text } = this;
    const sign = text[this.at];
    if (sign === '{' || sign === '"') {
      const from = this.at + 1;
      let end = sign === '{' ? balanced(text, from, this.stop, '}') : quoted(text, from, this.stop);
      if (end < 0 || (end - from > 20 && NEXT_FIELD.test(text.slice(from, end)))) {
        end = this.mended < MENDED ? this.mend(from) : -1;
        this.mended++;
      }
      if (end < 0) throw new Broken(`a value that begins with ${sign} is never closed`);
      this.at = end + 1;
      return { value: text.slice(from, end), span: { start: from, end } };
    }
    const from = this.at;
    let bare = this.take(BARE) ?? '';
    if (close === ')' && bare.endsWith(')')) {
      bare = bare.slice(0, -1);
      this.at--;
    }
    const span = { start: from, end: from + bare.length };
    const macro = this.macros.get(bare.toLowerCase());
    if (macro === undefined) return { value: bare, span };
    this.expanded += macro.length;
    if (macro.length > LONGEST_MACRO || this.expanded > ALL_MACROS) throw new Broken(`the macro ${bare} expands without bound`);
    return { value: macro, span };
  }

  /** The end of a value whose braces do not balance: where the next field begins on its own line, or the entry ends. */
  private mend(from: number): number {
    const rest = this.text.slice(from, this.stop);
    const found = NEXT_FIELD.exec(rest) ?? LAST_FIELD.exec(rest);
    return found === null ? -1 : from + found.index;
  }

  private skip(pattern: RegExp): void {
    pattern.lastIndex = this.at;
    this.at += pattern.exec(this.text)?.[0].length ?? 0;
    // A comment line between fields, as some editors leave it.
    while (this.text[this.at] === '%') {
      const end = this.text.indexOf('\n', this.at);
      this.at = end < 0 ? this.text.length : end + 1;
      pattern.lastIndex = this.at;
      this.at += pattern.exec(this.text)?.[0].length ?? 0;
    }
  }

  /** 1-based line; asked for places that only move on. */
  private lineOf(at: number): number {
    for (let here = this.text.indexOf('\n', this.counted); here >= 0 && here < at; here = this.text.indexOf('\n', here + 1)) {
      this.line++;
      this.counted = here + 1;
    }
    return this.line;
  }

  private take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    if (found !== null) this.at += found.length;
    return found;
  }

  private nextHead(from: number): number {
    if (from <= this.head) return this.head;
    HEAD.lastIndex = from;
    const found = HEAD.exec(this.text);
    this.head = found === null ? this.text.length : found.index + (found[1]?.length ?? 0);
    return this.head;
  }
}
