/**
 * What `stet audit verify` checks for each kind of target, and how it says what it found. Never 0 when nothing was checked.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { messageOf, StetError } from '../errors.ts';
import { audit, fileSnapshots } from '../index.ts';
import { visible } from '../report/index.ts';
import type { Settings } from '../settings/index.ts';
import { logFolderOf } from './audit-status.ts';
import type { World } from './world.ts';

export interface Result {
  readonly target: string;
  readonly findings: readonly audit.Finding[];
  /** What was checked, in words; empty when nothing was. */
  readonly checked: string;
  /** Whether something kept elsewhere bore it out. */
  readonly anchored: boolean;
}

export function textOf(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (thrown) {
    throw new StetError('usage', `${name} cannot be read: ${messageOf(thrown)}`, { cause: thrown });
  }
}

/** Checks what was named: all logs, a run, a folder of logs, a report, a page. Throws StetError 'usage' for anything else. */
export async function verifyTarget(
  target: string | undefined,
  anchors: readonly audit.Anchor[],
  settings: Settings,
  world: World,
): Promise<Result> {
  const logs = logFolderOf(settings);
  const keys = join(settings.dataDir, 'keys');
  const store = async (folder: string, only?: readonly string[]): Promise<Result> => {
    const check = audit.verifyStore(folder, { anchors, keys, ...(only === undefined ? {} : { only }) });
    const size = check.checkpoint?.size ?? 0;
    return {
      target: only?.[0] ?? folder,
      findings: [...check.findings, ...(folder === logs ? await repliesGone(folder, only, settings) : [])],
      checked:
        check.checkpoint === null ? '' : `${only?.length ?? check.runs} runs, ${check.events} lines, ${size} entries under ${check.vkey}`,
      anchored: anchors.some(({ note }) => note !== null),
    };
  };
  if (target === undefined) return store(logs);
  const path = resolve(world.cwd, target);
  if (!existsSync(path)) {
    if (audit.RUN_ID.test(target)) return store(logs, [target]);
    throw new StetError('usage', `${target} is neither a run nor a file nor a folder.`);
  }
  if (statSync(path).isDirectory()) {
    const isRun = existsSync(join(path, 'events.jsonl')) && existsSync(join(dirname(path), 'commit'));
    return isRun ? store(dirname(path), [basename(path)]) : store(path);
  }
  const text = textOf(path, target);
  const reports = audit.reportsIn(text);
  if (reports !== null) {
    const findings = reports.flatMap((report) => audit.verifyReport(report, anchors));
    return {
      target,
      findings,
      checked: `${reports.length} reports against their seals`,
      anchored: anchors.some(({ vkey }) => vkey !== null),
    };
  }
  return await verifyPage(text, target, logs, store);
}

/** The replies that runs rest on and that are no longer kept as they were: such a run cannot be replayed. */
async function repliesGone(folder: string, only: readonly string[] | undefined, settings: Settings): Promise<audit.Finding[]> {
  const snapshots = fileSnapshots(join(settings.dataDir, 'snapshots'));
  const kept = new Map<string, boolean>();
  const findings: audit.Finding[] = [];
  for (const id of only ?? (existsSync(folder) ? readdirSync(folder).sort() : [])) {
    const path = join(folder, id, 'events.jsonl');
    if (!audit.RUN_ID.test(id) || !existsSync(path)) continue;
    let gone = 0;
    for (const reply of repliesIn(path)) {
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
  return findings;
}

/** What a log names as replies; nothing when it cannot be read, which is told elsewhere. */
function repliesIn(path: string): Set<string> {
  try {
    return new Set(audit.eventsIn(readFileSync(path)).flatMap((event) => (event.ev === 'asked' ? event.reply : [])));
  } catch {
    return new Set();
  }
}

type CheckStore = (folder: string, only: readonly string[]) => Promise<Result>;

/** A page names its run and the root of its log; its words cannot be compared, its run can. Where it says the log lies is not followed. */
async function verifyPage(text: string, target: string, folder: string, store: CheckStore): Promise<Result> {
  const named = [...text.matchAll(/<dt>run<\/dt><dd>([A-Za-z0-9_-]{1,64})<\/dd>/g)].map((found) => found[1] ?? '');
  const logs = [...text.matchAll(/<dt>log<\/dt><dd>[^<]{1,4096}: \d{1,15} events, last ([0-9a-f]{64})<\/dd>/g)];
  if (named.length === 0 || logs.length !== named.length || !named.every((id) => audit.RUN_ID.test(id)))
    throw new StetError('usage', `${target} is no report that names a sealed run; give a report written with -f json, or the run.`);
  const results: Result[] = [];
  for (const [i, found] of logs.entries()) {
    const id = named[i] ?? '';
    const result = await store(folder, [id]);
    const head = lastCommit(join(folder, id));
    const says = `The page names another root than the log of ${id} has.`;
    const other: audit.Finding[] = head !== null && head !== found[1] ? [{ kind: 'tampered', where: target, says }] : [];
    results.push({ ...result, findings: [...result.findings, ...other] });
  }
  const unseen: audit.Finding = {
    kind: 'unclear',
    where: target,
    says: 'The run that the page names was checked; the words on the page were not. A report written with -f json can be checked whole.',
  };
  return {
    target,
    findings: [...results.flatMap(({ findings }) => findings), unseen],
    checked: results.map(({ checked }) => checked).join('; '),
    anchored: results.every(({ anchored }) => anchored),
  };
}

function lastCommit(folder: string): string | null {
  try {
    const last = audit.eventsIn(readFileSync(join(folder, 'events.jsonl'))).at(-1);
    return last?.ev === 'merkle_commit' ? last.root : null;
  } catch {
    return null;
  }
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
  if (result.checked !== '') stdout.write(`checked: ${visible(result.checked)}\n`);
  stdout.write(
    {
      0: 'All of it is as it was sealed, and continues what was kept elsewhere.\n',
      1: 'This is not what was sealed.\n',
      2: result.anchored
        ? 'Nothing was found changed, but not all of it can be told.\n'
        : 'Nothing was found changed; whether it was rewritten whole cannot be told without something kept elsewhere (--anchor).\n',
    }[status] ?? '',
  );
}
