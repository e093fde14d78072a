/** The settings table as flags, and flags read back as settings. No flag that is a setting is spelt out anywhere else. */

import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { type Loaded, loadSettings, SETTINGS, type Setting } from '../settings/index.ts';
import { checkFolder } from './folders.ts';
import type { World } from './world.ts';

const collect = (value: string, before: unknown): string[] => [...(Array.isArray(before) ? (before as string[]) : []), value];

/** Flags that are settings; a command's own --format or --output is none, whatever it is called. */
const OF_SETTINGS = new WeakSet<Option>();

const optionOf = ({ about }: Setting, says = about.says): Option => {
  const option = new Option(about.flag ?? '', says);
  OF_SETTINGS.add(option);
  return about.kind === 'list' || about.kind === 'paths' ? option.argParser(collect) : option;
};

/** Below so many flags a list of them is read from end to end, and headings would be in the way. */
const MANY = 30;

/** Under which heading of its help a command with many flags shows one, by the path of its setting or of the group that it is in. */
const HEADINGS: Readonly<Record<string, string>> = {
  ...headed('Whom to ask:', [
    'index',
    'offline',
    'providers',
    'web',
    'searxng',
    'retractionWatch',
    'integrity',
    'journals',
    'proxy',
    'mailto',
    'timeout',
    'deadline',
    'concurrency',
    'noCache',
    'replay',
  ]),
  ...headed('What to check:', ['only', 'skip', 'sources', 'onlyCited']),
  ...headed('What to tell, and what counts:', [
    'failOn',
    'maxWarnings',
    'allowIncomplete',
    'format',
    'output',
    'language',
    'color',
    'progress',
    'saveRun',
    'marks',
  ]),
  ...headed('How claims are judged:', ['strictCites', 'citeMinRecall', 'noVerifyCites', 'citation_verification', 'judge']),
  ...headed('How documents are read:', ['ocr', 'grobid', 'limits']),
  ...headed('Where things lie:', ['cacheDir', 'dataDir', 'logDir']),
  ...headed('How the log is vouched for:', ['audit']),
  ...headed('The server:', ['server']),
};

function headed(heading: string, paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(paths.map((path) => [path, heading]));
}

/** Settings of commands that ask sources about works and read no documents of their own. */
export const ASKING: readonly string[] = [
  'index',
  'offline',
  'providers',
  'mailto',
  'timeout',
  'deadline',
  'proxy',
  'integrity',
  'journals',
  'cacheDir',
  'dataDir',
  'noCache',
  'logDir',
];

/** Settings of commands that read documents: the limits that messages name ("raise --limit-pages") can be raised wherever they hold. */
export const READING: readonly string[] = ['ocr', 'limits.seconds', 'limits.megabytes', 'limits.pages', 'limits.inputBytes'];

/** Settings of a server: no other command has their flags unless it names them. */
const isServers = (path: string): boolean => path.startsWith('server.');

/** What `--offline` does where nobody is ever asked: it is taken, so that whoever wants to be sure may say so everywhere. */
export const NEVER_ASKS = 'Ask nothing over the network; nothing is asked here without it either.';

/**
 * Adds the flags of the named settings (all that have one but a server's, when none are named) and those that choose the settings file.
 * `says`: by the path of a setting, what its flag does where a command takes less of it than others do.
 */
export function addSettings(command: Command, names?: readonly string[], says: Readonly<Record<string, string>> = {}): Command {
  const flags = SETTINGS.filter(
    ({ path, about }) => about.flag !== undefined && (names === undefined ? !isServers(path) : names.includes(path)),
  );
  for (const setting of flags) {
    const option = optionOf(setting, says[setting.path]);
    const heading = HEADINGS[setting.path.split('.', 1)[0] ?? ''];
    command.addOption(heading === undefined || flags.length < MANY ? option : option.helpGroup(heading));
  }
  command.option('--config <file>', 'Use this settings file in place of the one found.');
  command.option('--no-config', 'Use no settings file at all.');
  return command;
}

/**
 * What was said of an option on the command line: the parser gives one that a command shares with the command it lies below ("stet serve key
 * list --data-dir D") to the latter, wherever it stands. Undefined when nothing was said.
 */
function said(command: Command, name: string, same: (option: Option) => boolean): unknown {
  for (let at: Command | null = command; at !== null; at = at.parent)
    if (at.getOptionValueSource(name) === 'cli' && at.options.some(same)) return at.getOptionValue(name);
  return undefined;
}

/** Reads the settings for a command out of its flags, the environment and the files. */
export async function settingsOf(command: Command, world: World): Promise<Loaded> {
  const flags: Record<string, unknown> = {};
  for (const setting of SETTINGS) {
    const own = (option: Option): boolean => option.flags === setting.about.flag && OF_SETTINGS.has(option);
    const option = command.options.find(own);
    if (option === undefined) continue;
    const name = option.attributeName();
    const value = said(command, name, own);
    if (value !== undefined) flags[setting.path] = option.negate ? value === false : value;
  }
  const config = said(command, 'config', ({ long }) => long === '--config' || long === '--no-config');
  const loaded = await loadSettings({
    flags,
    env: world.env,
    cwd: world.cwd,
    ...(config === false ? { config: false as const } : typeof config === 'string' ? { config: resolve(world.cwd, config) } : {}),
  });
  const { dataDir, cacheDir, logDir } = loaded.settings;
  checkFolder(dataDir, 'choose another with --data-dir.');
  checkFolder(cacheDir, 'choose another with --cache-dir.');
  if (logDir !== undefined) checkFolder(logDir, 'choose another with --log-dir.');
  return loaded;
}
