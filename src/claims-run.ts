/**
 * The runs of claims that are not an answer's, written down and sealed: pairs of claim and evidence, line by line as they are
 * answered, and structured output, whole. Nothing is shown that is not sealed: lines wait for the seal over them. Checking itself is
 * `claims.ts` and `structured.ts`.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type AnswerAudit, runStarted } from './answer/run.ts';
import { eventsOfTexts } from './audit/events.ts';
import { shownHash } from './audit/reported.ts';
import { newRunId, openTrail, type SealingLog } from './audit/trail.ts';
import { groundingOf } from './decide/claim/grounding.ts';
import type { AuditEvent } from './model/event.ts';
import type { SourceVersion } from './model/quote.ts';
import { logFolder, openLogs } from './places.ts';
import type { Settings } from './settings/index.ts';
import type { StructuredReport } from './structured.ts';

/** What one line of a batch came to. */
export type LineEvent = Extract<AuditEvent, { ev: 'pair_checked' | 'pair_unread' }>;

/** `sha256:…` over the JSON array of claim and evidence: which pair it was, without its words. */
export const pairHash = (claim: string, evidence: string): string => hashOf(JSON.stringify([claim, evidence]));

const hashOf = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;

/** The log of a batch while it goes on. */
export interface PairsRun {
  readonly run: string;
  /** Writes down what a line came to, and what is to be shown for it. The order of calls is the order shown. */
  add(event: LineEvent, shown: string): void;
  /** Seals what was added; what it gives may be shown. Throws StetError `store-failed`: then it may not. */
  sealed(): readonly string[];
  /** Ends the run; `interrupted`: not every line was answered. Gives the last lines that may be shown, and the seal. */
  close(interrupted: boolean): { readonly shown: readonly string[]; readonly audit: AnswerAudit };
  /** Lines added and not yet sealed. */
  readonly waiting: number;
}

/** Opens the log of a batch where the settings keep them. `name`: as the batch was named. `now`: clock, ISO 8601 with milliseconds. */
export function openPairsRun(settings: Settings, name: string, now: () => string = () => new Date().toISOString()): PairsRun {
  const logs = openLogs(settings);
  const { run, log } = begun(settings, logs.disk, now);
  const told = pairsEvents(settings, name);
  log.append(told.first);
  let held: string[] = [];
  const taken = (): readonly string[] => {
    const shown = held;
    held = [];
    return shown;
  };
  return {
    run,
    add(event, shown) {
      log.append(event);
      told.add(event, shown);
      held.push(shown);
    },
    sealed() {
      if (held.length > 0) log.seal();
      return taken();
    },
    close(interrupted) {
      try {
        for (const event of told.last(interrupted)) log.append(event);
        return { shown: held, audit: closed(run, log) };
      } finally {
        taken();
        logs.close();
      }
    },
    get waiting() {
      return held.length;
    },
  };
}

/** The events of a batch that are not its lines': the first, and the last with the counts and the hash of all that was shown. */
export function pairsEvents(settings: Settings, name: string) {
  const counts: Record<string, number> = { supported: 0, partial: 0, unsupported: 0, contradicted: 0, unverifiable: 0, unread: 0 };
  const all = createHash('sha256');
  return {
    // The bytes of a batch are known when it ends: the hashes of its lines stand for them.
    first: runStarted(settings, { name, document: '', of: 'pairs' }),
    add(event: LineEvent, shown: string): void {
      const kind = event.ev === 'pair_unread' ? 'unread' : event.outcome;
      counts[kind] = (counts[kind] ?? 0) + 1;
      all.update(`${shown}\n`);
    },
    last: (interrupted: boolean): readonly AuditEvent[] => [
      { ev: 'run_done', counts, interrupted },
      { ev: 'reported', report: `sha256:${all.digest('hex')}` },
    ],
  };
}

/** What structured output was checked: its bytes' hash, and the versions of its sources. */
export interface StructuredSubject {
  readonly name: string;
  readonly document: string;
  readonly sources: readonly SourceVersion[];
}

/** Writes down a check of structured output, whole, and seals it. Throws StetError `store-failed`: then nothing may be shown. */
export function logStructured(
  settings: Settings,
  subject: StructuredSubject,
  report: StructuredReport,
  now: () => string = () => new Date().toISOString(),
): AnswerAudit {
  const logs = openLogs(settings);
  try {
    const { run, log } = begun(settings, logs.disk, now);
    for (const event of structuredEvents(settings, subject, report)) log.append(event);
    return closed(run, log);
  } finally {
    logs.close();
  }
}

/** Every event of one check of structured output, in order; the last names what was shown. */
export function structuredEvents(
  settings: Settings,
  { name, document, sources }: StructuredSubject,
  report: StructuredReport,
): AuditEvent[] {
  const versionOf = new Map(sources.map(({ id, sha256 }) => [id, sha256]));
  return [
    runStarted(settings, { name, document, of: 'structured' }),
    ...eventsOfTexts(sources),
    ...report.claims.map(({ claim, outcome, score, sentences }): AuditEvent => {
      const decided = sentences.find((one) => one.outcome === outcome && one.score === score) ?? sentences[0];
      const searched = new Set(sentences.flatMap(({ source }) => (source === null ? [] : [source])));
      return {
        ev: 'claim_checked',
        claim: claim.pointer,
        outcome,
        rule: decided?.rule ?? 'claim/uncited',
        judge: decided?.judge ?? 'lexical',
        score,
        mark: groundingOf(outcome, false),
        sha256: [...searched].flatMap((id) => versionOf.get(id) ?? []),
      };
    }),
    { ev: 'run_done', counts: report.counts, interrupted: false },
    { ev: 'reported', report: shownHash(report) },
  ];
}

function begun(
  settings: Settings,
  disk: ReturnType<typeof openLogs>['disk'],
  now: () => string,
): { readonly run: string; readonly log: SealingLog } {
  const trail = openTrail({ folder: logFolder(settings), keys: join(settings.dataDir, 'keys'), now, disk });
  const run = newRunId(now());
  return { run, log: trail.begin(run) };
}

function closed(run: string, log: SealingLog): AnswerAudit {
  const index = log.size - 1;
  const sealed = log.close();
  return { run, ...sealed, reported: { line: log.lineAt(index), index, path: log.pathOf(index) } };
}
