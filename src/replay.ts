/**
 * A run repeated from what it was told then: the same document, the answers that were stored, nothing asked. Every event is compared
 * with the one that was logged, but for its time. Same engine and settings: the same bytes; otherwise the first difference is named.
 */
import { assemble } from './assemble.ts';
import { type Drift, driftOf } from './audit/drift.ts';
import { eventsIn, refuseChanged } from './audit/read-log.ts';
import { StetError } from './errors.ts';
import type { Document } from './model/document.ts';
import type { AuditEvent, LogLine } from './model/event.ts';
import { apartFrom } from './model/quote.ts';
import type { Report } from './model/report.ts';
import type { Settings } from './settings/index.ts';
import { type VerifyOptions, verify } from './verify.ts';

/** A log as far as a replay needs it. */
export interface LoggedRun {
  readonly id: string;
  readonly events: readonly LogLine[];
  readonly began: Extract<AuditEvent, { ev: 'run_started' }>;
  /** How many texts of cited works the run had at hand: its replay needs the same. */
  readonly sources: number;
}

/** What came of repeating a run. */
export interface Replayed {
  /** The report as it comes out now. */
  readonly report: Report;
  /** How many events were compared. */
  readonly events: number;
  /** The first event that differs; null when none does. */
  readonly drift: Drift | null;
}

/** Reads a log for its replay. `bytes`: its lines. Throws StetError `log-broken` when a line was changed, or it does not begin as a run does. */
export function loggedRun(id: string, bytes: Uint8Array): LoggedRun {
  refuseChanged(id, bytes);
  const events = eventsIn(bytes);
  const [began] = events;
  if (began?.ev !== 'run_started') throw new StetError('log-broken', `The log of ${id} does not begin with the start of a run.`);
  return { id, events, began, sources: events.filter(({ ev }) => ev === 'source_at_hand').length };
}

/**
 * Repeats a run. Takes its log, the document it checked, read again from the same bytes, settings as they were, and the options it
 * had (which layers; the texts of cited works). Gives the report and the first difference. Throws StetError `snapshot-missing` when
 * the document or the number of texts is another, or a stored answer is gone.
 */
export async function replay(
  run: LoggedRun,
  document: Document,
  settings: Settings,
  { signal = new AbortController().signal, ...options }: VerifyOptions & { readonly signal?: AbortSignal } = {},
): Promise<Replayed> {
  const { id, began, events } = run;
  if (document.id !== began.document)
    throw new StetError('snapshot-missing', `${document.name} is not the document that ${id} checked: its bytes are others.`);
  if (run.sources !== apartFrom(options.sources ?? [], document.id).length)
    throw new StetError('snapshot-missing', `Run ${id} had the texts of ${run.sources} sources at hand; name the same with --sources.`);
  const told: AuditEvent[] = [];
  // A run that was offline was told nothing, so there is nothing to answer its replay from but the indexes.
  const asThen = settings.offline ? settings : { ...settings, replay: id };
  const assembly = await assemble(asThen, { signal, progress: () => undefined });
  try {
    const again = assembly.startRun((event) => told.push(event));
    const report = again.finish(await verify({ ...document, name: began.name }, again, options));
    return { report, events: told.length, drift: driftOf(events, told) };
  } finally {
    await assembly.close();
  }
}
