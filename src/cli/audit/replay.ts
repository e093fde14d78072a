/**
 * `stet audit replay`: the same document, the answers that were stored then, nothing asked; every event is compared with the
 * one that was logged, but for its time. Same engine and settings: the same bytes. Otherwise the first difference is named.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { StetError } from '../../errors.ts';
import { closeReaders, ENGINE, type LoggedRun, loggedRun, type Replayed, readDocument, replay } from '../../index.ts';
import { visible } from '../../report/index.ts';
import { Archives } from '../../server/packed/archives.ts';
import { replayAnswer } from '../answer-replay.ts';
import { textsOf } from '../check.ts';
import { addSettings, READING, settingsOf } from '../flags.ts';
import { expand } from '../inputs.ts';
import { layersOf } from '../layers.ts';
import { readable, readOptions } from '../reading.ts';
import type { World } from '../world.ts';
import { answered, idOf, logFolderOf, withLogs } from './status.ts';

/** Settings that a replay must share with the run, and the folders. */
const SHARED = [
  'index',
  'integrity',
  'journals',
  'offline',
  'providers',
  'only',
  'skip',
  'sources',
  'strictCites',
  'citeMinRecall',
  'noVerifyCites',
  'judge.llm',
  'judge.entailment',
  'onlyCited',
  'mailto',
  'dataDir',
  'cacheDir',
  'searxng',
  'web',
  'logDir',
  'judge.references',
  'judge.llmUrl',
];

export function defineReplay(command: Command, world: World, done: (status: number) => void): void {
  command.description('Repeat a run from what it was told then, and compare every event.');
  addSettings(command, [...SHARED, ...READING]).action(async (run: string, input: string | undefined, _flags: object, given: Command) => {
    const archives = new Archives();
    done(
      await answered(world, async () => {
        const { settings } = await settingsOf(given, world);
        const id = idOf(run);
        const lines = withLogs(settings, (disk) => disk.read(join(logFolderOf(settings), id, 'events.jsonl')));
        if (lines === null) throw new StetError('usage', `There is no log of ${id} in ${logFolderOf(settings)}.`);
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
          const replayed = await replay(logged, document, settings, {
            signal: world.signal,
            references: layers.includes('refs'),
            ...(sources === null ? {} : { sources, quotes: layers.includes('quotes') }),
            ...(claims === null ? {} : { claims }),
          });
          return compared(logged, replayed, world);
        } finally {
          closeReaders();
        }
      }).finally(() => archives.close()),
    );
  });
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
      : otherSettings(drift)
        ? 'the settings are not those of the run: give the flags that it was given, --offline, --only and --sources among them'
        : 'settings or lists differ';
  world.stdout.write(`${id}: drift from line ${drift.line + 1} on (${under})\n`);
  world.stdout.write(`  was ${visible(drift.was ?? '(nothing)')}\n  is  ${visible(drift.is ?? '(nothing)')}\n`);
  // A first line that differs says that other settings, lists or rules were at work, and so nothing of what was logged.
  return began.engine !== ENGINE || drift.line === 0 ? 2 : 1;
}

/** Whether the runs already began under other settings, and alike in everything else. */
function otherSettings({ was, is }: NonNullable<Replayed['drift']>): boolean {
  const without = (line: string | null): string => (line ?? '').replace(/"settings":"[^"]{1,80}"/, '');
  return was !== is && without(was) === without(is);
}
