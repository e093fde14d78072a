/**
 * `stet claims --pairs`: does each piece of evidence bear out the claim beside it? Pairs come as JSON lines, a line for a line,
 * order kept, in bounded memory.
 */
import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { messageOf, StetError } from '../errors.ts';
import { claimLine } from './claims-pairs.ts';
import { linesFrom } from './lines.ts';
import type { World } from './world.ts';

const EXAMPLES = `
Examples:
  stet claims --pairs pairs.jsonl                lines like {"id": "a1", "claim": "…", "evidence": "…"}
  stet claims --pairs - < pairs.jsonl > findings.jsonl

Each line gives {"id", "verdict", "score", "judge", "span", "numbers", "unsupported", "rule", "says"}: verdict is supported,
partial, unsupported, contradicted or unverifiable; span is the passage of the evidence that decided; unsupported names the words
of the claim that nothing there answers to. A line that cannot be read gives {"id", "error"} and the next goes on. No network.
Exit status: 0 every line was answered (whatever the verdicts), 2 the file cannot be read.`;

/** Longest line of a batch: a whole book as evidence. */
const LONGEST_PAIR = 256_000_000;

interface Flags {
  readonly pairs?: string;
  readonly format: string;
}

export function define(program: Command, world: World, done: (status: number) => void): void {
  program
    .requiredOption('--pairs <file>', 'Pairs of claim and evidence, one JSON object a line; "-" is standard input.')
    .option('-f, --format <format>', 'Form of the result: jsonl.', 'jsonl')
    .addHelpText('after', EXAMPLES)
    .action(async ({ pairs, format }: Flags) => {
      if (format !== 'jsonl') throw new StetError('usage', `--pairs writes jsonl, not ${format}`);
      done(await answered(pairs ?? '-', world));
    });
}

async function answered(file: string, world: World): Promise<number> {
  const stream = file === '-' ? world.stdin : createReadStream(resolve(world.cwd, file));
  const line = claimLine();
  try {
    for await (const one of linesFrom(stream, LONGEST_PAIR)) {
      if (world.signal.aborted) return 130;
      if ('text' in one && one.text.trim() === '') continue;
      world.stdout.write(`${await line(one)}\n`);
    }
  } catch (thrown) {
    if (thrown instanceof StetError) throw thrown;
    throw new StetError('unreadable-input', `${file}: cannot be read: ${messageOf(thrown)}`, { cause: thrown });
  }
  return 0;
}
