/**
 * Lines of a Markdown file for what was written of it. markdown-it tells on which line of its source a block begins; where that source
 * has other lines than the file (records set in fences, a note that ran over lines), none is told.
 */
import type { Scribe } from '../blocks.ts';

/** Notes where blocks begin in the file. */
export class FileLines {
  private readonly scribe: Scribe;
  /** Lines of the file before the source; null where the lines of the source are not the file's. */
  private readonly before: number | null;

  /** `text`: the file; `body`: what follows its front matter; `source`: what is read of that. */
  constructor(scribe: Scribe, text: string, body: string, source: string) {
    this.scribe = scribe;
    this.before = newlines(body) === newlines(source) ? newlines(text.slice(0, text.length - body.length)) : null;
  }

  /**
   * Notes the blocks from the `from`th on, which were written of the lines `first` to `end` of the source (from 0, `end` not among
   * them). Lines within a block are told where it has as many as the source.
   */
  note(from: number, first: number, end: number): void {
    if (this.before === null) return;
    for (const { span } of this.scribe.blocks.slice(from)) {
      const words = this.scribe.since(span.start).slice(0, span.end - span.start);
      const whole = newlines(words) === end - first - 1;
      this.scribe.places.push({ span, at: { line: this.before + first + 1, column: 1 }, ...(whole && { lines: true }) });
    }
  }
}

const newlines = (text: string): number => text.split('\n').length - 1;

/** The sign with which a line begins or ends a fence of code; empty for any other line. */
export const headsFence = (line: string): string => /^[ \t>]{0,12}(`{3,20}|~{3,20})/.exec(line)?.[1] ?? '';
