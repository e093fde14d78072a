/**
 * OpenTimestamps proofs: a path of hashes from a file to something public, mostly a block of Bitcoin. Reading one gives, for each
 * end of the path, what must be found there; whether the block really holds it only somebody with the chain can tell, so that is
 * said and not guessed. A proof that is fresh ends at a calendar, which knows the rest some hours later.
 */
import { createHash } from 'node:crypto';
import { messageOf, StetError } from '../errors.ts';
import type { Post } from '../model/ports.ts';
import { sha256 } from './merkle.ts';

const MAGIC = Buffer.from('004f70656e54696d657374616d7073000050726f6f6600bf89e2e884e89294', 'hex');
const VERSION = 1;
/** Bounds of the format: an operand and a result, a note of an end, how far paths branch, how many steps are taken in all. */
const LONGEST = 4096;
const LONGEST_END = 8192;
const DEEPEST = 256;
const MOST_STEPS = 10_000;

const HASHES: Readonly<Record<number, { readonly name: string; readonly length: number }>> = {
  2: { name: 'sha1', length: 20 },
  3: { name: 'ripemd160', length: 20 },
  8: { name: 'sha256', length: 32 },
};
const ENDS: Readonly<Record<string, 'bitcoin' | 'litecoin' | 'pending'>> = {
  '0588960d73d71901': 'bitcoin',
  '06869a0d73d71b45': 'litecoin',
  '83dfe30d2ef90c8e': 'pending',
};

/** Where a path ends. */
export type TimestampEnd =
  /** The block at this height must have `root` as its Merkle root (in the order of bytes that a block header has). */
  | { readonly kind: 'bitcoin' | 'litecoin'; readonly height: number; readonly root: string }
  /** A calendar promised to anchor `commitment`. */
  | { readonly kind: 'pending'; readonly calendar: string; readonly commitment: string }
  | { readonly kind: 'unknown'; readonly tag: string };

export interface OtsProof {
  /** How the file is hashed, and the hash that the proof is of, lower-case hex. */
  readonly hash: string;
  readonly digest: string;
  readonly ends: readonly TimestampEnd[];
}

class Reader {
  readonly bytes: Uint8Array;
  at = 0;
  steps = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  take(length: number): Uint8Array {
    if (this.at + length > this.bytes.length) throw new Error('it is cut off');
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  byte(): number {
    return this.take(1)[0] ?? 0;
  }

  /** Seven bits a byte, least first. */
  number(): number {
    let value = 0;
    for (let shift = 0; shift < 49; shift += 7) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
    throw new Error('a number in it is too large');
  }

  counted(most: number): Uint8Array {
    const length = this.number();
    if (length > most) throw new Error('a part of it is too long');
    return this.take(length);
  }
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

function end(reader: Reader, message: Uint8Array): TimestampEnd {
  const tag = hex(reader.take(8));
  const inside = new Reader(reader.counted(LONGEST_END));
  const kind = ENDS[tag];
  if (kind === undefined) return { kind: 'unknown', tag };
  if (kind === 'pending') {
    const calendar = Buffer.from(inside.counted(1000)).toString('latin1');
    if (!/^https?:\/\/[\w.:/-]{1,990}$/.test(calendar)) throw new Error('it names no calendar');
    return { kind, calendar, commitment: hex(message) };
  }
  return { kind, height: inside.number(), root: hex(message) };
}

function step(reader: Reader, tag: number, message: Uint8Array): Uint8Array {
  const hash = HASHES[tag];
  let result: Uint8Array;
  if (hash !== undefined) result = createHash(hash.name).update(message).digest();
  else if (tag === 0xf0) result = Buffer.concat([message, reader.counted(LONGEST)]);
  else if (tag === 0xf1) result = Buffer.concat([reader.counted(LONGEST), message]);
  else if (tag === 0xf2) result = Uint8Array.from(message).reverse();
  else if (tag === 0xf3) result = Buffer.from(hex(message));
  else throw new Error(`it has a step that is not known (${tag.toString(16)})`);
  if (result.length > LONGEST) throw new Error('a step of it gives too much');
  return result;
}

/** Follows every path from a message; branches are marked by 0xff, ends by 0x00. */
function follow(reader: Reader, message: Uint8Array, depth: number, ends: TimestampEnd[]): void {
  reader.steps += 1;
  if (depth > DEEPEST || reader.steps > MOST_STEPS) throw new Error('its paths are too long');
  const one = (tag: number): void => {
    if (tag === 0) ends.push(end(reader, message));
    else follow(reader, step(reader, tag, message), depth + 1, ends);
  };
  let tag = reader.byte();
  while (tag === 0xff) {
    one(reader.byte());
    tag = reader.byte();
  }
  one(tag);
}

/** Reads a proof. Throws StetError 'log-broken' when it is malformed; whether a block bears it out is not known here. */
export function readOts(bytes: Uint8Array): OtsProof {
  try {
    const reader = new Reader(bytes);
    if (Buffer.compare(reader.take(MAGIC.length), MAGIC) !== 0) throw new Error('it does not begin as one');
    if (reader.number() !== VERSION) throw new Error('it is of another version');
    const hash = HASHES[reader.byte()];
    if (hash === undefined) throw new Error('the file is hashed in a way that is not known');
    const digest = reader.take(hash.length);
    const ends: TimestampEnd[] = [];
    follow(reader, digest, 0, ends);
    if (reader.at !== bytes.length) throw new Error('there is more behind it');
    return { hash: hash.name, digest: hex(digest), ends };
  } catch (cause) {
    throw new StetError('log-broken', `This is no OpenTimestamps proof: ${messageOf(cause)}.`, { cause });
  }
}

/** Whether a proof is of these bytes. */
export const isOtsOf = ({ hash, digest }: OtsProof, data: Uint8Array): boolean => createHash(hash).update(data).digest('hex') === digest;

/** What a calendar answered. */
export type Promised = { readonly kind: 'promised'; readonly proof: Uint8Array } | { readonly kind: 'unreachable'; readonly says: string };

/** Gives a calendar the hash of data to anchor, and keeps what it promises as a proof. Never throws for what the calendar does. */
export async function askCalendar(url: string, data: Uint8Array, post: Post): Promise<Promised> {
  try {
    const digest = sha256(data);
    const { status, body } = await post(`${url.replace(/\/$/, '')}/digest`, digest, 'application/octet-stream');
    if (status !== 200) return { kind: 'unreachable', says: `it answered ${status}` };
    const proof = Buffer.concat([MAGIC, Uint8Array.of(VERSION, 8), digest, body]);
    readOts(proof);
    return { kind: 'promised', proof };
  } catch (thrown) {
    return { kind: 'unreachable', says: messageOf(thrown) };
  }
}
