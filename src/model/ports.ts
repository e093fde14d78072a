/** Everything the program takes from the outside world, as values: clock, sources, store, progress. Tests hand in their own. */
import type { Reference } from './cited.ts';
import type { CslItem } from './csl.ts';
import type { AuditEvent } from './event.ts';
import type { Comparison } from './evidence.ts';
import type { Coverage, HeldItem, Lookup, LookupResult, OrcidPerson, Related, Source } from './source.ts';
import type { Testimony } from './verdict.ts';

/** What is asked of a source. */
export type Query =
  | { readonly question: 'identifier'; readonly scheme: 'doi' | 'arxiv' | 'pmid' | 'pmcid' | 'isbn' | 'url'; readonly value: string }
  | { readonly question: 'work'; readonly fields: CslItem };

export interface Answer {
  readonly lookup: Lookup;
  /** Hashes of the replies it rests on, in the order read. */
  readonly snapshots: readonly string[];
}

/** One registry behind one file. Returns values for everything the world may do; never retries, caches, scores or decides. */
export interface SourceAdapter {
  readonly name: string;
  /** True when asking it needs the network. */
  readonly remote: boolean;
  /** How far it covers works of this kind and year, for this kind of question. */
  covers(fields: CslItem, query: Query): Coverage;
  find(query: Query, signal: AbortSignal): Promise<Answer>;
}

/** A decoded reply of a web service; header names in lower case. */
export interface HttpReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly url: string;
  /** Hash under which the reply is kept. */
  readonly snapshot: string;
}

export type HttpResult =
  | { readonly ok: true; readonly reply: HttpReply }
  | {
      readonly ok: false;
      readonly lookup: Extract<Lookup, { kind: 'unavailable' | 'not-asked' }>;
      /** Hash under which the failure itself is kept, so that a replay meets it again; absent when nothing was asked. */
      readonly snapshot?: string;
    };

/** What a reply turned out to be once read: decides how long it is remembered. A reply that does not fit is never remembered. */
export type ReplyKind = 'found' | 'absent' | 'malformed';

/** The one way to the network: polite, bounded, recorded. Failure is a value. */
export interface Http {
  get(
    url: string,
    options: {
      readonly accept?: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly signal: AbortSignal;
      /** True for an address that the citation itself states: any public host may then be asked, not the known services alone. */
      readonly anyHost?: boolean;
      /** Reads a reply as its asker will; called at most once per reply that came over the network. */
      readonly judge?: (reply: Pick<HttpReply, 'status' | 'headers' | 'body' | 'url'>) => ReplyKind | Promise<ReplyKind>;
    },
  ): Promise<HttpResult>;
}

/** Remembers which stored reply answered a question, and since when. Entries are whole or not there. */
export interface ReplyCache {
  get(key: string): Promise<RememberedReply | null>;
  set(key: string, entry: RememberedReply): Promise<void>;
}

export interface RememberedReply {
  /** Hash of the stored reply (or, for a replay, of the stored failure). */
  readonly snapshot: string;
  readonly kind: 'found' | 'absent';
  /** When it was received, ISO time. */
  readonly at: string;
}

/** Content-addressed store for replies and documents; put twice is put once. */
export interface SnapshotStore {
  /** Stores the bytes whole or not at all; gives `sha256:…`. */
  put(bytes: Uint8Array): Promise<string>;
  /** The bytes, checked against the hash; null when not held. */
  get(hash: string): Promise<Uint8Array | null>;
}

/** What an index declares about itself. */
export interface IndexManifest {
  readonly format: number;
  readonly name: string;
  /** Hash over the records, in order: names this very index in logs. */
  readonly hash: string;
  readonly records: number;
  readonly builtAt: string;
  /** True when the builder declared that the index holds all there is in its scope. */
  readonly complete: boolean;
  /** What it declares complete, in words: "all Crossref works to 2026-03". */
  readonly scope?: string;
  /** The last year, month or day of which it holds all there is: 2026, 2026-03, 2026-03-31. Of later works it declares nothing. */
  readonly until?: string;
  /** Hash of the index that this one was added to; absent for an index that stands by itself. */
  readonly addsTo?: string;
  /** How many of its records speak of other works by identifier (notices, comments, replies); absent when none does. */
  readonly notices?: number;
  /** What it was built from; `skipped` counts lines that gave no record. */
  readonly sources: readonly { readonly name: string; readonly sha256: string; readonly records: number; readonly skipped?: number }[];
}

/** A local bibliographic index; synchronous because it lies on this machine's disk. */
export interface BibliographicIndex {
  readonly manifest: IndexManifest;
  byIdentifier(scheme: 'doi' | 'arxiv' | 'pmid' | 'pmcid' | 'isbn' | 'url', value: string): readonly HeldItem[];
  /** Records with exactly this title once folded. */
  byTitle(title: string): readonly HeldItem[];
  /** Records whose title is like this one, best first; at most `limit`. */
  search(fields: CslItem, limit: number): readonly HeldItem[];
  /** Records that state this ORCID iD beside a name; absent in an index that does not file them so. */
  byOrcid?(orcid: string): readonly HeldItem[];
  close(): void;
}

/** A bibliographic index on another machine: the same questions, answered later. */
export interface SharedIndex {
  readonly manifest: IndexManifest;
  byIdentifier(scheme: 'doi' | 'arxiv' | 'pmid' | 'pmcid' | 'isbn' | 'url', value: string): Promise<readonly HeldItem[]>;
  byTitle(title: string): Promise<readonly HeldItem[]>;
  search(fields: CslItem, limit: number): Promise<readonly HeldItem[]>;
  /** Records that state this ORCID iD beside a name; absent in an index that does not file them so. */
  byOrcid?(orcid: string): Promise<readonly HeldItem[]>;
  close(): Promise<void>;
}

/** What came of asking whose an ORCID iD is. */
export interface PersonAnswer {
  readonly lookup: { readonly kind: 'found'; readonly person: OrcidPerson } | Exclude<Lookup, { readonly kind: 'found' }>;
  /** Hashes of the replies it rests on. */
  readonly snapshots: readonly string[];
}

/** Who can tell whose an ORCID iD is. Never throws for what a service does. */
export interface People {
  readonly name: string;
  /** True when asking needs the network. */
  readonly remote: boolean;
  /** The person of a bare iD, with the works listed there if these are wanted. */
  person(orcid: string, works: boolean, signal: AbortSignal): Promise<PersonAnswer>;
}

/** A language model that testifies about references. It is shown the citation and the nearest records and nothing else. Never throws. */
export interface Witness {
  testify(citation: string, records: readonly Pick<Source, 'id' | 'fields'>[], signal: AbortSignal): Promise<Testimony>;
}

/** Integrity data at hand: retractions by DOI, listed journals. Null fields were not loaded. */
export interface IntegrityLists {
  readonly version: string;
  notices(fields: CslItem): readonly import('./source.ts').Notice[] | null;
  /** Publications that a list relates to the record (replications, comments); null when no such list was loaded. */
  related?(fields: CslItem): readonly Related[] | null;
  /** Lists on which the record's journal stands; null when no list was loaded. */
  listed(fields: CslItem): readonly Listing[] | null;
}

/** A journal's place on a list of questionable ones. */
export interface Listing {
  readonly list: string;
  readonly entry: string;
  /** The journal's place in DOAJ, which reviews before it lists, where that is known. */
  readonly doaj?: InDoaj;
}

/** A journal as DOAJ holds it; `by` tells whether its ISSN was found there, or only its name. */
export interface InDoaj {
  readonly title: string;
  readonly by: 'issn' | 'name';
}

/** Journals by the names they go by, out of lists that the user named. */
export interface Journals {
  readonly version: string;
  /** Other names of the journals that go by this one: full titles, abbreviations. Empty when the name is on no list. */
  names(name: string): readonly string[];
  /** The journal of a record in DOAJ; null when it is not found there, or no list of DOAJ was named. */
  inDoaj(fields: CslItem): InDoaj | null;
}

/** What is known of one reference before anything is decided. */
export interface Gathered {
  /** What was asked; of records that were found only how many, for the records themselves stand in the candidates. */
  readonly result: LookupResult;
  readonly comparison: Comparison;
}

/** Other threads of this machine that look references up and compare them; what they give is what this thread would give. */
export interface Gatherers {
  /**
   * How many references of a list this long may be under way there at once; null when this thread alone does as well. What takes time
   * to start is started.
   */
  width(references: number): number | null;
  /** `venues` are other names of the cited venue. */
  gather(reference: Reference, venues: readonly string[]): Promise<Gathered>;
  /**
   * For a document that is being read: gives what takes a reference in hand before it is asked for, and gives how to ask for it. Those
   * that nobody has asked for are dropped when the signal is aborted.
   */
  ahead(signal: AbortSignal): (reference: Reference, venues: readonly string[]) => () => Promise<Gathered>;
}

/** How a run tells what it is doing; faces draw it. Never data. */
export interface Progress {
  readonly stage: 'read' | 'extract' | 'check' | 'report' | 'index';
  readonly done: number;
  readonly total: number | null;
  readonly note?: string;
}

/** The world of one run. Same document, same snapshots, same engine: same bytes. */
export interface Run {
  readonly id: string;
  readonly engine: string;
  /** Version of the platform, for the log. */
  readonly node: string;
  /** Indexes and lists at hand, each with its hash or version, for the log. */
  readonly holdings: readonly string[];
  /** ISO time, UTC, milliseconds. */
  now(): string;
  readonly adapters: readonly SourceAdapter[];
  readonly integrity: IntegrityLists | null;
  /** Names of journals; absent unless the user named a list. */
  readonly journals?: Journals;
  /** A language model to be heard where rules leave a reference open; absent unless the user named one. */
  readonly witness?: Witness;
  readonly snapshots: SnapshotStore;
  /** Who knows whose an ORCID iD is, in the order asked; absent where nobody may be asked. */
  readonly people?: readonly People[];
  /** Threads for long lists; absent where this thread does everything. */
  readonly gatherers?: Gatherers;
  readonly signal: AbortSignal;
  /** How many references are looked up at once. */
  readonly concurrency: number;
  /** Hash of the settings that can move a verdict. */
  readonly settingsHash: string;
  tell(event: AuditEvent): void;
  progress(progress: Progress): void;
}

export type { Reference, Source };

/** What a service answered; `retryAfterMs` where it says when to ask again. */
export interface Posted {
  readonly status: number;
  readonly body: Uint8Array;
  readonly retryAfterMs?: number;
}

/** How a small body is sent to a service that the user named, and its small answer read. Throws, in plain words, when none comes. */
export type Post = (url: string, body: Uint8Array, mediaType: string) => Promise<Posted>;

/** One version of an object in a store that forgets nothing, as such a store lists it. */
export interface LockedVersion {
  readonly key: string;
  readonly version: string;
  /** When it was written, by the store's clock; ISO 8601. */
  readonly at: string;
  /** A mark that hides the object and takes nothing away. */
  readonly hides: boolean;
}

/** A store whose objects nobody can change or delete before their time, the owner included (S3 Object Lock, compliance mode). */
export interface LockedStore {
  /** Where it is, for a person. */
  readonly place: string;
  /** Writes an object, locked until then (ISO 8601). `taken` when the store says that there is one; throws when it cannot be written. */
  put(key: string, bytes: Uint8Array, until: string): Promise<'put' | 'taken'>;
  /** Every version of every object under a prefix, hidden ones too, oldest first. */
  versions(prefix: string): Promise<readonly LockedVersion[]>;
  read(key: string, version: string): Promise<Uint8Array>;
}
