/**
 * Sets pages as publishers do, on purpose without a library's own paragraphs: lines broken by hand at hyphens and in addresses, words
 * spread over the measure, columns, running heads, line numbers, notes at the foot, floats in the midst of a list, turned pages.
 * Coordinates in points, y downwards.
 */
import PDFDocument from 'pdfkit';

/** Signs in front of a word that is set in another face: bold, or small capitals. */
export const FACES = { bold: '\ue001', small: '\ue002' } as const;
/** A text as it reads: without the signs for faces, small capitals as capitals. */
export const unmarked = (text: string): string =>
  text.replace(/\ue002(\S+)/g, (_, word: string) => word.toUpperCase()).replaceAll(FACES.bold, '');

export interface Sheet {
  readonly columns: 1 | 2 | 3 | 4;
  readonly font: string;
  readonly bold: string;
  readonly size: number;
  /** Line distance in ems. */
  readonly leading: number;
  readonly justified: boolean;
  readonly hyphenated: boolean;
  readonly lineNumbers?: 'left' | 'right';
  /** Every so manieth line bears its number. */
  readonly numberEach?: number;
  /** Running heads, taken in turn. */
  readonly heads?: readonly string[];
  readonly foot?: (page: number) => string;
  readonly margin: number;
  readonly landscape?: boolean;
  /** The page says that it is to be turned. */
  readonly turned?: boolean;
  /** So many pages on one sheet, set small. */
  readonly up?: 2 | 4;
  /** What every page bears besides its text: stamps, rulers of lines, words in the margin. */
  readonly stamps?: (page: number) => readonly Stamp[];
  /** What a scanner makes of a line. */
  readonly scanned?: (line: string) => string;
  /** How far a scanned line stands out of its place, in points. */
  readonly shaken?: () => number;
}

/** Words at a place of the page, turned by degrees. */
export interface Stamp {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
}

export interface Setting {
  readonly size?: number;
  readonly leading?: number;
  readonly bold?: boolean;
  /** Indents in ems, of the first line and of the others. */
  readonly first?: number;
  readonly rest?: number;
  /** White above, in ems. */
  readonly above?: number;
  readonly label?: string;
  readonly raisedLabel?: boolean;
  readonly centred?: boolean;
  readonly justified?: boolean;
}

interface Printed {
  readonly text: string;
  readonly last: boolean;
}

type Pdf = InstanceType<typeof PDFDocument>;

export class Pages {
  private readonly pdf: Pdf;
  private readonly chunks: Buffer[] = [];
  private readonly done: Promise<Buffer>;
  private readonly width: number;
  private readonly height: number;
  private page = 0;
  private column = 0;
  private y = 0;
  private top: number;
  private numbered = 0;
  private readonly widths = new Map<string, number>();
  private notes: string[] = [];

  constructor(private readonly sheet: Sheet) {
    const [short, long] = [595, 842];
    this.width = sheet.landscape === true ? long : short;
    this.height = sheet.landscape === true ? short : long;
    this.pdf = new PDFDocument({ size: [this.width, this.height], margin: 0, autoFirstPage: false, bufferPages: false });
    this.pdf.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.done = new Promise((end) => this.pdf.on('end', () => end(Buffer.concat(this.chunks))));
    this.top = sheet.margin;
    this.newPage();
  }

  private get bottom(): number {
    return this.height - this.sheet.margin - this.notes.length * 10 - (this.notes.length > 0 ? 8 : 0);
  }
  private get measure(): number {
    const gutter = this.sheet.columns > 1 ? 18 : 0;
    return (this.width - 2 * this.sheet.margin - gutter * (this.sheet.columns - 1)) / this.sheet.columns;
  }
  private get left(): number {
    return this.sheet.margin + this.column * (this.measure + 18);
  }

  private wide(text: string, font: string, size: number): number {
    const key = `${font} ${size} ${text}`;
    let width = this.widths.get(key);
    if (width === undefined) {
      const runs = this.runs(text, font, size);
      if (runs.length !== 1 || runs[0]?.text !== text) return runs.reduce((sum, run) => sum + this.wide(run.text, run.font, run.size), 0);
      width = this.pdf.font(font).fontSize(size).widthOfString(text);
      this.widths.set(key, width);
    }
    return width;
  }

  private draw(text: string, x: number, y: number, font: string, size: number): void {
    let at = x;
    for (const run of this.runs(text, font, size)) {
      // One baseline for all sizes.
      this.pdf
        .font(run.font)
        .fontSize(run.size)
        .text(run.text, at, y + (size - run.size) * 0.75, { lineBreak: false });
      at += this.wide(run.text, run.font, run.size);
    }
  }

  /** The stretches of one face in a text with signs for faces. */
  private runs(text: string, font: string, size: number): readonly { text: string; font: string; size: number }[] {
    if (!/[\ue001\ue002]/.test(text)) return [{ text, font, size }];
    return text.split(/(?=[\ue001\ue002])|(?<=[\ue001\ue002]\S*)(?=\s)/).flatMap((part) => {
      if (part.startsWith(FACES.bold)) return [{ text: part.slice(1), font: this.sheet.bold, size }];
      if (!part.startsWith(FACES.small)) return [{ text: part, font, size }];
      return (part.slice(1).match(/\p{Ll}+|[^\p{Ll}]+/gu) ?? []).map((run) =>
        /\p{Ll}/u.test(run) ? { text: run.toUpperCase(), font, size: size * 0.78 } : { text: run, font, size },
      );
    });
  }

  /** A line in the outer margin, beside what is set next. */
  aside(text: string): void {
    this.draw(text, this.width - this.sheet.margin + 8, this.y, this.sheet.font, 6.5);
  }

  /** Begins the sheet, or the next place on it. */
  private nextSheet(): void {
    const { up } = this.sheet;
    const place = up === undefined ? 0 : this.page % up;
    if (up !== undefined && this.page > 0) this.pdf.restore();
    // Two pages stand side by side on a sheet laid on its side, four in two rows.
    const size: [number, number] = up === 2 ? [this.height, this.width] : [this.width, this.height];
    if (place === 0) this.pdf.addPage({ size, margin: 0 });
    if (up === undefined) return;
    const scale = up === 2 ? this.width / this.height : 0.5;
    this.pdf.save();
    this.pdf.translate((place % 2) * (size[0] / 2), up === 2 ? 0 : Math.floor(place / 2) * (size[1] / 2)).scale(scale);
  }

  newPage(): void {
    if (this.page > 0) this.flushNotes();
    this.nextSheet();
    if (this.sheet.turned === true) {
      Object.assign(this.pdf.page.dictionary.data, { Rotate: 90 });
    }
    this.page += 1;
    this.column = 0;
    this.top = this.sheet.margin;
    this.y = this.top;
    this.numbered = 0;
    const { heads = [], font } = this.sheet;
    const head = heads.length === 0 ? undefined : heads[this.page % heads.length];
    if (head !== undefined) {
      this.draw(head.replace('#', String(this.page)), this.sheet.margin, this.sheet.margin - 28, font, 8);
      if (!head.includes('#')) this.draw(String(this.page), this.width - this.sheet.margin - 12, this.sheet.margin - 28, font, 8);
    }
    const foot = this.sheet.foot?.(this.page);
    if (foot !== undefined) this.draw(foot, this.width / 2 - this.wide(foot, font, 8) / 2, this.height - this.sheet.margin + 22, font, 8);
    for (const stamp of this.sheet.stamps?.(this.page) ?? []) {
      this.pdf.save();
      if (stamp.turn !== undefined) this.pdf.rotate(stamp.turn, { origin: [stamp.x, stamp.y] });
      this.draw(stamp.text, stamp.x, stamp.y, font, stamp.size);
      this.pdf.restore();
    }
  }

  private flushNotes(): void {
    let y = this.height - this.sheet.margin - this.notes.length * 10;
    if (this.notes.length > 0)
      this.pdf
        .moveTo(this.sheet.margin, y - 5)
        .lineTo(this.sheet.margin + 80, y - 5)
        .stroke();
    for (const note of this.notes) {
      this.draw(note, this.sheet.margin, y, this.sheet.font, 7.5);
      y += 10;
    }
    this.notes = [];
  }

  /** A note at the foot of this page, already broken into lines by `noteLines`; only with one column. */
  note(label: string, text: string): void {
    this.notes.push(
      ...this.lines(`${label} ${text}`, this.measure, this.measure, this.sheet.font, 7.5, false).map(({ text: line }) => line),
    );
  }

  /** Room for so many lines before the column's end? */
  private room(lines: number, size: number, leading: number): boolean {
    return this.y + lines * size * leading <= this.bottom;
  }

  /** Goes on at the head of the next column. */
  nextColumn(): void {
    if (this.column + 1 < this.sheet.columns) {
      this.column += 1;
      this.y = this.top;
    } else this.newPage();
  }

  /** A block over the whole page, above which the columns end evened out. */
  across(height: number): void {
    if (this.y + height > this.bottom || this.column > 0) this.newPage();
    this.y += height;
    this.top = this.y;
  }

  /** Sets one paragraph. */
  set(text: string, setting: Setting = {}): void {
    const size = setting.size ?? this.sheet.size;
    const leading = setting.leading ?? this.sheet.leading;
    const font = setting.bold === true ? this.sheet.bold : this.sheet.font;
    const first = (setting.first ?? 0) * size;
    const rest = (setting.rest ?? 0) * size;
    const atTop = this.y <= this.top + 0.1;
    if (!atTop) this.y += (setting.above ?? 0) * size;
    const label = setting.label ?? '';
    const raised = setting.raisedLabel === true;
    const own = label === '' ? 0 : this.wide(label, font, raised ? size * 0.65 : size) + size * (raised ? 0.1 : 0.45);
    const body = own > 0 && rest > first ? Math.max(rest, first + own) : first + own;
    const lines = this.lines(text, this.measure - body, this.measure - rest, font, size, this.sheet.hyphenated);
    lines.forEach((printed, at) => {
      const line = { ...printed, text: this.sheet.scanned?.(printed.text) ?? printed.text };
      if (!this.room(1, size, leading)) this.nextColumn();
      const x = this.left + (at === 0 ? body : rest) + (this.sheet.shaken?.() ?? 0);
      const room = this.measure - (at === 0 ? body : rest);
      if (at === 0 && label !== '')
        this.draw(label, this.left + first, this.y - (raised ? size * 0.12 : 0), font, raised ? size * 0.65 : size);
      const width = this.wide(line.text, font, size);
      const words = line.text.split(' ');
      if ((setting.justified ?? this.sheet.justified) && !line.last && words.length > 2 && width > room * 0.75) {
        const gap = (room - words.reduce((sum, word) => sum + this.wide(word, font, size), 0)) / (words.length - 1);
        let at = x;
        for (const word of words) {
          this.draw(word, at, this.y, font, size);
          at += this.wide(word, font, size) + gap;
        }
      } else this.draw(line.text, setting.centred === true ? this.left + (this.measure - width) / 2 : x, this.y, font, size);
      this.numbered += 1;
      const { lineNumbers } = this.sheet;
      if (lineNumbers !== undefined && this.numbered % (this.sheet.numberEach ?? 1) === 0)
        this.draw(
          String(this.numbered),
          lineNumbers === 'left' ? this.sheet.margin - 26 : this.width - this.sheet.margin + 14,
          this.y,
          this.sheet.font,
          size * 0.8,
        );
      this.y += size * leading;
    });
  }

  /** Breaks a text into lines. */
  private lines(text: string, firstRoom: number, room: number, font: string, size: number, hyphenated: boolean): Printed[] {
    const space = this.wide(' ', font, size);
    const lines: string[] = [];
    let line = '';
    let used = 0;
    const limit = (): number => (lines.length === 0 ? firstRoom : room);
    const close = (): void => {
      lines.push(line);
      line = '';
      used = 0;
    };
    const put = (word: string): void => {
      const width = this.wide(word, font, size);
      const gap = line === '' ? 0 : space;
      if (used + gap + width <= limit()) {
        line += (line === '' ? '' : ' ') + word;
        used += gap + width;
        return;
      }
      const cut = this.cut(word, limit() - used - gap, font, size, hyphenated, line === '');
      if (cut === null) {
        close();
        put(word);
        return;
      }
      line += (line === '' ? '' : ' ') + cut[0];
      close();
      put(cut[1]);
    };
    for (const word of text.split(/\s+/)) if (word !== '') put(word);
    if (line !== '') close();
    return lines.map((each, at) => ({ text: each, last: at === lines.length - 1 }));
  }

  /** A word in two, the first part no wider than the room: addresses behind a slash or a full stop, words at a hyphen. */
  private cut(word: string, room: number, font: string, size: number, hyphenated: boolean, forced: boolean): [string, string] | null {
    const address = /^(?:https?:|www\.|doi:|10\.|<http)/i.test(word) && word.length > 12;
    for (let at = word.length - 2; at >= 2; at -= 1) {
      const [head, tail] = [word.slice(0, at), word.slice(at)];
      const good = address
        ? /[/.\-_?=&]$/.test(head) && !head.endsWith('/.') && !/:\/?$/.test(head)
        : /^\p{L}{3,}$/u.test(head) && /^\p{L}{3,}[.,;:)]?$/u.test(tail) && /[aeiouyäöü]\p{L}$/u.test(head) && hyphenated;
      const made = word.includes('-') && /\p{L}-$/u.test(head) && /^\p{L}{2}/u.test(tail);
      const shown = address || made ? head : `${head}-`;
      if ((good || made) && this.wide(shown, font, size) <= room) return [shown, tail];
    }
    if (!forced) return null;
    for (let at = word.length - 1; at > 1; at -= 1)
      if (this.wide(word.slice(0, at), font, size) <= room) return [word.slice(0, at), word.slice(at)];
    return [word.slice(0, 1), word.slice(1) || ' '];
  }

  /** A drawing with its caption, in the column. */
  figure(caption: string, height: number): void {
    const { size } = this.sheet;
    if (!this.room(height / size + 4, size, 1)) this.nextColumn();
    this.pdf.rect(this.left + 10, this.y + 6, this.measure - 20, height - 12).stroke();
    this.draw('0.5', this.left + 14, this.y + height - 16, this.sheet.font, 6);
    this.draw('1.0', this.left + this.measure - 30, this.y + height - 16, this.sheet.font, 6);
    this.y += height;
    this.set(caption, { size: size * 0.88, above: 0.4 });
    this.y += size;
  }

  /** A row of cells, each broken within its share of the measure. */
  cells(texts: readonly string[], shares: readonly number[], size: number, ruled = true): void {
    const widths = shares.map((share) => share * this.measure);
    const broken = texts.map((text, at) =>
      this.lines(text, (widths[at] ?? 60) - 8, (widths[at] ?? 60) - 8, this.sheet.font, size, false).map((line) => line.text),
    );
    const rows = Math.max(...broken.map((lines) => lines.length));
    if (!this.room(rows, size, 1.2)) this.nextColumn();
    if (ruled)
      this.pdf
        .moveTo(this.left, this.y - 1)
        .lineTo(this.left + this.measure, this.y - 1)
        .stroke();
    let x = this.left;
    broken.forEach((lines, at) => {
      lines.forEach((line, row) => {
        this.draw(line, x + 3, this.y + row * size * 1.2, this.sheet.font, size);
      });
      x += widths[at] ?? 60;
    });
    this.y += rows * size * 1.2 + 3;
  }

  /** White between two parts. */
  gap(points: number): void {
    this.y += points;
  }

  async bytes(): Promise<Uint8Array> {
    this.flushNotes();
    if (this.sheet.up !== undefined) this.pdf.restore();
    this.pdf.end();
    return await this.done;
  }
}
