/**
 * What every reader yields: one text with places. A place is a half-open span of UTF-16 offsets into `Document.text`;
 * lines and columns are worked out only where a report is printed. Structure that the file format states outright
 * (a `\cite`, a Word field, a .bib entry) is kept beside the text, so that no later stage has to guess it again.
 */
import type { CslItem } from './csl.ts';

/** Half-open range of UTF-16 offsets into one text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What a stretch of text is, as far as the format or the layout tells. */
export type BlockKind = 'heading' | 'paragraph' | 'item' | 'reference' | 'quote' | 'code' | 'table' | 'caption' | 'note' | 'front';

/** One stretch of text of one kind; blocks come in reading order and do not overlap. */
export interface Block {
  readonly kind: BlockKind;
  readonly span: Span;
  /** Heading level, 1 to 6; only on headings. */
  readonly level?: number;
  /** Printed label of a list item or bibliography entry (`3`, `[12]`, a `\bibitem` key), when the format states it. */
  readonly label?: string;
  /** Set where a paragraph stands in from the margin as quotations do, though nothing says that it is one. */
  readonly setIn?: true;
}

/** A hyperlink of the document: what it covers and where it goes. */
export interface Link {
  readonly span: Span;
  readonly href: string;
}

/** A footnote or endnote: where its text stands, and where it is called from. */
export interface Note {
  readonly id: string;
  readonly kind: 'footnote' | 'endnote';
  readonly label: string;
  /** Where the note's own text stands in `Document.text`. */
  readonly span: Span;
  /** Where the mark that calls it stands; null when the layout did not tell. */
  readonly mark: Span | null;
  /** Where it is called once more, when the format tells. */
  readonly again?: readonly Span[];
}

/** A citation that the format itself marks: LaTeX `\cite`, pandoc `[@key]`, a Word citation field, a link to an entry. */
export interface FormatCitation {
  readonly span: Span;
  /** Keys of the cited entries, in the order written. */
  readonly keys: readonly string[];
  readonly locator?: string;
  readonly via: 'latex' | 'pandoc' | 'word-field' | 'anchor';
}

/** A bibliographic entry that the format states as data (.bib, .ris, CSL-JSON, a citation manager's field). */
export interface Entry {
  /** Citation key or id in the file; unique within the document. */
  readonly key: string;
  readonly span: Span;
  readonly fields: CslItem;
  /** The entry as it stands in the file. */
  readonly raw: string;
  /** Where the value of each CSL variable stands in `raw`, without delimiters; for formats whose fields have places. */
  readonly fieldSpans?: Readonly<Record<string, readonly Span[]>>;
  /** True when the document cites it; undefined when that cannot be told. */
  readonly cited?: boolean;
}

/** Where a page begins in the text. `label` is the printed page number when one was found. */
export interface Page {
  readonly number: number;
  readonly start: number;
  readonly label?: string;
}

/** Where something stands in a file, as an editor counts lines: both from 1, the column in UTF-16 units. */
export interface FilePlace {
  readonly line: number;
  readonly column: number;
  /** Which file beside the document it is, as a path from the document's folder; absent when it is the document itself. */
  readonly file?: string;
}

/** Where a stretch of a text that a reader made lies in the file it was made from. */
export interface Place {
  readonly span: Span;
  readonly at: FilePlace;
  /** Set where the lines within the stretch are those of the file; otherwise only its beginning is known. */
  readonly lines?: true;
}

/** Something the reader could not read, or left out, and why. Nothing is skipped silently. */
export interface Skipped {
  readonly what: string;
  readonly why: string;
  readonly page?: number;
  /** How many items or characters were left out, when countable. */
  readonly count?: number;
  /** Set where references of the document stood in it, or were to stand: those were not checked. */
  readonly references?: true;
}

export interface Document {
  /** `sha256:` and the hash of the bytes that were read. */
  readonly id: string;
  /** The name the person gave: a path, a URL or `-`. */
  readonly name: string;
  readonly mediaType: string;
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly links: readonly Link[];
  readonly notes: readonly Note[];
  readonly citations: readonly FormatCitation[];
  readonly entries: readonly Entry[];
  readonly pages: readonly Page[];
  readonly skipped: readonly Skipped[];
  /**
   * Raised marks in the text (note marks, citation numbers, letters of affiliations), when the format tells them. Their
   * characters stand in the text directly behind the word they hang on.
   */
  readonly superscripts?: readonly Span[];
  /** Stretches set in italics or bold, in order of their ends, when the format tells them: titles and journals stand so. */
  readonly emphasised?: readonly Span[];
  /** Links within the document that name no key of an entry: what each covers, and the offset it leads to. One that leads to an entry cites it. */
  readonly jumps?: readonly { readonly span: Span; readonly place: number }[];
  /** Keys of works that the document lists on purpose though no mark cites them (`\nocite`); `*` stands for all. */
  readonly listedOnly?: readonly string[];
  /** Places in the file, and in those beside it, of stretches of a text that is not the file's own; in order, without overlap. */
  readonly places?: readonly Place[];
  /** Files beside it that the document names, by the paths it gives them: lists of its works, chapters it puts in; absent when it names none. */
  readonly lists?: readonly string[];
  /** What the file says of itself in a place made for it: names as written, an ISO date as far as it goes. */
  readonly about?: { readonly authors?: readonly string[]; readonly date?: string };
  /** References that another reader found in the same file, as printed, and how it parts each (`fields`, one for each entry); compared, never required. */
  readonly secondReading?: { readonly reader: string; readonly entries: readonly string[]; readonly fields?: readonly CslItem[] };
  /** Stretches whose letters were recognised from the image of a page, in order: words in them may be misread. */
  readonly recognisedSpans?: readonly Span[];
  /** True when the text came from optical character recognition: matches in it are weaker. */
  readonly recognised?: boolean;
}
