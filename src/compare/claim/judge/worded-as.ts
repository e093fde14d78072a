/**
 * A claim told in the words that its evidence has for the same: "only the name is required" of "all fields except the name are optional", "cannot exceed 100" of "cannot be larger than 100". The judge counts
 * a denial, or "except", that one of two texts has alone; asked once more in the other's words, it need not. Only wordings that say the same wherever they stand, and only one a claim.
 */

interface Wording {
  /** How the claim may have it; what is in its groups is kept. */
  readonly own: RegExp;
  /** How the evidence has it. */
  readonly there: RegExp;
  readonly as: string;
}

const WORDINGS: readonly Wording[] = [
  // "Everything except the name is optional", "apart from the name, nothing is required".
  {
    own: /\b(?:all|every|any)[^.;,]{0,40}? (?:except(?: for)?|apart from|other than|but|besides) ([^.;,]{2,40}?),? (?:is|are|may be|can be) (?:optional|left out|omitted|left empty)\b/i,
    there: /\bonly [^.;,]{2,40} (?:is|are) (?:required|mandatory|needed|compulsory)\b/i,
    as: 'only $1 is required',
  },
  {
    own: /\b(?:except for|apart from|other than|besides) ([^.;,]{2,40}), (?:nothing|no (?:other )?\p{L}{3,12}) (?:else )?is (?:required|mandatory|needed|compulsory)\b/iu,
    there: /\bonly [^.;,]{2,40} (?:is|are) (?:required|mandatory|needed|compulsory)\b/i,
    as: 'only $1 is required',
  },
  {
    own: /\bonly ([^.;,]{2,40}) (?:is|are) (?:required|mandatory|needed|compulsory)\b/i,
    there: /\b(?:except|apart from|other than)\b[^.;]{2,80}\boptional\b|\boptional\b[^.;]{1,40}\b(?:except|apart from|other than)\b/i,
    as: 'everything except $1 is optional',
  },
  // "Are unable to replace it" beside "cannot be replaced".
  { own: /\b(?:is|are|am) (?:unable|not able) to\b/i, there: /\b(?:cannot|can not|can['’]t)\b/i, as: 'cannot' },
  { own: /\b(?:was|were) (?:unable|not able) to\b/i, there: /\b(?:could not|couldn['’]t)\b/i, as: 'could not' },
  // "Did not know which group" beside "were unaware of the group".
  { own: /\b(?:did|do|does) not know\b/i, there: /\bunaware of\b/i, as: 'were unaware of' },
  { own: /\b(?:was|were|is|are) (?:unaware|ignorant) of\b/i, there: /\b(?:did|do|does) not know\b/i, as: 'did not know' },
  // "Does not apply to residents" beside "residents are exempt".
  {
    own: /\b(?:the |this |that )?\p{L}{3,15} (?:does|do|did) not apply to ([^.;,]{3,40})$/iu,
    there: /\b(?:is|are|were|was) exempt\b/i,
    as: '$1 are exempt',
  },
  // "Cannot be larger than 100" beside "exceeds 100".
  {
    own: /\bbe (?:more|larger|greater|higher|longer|bigger) than (?=\p{Nd})/iu,
    there: /\bexceed\w{0,3} (?:\p{Sc} ?)?\p{Nd}/iu,
    as: 'exceed ',
  },
  {
    own: /\bexceed (?=\p{Nd})/iu,
    there: /\b(?:more|larger|greater|higher|longer|bigger) than \p{Nd}/iu,
    as: 'be more than ',
  },
];

/** The claim in the wording of its evidence; null where none of the known ones differs. */
export function wordedAs(claim: string, evidence: string): string | null {
  for (const { own, there, as } of WORDINGS)
    if (own.test(claim) && there.test(evidence) && !there.test(claim) && !own.test(evidence)) return claim.replace(own, as);
  return null;
}
