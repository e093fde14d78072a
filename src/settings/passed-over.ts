/**
 * Files that somebody took for settings and that are not read as such: another format (`stet.config.toml`), a name a letter off
 * (`stet-config.yaml`). Passed over in silence they would be believed, and what they forbid (asking registries, writing a cache) be done.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { distance } from 'fastest-levenshtein';
import { StetError } from '../errors.ts';
import { SETTINGS } from './schema.ts';

/** Endings that somebody may expect settings in; a backup of an editor (`.bak`, `~`) or a patch (`.orig`) is none. */
const ENDINGS = new Set(['yaml', 'yml', 'json', 'jsonc', 'json5', 'toml', 'ini', 'js', 'cjs', 'mjs', 'ts', 'cts', 'mts', 'txt']);
const NAMES = ['stetconfig', 'stetrc', 'stetconf', 'stetsettings'];
const LARGEST = 100_000;

/** Whether a name is that of settings but for its ending, its dots and dashes, or a letter; `stet` alone may be of anything. */
function named(file: string): 'surely' | 'perhaps' | null {
  const plain = file.toLowerCase();
  const at = plain.lastIndexOf('.');
  const ending = at > 0 ? plain.slice(at + 1) : '';
  // "stet.config" and ".stetrc" have no ending of a format.
  const stem = (ENDINGS.has(ending) ? plain.slice(0, at) : plain).replace(/[^a-z]/g, '');
  if (ending !== '' && !ENDINGS.has(ending) && !NAMES.includes(stem)) return null;
  if (NAMES.some((name) => name === stem || (name === 'stetconfig' && distance(name, stem) <= 2))) return 'surely';
  return stem === 'stet' && ENDINGS.has(ending) ? 'perhaps' : null;
}

const TOP = new Set(SETTINGS.map(({ path }) => path.split('.')[0] ?? path));

/** Whether a file sets something by the name of a setting, at the beginning of a line or of a JSON object: so does no report of ours. */
function setsSomething(path: string): boolean {
  try {
    if (statSync(path).size > LARGEST) return false;
    const text = readFileSync(path, 'utf8');
    return [...text.matchAll(/^[ \t{]{0,8}"?([A-Za-z_]{2,40})"?\s{0,8}[:=]/gm)].some(([, name = '']) => TOP.has(name));
  } catch {
    return false;
  }
}

/**
 * The names in a folder that were meant as settings, `read` aside. Throws StetError `bad-settings` when there is one and none is read; one
 * beside a file that is read is most likely an older one.
 */
export function refusePassedOver(folder: string, known: readonly string[]): void {
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch {
    return;
  }
  const [meant] = names
    .filter((name) => {
      const kind = named(name);
      return kind === 'surely' || (kind === 'perhaps' && setsSomething(join(folder, name)));
    })
    .filter((name) => isFile(join(folder, name)))
    .sort();
  if (meant === undefined) return;
  const [first = ''] = known;
  throw new StetError(
    'bad-settings',
    `${join(folder, meant)}: it is named like settings, and is not read as such. Rename it ${first} (${known.slice(1).join(', ')} are read too), name it with --config, or give it another name.`,
  );
}

const isFile = (path: string): boolean => {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
};
