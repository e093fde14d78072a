/**
 * The run of one checked answer: what was at hand, what each quote and claim came to, and what was shown, written down, sealed, and
 * only then handed back. The same events, told to nobody's disk, are what a replay compares. Checking itself is `answer.ts`.
 */
import { join } from 'node:path';
import { eventsOfAnswer, eventsOfEdits, eventsOfQuotes, eventsOfTexts } from '../audit/events.ts';
import { shownHash } from '../audit/reported.ts';
import { newRunId, openTrail, type Trail } from '../audit/trail.ts';
import { groundingOf } from '../decide/claim/grounding.ts';
import type { AnswerEdit, AnswerReport } from '../model/claim.ts';
import type { AuditEvent } from '../model/event.ts';
import type { Report } from '../model/report.ts';
import { logFolder, openLogs } from '../places.ts';
import { doneOf } from '../report/index.ts';
import { type Settings, settingsHash } from '../settings/index.ts';
import { ENGINE } from '../version.ts';

/** What is checked: an answer's text, or a document read. */
export interface AnswerSubject {
  /** As it was named. */
  readonly name: string;
  /** `sha256:…` over its bytes. */
  readonly document: string;
  readonly of: 'answer' | 'answer-repaired' | 'claims' | 'composed';
}

/** What came of it, as it will be shown. */
export interface SettledAnswer {
  readonly report: AnswerReport;
  readonly edits?: readonly AnswerEdit[];
  /** How it was written, of one that was written here. */
  readonly drafted?: Extract<AuditEvent, { ev: 'drafted' }>;
  /** The stored answers of language models that were heard. */
  readonly replies?: readonly string[];
  /** What was asked of the world outside for its repair, in order. */
  readonly asked?: readonly Extract<AuditEvent, { ev: 'asked' }>[];
}

/** Where the run is logged, with its seal; null for a replay, which leaves no log. */
export type AnswerAudit = NonNullable<Report['audit']> & { readonly run: string };

/** Where checked answers are written down: one log a run, opened by `openAnswerRuns`, to be closed. */
export interface AnswerRuns {
  /** Writes down one run, whole, and seals it. Throws StetError `store-failed` when it cannot be sealed; then nothing may be shown. */
  log(subject: AnswerSubject, settled: SettledAnswer): AnswerAudit;
  close(): void;
}

/** Opens the logs where the settings keep them. `now`: clock, ISO 8601 with milliseconds. */
export function openAnswerRuns(settings: Settings, now: () => string = () => new Date().toISOString()): AnswerRuns {
  const logs = openLogs(settings);
  let trail: Trail | null = null;
  return {
    log(subject, settled) {
      trail ??= openTrail({ folder: logFolder(settings), keys: join(settings.dataDir, 'keys'), now, disk: logs.disk });
      const run = newRunId(now());
      const log = trail.begin(run);
      for (const event of answerEvents(settings, subject, settled)) log.append(event);
      const index = log.size - 1;
      const sealed = log.close();
      return { run, ...sealed, reported: { line: log.lineAt(index), index, path: log.pathOf(index) } };
    },
    close: () => logs.close(),
  };
}

/** How the run of a check begins that asks no registry: engine, settings, and what was checked. */
export const runStarted = (
  settings: Settings,
  { document, name, of }: Omit<AnswerSubject, 'of'> & { readonly of: NonNullable<Extract<AuditEvent, { ev: 'run_started' }>['of']> },
): AuditEvent => ({
  ev: 'run_started',
  engine: ENGINE,
  node: process.version,
  document,
  name,
  settings: settingsHash({ ...settings, replay: undefined }),
  indexes: [],
  of,
});

/** Every event of one checked answer, in order; the last names what was shown. */
export function answerEvents(
  settings: Settings,
  subject: AnswerSubject,
  { report, edits = [], drafted, replies = [], asked = [] }: SettledAnswer,
): AuditEvent[] {
  const done = doneOf(report);
  return [
    runStarted(settings, subject),
    ...eventsOfTexts(report.sources),
    ...(drafted === undefined ? [] : [drafted]),
    ...eventsOfQuotes(report.quotes),
    ...eventsOfAnswer(report.claims, ({ outcome }) => groundingOf(outcome, false)),
    ...asked,
    ...eventsOfEdits(edits),
    replies.length === 0 ? done : { ...done, reply: [...new Set(replies)].sort() },
    { ev: 'run_done', counts: report.counts, interrupted: false },
    { ev: 'reported', report: shownHash({ verification: report, ...(edits.length === 0 ? {} : { edits }) }) },
  ];
}
