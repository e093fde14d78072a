/**
 * What is known of quoted words, and what is said of them. A quote is settled without judgement: its words stand in the cited
 * place of one version of one source, or they were not found there. Words only; `decide/quote/` alone utters the verdicts.
 */
import type { Decision } from './decision.ts';
import type { Span } from './document.ts';
import type { QuoteOutcome, Severity } from './verdict.ts';

/** How quoted words stand in a source, from the strictest to the loosest that still verifies. */
export type QuoteMatch = 'exact' | 'normalized' | 'elided' | 'altered-in-brackets';

/** What was found of quoted words, more finely than the outcome says. */
export type QuoteDetail =
  | QuoteMatch
  /** Words very like these stand there; never verified. */
  | 'near'
  /** The parts round an ellipsis stand there, far apart or in another order. */
  | 'scattered'
  /** In the cited source, outside the cited place. */
  | 'elsewhere-in-source'
  /** Not in the cited source, but in another one at hand. */
  | 'misattributed'
  | 'absent'
  /** The text at hand is only a part of the source (an abstract, a cut). */
  | 'incomplete-source'
  /** Too few words to prove anything by their absence. */
  | 'too-short'
  | 'uncited'
  /** What stands where a citation should be cannot be read as one. */
  | 'malformed'
  | 'unknown-source';

/** How a quote came by its citation; `carried` and `later` are the weaker ones. */
export type PairedBy = 'following' | 'before' | 'inside' | 'carried' | 'later' | 'given';

/** The facts about one quote. Nothing here judges. */
export interface QuoteEvidence {
  /** `aside`: what was cited nearby does not hold the words, in a text that cites behind each quote. */
  readonly citation: 'known' | 'unknown-source' | 'malformed' | 'aside' | 'none';
  readonly by: PairedBy | null;
  /** The sources at hand are all that may be cited: an answer from given sources, not a paper beside a few of its works. */
  readonly complete: boolean;
  /** How the words stand in the cited place, or anywhere in the source when no place is cited or it could not be located. */
  readonly match: QuoteMatch | null;
  /** `none` cited; `held`: located in the source; `unplaced`: cited, but the source at hand does not show where it is. */
  readonly place: 'none' | 'held' | 'unplaced';
  /** The words stand in the cited source, outside the cited place. */
  readonly elsewhere: boolean;
  /** The cited place is a page that no number in print marks: it was counted from the beginning of the file. */
  readonly counted: boolean;
  /** Each part round an ellipsis stands in the cited source, but far apart, or in another order. */
  readonly scattered: 'apart' | 'reordered' | null;
  /** The words stand in another source. */
  readonly otherSource: boolean;
  /** Share of the words that stand in order in the nearest passage, 0..1; null when nothing comes near. */
  readonly nearest: number | null;
  /** The nearest passage has the same letters but for lost ligatures, in words parted otherwise: what taking text out of a file does to it. */
  readonly damaged: boolean;
  /** The source's text was recognised from an image. */
  readonly recognised: boolean;
  readonly incomplete: boolean;
  /** Hardly a word of it stands anywhere in the source, not even the small ones: it may be a translation. */
  readonly strange: boolean;
  /** Fewer than three words, or than twelve characters. */
  readonly short: boolean;
  /** It ends as a sentence, but the source's goes on with a condition or a negation: "unless …", "for purposes of …". */
  readonly narrowed: boolean;
  /** The source has a negation right before them, and the text that quotes them has none. */
  readonly denied: boolean;
  /** A cut goes through a value: they end in "20" where the source has "20 million", or begin behind a sign. */
  readonly cut: boolean;
  /** An ellipsis joins the words of different speakers. */
  readonly speakers: boolean;
}

/** A source as it was when a quote was checked against it. */
export interface SourceVersion {
  readonly id: string;
  readonly name: string;
  /** SHA-256 of the very text that was searched (as UTF-8), lower-case hex. */
  readonly sha256: string;
  /** Hash of the file's bytes, when the text was read from a file. */
  readonly document?: string;
}

/** The sources that are not the very file that is checked: where that lies among them, it would bear itself out. */
export const apartFrom = <Source extends { readonly version: SourceVersion }>(
  sources: readonly Source[],
  document: string,
): readonly Source[] => sources.filter(({ version }) => version.document !== document);

export interface QuoteCitation {
  /** Where the mark stands in the answer. */
  readonly span: Span;
  /** As printed. */
  readonly label: string;
  readonly locator?: string;
  /** Id of the source it points at; null when it points at none. */
  readonly source: string | null;
  readonly by: PairedBy;
}

/** A run of words that are in both, or in one alone. */
export interface QuoteChange {
  readonly op: 'same' | 'only-quoted' | 'only-source';
  readonly text: string;
}

/** The passage of the cited source that comes nearest: shown so that a person sees what differs, never a match. */
export interface NearestPassage {
  readonly span: Span;
  readonly score: number;
  readonly changes: readonly QuoteChange[];
}

/** Everything known of one quote, together. */
export interface QuoteFinding {
  /** `quote:` and the place in the answer: the same quote in the same text has the same id. */
  readonly id: string;
  /** The quoted words, as they stand in the answer. */
  readonly quote: string;
  /** Where they stand in the answer, without their marks. */
  readonly span: Span;
  readonly status: QuoteOutcome;
  readonly detail: QuoteDetail;
  /** Id of the rule that decided: `quote/verified-exact`. */
  readonly rule: string;
  readonly severity: Severity;
  /** One sentence for a person; never accuses. */
  readonly says: string;
  /** Every citation that governs it, in order; empty when uncited. */
  readonly citations: readonly QuoteCitation[];
  /** The source that was searched and the version it had; null when none was. */
  readonly source: SourceVersion | null;
  /** Where the words stand in that source; one span per fragment; empty when not found in the cited place. */
  readonly found: readonly Span[];
  /** Further places of the same words in the same source, at most 20. */
  readonly also: readonly Span[];
  /** Words of the source that an ellipsis left out or a bracket stands for. */
  readonly replaced: readonly string[];
  readonly nearest: NearestPassage | null;
  /** Where the words do stand, when not where the citation says. */
  readonly elsewhere: { readonly source: SourceVersion; readonly spans: readonly Span[]; readonly section?: string } | null;
  /** What a reader should know besides: the sentence goes on, the section could not be located. */
  readonly notes: readonly string[];
  /** 1-based line and column of its start in the text; set for texts that people see as lines. */
  readonly at?: { readonly line: number; readonly column: number };
  /** Page it begins on; set for texts with pages. */
  readonly page?: number;
  /** What a person decided about it; made after the report, and never part of it. */
  readonly decision?: Decision;
}

/** Words in quotation marks that were not checked, and why. Nothing is passed over in silence. */
export interface PassedQuote {
  readonly span: Span;
  readonly text: string;
  readonly reason: 'title' | 'term' | 'dialogue' | 'code' | 'inches' | 'unclosed' | 'empty' | 'reference-list';
}

/** The same with its reason in words. */
export interface SkippedQuote extends PassedQuote {
  readonly says: string;
}

/** All quotes of one answer or document. */
export interface QuoteReport {
  readonly schema: 'stet-quotes/1';
  /** True when nothing is `not_found` or `citation_unresolved`. */
  readonly ok: boolean;
  /** SHA-256 of the answer's text. */
  readonly answer: string;
  readonly sources: readonly SourceVersion[];
  readonly items: readonly QuoteFinding[];
  readonly skipped: readonly SkippedQuote[];
  readonly counts: Readonly<Record<QuoteOutcome, number>>;
}
