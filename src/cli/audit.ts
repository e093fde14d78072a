/**
 * `stet audit`: what was shown can be proved to be what was decided. Checks logs and reports, shows a run's trace, proves
 * single lines and runs, writes a bundle for a stranger, replays. Its exit status has a meaning of its own: 0 all checked
 * and anchored, 1 tampered with, 2 cannot tell, 3 wrong usage.
 */
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { StetError } from '../errors.ts';
import { audit } from '../index.ts';
import { visible } from '../report/index.ts';
import { bytesOf, defineAnchor } from './audit/anchor.ts';
import { anchorsOf } from './audit/page.ts';
import { defineReplay } from './audit/replay.ts';
import { listRuns } from './audit/runs.ts';
import { answered, idOf, linesAt, logFolderOf, withLogs } from './audit/status.ts';
import { statusOf, tell, textOf, verifyTarget } from './audit/verify.ts';
import { addSettings, settingsOf } from './flags.ts';
import type { World } from './world.ts';

const EXAMPLES = `
Examples:
  stet audit verify                              every run and every file of the log
  stet audit verify --anchor old-report.json     and that it continues what that report was sealed in
  stet audit verify report.json --anchor stet.vkey
  stet audit show                                the runs there are, newest first
  stet audit show r_20260102T030405_1a2b3c4d     what was asked, answered and decided
  stet audit export r_20260102T030405_1a2b3c4d -o bundle
  stet audit verify bundle --anchor stet.vkey    what export wrote, without the log it is from
  stet audit replay r_20260102T030405_1a2b3c4d paper.bib

A log cannot prove itself: whoever holds its key can write another. Keep a report, a checkpoint (stet audit root) or the
public key (stet audit root --key) elsewhere, and give it with --anchor.

Exit status: 0 all checked and anchored, 1 tampered with, 2 cannot tell, 3 wrong usage. Of replay: 0 the same again, 1 it comes
out otherwise under the settings of the run, 2 the settings, lists or version are not those of the run.`;

const PLACES = ['dataDir', 'logDir'] as const;
const collect = (value: string, before: readonly string[]): string[] => [...before, value];

/** What every command here is made with: its settings, the logs they name, and where it speaks. */
interface Ends {
  readonly world: World;
  readonly command: (words: string, says: string, more?: readonly string[]) => Command;
  readonly logsOf: <Result>(given: Command, work: (folder: string, disk: audit.Disk) => Result) => Promise<Result>;
  readonly trailOf: <Result>(given: Command, work: (trail: audit.Trail) => Result) => Promise<Result>;
  readonly say: (line: string) => void;
  /** Does the work of a command and hands on its exit status. */
  readonly does: (work: () => Promise<number>) => Promise<void>;
}

export function define(program: Command, world: World, done: (status: number) => void): void {
  program.addHelpText('after', EXAMPLES);
  const ends: Ends = {
    world,
    command: (words, says, more = []) => addSettings(program.command(words).description(says), [...PLACES, ...more]),
    async logsOf(given, work) {
      const { settings } = await settingsOf(given, world);
      return withLogs(settings, (disk) => work(logFolderOf(settings), disk));
    },
    async trailOf(given, work) {
      const { settings } = await settingsOf(given, world);
      const places = { folder: logFolderOf(settings), keys: join(settings.dataDir, 'keys') };
      return withLogs(settings, (disk) => work(audit.openTrail({ ...places, disk, now: () => new Date().toISOString() })));
    },
    say: (line) => void world.stdout.write(`${visible(line)}\n`),
    does: async (work) => done(await answered(world, work)),
  };
  defineVerify(ends);
  defineShow(ends);
  defineProve(ends);
  defineRoot(ends);
  defineExport(ends);
  defineSeal(ends);
  defineAnchor(program.command('anchor'), world, done);
  defineRotate(ends);
  defineErase(ends);
  defineReplay(program.command('replay <run> [input]'), world, done);
}

function defineVerify({ world, command, does }: Ends): void {
  command('verify', 'Check a run, a saved report, or a whole folder of logs; changes nothing.', [
    'audit.witnesses',
    'audit.bucket',
    'audit.timestampKeys',
    'audit.rekorKeys',
    'audit.sigsumPolicy',
  ])
    .argument('[target]', 'a run, a report (.json or .html), a folder of logs or an exported run; else all logs')
    .option(
      '--anchor <file>',
      'Something kept elsewhere: a report, a checkpoint, a proof (ours, or of Sigsum, Sigstore, OpenTimestamps, RFC 3161), a public key. Several times.',
      collect,
      [],
    )
    .option('--json', 'Say it as JSON.')
    .action(async (target: string | undefined, flags: VerifyFlags, given: Command) => {
      await does(async () => {
        const { settings } = await settingsOf(given, world);
        if (target !== undefined && flags.anchor.some((file) => resolve(world.cwd, file) === resolve(world.cwd, target)))
          throw new StetError('usage', 'A file cannot be its own anchor: give one that was kept elsewhere.');
        const files = flags.anchor.map((from) => ({ from, bytes: bytesOf(resolve(world.cwd, from), from) }));
        const proofs = files.filter(({ bytes }) => audit.proofKind(bytes) !== null);
        const anchors = files
          .filter((file) => !proofs.includes(file))
          .flatMap(({ from }) => anchorsOf(textOf(resolve(world.cwd, from), from), from));
        const result = await verifyTarget(target, anchors, settings, world, proofs);
        tell(result, flags.json === true, world);
        return statusOf(result);
      });
    });
}

function defineShow({ world, command, logsOf, say, does }: Ends): void {
  command('show [run]', 'Show what was asked, answered and decided in a run; without one, list the runs, newest first.')
    .option('--all', 'Of the list: every run, not the newest alone.')
    .option('--json', 'Of the list: one JSON object a line.')
    .action(async (run: string | undefined, flags: { all?: boolean; json?: boolean }, given: Command) => {
      await does(async () => {
        if (run === undefined) {
          await logsOf(given, (logs, disk) => listRuns(logs, disk, { json: flags.json === true, all: flags.all === true }, world));
          return 0;
        }
        if (flags.json === true || flags.all === true) throw new StetError('usage', '--json and --all go with the list: leave out the run');
        const shown = await logsOf(given, (logs, disk) => ({
          ...audit.proveRun(logs, idOf(run), disk),
          lines: linesAt(disk, logs, run),
          path: join(logs, run, 'events.jsonl'),
        }));
        for (const line of audit.traceOf(audit.eventsIn(shown.lines))) say(line);
        const { root, size } = JSON.parse(shown.entry) as { root: string; size: number };
        say('');
        say(`Log: ${shown.path} (${size} lines, Merkle root ${root}, ${shown.proof.split('\n')[1]})`);
        return 0;
      });
    });
}

function defineProve({ world, command, logsOf, does }: Ends): void {
  command('prove <run>', 'Print the proof that a run, or a line of it, is in the signed log.')
    .option('--line <n>', 'The inclusion path of this line in the log of the run, from 0.')
    .action(async (run: string, flags: { line?: string }, given: Command) => {
      await does(async () => {
        const { entry, proof, path } = await logsOf(given, (logs, disk) => ({
          ...audit.proveRun(logs, idOf(run), disk),
          path: flags.line === undefined ? null : audit.proveLine(logs, run, Number(flags.line), disk),
        }));
        world.stdout.write(path === null ? proof : `${JSON.stringify({ entry, line: Number(flags.line), path })}\n`);
        return 0;
      });
    });
}

function defineRoot({ world, command, logsOf, say, does }: Ends): void {
  command('root', 'Print the newest signed checkpoint: worth keeping elsewhere.')
    .option('--key', 'The public keys of the log instead, oldest first.')
    .option('--from <size>', 'The proof that the log continues its state of this many entries, as JSON.')
    .action(async (flags: { key?: boolean; from?: string }, given: Command) => {
      await does(async () => {
        const logs = await logsOf(given, (at) => at);
        if (flags.from !== undefined) world.stdout.write(`${JSON.stringify(audit.proveGrowth(logs, Number(flags.from)))}\n`);
        else if (flags.key === true) for (const key of audit.keysOf(logs)) say(key);
        else world.stdout.write(audit.newestCheckpoint(logs).note);
        return 0;
      });
    });
}

function defineExport({ world, command, logsOf, say, does }: Ends): void {
  command('export <run>', 'Write a bundle that a stranger can check with SHA-256 and Ed25519 alone.')
    .requiredOption('-o, --out <folder>', 'A new folder.')
    .action(async (run: string, flags: { out: string }, given: Command) => {
      await does(async () => {
        const out = resolve(world.cwd, flags.out);
        for (const name of await logsOf(given, (logs, disk) => audit.exportRun(logs, idOf(run), out, disk))) say(join(flags.out, name));
        return 0;
      });
    });
}

function defineSeal({ world, command, trailOf, does }: Ends): void {
  command('seal', 'Seal what a killed run left behind and sign the log anew, so that a gap would show; for an hourly timer.').action(
    async (_flags: object, given: Command) => {
      await does(async () => {
        world.stdout.write((await trailOf(given, (one) => one.idle())).note);
        return 0;
      });
    },
  );
}

function defineRotate({ command, trailOf, say, does }: Ends): void {
  command('rotate', 'Let a new signing key follow the present one; both sign that once.').action(async (_flags: object, given: Command) => {
    await does(async () => {
      say(await trailOf(given, (one) => one.rotate()));
      return 0;
    });
  });
}

function defineErase({ command, trailOf, say, does }: Ends): void {
  command('erase <run>', 'Destroy the lines of a run; their hashes and proofs stay, and that it was erased is logged.')
    .requiredOption('--reason <word>', 'Why, in a word: it is logged, so name no person.')
    .action(async (run: string, flags: { reason: string }, given: Command) => {
      await does(async () => {
        if (!/^[a-z0-9-]{1,40}$/.test(flags.reason))
          throw new StetError('usage', '--reason takes one word of small letters, digits and dashes');
        await trailOf(given, (one) => one.erase(idOf(run), flags.reason));
        say(`${run}: erased; its proof stays`);
        return 0;
      });
    });
}

interface VerifyFlags {
  readonly anchor: readonly string[];
  readonly json?: boolean;
}
