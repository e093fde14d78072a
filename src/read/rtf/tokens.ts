/**
 * The tokens of an RTF file, one after another: groups, control words with their numbers, bytes of another character set, plain text.
 * Binary data (`\bin`) is passed over by its length. What stands there means nothing yet.
 */

/** Where the reading stands, and what was read last. Strings are Latin-1: one character a byte. */
export class RtfTokens {
  kind: 'open' | 'close' | 'word' | 'byte' | 'text' | 'end' = 'end';
  /** The control word without its backslash (a symbol is its own), or the text. */
  text = '';
  /** The number behind a control word; null when it has none. For a byte its value. */
  number: number | null = null;

  constructor(
    private readonly source: string,
    public at = 0,
    private readonly end = source.length,
  ) {}

  /** Reads the next token; false at the end. */
  next(): boolean {
    const { source, end } = this;
    while (this.at < end && (source[this.at] === '\r' || source[this.at] === '\n' || source[this.at] === '\0')) this.at += 1;
    if (this.at >= end) {
      this.kind = 'end';
      return false;
    }
    const sign = source[this.at];
    if (sign === '{' || sign === '}') {
      this.kind = sign === '{' ? 'open' : 'close';
      this.at += 1;
    } else if (sign === '\\') this.control();
    else {
      PLAIN.lastIndex = this.at;
      this.kind = 'text';
      this.text = (PLAIN.exec(source)?.[0] ?? '').slice(0, end - this.at);
      this.at += Math.max(1, this.text.length);
    }
    return true;
  }

  private control(): void {
    const { source } = this;
    WORD.lastIndex = this.at + 1;
    const found = WORD.exec(source);
    this.kind = 'word';
    this.number = null;
    if (found !== null) {
      this.text = found[1] ?? '';
      this.number = found[2] === undefined ? null : Number(found[2]);
      this.at = WORD.lastIndex;
      if (this.text === 'bin' && this.number !== null && this.number > 0) this.at += this.number;
      return;
    }
    this.text = source[this.at + 1] ?? '';
    this.at += 2;
    if (this.text !== "'") return;
    const hex = source.slice(this.at, this.at + 2);
    if (/^[\da-f]{2}$/i.test(hex)) {
      this.kind = 'byte';
      this.number = Number.parseInt(hex, 16);
      this.at += 2;
    }
  }
}

/** A stretch of plain text; a longer one is several. */
const PLAIN = /[^\\{}\r\n\0]{1,100000}/y;
const WORD = /([a-zA-Z]{1,32})(-?\d{1,10})? ?/y;

/** Windows' number of a character set, by what a font says of itself. */
const CHARSETS: ReadonlyMap<number, number> = new Map([
  [0, 1252],
  [77, 10000],
  [128, 932],
  [129, 949],
  [134, 936],
  [136, 950],
  [161, 1253],
  [162, 1254],
  [163, 1258],
  [177, 1255],
  [178, 1256],
  [186, 1257],
  [204, 1251],
  [222, 874],
  [238, 1250],
]);
const LABELS: ReadonlyMap<number, string> = new Map([
  [932, 'shift_jis'],
  [936, 'gbk'],
  [949, 'euc-kr'],
  [950, 'big5'],
  [866, 'ibm866'],
  [10000, 'macintosh'],
  [20866, 'koi8-r'],
  [65001, 'utf-8'],
]);

/** The code page of a font's character set; null when it goes by that of the document. */
export const pageOfCharset = (charset: number): number | null => CHARSETS.get(charset) ?? null;

/** Whether two bytes make one character in a code page. */
export const isWide = (page: number): boolean => page === 932 || page === 936 || page === 949 || page === 950;

/** The name by which a decoder knows a code page. */
export const labelOf = (page: number): string =>
  LABELS.get(page) ?? (page === 874 || (page >= 1250 && page <= 1258) ? `windows-${page}` : 'windows-1252');
