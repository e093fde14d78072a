/**
 * `stet audit anchor`: has the newest checkpoint signed, dated, published and locked by those that the settings name, and keeps proofs
 * that were made elsewhere. For a timer, after `stet audit seal`. A witness that refuses because it saw another history is the
 * loudest thing this program can say.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { anchorLog, knownKeys, namesAnchors } from '../../anchoring.ts';
import { messageOf, StetError } from '../../errors.ts';
import { audit } from '../../index.ts';
import { visible } from '../../report/index.ts';
import { addSettings, settingsOf } from '../flags.ts';
import type { World } from '../world.ts';
import { answered, logFolderOf } from './status.ts';

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

/** The bytes of a file that somebody names as a proof or an anchor. Throws StetError 'usage'. */
export function bytesOf(path: string, name: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new StetError('usage', `${name} cannot be read: ${messageOf(cause)}`, { cause });
  }
}

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
          const known = knownKeys(settings);
          for (const name of flags.proof) {
            const bytes = bytesOf(resolve(world.cwd, name), name);
            const { kept, says, size } = await audit.keepBrought(logFolderOf(settings), bytes, name, known);
            world.stdout.write(`${(kept ? 'kept' : 'had').padEnd(11)}  ${visible(name)}: ${size} entries, ${visible(says)}\n`);
          }
          if (!namesAnchors(settings)) {
            if (flags.proof.length > 0) return 0;
            throw new StetError(
              'usage',
              'Nobody is named who could bear the log out: give --witness, --timestamp, --calendar, --rekor, --bucket or --proof, or name them in the settings.',
            );
          }
          if (settings.offline) throw new StetError('usage', 'Others cannot be asked with --offline.');
          const { tied, refused, unreachable } = await anchorLog(settings, world.signal);
          for (const { from, outcome, says } of tied) world.stdout.write(`${outcome.padEnd(11)}  ${visible(from)}: ${visible(says)}\n`);
          return refused ? 1 : unreachable ? 2 : 0;
        }),
      );
    },
  );
}
