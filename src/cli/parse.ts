/**
 * `stet parse`: printed references in, CSL-JSON out, a line for a line, order kept. A line is a reference, or an object
 * `{"id", "raw"}`; one that cannot be used gives its error and the next goes on.
 */
import type { Command } from 'commander';
import { StetError } from '../errors.ts';
import { intoFile, OUTPUT_FLAG } from './output.ts';
import type { World } from './world.ts';

const EXAMPLES = `
Examples:
  echo 'Shannon, C. E. (1948). A mathematical theory of communication.' | stet parse
  stet parse references.txt -o references.jsonl
  stet parse batch.jsonl        lines like {"id": "a1", "raw": "Shannon, C. E. (1948). …"}

Each line out is {"id", "csl", "spans"}, where spans say at which offsets of the line each field stands, or {"id", "error"}.
The id of a plain line is its number.
Exit status: 0 lines were answered, whatever was read in them, 2 wrong usage, an unreadable input, or no line could be answered, 130 interrupted.`;

export function define(program: Command, world: World, done: (status: number) => void): void {
  program
    .argument('[file]', 'file to read; standard input when left out or "-"', '-')
    .option('-f, --format <format>', 'jsonl, the only one.', 'jsonl')
    .option(...OUTPUT_FLAG)
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, flags: { format: string; output?: string }) => {
      if (flags.format !== 'jsonl') throw new StetError('usage', `parse writes jsonl, not ${flags.format}`);
      const { parsed } = await import('./parse/run.ts');
      done(await intoFile(flags.output, [file], world, (to) => parsed(file, to)));
    });
}
