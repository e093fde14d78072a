/**
 * Where reports go: each format to its file, or one of them to standard output. Files are written whole or not at all, so an
 * interrupted run leaves no half report where a whole one stood.
 */
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, extname, relative, resolve } from 'node:path';
import { messageOf, StetError, whyUnread } from '../errors.ts';
import type { Report } from '../model/report.ts';
import type { FileFormat, Format, Unread } from '../report/index.ts';
import { visible } from '../report/visible.ts';
import type { Loaded, Settings } from '../settings/index.ts';
import { checkFolder, checkPlace, keepApart } from './folders.ts';
import type { World } from './world.ts';

/** One format and the file it goes to; null is standard output, where only text goes. */
export type Target = { readonly format: Format; readonly file: null } | { readonly format: FileFormat; readonly file: string };

const BY_ENDING: Readonly<Record<string, FileFormat>> = {
  '.docx': 'docx',
  '.html': 'html',
  '.htm': 'html',
  '.json': 'json',
  '.jsonl': 'jsonl',
  '.ndjson': 'jsonl',
  '.md': 'markdown',
  '.csv': 'csv',
  '.sarif': 'sarif',
  '.xml': 'junit',
  '.bib': 'bibtex',
  '.txt': 'pretty',
};

/**
 * Pairs formats with outputs, in order. A format without an output goes to standard output, where there is room for one.
 * An output without any format takes it from its ending, and the terminal report is printed as well. `read` are the inputs as they were
 * named from `cwd`: none of them is written over. Throws StetError.
 */
export function targetsOf(loaded: Loaded, read: readonly string[], cwd: string): Target[] {
  const targets = paired(loaded);
  keepApart(writtenBy(loaded.settings), read, { cwd, flag: '--output' });
  // Told before anything is checked: an hour's work is not to end at a file that cannot be written.
  for (const { file } of targets) if (file !== null) checkPlace(file, '--output');
  if (loaded.settings.saveRun !== undefined) checkPlace(loaded.settings.saveRun, '--save-run');
  return targets;
}

/** The files that the settings have written. */
export const writtenBy = ({ output, saveRun }: Pick<Settings, 'output' | 'saveRun'>): string[] =>
  [...output, saveRun].filter((file) => file !== undefined && file !== '-').map(String);

function paired({ settings, origins }: Loaded): Target[] {
  const { format, output } = settings;
  if (origins.format?.from === 'default' && output.length > 0) {
    const files = output.map((file): Target => {
      if (file === '-') return { format: 'pretty', file: null };
      const known = BY_ENDING[extname(file).toLowerCase()];
      if (known === undefined) throw new StetError('usage', `${file}: the ending does not tell the format; say it with --format`);
      return { format: known, file };
    });
    return files.some(({ file }) => file === null) ? files : [...files, { format: 'pretty', file: null }];
  }
  if (output.length > format.length)
    throw new StetError(
      'usage',
      `${output.length} outputs for ${format.length} ${format.length === 1 ? 'format' : 'formats'}; give each --output its --format`,
    );
  const targets = format.map((name, i): Target => {
    const file = output[i];
    if (file !== undefined && file !== '-') return { format: name, file };
    if (name === 'docx') throw new StetError('usage', 'docx is a file; name it with --output');
    return { format: name, file: null };
  });
  const shown = targets.filter(({ file }) => file === null);
  if (shown.length > 1)
    throw new StetError(
      'usage',
      `${shown.map((target) => target.format).join(' and ')} cannot both go to standard output; give one an --output file`,
    );
  // Whoever asked for a page and named one does not want the terminal's text in it, and the page in the terminal.
  for (const { format: own, file } of targets) {
    const meant = file === null ? undefined : BY_ENDING[extname(file).toLowerCase()];
    if (meant !== own && shown.some((target) => target.format === meant))
      throw new StetError(
        'usage',
        `${file} would be written as ${own}: the first --output belongs to the first --format, and so on; "-o -" is standard output`,
      );
  }
  const files = targets.flatMap(({ file }) => (file === null ? [] : [file]));
  const twice = files.find((file, i) => files.indexOf(file) !== i);
  if (twice !== undefined) throw new StetError('usage', `${twice}: two formats cannot go to one file`);
  return targets;
}

/**
 * Writes a file whole or not at all; folders on the way are made. A link is followed and what it leads to keeps its permissions; a
 * pipe or device (/dev/null) is written to, never replaced. Throws StetError `store-failed`.
 */
export function writeWhole(file: string, text: string | Uint8Array): void {
  let part: string | null = null;
  try {
    const there = statSync(file, { throwIfNoEntry: false });
    if (there !== undefined && !there.isFile()) {
      writeFileSync(file, text);
      return;
    }
    checkFolder(dirname(file), 'choose another file.');
    mkdirSync(dirname(file), { recursive: true });
    const place = there === undefined ? file : realpathSync(file);
    part = `${place}.${randomBytes(6).toString('hex')}.part`;
    writeFileSync(part, text, { flag: 'wx' });
    if (there !== undefined) chmodSync(part, there.mode & 0o7777);
    renameSync(part, place);
  } catch (thrown) {
    if (part !== null) rmSync(part, { force: true });
    if (thrown instanceof StetError) throw thrown;
    throw new StetError('store-failed', `${file}: it could not be written: ${whyUnread(thrown)}`, { cause: thrown });
  }
}

/** The flag of commands whose output is one stream. */
export const OUTPUT_FLAG = ['-o, --output <file>', 'File for what is written, whole or not at all; "-" is standard output.'] as const;

/**
 * Runs a command with a file in the place of standard output, however much it writes: into a part beside the file, which takes its place
 * when the command has ended and was not interrupted (status 130). A pipe or device is written to as it goes. Throws StetError
 * `store-failed` for a file that cannot be written, and `usage` for one of those that the command reads, before anything is done.
 */
export async function intoFile(
  file: string | undefined,
  read: readonly string[],
  world: World,
  command: (world: World) => Promise<number>,
): Promise<number> {
  if (file === undefined || file === '-') return command(world);
  const named = resolve(world.cwd, file);
  keepApart([file], read, { cwd: world.cwd, flag: '--output' });
  checkPlace(named, '--output');
  const there = statSync(named, { throwIfNoEntry: false });
  const stream = there !== undefined && !there.isFile();
  const failed = (cause: unknown): StetError =>
    new StetError('store-failed', `${file}: it could not be written: ${whyUnread(cause)}`, { cause });
  let part = named;
  let open: number;
  try {
    if (!stream) {
      mkdirSync(dirname(named), { recursive: true });
      part = `${there === undefined ? named : realpathSync(named)}.${randomBytes(6).toString('hex')}.part`;
    }
    open = openSync(part, stream ? 'w' : 'wx');
  } catch (thrown) {
    throw failed(thrown);
  }
  const write = (text: string): void => {
    const bytes = Buffer.from(text);
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(open, bytes, at);
    } catch (thrown) {
      throw failed(thrown);
    }
  };
  let whole = false;
  try {
    const status = await command({ ...world, stdout: { write, isTTY: false, columns: undefined } });
    whole = status !== 130;
    return status;
  } finally {
    closeSync(open);
    if (!stream && whole) {
      if (there !== undefined) chmodSync(part, there.mode & 0o7777);
      renameSync(part, there === undefined ? named : realpathSync(named));
    } else if (!stream) rmSync(part, { force: true });
  }
}

/**
 * Says on standard error which files were written, in one line; nothing where no progress is wanted. `quiet` silences what is not asked
 * for by name, as it does progress.
 */
export function tellWritten(files: readonly string[], how: Settings['progress'], { cwd, stderr }: World, quiet = false): void {
  if (files.length === 0 || how === 'none' || (quiet && how === 'auto')) return;
  const names = files.map((file) => {
    const path = relative(cwd, file);
    return path.startsWith('..') || path === '' ? file : path;
  });
  stderr.write(how === 'json' ? `${JSON.stringify({ type: 'written', files: names })}\n` : `wrote ${visible(names.join(', '))}\n`);
}

/** GitHub shows this file on the page of a run; it takes one MiB. */
export async function summarise(reports: readonly Report[], unread: readonly Unread[], { env, stderr }: World): Promise<void> {
  const file = env.GITHUB_STEP_SUMMARY;
  if (file === undefined || file === '') return;
  const { markdown, markdownSummary } = await import('../report/markdown.ts');
  const counts = markdownSummary(reports, { unread });
  const whole = `${counts}\n${markdown(reports, { unread })}`;
  try {
    appendFileSync(file, Buffer.byteLength(whole) < 1_000_000 ? whole : `${counts}\n`);
  } catch (thrown) {
    stderr.write(`stet: the summary page could not be written: ${visible(messageOf(thrown))}\n`);
  }
}
