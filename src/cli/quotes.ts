/**
 * `stet quotes`: every quoted word of a text is in the cited place of a source at hand, or it is marked. With --pairs, quotes
 * and sources as JSON lines, a line for a line, order kept. With --against, an earlier report is held against the sources as
 * they are now: a verdict on an older version is said to be one.
 */

import type { Command } from 'commander';
import { QUOTE_FORMATS } from '../report/quotes/formats.ts';
import { addSettings, NEVER_ASKS, READING, settingsOf } from './flags.ts';
import type { Flags } from './quotes/run.ts';
import type { World } from './world.ts';

const EXAMPLES = `
Examples:
  stet quotes answer.md --sources contracts/          a generated answer against the texts it cites
  stet quotes paper.docx --sources ng2024.pdf -f html -o quotes.html
  stet quotes --pairs pairs.jsonl -f jsonl            lines like {"id": "a1", "quote": "…", "source": "…"}
  stet quotes answer.md --sources contracts/ --against report.json

Citations are read as [1] (the first source), [name], [name § 4.2], (name, § 4.2), links and footnotes; an answer's own list of
sources goes before their order. Exit status: 0 nothing wrong, 1 a quote was not found or its citation leads nowhere, 2 an input or a
setting is wrong, 3 nothing is wrong but of a source that is cited no text, or only a part, is at hand (--allow-incomplete makes it 0).`;

const collect = (value: string, before: readonly string[]): string[] => [...before, value];

export function define(program: Command, world: World, done: (status: number) => void): void {
  addSettings(program.argument('[inputs...]', 'the texts to check; "-" is standard input'), ['allowIncomplete', 'offline', ...READING], {
    offline: NEVER_ASKS,
  })
    .option('--sources <path>', 'A source or a folder of sources; repeatable.', collect, [])
    .option('--pairs <file>', 'Check pairs of quote and source, one JSON object a line; "-" is standard input.')
    .option('--against <report>', 'An earlier report in JSON: say which of its verdicts are on older versions.')
    .option('-f, --format <format>', `Form of the result: ${QUOTE_FORMATS.join(', ')}.`, 'pretty')
    .option('-o, --output <file>', 'Write to this file.')
    .option('-v, --verbose', 'Show verified quotes, and each that was not checked.')
    .addHelpText('after', EXAMPLES)
    .action(async (inputs: string[], flags: Flags, command: Command) => {
      const { settings } = await settingsOf(command, world);
      done(await (await import('./quotes/run.ts')).run(inputs, flags, settings, world));
    });
}
