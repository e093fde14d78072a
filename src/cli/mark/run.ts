/** What `stet mark` does, loaded when it is asked to: decides about a reference, lists and takes back decisions. */
import { readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import * as audit from '../../audit/index.ts';
import { WARNING_RULES } from '../../decide/index.ts';
import { messageOf, StetError } from '../../errors.ts';
import type { DecisionWord, Mark } from '../../model/report.ts';
import { DECISION_WORDS, decisionLine, REASON_WORDS, referencePrint } from '../../report/decisions.ts';
import { fingerprint } from '../../report/fingerprint.ts';
import { problemsOf } from '../../report/problems.ts';
import { shortened, visible } from '../../report/visible.ts';
import type { Settings } from '../../settings/index.ts';
import { readMarks, writeMarks } from '../../store/marks.ts';
import { logFolderOf, withLogs } from '../audit/status.ts';
import { readReports } from '../saved-reports.ts';
import type { World } from '../world.ts';

const REASONS = Object.keys(REASON_WORDS);

/** The flags of the command that are no settings. */
export interface Flags {
  readonly reason?: string;
  readonly note?: string;
  readonly by?: string;
  readonly rule: readonly string[];
  readonly report?: string;
  readonly run?: string;
  readonly document?: string;
  readonly list?: boolean;
  readonly remove?: string;
  readonly json?: boolean;
}

/** A reference as a run left it. */
interface Seen {
  readonly key: string;
  readonly raw: string;
  readonly document: string;
  readonly run: string;
  readonly class: string;
  readonly rules: readonly string[];
}

/** Decides about the reference `ref`, or lists or takes back as the flags say. Throws StetError. */
export function run(ref: string | undefined, word: string | undefined, flags: Flags, settings: Settings, world: World): void {
  const file = resolve(world.cwd, settings.marks);
  if (flags.list === true) list(readMarks(file), flags.json === true, world);
  else if (flags.remove !== undefined) remove(file, flags.remove, flags.document, world);
  else mark(file, decided(ref, word, flags), flags, settings, world);
}

/** What was typed, as a decision. Throws StetError `usage`. */
function decided(
  ref: string | undefined,
  word: string | undefined,
  flags: Flags,
): { readonly ref: string; readonly decision: DecisionWord } {
  if (ref === undefined) throw new StetError('usage', 'which reference? stet mark REF ok|bad|unsure --reason …, or --list');
  const decision = (Object.keys(DECISION_WORDS) as DecisionWord[]).find((one) => one === word);
  if (decision === undefined)
    throw new StetError(
      'usage',
      `the decision about ${visible(ref)} may be ok, bad or unsure${word === undefined ? '' : `, not ${visible(word)}`}`,
    );
  if (flags.reason === undefined || flags.reason.trim() === '')
    throw new StetError('usage', `a decision needs its reason: --reason ${REASONS.join('|')}, or other words`);
  return { ref, decision };
}

function mark(
  file: string,
  { ref, decision }: { readonly ref: string; readonly decision: DecisionWord },
  flags: Flags,
  settings: Settings,
  world: World,
): void {
  const seen = flags.report === undefined ? inLogs(ref, flags, settings) : inReport(ref, flags.report, world);
  const rules = flags.rule.length === 0 ? seen.rules : flags.rule;
  const unknown = rules.find((rule) => !seen.rules.includes(rule));
  if (unknown !== undefined)
    throw new StetError('usage', `${visible(ref)} has no problem by rule ${visible(unknown)}; it has ${seen.rules.join(', ') || 'none'}`);
  const marks = new Map(readMarks(file));
  const about = referencePrint(seen.raw);
  const note = flags.note?.trim();
  const row: Mark = {
    about,
    key: seen.key,
    document: seen.document,
    cited: shortened(seen.raw, 300),
    decision,
    reason: (flags.reason ?? '').trim(),
    ...(note === undefined || note === '' ? {} : { note }),
    by: flags.by ?? userName(),
    at: new Date().toISOString(),
    found: { class: seen.class, rules: seen.rules },
    covers: rules.map((rule) => fingerprint(rule, seen.raw)),
  };
  marks.set(about, row);
  writeMarks(file, marks.values());
  world.stdout.write(`${line(row)}\n`);
  if (decision === 'ok' && rules.length === 0) world.stderr.write('stet: nothing was found against it, so there is nothing to settle\n');
}

const userName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
};

const line = (row: Mark): string => {
  const found = `found: ${row.found.class || 'nothing'}${row.found.rules.length === 0 ? '' : ` (${row.found.rules.join(', ')})`}`;
  const where = row.document === '' ? '' : ` in ${row.document}`;
  return [`[${row.key}] ${shortened(row.cited, 100)}`, `  ${decisionLine(row)}`, `  ${found}${where}`]
    .map((part) => part.slice(0, 2).replace(/\S/g, '') + visible(part))
    .join('\n');
};

function list(marks: ReadonlyMap<string, Mark>, json: boolean, { stdout }: World): void {
  if (json) stdout.write(`${JSON.stringify([...marks.values()], null, 2)}\n`);
  else if (marks.size === 0) stdout.write('no decisions\n');
  else for (const row of marks.values()) stdout.write(`${line(row)}\n`);
}

function remove(file: string, ref: string, document: string | undefined, { stdout }: World): void {
  const marks = new Map(readMarks(file));
  const fit = [...marks.values()].filter(
    (row) => (row.key === ref || row.about.startsWith(ref)) && (document === undefined || row.document === document),
  );
  const [first] = fit;
  if (first === undefined) throw new StetError('not-found', `there is no decision about ${visible(ref)}; stet mark --list shows all`);
  if (fit.length > 1)
    throw new StetError(
      'usage',
      `${fit.length} decisions are about a reference ${visible(ref)}; name its --document, one of ${fit.map((row) => visible(row.document)).join(', ')}`,
    );
  marks.delete(first.about);
  writeMarks(file, marks.values());
  stdout.write(`taken back: [${visible(first.key)}] ${shortened(visible(first.cited), 100)}\n`);
}

/** The reference in a saved report. */
function inReport(ref: string, name: string, world: World): Seen {
  for (const report of readReports(resolve(world.cwd, name), name)) {
    const finding = report.references.find(({ reference }) => reference.key === ref);
    if (finding === undefined) continue;
    const rules = problemsOf(report).flatMap((problem) => (problem.finding === finding ? [problem.rule] : []));
    const { raw, key } = finding.reference;
    return { key, raw, document: report.document.name, run: report.run, class: finding.verdict.outcome, rules };
  }
  throw new StetError('not-found', `${name}: no reference ${visible(ref)} in this report`);
}

/** Runs looked through, newest first. */
const MOST_RUNS = 50;

/** The reference in the newest log that names it. */
function inLogs(ref: string, flags: Flags, settings: Settings): Seen {
  const folder = logFolderOf(settings);
  let runs: string[];
  try {
    runs =
      flags.run === undefined
        ? readdirSync(folder)
            .filter((name) => audit.RUN_ID.test(name))
            .sort()
            .reverse()
        : [flags.run];
  } catch {
    runs = [];
  }
  const found = withLogs(settings, (disk) => {
    for (const run of runs.slice(0, MOST_RUNS)) {
      const seen = inLog(ref, run, folder, flags.document, disk);
      if (seen !== null) return seen;
    }
    return null;
  });
  if (found !== null) return found;
  const where = flags.document === undefined ? '' : ` of ${visible(flags.document)}`;
  throw new StetError(
    'not-found',
    runs.length === 0
      ? `no run is logged in ${folder}; run stet check first, or name a report with --report`
      : `no reference ${visible(ref)} in the last ${Math.min(runs.length, MOST_RUNS)} runs${where}; keys stand in brackets in a report`,
  );
}

function inLog(ref: string, run: string, folder: string, document: string | undefined, disk: audit.Disk): Seen | null {
  if (!audit.RUN_ID.test(run)) throw new StetError('usage', `${visible(run)} is no run; a report names its run, r_…`);
  let events: ReturnType<typeof audit.eventsIn>;
  try {
    const lines = disk.read(join(folder, run, 'events.jsonl'));
    if (lines === null) return null;
    events = audit.eventsIn(lines);
  } catch (thrown) {
    if (thrown instanceof StetError) throw thrown;
    throw new StetError('log-broken', `the log of ${run} cannot be read: ${messageOf(thrown)}`, { cause: thrown });
  }
  const begun = events.find(({ ev }) => ev === 'run_started');
  const name = begun?.ev === 'run_started' ? begun.name : '';
  if (document !== undefined && name !== document && !name.endsWith(`/${document}`)) return null;
  const own = events.find((event) => event.ev === 'reference_extracted' && event.key === ref);
  if (own?.ev !== 'reference_extracted') return null;
  const rules: string[] = [];
  let outcome = '';
  for (const event of events) {
    if (!('ref' in event) || event.ref !== own.ref) continue;
    if (event.ev === 'classified') {
      outcome = event.class;
      if (event.class !== 'exist') rules.push(event.rule);
    } else if (event.ev === 'warned') rules.push(event.rule);
    else {
      const rule = WARNING_RULES.find(({ kind }) => kind === event.ev);
      if (rule !== undefined) rules.push(rule.id);
    }
  }
  return { key: own.key, raw: own.raw, document: name, run, class: outcome, rules: [...new Set(rules)] };
}
