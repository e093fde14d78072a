/** What the commands of `stet audit` do, loaded when one of them is asked for. Each gives its exit status and throws StetError. */
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import * as audit from '../../audit/index.ts';
import { StetError } from '../../errors.ts';
import { visible } from '../../report/visible.ts';
import { settingsOf } from '../flags.ts';
import type { World } from '../world.ts';
import { bytesOf } from './named-files.ts';
import { anchorsOf } from './page.ts';
import { listRuns } from './runs.ts';
import { idOf, linesAt, logFolderOf, withLogs } from './status.ts';
import { statusOf, tell, textOf, verifyTarget } from './verify.ts';

/** Flags of the commands that are no settings. */
export interface VerifyFlags {
  readonly anchor: readonly string[];
  readonly json?: boolean;
}
export interface ListFlags {
  readonly all?: boolean;
  readonly json?: boolean;
}
export interface RootFlags {
  readonly key?: boolean;
  readonly from?: string;
}

/** Does `work` on the logs that the settings of a command name. */
async function logsOf<Result>(given: Command, world: World, work: (folder: string, disk: audit.Disk) => Result): Promise<Result> {
  const { settings } = await settingsOf(given, world);
  return withLogs(settings, (disk) => work(logFolderOf(settings), disk));
}

/** Does `work` with the log opened to be written to. */
async function trailOf<Result>(given: Command, world: World, work: (trail: audit.Trail) => Result): Promise<Result> {
  const { settings } = await settingsOf(given, world);
  const places = { folder: logFolderOf(settings), keys: join(settings.dataDir, 'keys') };
  return withLogs(settings, (disk) => work(audit.openTrail({ ...places, disk, now: () => new Date().toISOString() })));
}

const say = (line: string, { stdout }: World): void => stdout.write(`${visible(line)}\n`);

/** Checks what was named, else all logs, against what was kept elsewhere. */
export async function verify(target: string | undefined, flags: VerifyFlags, given: Command, world: World): Promise<number> {
  const { settings } = await settingsOf(given, world);
  if (target !== undefined && flags.anchor.some((file) => resolve(world.cwd, file) === resolve(world.cwd, target)))
    throw new StetError('usage', 'A file cannot be its own anchor: give one that was kept elsewhere.');
  const files = flags.anchor.map((from) => ({ from, bytes: bytesOf(resolve(world.cwd, from), from) }));
  const proofs = files.filter(({ bytes }) => audit.proofKind(bytes) !== null);
  const anchors = files
    .filter((file) => !proofs.includes(file))
    .flatMap(({ from }) => anchorsOf(textOf(resolve(world.cwd, from), from), from));
  const result = await verifyTarget(target, anchors, settings, world, proofs);
  tell(result, flags.json === true, world);
  return statusOf(result);
}

/** Shows a run, or lists the runs there are. */
export async function show(run: string | undefined, flags: ListFlags, given: Command, world: World): Promise<number> {
  if (run === undefined) {
    await logsOf(given, world, (logs, disk) => listRuns(logs, disk, { json: flags.json === true, all: flags.all === true }, world));
    return 0;
  }
  if (flags.json === true || flags.all === true) throw new StetError('usage', '--json and --all go with the list: leave out the run');
  const shown = await logsOf(given, world, (logs, disk) => ({
    ...audit.proveRun(logs, idOf(run), disk),
    lines: linesAt(disk, logs, run),
    path: join(logs, run, 'events.jsonl'),
  }));
  const { root: merkleRoot, size } = JSON.parse(shown.entry) as { root: string; size: number };
  // Words that were put into the log later must not stand above the root that was sealed.
  audit.refuseChanged(run, shown.lines, merkleRoot);
  for (const line of audit.traceOf(audit.eventsIn(shown.lines))) say(line, world);
  say('', world);
  say(`Log: ${shown.path} (${size} lines, Merkle root ${merkleRoot}, ${shown.proof.split('\n')[1]})`, world);
  return 0;
}

/** Prints the proof of a run, or of a line of it. */
export async function prove(run: string, line: string | undefined, given: Command, world: World): Promise<number> {
  const { entry, proof, path } = await logsOf(given, world, (logs, disk) => ({
    ...audit.proveRun(logs, idOf(run), disk),
    path: line === undefined ? null : audit.proveLine(logs, run, Number(line), disk),
  }));
  world.stdout.write(path === null ? proof : `${JSON.stringify({ entry, line: Number(line), path })}\n`);
  return 0;
}

/** Prints the newest checkpoint, the keys, or the proof of growth. */
export async function root(flags: RootFlags, given: Command, world: World): Promise<number> {
  const logs = await logsOf(given, world, (at) => at);
  if (flags.from !== undefined) world.stdout.write(`${JSON.stringify(audit.proveGrowth(logs, Number(flags.from)))}\n`);
  else if (flags.key === true) for (const key of audit.keysOf(logs)) say(key, world);
  else world.stdout.write(audit.newestCheckpoint(logs).note);
  return 0;
}

/** Writes a bundle of a run into a folder. */
export async function exportRun(run: string, folder: string, given: Command, world: World): Promise<number> {
  const out = resolve(world.cwd, folder);
  for (const name of await logsOf(given, world, (logs, disk) => audit.exportRun(logs, idOf(run), out, disk)))
    say(join(folder, name), world);
  return 0;
}

/** Seals what is left over and signs the log anew. */
export async function seal(given: Command, world: World): Promise<number> {
  world.stdout.write((await trailOf(given, world, (one) => one.idle())).note);
  return 0;
}

/** Lets a new signing key follow the present one. */
export async function rotate(given: Command, world: World): Promise<number> {
  say(await trailOf(given, world, (one) => one.rotate()), world);
  return 0;
}

/** Destroys the lines of a run, and logs that. */
export async function erase(run: string, reason: string, given: Command, world: World): Promise<number> {
  if (!/^[a-z0-9-]{1,40}$/.test(reason)) throw new StetError('usage', '--reason takes one word of small letters, digits and dashes');
  await trailOf(given, world, (one) => one.erase(idOf(run), reason));
  say(`${run}: erased; its proof stays`, world);
  return 0;
}
