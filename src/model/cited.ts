/** What a document cites: references (entries of its list), the marks that point at them, quotes. */
import type { CslItem } from './csl.ts';
import type { FilePlace, Span } from './document.ts';

/**
 * Triage (seed 001, stage 2). `formal`: has parts that can be compared with a record. `reasoning`: a work checked by the
 * rules of its own kind (a statute, scripture, a standard, software). `uncheckable`: cannot be checked by design.
 */
export type Route = 'formal' | 'reasoning' | 'uncheckable';

/**
 * What kind of work it is taken for. The reasoning route goes by it; a thesis, an article of a newspaper and what an office brings out itself are compared part by
 * part like others, but their kind says that registries hold few of them.
 */
export type CanonicalKind =
  | 'scripture'
  | 'statute'
  | 'court-decision'
  | 'standard'
  | 'patent'
  | 'dataset'
  | 'software'
  | 'web-page'
  | 'famous-work'
  | 'official-document'
  | 'thesis'
  | 'newspaper'
  | 'grey-literature';

export interface Reference {
  /** `ref:` and a hash of document id, span and raw text: the same reference in the same bytes has the same id. */
  readonly id: string;
  /** Entry key, printed list label, or running number as text: what people call it. */
  readonly key: string;
  /** Where it stands in the document. */
  readonly span: Span;
  /** Page it begins on, from 1; absent when the format has no pages. */
  readonly page?: number;
  /** The reference as printed, white space collapsed. */
  readonly raw: string;
  readonly fields: CslItem;
  /** Where each parsed field stands in `raw`; several spans when a field is printed in pieces. */
  readonly fieldSpans: Readonly<Record<string, readonly Span[]>>;
  readonly route: Route;
  /** Why it was routed so, in one clause: "Ibid. points at another reference". */
  readonly routeWhy: string;
  readonly canonical?: CanonicalKind;
  /** Where it was found: a list entry, a footnote, a structured entry, a line of plain input, a full citation in the running text. */
  readonly origin: 'list' | 'footnote' | 'entry' | 'line' | 'text';
  /** 0..1, how sure the parser is of `fields`; 1 for structured entries. */
  readonly confidence: number;
  /**
   * Set where the letters are not certain: `recognised` from the image of a page, or `unmapped`, words of no language, as a font comes out
   * whose letters the file does not tell. What such a text lacks counts against nobody.
   */
  readonly letters?: 'recognised' | 'unmapped';
  /** Id of the entry whose authors a dash repeats here ("———. 1980."); `fields.author` then holds those authors. */
  readonly authorsOf?: string;
}

/** A mark in the text that points at an entry: [3], (Ng 2024), § 4.2. A mark for several works yields one Citation each. */
export interface Citation {
  readonly id: string;
  readonly span: Span;
  /** Id of the reference it points at; null when none fits. */
  readonly to: string | null;
  /** What it says it points at: "3", "Ng 2024a", a key. */
  readonly label: string;
  readonly style: 'numeric' | 'author-year' | 'key' | 'note' | 'back-reference' | 'in-full';
  /** Page, section, paragraph within the cited work, as printed. */
  readonly locator?: string;
}

/** What extraction saw: everything it found and everything it is unsure of. */
export interface Extraction {
  readonly references: readonly Reference[];
  readonly citations: readonly Citation[];
  /** Findings about the document itself: cited but missing, listed but not cited, duplicates, gaps in numbering. */
  readonly remarks: readonly Remark[];
  readonly counts: { readonly seen: number; readonly parsed: number; readonly doubtful: number; readonly skipped: number };
  /** How another reader's list compares, where one was asked and answered. */
  readonly secondReading?: SecondReading;
}

/** Two readings of one list, counted: entries the other reader found, those of them found here too, and what only one has. */
export interface SecondReading {
  readonly reader: string;
  readonly entries: number;
  readonly same: number;
  readonly onlyThere: number;
  readonly onlyHere: number;
  /** References both found whose parts differ. */
  readonly differ: number;
}

export interface Remark {
  readonly kind:
    | 'cited-but-missing'
    /** A mark leads nowhere and misses an entry that nothing cites by little: a letter, the year. */
    | 'cited-otherwise'
    | 'listed-but-uncited'
    | 'duplicate'
    | 'numbering-gap'
    | 'no-reference-list'
    | 'region-skipped'
    | 'read-otherwise';
  readonly span: Span;
  readonly says: string;
  /** Where its start lies in the file; set where that is known. */
  readonly at?: FilePlace;
  /** Ids of the references it is about. */
  readonly about: readonly string[];
}
