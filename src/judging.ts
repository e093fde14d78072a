/**
 * What settings make of checking claims: thresholds, which layers speak, and which judges are asked, from the cheapest to the
 * dearest. For every face that checks claims, so that the same settings mean the same everywhere.
 */

import type { ClaimCheck } from './answer/document.ts';
import type { AnswerOptions } from './answer.ts';
import { builtInJudge } from './compare/claim/judge/judge.ts';
import { StetError } from './errors.ts';
import { keptAnswers, openJudges, openSplitter, openWriter } from './judges.ts';
import type { FactSplitter } from './model/claim.ts';
import type { Writer } from './model/draft.ts';
import type { NumberCheck, WaitingJudge } from './model/judge.ts';
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

/** What models are opened with: those that may be asked under these settings, and where their answers are kept. */
function asking(settings: Settings, { told, replay = false, used }: Partial<JudgingWorld>) {
  const { keys, cacheDir, dataDir, noCache } = settings;
  const recording =
    noCache && !replay ? {} : { recording: { ...keptAnswers(cacheDir, dataDir, replay), ...(used === undefined ? {} : { used }) } };
  const barred = awayFrom(settings);
  if (barred !== null) told?.(barred);
  return {
    choice: {
      ...settings.judge,
      ...(barred === null ? {} : { llm: undefined }),
      keys,
      proxies: replay ? undefined : proxiesOf(settings),
    },
    world: { ...(told === undefined ? {} : { told }), ...recording },
  };
}

const THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Why the language model of these settings may not be asked: nothing is asked over the network, and it is not on this machine. Null where it may. */
function awayFrom({ offline, judge: { llm, llmUrl } }: Settings): string | null {
  if (!offline || llm === undefined || (llmUrl !== undefined && THIS_MACHINE.test(new URL(llmUrl).hostname))) return null;
  return `nothing is asked over the network (--offline), and ${llm} is not on this machine (--llm-url)`;
}

/**
 * The language and entailment models of the settings as judges, from the cheapest to the dearest. Offline, no language model beyond this
 * machine is among them, and `told` hears so. Throws StetError `bad-settings` or `missing-package` for one that cannot be opened.
 */
export function modelJudgesOf(settings: Settings, judging: JudgingWorld): Promise<WaitingJudge[]> {
  const { choice, world } = asking(settings, judging);
  return openJudges(choice, world);
}

/**
 * The options for sentences of a document, its judges opened; null when settings switch the check of citations off. Throws
 * StetError `bad-settings` or `missing-package` for a judge that cannot be opened.
 */
export async function claimCheckOf(settings: Settings, judging: JudgingWorld): Promise<ClaimCheck | null> {
  if (settings.noVerifyCites) return null;
  const options = answerOptionsOf(settings);
  if (!settings.citation_verification.isolated_verification) return { ...options, judges: [] };
  return { ...options, judges: [builtInJudge(), ...(await modelJudgesOf(settings, judging))] };
}

/**
 * The model that splits claims into facts where rules keep them whole; null when none is named or may be asked, or `decomposition_tier` is
 * `simple`. Throws StetError `bad-settings` for one that cannot be asked.
 */
export function splitterOf(settings: Settings, judging: JudgingWorld): FactSplitter | null {
  const { verification_retrieval: retrieval, isolated_verification: judged } = settings.citation_verification;
  if (retrieval.decomposition_tier === 'simple' || !judged) return null;
  const { choice, world } = asking(settings, judging);
  return openSplitter(choice, world);
}

/**
 * The model that writes an answer; null when none is named. Throws StetError `bad-settings` for one that cannot be asked, `usage` where it
 * may not be: nothing can be written without it.
 */
export function writerOf(settings: Settings, judging: Omit<JudgingWorld, 'told'>): Writer | null {
  const { choice, world } = asking(settings, judging);
  const barred = awayFrom(settings);
  if (barred !== null && judging.replay !== true) throw new StetError('usage', `${barred}; leave one of the two out`);
  return openWriter(judging.replay === true ? { ...choice, llm: settings.judge.llm } : choice, world);
}
