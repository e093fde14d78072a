/** What an RTF file says in front of its text: fonts with their character sets, styles with their names, who wrote it and when. */
import type { BlockKind } from '../../model/document.ts';
import { kindNamed } from '../docx/styles.ts';
import type { State } from './state.ts';
import { pageOfCharset } from './tokens.ts';

interface Style {
  name: string;
  base: number | null;
  outline: number | undefined;
}

export class RtfTables {
  /** Code page of the document. */
  page = 1252;
  readonly authors: string[] = [];
  private readonly fonts = new Map<number, number>();
  private readonly styles = new Map<number, Style>();
  private readonly date = new Map<string, number>();

  /** A control word of the head of the file: character sets of the document and of a font, a part of the day it was begun. */
  says(word: string, number: number | null, { purpose, font }: Pick<State, 'purpose' | 'font'>): void {
    if (word === 'mac') this.page = 10000;
    if (number === null) return;
    if (word === 'ansicpg') this.page = number;
    else if (purpose === 'day' && !this.date.has(word)) this.date.set(word, number);
    else if (purpose === 'fonts' && word === 'fcharset') {
      const page = pageOfCharset(number);
      if (page !== null && this.fonts.size < 5_000) this.fonts.set(font ?? 0, page);
    }
  }

  /** The code page of a font; that of the document when the font does not tell. */
  pageOf(font: number | null): number {
    return (font === null ? undefined : this.fonts.get(font)) ?? this.page;
  }

  style(number: number, name: string, base: number | null, outline: number | undefined): void {
    if (this.styles.size < 10_000)
      this.styles.set(number, { name: name.replace(/;.*$/, '').trim().toLowerCase().slice(0, 200), base, outline });
  }

  /** What a paragraph is by its style and its own outline level; null when they do not tell. */
  kindOf(style: number | null, outline: number | undefined): { readonly kind: BlockKind; readonly level?: number } | null {
    const chain: Style[] = [];
    for (let next = style; next !== null && chain.length < 12; ) {
      const one: Style | undefined = this.styles.get(next);
      if (one === undefined) break;
      chain.push(one);
      next = one.base;
    }
    return kindNamed(
      chain.map(({ name }) => name),
      outline ?? chain.find((one) => one.outline !== undefined)?.outline,
    );
  }

  /** The day on which the document was begun, ISO, or "". */
  get day(): string {
    const part = (word: string, width: number): string => String(this.date.get(word) ?? 0).padStart(width, '0');
    return this.date.has('yr') ? `${part('yr', 4)}-${part('mo', 2)}-${part('dy', 2)}` : '';
  }
}
