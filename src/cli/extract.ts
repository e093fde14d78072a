/** `stet extract`: what a document cites, as far as the document itself tells. Asks nobody and judges nothing. */
import type { Command } from 'commander';
import { StetError } from '../errors.ts';
import type { Flags, Form } from './extract/run.ts';
import { addSettings, READING, settingsOf } from './flags.ts';
import { intoFile, OUTPUT_FLAG } from './output.ts';
import type { World } from './world.ts';

const FORMATS: readonly Form[] = ['pretty', 'json', 'jsonl', 'csl'];
const SETTINGS = ['onlyCited', 'grobid', 'proxy', 'timeout', 'offline', ...READING];

const EXAMPLES = `
Examples:
  stet extract paper.pdf                the references, as they will be checked
  stet extract paper.pdf --format csl -o refs.json       the references as CSL-JSON
  stet extract paper.docx --format json     references, citations and remarks with their places

Exit status: 0 every document was read, 2 wrong usage or an unreadable input, 130 interrupted.`;

export function define(program: Command, world: World, done: (status: number) => void): void {
  addSettings(program.argument('<inputs...>', 'documents to read'), SETTINGS)
    .option('-f, --format <format>', `Form of the list: ${FORMATS.join(', ')}.`, 'pretty')
    .option(...OUTPUT_FLAG)
    .option('--stdin-filename <name>', 'Name of what comes in on standard input; its ending tells the format.')
    .addHelpText('after', EXAMPLES)
    .action(async (words: string[], flags: Flags, command: Command) => {
      const form = FORMATS.find((name) => name === flags.format);
      if (form === undefined) throw new StetError('usage', `--format may be ${FORMATS.join(', ')}, not ${flags.format}`);
      const { settings } = await settingsOf(command, world);
      const { extracted } = await import('./extract/run.ts');
      done(await intoFile(flags.output, words, world, (to) => extracted(words, form, flags, settings, to)));
    });
}
