/**
 * The closed list of audit events, in the seeds' own names. `audit/events.ts` makes them out of what stages return;
 * `audit/log.ts` alone adds index and time, and keeps each line's hash. Each kind's comment is its page in docs/events.md.
 */
export type AuditEvent =
  /** A run begins: engine, node, settings hash, the document's hash and the sources' versions. */
  | {
      readonly ev: 'run_started';
      readonly engine: string;
      readonly node: string;
      readonly document: string;
      readonly name: string;
      readonly settings: string;
      readonly indexes: readonly string[];
      /**
       * What was checked where it was no document's list: an answer, an answer that was repaired too, the claims of one, pairs of
       * claim and evidence, structured output, an answer that was written here.
       */
      readonly of?: 'answer' | 'answer-repaired' | 'claims' | 'pairs' | 'structured' | 'composed';
    }
  /** A reference was found and parsed. */
  | { readonly ev: 'reference_extracted'; readonly ref: string; readonly key: string; readonly route: string; readonly raw: string }
  /** A source was asked, and what it answered; `reply` names the stored replies. */
  | {
      readonly ev: 'asked';
      readonly ref: string;
      readonly adapter: string;
      readonly question: string;
      readonly query: string;
      readonly outcome: string;
      readonly why?: string;
      readonly covers: string;
      readonly reply: readonly string[];
    }
  /** A cited DOI is unknown to its registry (seed 000). */
  | { readonly ev: 'crossref_miss'; readonly ref: string; readonly doi: string }
  /** A cited identifier belongs to a work with another title (seed 000). */
  | {
      readonly ev: 'title_mismatch';
      readonly ref: string;
      readonly doi: string;
      readonly attributed: string;
      readonly actual: string;
      readonly conf: number;
    }
  /** A component was compared. */
  | { readonly ev: 'compared'; readonly ref: string; readonly source: string; readonly labels: Readonly<Record<string, string>> }
  /** The class of a reference and the rule that gave it. */
  | { readonly ev: 'classified'; readonly ref: string; readonly class: string; readonly rule: string; readonly coverage: string }
  /** A language model was heard about a reference the rules left open: which, what it said, whether that counted, its stored answer. */
  | {
      readonly ev: 'testified';
      readonly ref: string;
      readonly by: string;
      readonly said: string;
      readonly source: string | null;
      readonly why: string;
      readonly question: string;
      readonly reply: readonly string[];
    }
  /** The reference is a work that exists as described (seed 000). */
  | { readonly ev: 'verified'; readonly ref: string; readonly source: string; readonly doi?: string; readonly conf: number }
  /** The cited work has been retracted (seed 000). */
  | { readonly ev: 'retracted'; readonly ref: string; readonly doi: string; readonly source: string; readonly date?: string }
  /** The work appeared in a journal on a list of predatory, hijacked or delisted ones (seed 000). */
  | { readonly ev: 'predatory_source'; readonly ref: string; readonly list: string }
  /** More than 40 % of the cited works share authors (seed 000). */
  | { readonly ev: 'cohort_concentrated'; readonly share: number; readonly authors: readonly string[] }
  /** Signs of a generated paper (seed 000). */
  | { readonly ev: 'ai_generated_suspect'; readonly ref: string; readonly signs: readonly string[] }
  /** An answer was checked against its sources (seed 004): citations checked and borne out, sentences by verdict, quotes. */
  | {
      readonly ev: 'verify.done';
      readonly answer: string;
      readonly ok: boolean;
      readonly citationsTotal: number;
      readonly citationsSupported: number;
      readonly counts: Readonly<Record<string, number>>;
      /** The stored answers of language models that were heard, sorted; absent when none was. */
      readonly reply?: readonly string[];
    }
  /** An answer was written (seed 003): the question, the manner, the passages that were shown, the hash of the draft, the model's stored answer. */
  | {
      readonly ev: 'drafted';
      readonly question: string;
      readonly mode: string;
      readonly most: number;
      readonly evidence: readonly string[];
      readonly draft: string;
      readonly reply: readonly string[];
    }
  /** A change that would put an answer right (seed 003): a citation replaced, removed or added, a sentence softened. */
  | {
      readonly ev: 'repair_proposed';
      readonly claim: string;
      readonly action: string;
      readonly from: string | null;
      readonly to: string | null;
      readonly replacement: string;
      readonly scoreBefore: number;
      readonly scoreAfter: number | null;
    }
  /** Any other warning shown to a person. */
  | { readonly ev: 'warned'; readonly ref: string; readonly kind: string; readonly rule: string }
  /** The text of a cited work was at hand: its hash, and that of the file it was read from (seed 002, the version checked). */
  | { readonly ev: 'source_at_hand'; readonly source: string; readonly sha256: string; readonly document?: string }
  /** Quoted words were held against the version of the source they cite (`sha256`; null: none was searched), and what came of it. */
  | {
      readonly ev: 'quote_checked';
      readonly quote: string;
      readonly status: string;
      readonly detail: string;
      readonly rule: string;
      readonly sha256: string | null;
    }
  /**
   * A sentence was held against the sources it cites: the verdict, its rule and judge, and the versions searched. `mark` is how it
   * stands on them (seed 000): `supported`, `unsupported` or `retracted_source`; null where nothing could be checked.
   */
  | {
      readonly ev: 'claim_checked';
      readonly claim: string;
      readonly outcome: string;
      readonly rule: string;
      readonly judge: string;
      readonly score: number;
      readonly mark: string | null;
      readonly sha256: readonly string[];
      /** How each of its facts stands, in order; absent where it states one thing alone. */
      readonly facts?: readonly string[];
    }
  /** A claim was held against the evidence handed over with it: its line, its id, the hash of both texts, the verdict, its rule and judge. */
  | {
      readonly ev: 'pair_checked';
      readonly n: number;
      readonly id: string | number;
      readonly pair: string;
      readonly outcome: string;
      readonly rule: string;
      readonly judge: string;
      readonly score: number;
    }
  /** A line of a batch could not be answered, and why. */
  | { readonly ev: 'pair_unread'; readonly n: number; readonly id: string | number; readonly why: string }
  /** A source did not answer; what it was asked stays open. */
  | { readonly ev: 'source_unavailable'; readonly adapter: string; readonly why: string; readonly times: number }
  /** The root over all lines before this one (RFC 6962), and the root of the commit before it (seed 000). */
  | { readonly ev: 'merkle_commit'; readonly size: number; readonly root: string; readonly prior: string }
  /** What was shown: the hash of the report's canonical form without its run and seal. */
  | { readonly ev: 'reported'; readonly report: string }
  /** A run ended without its log being closed; what was cut off its torn end: how many bytes, and their hash. */
  | { readonly ev: 'recovered'; readonly cut: number; readonly sha256: string }
  /** The run ended; counts by class, and whether it was cut short. */
  | { readonly ev: 'run_done'; readonly counts: Readonly<Record<string, number>>; readonly interrupted: boolean };

/**
 * One line of a log: format version, index in the log, time (UTC, milliseconds), then the event's own fields. `salt` is chance:
 * once the line is erased, its hash tells nothing of what it said, even to somebody who can guess all of that.
 */
export type LogLine = { readonly v: 1; readonly i: number; readonly ts: string; readonly salt?: string } & AuditEvent;
