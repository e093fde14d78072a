/** `stet index`: builds local bibliographic indexes out of files of records, and says what an index holds. */
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { messageOf, StetError } from '../errors.ts';
import { buildIndex, openIndex } from '../index.ts';
import type { IndexManifest } from '../model/ports.ts';
import { visible } from '../report/index.ts';
import { addSettings, settingsOf } from './flags.ts';
import { showProgress } from './progress.ts';
import type { World } from './world.ts';

const EXAMPLES = `
Examples:
  stet index build --from works.csl.jsonl --out works
  stet index build --from crossref.jsonl.gz --out crossref --declare-complete --scope "all Crossref works to 2026-03"
  stet index list works              what it holds and what it declares complete
  stet index verify works            read it through

Only an index that is declared complete can speak for "there is no such work" in its scope.`;

const collect = (value: string, before: readonly string[]): string[] => [...before, value];

export function define(program: Command, world: World, done: (status: number) => void): void {
  program.addHelpText('after', EXAMPLES);
  const build = program
    .command('build')
    .description('Build an index out of CSL-JSON lines or lists (plain or gzipped).')
    .requiredOption('--from <file>', 'File of records; may be given several times.', collect, [])
    .requiredOption('--out <path>', 'Where the index is written.')
    .option('--declare-complete', 'It holds all there is in its scope: what is not in it does not exist there.', false)
    .option('--scope <text>', 'What it is complete for, in words.')
    .option('--name <text>', 'Its name in reports; else the name of its file.');
  addSettings(build, ['progress']).action(async (flags: BuildFlags, command: Command) => {
    if (flags.from.length === 0) throw new StetError('usage', 'nothing to build from; name a file with --from');
    if (flags.scope !== undefined && !flags.declareComplete)
      throw new StetError('usage', '--scope says what an index is complete for; it needs --declare-complete');
    const { settings } = await settingsOf(command, world);
    const progress = showProgress(settings.progress, world.stderr);
    progress.begin(flags.out, 1, 1);
    let skipped = 0;
    const manifest = await buildIndex({
      from: flags.from.map((file) => resolve(world.cwd, file)),
      out: resolve(world.cwd, flags.out),
      declareComplete: flags.declareComplete,
      ...(flags.scope === undefined ? {} : { scope: flags.scope }),
      ...(flags.name === undefined ? {} : { name: flags.name }),
      signal: world.signal,
      progress: progress.tell,
      onSkipped: (line) => {
        skipped += 1;
        if (skipped <= 5) progress.aside(`stet: left out ${visible(JSON.stringify(line).slice(0, 300))}\n`);
      },
    });
    progress.end(`${visible(flags.out)}: ${manifest.records} records`);
    if (skipped > 5) world.stderr.write(`stet: ${skipped} lines in all gave no record\n`);
    world.stdout.write(told(flags.out, manifest));
    done(0);
  });
  program
    .command('list')
    .description('Say what indexes hold: those named, or those of the settings.')
    .argument('[paths...]', 'indexes, or folders that hold them')
    .action(async (paths: string[], _flags: object, command: Command) => {
      const named = paths.length > 0 ? paths : (await settingsOf(command, world)).settings.index;
      if (named.length === 0) throw new StetError('usage', 'no index named, and the settings name none');
      done(
        each(
          named.flatMap((path) => within(resolve(world.cwd, path))),
          world,
          () => undefined,
        ),
      );
    });
  program
    .command('verify')
    .description('Open indexes and look records up in them.')
    .argument('<paths...>', 'indexes')
    .action((paths: string[]) => {
      done(
        each(
          paths.map((path) => resolve(world.cwd, path)),
          world,
          (index) => void index.search({ title: 'a search through the index', author: [{ family: 'Nobody' }] }, 5),
        ),
      );
    });
}

interface BuildFlags {
  readonly from: readonly string[];
  readonly out: string;
  readonly declareComplete: boolean;
  readonly scope?: string;
  readonly name?: string;
}

/** A folder stands for the files in it that open as indexes. */
function within(path: string): string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => join(path, name))
    .filter((file) => {
      try {
        openIndex(file).close();
        return true;
      } catch {
        return false;
      }
    });
}

function each(paths: readonly string[], world: World, probe: (index: ReturnType<typeof openIndex>) => void): number {
  let status = 0;
  for (const path of paths) {
    try {
      const index = openIndex(path);
      try {
        probe(index);
        world.stdout.write(told(path, index.manifest));
      } finally {
        index.close();
      }
    } catch (thrown) {
      status = 2;
      const said = messageOf(thrown);
      world.stderr.write(`stet: ${visible(said.includes(path) ? said : `${path}: ${said}`)}\n`);
    }
  }
  return status;
}

/** What an index says of itself. */
export function told(path: string, manifest: IndexManifest): string {
  const complete = manifest.complete
    ? `declared complete${manifest.scope === undefined ? '' : ` for ${visible(manifest.scope)}`}`
    : 'not declared complete';
  return `${visible(path)}: ${visible(manifest.name)}, ${manifest.records.toLocaleString('en')} records, ${complete}, built ${visible(manifest.builtAt)}, ${visible(manifest.hash)}\n`;
}
