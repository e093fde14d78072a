/**
 * `stet audit anchor`: has the newest checkpoint signed, dated, published and locked by those that the settings name, and keeps proofs
 * that were made elsewhere. For a timer, after `stet audit seal`. A witness that refuses because it saw another history is the
 * loudest thing this program can say.
 */
import type { Command } from 'commander';
import { addSettings, settingsOf } from '../flags.ts';
import type { World } from '../world.ts';
import { answered } from './answered.ts';

/** Settings that name others who bear the log out. */
const ANCHORS = [
  'audit.witnesses',
  'audit.timestamps',
  'audit.timestampKeys',
  'audit.calendars',
  'audit.rekor',
  'audit.rekorKeys',
  'audit.sigsumPolicy',
  'audit.bucket',
  'audit.retentionDays',
] as const;

export function defineAnchor(command: Command, world: World, done: (status: number) => void): void {
  command
    .description('Have the newest checkpoint signed by witnesses, dated by authorities, anchored by calendars, published; for a timer.')
    .option(
      '--proof <file>',
      'Keep a proof made elsewhere of what `stet audit root` printed: Sigsum, Sigstore bundle, OpenTimestamps, RFC 3161. Several times.',
      (value: string, before: readonly string[]) => [...before, value],
      [],
    );
  addSettings(command, ['dataDir', 'logDir', 'offline', 'timeout', ...ANCHORS]).action(
    async (flags: { proof: readonly string[] }, given: Command) => {
      done(
        await answered(world, async () => {
          const { settings } = await settingsOf(given, world);
          return (await import('./anchoring.ts')).anchor(flags.proof, settings, world);
        }),
      );
    },
  );
}
