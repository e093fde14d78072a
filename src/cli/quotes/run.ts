/** What `stet quotes` does, loaded when it is asked to. */
import { createReadStream } from 'node:fs';
import { extname, resolve } from 'node:path';
import { StetError, whyUnread } from '../../errors.ts';
import { QUOTE_FORMATS } from '../../report/quotes/formats.ts';
import { renderQuotes } from '../../report/quotes.ts';
import type { Settings } from '../../settings/index.ts';
import { checkPlace, keepApart } from '../folders.ts';
import { linesFrom, tellUnread, UnreadLines } from '../lines.ts';
import { intoFile, tellWritten, writeWhole } from '../output.ts';
import { readOptions } from '../reading.ts';
import { speaksUnicode, type World } from '../world.ts';
import { pairLine } from './pairs.ts';
import { answersOf, outdated, recorded, sourcesOf } from './sources.ts';

/** Longest line of a batch: a whole book as source. */
const LONGEST_PAIR = 256_000_000;
/** The flags of the command that are no settings. */
export interface Flags {
  readonly sources: readonly string[];
  readonly pairs?: string;
  readonly format: string;
  readonly output?: string;
  readonly against?: string;
  readonly verbose?: boolean;
}

/** Checks the quotes of texts, or pairs of quote and source; gives the exit status. Throws StetError. */
export async function run(inputs: readonly string[], flags: Flags, settings: Settings, world: World): Promise<number> {
  const reading = readOptions(settings, world.signal);
  const { pairs: paired } = flags;
  if (paired !== undefined) return await intoFile(flags.output, [paired], world, (to) => pairs(paired, flags.format, to));
  const format = QUOTE_FORMATS.find((name) => name === formatOf(flags));
  if (format === undefined) throw new StetError('usage', `--format may be ${QUOTE_FORMATS.join(', ')}, not ${flags.format}`);
  if (inputs.length === 0) throw new StetError('usage', 'nothing to check; name a text, or - for standard input');
  if (flags.sources.length === 0) throw new StetError('usage', 'no sources; name them with --sources FILE or FOLDER');
  const output = flags.output === undefined ? [] : [resolve(world.cwd, flags.output)];
  const read = [...inputs, ...flags.sources, ...(flags.against === undefined ? [] : [flags.against])];
  keepApart(output, read, { cwd: world.cwd, flag: '--output' });
  for (const file of output) checkPlace(file, '--output');
  const sources = await sourcesOf(flags.sources, world, reading, [...output, ...inputs.map((input) => resolve(world.cwd, input))]);
  const before = flags.against === undefined ? null : recorded(flags.against, resolve(world.cwd, flags.against));
  const checked = [];
  for (const input of inputs) {
    if (world.signal.aborted) return 130;
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
  const findings = checked.flatMap(({ report }) => report.items);
  if (findings.some(({ severity }) => severity === 'error')) return 1;
  return findings.some(({ rule }) => OPEN.has(rule)) && !settings.allowIncomplete ? 3 : 0;
}

/** Quotes that stay open because no text of their source, or only a part, is at hand. */
const OPEN: ReadonlySet<string> = new Set(['quote/source-not-at-hand', 'quote/incomplete-source']);

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
  const unread = new UnreadLines();
  try {
    for await (const one of linesFrom(stream, LONGEST_PAIR)) {
      if (world.signal.aborted) return 130;
      if ('text' in one && one.text.trim() === '') continue;
      const answer = line(one);
      unread.add(one.n, answer.unread);
      world.stdout.write(`${answer.shown}\n`);
    }
  } catch (thrown) {
    throw new StetError('unreadable-input', `${file}: cannot be read: ${whyUnread(thrown)}`, { cause: thrown });
  }
  return tellUnread(unread, world.stderr);
}
