/** What the reading of one file is told beside its bytes. */
import type { HandedFile } from './handed.ts';

/** What a reader is told besides the bytes. */
export interface ParseContext {
  /** The name the person gave; used in messages and as `Document.name`. */
  readonly name: string;
  /** Absolute path when the input is a file: its siblings may be read for `\input` and .bib. */
  readonly path?: string;
  /** Files handed over with the bytes; then these are its siblings, and none is looked for where it lies. */
  readonly beside?: readonly HandedFile[];
  /** Media type that came with the bytes (an HTTP header); believed less than the content. */
  readonly mediaType?: string;
  readonly limits: { readonly pages: number; readonly textCharacters: number; readonly decodedBytes: number };
  readonly progress?: (done: number, total: number | null, note: string) => void;
  /** Keep only the entries that the document cites, where that can be told. */
  readonly onlyCited?: boolean;
  /** Languages in which scanned pages are read, as Tesseract names them; none leaves them unread. */
  readonly ocr?: readonly string[];
  /** Called before a piece of work that may take long for a good reason. */
  readonly slow?: () => void;
}
