/**
 * One answer written, put right and checked as the settings say, for `stet compose` and for the replay of what it logged. The text is checked
 * at the end as `stet answer` checks any: by its sources under their own names, with nothing of how it was made.
 */
import { createHash } from 'node:crypto';
import type { AnswerSubject, SettledAnswer } from '../answer/run.ts';
import type { AnswerReport, PreparedAnswerSource } from '../answer.ts';
import { type Composed, compose, type GenerationMode, type NotComposed } from '../compose.ts';
import { StetError } from '../errors.ts';
import { writerOf } from '../judging.ts';
import type { NotLookedAt } from '../lookup/fact-pages.ts';
import type { Settings } from '../settings/index.ts';
import { answerCheck } from './answer/checking.ts';
import { repairWorld } from './answer/repair.ts';

/** What is to be written. */
export interface Wish {
  readonly question: string;
  readonly most: number;
}

export interface Asking {
  readonly told: (why: string) => void;
  readonly signal: AbortSignal;
  readonly replay?: boolean;
}

/** What was written, with what a log and a report are made of. */
export interface Written {
  readonly composed: Composed;
  readonly report: AnswerReport;
  readonly subject: AnswerSubject;
  readonly settled: SettledAnswer;
  readonly asked: NonNullable<SettledAnswer['asked']>;
  readonly missed: readonly NotLookedAt[];
}

/** How it is written when settings are read as the seed means them: without interleaved generation nothing is cited for a check. */
export const modeOf = ({ citation_verification: seed }: Settings): GenerationMode =>
  seed.enable_interleaved_generation ? seed.generation_mode : 'classical';

/** Writes, puts right, checks. Throws StetError `usage` when no model is named. */
export async function composing(
  { question, most }: Wish,
  sources: readonly PreparedAnswerSource[],
  settings: Settings,
  { told, signal, replay = false }: Asking,
): Promise<Written | NotComposed> {
  const drafts: string[] = [];
  const writer = writerOf(settings, { replay, used: (snapshot) => drafts.push(snapshot) });
  if (writer === null)
    throw new StetError(
      'usage',
      'no language model to write; name one with --llm openai:MODEL or --llm anthropic:MODEL (and --llm-url for a server of your own)',
    );
  const mode = modeOf(settings);
  const seed = settings.citation_verification;
  const world = await repairWorld(settings, { told, signal, replay });
  try {
    const composed = await compose(question, sources, {
      ...world.options,
      writer,
      mode,
      most,
      selection: seed.enable_evidence_preselection ? seed.evidence_preselection : null,
    });
    if ('why' in composed) return composed;
    const text = composed.text;
    const document = `sha256:${createHash('sha256').update(text).digest('hex')}`;
    // What nobody checks is not said to be unsupported, nor to be borne out.
    const asChecked = mode === 'classical' ? { ...settings, noVerifyCites: true } : settings;
    const check = await answerCheck(asChecked, told, { replay });
    const checked = await check({ name: 'composed.md', text, document, answer: text, sources, options: {} }, signal);
    return {
      composed,
      report: checked.report,
      subject: { name: 'composed.md', document, of: 'composed' },
      settled: {
        report: checked.report,
        edits: composed.edits,
        drafted: {
          ev: 'drafted',
          question,
          mode,
          most,
          evidence: composed.evidence.map(({ source, span }) => `${source.id}#${span.start}-${span.end}`),
          draft: createHash('sha256').update(composed.draft).digest('hex'),
          reply: [...new Set(drafts)],
        },
        replies: [...checked.replies, ...world.replies],
        asked: world.asked,
      },
      asked: world.asked,
      missed: world.missed,
    };
  } finally {
    await world.close();
  }
}
