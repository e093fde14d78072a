/**
 * The letters of an RTF file: plain ones, bytes of the character set of their font, of which two may make one letter, and Unicode with
 * what stands in its place for old programs.
 */

import { windows1252 } from '../sniff.ts';
import type { RtfTables } from './tables.ts';
import { isWide, labelOf } from './tokens.ts';

export class RtfLetters {
  private words: string[] = [];
  private bytes: number[] = [];
  /** Whether the last byte waits for a second. */
  private waits = false;
  /** Signs to come that only stand in the place of a letter. */
  private left = 0;
  private font: number | null = null;

  constructor(private readonly tables: RtfTables) {}

  /** Letters of another font follow. */
  inFont(font: number | null): void {
    if (font === this.font) return;
    this.decode();
    this.font = font;
  }

  /** Plain text of the file, a character a byte. */
  text(words: string): void {
    const page = this.tables.pageOf(this.font);
    for (let at = 0; at < words.length; at += 1) {
      const code = words.charCodeAt(at);
      if (this.left > 0) this.left -= 1;
      // The second byte of a character may be a plain sign.
      else if (code > 127 || (isWide(page) && this.waits)) this.add(code, page);
      else {
        let end = at + 1;
        while (end < words.length && words.charCodeAt(end) < 128) end += 1;
        this.sign(words.slice(at, end));
        at = end - 1;
      }
    }
  }

  /** A byte written as a number. */
  byte(value: number): void {
    if (this.left > 0) this.left -= 1;
    else this.add(value, this.tables.pageOf(this.font));
  }

  /** A letter by its number in Unicode, and how many signs follow that stand for it. */
  letter(number: number, fallback: number): void {
    this.sign(String.fromCharCode(number & 0xffff));
    this.left = fallback;
  }

  /** Words that need no decoding. */
  sign(words: string): void {
    this.decode();
    this.words.push(words);
  }

  /** A control word: nothing stands for a letter any longer. */
  settle(): void {
    this.left = 0;
  }

  /** All that was gathered; it is empty then. */
  take(): string {
    this.decode();
    return this.words.length === 0 ? '' : this.words.splice(0).join('');
  }

  private add(byte: number, page: number): void {
    this.bytes.push(byte);
    this.waits = isWide(page) && !this.waits && (page === 932 ? (byte > 0x80 && byte < 0xa0) || byte > 0xdf : byte > 0x80);
  }

  private decode(): void {
    if (this.bytes.length === 0) return;
    this.waits = false;
    const page = this.tables.pageOf(this.font);
    const bytes = Uint8Array.from(this.bytes.splice(0));
    this.words.push(page === 1252 ? windows1252(bytes) : new TextDecoder(labelOf(page)).decode(bytes));
  }
}
