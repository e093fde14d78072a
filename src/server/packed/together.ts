/**
 * Files of TeX projects that are handed in one by one: a paper and its list of works dropped together are one paper with its list, as in
 * a folder or an archive. They wait in a folder of their own until all have come; what a main file draws in goes with it, and every
 * other file is a document for itself.
 */
import { createWriteStream, mkdirSync, mkdtempSync, openSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StetError } from '../../errors.ts';
import { bytesOf } from './taking.ts';
import { companionsOf } from './tex-project.ts';

const ENDINGS = new Set(['.tex', '.bib', '.bbl']);

/** A document that was put together. */
export interface Whole {
  readonly name: string;
  readonly bytes: () => AsyncIterable<Uint8Array>;
}

/** Whether a file of this name may belong to a TeX project. */
export const mayBelong = (name: string): boolean => ENDINGS.has(extname(name).toLowerCase());

/** The parts of a name that tells folders, as the pages write them ("thesis › chapters › one.tex"). */
const partsOf = (name: string): string[] => name.split(' › ').filter((part) => part !== '' && part !== '.' && part !== '..');

/** Files that came together, until it is known what belongs to what. Whoever opened it closes it. */
export class Together {
  private folder: string | null = null;
  private readonly laid = new Map<string, string>();
  private readonly atExit = (): void => this.close();

  /** Lays a file down under its name. Throws StetError `too-large` for more than `most` bytes, and what writing throws. */
  async lay(stream: AsyncIterable<Uint8Array>, name: string, most: number): Promise<void> {
    const { path, fd } = this.opened(name);
    this.laid.set(path, name);
    await pipeline(limited(stream, name, most), createWriteStream(path, { fd }));
  }

  /** What came, as documents, in the order of their names: main files with all they draw in, other files by themselves. */
  documents(): Whole[] {
    const files = [...this.laid].sort(([, a], [, b]) => (a < b ? -1 : 1));
    const belongs = new Map(
      files.filter(([path]) => extname(path).toLowerCase() === '.tex').map(([path]) => [path, companionsOf(path, this.rootOf(path))]),
    );
    const drawn = new Set([...belongs.values()].flat());
    // Files that draw each other in are all begun somewhere: each is read then.
    const ring = (path: string): boolean => belongs.get(path)?.some((other) => belongs.get(other)?.includes(path)) === true;
    const own = files.filter(([path]) => !drawn.has(path) || ring(path));
    const short = (name: string): string => partsOf(name).at(-1) ?? name;
    return own.map(([path, name]) => ({
      name: own.filter(([, other]) => short(other) === short(name)).length > 1 ? name : short(name),
      bytes: () => bytesOf({ path, companions: belongs.get(path) ?? [] }),
    }));
  }

  /** The folder whose files may belong to one: all that lie under their names, for one that lies apart its own. */
  private rootOf(path: string): string {
    const given = join(this.folder ?? dirname(path), 'given');
    return path.startsWith(`${given}${sep}`) ? given : dirname(path);
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
