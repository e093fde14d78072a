/**
 * `stet audit replay`: the same document, the answers that were stored then, nothing asked; every event is compared with the
 * one that was logged, but for its time. Same engine and settings: the same bytes. Otherwise the first difference is named.
 */
import type { Command } from 'commander';
import { addSettings, READING, settingsOf } from '../flags.ts';
import type { World } from '../world.ts';
import { answered } from './answered.ts';

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
    done(
      await answered(world, async () => {
        const { settings } = await settingsOf(given, world);
        return (await import('./replaying.ts')).replayed(run, input, settings, world);
      }),
    );
  });
}
