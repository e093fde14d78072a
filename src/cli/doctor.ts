/** `stet doctor`: whether everything a check needs is at hand, one line each, with what to do about what is not. Asks no registry. */
import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Command } from 'commander';
import { messageOf } from '../errors.ts';
import { proxiesOf } from '../proxy.ts';
import { visible } from '../report/visible.ts';
import type { Loaded } from '../settings/index.ts';
import { ENGINE } from '../version.ts';
import { addSettings, settingsOf } from './flags.ts';
import { speaksUnicode, type World } from './world.ts';

/** One thing looked at: `ok`, `note` (works, could be better) or `bad` (a check will fail). */
export interface Look {
  readonly state: 'ok' | 'note' | 'bad';
  readonly says: string;
}

export function define(program: Command, world: World, done: (status: number) => void): void {
  addSettings(program, [
    'index',
    'offline',
    'providers',
    'mailto',
    'integrity',
    'journals',
    'proxy',
    'cacheDir',
    'dataDir',
    'logDir',
  ]).action(async (_flags: object, command: Command) => {
    const looks = await examine(await settingsOf(command, world), world);
    for (const { state, says } of looks) world.stdout.write(`${{ ok: 'ok  ', note: 'note', bad: 'BAD ' }[state]}  ${visible(says)}\n`);
    done(looks.some(({ state }) => state === 'bad') ? 2 : 0);
  });
}

function writable(path: string): Look {
  let folder = path;
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  try {
    accessSync(folder, constants.W_OK);
    return { state: 'ok', says: `${path} can be written` };
  } catch {
    return { state: 'bad', says: `${path} cannot be written; choose another folder with --data-dir or --cache-dir` };
  }
}

/** Through whom the network would be asked, by host and port; nothing where no proxy is named. */
function proxyLooks({ settings, origins }: Loaded): Look[] {
  try {
    const { https, http } = proxiesOf(settings);
    if (https === null && http === null) return [];
    const besides = settings.noProxy.length === 0 ? '' : `, but for ${settings.noProxy.join(', ')}`;
    const way = (scheme: string, proxy: typeof https): string =>
      `${scheme} ${proxy === null ? 'directly' : `through the proxy ${proxy.name}`}`;
    const named = settings.proxy !== undefined ? 'proxy' : https !== null ? 'httpsProxy' : 'httpProxy';
    const says =
      https?.name === http?.name
        ? `asks through the proxy ${https?.name}`
        : `asks ${way('https addresses', https)}, ${way('http addresses', http)}`;
    const half: Look = { state: 'note', says: 'HTTP_PROXY is set, HTTPS_PROXY is not: registries are asked by https, and so directly' };
    return [{ state: 'ok', says: `${says} (${origins[named]?.where ?? 'settings'})${besides}` }, ...(https === null ? [half] : [])];
  } catch (thrown) {
    return [{ state: 'bad', says: messageOf(thrown) }];
  }
}

/** Looks at the platform, the settings, the folders, the indexes and lists. */
export async function examine({ settings, origins }: Loaded, world: World): Promise<Look[]> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const looks: Look[] = [
    { state: 'ok', says: `stet ${ENGINE}` },
    major > 20 || (major === 20 && minor >= 19)
      ? { state: 'ok', says: `Node ${process.version}` }
      : { state: 'bad', says: `Node ${process.version}: stet needs 20.19 or newer` },
    speaksUnicode(world.env)
      ? { state: 'ok', says: 'the terminal speaks UTF-8' }
      : { state: 'note', says: 'the terminal is not set to UTF-8; reports are shown in ASCII' },
  ];
  const files = new Set(
    Object.values(origins)
      .filter(({ from }) => from === 'project' || from === 'user')
      .map(({ where }) => where),
  );
  looks.push(...[...files].map((where): Look => ({ state: 'ok', says: `settings from ${where}` })));
  looks.push(writable(settings.dataDir), writable(settings.cacheDir));
  if (settings.logDir !== undefined) looks.push(writable(settings.logDir));
  const [{ openIndex }, { openSharedIndex }, { isShared, placeOf }] = await Promise.all([
    import('../store/index/read.ts'),
    import('../store/shared/index.ts'),
    import('../store/shared.ts'),
  ]);
  for (const path of settings.index) {
    const where = isShared(path) ? `at ${placeOf(path)}` : path;
    try {
      const index = isShared(path) ? await openSharedIndex(path) : openIndex(path);
      const { records, complete, scope } = index.manifest;
      looks.push({
        state: 'ok',
        says: `index ${where}: ${records.toLocaleString('en')} records, ${complete ? `complete${scope === undefined ? '' : ` for ${scope}`}` : 'not declared complete, so it cannot speak for what is not there'}`,
      });
      await index.close();
    } catch (thrown) {
      looks.push({ state: 'bad', says: `index ${where}: ${messageOf(thrown)}` });
    }
  }
  for (const path of settings.integrity)
    looks.push(existsSync(path) ? { state: 'ok', says: `list ${path}` } : { state: 'bad', says: `list ${path}: no such file` });
  for (const path of settings.journals)
    looks.push(
      existsSync(path)
        ? { state: 'ok', says: `list of journals ${path}` }
        : { state: 'bad', says: `list of journals ${path}: no such file` },
    );
  if (settings.integrity.length === 0)
    looks.push({ state: 'note', says: 'no list of retractions named (--integrity); only what registries say about them is known' });
  if (settings.offline) {
    looks.push(
      settings.index.length === 0
        ? { state: 'bad', says: 'offline and without an index: nothing can be checked; name one with --index' }
        : { state: 'ok', says: 'offline: nothing is asked over the network' },
    );
  } else {
    looks.push({ state: 'ok', says: `would ask ${settings.providers.join(', ')}; citation strings go out, never the document` });
    looks.push(...proxyLooks({ settings, origins }));
    if (settings.mailto === undefined) looks.push({ state: 'note', says: 'no --mailto: registries serve callers they can reach better' });
  }
  return looks;
}
