/**
 * Remembers which snapshot answered which question, and since when. One small file a question, replaced in one step, so
 * that any number of processes may share the folder and a crash leaves the old entry or the new one. How long an entry
 * counts is the asker's business; an entry that cannot be read is none.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RememberedReply, ReplyCache } from '../model/ports.ts';

const HASH = /^sha256:[0-9a-f]{64}$/;

const parse = (text: string): RememberedReply | null => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { snapshot, kind, at } = value as Partial<RememberedReply>;
  if (typeof snapshot !== 'string' || !HASH.test(snapshot)) return null;
  if ((kind !== 'found' && kind !== 'absent') || typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null;
  return { snapshot, kind, at };
};

/** A cache in a folder: `replies/ab/<hash of the question>.json`. A cache that cannot be written forgets; it never fails a run. */
export function fileReplyCache(folder: string): ReplyCache {
  const place = (key: string): string => {
    const hex = createHash('sha256').update(key).digest('hex');
    return join(folder, 'replies', hex.slice(0, 2), `${hex}.json`);
  };
  return {
    async get(key) {
      try {
        return parse(await readFile(place(key), 'utf8'));
      } catch {
        return null;
      }
    },
    async set(key, entry) {
      const path = place(key);
      const temporary = `${path}.${process.pid}.${randomBytes(6).toString('hex')}.tmp`;
      try {
        await mkdir(join(path, '..'), { recursive: true });
        await writeFile(temporary, `${JSON.stringify(entry)}\n`, { mode: 0o600, flag: 'wx' });
        await rename(temporary, path);
      } catch {
        await rm(temporary, { force: true }).catch(() => {});
      }
    },
  };
}

/** A cache that lives as long as the process, for tests. */
export function memoryReplyCache(): ReplyCache {
  const held = new Map<string, RememberedReply>();
  return {
    get: async (key) => held.get(key) ?? null,
    set: async (key, entry) => {
      held.set(key, entry);
    },
  };
}
