/**
 * The facts of a claim, one by one: the claim is split, and each part is held against the sources that the claim cites, by the same
 * rules and beside the same evidence as the claim itself. It is there to show a reader which half of a sentence stands; the verdict
 * on the claim is not touched by it. The split is handed in, so that who needs no facts carries no rules for splitting.
 */
import { type Bench, concluded, type PreparedAnswerSource, type Surveyed, surveyed, type Testimony } from './answer-claims.ts';
import { factStanding } from './decide/claim/fact.ts';
import type { Claim, ClaimFact, ClaimFinding, ClaimSupport, Fact } from './model/claim.ts';

/** Splits a claim into facts; `context` is the sentence before it, "" when there is none. */
export type FactSplit = (claim: string, context: string) => readonly Fact[];

/** A fact that was made ready to be judged. */
export interface SurveyedFact {
  readonly fact: Fact;
  readonly one: Surveyed;
}

/** The facts of a claim beside its sources; none when it is a single statement or cites nothing that is at hand. */
export function surveyedFacts(
  { claim, beside }: Surveyed,
  context: string,
  split: FactSplit,
  sources: readonly PreparedAnswerSource[],
  bench: Bench,
): SurveyedFact[] {
  if (claim.kind !== 'claim' || beside.every(({ weighed }) => weighed === null)) return [];
  const facts = split(claim.text, context);
  if (facts.length < 2) return [];
  // Where another source might serve is said of the claim.
  const own: Bench = { ...bench, routing: false, correction: false };
  return facts.map((fact) => ({ fact, one: surveyed(asClaim(claim, fact), sources, own, false) }));
}

/** A fact read as a claim with the same citations. Its words may come from the sentence before, so it has no places of its own. */
const asClaim = (claim: Claim, { text, spans }: Fact): Claim => ({
  ...claim,
  id: `${claim.id}#${spans[0]?.start ?? 0}`,
  text,
  places: [[0, claim.span.start]],
});

/** The finding with its facts; `testimonies` in the order of the facts. */
export function withFacts(
  finding: ClaimFinding,
  facts: readonly SurveyedFact[],
  testimonies: readonly Testimony[],
  sources: readonly PreparedAnswerSource[],
  bench: Bench,
): ClaimFinding {
  if (facts.length === 0 || finding.outcome === 'unverifiable') return finding;
  const told = facts.map(({ fact, one }, i): ClaimFact => {
    const { supports } = concluded(one, testimonies[i] ?? [], sources, { ...bench, routing: false, correction: false });
    const best = [...supports].sort(byBearing)[0];
    const outcome = best?.outcome ?? 'unverifiable';
    return {
      text: fact.text,
      spans: fact.spans,
      standing: factStanding(finding.outcome, outcome),
      rule: best?.rule ?? finding.rule,
      judge: best?.judge ?? finding.judge,
      score: best?.score ?? 0,
      passage: best?.passage ?? null,
    };
  });
  return { ...finding, facts: told };
}

/** Each fact may stand in another of the cited works: the one that bears it out best speaks. */
const byBearing = (a: ClaimSupport, b: ClaimSupport): number =>
  Number(b.outcome === 'supported') - Number(a.outcome === 'supported') || b.score - a.score;
