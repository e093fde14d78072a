/**
 * The body of a LaTeX document as readable blocks: headings, paragraphs, quotations, list items, captions, tables, code,
 * notes. Environments decide what kind of block their words are; commands of the document's own are followed only when they
 * stand for plain words.
 */
import type { BlockKind, Entry, Skipped, Span } from '../model/document.ts';
import type { Scribe } from './blocks.ts';
import { writeBibliography } from './latex-bbl.ts';
import { citeCommands, type Guessed } from './latex-cite.ts';
import { scribeSink, writeTex } from './latex-sink.ts';
import type { TexCommand } from './tex-commands.ts';
import { mathText } from './tex-math.ts';
import { Tex, texText } from './tex-text.ts';

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
const KINDS: ReadonlyMap<string, BlockKind> = new Map<string, BlockKind>([
  ['quote', 'quote'],
  ['quotation', 'quote'],
  ['displayquote', 'quote'],
  ['displaycquote', 'quote'],
  ['blockquote', 'quote'],
  ['verse', 'quote'],
  ['itemize', 'item'],
  ['enumerate', 'item'],
  ['description', 'item'],
  ['tabular', 'table'],
  ['tabular*', 'table'],
  ['tabularx', 'table'],
  ['longtable', 'table'],
  ['array', 'table'],
]);
const FORMULAS = /^(equation|align|gather|multline|eqnarray|displaymath|math|flalign|alignat|dmath|subequations)\*?$/;
const VERBATIM = /^(verbatim|lstlisting|minted|Verbatim|alltt|filecontents|BVerbatim)\*?$/;
const PICTURES = /^(tikzpicture|picture|pgfpicture|forest|comment|CCSXML|asy|psmatrix)$/;
/** Environments whose arguments print nothing: how many braces follow `\begin{…}`. */
const ARGUMENTS: ReadonlyMap<string, number> = new Map([
  ['tabular', 1],
  ['tabular*', 2],
  ['tabularx', 2],
  ['longtable', 1],
  ['array', 1],
  ['minipage', 1],
  ['multicols', 1],
  ['thebibliography', 1],
  ['adjustbox', 1],
  ['wrapfigure', 2],
  ['spacing', 1],
  ['subfigure', 1],
]);
const SILENT = [
  'ref',
  'eqref',
  'autoref',
  'cref',
  'Cref',
  'pageref',
  'nameref',
  'vref',
  'bibliographystyle',
  'date',
  'graphicspath',
  'keywords',
  'cline',
  'cmidrule',
  'captionsetup',
  'affil',
  'email',
  'address',
  'orcid',
  'thispagestyle',
  'setstretch',
  'vskip',
  'bibliography',
  'addbibresource',
  'printbibliography',
];
const LONG_NOTE = 20_000;

/** Reads source (inputs joined, comments removed) into the target. */
export function writeBody(source: string, target: LatexTarget, words: ReadonlyMap<string, string>): void {
  new Body(target, words).run(source);
}

class Body {
  private readonly target: LatexTarget;
  private readonly commands: Map<string, TexCommand>;
  private readonly kinds: BlockKind[] = [];
  /** Environments known to have no further end, so that it is not looked for again. */
  private readonly unclosed = new Set<string>();
  private readonly pending: { readonly source: string; readonly label: string; readonly mark: Span; readonly end: boolean }[] = [];

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
    for (const name of ['caption', 'captionof', 'subcaption'])
      this.commands.set(name, (tex) => this.apart(tex, 'caption', name === 'captionof'));
    this.commands.set('author', (tex) => this.apart(tex, 'front', false));
    this.commands.set('abstract', (tex) => this.apart(tex, 'paragraph', false));
    this.commands.set('begin', (tex) => this.begin(tex));
    this.commands.set('end', (tex) => this.finish(tex));
    this.commands.set('item', (tex) => this.item(tex));
    this.commands.set('and', () => scribe.write(', '));
    this.commands.set('par', () => void scribe.close(this.kind()));
    for (const name of ['tabularnewline', 'hline', 'toprule', 'midrule', 'bottomrule']) this.commands.set(name, () => scribe.newline());
  }

  run(source: string): void {
    const { scribe } = this.target;
    new Tex(
      source,
      scribeSink(scribe, () => this.kind()),
      this.commands,
    ).run();
    scribe.close(this.kind());
    this.notes();
  }

  private kind(): BlockKind {
    return this.kinds.at(-1) ?? 'paragraph';
  }

  private heading(tex: Tex, level: number): void {
    const { scribe } = this.target;
    if (tex.source[tex.at] === '*') tex.at++;
    tex.optional();
    const source = tex.argument();
    if (source === null) return;
    scribe.close(this.kind());
    writeTex(source, scribe, this.commands);
    scribe.close('heading', { level });
  }

  /** A command whose argument is a block of its own. */
  private apart(tex: Tex, kind: BlockKind, typed: boolean): void {
    const { scribe } = this.target;
    if (tex.source[tex.at] === '*') tex.at++;
    if (typed) tex.argument();
    tex.optional();
    const source = tex.argument(LONG_NOTE);
    if (source === null) return;
    scribe.close(this.kind());
    writeTex(source, scribe, this.commands);
    scribe.close(kind);
  }

  /** A note is marked here with a raised number and written at the end. */
  private note(tex: Tex, end: boolean): void {
    const { scribe } = this.target;
    tex.optional();
    const source = tex.argument(LONG_NOTE);
    if (source === null) return;
    const label = String(this.target.scribe.notes.length + this.pending.length + 1);
    const start = scribe.fresh ? scribe.mark() : scribe.end;
    scribe.exactly([...label].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '').join(''));
    this.pending.push({ source, label, mark: { start, end: scribe.end }, end });
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
        });
    }
  }

  private begin(tex: Tex): void {
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
      scribe.close(this.kind());
      const body = inside();
      if (body === null) return;
      scribe.exactly(body.replace(/^\s+$|^\s*\n|(?<!\s)\s+$/g, ''));
      scribe.close('code');
    } else if (PICTURES.test(name)) {
      const body = inside();
      if (body !== null && name !== 'comment' && name !== 'CCSXML')
        skipped.push({ what: name, why: 'a drawing has no running text', count: 1 });
    } else if (name === 'thebibliography' || name === 'biblist' || name === 'bibdiv') {
      scribe.close(this.kind());
      const body = inside() ?? tex.source.slice(tex.at);
      writeBibliography(body, scribe, this.target.entries, this.target.keys);
    } else {
      tex.optional();
      for (let left = ARGUMENTS.get(name) ?? 0; left > 0; left--) tex.argument();
      const kind = KINDS.get(name);
      if (kind !== undefined || /^(abstract|figure|table|frame|theorem|proof|lemma|document)\*?$/.test(name)) scribe.close(this.kind());
      if (kind !== undefined) this.kinds.push(kind);
    }
  }

  private finish(tex: Tex): void {
    const name = tex.argument(200)?.trim() ?? '';
    const kind = KINDS.get(name);
    if (kind === undefined && !/^(abstract|figure|table|frame|theorem|proof|lemma|document)\*?$/.test(name)) return;
    this.target.scribe.close(this.kind());
    if (kind !== undefined) this.kinds.pop();
  }

  private item(tex: Tex): void {
    const { scribe } = this.target;
    scribe.close(this.kind());
    const label = tex.optional();
    if (label === null) return;
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
