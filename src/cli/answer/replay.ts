/**
 * The replay of a run that checked an answer: the same bytes, sources and settings, what models said taken from what is kept, every
 * event compared with the one that was logged.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { answerEvents } from '../../answer/run.ts';
import { prepareAnswerSources } from '../../answer.ts';
import * as audit from '../../audit/index.ts';
import { StetError } from '../../errors.ts';
import { GENERATION_MODES } from '../../model/draft.ts';
import type { AuditEvent } from '../../model/event.ts';
import type { LoggedRun, Replayed } from '../../replay.ts';
import type { Settings } from '../../settings/index.ts';
import { replayClaims } from '../claims/replay.ts';
import { composing } from '../composing.ts';
import { sourcesOf } from '../quotes/sources.ts';
import { readOptions } from '../reading.ts';
import type { World } from '../world.ts';
import { answerCheck, claimsAlone, readAnswer } from './checking.ts';
import { repairOf } from './repair.ts';

/**
 * Repeats such a run. Throws StetError `snapshot-missing` when the answer or the number of sources is another.
 */
export async function replayAnswer(
  { id, began, events, sources: count }: LoggedRun,
  input: string | undefined,
  settings: Settings,
  world: World,
): Promise<Pick<Replayed, 'events' | 'drift'>> {
  const of = began.of ?? 'answer';
  const name = input ?? began.name;
  if (of === 'pairs' || of === 'structured') return replayClaims({ id, began, events, sources: count }, name, settings, world);
  if (of === 'composed') return replayComposed({ id, events, sources: count }, settings, world);
  if (name !== '-' && !existsSync(resolve(world.cwd, name)))
    throw new StetError('snapshot-missing', `Answers are not kept: name the one that ${id} checked (it was called ${began.name}).`);
  if (settings.sources.length === 0)
    throw new StetError('snapshot-missing', `Run ${id} had the texts of ${count} sources at hand; name the same with --sources.`);
  const sources = prepareAnswerSources(
    await sourcesOf(settings.sources, world, readOptions(settings, world.signal), [resolve(world.cwd, name)]),
  );
  const read = await readAnswer(name, sources, settings, world);
  if (read.document !== began.document)
    throw new StetError('snapshot-missing', `${name} is not the answer that ${id} checked: its bytes are others.`);
  if (read.sources.length !== count)
    throw new StetError('snapshot-missing', `Run ${id} had the texts of ${count} sources at hand, not ${read.sources.length}.`);
  const check = await answerCheck(settings, () => undefined, { replay: true });
  const settled = await check(read, world.signal);
  const report = of === 'claims' ? claimsAlone(settled.report) : settled.report;
  const asThen = settings.offline ? settings : { ...settings, replay: id };
  const quiet = { told: () => undefined, signal: world.signal, replay: true };
  const repaired = of === 'answer-repaired' ? await repairOf(read.text, read.sources, asThen, quiet) : null;
  const edits = repaired === null ? {} : { edits: repaired.repair.edits };
  const replies = [...settled.replies, ...(repaired?.replies ?? [])];
  const again = answerEvents(
    settings,
    { name: began.name, document: read.document, of },
    {
      ...settled,
      report,
      ...edits,
      replies,
      asked: repaired?.asked ?? [],
    },
  );
  return compared(id, events, again, replies);
}

/** Every event beside the one that was logged. Throws StetError `snapshot-missing` where what a model said is no longer kept. */
function compared(
  id: string,
  events: LoggedRun['events'],
  again: readonly AuditEvent[],
  replies: readonly string[],
): Pick<Replayed, 'events' | 'drift'> {
  const drift = audit.driftOf(events, again);
  // An answer of a model that is no longer kept makes everything behind it come out otherwise, and says nothing of the run.
  const heard = new Set(replies);
  const lost = events.flatMap((event) => (event.ev === 'verify.done' ? (event.reply ?? []) : [])).filter((reply) => !heard.has(reply));
  if (drift !== null && lost.length > 0)
    throw new StetError(
      'snapshot-missing',
      `${lost.length} answers of the language model that ${id} rests on are no longer kept, ${lost[0]} among them; name the folders of then with --cache-dir and --data-dir.`,
    );
  return { events: again.length, drift };
}

/** An answer that was written here is written again by what the model said then: its question and manner are in the log. */
async function replayComposed(
  { id, events, sources: count }: Pick<LoggedRun, 'id' | 'events' | 'sources'>,
  settings: Settings,
  world: World,
): Promise<Pick<Replayed, 'events' | 'drift'>> {
  const drafted = events.find((event) => event.ev === 'drafted');
  if (drafted === undefined) throw new StetError('log-broken', `The log of ${id} does not say what was to be written.`);
  const mode = GENERATION_MODES.find((name) => name === drafted.mode) ?? 'natural';
  if (settings.sources.length === 0)
    throw new StetError('snapshot-missing', `Run ${id} had the texts of ${count} sources at hand; name the same with --sources.`);
  const sources = prepareAnswerSources(await sourcesOf(settings.sources, world, readOptions(settings, world.signal)));
  if (sources.length !== count)
    throw new StetError('snapshot-missing', `Run ${id} had the texts of ${count} sources at hand, not ${sources.length}.`);
  const seed = { ...settings.citation_verification, generation_mode: mode, enable_interleaved_generation: true };
  const asThen = { ...settings, citation_verification: seed, ...(settings.offline ? {} : { replay: id }) };
  const asking = { told: () => undefined, signal: world.signal, replay: true };
  const written = await composing({ question: drafted.question, most: drafted.most }, sources, asThen, asking);
  if ('why' in written)
    throw new StetError(
      'snapshot-missing',
      written.reason === 'no-draft'
        ? `What the language model wrote for ${id} is no longer kept; name the folders of then with --cache-dir and --data-dir, and the model with --llm.`
        : `Nothing in these sources bears on the question of ${id}: they are others.`,
    );
  return compared(id, events, answerEvents(asThen, written.subject, written.settled), written.settled.replies ?? []);
}
