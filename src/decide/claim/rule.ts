/**
 * The shape of a rule about a claim beside one source. A rule is pure: the same evidence gives the same answer. What a source
 * holds is settled by comparing and by judges; nothing here looks at a text.
 */
import type { ClaimEvidence } from '../../model/claim.ts';
import type { JudgeName } from '../../model/judge.ts';
import type { ClaimOutcome, Severity } from '../../model/verdict.ts';

/** A worked case of a rule: run as a test, printed in docs/rules.md. What is left out is as in `PLAIN_CLAIM`. */
export interface ClaimExample {
  readonly evidence: Partial<ClaimEvidence>;
  readonly holds: boolean;
  readonly note: string;
}

export interface ClaimRule {
  /** `claim/` and a name that stays when the wording changes. */
  readonly id: string;
  readonly outcome: ClaimOutcome;
  readonly severity: Severity;
  /** Who spoke: the judge whose testimony the rule rests on; `judge`: the one that was asked. */
  readonly by: 'lexical' | 'numeric' | 'judge';
  /** The rule in one sentence, for a person; `{source}`, `{label}`, `{words}` and `{against}` are filled in. */
  readonly says: string;
  when(evidence: ClaimEvidence): boolean;
  readonly examples: readonly ClaimExample[];
}

/** A sentence of ten content words with a known citation, nine of which stand in one place of the source; no judge was asked. */
export const PLAIN_CLAIM: ClaimEvidence = {
  citation: 'known',
  kind: 'claim',
  complete: true,
  source: 'whole',
  sameLanguage: true,
  wordsAlone: false,
  words: 10,
  recall: 0.9,
  minRecall: 0.4,
  verbatim: false,
  field: false,
  names: 0,
  mismatches: 0,
  numbersAbsent: 0,
  turned: null,
  factsMissing: 0,
  factsAgainst: 0,
  together: null,
  wholeElsewhere: false,
  judge: null,
};

/** From this testimony on a judge is taken to say that the evidence supports the claim, or that it says the contrary. */
export const SPEAKS_FOR = 0.5;
export const SPEAKS_AGAINST = 0.7;
/** Below this, it is taken to say that nothing of the claim is there; between, a part. */
export const SPEAKS_NOT = 0.25;
/** From this testimony on a judge outweighs a sign read off single words. */
export const SPEAKS_LOUD = 0.85;
/** From this recall on, words as they stand bear a sentence out, whatever its language. */
export const NEARLY_ALL = 0.75;
/** From this recall on, two passages speak of the same thing, so that a difference between them is a contradiction. */
export const SAME_MATTER = 0.6;

/**
 * What a judge must say at least, of a passage whose words, names and numbers speak for the claim already: below `part` only a part
 * is borne out, below `none` nothing. Lower for the built-in judge, which sees word features and not sense: at a half it would
 * flag a third of honest paraphrases, at 0.3 one more in fifty than words alone (wice, development part).
 */
export const floorOf = (name: JudgeName): { readonly part: number; readonly none: number } =>
  name === 'built-in' ? { part: 0.3, none: 0.15 } : { part: SPEAKS_FOR, none: SPEAKS_NOT };
