/**
 * Archives handed in at the desk: held in a folder of their own while they are looked through, the documents in them kept as files that
 * were handed in one by one, and everything unpacked taken away again. What archives may be is settled in archives.ts; what of them is
 * a document, in documents.ts. One is unpacked at a time, so that many of them fill no disk.
 */
import { createWriteStream } from 'node:fs';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StetError } from '../../errors.ts';
import { Archives } from './archives.ts';
import type { Handed } from './bundle.ts';
import { type Member, membersOf } from './documents.ts';

/** How much larger an archive may be than a document. */
export const MOST_PACKED = 4;
/** Documents of one archive. */
const MOST_MEMBERS = 2_000;
/** How long unpacking may take, in milliseconds. */
const PATIENCE = 120_000;

/** A document of an archive, as it is to be called; or why it is none. */
export type Unpacked = Handed | { readonly name: string; readonly refused: StetError };

/** What stands before an unpacking that has to wait for another. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Unpacks an archive and hands each of its documents to `take`, one after the other. `most` is the largest document in bytes. A Word file
 * that is called an archive is handed over as it came. Throws StetError when the archive as a whole is refused.
 */
export async function takeArchive(
  stream: AsyncIterable<Uint8Array>,
  name: string,
  most: number,
  take: (one: Unpacked) => Promise<void>,
): Promise<void> {
  const archives = new Archives();
  try {
    const path = archives.place();
    await pipeline(limited(stream, name, most * MOST_PACKED), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    const before = last;
    const own = before.then(() => unpacked(path, name, most, archives, take));
    last = own.catch(() => undefined);
    await own;
  } finally {
    archives.close();
  }
}

async function* limited(stream: AsyncIterable<Uint8Array>, name: string, most: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of stream) {
    size += piece.length;
    if (size > most)
      throw new StetError(
        'too-large',
        `${name}: an archive may have at most ${Math.round(most / 1048576)} MB; split it, or raise the limit (--limit-input-bytes).`,
      );
    yield piece;
  }
}

async function unpacked(
  path: string,
  name: string,
  most: number,
  archives: Archives,
  take: (one: Unpacked) => Promise<void>,
): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE);
  const members = await membersOf(path, name, { archives, most, signal, alone: true });
  if (signal.aborted) throw new StetError('too-large', `${name}: unpacking took longer than ${PATIENCE / 1000} s; split it.`);
  if (members === null) return take({ name: name.replace(/\.zip$/i, '.docx'), path });
  if (members.length > MOST_MEMBERS)
    throw new StetError(
      'too-large',
      `${name}: it holds ${members.length} documents, more than the ${MOST_MEMBERS} taken at once; split it.`,
    );
  const called = namesOf(members);
  for (const [i, member] of members.entries()) {
    const own = called[i] ?? member.name;
    await take({ ...member, name: own });
  }
}

/** What each document is called: by its own name, by its folders as well where two bear the same. */
export function namesOf(members: readonly Member[]): readonly string[] {
  const short = (path: string): string => path.split('/').at(-1) ?? path;
  const times = new Map<string, number>();
  for (const { name } of members) times.set(short(name), (times.get(short(name)) ?? 0) + 1);
  return members.map(({ name }) => ((times.get(short(name)) ?? 0) > 1 || extname(name) === '' ? name.replaceAll('/', ' › ') : short(name)));
}
