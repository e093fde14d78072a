/** What `stet check` does, loaded when it is asked to: reads each input, checks it, shows it. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ClaimCheck } from '../../answer/document.ts';
import { assemble, type OpenRun } from '../../assemble.ts';
import { messageOf, StetError } from '../../errors.ts';
import { identifierDocument } from '../../identifier.ts';
import type { Document } from '../../model/document.ts';
import type { Mark, Report } from '../../model/report.ts';
import type { PreparedQuoteSource } from '../../quotes.ts';
import { closeReaders, readDocument } from '../../read/index.ts';
import { errorLine, jsonLine, jsonTextLines } from '../../report/data.ts';
import { withDecision, withDecisions } from '../../report/decisions.ts';
import { type Format, renderAll, type Unread, written } from '../../report/index.ts';
import { lapsedWords } from '../../report/lapsed.ts';
import { visible } from '../../report/visible.ts';
import { lostOf } from '../../report/whole.ts';
import { checkedWords, proxyTroubles, whyNot } from '../../report/words.ts';
import { Archives } from '../../server/packed/archives.ts';
import type { Loaded, Settings } from '../../settings/index.ts';
import { readMarks } from '../../store/marks.ts';
import { verify } from '../../verify.ts';
import { NOTHING, statusOf, type Tally, tallied } from '../gate.ts';
import { expand, type Input } from '../inputs.ts';
import { layersOf } from '../layers.ts';
import { looks } from '../looks.ts';
import { summarise, type Target, targetsOf, tellWritten, writeWhole, writtenBy } from '../output.ts';
import { type Shown, showProgress } from '../progress.ts';
import { readable, readOptions } from '../reading.ts';
import { textsOf } from '../texts.ts';
import type { World } from '../world.ts';

/** The flags of the command that are no settings. */
export interface Flags {
  readonly batch?: string;
  readonly anew?: boolean;
  readonly stdinFilename?: string;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly debug?: boolean;
}

/** Runs the command: with `--batch` a folder through a queue, else each input in turn. Gives the exit status; throws StetError. */
export async function run(words: readonly string[], loaded: Loaded, flags: Flags, world: World): Promise<number> {
  if (flags.batch !== undefined) {
    if (words.length > 0) throw new StetError('usage', '--batch names the folder to check; leave out the other inputs');
    return await (await import('../batch.ts')).batch(flags.batch, loaded, world, flags);
  }
  if (flags.anew === true)
    throw new StetError('usage', '--anew is for --batch: without it every document is checked each time; leave it out');
  if (words.length === 0)
    throw new StetError('usage', 'nothing to check; name a document, a folder, an address, an identifier, or - for standard input');
  // Whoever writes "-- paper.pdf --offline" means the flag, and would ask the network without it.
  const flag = words.find((word) => /^--[a-z]/.test(word) && !existsSync(resolve(world.cwd, word)));
  if (flag !== undefined)
    throw new StetError(
      'usage',
      `"${visible(flag)}" stands behind "--", so it is taken for a file, and there is none; put flags before "--"`,
    );
  const archives = new Archives();
  return await check(words, loaded, flags, world, archives).finally(() => archives.close());
}

const STREAMED: readonly Format[] = ['pretty', 'jsonl'];

async function check(words: readonly string[], loaded: Loaded, flags: Flags, world: World, archives: Archives): Promise<number> {
  const { settings } = loaded;
  const quiet = flags.quiet === true || settings.progress === 'none';
  const targets = targetsOf(loaded, [...words, ...settings.sources], world.cwd);
  const progress = showProgress(flags.quiet === true && settings.progress === 'auto' ? 'none' : settings.progress, world.stderr);
  const kept: Kept = { reports: [], unread: [], texts: new Map() };
  const complain = (name: string, thrown: unknown): void => {
    const said = messageOf(thrown);
    const message = said.startsWith(name) ? said : `${name}: ${said}`;
    const code = thrown instanceof StetError ? thrown.code : 'internal';
    kept.unread.push({ name, why: said, code });
    progress.aside(`stet: ${visible(thrown instanceof StetError ? message : `${message} (unexpected; --debug shows where)`)}\n`);
    if (targets.some(({ format, file }) => format === 'jsonl' && file === null))
      world.stdout.write(`${errorLine(name, { code, message: said })}\n`);
    if (flags.debug === true && thrown instanceof Error) progress.aside(`${thrown.stack ?? ''}\n`);
  };
  const marks = readMarks(resolve(world.cwd, settings.marks));
  let tally: Tally = NOTHING;
  const inputs: Input[] = [];
  const options = {
    cwd: world.cwd,
    stdin: world.stdin,
    stdinName: flags.stdinFilename,
    offline: settings.offline,
    most: settings.limits.inputBytes,
    timeout: settings.timeout,
    proxy: settings,
    signal: world.signal,
    archives,
    written: writtenBy(settings),
    told: (what: string) => progress.aside(`stet: ${visible(what)}\n`),
  };
  for (const word of words) {
    try {
      inputs.push(...(await expand(word, options)));
    } catch (thrown) {
      complain(word, thrown);
      tally = { ...tally, broken: tally.broken + 1 };
    }
  }
  const layers = layersOf(settings);
  const { sources, claims } = await textsOf(settings, layers, world, {
    told: (why) => progress.aside(`stet: a model was not heard, so the built-in judge speaks: ${visible(why)}\n`),
    replay: settings.replay !== undefined,
  });
  const atProxy = new Set<string>();
  const waited = new Set<string>();
  const assembly = await assemble(settings, {
    signal: world.signal,
    progress: progress.tell,
    waits({ host, why, seconds }) {
      // Once each: a person wonders why nothing moves, and a log need not say it a hundred times.
      if (quiet || waited.has(`${host} ${why}`)) return;
      waited.add(`${host} ${why}`);
      progress.aside(`stet: ${visible(host)} ${whyNot(why)}; it is asked again in ${seconds} s\n`);
    },
  });
  let reached = 0;
  try {
    for (const [i, input] of inputs.entries()) {
      if (world.signal.aborted) break;
      progress.begin(input.name, i + 1, inputs.length);
      try {
        const report = await checkOne(input, { settings, layers, sources, claims, targets, assembly, world, progress, flags, kept, marks });
        tally = tallied(tally, report);
        for (const why of proxyTroubles(report)) atProxy.add(why);
      } catch (thrown) {
        if (world.signal.aborted) break;
        complain(input.name, thrown);
        tally = { ...tally, broken: tally.broken + 1 };
      }
      reached = i + 1;
    }
  } finally {
    await assembly.close();
    closeReaders();
  }
  for (const why of atProxy) progress.aside(`stet: ${visible(why)}\n`);
  if (world.signal.aborted) {
    // Whoever opens the file later sees no message of this terminal: what was not reached stands in the report, and where nothing was
    // checked there is none, so that an earlier one is not lost for it.
    kept.unread.push(
      ...inputs.slice(reached).map(({ name }) => ({ name, why: `${name}: the check was stopped before it`, code: 'interrupted' })),
    );
    if (kept.reports.length === 0) return 130;
  }
  await writeAll(kept, targets, settings, world, flags);
  return world.signal.aborted ? 130 : statusOf(tally, settings);
}

/** Reports and texts that are needed again at the end; nothing is kept for formats that are written as they settle. */
interface Kept {
  readonly reports: Report[];
  /** What was to be checked and could not be read. */
  readonly unread: Unread[];
  readonly texts: Map<string, string>;
}

interface Setup {
  readonly settings: Settings;
  readonly layers: Settings['only'];
  /** Texts of cited works; null when none were given. */
  readonly sources: readonly PreparedQuoteSource[] | null;
  /** How sentences that cite are judged; null when they are not. */
  readonly claims: ClaimCheck | null;
  readonly targets: readonly Target[];
  readonly assembly: Awaited<ReturnType<typeof assemble>>;
  readonly world: World;
  readonly progress: Shown;
  readonly flags: Flags;
  readonly kept: Kept;
  /** What people decided earlier. */
  readonly marks: ReadonlyMap<string, Mark>;
}

async function checkOne(input: Input, setup: Setup): Promise<Report> {
  const { settings, assembly, world, progress } = setup;
  const began = performance.now();
  if (input.fields === undefined) {
    const document = await readDocument(
      await readable(input),
      readOptions(settings, world.signal, (done, total) => progress.tell({ stage: 'read', done, total })),
    );
    return await checkDocument(document, assembly.startRun(), began, setup);
  }
  const run = assembly.startRun();
  return await checkDocument(await identifierDocument(input.name, input.fields, run), run, began, setup);
}

async function checkDocument(
  document: Document,
  run: OpenRun,
  began: number,
  { settings, layers, sources, claims, targets, world, progress, flags, kept, marks }: Setup,
): Promise<Report> {
  const lines = targets.some(({ format, file }) => format === 'jsonl' && file === null);
  const sealed = run.finish(
    await verify(document, run, {
      // What is only streamed need not be kept, however long the list.
      references: layers.includes('refs'),
      ...(sources === null ? {} : { sources, quotes: layers.includes('quotes') }),
      ...(claims === null ? {} : { claims }),
      light: lines && targets.length === 1 && settings.saveRun === undefined,
      ...(lines ? { onFinding: (finding) => run.whenSealed(() => world.stdout.write(`${jsonLine(withDecision(finding, marks))}\n`)) } : {}),
    }),
  );
  const report = withDecisions(sealed, marks);
  if (flags.quiet !== true) for (const says of lapsedWords(report, marks)) progress.aside(`stet: ${visible(document.name)}: ${says}\n`);
  if (lines) for (const line of jsonTextLines(report)) world.stdout.write(line);
  const seconds = (performance.now() - began) / 1000;
  progress.end(`${visible(document.name)}: ${checkedWords(report, seconds)}`);
  const { error, warning } = tallied(NOTHING, report);
  const silent = flags.quiet === true && error + warning + lostOf(report) === 0;
  const texts = new Map([[document.id, document.text]]);
  if (!silent && targets.some(({ format, file }) => format === 'pretty' && file === null))
    world.stdout.write(renderAll([report], 'pretty', { ...looks(settings, world, flags.verbose === true), seconds, texts }));
  if (settings.saveRun !== undefined || targets.some(({ format, file }) => file !== null || !STREAMED.includes(format)))
    kept.reports.push(report);
  if (sources !== null || targets.some(({ format }) => format === 'html')) kept.texts.set(document.id, document.text);
  return report;
}

async function writeAll(
  { reports, unread, texts }: Kept,
  targets: readonly Target[],
  settings: Settings,
  world: World,
  { verbose = false, quiet = false }: Flags,
): Promise<void> {
  const { language } = settings;
  for (const { format, file } of targets) {
    if (file !== null) writeWhole(file, await written(reports, format, { texts, unread, verbose, language }));
    else if (!STREAMED.includes(format)) world.stdout.write(renderAll(reports, format, { texts, unread, verbose, language }));
    if (format === 'github') await summarise(reports, unread, world);
  }
  if (settings.saveRun !== undefined) writeWhole(settings.saveRun, renderAll(reports, 'json', { unread }));
  const files = [...targets.map(({ file }) => file), settings.saveRun ?? null];
  tellWritten(
    files.filter((file) => file !== null),
    settings.progress,
    world,
    quiet,
  );
}
