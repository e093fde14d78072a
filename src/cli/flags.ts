/** The settings table as flags, and flags read back as settings. No flag that is a setting is spelt out anywhere else. */

import { resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { type Loaded, loadSettings, SETTINGS, type Setting } from '../settings/index.ts';
import { checkFolder } from './folders.ts';
import type { World } from './world.ts';

const collect = (value: string, before: unknown): string[] => [...(Array.isArray(before) ? (before as string[]) : []), value];

const optionOf = ({ about }: Setting): Option => {
  const option = new Option(about.flag ?? '', about.says);
  return about.kind === 'list' || about.kind === 'paths' ? option.argParser(collect) : option;
};

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

/** Adds the flags of the named settings (all that have one but a server's, when none are named) and those that choose the settings file. */
export function addSettings(command: Command, names?: readonly string[]): Command {
  for (const setting of SETTINGS) {
    if (setting.about.flag === undefined || (names === undefined ? isServers(setting.path) : !names.includes(setting.path))) continue;
    command.addOption(optionOf(setting));
  }
  command.option('--config <file>', 'Use this settings file in place of the one found.');
  command.option('--no-config', 'Use no settings file at all.');
  return command;
}

/** Reads the settings for a command out of its flags, the environment and the files. */
export async function settingsOf(command: Command, world: World): Promise<Loaded> {
  const given = command.opts();
  const flags: Record<string, unknown> = {};
  for (const setting of SETTINGS) {
    // A command's own --format or --output is no setting, whatever it is called.
    const option = command.options.find(
      ({ flags: said, description }) => said === setting.about.flag && description === setting.about.says,
    );
    if (option === undefined) continue;
    const name = option.attributeName();
    if (command.getOptionValueSource(name) !== 'cli') continue;
    flags[setting.path] = option.negate ? given[name] === false : given[name];
  }
  const config: unknown = given.config;
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
