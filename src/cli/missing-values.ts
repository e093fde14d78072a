/**
 * A flag that wants a value and has another flag behind it: `stet answer a.md --repair --offline`. Read as other programs read their
 * flags, a file of the name "--offline" would be written, and the network asked although the user said that it must not be.
 */
import type { Command } from 'commander';
import { StetError } from '../errors.ts';

/** Throws StetError `usage` for the first flag whose value is left out. What stands behind `--` is no flag. */
export function refuseMissingValues(argv: readonly string[], command: Command): void {
  const options = optionsOf(command);
  const until = argv.indexOf('--');
  const words = until < 0 ? argv : argv.slice(0, until);
  const of = (word: string): (typeof options)[number] | undefined => options.find(({ long, short }) => word === long || word === short);
  for (let i = 0; i + 1 < words.length; i += 1) {
    const option = of(words[i] ?? '');
    if (option?.required !== true) continue;
    const value = words[i + 1] ?? '';
    if (of(value.replace(/=.*/s, '')) === undefined) i += 1;
    else
      throw new StetError(
        'usage',
        `${words[i]} wants a value (${option.flags}), and the flag ${value} stands there; if that is meant, write ${option.long ?? words[i]}=${value}`,
      );
  }
}

/** Flags of a command and of those below it. */
const optionsOf = (command: Command): Command['options'] => [...command.options, ...command.commands.flatMap(optionsOf)];
