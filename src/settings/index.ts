/**
 * Settings from all the places people write them, with a memory of which place won. Precedence: flag, environment,
 * the project's file, the user's file, default. Lists are replaced, never joined: what you see in one place is what holds.
 */
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { StetError } from '../errors.ts';
import { settingsAtDepth } from './citation.ts';
import { findProjectFile, findUserFile, readSettingsFile } from './find.ts';
import { environmentLayer, fileLayer, flagLayer, type Layer } from './layers.ts';
import { SETTINGS, type Settings, settingsSchema } from './schema.ts';
import { type Issue, valueAt, wanted } from './wanted.ts';

export { PROJECT_FILES } from './find.ts';
export { settingOf, settingsHash } from './hash.ts';
export { nearest } from './nearest.ts';
export { PROVIDERS } from './providers.ts';
export { environmentName, FORMAT_NAMES, LAYERS, SETTINGS, type Setting, type Settings, settingsSchema } from './schema.ts';

/** Which place a value came from, and its exact name there: a variable, a file, "command line". */
export interface Origin {
  readonly from: 'flag' | 'env' | 'project' | 'user' | 'default';
  readonly where: string;
}

/** Complete settings, and where each value comes from. */
export interface Loaded {
  readonly settings: Settings;
  /** By dotted name; every setting has one. */
  readonly origins: Readonly<Record<string, Origin>>;
}

/** Where settings are looked for, the strongest first: flags, environment, the project's file, the user's. All may be left out. */
export interface Places {
  /** By dotted name, as the command line's parser gave them; undefined values are not set. Default: none. */
  readonly flags?: Readonly<Record<string, unknown>>;
  /** Default: of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** From which files are looked for and relative paths are read. Default: of this process. */
  readonly cwd?: string;
  /** Use this file for the project's settings; false: use neither the project's nor the user's. */
  readonly config?: string | false;
  /** Whether settings files that are programs may run; true by default, false in a server. */
  readonly code?: boolean;
}

function places(env: NodeJS.ProcessEnv): Map<string, { value: unknown; where: string }> {
  const home = env.HOME ?? homedir();
  return new Map([
    ['cacheDir', { value: join(env.XDG_CACHE_HOME || join(home, '.cache'), 'stet'), where: 'default' }],
    ['dataDir', { value: join(env.XDG_DATA_HOME || join(home, '.local', 'share'), 'stet'), where: 'default' }],
  ]);
}

/** The limits and wishes of the settings as whatever reads a document takes them: the same for every face. */
export const readingOf = ({ limits, ocr }: Pick<Settings, 'limits' | 'ocr'>) => ({
  limits: {
    milliseconds: limits.seconds * 1000,
    memoryBytes: limits.megabytes * 1024 * 1024,
    pages: limits.pages,
    inputBytes: limits.inputBytes,
  },
  ocr: ocr.includes('off') ? [] : ocr,
});

/**
 * Gathers, checks and completes the settings: `const { settings } = await loadSettings()` are those that a command would have here.
 * @throws StetError `bad-settings` for an unknown name, a value of the wrong shape, a file that cannot be read
 */
export async function loadSettings({ flags = {}, env = process.env, cwd: from = '.', config, code = true }: Places = {}): Promise<Loaded> {
  const cwd = resolve(from);
  const home = env.HOME ?? homedir();
  const project = config === false ? null : config === undefined ? await findProjectFile(cwd, code) : await readSettingsFile(config, code);
  const user = config === false ? null : await findUserFile(env.XDG_CONFIG_HOME || join(home, '.config'));
  const layers: readonly (readonly [Origin['from'], Layer])[] = [
    ['flag', flagLayer(flags, cwd)],
    ['env', environmentLayer(env, cwd)],
    ['project', project === null ? new Map() : fileLayer(project)],
    ['user', user === null ? new Map() : fileLayer(user)],
    ['default', places(env)],
  ];
  const origins: Record<string, Origin> = {};
  const lines = new Map<string, number>();
  const given: Record<string, unknown> = {};
  for (const { path } of SETTINGS) if (path.includes('.')) groupOf(given, path);
  for (const { path } of SETTINGS) {
    const from = layers.find(([, layer]) => layer.has(path));
    const entry = from?.[1].get(path);
    origins[path] = { from: from?.[0] ?? 'default', where: entry?.where ?? 'default' };
    if (entry === undefined) continue;
    if (entry.line !== undefined) lines.set(path, entry.line);
    groupOf(given, path)[path.slice(path.lastIndexOf('.') + 1)] = entry.value;
  }
  const depth = groupOf(given, 'citation_verification.depth').depth;
  for (const [path, value] of settingsAtDepth(depth)) {
    if (origins[path]?.where !== 'default') continue;
    origins[path] = { from: 'default', where: `depth ${String(depth)}` };
    groupOf(given, path)[path.slice(path.lastIndexOf('.') + 1)] = value;
  }
  const checked = settingsSchema.safeParse(given);
  if (checked.success) return { settings: checked.data, origins };
  throw new StetError('bad-settings', checked.error.issues.map((issue) => complaint(issue, given, origins, lines)).join('; '));
}

/** The object that holds a setting, made where it is not there yet: `limits` for `limits.pages`. */
function groupOf(given: Record<string, unknown>, path: string): Record<string, unknown> {
  let group = given;
  for (const name of path.split('.').slice(0, -1)) {
    group[name] ??= {};
    group = group[name] as Record<string, unknown>;
  }
  return group;
}

/** One wrong value in one sentence: which setting, from where, what was found, what would be right. */
function complaint(
  issue: Issue,
  given: Readonly<Record<string, unknown>>,
  origins: Readonly<Record<string, Origin>>,
  lines: ReadonlyMap<string, number>,
): string {
  const path = issue.path.filter((part) => typeof part === 'string').join('.');
  const about = SETTINGS.find((setting) => setting.path === path)?.about;
  const secret = about?.secret === true;
  const value = valueAt(issue.path, given);
  const line = lines.get(path);
  return `setting ${path} (${origins[path]?.where ?? 'default'}${line === undefined ? '' : `:${line}`}) is ${secret ? 'not usable' : JSON.stringify(value)}, but ${about?.kind === 'seconds' && typeof value === 'string' ? 'must be a time, such as 500ms, 8s or 2m' : wanted(issue, value)}`;
}
