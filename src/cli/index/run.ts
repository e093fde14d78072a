/** What the commands of `stet index` do, loaded when one of them is asked for. Each gives its exit status and throws StetError. */
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { messageOf, StetError } from '../../errors.ts';
import { addToIndex, buildIndex, fetchFile } from '../../holdings.ts';
import type { IndexManifest } from '../../model/ports.ts';
import { proxiesOf } from '../../proxy.ts';
import { visible } from '../../report/visible.ts';
import type { BuildOptions } from '../../store/index/build.ts';
import { openIndex } from '../../store/index/read.ts';
import { additionsOf, isAddition } from '../../store/index/segments.ts';
import { verifyIndex } from '../../store/index/verify.ts';
import { openSharedIndex } from '../../store/shared/index.ts';
import { verifySharedIndex } from '../../store/shared/verify.ts';
import { isShared, placeOf } from '../../store/shared.ts';
import { settingsOf } from '../flags.ts';
import { type Shown, showProgress } from '../progress.ts';
import type { World } from '../world.ts';

/** The flags of `pull`. */
export interface PullFlags {
  readonly out: string;
  readonly sha256?: string;
  readonly allowPrivate: boolean;
}

/** The flags of `build`; `add` has some of them. */
export interface BuildFlags {
  readonly from: readonly string[];
  readonly out: string;
  readonly declareComplete: boolean;
  readonly scope?: string;
  readonly until?: string;
  readonly name?: string;
}

/** Builds an index. */
export async function build(flags: BuildFlags, command: Command, world: World): Promise<number> {
  if (flags.from.length === 0) throw new StetError('usage', 'nothing to build from; name a file with --from');
  if (flags.scope !== undefined && !flags.declareComplete)
    throw new StetError('usage', '--scope says what an index is complete for; it needs --declare-complete');
  if (flags.until !== undefined && !flags.declareComplete)
    throw new StetError('usage', '--until says to when an index is complete; it needs --declare-complete');
  checkUntil(flags.until);
  const written = await write(flags.out, flags.from, command, world, (options) =>
    buildIndex({
      ...options,
      declareComplete: flags.declareComplete,
      ...(flags.scope === undefined ? {} : { scope: flags.scope }),
      ...(flags.until === undefined ? {} : { until: flags.until }),
      ...(flags.name === undefined ? {} : { name: flags.name }),
    }),
  );
  world.stdout.write(told(shownPlace(flags.out), written));
  return 0;
}

/** Adds records to an index. */
export async function add(
  index: string,
  flags: Pick<BuildFlags, 'from' | 'scope' | 'until'>,
  command: Command,
  world: World,
): Promise<number> {
  if (flags.from.length === 0) throw new StetError('usage', 'nothing to add; name a file with --from');
  const path = isShared(index) ? index : resolve(world.cwd, index);
  checkUntil(flags.until);
  if ((flags.scope !== undefined || flags.until !== undefined) && !(await openManifest(path)).complete)
    throw new StetError('usage', `--scope and --until say what an index is complete for; ${shownPlace(index)} was not declared complete`);
  await write(index, flags.from, command, world, (options) =>
    addToIndex({
      ...options,
      ...(flags.scope === undefined ? {} : { scope: flags.scope }),
      ...(flags.until === undefined ? {} : { until: flags.until }),
    }),
  );
  world.stdout.write(told(shownPlace(index), await openManifest(path)));
  return 0;
}

/** Fetches a file. */
export async function pull(url: string, flags: PullFlags, command: Command, world: World): Promise<number> {
  if (flags.sha256 !== undefined && !/^[0-9a-f]{64}$/i.test(flags.sha256))
    throw new StetError('usage', '--sha256 wants 64 hexadecimal digits');
  const { settings } = await settingsOf(command, world);
  if (settings.offline) throw new StetError('usage', 'nothing is fetched while --offline is set');
  if (!URL.canParse(url)) throw new StetError('usage', `${url} is not an address`);
  const progress = showProgress(settings.progress, world.stderr);
  progress.begin(flags.out, 1, 1);
  const { bytes, sha256 } = await fetchFile({
    url,
    to: resolve(world.cwd, flags.out),
    signal: world.signal,
    progress: progress.tell,
    proxies: proxiesOf(settings),
    ...(settings.mailto === undefined ? {} : { mailto: settings.mailto }),
    ...(flags.sha256 === undefined ? {} : { sha256: flags.sha256 }),
    ...(flags.allowPrivate ? { allow: [new URL(url).origin] } : {}),
  });
  progress.end(`${visible(flags.out)}: ${bytes} bytes`);
  world.stdout.write(`${visible(flags.out)}: ${bytes.toLocaleString('en')} bytes, sha256:${sha256}\n`);
  return 0;
}

/** Says what indexes hold. */
export async function list(paths: readonly string[], command: Command, world: World): Promise<number> {
  const named = paths.length > 0 ? paths : (await settingsOf(command, world)).settings.index;
  if (named.length === 0) throw new StetError('usage', 'no index named, and the settings name none');
  const found = named.map((path) => (isShared(path) ? [path] : within(resolve(world.cwd, path))));
  const bare = named.find((_, i) => found[i]?.length === 0);
  if (bare !== undefined) throw new StetError('not-found', `${bare}: no index in this folder`);
  return await each(found.flat(), world);
}

/** Reads indexes through. */
export async function verify(paths: readonly string[], command: Command, world: World): Promise<number> {
  const { settings } = await settingsOf(command, world);
  const progress = showProgress(settings.progress, world.stderr);
  let status = 0;
  for (const path of paths.map((one) => (isShared(one) ? one : resolve(world.cwd, one))))
    for (const part of isShared(path) ? [path] : [path, ...additionsOf(path)])
      status = Math.max(status, await verified(part, world, progress));
  return status;
}

/** Reads one file of an index through and says what it found; gives 0 when it is whole, 1 when it is damaged, 2 when it is none. */
async function verified(path: string, world: World, progress: Shown): Promise<number> {
  const shown = shownPlace(path);
  progress.begin(shown, 1, 1);
  try {
    const options = { signal: world.signal, progress: progress.tell };
    const parts = isShared(path) ? await verifySharedIndex(path, options) : [await verifyIndex(path, options)];
    const damaged = parts.some(({ damage }) => damage !== null);
    progress.end(`${visible(shown)}: ${damaged ? 'damaged' : 'whole'}`);
    for (const { manifest, damage } of parts)
      world.stdout.write(damage === null ? `whole  ${told(shown, manifest)}` : `DAMAGED  ${visible(shown)}: ${damage}\n`);
    return damaged ? 1 : 0;
  } catch (thrown) {
    if (thrown instanceof StetError && thrown.code === 'interrupted') throw thrown;
    progress.end(`${visible(shown)}: no index`);
    world.stderr.write(`stet: ${visible(messageOf(thrown))}\n`);
    return 2;
  }
}

/** Writes an index or an addition, with progress, and tells of lines that gave no record. */
async function write(
  out: string,
  from: readonly string[],
  command: Command,
  world: World,
  make: (options: BuildOptions) => Promise<IndexManifest>,
): Promise<IndexManifest> {
  const { settings } = await settingsOf(command, world);
  const progress = showProgress(settings.progress, world.stderr);
  progress.begin(shownPlace(out), 1, 1);
  let skipped = 0;
  const manifest = await make({
    from: from.map((path) => resolve(world.cwd, path)),
    out: isShared(out) ? out : resolve(world.cwd, out),
    signal: world.signal,
    progress: progress.tell,
    onSkipped: (line) => {
      skipped += 1;
      if (skipped <= 5) progress.aside(`stet: left out ${visible(JSON.stringify(line).slice(0, 300))}\n`);
    },
  });
  progress.end(`${visible(shownPlace(out))}: ${manifest.records} records`);
  if (skipped > 5) world.stderr.write(`stet: ${skipped} lines in all gave no record\n`);
  return manifest;
}

/** What the index at a path says of itself, with all that was added to it. */
async function openManifest(path: string): Promise<IndexManifest> {
  const index = isShared(path) ? await openSharedIndex(path) : openIndex(path);
  await index.close();
  return index.manifest;
}

/** Refuses what is no year, month or day. */
function checkUntil(until: string | undefined): void {
  if (until === undefined) return;
  const day = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(until);
  const whole = day === null ? '' : `${day[1]}-${day[2] ?? '01'}-${day[3] ?? '01'}`;
  if (Number.isNaN(Date.parse(whole)) || new Date(whole).toISOString().slice(0, 10) !== whole)
    throw new StetError('usage', '--until wants a year, a month or a day: 2026, 2026-03, 2026-03-31');
}

/** A folder stands for the files in it that open as indexes. */
function within(path: string): string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !isAddition(entry.name))
    .map(({ name }) => join(path, name))
    .filter((file) => {
      try {
        openIndex(file).close();
        return true;
      } catch {
        return false;
      }
    });
}

async function each(paths: readonly string[], world: World): Promise<number> {
  let status = 0;
  for (const path of paths) {
    try {
      world.stdout.write(told(shownPlace(path), await openManifest(path)));
    } catch (thrown) {
      status = 2;
      const said = messageOf(thrown);
      world.stderr.write(`stet: ${visible(said.includes(shownPlace(path)) ? said : `${shownPlace(path)}: ${said}`)}\n`);
    }
  }
  return status;
}

/** A place as it may be shown: a connection string may hold a password. */
const shownPlace = (out: string): string => (isShared(out) ? placeOf(out) : out);

/** What an index says of itself. */
export function told(path: string, manifest: IndexManifest): string {
  const complete = manifest.complete
    ? `declared complete${manifest.scope === undefined ? '' : ` for ${visible(manifest.scope)}`}${manifest.until === undefined ? '' : ` to ${visible(manifest.until)}`}`
    : 'not declared complete';
  return `${visible(path)}: ${visible(manifest.name)}, ${manifest.records.toLocaleString('en')} records, ${complete}, built ${visible(manifest.builtAt)}, ${visible(manifest.hash)}\n`;
}
