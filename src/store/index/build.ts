/**
 * Builds a local bibliographic index out of files of records: streaming, in bounded memory, whole or not at all. Records that
 * look alike are all kept: whether two records are one work is a judgement, and it is not made here. The same records in the
 * same order give the same file but for the time in its manifest, also when the build was killed and gone on with on the way.
 */
import { createHash, type Hash } from 'node:crypto';
import { closeSync, fsyncSync, ftruncateSync, renameSync, writeSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { messageOf, StetError } from '../../errors.ts';
import type { IndexManifest, Progress } from '../../model/ports.ts';
import { Appender, fileKeys, piecesOf, writeBlock } from '../build-keys.ts';
import { type BuildState, hasWork, openWork, type Work } from '../build-work.ts';
import type { Shapes } from '../dump-shapes.ts';
import { filesOf } from '../source-files.ts';
import { BLOCKS, FORMAT, type Foot, HEAD_BYTES, headBytes, OFFSET_BYTES, openIndexFile, tailBytes } from './format.ts';
import { noticeKeys } from './notices.ts';
import { PairPiles } from './pairs.ts';
import { type RecordReader, recordsOf, type SkippedRecord, type SourceTally } from './records.ts';
import { dropAdditions, nextAddition } from './segments.ts';

/** What to build an index of, where, and what it may be said to hold. */
export interface BuildOptions {
  /** Files and folders to read, in order: whatever `records.ts` can tell, and what `readers` can read. */
  readonly from: readonly string[];
  /** Path of the index to write. */
  readonly out: string;
  /** True when the index holds all there is in its scope, so that not being in it means something. */
  readonly declareComplete?: boolean;
  /** What it is complete for, in words. */
  readonly scope?: string;
  /** The last year, month or day of which it holds all there is. */
  readonly until?: string;
  /** Hash of the index that this one is an addition to. */
  readonly addsTo?: string;
  /** Name for logs and reports; else the file's name. */
  readonly name?: string;
  /** Readers of other formats by extension: `{ '.bib': readBib }`. */
  readonly readers?: Readonly<Record<string, RecordReader>>;
  /** Readers of single records of public dumps. */
  readonly shapes?: Partial<Shapes>;
  readonly signal?: AbortSignal;
  readonly progress?: (progress: Progress) => void;
  /** Told of each line that gave no record. */
  readonly onSkipped?: (skipped: SkippedRecord) => void;
  /** Clock for the manifest; ISO, UTC. */
  readonly now?: () => string;
  /** Records after which a state is kept that a killed build goes on from. */
  readonly keepEvery?: number;
}

const KEEP_EVERY = 250_000;
const TELL_EVERY = 5000;

const stop = (signal: AbortSignal | undefined): void => {
  if (signal?.aborted === true)
    throw new StetError(
      'interrupted',
      'Building the index was interrupted. The same command goes on where it stopped, if it had come far enough.',
    );
};

/** A file to read, and which of the named sources it belongs to. */
interface Input {
  readonly path: string;
  readonly size: number;
  readonly modified: number;
  readonly source: number;
}

/** What is built from what, as one hash: a build goes on only from the work of the very same. */
function questionOf(options: BuildOptions, inputs: readonly Input[]): string {
  const files = inputs.map(({ path, size, modified }) => [path, size, modified]);
  return createHash('sha256')
    .update(JSON.stringify([FORMAT, options.keepEvery ?? KEEP_EVERY, files]))
    .digest('hex');
}

/** What the first pass leaves. */
interface Written {
  readonly out: Appender;
  readonly records: number;
  readonly notices: number;
  readonly hash: Hash;
  readonly tallies: readonly SourceTally[];
}

/** Takes up the work of a killed build: what is written is read once more, for the hashes over it. */
function takenUp(work: Work, state: BuildState): { readonly out: Appender; readonly hash: Hash } {
  const out = new Appender(work.records, state.bytes);
  const hash = createHash('sha256');
  const offsets = Buffer.concat([...piecesOf(work.offsets, state.records * OFFSET_BYTES)]);
  let record = 0;
  let at = 0;
  for (const piece of piecesOf(work.records, state.bytes)) {
    out.digest.update(piece);
    let from = at === 0 ? HEAD_BYTES : 0;
    while (record < state.records) {
      const end = offsets.readUIntLE(record * OFFSET_BYTES, OFFSET_BYTES) - at;
      if (end > piece.length) break;
      hash.update(piece.subarray(from, end)).update('\n');
      from = end;
      record += 1;
    }
    hash.update(piece.subarray(from));
    at += piece.length;
  }
  return { out, hash };
}

async function writeRecords(options: BuildOptions, inputs: readonly Input[], work: Work, piles: PairPiles): Promise<Written> {
  const { resumed } = work;
  const keepEvery = options.keepEvery ?? KEEP_EVERY;
  const question = questionOf(options, inputs);
  const { out, hash } = resumed === null ? { out: new Appender(work.records), hash: createHash('sha256') } : takenUp(work, resumed);
  if (resumed === null) out.write(headBytes());
  const offsets = new Appender(work.offsets, (resumed?.records ?? 0) * OFFSET_BYTES);
  const tallies: SourceTally[] = [...(resumed?.tallies ?? [])];
  const total = inputs.reduce((sum, { size }) => sum + size, 0);
  let records = resumed?.records ?? 0;
  let notices = resumed?.notices ?? 0;
  let seen = new Set<string>();
  const tell = (bytes: number): void => {
    const done = tallies.reduce((sum, one) => sum + one.bytes, 0) + bytes;
    options.progress?.({ stage: 'index', done: Math.min(done, total), total, note: `${records.toLocaleString('en')} records read` });
  };
  for (const { path } of inputs.slice(tallies.length)) {
    const tally: SourceTally = { name: basename(path), sha256: '', records: 0, skipped: 0, bytes: 0 };
    const before = resumed !== null && tallies.length === resumed.tallies.length ? resumed.within : 0;
    const skipped = (one: SkippedRecord): void => {
      if (tally.records >= before) options.onSkipped?.(one);
    };
    for await (const item of recordsOf(path, options, tally, skipped)) {
      if (tally.records % TELL_EVERY === 0) {
        stop(options.signal);
        tell(tally.bytes);
      }
      if (tally.records <= before) continue;
      const bytes = Buffer.from(JSON.stringify(item), 'utf8');
      hash.update(bytes).update('\n');
      fileKeys(item, records, piles, seen);
      if (noticeKeys(item).length > 0) notices += 1;
      out.write(bytes);
      const end = Buffer.allocUnsafe(OFFSET_BYTES);
      end.writeUIntLE(out.at, 0, OFFSET_BYTES);
      offsets.write(end);
      records += 1;
      if (records % keepEvery === 0) {
        out.flush();
        offsets.flush();
        work.keep({ question, tallies: [...tallies], within: tally.records, records, notices, bytes: out.at, piles: piles.flush() });
        // Whoever goes on from here remembers no words either: both then file the same keys.
        seen = new Set();
      }
    }
    tallies.push(tally);
    stop(options.signal);
    tell(0);
  }
  out.flush();
  offsets.flush();
  return { out, records, notices, hash, tallies };
}

/** One line of the manifest for each source that was named: a folder is told as one. */
function sourcesOf(options: BuildOptions, inputs: readonly Input[], tallies: readonly SourceTally[]): IndexManifest['sources'] {
  return options.from.map((path, source) => {
    const own = tallies.filter((_, i) => inputs[i]?.source === source);
    const [only] = own;
    const sha256 =
      only !== undefined && own.length === 1
        ? only.sha256
        : own.reduce((hash, one) => hash.update(`${one.name} ${one.sha256}\n`), createHash('sha256')).digest('hex');
    const sum = (count: (tally: SourceTally) => number): number => own.reduce((all, one) => all + count(one), 0);
    return { name: basename(path), sha256: `sha256:${sha256}`, records: sum((one) => one.records), skipped: sum((one) => one.skipped) };
  });
}

async function writeAll(options: BuildOptions, inputs: readonly Input[], work: Work): Promise<IndexManifest> {
  const piles = new PairPiles(work.pairs, work.resumed?.piles ?? null);
  const { out, records, notices, hash, tallies } = await writeRecords(options, inputs, work, piles);
  if (records === 0)
    throw new StetError(
      'empty-input',
      `No records of works in ${options.from.join(', ')}; an index needs at least one. Lists of retractions and of questionable journals are named with --integrity, lists of journal names and abbreviations with --journals, when citations are checked.`,
    );
  const offsets = out.at;
  const first = Buffer.alloc(OFFSET_BYTES);
  first.writeUIntLE(HEAD_BYTES, 0, OFFSET_BYTES);
  out.write(first);
  for (const piece of piecesOf(work.offsets, records * OFFSET_BYTES)) out.write(piece);
  const blocks: Foot['blocks'][number][] = [];
  for (let block = 0; block < BLOCKS; block += 1) {
    if (block % 8 === 0) {
      options.progress?.({ stage: 'index', done: block, total: BLOCKS, note: `${records.toLocaleString('en')} records, writing keys` });
      await new Promise((next) => setImmediate(next));
      stop(options.signal);
    }
    blocks.push(writeBlock(out, piles.sorted(block)));
  }
  const manifest: IndexManifest = {
    format: FORMAT,
    name: options.name ?? basename(options.out),
    hash: `sha256:${hash.digest('hex')}`,
    records,
    builtAt: (options.now ?? (() => new Date().toISOString()))(),
    complete: options.declareComplete ?? false,
    ...(options.scope === undefined ? {} : { scope: options.scope }),
    ...(options.until === undefined ? {} : { until: options.until }),
    ...(options.addsTo === undefined ? {} : { addsTo: options.addsTo }),
    ...(notices === 0 ? {} : { notices }),
    sources: sourcesOf(options, inputs, tallies),
  };
  out.flush();
  const footAt = out.at;
  const digest = `sha256:${out.digest.digest('hex')}`;
  const foot = Buffer.from(JSON.stringify({ manifest, offsets, blocks, digest } satisfies Foot), 'utf8');
  const end = Buffer.concat([foot, tailBytes(footAt, foot.length)]);
  for (let done = 0; done < end.length; ) done += writeSync(work.records, end, done, end.length - done, footAt + done);
  ftruncateSync(work.records, footAt + end.length);
  fsyncSync(work.records);
  return manifest;
}

/**
 * Adds records to an index that is there, as a file beside it: takes what `buildIndex` takes, `out` being the index that is added to.
 * Gives the manifest of the addition. A newer record of the same identifier stands in for the older one.
 */
export async function addToIndex(options: Omit<BuildOptions, 'declareComplete' | 'name' | 'addsTo'>): Promise<IndexManifest> {
  const { fd, foot } = openIndexFile(options.out);
  closeSync(fd);
  const { hash, name } = foot.manifest;
  return buildIndex({ ...options, out: nextAddition(resolve(options.out)), addsTo: hash, name });
}

/**
 * Builds an index file. Lines that are no records are skipped, counted in the manifest and told to `onSkipped`.
 * Nothing appears at `out` until the whole index is on disk; a build that was killed or interrupted leaves its work beside it
 * (`out.building`), and the same call goes on from there. Throws `not-found`, `unreadable-input`, `empty-input`, `store-failed`,
 * and `interrupted` when `signal` is aborted.
 */
export async function buildIndex(options: BuildOptions): Promise<IndexManifest> {
  if (options.from.length === 0) throw new StetError('usage', 'No files of records were named; say what to build the index from.');
  const inputs = options.from.flatMap((path, source) => filesOf(path).map((file) => ({ ...file, source })));
  const out = resolve(options.out);
  let work: Work | null = null;
  let keep = false;
  try {
    work = openWork(out, questionOf(options, inputs));
    const manifest = await writeAll(options, inputs, work);
    renameSync(work.recordsPath, out);
    // Additions to the index that stood here before are not read any more; nor need they lie about.
    if (options.addsTo === undefined) dropAdditions(out);
    return manifest;
  } catch (thrown) {
    keep = thrown instanceof StetError && thrown.code === 'interrupted' && hasWork(out);
    if (thrown instanceof StetError) throw thrown;
    throw new StetError(
      'store-failed',
      `The index ${options.out} could not be written: ${messageOf(thrown)}. Check the folder and its free space.`,
      {
        cause: thrown,
      },
    );
  } finally {
    work?.close(!keep);
  }
}
