/**
 * Opens the judge that settings name besides the built-in one: an entailment model in a folder, or a language model at an address.
 * Joins asking with the quote matcher: what a model says the evidence holds is looked up there before it counts.
 */

import { modelWriter } from './ask/draft.ts';
import { entailmentJudge } from './ask/entailment.ts';
import { modelSplitter } from './ask/facts.ts';
import { languageModelJudge } from './ask/language-model.ts';
import { namedModel } from './ask/provider.ts';
import { type Recording, recorded } from './ask/recorded.ts';
import { searchedText, searchQuote } from './compare/quote/quote.ts';
import type { FactSplitter } from './model/claim.ts';
import type { Span } from './model/document.ts';
import type { Writer } from './model/draft.ts';
import type { WaitingJudge } from './model/judge.ts';
import type { Proxies } from './proxy.ts';
import { fileReplyCache } from './store/reply-cache.ts';
import { fileSnapshots } from './store/snapshots.ts';

/** Which judges are to be opened beside the built-in one; nothing given: none. */
export interface JudgeChoice {
  /** "openai:MODEL" or "anthropic:MODEL". */
  readonly llm?: string | undefined;
  /** Address of the API; the provider's own when not given. */
  readonly llmUrl?: string | undefined;
  /** Folder of an entailment model. */
  readonly entailment?: string | undefined;
  readonly keys?: { readonly openai?: string | undefined; readonly anthropic?: string | undefined };
  /** Seconds an answer may take. Default 60. */
  readonly timeout?: number;
  /** Through whom a language model is asked; nobody when not given. */
  readonly proxies?: Proxies | undefined;
}

export interface JudgeWorld {
  /** Where answers are kept; without it each question is asked anew. */
  readonly recording?: Omit<Recording, 'model'>;
  /** Told once why a model did not count, and each time it happens. */
  readonly told?: (why: string) => void;
}

/** Keeps answers in the folders where replies of registries are kept too; with `replay`, nobody is asked. */
export const keptAnswers = (cacheDir: string, dataDir: string, replay = false): Omit<Recording, 'model'> => ({
  replies: fileReplyCache(cacheDir),
  snapshots: fileSnapshots(dataDir),
  now: () => new Date().toISOString(),
  replay,
});

/**
 * The judges that are chosen, from the cheapest to the dearest; none when nothing is chosen. Throws StetError `bad-settings` for a
 * choice that cannot work, `missing-package` when an entailment model is chosen and its packages are not installed.
 */
export async function openJudges(choice: JudgeChoice, { recording, told }: JudgeWorld = {}): Promise<WaitingJudge[]> {
  const judges: WaitingJudge[] = [];
  if (choice.entailment !== undefined) judges.push(await entailmentJudge(choice.entailment));
  if (choice.llm !== undefined) {
    const { model, complete: asked } = namedModel({ ...choice, llm: choice.llm }, recording?.replay === true);
    const complete = recording === undefined ? asked : recorded(asked, { ...recording, model });
    judges.push(languageModelJudge({ complete, find: placeOfQuote, ...(told === undefined ? {} : { told }) }));
  }
  return judges;
}

/** The language model that is chosen, to split claims that rules keep whole; null when none is. Throws as `openJudges` does. */
export function openSplitter(choice: JudgeChoice, { recording, told }: JudgeWorld = {}): FactSplitter | null {
  if (choice.llm === undefined) return null;
  const { model, complete } = namedModel({ ...choice, llm: choice.llm }, recording?.replay === true);
  return modelSplitter(recording === undefined ? complete : recorded(complete, { ...recording, model }), told);
}

/** The language model that is chosen, to write an answer; null when none is. Throws as `openJudges` does. */
export function openWriter(choice: JudgeChoice, { recording }: Pick<JudgeWorld, 'recording'> = {}): Writer | null {
  if (choice.llm === undefined) return null;
  const { model, complete } = namedModel({ ...choice, llm: choice.llm }, recording?.replay === true);
  return modelWriter(recording === undefined ? complete : recorded(complete, { ...recording, model }));
}

/** Least that a quotation must have to show anything. */
const LEAST_QUOTE = 8;

/** Where quoted words stand in the evidence by the rules of the quote matcher; null when they do not, or are too few to show anything. */
export function placeOfQuote(quote: string, evidence: string): Span | null {
  if (quote.length < LEAST_QUOTE) return null;
  const { match, found } = searchQuote(searchedText(evidence), quote, null);
  const first = found[0];
  if (match === null || first === undefined) return null;
  return { start: first.start, end: (found.at(-1) ?? first).end };
}
