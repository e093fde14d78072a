/**
 * What settings make of checking claims: thresholds, which layers speak, and which judges are asked, from the cheapest to the
 * dearest. For every face that checks claims, so that the same settings mean the same everywhere.
 */

import type { ClaimCheck } from './answer/document.ts';
import type { AnswerOptions } from './answer.ts';
import { builtInJudge } from './compare/claim/judge/judge.ts';
import { keptAnswers, openJudges, openSplitter, openWriter } from './judges.ts';
import type { FactSplitter } from './model/claim.ts';
import type { Writer } from './model/draft.ts';
import type { NumberCheck } from './model/judge.ts';
import { proxiesOf } from './proxy.ts';
import type { Settings } from './settings/index.ts';

const NO_NUMBERS: NumberCheck = () => [];

/** What the settings say of checking itself; the seeds' names are those of `citation_verification`. */
export const answerOptionsOf = ({ citation_verification: seed, citeMinRecall, noVerifyCites, strictCites }: Settings): AnswerOptions => ({
  verifyCites: !noVerifyCites,
  minRecall: citeMinRecall,
  strict: strictCites,
  routing: seed.enable_confidence_classification,
  correction: seed.enable_citation_correction,
  ...(seed.enable_numeric_qa_verification ? {} : { numbers: NO_NUMBERS }),
});

export interface JudgingWorld {
  /** Told each time a model did not count, and why. */
  readonly told: (why: string) => void;
  /** Answers of models come from what is kept; nobody is asked. */
  readonly replay?: boolean;
  /** Told the hash of each kept answer of a language model that was heard, for the log. */
  readonly used?: (snapshot: string) => void;
}

/**
 * The options for sentences of a document, its judges opened; null when settings switch the check of citations off. Throws
 * StetError `bad-settings` or `missing-package` for a judge that cannot be opened.
 */
export async function claimCheckOf(settings: Settings, { told, replay = false, used }: JudgingWorld): Promise<ClaimCheck | null> {
  if (settings.noVerifyCites) return null;
  const { judge, keys, cacheDir, dataDir, noCache, citation_verification: seed } = settings;
  const options = answerOptionsOf(settings);
  if (!seed.isolated_verification) return { ...options, judges: [] };
  const recording =
    noCache && !replay ? {} : { recording: { ...keptAnswers(cacheDir, dataDir, replay), ...(used === undefined ? {} : { used }) } };
  return {
    ...options,
    judges: [
      builtInJudge(),
      ...(await openJudges({ ...judge, keys, proxies: replay ? undefined : proxiesOf(settings) }, { told, ...recording })),
    ],
  };
}

/**
 * The model that splits claims into facts where rules keep them whole; null when none is named, or `decomposition_tier` is `simple`.
 * Throws StetError `bad-settings` for one that cannot be asked.
 */
export function splitterOf(settings: Settings, { told, replay = false, used }: JudgingWorld): FactSplitter | null {
  const { judge, keys, cacheDir, dataDir, noCache, citation_verification: seed } = settings;
  if (seed.verification_retrieval.decomposition_tier === 'simple' || !seed.isolated_verification) return null;
  const recording =
    noCache && !replay ? {} : { recording: { ...keptAnswers(cacheDir, dataDir, replay), ...(used === undefined ? {} : { used }) } };
  return openSplitter({ ...judge, keys, proxies: replay ? undefined : proxiesOf(settings) }, { told, ...recording });
}

/** The model that writes an answer; null when none is named. Throws StetError `bad-settings` for one that cannot be asked. */
export function writerOf(settings: Settings, { replay = false, used }: Omit<JudgingWorld, 'told'>): Writer | null {
  const { judge, keys, cacheDir, dataDir, noCache } = settings;
  const recording =
    noCache && !replay ? {} : { recording: { ...keptAnswers(cacheDir, dataDir, replay), ...(used === undefined ? {} : { used }) } };
  return openWriter({ ...judge, keys, proxies: replay ? undefined : proxiesOf(settings) }, recording);
}
