/**
 * What a source said. Four facts are kept apart everywhere: the work is there (`found`), it is not there (`absent`),
 * the source could not be asked (`unavailable`), it was not asked (`not-asked`). Silence is never guilt.
 */
import type { CslItem, CslName } from './csl.ts';

/** A dated editorial event on a work: the retraction timeline. */
export interface Notice {
  readonly kind: 'retracted' | 'expression-of-concern' | 'corrected' | 'reinstated' | 'superseded-preprint';
  /** ISO date, as far as known: 2021-03-02, 2021-03 or 2021. */
  readonly date?: string;
  /** DOI of the notice itself. */
  readonly doi?: string;
  readonly url?: string;
  /** Who says so: adapter or list name with its version. */
  readonly from: string;
  readonly reason?: string;
}

/**
 * How another publication stands to a work, in one vocabulary for all registries. Said of it: `comment`, `reply`, `review`,
 * `replication`. Made of it: `new-version`, `republication`. Deposited with it: `supplement`. And where it speaks of another work itself:
 * `comments-on`, `replies-to`, `reviews`, `replicates`. What undoes or mends a work is a `Notice`.
 */
export const RELATIONS = [
  'comment',
  'reply',
  'review',
  'replication',
  'new-version',
  'republication',
  'supplement',
  'comments-on',
  'replies-to',
  'reviews',
  'replicates',
] as const;
export type Relation = (typeof RELATIONS)[number];

/** What a work that speaks of another is to that one. */
export const SPOKEN_OF: Partial<Readonly<Record<Relation, Relation>>> = {
  'comments-on': 'comment',
  'replies-to': 'reply',
  reviews: 'review',
  replicates: 'replication',
};

/** Another publication that a registry relates to a work: context for whoever leans on it, never a fault. */
export interface Related {
  readonly relation: Relation;
  /** Where it can be read: a DOI, else a PubMed number, else an address. */
  readonly doi?: string;
  readonly pmid?: string;
  readonly url?: string;
  /** Its title, or the line by which the registry refers to it. */
  readonly title?: string;
  /** ISO date, as far as known. */
  readonly date?: string;
  /** What it came to, where a list says so: "failed", "mixed". */
  readonly outcome?: string;
  /** Who says so: adapter or list name with its version. */
  readonly from: string;
}

/** The genre of a record that is of a part of a work (a figure, a table, a file), registered by itself. */
export const PART_OF_WORK = 'component';

/** What became of a web page that is cited by its address; pages that are gone and nowhere archived are `absent`. */
export interface PageState {
  readonly state: 'alive' | 'moved' | 'archived';
  /** Where it was found: the address reached, or that of the archived copy. */
  readonly url: string;
  /** The same in one clause, for people. */
  readonly says: string;
}

/** One record of one work, as one source holds it. Immutable. */
export interface Source {
  /** Adapter name, colon, the record's id there: `crossref:10.1000/x`. */
  readonly id: string;
  readonly adapter: string;
  readonly fields: CslItem;
  /** Other titles the record itself states: subtitle apart, translation, original, earlier version. */
  readonly titles: readonly string[];
  /** Every date slot the record holds (print, online, issued, posted), years ascending, without repeats. */
  readonly years: readonly number[];
  /** True when the source lists every author; false when it may cut or reorder the list. */
  readonly authorsComplete: boolean;
  readonly notices: readonly Notice[];
  /** Publications that the source relates to it; absent when it relates none. */
  readonly related?: readonly Related[];
  /** True when the record is itself a retraction or correction notice, not the work. */
  readonly isNotice?: boolean;
  /** What a notice says of which works, by DOI, as its registry delivers it; moved onto those works where they are found beside it. */
  readonly says?: readonly (Notice & { readonly about: string })[];
  /** Set on records that were read off a web page. */
  readonly page?: PageState;
  /** Identifiers of other records that the source says are the same work or another version of it. */
  readonly sameAs: readonly string[];
  /** Hash of the reply it was read from; null for records that never left this machine's index. */
  readonly snapshot: string | null;
}

/** An item as an index holds it: what the dump it is from says beside its description. */
export interface HeldItem extends CslItem {
  readonly notices?: readonly Notice[];
  /** Publications that it is related to. */
  readonly related?: readonly Related[];
  /** True when it is itself a notice about other works. */
  readonly 'is-notice'?: boolean;
  /** What it says of which works, by DOI; only on notices. */
  readonly 'notice-about'?: readonly (Notice & { readonly about: string })[];
  /** Years of every date slot, where there are more than the year it was issued. */
  readonly years?: readonly number[];
  /** Keys of other records that it says are the same work. */
  readonly 'same-as'?: readonly string[];
}

/** A person by ORCID iD: every name they go by, and what is listed as theirs. */
export interface OrcidPerson {
  /** The iD, bare. */
  readonly orcid: string;
  /** The name first stated, then others (of earlier days, in other scripts); empty when none is public. */
  readonly names: readonly CslName[];
  /** Keys of identifiers of works listed there (`doi:10.1000/x`); null when these were not looked at. */
  readonly works: readonly string[] | null;
  /** Who says so: the person's own record at ORCID, or only records of works that state the iD beside a name. */
  readonly by: 'orcid' | 'records';
}

/** How far a source covers works of one kind and year. */
export type Coverage = 'authoritative' | 'broad' | 'no';

export type Unavailable =
  | 'timeout'
  | 'rate-limited'
  | 'blocked'
  | 'server-error'
  | 'malformed'
  | 'network'
  | 'deadline'
  | 'breaker-open'
  /** The proxy on the way did not let the question through; of the source it says nothing. */
  | 'proxy';

export type Lookup =
  | {
      readonly kind: 'found';
      readonly sources: readonly Source[];
      /** How many records there were, where a report has left them out here. */
      readonly count?: number;
    }
  | {
      readonly kind: 'absent';
      /** How it was told, in one clause, where that is worth saying: "the server answers 410". */
      readonly says?: string;
    }
  | { readonly kind: 'unavailable'; readonly why: Unavailable; readonly detail?: string; readonly status?: number }
  | { readonly kind: 'not-asked'; readonly why: 'offline' | 'not-covered' | 'no-query' | 'already-settled' | 'switched-off' };

/** One question to one source, and what came of it. */
export interface Asked {
  readonly adapter: string;
  /** `identifier`: is this id registered, and to what. `work`: do you hold a work with these fields. `person`: whose ORCID iD is this. */
  readonly question: 'identifier' | 'work' | 'person';
  /** What was asked: the identifier, the title searched for, the iD. */
  readonly query: string;
  readonly covers: Coverage;
  readonly lookup: Lookup;
  /** Hashes of the replies that were read for the answer. */
  readonly snapshots: readonly string[];
}

/** Records that describe one work: preprint and journal version, two registries, reprints. */
export interface Cluster {
  /** Id of its first source. */
  readonly id: string;
  /** Best record first. */
  readonly sources: readonly Source[];
  /** 0..1, how like the cited reference it is; only for ranking, never decides. */
  readonly likeness: number;
}

/** All that looking up one reference yielded. */
export interface LookupResult {
  readonly asked: readonly Asked[];
  /** At most five, best first. */
  readonly candidates: readonly Cluster[];
}
