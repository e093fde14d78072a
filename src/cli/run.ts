/**
 * From words typed to a command: finds the command (a path alone means `check`), hands it its flags, turns what it throws into
 * one line and an exit status. A name that is no command is answered with the nearest one.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { messageOf, StetError } from '../errors.ts';
import { withJson } from './command-entry.ts';
import { COMMANDS } from './commands.ts';
import { fitted } from './help-lines.ts';
import { sourcesInARow } from './in-a-row.ts';
import { refuseMissingValues } from './missing-values.ts';
import { READER_GONE, type World } from './world.ts';

const HEAD = `stet checks every citation before anybody relies on it: the work exists, is described right, has not been retracted.

Usage: stet [check] <file|folder|url|doi:…|arxiv:…|->…
       stet <command> --help

Commands:
`;
const TAIL = `
Examples:
  stet paper.pdf                            check the references of a paper
  stet refs.bib --index works --offline     without the network, against a local index
  stet paper.docx -f html -o report.html    a report to open in a browser
  stet lookup doi:10.1000/182               is there such a work?

Exit status: 0 nothing found, 1 findings, 2 an input or a setting is wrong, 3 some references could not be checked.
Only citation strings are sent to registries, never the document; --offline sends nothing.
`;

/** The first page of help. */
export const helpText = (): string => {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  return HEAD + COMMANDS.map(({ name, says }) => `  ${name.padEnd(width)}  ${says}\n`).join('') + TAIL;
};

/** Whether a word can only be an input, never a mistyped command. */
const isInput = (word: string, cwd: string): boolean => word === '-' || /[./\\:]/.test(word) || existsSync(resolve(cwd, word));

/** Runs one command line; gives the exit status. Never throws. */
export async function run(argv: readonly string[], world: World): Promise<number> {
  const debug = argv.includes('--debug');
  let status = 130;
  try {
    status = await dispatch(argv, world);
  } catch (thrown) {
    if (!world.signal.aborted) return await failed(thrown, world, debug, argv);
  }
  if (status === 130 && world.signal.aborted && world.signal.reason !== READER_GONE) world.stderr.write(stopped(argv));
  return status;
}

/** What an interrupted command leaves, and how to go on. Those that run until they are told to end say nothing. */
function stopped(argv: readonly string[]): string {
  const [first = ''] = argv;
  const name = COMMANDS.some((one) => one.name === first) ? first : 'check';
  if (name === 'serve' || name === 'worker' || name === 'mcp') return '';
  if (name === 'fix') return 'stet: interrupted; nothing was written\n';
  if (name !== 'check') return 'stet: interrupted before the end; what was written by then is not all, so run the same command again\n';
  return argv.some((word) => word === '--batch' || word.startsWith('--batch='))
    ? 'stet: interrupted; what was checked is kept, and the same command goes on from there\n'
    : 'stet: interrupted; what was checked by then is reported, the rest was not checked. The same command begins anew, and does not ask again for replies that were kept\n';
}

async function dispatch(argv: readonly string[], world: World): Promise<number> {
  const [first] = argv;
  if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
    const named = COMMANDS.find(({ name }) => name === argv[1]);
    if (first !== 'help' || argv[1] === undefined) {
      world.stdout.write(fitted(helpText(), helpWidth(world)));
      return first === undefined ? 2 : 0;
    }
    if (named !== undefined) return dispatch([named.name, '--help'], world);
  }
  if (first === '--version' || first === '-V') {
    const { ENGINE } = await import('../version.ts');
    world.stdout.write(`${ENGINE}\n`);
    return 0;
  }
  const word = first === 'help' ? (argv[1] ?? '') : (first ?? '');
  const known = COMMANDS.find(({ name }) => name === word);
  if (known !== undefined) return await execute(known.name, argv.slice(1), world);
  if (word.startsWith('-') || isInput(word, world.cwd)) return await execute('check', argv, world);
  const { nearest } = await import('../settings/nearest.ts');
  const { visible } = await import('../report/visible.ts');
  const near = nearest(
    word,
    COMMANDS.map(({ name }) => name),
  );
  throw new StetError(
    'usage',
    `"${visible(word)}" is neither a command nor a file${near === null ? '.' : `; did you mean "stet ${near}"?`} See stet --help.`,
  );
}

async function execute(name: string, argv: readonly string[], world: World): Promise<number> {
  const entry = COMMANDS.find((candidate) => candidate.name === name);
  if (entry === undefined) throw new StetError('internal', `no command ${name}`);
  const { Command } = await import('commander');
  let status = 0;
  const program = new Command(name).description(entry.says);
  const { define } = await entry.load();
  define(program, world, (given) => {
    status = given;
  });
  withJson(program);
  quiet(program, world);
  refuseMissingValues(argv, program);
  await program.parseAsync(sourcesInARow(argv, program), { from: 'user' });
  return status;
}

/** Columns for help: those of the terminal, as far as lines are still read well. */
const helpWidth = ({ stdout }: World): number => Math.min(110, stdout.columns ?? 100);

/** Commander neither ends the process nor writes past our streams. */
export function quiet(command: Command, world: World): void {
  command.exitOverride().configureOutput({
    writeOut: (text) => world.stdout.write(fitted(text, helpWidth(world))),
    // Mistakes are told in one line by `failed`; what is left is the help of a command that needs another word, as in `stet index`.
    outputError: () => undefined,
    writeErr: (text) => world.stderr.write(fitted(text, helpWidth(world))),
    getOutHelpWidth: () => helpWidth(world),
    getErrHelpWidth: () => helpWidth(world),
  });
  if (command.parent === null) command.name(`stet ${command.name()}`);
  command.showSuggestionAfterError(true);
  for (const sub of command.commands) quiet(sub, world);
}

/** Where what was taken for a flag is the name of a file: how that file is named. */
function ownName(thrown: unknown, { cwd }: World): string {
  const [, word] = /unknown option '(-[^']{1,200})'/.exec(messageOf(thrown)) ?? [];
  return word !== undefined && existsSync(resolve(cwd, word)) ? `; the file of this name is given as ./${word}` : '';
}

/** What the parser of the command line found wrong, in our words, and where help is. */
function misused(thrown: unknown, [first = '']: readonly string[], world: World): string {
  const said = messageOf(thrown)
    .replace(/^error: /, '')
    .replace(/\n/g, ' ')
    .replace(/^missing required argument '([^']{1,100})'$/, 'nothing was given for <$1>')
    .replace(/ \((Did you mean .{1,200}\?)\)$/, (_, near: string) => `; ${near.replace('Did', 'did')}`);
  const command = COMMANDS.find(({ name }) => name === first)?.name ?? 'check';
  return `${said}${ownName(thrown, world)} (see stet ${command} --help)`;
}

async function failed(thrown: unknown, world: World, debug: boolean, argv: readonly string[]): Promise<number> {
  // `stet audit` has statuses of its own, in which 2 means "cannot tell".
  const usage = argv[0] === 'audit' ? 3 : 2;
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  if (code === 'commander.helpDisplayed' || code === 'commander.version') return 0;
  if (code === 'commander.help') return thrown instanceof Error && 'exitCode' in thrown && thrown.exitCode === 0 ? 0 : usage;
  const { visible, withoutPassword } = await import('../report/visible.ts');
  const said = code.startsWith('commander.') ? misused(thrown, argv, world) : messageOf(thrown);
  world.stderr.write(
    `stet: ${visible(withoutPassword(thrown instanceof StetError || code.startsWith('commander.') ? said : `unexpected error: ${said}`))}\n`,
  );
  if (debug && thrown instanceof Error) world.stderr.write(`${thrown.stack ?? ''}\n`);
  else if (!(thrown instanceof StetError) && !code.startsWith('commander.'))
    world.stderr.write('stet: this is a mistake in stet; --debug shows where\n');
  return thrown instanceof StetError ? thrown.exit : code.startsWith('commander.') ? usage : 2;
}
