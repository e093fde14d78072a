/**
 * Walks an RTF text and writes it down: paragraphs by style, lists with their printed numbers, tables, notes, links, fields as Word has
 * them. Destinations that are not known and can be passed over are; notes and text boxes are read where they belong, from the place they
 * stand at. Text that tracked changes deleted, and hidden text, is left out.
 */
import { StetError } from '../../errors.ts';
import type { BlockKind, Note, Skipped, Span } from '../../model/document.ts';
import { Scribe, SET_IN } from '../blocks.ts';
import { FieldCodes } from '../docx/codes.ts';
import { Jumps } from '../jumps.ts';
import { tooLong } from '../limits.ts';
import { script } from '../tex/symbols.ts';
import { RtfLetters } from './letters.ts';
import { RtfRows } from './rows.ts';
import { changes, PURPOSES, SIGNS, SKIPPED, START, type State } from './state.ts';
import type { RtfTables } from './tables.ts';
import { RtfTokens } from './tokens.ts';

interface Held {
  readonly kind: Note['kind'];
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly mark: Span;
}

const DEEPEST = 2_000;

export class RtfWalk {
  readonly scribe = new Scribe();
  readonly codes = new FieldCodes(this.scribe);
  readonly jumps = new Jumps();
  readonly superscripts: Span[] = [];
  private readonly held: Held[] = [];
  private readonly boxes: { readonly from: number; readonly to: number }[] = [];
  private readonly counts = { footnote: 0, endnote: 0 };
  private state: State = START;
  private stack: State[] = [];
  private readonly letters: RtfLetters;
  private readonly rows = new RtfRows(this.scribe);
  private label = '';
  private listed = false;
  private deleted = 0;
  private hidden = 0;
  /** True while a note or a box is read: what is called from it stays in it. */
  private inner = false;

  constructor(
    private readonly source: string,
    private readonly tables: RtfTables,
    private readonly name: string,
    private readonly most: number,
  ) {
    this.letters = new RtfLetters(tables);
  }

  /** Writes the text, then the notes in the order of their marks. Throws StetError for groups without end in each other. */
  walk(): void {
    this.range(0, this.source.length);
    this.paragraph();
    this.rows.close();
    this.inner = true;
    for (const note of this.held) {
      this.range(note.from, note.to);
      this.flush();
      this.codes.forget();
      const block = this.scribe.close('note', { label: note.label });
      const { kind, label, mark } = note;
      if (block !== null) this.scribe.notes.push({ id: `${kind}-${label}`, kind, label, span: block.span, mark });
    }
  }

  skipped(): Skipped[] {
    const said: Skipped[] = [
      { what: 'deleted text', why: 'tracked changes delete it; accept or reject them to settle it', count: this.deleted },
      { what: 'hidden text', why: 'it is not printed', count: this.hidden },
    ];
    return said.filter(({ count }) => (count ?? 0) > 0);
  }

  /** Reads a stretch of the file with a fresh state. */
  private range(from: number, to: number): void {
    const tokens = new RtfTokens(this.source, from, to);
    this.state = { ...START };
    this.stack = [];
    let starred = false;
    let first = false;
    while (tokens.next()) {
      const { kind } = tokens;
      if (kind === 'open') {
        if (this.stack.length >= DEEPEST)
          throw new StetError(
            'unreadable-input',
            `${this.name}: the RTF file is damaged (its groups lie too deep in each other). Save it anew.`,
          );
        this.flush();
        this.stack.push(this.state);
        const { plainForm } = this.state;
        if (plainForm) this.state.plainForm = false;
        this.state = { ...this.state, field: false, plainForm: false, ...(plainForm && { purpose: 'skip' as const }) };
        first = true;
        starred = false;
        continue;
      }
      if (kind === 'close') this.close();
      else if (kind === 'text') this.letters.text(tokens.text);
      else if (kind === 'byte') this.letters.byte(tokens.number ?? 63);
      else if (tokens.text === '*') {
        starred = true;
        continue;
      } else if (first && this.opens(tokens, starred)) {
        first = false;
        starred = false;
        continue;
      } else this.word(tokens);
      first = false;
      starred = false;
    }
    this.flush();
  }

  /** The first word of a group may say what the whole group is for. */
  private opens(tokens: RtfTokens, starred: boolean): boolean {
    const { text: word } = tokens;
    const { state } = this;
    if (state.purpose === 'skip') return true;
    if (word === 'footnote') {
      const from = tokens.at;
      const to = this.endOfGroup(tokens);
      if (state.purpose !== 'shape' && !this.inner) this.note(from, to);
      return true;
    }
    if (word === 'shptxt' || word === 'dptxbxtext') {
      const from = tokens.at;
      const to = this.endOfGroup(tokens);
      if (!this.inner) this.boxes.push({ from, to });
      return true;
    }
    const purpose = PURPOSES.get(word);
    if (purpose !== undefined && !(purpose === 'author' && state.purpose !== 'info') && !(purpose === 'day' && state.purpose !== 'info')) {
      state.purpose = purpose;
      if (purpose === 'result') this.codes.separate();
      if (purpose === 'label') this.label = '';
      return true;
    }
    if (word === 'field') {
      this.flush();
      this.codes.begin('');
      state.field = true;
      return true;
    }
    if (word === 'upr') {
      state.plainForm = true;
      return true;
    }
    if (word === 'ud' || word === 'result') {
      if (word === 'result') state.purpose = 'skip';
      return true;
    }
    // Styles of characters begin with a star: they say nothing of paragraphs.
    if (starred || SKIPPED.test(word)) {
      state.purpose = 'skip';
      return true;
    }
    return false;
  }

  /** Passes over the rest of the group that is open; gives where it ends. */
  private endOfGroup(tokens: RtfTokens): number {
    let deep = 1;
    let end = tokens.at;
    while (deep > 0) {
      end = tokens.at;
      if (!tokens.next()) break;
      if (tokens.kind === 'open') deep += 1;
      else if (tokens.kind === 'close') deep -= 1;
    }
    this.leave();
    return end;
  }

  private close(): void {
    const { state } = this;
    if (state.purpose === 'styles' && this.stack.at(-1)?.purpose === 'styles')
      this.tables.style(state.style ?? 0, this.letters.take(), state.base, state.outline);
    else if (state.purpose === 'author' && this.stack.at(-1)?.purpose === 'info') this.tables.authors.push(this.letters.take());
    else if (state.purpose === 'place' && this.stack.at(-1)?.purpose !== 'place')
      this.jumps.at(this.letters.take().trim().slice(0, 300), this.scribe.end);
    this.flush();
    if (state.field) this.codes.end();
    this.leave();
  }

  private leave(): void {
    this.state = this.stack.pop() ?? { ...START };
    this.letters.inFont(this.state.font);
  }

  /** Where the text stands now: in print or not. */
  private flush(): void {
    const words = this.letters.take();
    if (words === '') return;
    const { purpose, hidden, deleted, raised } = this.state;
    if (purpose === 'code') this.codes.code(words);
    else if (purpose === 'label') this.label += words;
    else if (purpose === 'text' || purpose === 'result') {
      if (deleted) this.deleted += words.trim().length;
      else if (hidden) this.hidden += words.trim().length;
      else if (this.codes.shown) this.print(words, raised);
    }
  }

  private print(words: string, raised: boolean): void {
    const { scribe } = this;
    if (words.trim() !== '') this.rows.words();
    const before = scribe.end;
    if (before > this.most) throw tooLong(this.name, this.most);
    scribe.write(words);
    if (!raised || scribe.end === before) return;
    const last = this.superscripts.at(-1);
    if (last !== undefined && last.end === before) this.superscripts[this.superscripts.length - 1] = { start: last.start, end: scribe.end };
    else this.superscripts.push({ start: before, end: scribe.end });
  }

  private word(tokens: RtfTokens): void {
    const { text: word, number } = tokens;
    const { state, tables } = this;
    if (state.purpose === 'skip' || state.purpose === 'shape') return;
    if (word === 'u' && number !== null) {
      this.letters.letter(number, state.fallback);
      return;
    }
    this.letters.settle();
    const sign = SIGNS.get(word);
    if (sign !== undefined) {
      this.letters.sign(sign);
      return;
    }
    if (!['styles', 'author', 'place'].includes(state.purpose)) this.flush();
    if (word === 'par' || word === 'sect' || word === 'page' || word === '\r' || word === '\n') this.paragraphEnd();
    else if ((word === 'line' || word === 'lbr') && this.codes.shown && state.purpose !== 'label') this.scribe.newline();
    else if (word === 'cell' || word === 'nestcell') this.rows.cell() || this.paragraph();
    else if (word === 'row' || word === 'nestrow') this.rows.row();
    else if (word === 'trowd') this.rows.begin();
    else if (word === 'cellx') this.rows.column();
    else if (word === 'ls' && number !== 0 && state.purpose === 'text') this.listed = true;
    else if (word === 'f') {
      state.font = number;
      this.letters.inFont(number);
    } else if (!changes(state, word, number)) tables.says(word, number, state);
  }

  private paragraphEnd(): void {
    if (this.rows.paragraph()) return;
    if (this.inner) this.scribe.newline();
    else this.paragraph();
  }

  private paragraph(): void {
    this.flush();
    this.codes.endParagraph();
    const { state } = this;
    const bare = this.label.trim().replace(/^[[(]+|(?<![\]).:\s])[\]).:\s]+$/g, '');
    const told = this.tables.kindOf(state.style, state.outline);
    const item = this.listed || this.label.trim() !== '';
    const kind: BlockKind =
      this.codes.bibliography > 0 && told?.kind !== 'heading' ? 'reference' : (told?.kind ?? (item ? 'item' : 'paragraph'));
    const label = /[\p{L}\p{N}]/u.test(bare) && bare.length < 20 ? bare : '';
    const block = this.scribe.close(kind, {
      ...(told?.level === undefined ? {} : { level: told.level }),
      ...(label !== '' && { label }),
      ...(state.indent >= SET_IN && { setIn: true }),
    });
    if (block !== null) {
      this.label = '';
      this.listed = false;
    }
    if (this.inner) return;
    for (const { from, to } of this.boxes.splice(0)) this.aside(from, to);
  }

  /** A text box stands behind the paragraph it hangs on. */
  private aside(from: number, to: number): void {
    const { state, stack } = this;
    this.range(from, to);
    this.paragraph();
    this.state = state;
    this.stack = stack;
  }

  private note(from: number, to: number): void {
    const kind = /^\s{0,20}(?:\\[a-z]{1,20}-?\d{0,5} ?){0,10}\\ftnalt/.test(this.source.slice(from, from + 200)) ? 'endnote' : 'footnote';
    this.counts[kind] += 1;
    const label = String(this.counts[kind]);
    if (!this.codes.shown) return;
    const start = this.scribe.fresh ? this.scribe.mark() : this.scribe.end;
    this.scribe.exactly(script(label, true));
    this.held.push({ kind, label, from, to, mark: { start, end: this.scribe.end } });
  }
}
