/** How a report that is shown in a terminal is to look. */
import type { RenderOptions } from '../report/options.ts';
import type { Settings } from '../settings/index.ts';
import { speaksUnicode, type World } from './world.ts';

/** How a terminal report is to look here. */
export function looks(settings: Settings, world: World, verbose: boolean): RenderOptions {
  const { stdout, env } = world;
  return {
    color: settings.color === 'always' || (settings.color === 'auto' && stdout.isTTY && env.TERM !== 'dumb'),
    links: stdout.isTTY && env.TERM !== 'dumb' && env.CI === undefined,
    unicode: speaksUnicode(env),
    width: stdout.columns ?? 100,
    offline: settings.offline,
    language: settings.language,
    verbose,
    commands: ['fix', 'mark'],
  };
}
