/** `stet report`: shows a saved report again in any format. Nothing is asked and nothing is decided anew. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { StetError, whyUnread } from '../errors.ts';
import type { Report } from '../model/report.ts';
import { renderAll, written } from '../report/index.ts';
import { savedReports } from '../report/saved.ts';
import { looks } from './check.ts';
import { addSettings, settingsOf } from './flags.ts';
import { NOTHING, statusOf, tallied } from './gate.ts';
import { targetsOf, tellWritten, writeWhole } from './output.ts';
import type { World } from './world.ts';

const EXAMPLES = `
Examples:
  stet check paper.pdf -f json -o paper.json
  stet report paper.json -f html -o paper.html
  stet report paper.json -o paper.docx         to print and to file
  stet report paper.json            in the terminal, with the exit status that the check had

Exit status: that of stet check: 0 nothing at or above --fail-on, 1 findings, 2 wrong usage or a report that cannot be read, 3 some
references could not be checked.`;

export function define(program: Command, world: World, done: (status: number) => void): void {
  addSettings(program.argument('<file>', 'a report written with -f json or --save-run'), [
    'format',
    'output',
    'language',
    'color',
    'failOn',
    'maxWarnings',
    'allowIncomplete',
  ])
    .option('-v, --verbose', 'Show verified references and notes as well.', false)
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, flags: { verbose: boolean }, command: Command) => {
      const loaded = await settingsOf(command, world);
      const reports = readReports(resolve(world.cwd, file), file);
      // Whether anything left the machine is not known of an old run, so nothing is said about it.
      const { offline: _unknown, ...look } = looks(loaded.settings, world, flags.verbose);
      const targets = targetsOf(loaded);
      for (const target of targets) {
        if (target.file === null) world.stdout.write(renderAll(reports, target.format, look));
        else writeWhole(target.file, await written(reports, target.format, { verbose: flags.verbose, language: loaded.settings.language }));
      }
      tellWritten(
        targets.map(({ file }) => file).filter((file) => file !== null),
        loaded.settings.progress,
        world,
      );
      done(statusOf(reports.reduce(tallied, NOTHING), loaded.settings));
    });
}

/** The reports in a file. Throws StetError for a file that is none of ours. */
export function readReports(path: string, name: string): readonly Report[] {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch (thrown) {
    const why = thrown instanceof SyntaxError ? 'it is not JSON; give what stet check wrote with -f json or --save-run' : whyUnread(thrown);
    throw new StetError('unreadable-input', `${name}: no saved report: ${why}`, { cause: thrown });
  }
  const saved = savedReports(value);
  if ('why' in saved) throw new StetError('unreadable-input', `${name}: ${saved.why}`);
  return saved.reports;
}
