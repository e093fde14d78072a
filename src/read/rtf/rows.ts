/** The tables of an RTF file while they are written: a row a line, cells parted. A table of one column is only a frame around paragraphs. */
import type { Scribe } from '../blocks.ts';

/** Paragraphs in one cell, at most: a row that never ends is none. */
const MOST_IN_CELL = 200;

export class RtfRows {
  private columns = 0;
  private inRow = false;
  private nextCell = false;
  private paragraphs = 0;
  private open = false;

  constructor(private readonly scribe: Scribe) {}

  /** A row is described. */
  begin(): void {
    this.inRow = true;
    this.columns = 0;
    this.paragraphs = 0;
    if (this.scribe.fresh) this.nextCell = false;
  }

  column(): void {
    this.columns += 1;
  }

  /** Words are about to be written: outside a row they end the table. */
  words(): void {
    if (!this.inRow) this.close();
    if (this.inRow && this.nextCell && !this.scribe.lineStart) this.scribe.write(' | ');
    this.nextCell = false;
  }

  /** A paragraph ends; true when it only parts words of a cell. */
  paragraph(): boolean {
    if (!this.inRow || this.columns <= 1) return false;
    this.paragraphs += 1;
    if (this.paragraphs > MOST_IN_CELL) this.inRow = false;
    this.scribe.write(' ');
    return true;
  }

  /** A cell ends; false when it is a frame and ends as a paragraph does. */
  cell(): boolean {
    this.paragraphs = 0;
    this.nextCell = this.columns > 1;
    return this.nextCell;
  }

  row(): void {
    if (this.columns > 1) {
      this.open = true;
      this.scribe.newline();
    }
    this.inRow = false;
    this.nextCell = false;
  }

  close(): void {
    if (!this.open) return;
    this.open = false;
    this.scribe.close('table');
  }
}
