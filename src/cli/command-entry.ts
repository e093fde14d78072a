/** One command of the list: its name, what it says of itself, and how it is loaded; and the flag that all with a form in JSON share. */
import type { Command } from 'commander';
import type { World } from './world.ts';

/** Adds a command's flags and action to `program`; the action hands its exit status to `done`. */
export type Define = (program: Command, world: World, done: (status: number) => void) => void;

export interface Entry {
  readonly name: string;
  readonly says: string;
  readonly load: () => Promise<{ readonly define: Define }>;
}

/**
 * Gives `--json` to a command, and to those below it, wherever `--format json` is one of its forms and it has no `--json` of its own: who
 * knows it from one command finds it in the next.
 */
export function withJson(command: Command): void {
  const format = command.options.find(({ long }) => long === '--format');
  if (format !== undefined && /\bjson\b/.test(format.description) && command.options.every(({ long }) => long !== '--json')) {
    command.option('--json', 'Short for --format json.');
    command.on('option:json', () => {
      const name = format.attributeName();
      const before: unknown = command.getOptionValueSource(name) === 'cli' ? command.getOptionValue(name) : undefined;
      // As `--format json` would be taken in this place: beside the formats before it where there may be several.
      command.setOptionValueWithSource(name, format.parseArg?.('json', before) ?? 'json', 'cli');
    });
  }
  for (const sub of command.commands) withJson(sub);
}
