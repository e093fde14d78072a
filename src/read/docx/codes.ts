/**
 * The fields of a Word document while it is walked: a field has a code, which is not printed, and a result, which is; one may
 * lie in another's code or result, and a bibliography's result runs over many paragraphs.
 */
import type { Span } from '../../model/document.ts';
import type { Scribe } from '../blocks.ts';

/** A field (or content control) as it stands in the text; its meaning is worked out after the walk. */
export interface FoundField {
  readonly instruction: string;
  /** What Word keeps beside the code, in base 64. */
  readonly data: string;
  readonly span: Span;
}

/** Codes of fields whose result is the list of the works cited. */
export const LISTS_WORKS = /^\s*(?:ADDIN (?:ZOTERO_BIBL|Mendeley Bibliography|EN\.REFLIST|CitaviBibliography)|BIBLIOGRAPHY\b)/i;

interface OpenField {
  instruction: string;
  data: string;
  start: number;
  separated: boolean;
  lists: boolean;
}

/** Follows the marks of fields through the text. */
export class FieldCodes {
  readonly found: FoundField[] = [];
  /** Above zero while the text is a list of works. */
  bibliography = 0;
  private readonly open: OpenField[] = [];

  constructor(private readonly scribe: Scribe) {}

  /** False while a code is read: it is not printed. */
  get shown(): boolean {
    return this.open.every((field) => field.separated);
  }

  begin(data: string): void {
    this.open.push({ instruction: '', data, start: this.scribe.end, separated: false, lists: false });
  }

  code(text: string): void {
    const field = this.open[this.open.length - 1];
    if (field !== undefined && !field.separated) field.instruction += text;
  }

  separate(): void {
    const field = this.open[this.open.length - 1];
    if (field === undefined || field.separated) return;
    field.separated = true;
    field.lists = LISTS_WORKS.test(field.instruction);
    field.start = field.lists || !this.shown ? this.scribe.end : this.scribe.mark();
    if (field.lists) this.bibliography += 1;
  }

  end(): void {
    const field = this.open.pop();
    if (field === undefined) return;
    if (field.lists) this.bibliography -= 1;
    const outer = this.open[this.open.length - 1];
    // EndNote keeps a long citation's data in a field inside the code of the field.
    if (outer !== undefined && !outer.separated) {
      outer.data ||= field.data;
      return;
    }
    const end = this.scribe.end;
    this.found.push({
      instruction: field.instruction,
      data: field.data,
      span: { start: field.separated ? Math.min(field.start, end) : end, end },
    });
  }

  /** A code never runs over a paragraph's end: one that was not ended is dropped, lest it hide the rest of the text. */
  endParagraph(): void {
    while (this.open.length > 0 && this.open[this.open.length - 1]?.separated === false) this.open.pop();
  }

  /** Drops fields that were never closed. */
  forget(): void {
    for (const field of this.open.splice(0)) if (field.lists) this.bibliography -= 1;
  }
}
