/**
 * `stet evidence`: the passages of the sources at hand that bear on a question or a claim, best first, each with its place (seed 003,
 * stage 1). For writers who want to quote, and for programs that hand a model only what it may cite. Asks nobody and judges nothing.
 */
import type { Command } from 'commander';
import { StetError } from '../errors.ts';
import type { Form } from './evidence/run.ts';
import { addSettings, NEVER_ASKS, READING, settingsOf } from './flags.ts';
import type { World } from './world.ts';

const FORMATS: readonly Form[] = ['pretty', 'json', 'jsonl'];
const SETTINGS = ['sources', 'offline', ...READING];
/** Passages shown when nothing is said. */
const SHOWN = 10;

const EXAMPLES = `
Examples:
  stet evidence "How much did revenue grow in 2020?" --sources papers/
  stet evidence "Corals grow slowly" --sources a.pdf b.md -f json --most 5
  echo "Who may cross the river?" | stet evidence - --sources rules.txt

How many passages a source may give and how long they are is set by citation_verification.evidence_preselection in the settings.
Exit status: 0 something was found, 1 nothing in the sources bears on it, 2 an input or a setting is wrong.`;

export function define(program: Command, world: World, done: (status: number) => void): void {
  addSettings(program.argument('<question>', 'a question or a claim; "-" is standard input'), SETTINGS, { offline: NEVER_ASKS })
    .option('-f, --format <format>', `Form of the list: ${FORMATS.join(', ')}.`, 'pretty')
    .option('--most <n>', 'How many passages at most, over all sources.', String(SHOWN))
    .addHelpText('after', EXAMPLES)
    .action(async (word: string, flags: { format: string; most: string }, command: Command) => {
      const form = FORMATS.find((name) => name === flags.format);
      if (form === undefined) throw new StetError('usage', `--format may be ${FORMATS.join(', ')}, not ${flags.format}`);
      const most = Number(flags.most);
      if (!Number.isInteger(most) || most < 1) throw new StetError('usage', `--most is a number from 1 on, not ${flags.most}`);
      const { settings } = await settingsOf(command, world);
      if (settings.sources.length === 0) throw new StetError('usage', 'no sources; name them with --sources FILE or FOLDER');
      done(await (await import('./evidence/run.ts')).run(word, form, most, settings, world));
    });
}
