/**
 * `stet parse`: printed references in, CSL-JSON out, a line for a line, order kept. A line is a reference, or an object
 * `{"id", "raw"}`; one that cannot be used gives its error and the next goes on.
 */
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { messageOf, StetError, whyUnread } from '../errors.ts';
import { parseReference } from '../index.ts';
import { errorLine } from '../report/index.ts';
import { type Line, linesFrom } from './lines.ts';
import { intoFile, OUTPUT_FLAG } from './output.ts';
import type { World } from './world.ts';

const EXAMPLES = `
Examples:
  echo 'Shannon, C. E. (1948). A mathematical theory of communication.' | stet parse
  stet parse references.txt -o references.jsonl
  stet parse batch.jsonl        lines like {"id": "a1", "raw": "Shannon, C. E. (1948). …"}

Each line out is {"id", "csl", "spans"}, where spans say at which offsets of the line each field stands, or {"id", "error"}.
The id of a plain line is its number.
Exit status: 0 every line was answered, whatever was read in it, 2 wrong usage or an unreadable input, 130 interrupted.`;

export function define(program: Command, world: World, done: (status: number) => void): void {
  program
    .argument('[file]', 'file to read; standard input when left out or "-"', '-')
    .option('-f, --format <format>', 'jsonl, the only one.', 'jsonl')
    .option(...OUTPUT_FLAG)
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, flags: { format: string; output?: string }) => {
      if (flags.format !== 'jsonl') throw new StetError('usage', `parse writes jsonl, not ${flags.format}`);
      done(await intoFile(flags.output, world, (to) => parsed(file, to)));
    });
}

/** Answers every line of a file; gives the exit status. */
async function parsed(file: string, { stdin, stdout, cwd, signal }: World): Promise<number> {
  const stream = file === '-' ? stdin : createReadStream(resolve(cwd, file));
  try {
    for await (const line of linesFrom(stream)) {
      if (signal.aborted) return 130;
      if ('text' in line && line.text.trim() === '') continue;
      stdout.write(`${parsedLine(line)}\n`);
    }
  } catch (thrown) {
    if (thrown instanceof StetError) throw thrown;
    throw new StetError('unreadable-input', `${file}: cannot be read: ${whyUnread(thrown)}`, { cause: thrown });
  }
  return 0;
}

/** What one line gives: its reference as CSL-JSON with places, or what is wrong with it. Never throws. */
export function parsedLine(line: Line): string {
  const number = String(line.n);
  if (!('text' in line)) return errorLine(number, { code: 'bad-line', message: 'the line is longer than 1 MB' });
  let id: string | number = number;
  let raw = line.text;
  if (line.text.trimStart().startsWith('{')) {
    let given: unknown;
    try {
      given = JSON.parse(line.text);
    } catch (thrown) {
      return errorLine(number, { code: 'bad-line', message: `not valid JSON: ${messageOf(thrown)}` });
    }
    const { id: own, raw: text } = given as { id?: unknown; raw?: unknown };
    if (typeof own === 'string' || typeof own === 'number') id = own;
    if (typeof text !== 'string')
      return errorLine(String(id), { code: 'bad-line', message: 'expected {"id", "raw"} with the reference as text in "raw"' });
    raw = text;
  }
  try {
    const { fields, spans } = parseReference(raw);
    return JSON.stringify({ id, csl: fields, spans });
  } catch (thrown) {
    return errorLine(String(id), { code: 'internal', message: messageOf(thrown) });
  }
}
