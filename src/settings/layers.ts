/**
 * One layer of settings each: what flags, the environment and a file say, as values by dotted name. A name that is not a
 * setting is an error that names the nearest one: a mistyped `offlne: true` must not send anything over the network.
 */
import { homedir } from 'node:os';
import { delimiter, dirname, resolve } from 'node:path';
import { StetError } from '../errors.ts';
import type { SettingsFile } from './find.ts';
import { nearest } from './nearest.ts';
import { type About, environmentName, SETTINGS, type Setting } from './schema.ts';

/** Values by dotted name, with the place each was read from. */
export type Layer = ReadonlyMap<string, { readonly value: unknown; readonly where: string; readonly line?: number }>;

const BY_PATH: ReadonlyMap<string, Setting> = new Map(SETTINGS.map((setting) => [setting.path, setting]));
/** `limits`, `citation_verification`, `citation_verification.evidence_preselection`. */
const GROUPS = new Set(SETTINGS.flatMap(({ path }) => [...path.matchAll(/\./g)].map(({ index }) => path.slice(0, index))));
const UNITS: Readonly<Record<string, number>> = { ms: 0.001, s: 1, m: 60, h: 3600 };

/** Seconds out of "500ms", "8s", "2m", "1h" or a bare number; the text itself when it is none of these. */
function seconds(text: string): number | string {
  const found = /^(\d{1,12}(?:\.\d{1,6})?) ?(ms|s|m|h)?$/.exec(text.trim());
  return found === null ? text : Number(found[1]) * (UNITS[found[2] ?? 's'] ?? 1);
}

/** Reads a value written as text. What cannot be read so is left as it is, for the check to name. */
function fromText(kind: About['kind'], text: string): unknown {
  switch (kind) {
    case 'switch':
      if (/^(?:1|true|yes|on)$/i.test(text)) return true;
      return /^(?:0|false|no|off)$/i.test(text) ? false : text;
    case 'number':
      return /^-?\d{1,15}(?:\.\d{1,9})?$/.test(text.trim()) ? Number(text) : text;
    case 'seconds':
      return seconds(text);
    case 'list':
      return text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');
    case 'paths':
      // A connection string has colons of its own; it stands alone.
      return /^postgres(?:ql)?:\/\//i.test(text) ? [text] : text.split(delimiter).filter((part) => part !== '');
    default:
      return text;
  }
}

const absolute = (path: string, base: string): string => {
  // A connection string is no path of this machine; and nothing (an empty variable of a shell) is not the working folder.
  if (path === '' || path === '-' || /^postgres(?:ql)?:\/\//i.test(path)) return path;
  return resolve(base, path === '~' || path.startsWith('~/') ? homedir() + path.slice(1) : path);
};

function placed(about: About, value: unknown, base: string): unknown {
  if (about.path !== true) return value;
  if (typeof value === 'string') return absolute(value, base);
  return Array.isArray(value) ? value.map((item) => (typeof item === 'string' ? absolute(item, base) : item)) : value;
}

function unknownName(name: string, where: string, known: readonly string[]): StetError {
  const near = nearest(name, known);
  return new StetError(
    'bad-settings',
    `${where}: "${name}" is not a setting${near === null ? '; `stet config show` lists them all' : `; did you mean "${near}"?`}`,
  );
}

/** What flags say. `flags` holds values by dotted name: text, lists of text, or true and false as the parser gave them. */
export function flagLayer(flags: Readonly<Record<string, unknown>>, cwd: string): Layer {
  const layer = new Map<string, { value: unknown; where: string }>();
  for (const [path, given] of Object.entries(flags)) {
    const setting = BY_PATH.get(path);
    if (setting === undefined) throw unknownName(path, 'command line', [...BY_PATH.keys()]);
    if (given === undefined) continue;
    const { kind } = setting.about;
    let value: unknown = given;
    if (typeof given === 'string') value = kind === 'paths' ? [given] : fromText(kind, given);
    else if (Array.isArray(given) && kind === 'list') value = given.flatMap((item: unknown) => fromText('list', String(item)) as string[]);
    layer.set(path, { value: placed(setting.about, value, cwd), where: 'command line' });
  }
  return layer;
}

/** What the environment says. A `STET_…` name that is no setting is an error; an empty value counts as not set. */
export function environmentLayer(env: NodeJS.ProcessEnv, cwd: string): Layer {
  const names = new Map(SETTINGS.map((setting) => [environmentName(setting.path), setting]));
  for (const name of Object.keys(env)) {
    if (name.startsWith('STET_') && !names.has(name)) throw unknownName(name, 'environment', [...names.keys()]);
  }
  const layer = new Map<string, { value: unknown; where: string }>();
  for (const [own, setting] of names) {
    const name = [own, ...(setting.about.env ?? [])].find((candidate) => (env[candidate] ?? '') !== '');
    if (name === undefined) continue;
    layer.set(setting.path, { value: placed(setting.about, fromText(setting.about.kind, env[name] ?? ''), cwd), where: name });
  }
  if (!layer.has('color')) {
    if ((env.NO_COLOR ?? '') !== '') layer.set('color', { value: 'never', where: 'NO_COLOR' });
    else if ((env.FORCE_COLOR ?? '') !== '')
      layer.set('color', { value: env.FORCE_COLOR === '0' ? 'never' : 'always', where: 'FORCE_COLOR' });
  }
  return layer;
}

/** What a file says; paths in it are relative to the file. `$schema` is allowed and ignored. */
export function fileLayer(file: SettingsFile): Layer {
  const layer = new Map<string, { value: unknown; where: string; line?: number }>();
  const base = dirname(file.path.replace(/#stet$/, ''));
  const take = (table: Readonly<Record<string, unknown>>, prefix: string): void => {
    for (const [name, value] of Object.entries(table)) {
      const path = prefix + name;
      if (path === '$schema') continue;
      const setting = BY_PATH.get(path);
      const line = file.lines?.get(path);
      if (setting !== undefined) {
        const read = typeof value === 'string' && setting.about.kind === 'seconds' ? seconds(value) : value;
        const listed = typeof read === 'string' && (setting.about.kind === 'list' || setting.about.kind === 'paths') ? [read] : read;
        layer.set(path, { value: placed(setting.about, listed, base), where: file.path, ...(line === undefined ? {} : { line }) });
      } else if (GROUPS.has(path) && value !== null && typeof value === 'object' && !Array.isArray(value)) {
        take(value as Readonly<Record<string, unknown>>, `${path}.`);
      } else {
        throw unknownName(path, line === undefined ? file.path : `${file.path}:${line}`, [...BY_PATH.keys(), ...GROUPS]);
      }
    }
  };
  take(file.values, '');
  return layer;
}
