/**
 * Puts an answer right (seed 003, stages 5 and 7): every sentence that its sources do not bear out is cited to one that does, or loses
 * the citation that bears nothing, or is split into facts, of which those that are borne out keep their citations and the others are
 * softened. Edits are values with places; nothing is changed unless the caller applies them. The steps are in `corrections/steps.ts`;
 * here they are answered, at once by rules and the built-in judge, or by whoever the caller names.
 */
import { type AnswerSource, type PreparedAnswerSource, prepareAnswerSources, verifyAnswer, verifyAnswerWith } from './answer.ts';
import { bearing, bearingAnywhere, FACT_SEARCH, type FactSource, factPool, searchFact } from './compare/claim/fact-search.ts';
import { builtInJudge } from './compare/claim/judge/judge.ts';
import { type AnswerRepair, type Question, type RepairChoice, repairSteps, type Told } from './corrections/steps.ts';
import { factsOf, SHORT_CLAIM } from './extract/facts.ts';
import type { Fact, FactSplitter } from './model/claim.ts';
import type { Judge, WaitingJudge } from './model/judge.ts';
import type { PreparedQuoteSource } from './quotes.ts';

export type { FactSource } from './compare/claim/fact-search.ts';
export type { AnswerRepair } from './corrections/steps.ts';
export type { AnswerEdit, CitationAction, FactFinding, FactSplitter, Softening } from './model/claim.ts';
export type { Proposal } from './repair/replace.ts';
export { onlyWeaker, SOFTENING } from './repair/soften.ts';
export { FACT_SEARCH };

/** How an answer is to be put right. */
export interface RepairOptions extends RepairChoice {
  /** Asked about sentences that words alone do not settle, and about single facts, which the built-in judge reads when none is given. */
  readonly judge?: Judge;
}

type Sources = readonly (AnswerSource | PreparedQuoteSource)[];

const poolOf = (sources: readonly PreparedAnswerSource[]): ReturnType<typeof factPool> =>
  factPool(sources.map(({ id, evidence }) => ({ source: id, text: evidence.index.text })));

/**
 * Proposes what would put an answer right, and shows it.
 * Takes the answer's text and its sources, as `verifyAnswer` does; gives edits (UTF-16 places in the answer), the text with all of them
 * made, and both checks. Sentences that took their citations from elsewhere are left alone. Throws as `verifyAnswer` does.
 */
export function repairAnswer(answer: string, sources: Sources, { judge, ...options }: RepairOptions = {}): AnswerRepair {
  const prepared = prepareAnswerSources(sources);
  const pool = poolOf(prepared);
  const ofFacts = judge ?? builtInJudge();
  const told = (question: Question): Told => {
    switch (question.ask) {
      case 'check':
        return {
          report: verifyAnswer(question.text, prepared, { ...checking(options, question), ...(judge === undefined ? {} : { judge }) }),
        };
      case 'bear':
        return { bearing: bearing(question.fact, searchFact(pool, question.fact), ofFacts, 'pool') };
      default:
        return { facts: factsOf(question.claim, question.context) };
    }
  };
  const steps = repairSteps(answer, prepared, options);
  let step = steps.next();
  while (step.done !== true) step = steps.next(told(step.value));
  return step.value;
}

export interface WaitingRepairOptions extends RepairChoice {
  /** From the cheapest to the dearest; single facts are read by the built-in judge when none is given. */
  readonly judges?: readonly (Judge | WaitingJudge)[];
  /** Where to look for facts that the sources do not bear out; nowhere when not given. */
  readonly outside?: FactSource;
  /** Splits claims that rules keep whole. */
  readonly splitter?: FactSplitter;
  readonly signal: AbortSignal;
}

/**
 * The same with judges that have to be waited for, a model that splits what rules keep whole, and the world outside for facts that
 * the sources do not bear out, each through the port that the caller hands in. What one of them cannot say is said by the one before it.
 */
export async function repairAnswerWith(
  answer: string,
  sources: Sources,
  { outside, splitter, signal, judges = [], ...options }: WaitingRepairOptions,
): Promise<AnswerRepair> {
  const prepared = prepareAnswerSources(sources);
  const pool = poolOf(prepared);
  // A proposal leaves most sentences as they were: each is asked about once.
  const once = judges.map(remembering);
  const ofFacts = once.length > 0 ? once : [builtInJudge()];
  const told = async (question: Question): Promise<Told> => {
    switch (question.ask) {
      case 'check':
        return { report: await verifyAnswerWith(question.text, prepared, { ...checking(options, question), judges: once, signal }) };
      case 'bear':
        return { bearing: await bearingAnywhere(question.fact, pool, ofFacts, outside ?? null, signal) };
      default:
        return { facts: await splitBy(question.claim, question.context, splitter, signal) };
    }
  };
  const steps = repairSteps(answer, prepared, options);
  let step = steps.next();
  while (step.done !== true) step = steps.next(await told(step.value));
  return step.value;
}

/** How a text is checked: one that only tries a change, where it was made alone, so that the cost of all changes grows with the answer. */
const checking = (options: RepairChoice, { within }: Extract<Question, { ask: 'check' }>): RepairChoice =>
  within === undefined ? options : { ...options, within, correction: false };

/** By rules; a claim that they keep whole, by a model where there is one. */
async function splitBy(claim: string, context: string, splitter: FactSplitter | undefined, signal: AbortSignal): Promise<readonly Fact[]> {
  const ruled = factsOf(claim, context);
  if (splitter === undefined || ruled.length > 1 || signal.aborted || claim.split(/\s+/).length < SHORT_CLAIM) return ruled;
  return (await splitter.split(claim, context, signal)) ?? ruled;
}

/** A judge that is asked about the same two texts once. */
function remembering(judge: Judge | WaitingJudge): WaitingJudge {
  const known = new Map<string, Promise<Awaited<ReturnType<WaitingJudge['judge']>>>>();
  return {
    name: judge.name,
    judge(claim, evidence, signal) {
      const key = JSON.stringify([claim, evidence]);
      const before = known.get(key);
      if (before !== undefined) return before;
      const said = Promise.resolve(judge.judge(claim, evidence, signal));
      known.set(key, said);
      return said;
    },
  };
}
