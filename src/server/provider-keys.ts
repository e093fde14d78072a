/**
 * Keys for the services that are asked, as a person may put them in on the settings page: written, never read back. They lie in a file of
 * the data folder that its owner alone may read, come into force at once, and stand behind those of the settings and the environment,
 * which whoever runs the server has the say over.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { messageOf, StetError } from '../errors.ts';
import type { Settings } from '../settings/index.ts';

export const KEY_NAMES = [
  'semanticScholar',
  'openalex',
  'ncbi',
  'courtlistener',
  'openai',
  'anthropic',
  'brave',
] as const satisfies readonly (keyof Settings['keys'])[];
export type KeyName = (typeof KEY_NAMES)[number];
type Kept = Partial<Readonly<Record<KeyName, string>>>;

export interface ProviderKeys {
  /** The settings with the keys that are kept. */
  settings(): Settings;
  /** For each key whether there is one, and who has the say over it. Never the key. */
  list(): readonly { readonly name: KeyName; readonly from: 'settings' | 'page' | null }[];
  /** Keeps a key, or none any more (null). Throws StetError `usage` for one of the settings, `store-failed`. */
  keep(name: KeyName, key: string | null): Promise<void>;
}

const fileOf = (settings: Settings): string => join(settings.dataDir, 'provider-keys.json');

function keptIn(file: string): Kept {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new StetError('store-failed', `The keys of services in ${file} cannot be read: ${messageOf(thrown)}.`);
  }
  try {
    const value: unknown = JSON.parse(text);
    const rows = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(rows.filter(([name, key]) => KEY_NAMES.some((one) => one === name) && typeof key === 'string'));
  } catch {
    // What cannot be read is not repeated: it may be half a key.
    throw new StetError('store-failed', `${file} is damaged; remove it and put the keys in again.`);
  }
}

/** The keys beside these settings. Throws StetError `store-failed`. `changed` hears when there are others. */
export function openProviderKeys(given: Settings, changed: (settings: Settings) => void = () => undefined): ProviderKeys {
  const file = fileOf(given);
  let kept = keptIn(file);
  const isGiven = (name: KeyName): boolean => given.keys[name] !== undefined;
  const joined = (): Settings => ({
    ...given,
    keys: { ...given.keys, ...Object.fromEntries(Object.entries(kept).filter(([name]) => !isGiven(name as KeyName))) },
  });
  let settings = joined();
  let last: Promise<void> = Promise.resolve();
  const write = async (next: Kept): Promise<void> => {
    const part = `${file}.${randomBytes(6).toString('hex')}.part`;
    try {
      await mkdir(given.dataDir, { recursive: true, mode: 0o700 });
      const handle = await open(part, 'wx', 0o600);
      try {
        await handle.writeFile(`${JSON.stringify(next)}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(part, file);
    } catch (thrown) {
      await rm(part, { force: true }).catch(() => undefined);
      throw new StetError('store-failed', `The key could not be kept in ${given.dataDir}: ${messageOf(thrown)}.`);
    }
  };
  return {
    settings: () => settings,
    list: () => KEY_NAMES.map((name) => ({ name, from: isGiven(name) ? 'settings' : kept[name] === undefined ? null : 'page' })),
    keep(name, key) {
      if (isGiven(name)) throw new StetError('usage', 'This key is set where the server runs, and is changed there.');
      const done = last.then(async () => {
        const { [name]: _, ...others } = kept;
        const next = key === null ? others : { ...others, [name]: key };
        await write(next);
        kept = next;
        settings = joined();
        changed(settings);
      });
      last = done.catch(() => undefined);
      return done;
    },
  };
}
