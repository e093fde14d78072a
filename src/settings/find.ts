/**
 * Where settings are written down: the project's file, nearest up from the working folder, and the user's own.
 * Files that are programs (`.js`, `.mjs`, `.ts`) run only when the caller allows it: the command line does, a server never.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageOf, StetError } from '../errors.ts';
import { refusePassedOver } from './passed-over.ts';

/** In the order they are looked for in one folder; the first that is there counts. */
export const PROJECT_FILES = [
  'stet.config.yaml',
  'stet.config.yml',
  'stet.config.json',
  'stet.config.js',
  'stet.config.mjs',
  'stet.config.ts',
];
const USER_FILES = ['config.yaml', 'config.yml', 'config.json'];
const LARGEST = 1_000_000;

/** A settings file as read: raw values, not yet checked. */
export interface SettingsFile {
  readonly path: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** The line of each name in it, by dotted name, where the format tells it. */
  readonly lines?: ReadonlyMap<string, number>;
}

function asTable(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (value === null || value === undefined) return {};
  if (typeof value !== 'object' || Array.isArray(value))
    throw new StetError(
      'bad-settings',
      `${path}: expected settings by name ("offline: true"), found ${Array.isArray(value) ? 'a list' : typeof value}`,
    );
  return value as Readonly<Record<string, unknown>>;
}

function text(path: string): string {
  try {
    if (statSync(path).size > LARGEST) throw new StetError('bad-settings', `${path}: larger than 1 MB; this is no settings file`);
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (thrown) {
    if (thrown instanceof StetError) throw thrown;
    throw new StetError('bad-settings', `${path}: cannot be read: ${messageOf(thrown)}`, { cause: thrown });
  }
}

/** How Node tells where JSON breaks: by a number that no editor shows. Newer ones tell the line behind it as well. */
const AT_POSITION = /at position (\d{1,9})(?: \(line \d{1,9} column \d{1,9}\))?/;

function placeIn(said: string, at: number): string {
  const before = said.slice(0, at).split('\n');
  return `at line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/**
 * Reads one settings file by its ending.
 * @param code whether files that are programs may run
 * @throws StetError `bad-settings` when it cannot be read or is not a table of settings
 */
export async function readSettingsFile(path: string, code: boolean): Promise<SettingsFile> {
  const ending = /\.([a-z]+)$/.exec(path)?.[1] ?? '';
  if (!existsSync(path)) throw new StetError('bad-settings', `${path}: no such settings file`);
  if (ending === 'yaml' || ending === 'yml') {
    const { parsedYaml } = await import('./yaml-lines.ts');
    const said = text(path);
    try {
      const { value, lines } = parsedYaml(said);
      return { path, values: asTable(value, path), lines };
    } catch (thrown) {
      if (thrown instanceof StetError) throw thrown;
      const [why = ''] = messageOf(thrown).split('\n');
      throw new StetError('bad-settings', `${path}: not valid YAML: ${why.replace(/:$/, '')}`, { cause: thrown });
    }
  }
  if (ending === 'json') {
    const said = text(path);
    try {
      return { path, values: asTable(JSON.parse(said), path) };
    } catch (thrown) {
      if (thrown instanceof StetError) throw thrown;
      throw new StetError(
        'bad-settings',
        `${path}: not valid JSON: ${messageOf(thrown).replace(AT_POSITION, (_, at) => placeIn(said, Number(at)))}`,
        {
          cause: thrown,
        },
      );
    }
  }
  if (!['js', 'mjs', 'ts', 'mts'].includes(ending))
    throw new StetError('bad-settings', `${path}: settings are read from .yaml, .json, .js or .ts files`);
  if (!code) throw new StetError('bad-settings', `${path}: a settings file that is a program is not run here; use .yaml or .json`);
  try {
    const loaded = (await import(pathToFileURL(path).href)) as { default?: unknown };
    return { path, values: asTable(loaded.default, path) };
  } catch (thrown) {
    if (thrown instanceof StetError) throw thrown;
    const hint = ending.endsWith('ts') ? ' (a .ts file needs Node 22.18 or newer; .yaml and .js work everywhere)' : '';
    throw new StetError('bad-settings', `${path}: could not be run: ${messageOf(thrown)}${hint}`, { cause: thrown });
  }
}

/**
 * The project's settings: nearest up from `cwd`, no higher than the folder that holds `.git`. `package.json` counts only
 * when it has a `stet` entry. Null when there are none. Throws StetError `bad-settings` for a file that was meant as settings and is not
 * read, where nothing nearer is.
 */
export async function findProjectFile(cwd: string, code: boolean): Promise<SettingsFile | null> {
  for (let folder = cwd; ; folder = dirname(folder)) {
    const name = PROJECT_FILES.find((file) => existsSync(join(folder, file)));
    if (name !== undefined) return readSettingsFile(join(folder, name), code);
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest)) {
      const values = manifestSettings(manifest);
      if (values !== null) return { path: `${manifest}#stet`, values };
    }
    refusePassedOver(folder, PROJECT_FILES);
    if (existsSync(join(folder, '.git')) || dirname(folder) === folder) return null;
  }
}

/** A package.json that is broken is its owner's business, not ours: it holds no settings. */
function manifestSettings(path: string): Readonly<Record<string, unknown>> | null {
  let manifest: unknown;
  try {
    manifest = JSON.parse(text(path));
  } catch {
    return null;
  }
  const own = manifest !== null && typeof manifest === 'object' ? (manifest as { stet?: unknown }).stet : undefined;
  return own === undefined ? null : asTable(own, `${path}#stet`);
}

/** The user's settings, under `$XDG_CONFIG_HOME/stet`; null when there are none. Never a program. */
export async function findUserFile(configHome: string): Promise<SettingsFile | null> {
  const name = USER_FILES.find((file) => existsSync(join(configHome, 'stet', file)));
  return name === undefined ? null : readSettingsFile(join(configHome, 'stet', name), false);
}
