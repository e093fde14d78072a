/**
 * LaTeX as readable text, in one pass from left to right: accents and signs become Unicode, commands vanish and leave
 * their words, mathematics becomes readable signs. Nothing is executed: a definition is skipped, a file is not opened.
 * Callers that need structure (headings, citations, list entries) hand in their own commands; all else is decided here.
 */
import { TEX_ACCENTS } from '../../text/accents.ts';
import { closing, plainUrl } from './brackets.ts';
import { DEFINES, QUOTING, raisedArgument, SILENT, skipDefinition, skipPrimitive } from './commands.ts';
import { JOURNALS } from './journals.ts';
import { mathText } from './math.ts';
import type { TexCommand, TexPlace, TexSink } from './place.ts';
import { skipSetting } from './settings.ts';
import { accented, SIGNS, WORD_ACCENTS } from './symbols.ts';

/** Longest argument that is taken apart; what is longer is read as plain words. Keeps hostile nesting linear. */
const LONGEST = 5_000;
const ORDINARY = /[^\\{}$~`'%&-]+/y;
const NAME = /[a-zA-Z@]+/y;
const SPACES = /\s+/y;

/** A place in LaTeX source and what to do there. One object reads one source once. */
export class Tex implements TexPlace {
  readonly source: string;
  at = 0;
  private readonly sink: TexSink;
  private readonly commands: ReadonlyMap<string, TexCommand>;
  private readonly closers: ((() => void) | null)[] = [];

  constructor(source: string, sink: TexSink, commands: ReadonlyMap<string, TexCommand> = new Map()) {
    this.source = source;
    this.sink = sink;
    this.commands = commands;
  }

  /** Reads to the end, or to `stop`. */
  run(stop = this.source.length): void {
    const { source, sink } = this;
    while (this.at < stop) {
      const sign = source[this.at];
      switch (sign) {
        case '\\':
          this.command();
          break;
        case '{':
          this.at++;
          this.closers.push(null);
          break;
        case '}':
          this.at++;
          this.closers.pop()?.();
          break;
        case '$':
          this.dollars();
          break;
        case '~':
        case '%':
        case '&':
          this.at++;
          if (sign === '&' && sink.cell !== undefined) sink.cell();
          else sink.write(sign === '~' ? ' ' : sign);
          break;
        case '-':
          this.dashes();
          break;
        case '`':
        case "'":
          this.quotes(sign);
          break;
        default: {
          ORDINARY.lastIndex = this.at;
          const run = ORDINARY.exec(source)?.[0] ?? sign ?? '';
          this.at += run.length;
          sink.write(run);
        }
      }
    }
    while (this.closers.length > 0) this.closers.pop()?.();
  }

  /** Words for the sink. */
  write(text: string): void {
    this.sink.write(text);
  }

  /** Skips white space (a line end at most once, so that an empty line still ends a paragraph). */
  skipSpace(): void {
    SPACES.lastIndex = this.at;
    const run = SPACES.exec(this.source)?.[0];
    if (run !== undefined && !/\n\s*\n/.test(run)) this.at += run.length;
  }

  /** Takes `{…}` as source, without the braces; null when there is none or it is unreasonably long. */
  argument(longest = LONGEST): string | null {
    const from = this.at;
    this.skipSpace();
    const end = closing(this.source, this.at, '{', '}', longest);
    if (end < 0) {
      this.at = from;
      return null;
    }
    const inner = this.source.slice(this.at + 1, end);
    this.at = end + 1;
    return inner;
  }

  /** Takes `[…]` as source, without the brackets; null when there is none. */
  optional(): string | null {
    const from = this.at;
    this.skipSpace();
    const end = closing(this.source, this.at, '[', ']', LONGEST);
    if (end < 0) {
      this.at = from;
      return null;
    }
    const inner = this.source.slice(this.at + 1, end);
    this.at = end + 1;
    return inner;
  }

  /** Enters `{`; `done` is called where its brace closes. Gives false when no brace follows. */
  enter(done: () => void): boolean {
    this.skipSpace();
    if (this.source[this.at] !== '{') return false;
    this.at++;
    this.closers.push(done);
    return true;
  }

  private command(): void {
    const { source } = this;
    NAME.lastIndex = this.at + 1;
    const word = NAME.exec(source)?.[0];
    if (word === undefined) {
      this.symbol(source[this.at + 1] ?? '');
      return;
    }
    this.at += word.length + 1;
    const own = this.commands.get(word);
    if (own !== undefined) {
      own(this);
      return;
    }
    if (source[this.at] === '*') this.at++;
    const sign = SIGNS.get(word) ?? JOURNALS.get(word);
    if (sign !== undefined) {
      this.swallow();
      this.sink.write(sign.replace('␣', ' '));
    } else if (TEX_ACCENTS.has(word)) this.accent(word);
    else if (WORD_ACCENTS.has(word)) this.accent(WORD_ACCENTS.get(word) ?? word);
    else this.named(word);
  }

  private named(word: string): void {
    const quoting = QUOTING.get(word);
    const silent = SILENT.get(word);
    if (quoting !== undefined) {
      this.optional();
      this.sink.write(quoting[0]);
      if (!this.enter(() => this.sink.write(quoting[1]))) this.sink.write(quoting[1]);
    } else if (word === 'href' || word === 'Eprint') {
      this.optional();
      const href = this.argument();
      if (href !== null) this.linked(plainUrl(href));
    } else if (word === 'url' || word === 'nolinkurl' || word === 'path' || word === 'doi' || word === 'burl') {
      const url = plainUrl(this.argument() ?? '');
      const bare = word === 'doi' ? url.replace(/^https?:\/\/(dx\.)?doi\.org\//i, '') : url;
      const done = this.sink.link?.(word === 'doi' ? `https://doi.org/${bare}` : url);
      this.sink.write(word === 'doi' ? `doi:${bare}` : bare);
      done?.();
    } else if (word === 'verb' || word === 'lstinline') this.verbatim();
    else if (word === 'ensuremath') {
      const inner = this.argument();
      if (inner !== null) this.sink.write(mathText(inner));
    } else if (word === 'textsuperscript') this.sink.write(raisedArgument(this));
    else if (DEFINES.has(word)) skipDefinition(this);
    else if (word === 'def' || word === 'gdef' || word === 'edef' || word === 'let') skipPrimitive(this, word);
    else if (silent !== undefined) {
      while (this.optional() !== null);
      for (let left = silent; left > 0; left--) if (this.argument() === null) break;
      const from = this.at;
      this.skipSpace();
      if (this.source[this.at] !== '{') this.at = from;
    } else if (!skipSetting(this, word)) this.swallow(word.includes('TeX') ? word : '');
  }

  /** `\verb|…|`: as it stands. */
  private verbatim(): void {
    const end = this.source.indexOf(this.source[this.at] ?? ' ', this.at + 1);
    if (end < 0 || end - this.at > 500) return;
    this.sink.write(this.source.slice(this.at + 1, end));
    this.at = end + 1;
  }

  /** `\href`-like: the words in the next braces are the link. */
  private linked(href: string): void {
    const done = this.sink.link?.(href);
    if (!this.enter(() => done?.())) done?.();
  }

  private symbol(sign: string): void {
    this.at += 2;
    if (sign === '(' || sign === '[') {
      const close = sign === '(' ? '\\)' : '\\]';
      const end = this.source.slice(this.at, this.at + LONGEST).indexOf(close);
      if (end >= 0) {
        this.sink.write(
          ` ${mathText(this.source.slice(this.at, this.at + end))} `.slice(sign === '(' ? 1 : 0, sign === '(' ? -1 : undefined),
        );
        this.at += end + 2;
      }
    } else if (TEX_ACCENTS.has(sign)) this.accent(sign);
    else if ('%&$#_{}'.includes(sign)) this.sink.write(sign);
    else if (' ,;:>\n\t'.includes(sign)) this.sink.write(' ');
    else if (sign === '\\') {
      if (this.source[this.at] === '*') this.at++;
      if (/^\s{0,9}\[\s{0,9}-?[\d.]{1,9}\s{0,9}[a-z]{2}/.test(this.source.slice(this.at, this.at + 40))) this.optional();
      if (this.sink.row === undefined) this.sink.write(' ');
      else this.sink.row();
    }
  }

  /** The letter under an accent: braces, a command for a letter, or the next character. */
  private accent(accent: string): void {
    SPACES.lastIndex = this.at;
    this.at += SPACES.exec(this.source)?.[0].length ?? 0;
    const { source } = this;
    let letter: string;
    if (source[this.at] === '{') {
      const inner = this.argument(40);
      // A lost brace: the accent still has its letter.
      if (inner === null) this.at++;
      letter = inner === null ? (/^\p{L}/u.exec(source.slice(this.at, this.at + 2))?.[0] ?? '') : texText(inner);
      if (inner === null) this.at += letter.length;
    } else if (source[this.at] === '\\') {
      NAME.lastIndex = this.at + 1;
      const word = NAME.exec(source)?.[0];
      if (word === undefined || !SIGNS.has(word)) return;
      letter = SIGNS.get(word) ?? '';
      this.at += word.length + 1;
      this.swallow();
    } else {
      letter = String.fromCodePoint(source.codePointAt(this.at) ?? 32);
      if (letter === '}' || letter === '$') letter = '';
      this.at += letter.length;
    }
    if (letter.trim() === '') this.sink.write(accent.length === 1 && !/[a-zA-Z]/.test(accent) ? (accent === '=' ? '¯' : accent) : '');
    else this.sink.write(accented(accent, letter));
  }

  /** After a command of letters one space is swallowed, and empty braces that only end its name; `word`: what is printed for it ("\TeXnician"). */
  private swallow(word = ''): void {
    this.sink.write(word);
    for (const from = this.at; this.source[this.at] === ' ' && this.at - from < 8; ) this.at++;
    if (this.source[this.at] === '{' && this.source[this.at + 1] === '}') this.at += 2;
  }

  private dollars(): void {
    const { source } = this;
    const double = source[this.at + 1] === '$';
    const from = this.at + (double ? 2 : 1);
    let end = source.indexOf('$', from);
    while (end > 0 && source[end - 1] === '\\' && end - from < LONGEST) end = source.indexOf('$', end + 1);
    if (end < 0 || end - from > LONGEST) {
      this.at++;
      this.sink.write('$');
      return;
    }
    this.sink.write(double ? ` ${mathText(source.slice(from, end))} ` : mathText(source.slice(from, end)));
    this.at = end + (double ? 2 : 1);
  }

  private dashes(): void {
    const count = this.source.startsWith('---', this.at) ? 3 : this.source.startsWith('--', this.at) ? 2 : 1;
    this.at += count;
    this.sink.write(['-', '–', '—'][count - 1] ?? '-');
  }

  private quotes(sign: '`' | "'"): void {
    const double = this.source[this.at + 1] === sign;
    this.at += double ? 2 : 1;
    if (sign === '`') this.sink.write(double ? '“' : '‘');
    else this.sink.write(double ? '”' : "'");
  }
}

const SPECIAL = /[\\{}$~`%]|--|''/;

/** LaTeX source as one line of readable text: white space collapsed and trimmed. */
export function texText(source: string): string {
  let text = source;
  if (SPECIAL.test(source)) {
    text = '';
    new Tex(source, {
      write: (words) => {
        text += words;
      },
    }).run();
  }
  return /\s{2}|[\n\t\r\u00a0]|^\s|\s$/.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
}
