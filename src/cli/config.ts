/** `stet config show`: the settings in force, and with --why where each comes from. Keys are never shown. */
import type { Command } from 'commander';
import { visible, withoutPassword } from '../report/visible.ts';
import { type Loaded, SETTINGS, settingOf } from '../settings/index.ts';
import { addSettings, settingsOf } from './flags.ts';
import type { World } from './world.ts';

export function define(program: Command, world: World, done: (status: number) => void): void {
  const show = program
    .command('show')
    .description('Show every setting and its value.')
    .option('--why', 'Show where each value comes from.', false)
    .option('--json', 'As one JSON object.', false);
  addSettings(show).action(async (flags: { why: boolean; json: boolean }, command: Command) => {
    const loaded = await settingsOf(command, world);
    world.stdout.write(flags.json ? asJson(loaded) : asText(loaded, flags.why));
    done(0);
  });
  program.addHelpText('after', '\nExamples:\n  stet config show --why\n  STET_OFFLINE=1 stet config show --json');
}

/** A value as it may be shown: no key, and no password within a connection string. */
function shown(secret: boolean, value: unknown): unknown {
  if (secret && value !== undefined) return '(set, not shown)';
  if (Array.isArray(value)) return value.map((one) => shown(false, one));
  return typeof value === 'string' ? withoutPassword(value) : (value ?? null);
}

function asJson({ settings, origins }: Loaded): string {
  const rows = SETTINGS.map(({ path, about }) => [
    path,
    { value: shown(about.secret === true, settingOf(settings, path)), ...origins[path] },
  ]);
  return `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`;
}

function asText({ settings, origins }: Loaded, why: boolean): string {
  const wide = Math.max(...SETTINGS.map(({ path }) => path.length));
  return SETTINGS.map(({ path, about }) => {
    const value = shown(about.secret === true, settingOf(settings, path));
    const text = Array.isArray(value) ? value.join(', ') || '(none)' : value === null ? '(not set)' : String(value);
    const origin = origins[path];
    const from =
      !why || origin === undefined ? '' : `   ${origin.from === 'default' ? 'default' : `${origin.from}: ${visible(origin.where)}`}`;
    return `${path.padEnd(wide)}  ${visible(text)}${from}\n`;
  }).join('');
}
