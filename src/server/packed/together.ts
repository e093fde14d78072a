/**
 * Files that are handed in one by one: a paper and its list of works dropped together are one paper with its list, as in a folder or an
 * archive. They wait in a folder of their own until all have come; what a paper names goes with it, and every other file is a document
 * for itself.
 */
import { createWriteStream, mkdirSync, mkdtempSync, openSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StetError } from '../../errors.ts';
import type { Companion, Handed } from './bundle.ts';
import { companionsOf } from './companions.ts';
import { finderIn } from './inside.ts';

/** The parts of a name that tells folders, as the pages write them ("thesis › chapters › one.tex"). */
const partsOf = (name: string): string[] => name.split(' › ').filter((part) => part !== '' && part !== '.' && part !== '..');

/** Files that came together, until it is known what belongs to what. Whoever opened it closes it. */
export class Together {
  private folder: string | null = null;
  private readonly laid = new Map<string, string>();
  private readonly atExit = (): void => this.close();

  /** Lays a file down under its name; gives where. Throws StetError `too-large` for more than `most` bytes, and what writing throws. */
  async lay(stream: AsyncIterable<Uint8Array>, name: string, most: number): Promise<string> {
    const { path, fd } = this.opened(name);
    this.laid.set(path, name);
    await pipeline(limited(stream, name, most), createWriteStream(path, { fd }));
    return path;
  }

  /** What came, as documents, in the order of their names: papers with all that they name, other files by themselves. */
  async documents(): Promise<readonly Handed[]> {
    const files = [...this.laid].sort(([, a], [, b]) => (a < b ? -1 : 1));
    const belongs = await this.belonging(files.map(([path]) => path));
    const drawn = new Set([...belongs.values()].flatMap((companions) => companions.map(({ path }) => path)));
    // Files that draw each other in are all begun somewhere: each is read then.
    const ring = (path: string): boolean =>
      belongs.get(path)?.some((one) => belongs.get(one.path)?.some((other) => other.path === path)) === true;
    const own = files.filter(([path]) => !drawn.has(path) || ring(path));
    const short = (name: string): string => partsOf(name).at(-1) ?? name;
    return own.map(([path, name]) => ({
      name: own.filter(([, other]) => short(other) === short(name)).length > 1 ? name : short(name),
      path,
      companions: belongs.get(path) ?? [],
    }));
  }

  /** What belongs to each. Files without folders are found by their names alone: forms mostly send no more of a path. */
  private async belonging(files: readonly string[]): Promise<ReadonlyMap<string, readonly Companion[]>> {
    const given = join(this.folder ?? '', 'given');
    const found = finderIn(given, new Set(files.map((path) => dirname(path))).size === 1 ? files : []);
    const belongs = new Map<string, readonly Companion[]>();
    for (const path of files) {
      // One that lies apart, for its name was taken, belongs to nothing, and nothing to it.
      const whole = path.startsWith(`${given}${sep}`);
      belongs.set(path, whole ? await companionsOf(path, found, given) : []);
    }
    return belongs;
  }

  /** Takes away what was laid down. */
  close(): void {
    if (this.folder === null) return;
    rmSync(this.folder, { recursive: true, force: true });
    this.folder = null;
    process.off('exit', this.atExit);
  }

  /** A new file for a name, in folders as the name tells. Where none can be (two of one name, a name too long) it lies apart, and belongs to nothing. */
  private opened(name: string): { readonly path: string; readonly fd: number } {
    if (this.folder === null) {
      this.folder = realpathSync(mkdtempSync(join(tmpdir(), 'stet-together-')));
      process.once('exit', this.atExit);
    }
    try {
      return newFile(join(this.folder, 'given', ...partsOf(name)));
    } catch {
      return newFile(join(this.folder, String(this.laid.size), `file${extname(name)}`));
    }
  }
}

function newFile(path: string): { readonly path: string; readonly fd: number } {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  return { path, fd: openSync(path, 'wx', 0o600) };
}

async function* limited(stream: AsyncIterable<Uint8Array>, name: string, most: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of stream) {
    size += piece.length;
    if (size > most)
      throw new StetError(
        'too-large',
        `${name}: a document may have at most ${Math.round(most / 1048576)} MB; split it, or raise the limit (--limit-input-bytes).`,
      );
    yield piece;
  }
}
