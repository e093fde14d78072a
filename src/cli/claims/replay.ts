/**
 * The replay of a run that checked pairs or structured output: the same lines, or the same JSON and sources, checked again, every event
 * compared with the one that was logged. What a model said of a pair is not asked again: such a run is not repeated.
 */
import { createReadStream, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import * as audit from '../../audit/index.ts';
import { pairsEvents, structuredEvents } from '../../claims-run.ts';
import { StetError } from '../../errors.ts';
import type { AuditEvent } from '../../model/event.ts';
import type { LoggedRun, Replayed } from '../../replay.ts';
import type { Settings } from '../../settings/index.ts';
import { linesFrom } from '../lines.ts';
import { structuredAgain } from '../structured.ts';
import type { World } from '../world.ts';
import { claimLine } from './pairs.ts';

const LONGEST_PAIR = 256_000_000;

/** Repeats such a run. Throws StetError `snapshot-missing` when what it checked is not at hand or is another. */
export async function replayClaims(
  run: LoggedRun,
  name: string,
  settings: Settings,
  world: World,
): Promise<Pick<Replayed, 'events' | 'drift'>> {
  const { id, began, events } = run;
  if (name === '-' || !existsSync(resolve(world.cwd, name)))
    throw new StetError(
      'snapshot-missing',
      `What was checked is not kept: name the file that ${id} checked (it was called ${began.name}).`,
    );
  const again = began.of === 'pairs' ? await pairsAgain(name, run, settings, world) : await jsonAgain(name, run, settings, world);
  return { events: again.length, drift: audit.driftOf(events, again) };
}

async function jsonAgain(name: string, { id, began, sources }: LoggedRun, settings: Settings, world: World): Promise<AuditEvent[]> {
  if (settings.sources.length === 0)
    throw new StetError('snapshot-missing', `Run ${id} had the texts of ${sources} sources at hand; name the same with --sources.`);
  const { subject, report } = await structuredAgain({ structured: name, sources: settings.sources }, settings, world);
  if (subject.document !== began.document)
    throw new StetError('snapshot-missing', `${name} is not the JSON that ${id} checked: its bytes are others.`);
  return structuredEvents(settings, { ...subject, name: began.name }, report);
}

async function pairsAgain(name: string, { began, events }: LoggedRun, settings: Settings, world: World): Promise<AuditEvent[]> {
  if (events.some((event) => event.ev === 'pair_checked' && (event.judge === 'language-model' || event.judge === 'entailment')))
    throw new StetError('usage', 'A model was heard in this run; runs of pairs are repeated only where the built-in judge spoke alone.');
  const told = pairsEvents(settings, began.name);
  const again: AuditEvent[] = [told.first];
  const line = claimLine();
  for await (const one of linesFrom(createReadStream(resolve(world.cwd, name)), LONGEST_PAIR)) {
    if ('text' in one && one.text.trim() === '') continue;
    const { event, shown } = await line(one);
    told.add(event, shown);
    again.push(event);
  }
  return [...again, ...told.last(false)];
}
