/** What `stet fix` does, loaded when it is asked to: checks each file and writes what was corrected. */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { assemble } from '../../assemble.ts';
import { StetError, whyUnread } from '../../errors.ts';
import type { Document } from '../../model/document.ts';
import { closeReaders, readDocument } from '../../read/index.ts';
import { checkFixable, type FixPlan, furthered, planFixes, shown as shownCorrection } from '../../repair/metadata/file.ts';
import { drawnFrom } from '../../repair/metadata/tex.ts';
import { visible } from '../../report/visible.ts';
import { COMPONENT_WORDS, isCovered } from '../../report/words.ts';
import type { Settings } from '../../settings/index.ts';
import { verify } from '../../verify.ts';
import { checkPlace } from '../folders.ts';
import { bytesOf } from '../inputs.ts';
import { tellWritten, writeWhole } from '../output.ts';
import { rawBytes } from '../plain-text.ts';
import { type Shown, showProgress } from '../progress.ts';
import { readOptions } from '../reading.ts';
import type { World } from '../world.ts';

/** How often what was corrected is looked at again: a corrected title may let the year be told, and that the volume. */
const LOOKS = 3;

/** The flags of the command that are no settings. */
export interface Flags {
  readonly dryRun?: boolean;
  readonly output?: string;
  readonly backup: boolean;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly stdinFilename?: string;
}

/** One file to correct: its bytes as read, and the document in them. */
interface Work {
  readonly name: string;
  /** Null for standard input. */
  readonly path: string | null;
  readonly bytes: Uint8Array;
  readonly document: Document;
  readonly plan: FixPlan;
  /** Entries of which nobody who was asked knew anything, or nobody was asked. */
  readonly unheard: number;
}

/** Corrects the files, or shows what it would correct; gives the exit status. Throws StetError. */
export async function fix(words: readonly string[], flags: Flags, settings: Settings, world: World): Promise<number> {
  const files = words.flatMap((word) => (word === '-' ? [word] : withBibliographies(resolve(world.cwd, word), word)));
  const unique = [...new Map(files.map((name) => [name === '-' ? '-' : realName(resolve(world.cwd, name)), name])).values()];
  if (flags.output !== undefined && unique.length > 1)
    throw new StetError('usage', `--output takes one file, and there are ${unique.length} to correct: ${unique.join(', ')}`);
  if (flags.json === true && flags.output === '-') throw new StetError('usage', '--json and "-o -" cannot both have standard output');
  if (flags.output !== undefined && flags.output !== '-') checkPlace(resolve(world.cwd, flags.output), '--output');
  const progress = showProgress(flags.quiet === true && settings.progress === 'auto' ? 'none' : settings.progress, world.stderr);
  const assembly = await assemble(settings, { signal: world.signal, progress: progress.tell });
  const all: Work[] = [];
  try {
    for (const [at, name] of unique.entries()) {
      progress.begin(name, at + 1, unique.length);
      all.push(await planned(name, flags, settings, assembly, world, progress));
      if (world.signal.aborted) return 130;
    }
  } finally {
    await assembly.close();
    closeReaders();
  }
  // Everything is known before anything is written.
  for (const work of all) deliver(work, flags, world);
  if (flags.json === true) world.stdout.write(`${JSON.stringify(all.map(asData), null, 2)}\n`);
  else for (const work of all) world.stderr.write(told(work, flags));
  if (flags.output !== undefined && flags.output !== '-' && flags.dryRun !== true)
    tellWritten([resolve(world.cwd, flags.output)], settings.progress, world, flags.quiet === true);
  const open = all.some(({ plan }) => plan.left.length > 0 || (flags.dryRun === true && plan.applied.length > 0));
  return open ? 1 : all.some(({ unheard, document }) => unheard > 0 || document.skipped.length > 0) ? 3 : 0;
}

const realName = (path: string): string => (existsSync(path) ? realpathSync(path) : path);

/** A LaTeX source stands for the .bib files that it and its inputs name, in its own folder or below. */
function withBibliographies(path: string, name: string): string[] {
  if (!/\.(?:tex|ltx|latex)$/i.test(path) || !existsSync(path)) return [name];
  const folder = dirname(path);
  const found: string[] = [];
  const seen = new Set<string>();
  const look = (file: string, depth: number): void => {
    if (seen.has(file) || seen.size > 200 || !existsSync(file) || statSync(file).isDirectory()) return;
    seen.add(file);
    const { bibliographies, inputs } = drawnFrom(readFileSync(file, 'utf8'));
    for (const one of bibliographies) {
      const place = resolve(folder, /\.bib$/i.test(one) ? one : `${one}.bib`);
      if (place.startsWith(join(folder, '/')) && existsSync(place)) found.push(join(dirname(name), place.slice(folder.length + 1)));
    }
    if (depth > 0)
      for (const one of inputs) {
        const place = resolve(folder, /\.\w{2,5}$/.test(one) ? one : `${one}.tex`);
        if (place.startsWith(join(folder, '/'))) look(place, depth - 1);
      }
  };
  look(path, 4);
  return /\\bibitem(?![a-zA-Z@])/.test(readFileSync(path, 'utf8')) || found.length === 0 ? [name, ...found] : found;
}

async function planned(
  name: string,
  flags: Flags,
  settings: Settings,
  assembly: Awaited<ReturnType<typeof assemble>>,
  world: World,
  progress: Shown,
): Promise<Work> {
  const path = name === '-' ? null : resolve(world.cwd, name);
  const called = name === '-' ? (flags.stdinFilename ?? '-') : name;
  const bytes = path === null ? await bytesOf(world.stdin, called, settings.limits.inputBytes) : rawBytes(name, path);
  // The bytes alone: what lies beside the file is corrected in its own place.
  const document = await readDocument({ name: called, bytes }, readOptions({ ...settings, onlyCited: false }, world.signal));
  // Before anybody is asked about works that could not be corrected here.
  checkFixable(document);
  const source = decoded(bytes);
  if (source === null) {
    const [first, second] = bytes;
    const wide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
    throw new StetError(
      'unreadable-input',
      `${name}: it is ${wide ? 'UTF-16 text' : 'neither UTF-8 nor Latin-1 text'}; save it as UTF-8 first: it is corrected in its own bytes`,
    );
  }
  const run = assembly.startRun();
  const report = run.finish(await verify(document, run));
  const first = planFixes(document, source.text, report.references);
  const plan = await lookedAtAgain(first, source, document, settings, assembly, world);
  progress.end(`${visible(name)}: ${report.references.length === 1 ? '1 entry' : `${report.references.length} entries`} checked`);
  return { name, path, bytes, document, plan, unheard: report.references.filter((finding) => isCovered(finding) === false).length };
}

/** Looks beyond what a plan has done until nothing further is found, so that one run puts right all that it can. */
async function lookedAtAgain(
  plan: FixPlan,
  source: Encoding,
  document: Document,
  settings: Settings,
  assembly: Awaited<ReturnType<typeof assemble>>,
  world: World,
): Promise<FixPlan> {
  let whole = plan;
  for (let look = 0; look < LOOKS && whole.changes.length > 0 && !world.signal.aborted; look += 1) {
    const bytes = encode({ ...source, text: whole.text });
    if (bytes === null) return whole;
    const keys = new Set(whole.applied.map(({ key }) => key));
    const again = await readDocument({ name: document.name, bytes }, readOptions({ ...settings, onlyCited: false }, world.signal));
    const some = { ...again, entries: again.entries.filter(({ key }) => keys.has(key)) };
    const run = assembly.startRun();
    const { references } = run.finish(await verify(some, run));
    const corrected = references.filter(({ reference }) => keys.has(reference.key));
    const further = furthered(document.name, source.text, whole, planFixes(some, whole.text, corrected));
    const settled = further.applied.length === whole.applied.length;
    whole = further;
    if (settled) break;
  }
  return whole;
}

type Encoding = { readonly text: string; readonly encoding: 'utf8' | 'latin1'; readonly mark: boolean };

/** The text of the bytes, where the text gives the very same bytes again. */
function decoded(bytes: Uint8Array): Encoding | null {
  const mark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (const encoding of ['utf8', 'latin1'] as const) {
    const text = buffer.toString(encoding).slice(mark && encoding === 'utf8' ? 1 : 0);
    const whole = encode({ text, encoding, mark: mark && encoding === 'utf8' });
    if (whole?.equals(buffer) && !(encoding === 'latin1' && /[\u0000\u0080-\u009f]/.test(text)))
      return { text, encoding, mark: mark && encoding === 'utf8' };
  }
  return null;
}

function encode({ text, encoding, mark }: Encoding): Buffer | null {
  if (encoding === 'latin1') return /[^\u0000-\u00ff]/.test(text) ? null : Buffer.from(text, 'latin1');
  return Buffer.from((mark ? '\ufeff' : '') + text, 'utf8');
}

function deliver({ name, path, bytes, plan }: Work, flags: Flags, world: World): void {
  if (flags.dryRun === true) {
    if (flags.json !== true) world.stdout.write(plan.diff);
    return;
  }
  const before = decoded(bytes);
  const after = before === null ? null : encode({ ...before, text: plan.text });
  if (after === null)
    throw new StetError('store-failed', `${name}: the corrections need letters that its encoding lacks; convert it to UTF-8 first`);
  if (flags.output === '-' || (path === null && flags.output === undefined)) {
    if (flags.json !== true) world.stdout.write(plan.text);
    return;
  }
  if (flags.output !== undefined) {
    writeWhole(resolve(world.cwd, flags.output), after);
    return;
  }
  if (path !== null && plan.changes.length > 0) replace(name, path, bytes, after, flags.backup);
}

/** Puts the new file in the place of the old one in one step, which is kept beside it; links and permissions stay. */
function replace(name: string, path: string, before: Uint8Array, after: Uint8Array, backup: boolean): void {
  const real = realpathSync(path);
  if (!Buffer.from(before).equals(readFileSync(real)))
    throw new StetError('store-failed', `${name}: it was changed while it was being checked; nothing was written, run stet fix again`);
  const part = join(dirname(real), `.${basename(real)}.${randomBytes(6).toString('hex')}.part`);
  try {
    const { mode } = statSync(real);
    // A file that may not be written to is not replaced either.
    if ((mode & 0o222) === 0) throw new Error('it is write-protected');
    writeFileSync(part, after, { flag: 'wx' });
    chmodSync(part, mode & 0o7777);
    if (backup) copyFileSync(real, freeName(real), constants.COPYFILE_EXCL);
    renameSync(part, real);
  } catch (thrown) {
    rmSync(part, { force: true });
    throw new StetError('store-failed', `${name}: the corrections could not be written: ${whyUnread(thrown)}`, { cause: thrown });
  }
}

/** `refs.bib.orig`, or the next number where that is taken: no earlier version is lost. */
function freeName(path: string): string {
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? `${path}.orig` : `${path}.orig.${n}`;
    if (!existsSync(name)) return name;
  }
}

const asData = ({ name, plan }: Work): unknown => ({
  file: name,
  changed: plan.applied.map((one) => ({
    key: one.key,
    field: one.field,
    from: one.cited,
    to: shownCorrection(one),
    source: one.source,
    why: one.why,
  })),
  left: plan.left,
  diff: plan.diff,
});

/** What fields are called, in the words of every report: a .bib and a .ris name them otherwise. */
const FIELD_WORDS: Partial<Readonly<Record<NonNullable<FixPlan['left'][number]['field']>, string>>> = {
  author: COMPONENT_WORDS.authors,
  'container-title': COMPONENT_WORDS.venue,
  issued: COMPONENT_WORDS.date,
  page: 'pages',
  URL: COMPONENT_WORDS.url,
};
const called = (field: FixPlan['left'][number]['field']): string => (field === null ? 'entry' : (FIELD_WORDS[field] ?? field));

/** What was done and what was not, for a person. */
function told({ name, plan, unheard, document }: Work, flags: Flags): string {
  const { applied, left } = plan;
  const count = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
  const verb = flags.dryRun === true ? 'would be corrected' : 'corrected';
  const lines = [`${visible(name)}: ${count(applied.length, 'field')} ${verb}, ${count(left.length, 'difference')} left alone\n`];
  if (unheard > 0)
    lines.push(`  of ${unheard === 1 ? '1 entry' : `${unheard} entries`} nothing could be learnt, so nothing was compared\n`);
  for (const { what, why } of document.skipped) lines.push(`  could not be read: ${visible(what)}: ${visible(why)}\n`);
  if (flags.quiet === true) return lines.join('');
  for (const one of applied)
    lines.push(
      `  ${visible(one.key)}: ${called(one.field)} “${visible(one.cited)}” → “${visible(shownCorrection(one))}” (${visible(one.source)})\n`,
    );
  for (const one of left) {
    const recorded = one.recorded === null ? '' : `; recorded: “${visible(one.recorded)}”`;
    lines.push(`  ${visible(one.key)}: ${called(one.field)} left alone: ${visible(one.why)}${recorded}\n`);
  }
  return lines.join('');
}
