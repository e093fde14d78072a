/**
 * The name of a set of settings in a log: equal hashes mean that the settings cannot be why two runs differ. Only settings
 * that can move a verdict count; where an index lies does not (what it holds is logged by the index's own hash).
 */
import { createHash } from 'node:crypto';
import { SETTINGS, type Settings } from './schema.ts';

/** The value of a setting by its dotted name. */
export function settingOf(settings: Settings, path: string): unknown {
  let value: unknown = settings;
  for (const name of path.split('.'))
    value = value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[name] : undefined;
  return value;
}

/** `sha256:…` over the verdict-moving settings, as JSON with sorted names; lists of names count as sets, but for those in which the order says something. */
export function settingsHash(settings: Settings): string {
  const moving = SETTINGS.filter(({ about }) => about.moves === true)
    .map(({ path, about }): [string, unknown] => {
      const value = settingOf(settings, path);
      return [path, Array.isArray(value) && about.ordered !== true ? [...value].sort() : (value ?? null)];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `sha256:${createHash('sha256')
    .update(JSON.stringify(Object.fromEntries(moving)))
    .digest('hex')}`;
}
