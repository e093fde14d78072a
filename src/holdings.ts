/**
 * What a machine holds for checking offline: local indexes, built from files and public dumps, added to, verified, fetched. Joins the
 * readers of documents and of registries' records with the store, which knows neither.
 */
import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { messageOf, StetError } from './errors.ts';
import { download } from './lookup/download.ts';
import { dumpRecords } from './lookup/dump-records.ts';
import type { CslItem } from './model/csl.ts';
import type { Document } from './model/document.ts';
import type { IndexManifest, Progress } from './model/ports.ts';
import type { Proxies } from './proxy.ts';
import { readDocument } from './read/index.ts';
import { addToIndex as addTo, type BuildOptions, buildIndex as buildFrom } from './store/index/build.ts';
import { LIST_EXTENSIONS, piecesOfList } from './store/list-pieces.ts';
import { loadIndex } from './store/shared/index.ts';
import { indexName, indexParts } from './store/shared/parts.ts';
import { isShared, placeOf } from './store/shared.ts';
import { ENGINE } from './version.ts';

/** What a piece of a .bib or .ris file may take; one entry larger than this is damage. */
const PIECE_LIMITS = { inputBytes: 1 << 29, milliseconds: 3_600_000, memoryBytes: 2 ** 31 };

/** Records of a bibliography of any size, read piece by piece as any untrusted document is. */
async function* recordsOf(name: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<CslItem> {
  for await (const piece of piecesOfList(bytes, extname(name).toLowerCase())) {
    let entries: Document['entries'] = [];
    try {
      ({ entries } = await readDocument({ name, bytes: piece }, { limits: PIECE_LIMITS }));
    } catch (thrown) {
      // A piece of a long list in which nothing could be read is passed over, like a damaged line of a dump.
      if (!(thrown instanceof StetError) || thrown.code !== 'unreadable-input') throw thrown;
    }
    for (const { key, fields } of entries) yield { ...fields, id: fields.id ?? key };
  }
}

const LIST_READERS = Object.fromEntries(LIST_EXTENSIONS.map((extension) => [extension, recordsOf]));

const complete = <Options extends BuildOptions>(options: Options): Options => ({
  ...options,
  readers: { ...LIST_READERS, ...options.readers },
  shapes: { ...dumpRecords, ...options.shapes },
});

/**
 * Builds a local index out of CSL-JSON, BibTeX, RIS and public dumps (Crossref, OpenAlex, DataCite, DOAJ articles, DBLP, arXiv, ACL
 * Anthology, PubMed, ISO, Retraction Watch): files, folders or archives, plain or packed, told apart by what is in them. Takes what
 * `BuildOptions` says (`out` may also be postgres://…?index=NAME); gives the manifest of the index. Throws StetError when a source cannot be read or the index cannot be written.
 */
export async function buildIndex(options: BuildOptions): Promise<IndexManifest> {
  if (!isShared(options.out)) return buildFrom(complete(options));
  return filled(options, { name: options.name ?? indexName(options.out) });
}

/** Where the file of an index that goes into a database is built. */
interface Workshop {
  readonly folder: string;
  /** The same call finds it again, and so goes on with what a killed one left. */
  readonly lasting: boolean;
}

/**
 * A folder that only this user can look into or write to. The temporary folder belongs to everybody: whoever knows the name can have put
 * something there before, a link to lead the build elsewhere or records to be taken for ours, so what stands there is used only when it is
 * this user's own and closed to all others. Otherwise a new one is made, under a name that nobody can know.
 */
function workshop(name: string): Workshop {
  const folder = join(tmpdir(), name);
  try {
    mkdirSync(folder, { mode: 0o700 });
    return { folder, lasting: true };
  } catch (thrown) {
    const found = lstatSync(folder, { throwIfNoEntry: false });
    if (found === undefined)
      throw new StetError(
        'store-failed',
        `No folder to build the index in can be made in ${tmpdir()}: ${messageOf(thrown)}. Set TMPDIR to a folder with room.`,
        { cause: thrown },
      );
    const user = process.getuid?.();
    const own = found.isDirectory() && (user === undefined || (found.uid === user && (found.mode & 0o077) === 0));
    return own ? { folder, lasting: true } : { folder: mkdtempSync(`${folder}-`), lasting: false };
  }
}

/** Takes the folder away, but for what a later call, or another one that is under way, goes on with. */
function leave({ folder, lasting }: Workshop): void {
  try {
    if (lasting) rmdirSync(folder);
    else rmSync(folder, { recursive: true, force: true });
  } catch {
    // Not empty: the work of a build that was interrupted or is under way.
  }
}

/** Fills an index of a database, or what is added to one, from a file: the file does the sorting and can be gone on with. */
async function filled(options: BuildOptions, about: Pick<BuildOptions, 'addsTo' | 'name'>): Promise<IndexManifest> {
  const { signal, progress, out } = options;
  const question = createHash('sha256')
    .update(`${process.getuid?.() ?? ''} ${out} ${about.addsTo ?? ''}`)
    .digest('hex');
  const place = workshop(`stet-index-${question.slice(0, 16)}`);
  try {
    const file = join(place.folder, 'index');
    await buildFrom(complete({ ...options, ...about, out: file }));
    try {
      return await loadIndex(file, out, {
        ...(signal === undefined ? {} : { signal }),
        ...(progress === undefined ? {} : { progress }),
      });
    } finally {
      rmSync(file, { force: true });
    }
  } finally {
    leave(place);
  }
}

/** Adds records to an index that is there, in a file or a database; newer records of the same identifier stand in for older ones. Gives the addition's manifest. */
export async function addToIndex(options: Omit<BuildOptions, 'declareComplete' | 'name' | 'addsTo'>): Promise<IndexManifest> {
  if (!isShared(options.out)) return addTo(complete(options));
  const [base] = await indexParts(options.out);
  if (base === undefined) throw new StetError('not-found', `There is no index at ${placeOf(options.out)}.`);
  return filled(options, { addsTo: base.manifest.hash, name: base.manifest.name });
}

/** What to fetch, and to which file. */
export interface FetchOptions {
  readonly url: string;
  readonly to: string;
  /** SHA-256 the file must have, in hex. */
  readonly sha256?: string;
  readonly mailto?: string;
  readonly signal: AbortSignal;
  readonly progress?: (progress: Progress) => void;
  /** Origins exempt from the rule that only public addresses are asked; for mirrors in one's own network, and tests. */
  readonly allow?: readonly string[];
  /** Through whom; nobody when not given. */
  readonly proxies?: Proxies;
}

/**
 * Fetches a dump or an index to a file, going on where an earlier call stopped. Gives its size and hash. Throws StetError
 * `interrupted` when `signal` is aborted, `store-failed` when it cannot be had.
 */
export async function fetchFile(options: FetchOptions): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const got = await download({ ...options, version: ENGINE });
  if (got.kind === 'fetched') return { bytes: got.bytes, sha256: got.sha256 };
  const says = got.kind === 'failed' ? got.says : 'it has not changed';
  throw new StetError(options.signal.aborted ? 'interrupted' : 'store-failed', `${new URL(options.url).host}: ${says}.`);
}
