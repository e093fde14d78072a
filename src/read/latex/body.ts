/**
 * The body of a LaTeX document as readable blocks: headings, paragraphs, quotations, list items, captions, tables, code,
 * notes. Environments decide what kind of block their words are; commands of the document's own are followed only when they
 * stand for plain words.
 */
import type { BlockKind, Entry, Skipped, Span } from '../../model/document.ts';
import type { Scribe } from '../blocks.ts';
import { mathText } from '../tex/math.ts';
import type { TexCommand, TexPlace } from '../tex/place.ts';
import { Tex, texText } from '../tex/text.ts';
import { writeBibliography } from './bbl.ts';
import { citeCommands, type Guessed } from './cite.ts';
import { citeprocCommands, citeprocLabels, writeCiteproc } from './citeproc.ts';
import { ARGUMENTS, FORMULAS, KINDS, PICTURES, SILENT, VERBATIM } from './environments.ts';
import { Items, itemNumbers } from './items.ts';
import { scribeSink, writeTex } from './sink.ts';

/** What a body is written into. */
export interface LatexTarget {
  readonly scribe: Scribe;
  readonly cited: Set<string>;
  readonly entries: Entry[];
  readonly keys: Map<string, number>;
  readonly skipped: Skipped[];
  readonly guessed?: Guessed;
}

const LEVELS: ReadonlyMap<string, number> = new Map([
  ['part', 1],
  ['chapter', 1],
  ['section', 2],
  ['subsection', 3],
  ['subsubsection', 4],
  ['paragraph', 5],
  ['subparagraph', 6],
  ['title', 1],
  ['frametitle', 2],
]);
/** Items as the classes of astronomers have them. */
const AAS = /\\(?:reference|bibitem)(?![a-zA-Z@])/;
const LONG_NOTE = 20_000;

const raised = (label: string): string => [...label].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '').join('');

/** Reads source (inputs joined, comments removed) into the target. */
export function writeBody(source: string, target: LatexTarget, words: ReadonlyMap<string, string>): void {
  new Body(target, words).run(source);
}

class Body {
  private readonly target: LatexTarget;
  private readonly commands: Map<string, TexCommand>;
  private readonly kinds: BlockKind[] = [];
  private readonly items = new Items();
  /** Labels of the entries that pandoc set, by their keys. */
  private labels: ReadonlyMap<string, string> = new Map();
  /** Environments known to have no further end, so that it is not looked for again. */
  private readonly unclosed = new Set<string>();
  private readonly pending: {
    readonly source: string;
    readonly label: string;
    readonly mark: Span;
    readonly end: boolean;
    readonly again: Span[];
  }[] = [];

  constructor(target: LatexTarget, words: ReadonlyMap<string, string>) {
    this.target = target;
    const { scribe } = target;
    this.commands = citeCommands(scribe, target.cited, target.guessed);
    for (const [name, text] of words) {
      this.commands.set(name, (tex) => {
        if (tex.source.startsWith('{}', tex.at)) tex.at += 2;
        scribe.write(text);
      });
    }
    for (const [name, level] of LEVELS) this.commands.set(name, (tex) => this.heading(tex, level));
    for (const name of SILENT) this.commands.set(name, (tex) => [tex.optional(), tex.argument()]);
    for (const name of ['footnote', 'footnotetext', 'thanks', 'endnote', 'sidenote', 'tablefootnote'])
      this.commands.set(name, (tex) => this.note(tex, name === 'endnote'));
    this.commands.set('footnotemark', (tex) => this.noteAgain(tex));
    for (const name of ['caption', 'captionof', 'subcaption'])
      this.commands.set(name, (tex) => this.apart(tex, 'caption', name === 'captionof'));
    this.commands.set('author', (tex) => this.apart(tex, 'front', false));
    this.commands.set('abstract', (tex) => this.apart(tex, 'paragraph', false));
    this.commands.set('begin', (tex) => this.begin(tex));
    this.commands.set('end', (tex) => this.finish(tex));
    this.commands.set('item', (tex) => this.item(tex));
    this.commands.set('and', () => scribe.write(', '));
    this.commands.set('par', () => this.close());
    for (const name of ['tabularnewline', 'hline', 'toprule', 'midrule', 'bottomrule']) this.commands.set(name, () => scribe.newline());
  }

  run(source: string): void {
    const { scribe } = this.target;
    this.labels = citeprocLabels(source);
    if (this.labels.size > 0) citeprocCommands(this.commands, scribe, this.labels);
    const numbers = itemNumbers(source);
    if (numbers.size > 0) this.commands.set('ref', (tex) => scribe.write(numbers.get(tex.argument()?.trim() ?? '') ?? ''));
    const sink = scribeSink(scribe, () => this.close());
    const inTable = (): boolean => this.kind() === 'table';
    const cell = (): void => scribe.write(inTable() ? ' | ' : '&');
    const row = (): void => (inTable() ? scribe.newline() : scribe.write(' '));
    new Tex(source, { ...sink, cell, row }, this.commands).run();
    this.close();
    this.notes();
  }

  private kind(): BlockKind {
    return this.kinds.at(-1) ?? 'paragraph';
  }

  /** Ends a block of the kind that is being written. */
  private close(): void {
    const block = this.target.scribe;
    if (!block.fresh) block.close(this.kind(), this.items.take());
  }

  private heading(tex: TexPlace, level: number): void {
    const { scribe } = this.target;
    if (tex.source[tex.at] === '*') tex.at++;
    tex.optional();
    const source = tex.argument();
    if (source === null) return;
    this.close();
    writeTex(source, scribe, this.commands);
    scribe.close('heading', { level });
  }

  /** A command whose argument is a block of its own. */
  private apart(tex: TexPlace, kind: BlockKind, typed: boolean): void {
    const { scribe } = this.target;
    if (tex.source[tex.at] === '*') tex.at++;
    if (typed) tex.argument();
    tex.optional();
    const source = tex.argument(LONG_NOTE);
    if (source === null) return;
    this.close();
    writeTex(source, scribe, this.commands);
    scribe.close(kind);
  }

  /** A note is marked here with a raised number and written at the end. */
  private note(tex: TexPlace, end: boolean): void {
    const { scribe } = this.target;
    tex.optional();
    const source = tex.argument(LONG_NOTE);
    if (source === null) return;
    const label = String(this.target.scribe.notes.length + this.pending.length + 1);
    const start = scribe.fresh ? scribe.mark() : scribe.end;
    scribe.exactly(raised(label));
    this.pending.push({ source, label, mark: { start, end: scribe.end }, end, again: [] });
  }

  /** `\footnotemark[1]`: a note that is there already is called once more. */
  private noteAgain(tex: TexPlace): void {
    const { scribe } = this.target;
    const label = tex.optional()?.trim() ?? '';
    const note = this.pending.find((one) => one.label === label);
    if (note === undefined) return;
    const start = scribe.end;
    scribe.exactly(raised(label));
    note.again.push({ start, end: scribe.end });
  }

  private notes(): void {
    const { scribe } = this.target;
    for (let note = this.pending.shift(); note !== undefined; note = this.pending.shift()) {
      writeTex(note.source, scribe, this.commands);
      const block = scribe.close('note', { label: note.label });
      if (block !== null)
        scribe.notes.push({
          id: `note-${note.label}`,
          kind: note.end ? 'endnote' : 'footnote',
          label: note.label,
          span: block.span,
          mark: note.mark,
          ...(note.again.length > 0 && { again: note.again }),
        });
    }
  }

  private begin(tex: TexPlace): void {
    const { scribe, skipped } = this.target;
    const name = tex.argument(200)?.trim() ?? '';
    const inside = (): string | null => {
      const end = this.unclosed.has(name) ? -1 : tex.source.indexOf(`\\end{${name}}`, tex.at);
      if (end < 0) {
        this.unclosed.add(name);
        return null;
      }
      const body = tex.source.slice(tex.at, end);
      tex.at = end + name.length + 6;
      return body;
    };
    if (FORMULAS.test(name)) {
      const body = inside();
      if (body !== null && body.length < LONG_NOTE) scribe.write(` ${mathText(body)} `);
    } else if (VERBATIM.test(name)) {
      tex.optional();
      this.close();
      const body = inside();
      if (body === null) return;
      scribe.exactly(body.replace(/^\s+$|^\s*\n|(?<!\s)\s+$/g, ''));
      scribe.close('code');
    } else if (PICTURES.test(name)) {
      const body = inside();
      if (body !== null && name !== 'comment' && name !== 'CCSXML')
        skipped.push({ what: name, why: 'a drawing has no running text', count: 1 });
    } else if (name === 'CSLReferences' && this.labels.size > 0) {
      this.close();
      const { commands, labels } = this;
      writeCiteproc(inside() ?? tex.source.slice(tex.at), labels, { scribe, commands, taken: this.target.keys });
    } else if (
      /^(?:thebibliography|biblist|bibdiv)$/.test(name) ||
      (name === 'references' && AAS.test(tex.source.slice(tex.at, tex.at + 2_000)))
    ) {
      this.close();
      const body = inside() ?? tex.source.slice(tex.at);
      writeBibliography(body, scribe, this.target.entries, this.target.keys);
    } else {
      const options = tex.optional() ?? '';
      for (let left = ARGUMENTS.get(name) ?? 0; left > 0; left--) tex.argument();
      const kind = KINDS.get(name);
      if (kind !== undefined || /^(abstract|figure|table|frame|theorem|proof|lemma|document)\*?$/.test(name)) this.close();
      if (kind !== undefined) this.kinds.push(kind);
      if (kind === 'item') this.items.begin(name, options);
    }
  }

  private finish(tex: TexPlace): void {
    const name = tex.argument(200)?.trim() ?? '';
    const kind = KINDS.get(name);
    if (kind === undefined && !/^(abstract|figure|table|frame|theorem|proof|lemma|document)\*?$/.test(name)) return;
    this.close();
    if (kind !== undefined) this.kinds.pop();
    if (kind === 'item') this.items.end();
  }

  private item(tex: TexPlace): void {
    const { scribe } = this.target;
    this.close();
    const label = tex.optional();
    if (label === null) {
      this.items.next();
      return;
    }
    writeTex(label, scribe, this.commands);
    scribe.write(' ');
  }
}

/** The document's own commands that stand for plain words: `\newcommand{\ours}{\textsc{Foo}\xspace}` gives ours → Foo. */
export function wordCommands(source: string): Map<string, string> {
  const words = new Map<string, string>();
  const pattern =
    /\\(?:(?:re)?newcommand|providecommand|DeclareRobustCommand)\*?\s?\{?\\([a-zA-Z]{1,40})\}?\s?\{((?:[^{}#]|\{[^{}#]{0,100}\}){1,200})\}|\\def\s?\\([a-zA-Z]{1,40})\{([^{}#]{1,200})\}/g;
  for (const found of source.matchAll(pattern)) {
    const name = found[1] ?? found[3] ?? '';
    const body = found[2] ?? found[4] ?? '';
    const text = texText(body.replace(/\\xspace\b/g, ''));
    if (text !== '' && text.length <= 100 && !/cite|begin|section|footnote/.test(body) && words.size < 500) words.set(name, text);
  }
  return words;
}
