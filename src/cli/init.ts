/**
 * `stet init`: a settings file for this folder, with what was said as flags in force and the other settings that projects use most
 * as comments, each with its sentence and its default. Never writes over a file unless told to.
 */
import { existsSync } from 'node:fs';
import { basename, isAbsolute, relative, resolve } from 'node:path';
import type { Command } from 'commander';
import { StetError } from '../errors.ts';
import { visible } from '../report/visible.ts';
import { type Loaded, loadSettings, PROJECT_FILES, SETTINGS, settingOf } from '../settings/index.ts';
import { addSettings, settingsOf } from './flags.ts';
import { writeWhole } from './output.ts';
import type { World } from './world.ts';

/** What a project says of itself; how loud and where to is each caller's own. */
const SETTINGS_SHOWN = [
  'mailto',
  'index',
  'offline',
  'providers',
  'integrity',
  'journals',
  'retractionWatch',
  'sources',
  'onlyCited',
  'failOn',
  'maxWarnings',
  'allowIncomplete',
  'marks',
  'strictCites',
  'citeMinRecall',
];
const FILE = 'stet.config.yaml';

const EXAMPLES = `
Examples:
  stet init --mailto you@example.org          then: stet check paper.pdf
  stet init --offline --index works           a project that asks nobody
  stet init --fail-on warning --force         write over the file that is there

Every setting is in docs/config.md; stet config show --why tells which are in force. Exit status: 0 written, 2 not.`;

export function define(program: Command, world: World, done: (status: number) => void): void {
  addSettings(program, SETTINGS_SHOWN)
    .option('--force', 'Write over a settings file that is there.', false)
    .addHelpText('after', EXAMPLES)
    .action(async (flags: { force: boolean }, command: Command) => {
      const there = PROJECT_FILES.find((name) => existsSync(resolve(world.cwd, name)));
      if (there !== undefined && !(flags.force && there === FILE))
        throw new StetError(
          'conflict',
          there === FILE
            ? `${FILE} is there already; look at it, or write over it with --force.`
            : `${there} holds the settings of this folder already; change that one.`,
        );
      const path = resolve(world.cwd, FILE);
      const text = written(await settingsOf(command, world), world.cwd);
      writeWhole(path, text);
      // What was just written must be what the next command reads.
      await loadSettings({ flags: {}, env: {}, cwd: world.cwd, config: path });
      world.stdout.write(`Wrote ${visible(basename(path))}. See what is in force with "stet config show --why".\n`);
      done(0);
    });
}

/** A value as YAML: JSON is YAML, on one line. */
const inYaml = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map((one) => JSON.stringify(one)).join(', ')}]` : JSON.stringify(value);

function written(loaded: Loaded, cwd: string): string {
  const lines = ['# Settings of stet for this folder and those below it. Paths are relative to this file; see docs/config.md for all.', ''];
  for (const name of SETTINGS_SHOWN) {
    const setting = SETTINGS.find(({ path }) => path === name);
    if (setting === undefined) throw new StetError('internal', `no setting ${name}`);
    const said = loaded.origins[name]?.from === 'flag';
    const value = asWritten(settingOf(loaded.settings, name), said && setting.about.path === true, cwd);
    lines.push(`# ${setting.about.says}`, `${said ? '' : '# '}${name}: ${value === undefined ? '' : inYaml(value)}`, '');
  }
  return lines.join('\n');
}

/** A value as it stands in the file: paths relative to it, unless they are none of this disk. */
function asWritten(value: unknown, path: boolean, cwd: string): unknown {
  if (!path) return value;
  if (Array.isArray(value)) return value.map((one) => asWritten(one, path, cwd));
  return typeof value === 'string' && isAbsolute(value) ? relative(cwd, value) || '.' : value;
}
