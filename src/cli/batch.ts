/**
 * `stet check --batch FOLDER`: every document of a folder or an archive through the durable queue of the desk. Broken off or killed, the same
 * command goes on where it stopped. Papers are told as they end; files of reports are written at the end, over all papers.
 */
import { basename, resolve } from 'node:path';
import { StetError } from '../errors.ts';
import type { Report } from '../model/report.ts';
import { claimCounts } from '../report/answer/words.ts';
import { errorLine, jsonLine, jsonTextLines } from '../report/data.ts';
import { withDecisions } from '../report/decisions.ts';
import { addedUp, countParts, type OnceCounted, onceCounted } from '../report/front.ts';
import { renderAll, type Unread, written } from '../report/index.ts';
import { problemsOf } from '../report/problems.ts';
import { visible } from '../report/visible.ts';
import { counted, minuteOf } from '../report/words.ts';
import { Archives, isArchive } from '../server/packed/archives.ts';
import { lyingAt, type Member, membersOf, papersIn } from '../server/packed/documents.ts';
import type { Loaded, Settings } from '../settings/index.ts';
import { readMarks } from '../store/marks.ts';
import { placeOf } from './folders.ts';
import { NOTHING, statusOf, type Tally, tallied } from './gate.ts';
import { layersOf } from './layers.ts';
import { targetsOf, tellWritten, writeWhole, writtenBy } from './output.ts';
import { showProgress } from './progress.ts';
import { sourceFiles } from './quotes/sources.ts';
import type { World } from './world.ts';

/** "40 references: 36 verified, 1 no match", in the words of a report on one paper. */
function listed(counts: OnceCounted): string {
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0);
  return [
    counted(all, 'reference'),
    countParts(counts)
      .map(([, said]) => said)
      .join(', '),
  ]
    .filter((part) => part !== '')
    .join(': ');
}

/** "40 references: 36 verified, 1 no match · 7 quotes: 1 not found" */
function told(report: Report): string {
  const { references, quotes, claims } = report;
  const warned = references.filter(({ warnings }) =>
    warnings.some(({ kind }) => kind !== 'retracted' && kind !== 'id_points_elsewhere'),
  ).length;
  const lost = quotes?.items.filter(({ status }) => status === 'not_found').length ?? 0;
  return [
    listed(onceCounted(references)),
    ...(warned === 0 ? [] : [`${warned} with warnings`]),
    ...(quotes === undefined ? [] : [`${counted(quotes.items.length, 'quote')}${lost === 0 ? '' : `: ${lost} not found`}`]),
    ...(claims === undefined ? [] : [claimCounts(claims)]),
    ...unreadLists(report),
  ].join(' · ');
}

/** A paper with findings that make the exit status 1 by themselves, for the end of a long list. */
interface Grave {
  readonly name: string;
  readonly errors: number;
  readonly says: string;
}

/** So many papers are seen at a glance; of more, the worst are named again at the end. */
const GLANCE = 10;

/** The papers that want a person first, the worst first; "" where there are none. */
function worst(grave: readonly Grave[]): string {
  if (grave.length === 0) return '';
  const first = [...grave].sort((a, b) => b.errors - a.errors || (a.name < b.name ? -1 : 1)).slice(0, GLANCE);
  const more = grave.length - first.length;
  const lines = first.map(({ name, says }) => `  ${visible(name)}  ${says}\n`);
  return `\nLook at these first:\n${lines.join('')}${more === 0 ? '' : `  and ${counted(more, 'more paper')} with such findings\n`}`;
}

/** What with references in it could not be read: no count of references says that some are missing. */
const unreadLists = ({ document: { skipped } }: Report): string[] =>
  skipped.filter(({ references }) => references === true).map(({ what, why }) => `could not be read: ${visible(what)}: ${visible(why)}`);

/** ", 11 unchanged since 2026-11-28 14:02 UTC": how many papers were taken over, and from when. */
function takenWords(earlier: readonly string[]): string {
  if (earlier.length === 0) return '';
  const [first = '', last = first] = [...earlier].sort().flatMap((time, i, all) => (i === 0 || i === all.length - 1 ? minuteOf(time) : []));
  return `, ${earlier.length} of them ${first === last ? `on ${first}` : `between ${first} and ${last}`}, unchanged since (--anew checks them again)`;
}

/** What lies in the folder or archive. Throws StetError for what is neither, and for one without documents. */
async function papersOf(folder: string, root: string, archives: Archives, settings: Settings, world: World): Promise<Member[]> {
  const there = lyingAt(root, folder);
  if (there === undefined) throw new StetError('not-found', `${folder}: no such folder; check the path.`);
  const unpacking = { archives, most: settings.limits.inputBytes, signal: world.signal };
  if (there.isFile() && isArchive(root)) {
    const members = await membersOf(root, basename(root), { ...unpacking, alone: true });
    if (members !== null) return members.map((one) => ({ ...one, name: `${basename(root)}/${one.name}` }));
  }
  if (!there.isDirectory())
    throw new StetError('usage', `${folder}: --batch takes a folder or a .zip; a single document goes without it: stet check ${folder}`);
  const files = await papersIn(root, unpacking);
  if (files.length === 0 && !world.signal.aborted) throw new StetError('not-found', `${folder}: no document in this folder`);
  return files;
}

/** The flags of the command that say how a batch goes. */
interface BatchFlags {
  readonly quiet?: boolean;
  readonly anew?: boolean;
}

/** Checks a folder or an archive as a batch; gives the exit status. */
export async function batch(folder: string, loaded: Loaded, world: World, flags: BatchFlags): Promise<number> {
  const archives = new Archives();
  try {
    return await checked(folder, loaded, world, flags, archives);
  } finally {
    archives.close();
  }
}

async function checked(
  folder: string,
  loaded: Loaded,
  world: World,
  { quiet = false, anew = false }: BatchFlags,
  archives: Archives,
): Promise<number> {
  const { settings } = loaded;
  const marks = readMarks(resolve(world.cwd, settings.marks));
  const root = resolve(world.cwd, folder);
  const own = new Set(writtenBy(settings).map(placeOf));
  const found = await papersOf(folder, root, archives, settings, world);
  // What this run writes into the folder is no paper of the next one.
  const papersHere = own.size === 0 ? found : found.filter((one) => !('path' in one && own.has(placeOf(one.path))));
  const files = papersHere.filter((one) => 'path' in one);
  const layers = layersOf(settings);
  const wanted = layers.includes('quotes') || layers.includes('claims');
  const sources = wanted ? sourceFiles(settings.sources, world, writtenBy(settings)) : [];
  const targets = targetsOf(loaded, [folder, ...settings.sources], world.cwd);
  const shown = targets.find(({ file }) => file === null)?.format ?? null;
  const later = targets.filter(({ format, file }) => file !== null || !['pretty', 'jsonl'].includes(format));
  const progress = showProgress(quiet && settings.progress === 'auto' ? 'none' : settings.progress, world.stderr);
  const reports: Report[] = [];
  const missing: Unread[] = [];
  let tally: Tally = NOTHING;
  let papers = 0;
  let total = onceCounted([]);
  let withoutMatch = 0;
  const grave: Grave[] = [];
  const earlier: string[] = [];
  progress.begin(folder, 1, 1);
  const unread = (name: string, code: string, detail: string): void => {
    papers += 1;
    tally = { ...tally, broken: tally.broken + 1 };
    missing.push({ name, why: detail, code });
    progress.aside(`stet: ${visible(detail.startsWith(name) ? detail : `${name}: ${detail}`)}\n`);
    if (shown === 'jsonl') world.stdout.write(`${errorLine(name, { code, message: detail })}\n`);
  };
  for (const one of papersHere) if ('refused' in one) unread(one.name, one.refused.code, one.refused.message);
  const { runBatch } = await import('../server/index.ts');
  const end = await runBatch(settings, {
    name: root,
    files,
    refused: papersHere.flatMap((one) =>
      'refused' in one ? [{ name: one.name, code: one.refused.code, detail: one.refused.message }] : [],
    ),
    sources,
    layers,
    anew,
    signal: world.signal,
    progress: (done, total) => progress.tell({ stage: 'check', done, total }),
    trouble: (what) => progress.aside(`stet: ${visible(what)}\n`),
    paper({ name, report: made, error, checkedAt, marks: atDesk }) {
      if (made === null) return unread(name, error?.code ?? 'interrupted', error?.detail ?? 'was stopped');
      const report = withDecisions(checkedAt === null ? made : { ...made, checkedAt }, new Map([...atDesk, ...marks]));
      papers += 1;
      if (checkedAt !== null) earlier.push(checkedAt);
      tally = tallied(tally, report);
      const counts = onceCounted(report.references);
      total = addedUp(total, counts);
      if (counts.fake > 0) withoutMatch += 1;
      const errors = problemsOf(report).filter(({ severity, settled }) => severity === 'error' && settled !== true).length;
      if (errors > 0) grave.push({ name, errors, says: told(report) });
      // Many documents on one output: each line says which one it is of.
      if (shown === 'jsonl')
        for (const finding of report.references)
          world.stdout.write(
            `${JSON.stringify({ document: name, ...(JSON.parse(jsonLine(finding)) as object), ...(checkedAt === null ? {} : { checkedAt }) })}\n`,
          );
      if (shown === 'jsonl') for (const line of jsonTextLines(report)) world.stdout.write(line);
      else if (shown === 'pretty') {
        progress.aside('');
        world.stdout.write(`${visible(name)}  ${told(report)}${checkedAt === null ? '' : ` · unchanged since ${minuteOf(checkedAt)}`}\n`);
      }
      if (later.length > 0) reports.push(report);
    },
  });
  if (shown === 'pretty' && papers > 1)
    world.stdout.write(
      `${papers > GLANCE ? worst(grave) : ''}\n${papers.toLocaleString('en')} papers${tally.broken === 0 ? '' : `, ${tally.broken} of them unread`}  ${listed(total)}${withoutMatch === 0 ? '' : ` · no match in ${counted(withoutMatch, 'paper')}`}\n`,
    );
  progress.end(
    end.interrupted
      ? `${papers} of ${counted(papersHere.length, 'paper')} checked`
      : `${tally.broken === 0 ? '' : `${papers - tally.broken} of `}${counted(papers, 'paper')} checked${end.before > 0 ? `, ${end.before} of them before` : ''}${takenWords(earlier)}; stet serve shows them as ${end.batch}`,
  );
  if (!end.interrupted) {
    const sorted = [...reports].sort((a, b) => (a.document.name < b.document.name ? -1 : 1));
    const unreadToo = [...missing].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { format, file } of later) {
      const options = { language: settings.language, unread: unreadToo };
      if (file === null) world.stdout.write(renderAll(sorted, format, options));
      else writeWhole(file, await written(sorted, format, options));
    }
    tellWritten(
      later.map(({ file }) => file).filter((file) => file !== null),
      settings.progress,
      world,
      quiet,
    );
  }
  return world.signal.aborted ? 130 : statusOf(tally, settings);
}
