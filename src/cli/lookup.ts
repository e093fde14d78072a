/** `stet lookup`: is there such a work? One identifier, or one reference in words, asked of every source. It shows and does not judge. */
import type { Command } from 'commander';
import { StetError } from '../errors.ts';
import { ASKING, addSettings, settingsOf } from './flags.ts';
import type { Form } from './lookup/run.ts';
import type { World } from './world.ts';

const FORMATS: readonly Form[] = ['pretty', 'json', 'csl'];
const EXAMPLES = `
Examples:
  stet lookup doi:10.1000/182
  stet lookup arxiv:1706.03762 --format csl
  stet lookup 'Shannon (1948). A mathematical theory of communication. Bell System Technical Journal.'

Exit status: 0 something was found, 1 a source that holds all such works has no record like this, 3 nothing like this was found, which
settles nothing. Of words, records that hold few of them are far from what was asked, and are no find.
For an identifier only its registry holds all: an index, however complete, may have the work without it, and so ends in 3.`;

export function define(program: Command, world: World, done: (status: number) => void): void {
  addSettings(program.argument('<words...>', 'a DOI, arXiv id, PMID or ISBN, or a reference in words'), ASKING)
    .option('-f, --format <format>', `Form of the answer: ${FORMATS.join(', ')}.`, 'pretty')
    .addHelpText('after', EXAMPLES)
    .action(async (words: string[], flags: { format: string }, command: Command) => {
      const form = FORMATS.find((name) => name === flags.format);
      if (form === undefined) throw new StetError('usage', `--format may be ${FORMATS.join(', ')}, not ${flags.format}`);
      const text = words.join(' ').trim();
      if (text === '') throw new StetError('usage', 'nothing to look up; give an identifier or a reference');
      const { settings } = await settingsOf(command, world);
      done(await (await import('./lookup/run.ts')).run(text, form, settings, world));
    });
}
