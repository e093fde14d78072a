/** `stet index`: builds local bibliographic indexes out of files of records, adds to them, fetches and verifies them, says what they hold. */

import type { Command } from 'commander';
import { addSettings } from './flags.ts';
import type { BuildFlags, PullFlags } from './index/run.ts';
import type { World } from './world.ts';

const EXAMPLES = `
Examples:
  stet index build --from works.csl.jsonl --out works
  stet index build --from crossref-2026-03/ --out crossref --declare-complete --scope "all Crossref works" --until 2026-03
  stet index build --from openalex-snapshot/data/works --from dblp.xml.gz --out works
  stet index add works --from new-this-week.jsonl.zst
  stet index list works              what it holds and what it declares complete
  stet index verify works            read it through, byte by byte
  stet index build --from works.csl.jsonl --out "postgres://db.example.org/stet?index=works"
  stet index add "postgres://db.example.org/stet?index=works" --from new-this-week.jsonl.zst
  stet index pull https://example.org/works.idx --out works --sha256 9f86d0…

Sources are files, folders of files, or tar archives, plain or packed with gzip, zstd or xz, and are told apart by what is in them:
CSL-JSON, BibTeX, RIS; the dumps of Crossref, OpenAlex, DataCite and DOAJ (JSON), arXiv's metadata, DBLP, PubMed and ACL Anthology XML,
ISO's open data, the CSV of Retraction Watch and of DOAJ's journals. A build that was killed goes on when the same command is given again.

Only an index that is declared complete can speak for "there is no such work" in its scope.
Exit status: 0 done and whole, 1 an index is damaged, 2 wrong usage or records that cannot be read.`;

const collect = (value: string, before: readonly string[]): string[] => [...before, value];

export function define(program: Command, world: World, done: (status: number) => void): void {
  program.addHelpText('after', EXAMPLES);
  const build = program
    .command('build')
    .description('Build an index out of CSL-JSON, BibTeX, RIS or public dumps: files, folders, archives, packed or not.')
    .requiredOption('--from <path>', 'File or folder of records; may be given several times.', collect, [])
    .requiredOption('--out <path>', 'Where the index is written.')
    .option('--declare-complete', 'It holds all there is in its scope: what is not in it does not exist there.', false)
    .option('--scope <text>', 'What it is complete for, in words.')
    .option('--until <date>', 'The last year, month or day of which it holds all there is: it denies nothing that is later.')
    .option('--name <text>', 'Its name in reports; else the name of its file.');
  addSettings(build, ['progress']).action(async (flags: BuildFlags, command: Command) => {
    done(await (await import('./index/run.ts')).build(flags, command, world));
  });
  const add = program
    .command('add')
    .description('Add records to an index; newer records of the same identifier stand in for older ones.')
    .argument('<index>', 'the index')
    .requiredOption('--from <path>', 'File or folder of records; may be given several times.', collect, [])
    .option('--scope <text>', 'What the index is complete for now, in words.')
    .option('--until <date>', 'The last year, month or day of which it now holds all there is.');
  addSettings(add, ['progress']).action(async (index: string, flags: Pick<BuildFlags, 'from' | 'scope' | 'until'>, command: Command) => {
    done(await (await import('./index/run.ts')).add(index, flags, command, world));
  });
  const pull = program
    .command('pull')
    .description('Fetch a dump or an index over the network, going on where an earlier call stopped.')
    .argument('<url>', 'its address')
    .requiredOption('--out <path>', 'Where the file is written.')
    .option('--sha256 <hash>', 'SHA-256 the file must have, in hex; another file is not kept.')
    .option('--allow-private', 'The address may lie in a private network: a mirror of your own.', false);
  addSettings(pull, ['progress', 'mailto', 'offline', 'proxy']).action(async (url: string, flags: PullFlags, command: Command) => {
    done(await (await import('./index/run.ts')).pull(url, flags, command, world));
  });
  program
    .command('list')
    .description('Say what indexes hold: those named, or those of the settings.')
    .argument('[paths...]', 'indexes, or folders that hold them')
    .action(async (paths: string[], _flags: object, command: Command) => {
      done(await (await import('./index/run.ts')).list(paths, command, world));
    });
  const verify = program
    .command('verify')
    .description('Read indexes through, byte by byte, with what was added to them.')
    .argument('<paths...>', 'indexes');
  addSettings(verify, ['progress']).action(async (paths: string[], _flags: object, command: Command) => {
    done(await (await import('./index/run.ts')).verify(paths, command, world));
  });
}
