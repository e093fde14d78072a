/** What `stet audit replay` does, loaded when it is asked to. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as audit from '../../audit/index.ts';
import { StetError } from '../../errors.ts';
import { closeReaders, readDocument } from '../../read/index.ts';
import { type LoggedRun, loggedRun, type Replayed, replay } from '../../replay.ts';
import { visible } from '../../report/visible.ts';
import { Archives } from '../../server/packed/archives.ts';
import type { Settings } from '../../settings/index.ts';
import { ENGINE } from '../../version.ts';
import { replayAnswer } from '../answer/replay.ts';
import { expand } from '../inputs.ts';
import { layersOf } from '../layers.ts';
import { readable, readOptions } from '../reading.ts';
import { textsOf } from '../texts.ts';
import type { World } from '../world.ts';
import { idOf, logFolderOf, withLogs } from './status.ts';

/** Repeats a run from what was stored, with its input where that is no longer where it was; gives the exit status. Throws StetError. */
export async function replayed(run: string, input: string | undefined, settings: Settings, world: World): Promise<number> {
  const archives = new Archives();
  try {
    const id = idOf(run);
    const logs = logFolderOf(settings);
    const { lines, root } = withLogs(settings, (disk) => ({
      lines: disk.read(join(logs, id, 'events.jsonl')),
      root: audit.sealedRoot(logs, id, disk),
    }));
    if (lines === null) throw new StetError('usage', `There is no log of ${id} in ${logs}.`);
    audit.refuseChanged(id, lines, root ?? undefined);
    const logged = loggedRun(id, lines);
    const { began } = logged;
    if (began.of !== undefined) return compared(logged, await replayAnswer(logged, input, settings, world), world);
    const name = input ?? began.name;
    if (input === undefined && !existsSync(resolve(world.cwd, name)))
      throw new StetError('snapshot-missing', `Documents are not kept: name the input that ${id} checked (it was called ${name}).`);
    const [one, ...more] = await expand(name, {
      cwd: world.cwd,
      stdin: world.stdin,
      stdinName: undefined,
      offline: true,
      most: settings.limits.inputBytes,
      timeout: settings.timeout,
      signal: world.signal,
      archives,
    });
    if (one === undefined || more.length > 0) throw new StetError('usage', 'A replay takes the one input of the run.');
    const layers = layersOf(settings);
    const { sources, claims } = await textsOf(logged.sources === 0 ? { ...settings, sources: [] } : settings, layers, world, {
      told: () => undefined,
      replay: true,
    });
    const reading = readOptions(settings, world.signal, () => undefined);
    try {
      const document = await readDocument(await readable(one), reading);
      const again = await replay(logged, document, settings, {
        signal: world.signal,
        references: layers.includes('refs'),
        ...(sources === null ? {} : { sources, quotes: layers.includes('quotes') }),
        ...(claims === null ? {} : { claims }),
      });
      return compared(logged, again, world);
    } finally {
      closeReaders();
    }
  } finally {
    archives.close();
  }
}

function compared({ id, began }: LoggedRun, { events, drift }: Pick<Replayed, 'events' | 'drift'>, world: World): number {
  if (drift === null) {
    const other = began.node === process.version ? '' : ` and for Node: ${visible(began.node)} then, ${process.version} now`;
    world.stdout.write(`${id}: ${events} events, byte for byte the same but for their time${other}\n`);
    return 0;
  }
  const under =
    began.engine !== ENGINE
      ? `the run was made by version ${began.engine}, this is ${ENGINE}`
      : otherText(drift)
        ? 'a text of a source is not the one that the run read, or one is there more or less: name the same texts with --sources'
        : otherSettings(drift)
          ? 'the settings are not those of the run: give the flags that it was given, --offline, --only and --sources among them'
          : 'settings or lists differ';
  world.stdout.write(`${id}: drift from line ${drift.line + 1} on (${under})\n`);
  world.stdout.write(`  was ${visible(drift.was ?? '(nothing)')}\n  is  ${visible(drift.is ?? '(nothing)')}\n`);
  // A first line that differs says that other settings, lists or rules were at work, and so nothing of what was logged.
  return began.engine !== ENGINE || drift.line === 0 ? 2 : 1;
}

/** Whether they part at the texts that each had at hand. */
const otherText = ({ was, is }: NonNullable<Replayed['drift']>): boolean =>
  [was, is].some((line) => line?.includes('"ev":"source_at_hand"'));

/** Whether the runs already began under other settings, and alike in everything else. */
function otherSettings({ was, is }: NonNullable<Replayed['drift']>): boolean {
  const without = (line: string | null): string => (line ?? '').replace(/"settings":"[^"]{1,80}"/, '');
  return was !== is && without(was) === without(is);
}
