/** What `stet audit anchor` does, loaded when it is asked to. */
import { resolve } from 'node:path';
import { anchorLog, knownKeys, namesAnchors } from '../../anchoring.ts';
import * as audit from '../../audit/index.ts';
import { StetError } from '../../errors.ts';
import { visible } from '../../report/visible.ts';
import type { Settings } from '../../settings/index.ts';
import type { World } from '../world.ts';
import { bytesOf } from './named-files.ts';
import { logFolderOf } from './status.ts';

/** Keeps proofs that were made elsewhere and asks whoever the settings name; gives the exit status. Throws StetError. */
export async function anchor(proofs: readonly string[], settings: Settings, world: World): Promise<number> {
  const known = knownKeys(settings);
  for (const name of proofs) {
    const bytes = bytesOf(resolve(world.cwd, name), name);
    const { kept, says, size } = await audit.keepBrought(logFolderOf(settings), bytes, name, known);
    world.stdout.write(`${(kept ? 'kept' : 'had').padEnd(11)}  ${visible(name)}: ${size} entries, ${visible(says)}\n`);
  }
  if (!namesAnchors(settings)) {
    if (proofs.length > 0) return 0;
    throw new StetError(
      'usage',
      'Nobody is named who could bear the log out: give --witness, --timestamp, --calendar, --rekor, --bucket or --proof, or name them in the settings.',
    );
  }
  if (settings.offline) throw new StetError('usage', 'Others cannot be asked with --offline.');
  const { tied, refused, unreachable } = await anchorLog(settings, world.signal);
  for (const { from, outcome, says } of tied) world.stdout.write(`${outcome.padEnd(11)}  ${visible(from)}: ${visible(says)}\n`);
  return refused ? 1 : unreachable ? 2 : 0;
}
