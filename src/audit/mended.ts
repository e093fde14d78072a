/**
 * A log that lay in a repository or went through an editor or a mail program comes back with other line ends: git writes CRLF where it is
 * told to, editors add or take the last line end, some put a byte order mark first. Not a word of it is another. So a check reads text files
 * without that and tells it, in place of calling the log forged; and what was changed besides still fits no seal.
 */
import { basename } from 'node:path';
import type { Disk } from './disk.ts';
import type { Finding } from './verify-run.ts';

/** How a text file of ours ends, by its name: with one line end, or with none. Null for what is no text, which stays as it is. */
function endOf(name: string): '\n' | '' | null {
  if (/^(?:events\.jsonl|checkpoint|vkey|.{1,60}\.tlog-proof)$/.test(name)) return '\n';
  return /^(?:entry|key-\d{1,4})\.json$/.test(name) ? '' : null;
}

const BOM = '\uFEFF';

/** The bytes as they were written first; the very same when nothing of that kind was done to them. Each byte stands for a sign, so that none is lost. */
function plain(bytes: Uint8Array, end: '\n' | ''): Uint8Array {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const marked = text.length >= 3 && text.toString('utf8', 0, 3) === BOM;
  const [last, before] = [text.at(-1), text.at(-2)];
  const ends = end === '' ? last !== 10 : last === 10 && before !== 10;
  if (text.length === 0 || (!marked && ends && !text.includes('\r\n'))) return bytes;
  const signs = text.toString('latin1', marked ? 3 : 0).replaceAll('\r\n', '\n');
  let to = signs.length;
  while (to > 0 && signs[to - 1] === '\n') to -= 1;
  return Buffer.from(`${signs.slice(0, to)}${end}`, 'latin1');
}

/** A disk that reads texts of a log as they were written first, and remembers where they were not so. */
export function mending(disk: Disk, folder: string): { readonly disk: Disk; told(): Finding[] } {
  const mended = new Set<string>();
  return {
    disk: {
      ...disk,
      read(path) {
        const bytes = disk.read(path);
        const end = bytes === null ? null : endOf(basename(path));
        if (bytes === null || end === null) return bytes;
        const as = plain(bytes, end);
        if (as !== bytes) mended.add(path);
        return as;
      },
    },
    told: () =>
      [...mended].sort().map((path) => ({
        kind: 'unclear',
        where: path.startsWith(folder) ? path.slice(folder.length + 1) : path,
        says: 'Its line ends are not as they were written (git, an editor or a mail program does that), or a byte order mark stands before it. But for that it was checked; put them back for the log to be whole.',
      })),
  };
}
