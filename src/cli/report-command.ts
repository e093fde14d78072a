/** `stet report`: shows a saved report again in any format. Nothing is asked and nothing is decided anew. */
import type { Command } from 'commander';
import { addSettings, settingsOf } from './flags.ts';
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
      done(await (await import('./report/run.ts')).run(file, loaded, flags.verbose, world));
    });
}
