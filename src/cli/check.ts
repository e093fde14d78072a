/**
 * `stet check`: reads each input, checks it, shows it. An input that cannot be read is one line on standard error and the
 * others are still checked. What can be shown as it settles is; what is one file is written at the end, whole.
 */

import { resolve } from 'node:path';
import type { Command } from 'commander';
import { assemble, type OpenRun } from '../assemble.ts';
import { messageOf, StetError } from '../errors.ts';
import {
  type ClaimCheck,
  claimCheckOf,
  closeReaders,
  identifierDocument,
  type PreparedQuoteSource,
  prepareAnswerSources,
  readDocument,
  readMarks,
  verify,
} from '../index.ts';
import type { Document } from '../model/document.ts';
import type { Mark, Report } from '../model/report.ts';
import {
  checkedWords,
  errorLine,
  type Format,
  jsonLine,
  jsonTextLines,
  lostOf,
  proxyTroubles,
  type RenderOptions,
  renderAll,
  visible,
  withDecision,
  withDecisions,
  written,
} from '../report/index.ts';
import { Archives } from '../server/packed/archives.ts';
import type { Loaded, Settings } from '../settings/index.ts';
import { addSettings, settingsOf } from './flags.ts';
import { NOTHING, statusOf, type Tally, tallied } from './gate.ts';
import { expand, type Input } from './inputs.ts';
import { layersOf } from './layers.ts';
import { summarise, type Target, targetsOf, tellWritten, writeWhole } from './output.ts';
import { type Shown, showProgress } from './progress.ts';
import { sourcesOf } from './quotes-sources.ts';
import { readable, readOptions } from './reading.ts';
import { speaksUnicode, type World } from './world.ts';

interface Flags {
  readonly batch?: string;
  readonly stdinFilename?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly debug?: boolean;
}

const EXAMPLES = `
Inputs: .pdf .docx .odt .fodt .rtf .epub .fb2 .html .tex .bbl .bib .ris .md .ipynb .rst .org .adoc .typ .mediawiki .txt, .xml (JATS,
TEI, DocBook) and CSL-JSON files, folders, .zip archives of them, addresses, "-" for standard input, and identifiers:
doi:10.1000/182, arxiv:1706.03762.

Examples:
  stet check paper.pdf
  stet check thesis/ --only-cited --fail-on warning
  stet check refs.bib --index works --offline -f jsonl
  stet check paper.docx --sources cited-works/       the quotes as well, in the texts they are from
  stet check --batch submissions/ -f csv -o sheet.csv
  stet check paper.pdf -f html -o report.html -f sarif -o report.sarif
  cat refs.txt | stet check - --stdin-filename refs.txt

Exit status: 0 nothing at or above --fail-on, 1 findings, 2 wrong usage or an unreadable input, 3 some references could not
be read or checked (--allow-incomplete makes it 0), 130 interrupted (what was checked by then is reported).`;

export function define(program: Command, world: World, done: (status: number) => void): void {
  addSettings(program.argument('[inputs...]', 'what to check'))
    .option('--json', 'Short for --format json.')
    .option(
      '--batch <folder>',
      'Check every document of this folder or .zip through a queue that survives being killed; the same command goes on.',
    )
    .option('--stdin-filename <name>', 'Name of what comes in on standard input; its ending tells the format.')
    .option('-q, --quiet', 'No progress, and nothing for documents without findings.')
    .option('-v, --verbose', 'Show verified references and notes as well.')
    .option('--debug', 'Show where in the program an error arose.')
    .addHelpText('after', EXAMPLES)
    .action(async (words: string[], flags: Flags, command: Command) => {
      const loaded = await settingsOf(command, world);
      if (flags.json === true) loaded.settings.format = ['json'];
      if (flags.batch !== undefined) {
        if (words.length > 0) throw new StetError('usage', '--batch names the folder to check; leave out the other inputs');
        return done(await (await import('./batch.ts')).batch(flags.batch, loaded, world, flags.quiet === true));
      }
      if (words.length === 0) throw new StetError('usage', 'nothing to check; name a document, a folder, an address or an identifier');
      const archives = new Archives();
      done(await check(words, loaded, flags, world, archives).finally(() => archives.close()));
    });
}

const STREAMED: readonly Format[] = ['pretty', 'jsonl'];

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

async function check(words: readonly string[], loaded: Loaded, flags: Flags, world: World, archives: Archives): Promise<number> {
  const { settings } = loaded;
  const targets = targetsOf(loaded);
  const progress = showProgress(flags.quiet === true && settings.progress === 'auto' ? 'none' : settings.progress, world.stderr);
  const complain = (name: string, thrown: unknown): void => {
    const said = messageOf(thrown);
    const message = said.startsWith(name) ? said : `${name}: ${said}`;
    progress.aside(`stet: ${visible(thrown instanceof StetError ? message : `${message} (unexpected; --debug shows where)`)}\n`);
    if (targets.some(({ format, file }) => format === 'jsonl' && file === null))
      world.stdout.write(`${errorLine(name, { code: thrown instanceof StetError ? thrown.code : 'internal', message: said })}\n`);
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
  const kept: Kept = { reports: [], texts: new Map() };
  const atProxy = new Set<string>();
  const assembly = await assemble(settings, { signal: world.signal, progress: progress.tell });
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
    }
  } finally {
    await assembly.close();
    closeReaders();
  }
  for (const why of atProxy) progress.aside(`stet: ${visible(why)}\n`);
  await writeAll(kept, targets, settings, world, flags);
  return world.signal.aborted ? 130 : statusOf(tally, settings);
}

/** Reports and texts that are needed again at the end; nothing is kept for formats that are written as they settle. */
interface Kept {
  readonly reports: Report[];
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

/**
 * The texts of cited works and how claims are held against them, as the settings name them: nothing is read that no layer needs.
 * `told` hears, once each, why a model did not count.
 */
export async function textsOf(
  settings: Settings,
  layers: Settings['only'],
  world: World,
  { told, replay }: { readonly told: (why: string) => void; readonly replay: boolean },
): Promise<{ readonly sources: readonly PreparedQuoteSource[] | null; readonly claims: ClaimCheck | null }> {
  const wanted = layers.includes('quotes') || layers.includes('claims');
  if (!wanted || settings.sources.length === 0) return { sources: null, claims: null };
  const read = await sourcesOf(settings.sources, world, readOptions(settings, world.signal));
  const silent = new Set<string>();
  const once = (why: string): void => {
    if (!silent.has(why)) told(why);
    silent.add(why);
  };
  const claims = layers.includes('claims') ? await claimCheckOf(settings, { told: once, replay }) : null;
  // Made ready once for every document: a claim needs more of a text than a quote does.
  return { sources: claims === null ? read : prepareAnswerSources(read), claims };
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
  { reports, texts }: Kept,
  targets: readonly Target[],
  settings: Settings,
  world: World,
  { verbose = false, quiet = false }: Flags,
): Promise<void> {
  const { language } = settings;
  for (const { format, file } of targets) {
    if (file !== null) writeWhole(file, await written(reports, format, { texts, verbose, language }));
    else if (!STREAMED.includes(format)) world.stdout.write(renderAll(reports, format, { texts, verbose, language }));
    if (format === 'github') summarise(reports, world);
  }
  if (settings.saveRun !== undefined) writeWhole(settings.saveRun, renderAll(reports, 'json'));
  const files = [...targets.map(({ file }) => file), settings.saveRun ?? null];
  tellWritten(
    files.filter((file) => file !== null),
    settings.progress,
    world,
    quiet,
  );
}
