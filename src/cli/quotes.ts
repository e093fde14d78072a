/**
 * `stet quotes`: every quoted word of a text is in the cited place of a source at hand, or it is marked. With --pairs, quotes
 * and sources as JSON lines, a line for a line, order kept. With --against, an earlier report is held against the sources as
 * they are now: a verdict on an older version is said to be one.
 */
import { createReadStream } from 'node:fs';
import { extname, resolve } from 'node:path';
import type { Command } from 'commander';
import { StetError, whyUnread } from '../errors.ts';
import { QUOTE_FORMATS, renderQuotes } from '../report/index.ts';
import { addSettings, READING, settingsOf } from './flags.ts';
import { checkPlace } from './folders.ts';
import { linesFrom } from './lines.ts';
import { tellWritten, writeWhole } from './output.ts';
import { pairLine } from './quotes-pairs.ts';
import { answersOf, outdated, recorded, sourcesOf } from './quotes-sources.ts';
import { readOptions } from './reading.ts';
import { speaksUnicode, type World } from './world.ts';

const EXAMPLES = `
Examples:
  stet quotes answer.md --sources contracts/          a generated answer against the texts it cites
  stet quotes paper.docx --sources ng2024.pdf -f html -o quotes.html
  stet quotes --pairs pairs.jsonl -f jsonl            lines like {"id": "a1", "quote": "…", "source": "…"}
  stet quotes answer.md --sources contracts/ --against report.json

Citations are read as [1] (the first source), [name], [name § 4.2], (name, § 4.2), links and footnotes; an answer's own list of
sources goes before their order. Exit status: 0 nothing wrong, 1 a quote was not found or its citation leads nowhere.`;

/** Longest line of a batch: a whole book as source. */
const LONGEST_PAIR = 256_000_000;
const collect = (value: string, before: readonly string[]): string[] => [...before, value];

interface Flags {
  readonly sources: readonly string[];
  readonly pairs?: string;
  readonly format: string;
  readonly output?: string;
  readonly against?: string;
  readonly verbose?: boolean;
}

export function define(program: Command, world: World, done: (status: number) => void): void {
  addSettings(program.argument('[inputs...]', 'the texts to check; "-" is standard input'), READING)
    .option('--sources <path>', 'A source or a folder of sources; repeatable.', collect, [])
    .option('--pairs <file>', 'Check pairs of quote and source, one JSON object a line; "-" is standard input.')
    .option('--against <report>', 'An earlier report in JSON: say which of its verdicts are on older versions.')
    .option('-f, --format <format>', `Form of the result: ${QUOTE_FORMATS.join(', ')}.`, 'pretty')
    .option('-o, --output <file>', 'Write to this file.')
    .option('-v, --verbose', 'Show verified quotes, and each that was not checked.')
    .addHelpText('after', EXAMPLES)
    .action(async (inputs: string[], flags: Flags, command: Command) => {
      const { settings } = await settingsOf(command, world);
      const reading = readOptions(settings, world.signal);
      if (flags.pairs !== undefined) return done(await pairs(flags.pairs, flags.format, world));
      const format = QUOTE_FORMATS.find((name) => name === formatOf(flags));
      if (format === undefined) throw new StetError('usage', `--format may be ${QUOTE_FORMATS.join(', ')}, not ${flags.format}`);
      if (inputs.length === 0) throw new StetError('usage', 'nothing to check; name a text, or - for standard input');
      if (flags.sources.length === 0) throw new StetError('usage', 'no sources; name them with --sources FILE or FOLDER');
      if (flags.output !== undefined) checkPlace(resolve(world.cwd, flags.output), '--output');
      const sources = await sourcesOf(flags.sources, world, reading);
      const before = flags.against === undefined ? null : recorded(flags.against, resolve(world.cwd, flags.against));
      const checked = [];
      for (const input of inputs) {
        if (world.signal.aborted) return done(130);
        const one = await answersOf(input, sources, world, reading);
        checked.push(before === null ? one : { ...one, outdated: outdated(before, sources) });
      }
      const text = renderQuotes(checked, format, {
        color: flags.output === undefined && world.stdout.isTTY && world.env.NO_COLOR === undefined,
        unicode: flags.output !== undefined || speaksUnicode(world.env),
        ...(world.stdout.columns === undefined ? {} : { width: world.stdout.columns }),
        ...(flags.verbose === true ? { verbose: true } : {}),
      });
      if (flags.output === undefined) world.stdout.write(text);
      else {
        writeWhole(resolve(world.cwd, flags.output), text);
        tellWritten([resolve(world.cwd, flags.output)], 'auto', world);
      }
      done(checked.some(({ report }) => report.items.some(({ severity }) => severity === 'error')) ? 1 : 0);
    });
}

const ENDINGS: Readonly<Record<string, string>> = {
  '.csv': 'csv',
  '.html': 'html',
  '.json': 'json',
  '.jsonl': 'jsonl',
  '.md': 'markdown',
  '.sarif': 'sarif',
};

/** The format asked for; that of the output's ending when none was. */
const formatOf = ({ format, output }: Flags): string =>
  format === 'pretty' && output !== undefined ? (ENDINGS[extname(output).toLowerCase()] ?? format) : format;

async function pairs(file: string, format: string, world: World): Promise<number> {
  if (format !== 'jsonl' && format !== 'pretty') throw new StetError('usage', `--pairs writes jsonl, not ${format}`);
  const path = resolve(world.cwd, file);
  const stream = file === '-' ? world.stdin : createReadStream(path);
  const line = pairLine();
  try {
    for await (const one of linesFrom(stream, LONGEST_PAIR)) {
      if (world.signal.aborted) return 130;
      if ('text' in one && one.text.trim() === '') continue;
      world.stdout.write(`${line(one)}\n`);
    }
  } catch (thrown) {
    throw new StetError('unreadable-input', `${file}: cannot be read: ${whyUnread(thrown)}`, { cause: thrown });
  }
  return 0;
}
