/**
 * What can be typed after `stet`, read off the commands themselves: their sub-commands, flags and what a flag or an argument wants.
 * Nothing about a flag is written down a second time, so a shell never offers what the program does not take.
 */
import type { Command, Option } from 'commander';

/** What stands behind a flag: nothing, a file, a folder, one of some words (several with commas, where `many`), or anything. */
export type Value =
  | { readonly kind: 'none' | 'file' | 'folder' | 'text' }
  | { readonly kind: 'words'; readonly words: readonly string[]; readonly many: boolean };

export interface Flag {
  /** `-f` and `--format`, as far as there are. */
  readonly names: readonly string[];
  readonly says: string;
  readonly value: Value;
}

export interface Typed {
  readonly name: string;
  readonly says: string;
  readonly flags: readonly Flag[];
  /** Words that an argument of this command may be; files are always offered too where `files`. */
  readonly words: readonly string[];
  readonly files: boolean;
  readonly subs: readonly Typed[];
}

/** The first sentence, on one line, without its full stop. */
const sentence = (text: string): string => (/^.*?(?=\.(?:\s|$)|\n|$)/.exec(text)?.[0] ?? '').trim();

/** The words that a sentence of help lists behind its colon: "Form of the list: pretty, json or csv." Fewer than two are no list. */
export function listed(says: string): readonly string[] {
  const colon = says.indexOf(': ');
  if (colon < 0) return [];
  const [list = ''] = says.slice(colon + 2).split(/\.(?= |\n|$)|\n/, 1);
  const words = list.split(/, (?:or )?| or /);
  return words.length > 1 && words.every((word) => /^[\w-]+$/.test(word)) ? words : [];
}

function wanted({ flags, description }: Option): Value {
  const sign = /[<[]([^<>[\]]{1,80})[>\]]/.exec(flags)?.[1];
  if (sign === undefined) return { kind: 'none' };
  const words = listed(description);
  if (words.length > 0) return { kind: 'words', words, many: /s$/.test(sign) };
  if (/folder|dir/.test(sign)) return { kind: 'folder' };
  return { kind: /file|path/.test(sign) ? 'file' : 'text' };
}

const flagOf = (option: Option): Flag => ({
  names: [option.short, option.long].flatMap((name) => name ?? []),
  says: sentence(option.description),
  value: wanted(option),
});

/** What can be typed for one command. */
export function typedOf(command: Command, name: string): Typed {
  const help: Flag = { names: ['-h', '--help'], says: 'Show how it is used', value: { kind: 'none' } };
  const words = command.registeredArguments.flatMap(({ description }) => listed(`: ${description}`));
  return {
    name,
    says: sentence(command.description()),
    flags: [...command.options.filter(({ hidden }) => !hidden).map(flagOf), help],
    words,
    files: command.registeredArguments.length > 0 && words.length === 0,
    subs: command.commands.filter((sub) => sub.name() !== 'help').map((sub) => typedOf(sub, sub.name())),
  };
}
