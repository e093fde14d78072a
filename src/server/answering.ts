/**
 * Checks an answer while the caller waits: quotes, [N] and claims with their facts, and on request what would put it right. The built-in
 * judge speaks; models that the settings name are asked when the caller wants them. Between two questions everything else of the
 * server has its turn, and a caller who has gone is not worked for.
 */
import { setImmediate as turn } from 'node:timers/promises';
import {
  type AnswerRepair,
  type AnswerReport,
  answerOptionsOf,
  claimCheckOf,
  factsOf,
  prepareAnswerSources,
  repairAnswerWith,
  splitterOf,
  verifyAnswerWith,
} from '../index.ts';
import type { Judge, WaitingJudge } from '../model/judge.ts';
import { citationHealth } from '../report/index.ts';
import type { Settings } from '../settings/index.ts';
import { Problem } from './problem.ts';

export interface AskedAnswer {
  readonly answer: string;
  readonly sources: readonly { readonly id: string; readonly name?: string | undefined; readonly text: string }[];
  readonly strict?: boolean | undefined;
  readonly minRecall?: number | undefined;
  readonly repair?: boolean | undefined;
  readonly models?: boolean | undefined;
}

/** What the corrected answer checks to, beside the edits that made it. */
export type ProposedRepair = Pick<AnswerRepair, 'edits' | 'text'> &
  Pick<AnswerReport, 'ok' | 'counts' | 'citationsTotal' | 'citationsSupported'>;

export type AnsweredAtOnce = AnswerReport & { readonly health: string; readonly repair?: ProposedRepair };

/** Judges that answer at once on this machine; every other one is a model that has to be waited for. */
const AT_ONCE: ReadonlySet<string> = new Set(['lexical', 'numeric', 'built-in']);

/** Longest answer that corrections are looked for in while the caller waits, in characters: each proposal is a check of its own. */
const MOST_REPAIRED = 12_000;

/**
 * A judge that lets everything else have its turn before it answers, and answers about the same two texts once. Who has gone is told so:
 * what was begun for him ends there.
 */
function givingWay(judge: Judge | WaitingJudge): WaitingJudge {
  const known = new Map<string, ReturnType<WaitingJudge['judge']>>();
  return {
    name: judge.name,
    async judge(claim, evidence, signal) {
      await turn();
      signal.throwIfAborted();
      const key = JSON.stringify([claim, evidence]);
      const said = known.get(key) ?? Promise.resolve(judge.judge(claim, evidence, signal));
      known.set(key, said);
      return said;
    },
  };
}

/**
 * Takes what was asked and the server's settings. Throws Problem for a repair of too long an answer, StetError `bad-settings` for a model
 * that cannot be opened, and the signal's reason when the caller has gone.
 */
export async function checkedAnswer(asked: AskedAnswer, settings: Settings, signal: AbortSignal): Promise<AnsweredAtOnce> {
  const { answer, repair = false, strict = settings.strictCites, minRecall = settings.citeMinRecall, models = false } = asked;
  if (repair && answer.length > MOST_REPAIRED)
    throw new Problem(
      'too-large',
      `Corrections are looked for at once in answers of up to ${MOST_REPAIRED.toLocaleString('en')} characters; stet answer --repair takes any.`,
    );
  const world = { told: () => undefined };
  const { judges: all, ...options } = (await claimCheckOf(settings, world)) ?? { ...answerOptionsOf(settings), judges: [] };
  const judges = all.filter(({ name }) => models || AT_ONCE.has(name)).map(givingWay);
  const sources = prepareAnswerSources(
    asked.sources.map(({ id, name, text }) => ({ id, text, ...(name === undefined || name === '' ? {} : { name }) })),
  );
  const own = { ...options, strict, minRecall, facts: factsOf, judges, signal };
  const report = await verifyAnswerWith(answer, sources, own);
  signal.throwIfAborted();
  const checked = { ...report, health: citationHealth(answer, report) };
  if (!repair) return checked;
  const { enable_verification_retrieval: retrieval, verification_retrieval: seed } = settings.citation_verification;
  const soften = retrieval && seed.enable_verification_retrieval;
  const splitter = models && soften ? splitterOf(settings, world) : null;
  const { edits, text, after } = await repairAnswerWith(answer, sources, {
    ...own,
    soften,
    softening: seed.softening_strategies,
    ...(splitter === null ? {} : { splitter }),
  });
  signal.throwIfAborted();
  const { ok, counts, citationsTotal, citationsSupported } = after;
  return { ...checked, repair: { edits, text, ok, counts, citationsTotal, citationsSupported } };
}
