/**
 * Timestamps by an authority (RFC 3161): that a checkpoint existed at a time, said by somebody else's clock and key. What is asked
 * for holds the SHA-256 of the signed checkpoint and nothing more. The answer is kept whole, so that `openssl ts -verify` can check
 * it too.
 */
import { createHash, createPublicKey, type KeyObject, randomBytes, verify } from 'node:crypto';
import { messageOf, StetError } from '../errors.ts';
import type { Post } from '../model/ports.ts';
import { sha256 } from './merkle.ts';

/** DER of the algorithm identifier of SHA-256. */
const SHA256 = Buffer.from('300d06096086480165030402010500', 'hex');
const GRANTED = [0, 1];

const der = (tag: number, ...parts: readonly Uint8Array[]): Uint8Array => {
  const body = Buffer.concat(parts);
  if (body.length > 127) throw new RangeError('Only short requests are made here.');
  return Buffer.concat([Uint8Array.of(tag, body.length), body]);
};

/** A request for a timestamp over data (RFC 3161 § 2.4.1): version 1, SHA-256, a nonce, the authority's certificate wanted. */
export function timestampRequest(data: Uint8Array, nonce: Uint8Array = randomBytes(8)): Uint8Array {
  // A leading zero keeps the nonce positive, and no shorter form of it exists.
  const number = der(0x02, Uint8Array.of(1 | ((nonce[0] ?? 0) & 0x7f)), nonce.subarray(1));
  return der(0x30, der(0x02, Uint8Array.of(1)), der(0x30, SHA256, der(0x04, sha256(data))), number, der(0x01, Uint8Array.of(0xff)));
}

/** What a timestamp says. */
export interface Timestamp {
  /** ISO 8601, UTC. */
  readonly time: string;
}

/** A timestamp as it was read: what it is of, when, and what was signed. */
interface Read {
  readonly status: number;
  readonly time: string;
  readonly isOf: (data: Uint8Array) => boolean;
  readonly signedBy: (key: KeyObject) => boolean;
}

const CONTENT = '1.2.840.113549.1.9.16.1.4';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';

/** Reads an answer (RFC 3161 § 2.4.2, CMS signed data of RFC 5652 § 5). Throws whatever the reading of DER throws. */
async function read(answer: Uint8Array): Promise<Read> {
  const { RFC3161Timestamp } = await import('@sigstore/core');
  const stamp = RFC3161Timestamp.parse(Buffer.from(answer));
  const info = stamp.tstInfo;
  const signedData = stamp.root.subs[1]?.subs.find(({ tag }) => tag.isContextSpecific(0))?.subs[0];
  const signers = signedData?.subs.at(-1)?.subs ?? [];
  const attributes = signers[0]?.subs.find(({ tag }) => tag.isContextSpecific(0));
  const digested = attributes?.subs.find(({ subs }) => subs[0]?.tag.isOID() === true && subs[0].toOID() === MESSAGE_DIGEST);
  const signature = signers[0]?.subs.filter(({ tag }) => tag.isOctetString()).at(-1);
  const method = stamp.signerDigestAlgorithm;
  const hashed = (bytes: Uint8Array): Uint8Array => createHash(method).update(bytes).digest();
  const same = (a: Uint8Array, b: Uint8Array | undefined): boolean => b !== undefined && Buffer.compare(a, b) === 0;
  return {
    status: Number(stamp.status),
    time: stamp.signingTime.toISOString(),
    isOf: (data) =>
      same(createHash(info.messageImprintHashAlgorithm).update(data).digest(), info.messageImprintHashedMessage) &&
      stamp.eContentType === CONTENT,
    signedBy(key) {
      if (signers.length !== 1 || attributes === undefined || signature === undefined) return false;
      if (!same(hashed(info.raw), digested?.subs[1]?.subs[0]?.value)) return false;
      // What is signed is the set of attributes under the tag of a set, not under the one it is sent with (RFC 5652 § 5.4).
      const signed = Buffer.from(attributes.toDER());
      signed[0] = 0x31;
      return verify(method, signed, key, signature.value);
    },
  };
}

/**
 * Checks a kept answer against data and the authority's key or certificate (PEM). Gives the time it states.
 * Throws StetError 'log-broken' for anything that is no timestamp of this data under this key, 'usage' for a key that is none.
 */
export async function checkTimestamp(answer: Uint8Array, data: Uint8Array, pem: string): Promise<Timestamp> {
  let key: KeyObject;
  try {
    key = createPublicKey(pem);
  } catch (cause) {
    throw new StetError('usage', 'The key of the timestamp authority is no public key or certificate in PEM.', { cause });
  }
  try {
    const stamp = await read(answer);
    if (!GRANTED.includes(stamp.status)) throw new Error('the authority did not grant it');
    if (!stamp.isOf(data)) throw new Error('it is of something else');
    if (!stamp.signedBy(key)) throw new Error('it is not signed by this key');
    return { time: stamp.time };
  } catch (cause) {
    throw new StetError('log-broken', `The timestamp does not hold: ${messageOf(cause)}.`, { cause });
  }
}

/** What an answer is of, with no key at hand. Throws StetError 'log-broken' for what is no answer of an authority. */
export async function isTimestampOf(answer: Uint8Array): Promise<(data: Uint8Array) => boolean> {
  try {
    const stamp = await read(answer);
    return (data) => GRANTED.includes(stamp.status) && stamp.isOf(data);
  } catch (cause) {
    throw new StetError('log-broken', `This is no RFC 3161 timestamp: ${messageOf(cause)}.`, { cause });
  }
}

/** What an authority answered; `unreachable` also when what it sent is no timestamp of the data. */
export type Stamped =
  | { readonly kind: 'stamped'; readonly answer: Uint8Array; readonly time: string }
  | { readonly kind: 'unreachable'; readonly says: string };

/** Asks an authority for a timestamp over data. Its signature is checked later, by `checkTimestamp`, with a key. Never throws for what it does. */
export async function askTimestamp(url: string, data: Uint8Array, post: Post): Promise<Stamped> {
  try {
    const { status, body } = await post(url, timestampRequest(data), 'application/timestamp-query');
    if (status !== 200) return { kind: 'unreachable', says: `it answered ${status}` };
    const stamp = await read(body);
    if (!GRANTED.includes(stamp.status) || !stamp.isOf(data))
      return { kind: 'unreachable', says: 'what it sent is no timestamp of this checkpoint' };
    return { kind: 'stamped', answer: body, time: stamp.time };
  } catch (thrown) {
    return { kind: 'unreachable', says: messageOf(thrown) };
  }
}
