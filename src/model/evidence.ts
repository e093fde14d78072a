/** What comparing a cited thing with a source yields: labels per component, passages, numbers. Facts, not judgements. */
import type { Reference } from './cited.ts';

export const COMPONENTS = ['title', 'authors', 'venue', 'date', 'url', 'doi'] as const;
export type Component = (typeof COMPONENTS)[number];

/** `weak` exists for authors only (seed 001, stage 4). */
export type Label = 'match' | 'partial' | 'weak' | 'not_match' | 'unknown';
export type Labels = Readonly<Record<Component, Label>>;

/** One component of a citation beside the same component of a record. */
export interface ComponentEvidence {
  readonly label: Label;
  /** As cited; null when the citation lacks it. */
  readonly cited: string | null;
  /** As recorded; null when no record of the cluster has it. */
  readonly found: string | null;
  /** 0..1; null when nothing was compared. */
  readonly score: number | null;
  /** Id of the record that gave the label; null when nothing was compared. */
  readonly source: string | null;
  /** Which rule of comparison spoke, in one clause: "subtitle left out", "year of the online version". */
  readonly why: string;
}

/** What is described beside the six components: where in a journal or book, and in which edition. */
export type DetailField = 'volume' | 'issue' | 'page' | 'edition';

/** A detail that is cited plainly otherwise than every record of the same printing has it. */
export interface DetailEvidence {
  readonly field: DetailField;
  readonly cited: string;
  readonly found: string;
  /** Ids of the records that say so; the value found is the first one's. */
  readonly sources: readonly string[];
}

/** A cited reference beside one cluster of records. */
export interface ReferenceEvidence {
  readonly cluster: string;
  readonly components: Readonly<Record<Component, ComponentEvidence>>;
  /**
   * How the candidate came to be the candidate. `identifier`: a cited identifier is registered to it.
   * `title`: its title is the cited one. `near`: neither; only the nearest that was found.
   */
  readonly anchor: 'identifier' | 'title' | 'near';
  /** 0..1, for ranking candidates against each other. */
  readonly score: number;
  /**
   * True when the record is beyond doubt the work meant (a cited identifier and the title lead to it, or a title too
   * particular to be borne twice): then a conflict with it is evidence in itself.
   */
  readonly certain?: boolean;
  /** True when journal, volume and first page agree: a place that only one work has. */
  readonly placed?: boolean;
  /** True when all people agree and none is left out, in another order. */
  readonly reordered?: boolean;
  /** True when neither the citation nor the record names a person, and the title says enough to stand alone. */
  readonly anonymous?: boolean;
  /** Details cited otherwise than recorded; absent when there are none. */
  readonly details?: readonly DetailEvidence[];
}

/** What became of a cited identifier. */
export interface IdentifierEvidence {
  readonly identifier: string;
  readonly scheme: 'doi' | 'arxiv' | 'pmid' | 'pmcid' | 'isbn' | 'url';
  /**
   * `same`: registered to the cited work. `elsewhere`: registered to another work. `unregistered`: its home registry, asked,
   * does not know it. `unconfirmed`: could not be asked. `malformed`: no such identifier can exist.
   */
  readonly outcome: 'same' | 'elsewhere' | 'unregistered' | 'unconfirmed' | 'malformed';
  /** Id of the record it is registered to, when known. */
  readonly source?: string;
  readonly why: string;
}

/** An ORCID iD that stands beside an author, and whose it is. */
export interface PersonEvidence {
  readonly orcid: string;
  /** Whether the citation states it, or the record of the work. */
  readonly where: 'citation' | 'record';
  /** The author beside whom it stands. */
  readonly author: string;
  /** Names that are on record for the iD, the first five. */
  readonly names: readonly string[];
  /**
   * `same`: that person, by one of their names or by a listed work. `elsewhere`: none of its names has anything of the author's, and the
   * work is not among those listed. `unregistered`: ORCID does not know it. `unconfirmed`: could not be asked, or cannot be told.
   */
  readonly outcome: 'same' | 'elsewhere' | 'unregistered' | 'unconfirmed';
}

/** All that comparing one reference with its candidates yielded. */
/** A source that would have told of what work a cited identifier is, and did not: `why` it failed, null where it knows no more than that it is registered. */
export interface Unread {
  readonly adapter: string;
  readonly why: string | null;
}

export interface Comparison {
  /** One per candidate, best first. */
  readonly evidence: readonly ReferenceEvidence[];
  /** One per identifier the citation bears. */
  readonly identifiers: readonly IdentifierEvidence[];
  /** Who did not tell of what work a cited identifier is; absent when everybody asked did. */
  readonly unread?: readonly Unread[];
  /** One per ORCID iD that was looked into; absent when none was. */
  readonly people?: readonly PersonEvidence[];
  /** The reference as it was compared, where that is not how it was parsed: no title is printed, and a place was taken for one. */
  readonly readAs?: Reference;
}
