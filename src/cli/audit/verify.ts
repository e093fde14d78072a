/**
 * What `stet audit verify` checks for each kind of target, and how it says what it found. Never 0 when nothing was checked.
 */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { bucketAnchors, knownKeys } from '../../anchoring.ts';
import * as audit from '../../audit/index.ts';
import { messageOf, StetError, whyUnread } from '../../errors.ts';
import { openSnapshots } from '../../places.ts';
import { visible } from '../../report/visible.ts';
import { counted } from '../../report/words.ts';
import type { Settings } from '../../settings/index.ts';
import { keptText } from '../../text/kept-text.ts';
import type { World } from '../world.ts';
import { decidedOn, verifyPage } from './page.ts';
import type { Result } from './result.ts';
import { thereAre } from './runs.ts';
import { logFolderOf, withLogs } from './status.ts';

/** The text of a file that was kept elsewhere. Throws StetError 'usage' when it cannot be read. */
export function textOf(path: string, name: string): string {
  try {
    return keptText(readFileSync(path));
  } catch (thrown) {
    throw new StetError('usage', `${name} cannot be read: ${whyUnread(thrown)}`, { cause: thrown });
  }
}

const againstSeals = (n: number): string => `${counted(n, 'report')} against ${n === 1 ? 'its seal' : 'their seals'}`;

/** Checks what was named: all logs, a run, a folder of logs, an exported run, a report, a page. Throws StetError 'usage' for anything else. */
export async function verifyTarget(
  target: string | undefined,
  anchors: readonly audit.Anchor[],
  settings: Settings,
  world: World,
  proofs: readonly Proof[] = [],
): Promise<Result> {
  const logs = logFolderOf(settings);
  const keys = join(settings.dataDir, 'keys');
  const store = async (folder: string, only?: readonly string[]): Promise<Result> => {
    const locked = await bucketAnchors(settings);
    const held = [...anchors, ...locked.anchors];
    // Lines that were given to the shared store are read from there; those of another folder lie beside it.
    const { check, replies } = withLogs(settings, (disk) => ({
      check: audit.verifyStore(folder, { anchors: held, keys, disk, ...(only === undefined ? {} : { only }) }),
      replies: folder === logs ? repliesIn(disk, folder, only) : new Map<string, ReadonlySet<string>>(),
    }));
    const size = check.checkpoint?.size ?? 0;
    const known = knownKeys(settings);
    const ties = check.checkpoint === null ? { findings: [], said: [], anchored: false } : await audit.readTies(folder, known);
    const brought = await broughtBy(folder, proofs, known);
    return {
      target: only?.[0] ?? folder,
      findings: [...check.findings, ...locked.findings, ...ties.findings, ...brought.findings, ...(await repliesGone(replies, settings))],
      said: [...brought.said, ...ties.said, ...check.times],
      checked:
        check.checkpoint === null
          ? ''
          : [counted(only?.length ?? check.runs, 'run'), counted(check.events, 'line'), counted(size, 'entry', 'entries')].join(', ') +
            ` under ${check.vkey}`,
      anchored: ties.anchored || brought.anchored || held.some(({ note }) => note !== null),
    };
  };
  if (target === undefined) return store(logs);
  const path = resolve(world.cwd, target);
  if (!existsSync(path)) {
    const others = withLogs(settings, (disk) => thereAre(logs, disk));
    if (!audit.RUN_ID.test(target)) throw new StetError('usage', `${target} is neither a run nor a file nor a folder. ${others}`);
    const result = await store(logs, [target]);
    const gone = withLogs(settings, (disk) => disk.list(join(logs, target)).length === 0);
    return gone && result.checked !== '' ? withoutRun(result, target, others) : result;
  }
  if (statSync(path).isDirectory() && audit.isBundle(path)) {
    const { findings, lines, anchored } = audit.verifyBundle(path, anchors);
    return { target, findings, checked: `${counted(lines, 'line')} of one run against their seal`, anchored };
  }
  if (statSync(path).isDirectory()) {
    const isRun = audit.RUN_ID.test(basename(path)) && basename(path) !== 'commit' && existsSync(join(dirname(path), 'commit', 'vkey'));
    return isRun ? store(dirname(path), [basename(path)]) : store(path);
  }
  const [proof] = proofs;
  if (proof !== undefined)
    throw new StetError(
      'usage',
      `${proof.from} is of a checkpoint; give it with a run, a folder of logs, or nothing, where checkpoints lie.`,
    );
  const text = textOf(path, target);
  const reports = audit.reportsIn(text);
  if (reports !== null) {
    const findings = reports.flatMap((report) => audit.verifyReport(report, anchors));
    return {
      target,
      findings,
      said: decidedOn(reports),
      checked: againstSeals(reports.length),
      anchored: anchors.some(({ vkey }) => vkey !== null),
    };
  }
  const sealed = audit.sealedIn(text);
  if (sealed !== null)
    return {
      target,
      findings: sealed.flatMap((one) => audit.verifySealed(one, anchors)),
      checked: againstSeals(sealed.length),
      anchored: anchors.some(({ vkey }) => vkey !== null),
    };
  const page = verifyPage(text, target, anchors) ?? damaged(text, target);
  if (page !== null) return page;
  throw new StetError(
    'usage',
    `${target} carries no sealed report; give a page or JSON written by stet check, JSON written by stet answer or stet claims, or the id of a run.`,
  );
}

/** What was found where a run was named of which the log holds neither lines nor, if so, a seal: then nothing was checked of it. */
function withoutRun(result: Result, run: string, others: string): Result {
  const unsealed = ({ kind, where, says }: audit.Finding): boolean => kind === 'unclear' && where === run && says === audit.UNSEALED;
  if (!result.findings.some(unsealed)) return result;
  const says = `There is no such run: the log holds neither lines nor a seal of it. ${others}`;
  return { ...result, findings: result.findings.map((one) => (unsealed(one) ? { ...one, says } : one)), checked: '' };
}

/** A text that says it is a report of ours and is no JSON any more: it was cut off, or written into. */
function damaged(text: string, target: string): Result | null {
  if (!/^\s{0,100}[[{]/.test(text) || !/"stet-(?:report|answer|structured)\/\d{1,3}"/.test(text)) return null;
  try {
    JSON.parse(text);
    return null;
  } catch (thrown) {
    const says = `The report can no longer be read: it was cut off or written into (${messageOf(thrown)}).`;
    return { target, findings: [{ kind: 'tampered', where: target, says }], checked: '', anchored: false };
  }
}

/** A proof by others, kept elsewhere. */
export interface Proof {
  readonly from: string;
  readonly bytes: Uint8Array;
}

/** What proofs kept elsewhere say of the log. One that is of no checkpoint here tells that the log is another than it was. */
async function broughtBy(folder: string, proofs: readonly Proof[], known: audit.Known): Promise<audit.Ties> {
  const findings: audit.Finding[] = [];
  const said: string[] = [];
  let anchored = false;
  for (const { from, bytes } of proofs) {
    const tampered = (says: string): void => void findings.push({ kind: 'tampered', where: from, says });
    try {
      const brought = await audit.readBrought(folder, bytes, from, known);
      if (brought === null)
        tampered('No checkpoint of this log is what it is of: the log was rewritten or cut, or the proof is of another.');
      else {
        said.push(`${brought.size} entries: ${brought.says} (${from})`);
        anchored ||= brought.binds;
      }
    } catch (thrown) {
      if (!(thrown instanceof StetError) || thrown.code !== 'log-broken') throw thrown;
      tampered(thrown.message);
    }
  }
  return { findings, said, anchored };
}

/** The replies that runs rest on and that are no longer kept as they were: such a run cannot be replayed. */
async function repliesGone(named: ReadonlyMap<string, ReadonlySet<string>>, settings: Settings): Promise<audit.Finding[]> {
  const { snapshots, close } = await openSnapshots(settings);
  const kept = new Map<string, boolean>();
  const findings: audit.Finding[] = [];
  for (const [id, replies] of named) {
    let gone = 0;
    for (const reply of replies) {
      const held = kept.get(reply) ?? (await snapshots.get(reply)) !== null;
      kept.set(reply, held);
      if (!held) gone += 1;
    }
    if (gone > 0)
      findings.push({
        kind: 'unclear',
        where: id,
        says: `${gone} replies that it rests on are missing or were changed; it cannot be replayed.`,
      });
  }
  await close();
  return findings;
}

/** What each run names as replies; nothing for a log that cannot be read, which is told elsewhere. */
function repliesIn(disk: audit.Disk, folder: string, only: readonly string[] | undefined): Map<string, ReadonlySet<string>> {
  const named = new Map<string, ReadonlySet<string>>();
  for (const id of only ?? disk.list(folder)) {
    const lines = audit.RUN_ID.test(id) && id !== 'commit' ? disk.read(join(folder, id, 'events.jsonl')) : null;
    if (lines === null) continue;
    try {
      named.set(
        id,
        new Set(audit.eventsIn(lines).flatMap((event) => (event.ev === 'asked' || event.ev === 'testified' ? event.reply : []))),
      );
    } catch {
      // Not JSON: told by the check of the lines.
    }
  }
  return named;
}

/** Never 0 when nothing was checked, or nothing kept elsewhere bore it out. */
export function statusOf({ findings, checked, anchored }: Result): number {
  if (findings.some(({ kind }) => kind === 'tampered')) return 1;
  return findings.some(({ kind }) => kind === 'unclear') || checked === '' || !anchored ? 2 : 0;
}

const MARKS = { tampered: 'TAMPERED', unclear: 'cannot tell', erased: 'erased' } as const;

export function tell(result: Result, json: boolean, { stdout }: World): void {
  const status = statusOf(result);
  if (json) {
    stdout.write(`${JSON.stringify({ ...result, status })}\n`);
    return;
  }
  for (const { kind, where, says, line, notes } of result.findings) {
    stdout.write(`${MARKS[kind]}  ${visible(where)}${line === undefined ? '' : `, line ${line + 1}`}: ${visible(says)}\n`);
    for (const note of kind === 'tampered' ? (notes ?? []) : [])
      stdout.write(
        `${note
          .split('\n')
          .map((text) => `    ${visible(text)}`)
          .join('\n')}\n`,
      );
  }
  for (const words of result.said ?? []) stdout.write(`${visible(words)}\n`);
  if (result.checked !== '') stdout.write(`checked: ${visible(result.checked)}\n`);
  stdout.write(
    {
      0: 'All of it is as it was sealed, and continues what was kept elsewhere.\n',
      1: 'This is not what was sealed.\n',
      2:
        result.checked === ''
          ? 'Nothing was checked.\n'
          : result.anchored
            ? 'Nothing was found changed, but not all of it can be told.\n'
            : 'Nothing was found changed; whether it was rewritten whole cannot be told without something kept elsewhere (--anchor): a report, a checkpoint; a key alone shows only who signed it.\n',
    }[status] ?? '',
  );
}
