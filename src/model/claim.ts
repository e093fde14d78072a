/**
 * What is said of claims: a sentence that leans on sources, its facts, the evidence chosen for it, and what judges testify.
 * A judge sees the claim and the evidence and nothing else (seed 003, stage 4); what it says is testimony, and `decide/claim/`
 * alone utters verdicts. Places in a claim are UTF-16 offsets into the text that the field names.
 */

import type { ClaimFact, Fact } from './claim-fact.ts';
import type { Decision } from './decision.ts';
import type { Span } from './document.ts';
import type { EvidencePassage, JudgeName, NumberFinding } from './judge.ts';
import type { QuoteReport, SourceVersion } from './quote.ts';
import type { ClaimOutcome, Severity } from './verdict.ts';

export type { ClaimFact, Fact, FactSplitter, FactStanding } from './claim-fact.ts';

/** A citation mark of a claim, as far as it leads to a source. */
export interface ClaimCitation {
  /** Where the mark stands in the answer. */
  readonly span: Span;
  /** As printed. */
  readonly label: string;
  readonly locator?: string;
  /** Id of the source it points at; null when it points at none that is at hand. */
  readonly source: string | null;
  /** `malformed`: stands where a citation should and cannot be read as one. `loose`: may be a remark in brackets. */
  readonly state: 'known' | 'unknown-source' | 'malformed';
}

/**
 * What a sentence of an answer is. `about-sources`: it speaks of the sources themselves ("The sources do not say…").
 * `not-a-claim`: it states nothing that a source could bear out (a question, a heading, an offer of help). `own-work`: it tells what its
 * writer, or research at large, does or did ("We used the scales of Ng [3]").
 */
export type SentenceKind = 'claim' | 'about-sources' | 'not-a-claim' | 'own-work';

/** One sentence of an answer and the citations that govern it. */
export interface Claim {
  /** `claim:` and the place in the answer: the same sentence in the same text has the same id. */
  readonly id: string;
  /** The sentence in the answer, its marks included. */
  readonly span: Span;
  /** What it states: marks, list signs and emphasis left out, white space single. */
  readonly text: string;
  /** For each character of `text` its offset in the answer, as runs: [offset in text, offset in answer], ascending. */
  readonly places: readonly (readonly [number, number])[];
  readonly citations: readonly ClaimCitation[];
  /** How it came by its citations: `carried` from the sentence after it in the same paragraph or list. */
  readonly by: 'own' | 'carried' | 'none';
  readonly kind: SentenceKind;
  /** Where it stands. */
  readonly where: 'prose' | 'item' | 'table';
}

/** Words of a claim that its evidence does not bear out; offsets into the answer. */
export interface UnsupportedWords {
  readonly span: Span;
  readonly text: string;
  readonly why: 'absent' | 'number' | 'name' | 'negation';
}

/** The facts about one claim beside one source. Nothing here judges. */
export interface ClaimEvidence {
  readonly citation: 'known' | 'unknown-source' | 'malformed' | 'none';
  readonly kind: SentenceKind;
  /** The sources at hand are all that may be cited: an answer from given sources, not a paper beside a few of its works. */
  readonly complete: boolean;
  /** `empty`: too little text to hold anything. `incomplete`: an abstract, a preview, a cut. */
  readonly source: 'whole' | 'incomplete' | 'empty';
  /** Claim and source are written in one language, as far as can be told. */
  readonly sameLanguage: boolean;
  /** The claim is written in a script whose words are compared only as they stand: forms, denials and numbers in words are not known. */
  readonly wordsAlone: boolean;
  /** Content words of the claim. */
  readonly words: number;
  /** 0..1, share of these that one place of the source holds. */
  readonly recall: number;
  /** 0..1, below which a claim is not borne out (seed 004: 0.4). */
  readonly minRecall: number;
  /** The claim's very words stand side by side in the source. */
  readonly verbatim: boolean;
  /** A field of the source that the claim names says yes or no as the claim does. */
  readonly field: boolean;
  /** Names of the claim that stand nowhere in the sources it cites. */
  readonly names: number;
  /** Numbers of the claim for which the cited place has another value, and those it has no value for. */
  readonly mismatches: number;
  readonly numbersAbsent: number;
  /**
   * A sentence with most of the claim's words says the contrary; or less (`stronger`: the claim overstates); or the same of another
   * (`swapped`); or a field that it names says the contrary, or that nothing is known; or the sentence has the claim's value of something else, by the words beside it, its cell or its place in a series.
   */
  readonly turned:
    | 'negation'
    | 'opposite'
    | 'stronger'
    | 'swapped'
    | 'null-result'
    | 'field'
    | 'field-empty'
    | 'other-subject'
    | 'other-cell'
    | 'other-in-series'
    | null;
  /** Facts of the claim that no cited source bears out, each read as a claim of its own; 0 where it was not split. */
  readonly factsMissing: number;
  /** Facts of the claim of which a cited source says the contrary, while the whole is borne out. */
  readonly factsAgainst: number;
  /** Its sources taken together: each bears a part out and nothing is left over; or it tells of each what the other says. Null where that was not asked or holds not. */
  readonly together: 'borne' | 'crossed' | null;
  /** A source at hand that is not cited has the whole claim in one sentence, and each that is cited a part of its words. */
  readonly wholeElsewhere: boolean;
  /** What the dearest judge that was asked testified; null when none was. */
  readonly judge: { readonly name: JudgeName; readonly supported: number; readonly contradicted: number } | null;
}

/** What one cited source bears of one claim: facts for the rules, and the passage that decides. */
export interface ClaimSupport {
  readonly citation: ClaimCitation;
  /** Null when the citation leads to none at hand. */
  readonly source: SourceVersion | null;
  readonly outcome: ClaimOutcome;
  /** Id of the rule that decided: `claim/supported-recall`. */
  readonly rule: string;
  readonly severity: Severity;
  readonly judge: JudgeName;
  /** 0..1, how well the evidence supports the claim. */
  readonly score: number;
  /** 0..1, share of the claim's content words that the best passage holds. */
  readonly recall: number;
  /** The passage that decided; null when the source holds nothing near. */
  readonly passage: EvidencePassage | null;
  readonly unsupported: readonly UnsupportedWords[];
  readonly numbers: readonly NumberFinding[];
  /** One sentence for a person; never accuses. */
  readonly says: string;
  /** The parts of the claim that this source bears out, where several bear it out together; offsets into the answer. */
  readonly bears?: readonly Span[];
}

/** Everything known of one claim, together. */
export interface ClaimFinding {
  readonly claim: Claim;
  readonly outcome: ClaimOutcome;
  /** Id of the rule that decided. */
  readonly rule: string;
  readonly severity: Severity;
  readonly says: string;
  readonly judge: JudgeName;
  /** 0..1: the least of its sources' scores, since every cited source must support. */
  readonly score: number;
  /** One for each cited source, in the order cited. */
  readonly supports: readonly ClaimSupport[];
  /** Words that no cited source bears out. */
  readonly unsupported: readonly UnsupportedWords[];
  /** Confidence routing (seed 003, stage 3). */
  readonly confidence: number;
  readonly route: 'quick' | 'standard' | 'full';
  /** Sources not cited here whose text does bear the claim out, best first. */
  readonly elsewhere: readonly EvidencePassage[];
  /** What the claim states, fact by fact; absent where it states one thing alone, where nothing could be checked, or when not asked for. */
  readonly facts?: readonly ClaimFact[];
}

/**
 * How a statement of a document stands on what it cites (seed 000): its sources bear it out, they do not (or only in part), or one
 * of them has been retracted, whatever it says.
 */
export type Grounding = 'supported' | 'unsupported' | 'retracted_source';

/** A claim of a document that was read, with its place on the page and its grounding. */
export interface DocumentClaim extends ClaimFinding {
  /** Null where nothing could be checked. */
  readonly grounding: Grounding | null;
  /** 1-based line and column of its start; set for texts that people see as lines. */
  readonly at?: { readonly line: number; readonly column: number };
  /** 1-based; set for documents with pages. */
  readonly page?: number;
  /** What a person decided about it; made after the report, and never part of it. */
  readonly decision?: Decision;
}

/** The claims of a document that rest on works at hand, or on retracted ones. */
export interface ClaimsReport {
  readonly sources: readonly SourceVersion[];
  readonly claims: readonly DocumentClaim[];
  /** Sentences that cite, but only works whose texts are not at hand: counted, not judged. */
  readonly notAtHand: number;
  readonly counts: Readonly<Record<ClaimOutcome, number>>;
  readonly citationsTotal: number;
  readonly citationsSupported: number;
  readonly minRecall: number;
}

/** All claims and quotes of one answer. */
export interface AnswerReport {
  readonly schema: 'stet-answer/1';
  /** True when nothing is of severity `error`. */
  readonly ok: boolean;
  /** SHA-256 of the answer's text. */
  readonly answer: string;
  readonly sources: readonly SourceVersion[];
  readonly quotes: QuoteReport;
  /** Every sentence that cites, in order; empty when citations were not to be checked. */
  readonly claims: readonly ClaimFinding[];
  /** Statements that no citation governs, in order. Told, never flagged. */
  readonly uncited: readonly Claim[];
  readonly counts: Readonly<Record<ClaimOutcome, number>>;
  /** Citations (a sentence and a source) that were checked, and those that were borne out. */
  readonly citationsTotal: number;
  readonly citationsSupported: number;
  /** Share of words below which a sentence is not borne out. */
  readonly minRecall: number;
}

/** What becomes of a citation (seed 003, stage 5), and how a statement is softened (stage 7c). */
export type CitationAction = 'REPLACE' | 'REMOVE' | 'ADD_ALTERNATE';
export type Softening = 'hedge' | 'qualify' | 'parenthetical';

/** A fact of a claim and what was found for it. */
export interface FactFinding extends Fact {
  readonly borne: boolean;
  /** 0..1 */
  readonly entailment: number;
  /** Source that bears it out; null when none does. */
  readonly source: string | null;
  readonly from: 'pool' | 'outside' | 'nowhere';
}

/** One change to an answer. */
export interface AnswerEdit {
  /** Id of the claim. */
  readonly of: string;
  /** `CORRECT`: a value, a name or a whole sentence gave way to what the source says. */
  readonly action: CitationAction | 'CORRECT' | 'SOFTEN';
  /** Place in the answer as it was. */
  readonly span: Span;
  readonly before: string;
  readonly replacement: string;
  /** Source cited before and after, where one takes the place of another. */
  readonly from: string | null;
  readonly to: string | null;
  /** How it was softened. */
  readonly strategy: Softening | null;
  /** The claim's score before, and that of what stands there now; null when nothing there cites any more. */
  readonly scoreBefore: number;
  readonly scoreAfter: number | null;
  /** Of a correction: what the source says, word for word, and where in its text. */
  readonly evidence?: { readonly source: string; readonly span: Span; readonly quote: string };
  /** Of a claim that was split. */
  readonly facts: readonly FactFinding[];
  readonly why: string;
}
