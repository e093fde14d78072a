/** `stet snapshot`: what is kept of the replies that verdicts rest on: lists it, reads it through, takes away what no run needs. */
import { join } from 'node:path';
import type { Command } from 'commander';
import { StetError } from '../errors.ts';
import { visible } from '../report/visible.ts';
import type { Settings } from '../settings/index.ts';
import { damagedReplies, type KeptReplies, openKept, sweepReplies } from '../store/kept.ts';
import { addSettings, settingsOf } from './flags.ts';
import type { World } from './world.ts';

const EXAMPLES = `
Examples:
  stet snapshot list                 every reply that is kept, with the address it came from
  stet snapshot list --json | jq .   the same, one JSON object a line
  stet snapshot verify               whether each is what its name says
  stet snapshot gc --dry-run         what would be taken away
  stet snapshot gc --older-than 30   take away what no log names and is older than 30 days

A snapshot is needed while the log of a run names it (without it that run cannot be replayed), or while the cache answers from it.
With \`store\` in the settings (STET_STORE=postgres://…) the same is done in that database, whose lines of logs are asked too.
Exit status: 0 done and whole, 1 a snapshot is not what its name says, 2 wrong usage.`;

const DAY = 86_400_000;
/** How long the cache answers from a reply. */
const FRESH = 7 * DAY;
const PLACES = ['dataDir', 'cacheDir', 'logDir'] as const;

/** Does something with what is kept, where the settings say it is kept. */
async function withKept(settings: Settings, work: (kept: KeptReplies) => Promise<void>): Promise<void> {
  const kept = await openKept({
    folder: join(settings.dataDir, 'snapshots'),
    logs: settings.logDir ?? join(settings.dataDir, 'logs'),
    cacheDir: settings.cacheDir,
    ...(settings.store === undefined ? {} : { store: settings.store }),
  });
  try {
    await work(kept);
  } finally {
    await kept.close();
  }
}

/** What a snapshot is of: the address that was asked, and what came of it. */
async function described(replies: KeptReplies, hash: string): Promise<{ readonly asked: string; readonly status: string }> {
  const bytes = await replies.get(hash);
  if (bytes === null) return { asked: '', status: 'damaged' };
  try {
    const { asked, status, failure } = JSON.parse(Buffer.from(bytes).toString('utf8')) as {
      asked?: unknown;
      status?: unknown;
      failure?: { why?: unknown };
    };
    return { asked: typeof asked === 'string' ? asked : '', status: String(failure?.why ?? status ?? 'document') };
  } catch {
    return { asked: '', status: 'document' };
  }
}

export function define(program: Command, world: World, done: (status: number) => void): void {
  program.addHelpText('after', EXAMPLES);
  addSettings(program.command('list').description('List what is kept.').option('--json', 'One JSON object a line.', false), PLACES).action(
    async (flags: { json: boolean }, command: Command) => {
      const { settings } = await settingsOf(command, world);
      let count = 0;
      let bytes = 0;
      await withKept(settings, async (replies) => {
        for await (const kept of replies.list()) {
          if (world.signal.aborted) throw new StetError('interrupted', 'Stopped.');
          const { asked, status } = await described(replies, kept.hash);
          count += 1;
          bytes += kept.bytes;
          world.stdout.write(
            flags.json
              ? `${JSON.stringify({ ...kept, asked, status })}\n`
              : `${kept.hash.slice(7, 23)}  ${kept.at.slice(0, 16).replace('T', ' ')}  ${String(kept.bytes).padStart(8)}  ${status.padEnd(12)} ${visible(asked)}\n`,
          );
        }
        if (!flags.json) world.stdout.write(`${count} snapshots, ${bytes.toLocaleString('en')} bytes in ${visible(replies.place)}\n`);
      });
      done(0);
    },
  );
  addSettings(program.command('verify').description('Read every snapshot through and compare it with its name.'), PLACES).action(
    async (_flags: object, command: Command) => {
      const { settings } = await settingsOf(command, world);
      await withKept(settings, async (replies) => {
        const { read, damaged } = await damagedReplies(replies, world.signal);
        if (world.signal.aborted) throw new StetError('interrupted', `Stopped after ${read} snapshots.`);
        for (const hash of damaged) world.stdout.write(`DAMAGED  ${hash}\n`);
        world.stdout.write(`${read} snapshots read, ${damaged.length} damaged\n`);
        done(damaged.length === 0 ? 0 : 1);
      });
    },
  );
  addSettings(
    program
      .command('gc')
      .description('Take away snapshots that no log names and the cache does not answer from.')
      .option('--dry-run', 'Only say what would be taken away.', false)
      .option('--older-than <days>', 'Only those older than this.', '1'),
    PLACES,
  ).action(async (flags: { dryRun: boolean; olderThan: string }, command: Command) => {
    const days = Number(flags.olderThan);
    if (flags.olderThan.trim() === '' || !Number.isFinite(days) || days < 0)
      throw new StetError('usage', '--older-than wants a number of days');
    const { settings } = await settingsOf(command, world);
    const now = Date.now();
    await withKept(settings, async (replies) => {
      const needed = await replies.needed(now, FRESH);
      const swept = await sweepReplies(replies, needed, { now, youngMs: days * DAY, dry: flags.dryRun });
      world.stdout.write(
        `${flags.dryRun ? 'would remove' : 'removed'} ${swept.removed} snapshots (${swept.freed.toLocaleString('en')} bytes), ${swept.kept} kept\n`,
      );
    });
    done(0);
  });
}
