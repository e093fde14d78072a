/**
 * `stet audit`: what was shown can be proved to be what was decided. Checks logs and reports, shows a run's trace, proves
 * single lines and runs, writes a bundle for a stranger, replays. Its exit status has a meaning of its own: 0 all checked
 * and anchored, 1 tampered with, 2 cannot tell, 3 wrong usage.
 */
import type { Command } from 'commander';
import { defineAnchor } from './audit/anchor.ts';
import { answered } from './audit/answered.ts';
import { defineReplay } from './audit/replay.ts';
import type * as acts from './audit/run.ts';
import type { ListFlags, RootFlags, VerifyFlags } from './audit/run.ts';
import { addSettings } from './flags.ts';
import type { World } from './world.ts';

type Acts = typeof acts;

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

/** What every command here is made with: its settings, and how its work is done. */
interface Ends {
  readonly command: (words: string, says: string, more?: readonly string[]) => Command;
  /** Does the work of a command, which is loaded only then, and hands on its exit status. */
  readonly does: (work: (acts: Acts) => Promise<number>) => Promise<void>;
  readonly world: World;
}

export function define(program: Command, world: World, done: (status: number) => void): void {
  program.addHelpText('after', EXAMPLES);
  const ends: Ends = {
    command: (words, says, more = []) => addSettings(program.command(words).description(says), [...PLACES, ...more]),
    does: async (work) => done(await answered(world, async () => work(await import('./audit/run.ts')))),
    world,
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

function defineVerify({ command, does, world }: Ends): void {
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
      await does(({ verify }) => verify(target, flags, given, world));
    });
}

function defineShow({ command, does, world }: Ends): void {
  command('show [run]', 'Show what was asked, answered and decided in a run; without one, list the runs, newest first.')
    .option('--all', 'Of the list: every run, not the newest alone.')
    .option('--json', 'Of the list: one JSON object a line.')
    .action(async (run: string | undefined, flags: ListFlags, given: Command) => {
      await does(({ show }) => show(run, flags, given, world));
    });
}

function defineProve({ command, does, world }: Ends): void {
  command('prove <run>', 'Print the proof that a run, or a line of it, is in the signed log.')
    .option('--line <n>', 'The inclusion path of this line in the log of the run, from 0.')
    .action(async (run: string, flags: { line?: string }, given: Command) => {
      await does(({ prove }) => prove(run, flags.line, given, world));
    });
}

function defineRoot({ command, does, world }: Ends): void {
  command('root', 'Print the newest signed checkpoint: worth keeping elsewhere.')
    .option('--key', 'The public keys of the log instead, oldest first.')
    .option('--from <size>', 'The proof that the log continues its state of this many entries, as JSON.')
    .action(async (flags: RootFlags, given: Command) => {
      await does(({ root }) => root(flags, given, world));
    });
}

function defineExport({ command, does, world }: Ends): void {
  command('export <run>', 'Write a bundle that a stranger can check with SHA-256 and Ed25519 alone.')
    .requiredOption('-o, --out <folder>', 'A new folder.')
    .action(async (run: string, flags: { out: string }, given: Command) => {
      await does(({ exportRun }) => exportRun(run, flags.out, given, world));
    });
}

function defineSeal({ command, does, world }: Ends): void {
  command('seal', 'Seal what a killed run left behind and sign the log anew, so that a gap would show; for an hourly timer.').action(
    async (_flags: object, given: Command) => {
      await does(({ seal }) => seal(given, world));
    },
  );
}

function defineRotate({ command, does, world }: Ends): void {
  command('rotate', 'Let a new signing key follow the present one; both sign that once.').action(async (_flags: object, given: Command) => {
    await does(({ rotate }) => rotate(given, world));
  });
}

function defineErase({ command, does, world }: Ends): void {
  command('erase <run>', 'Destroy the lines of a run; their hashes and proofs stay, and that it was erased is logged.')
    .requiredOption('--reason <word>', 'Why, in a word: it is logged, so name no person.')
    .action(async (run: string, flags: { reason: string }, given: Command) => {
      await does(({ erase }) => erase(run, flags.reason, given, world));
    });
}
