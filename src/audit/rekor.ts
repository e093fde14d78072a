/**
 * Entries of Rekor, the public log of Sigstore: that a hash was published, and when. Read from a bundle (as cosign writes it) or from
 * what the log answers, and checked offline: the entry leads to a root, the log signed that root, and it signed the time. What is
 * published for a file is its hash, or that of an envelope about it (DSSE). Who published it is not asked: the hash says what of.
 */
import { createHash, type KeyObject } from 'node:crypto';
import { StetError } from '../errors.ts';
import { canonical } from '../text/canonical.ts';
import { readCheckpoint, strictSize } from './checkpoint.ts';
import { type Envelope, isAbout, readEnvelope, signersOf } from './dsse.ts';
import { leafHash, sameHash } from './merkle.ts';
import { base64, strictBase64, strictText } from './note.ts';
import { verifyInclusion } from './proofs.ts';
import { holdsUnder, keyHash, readDer } from './public-keys.ts';
import { hex } from './read-log.ts';

const LONGEST = 4 << 20;

export interface RekorEntry {
  /** The entry as it lies in the log. */
  readonly body: Uint8Array;
  /** SHA-256 of the log's key, hex. */
  readonly log: string;
  /** Number over all parts of the log, which the log's promise names; that within its part is in `proof`. */
  readonly index: number;
  /** Seconds since 1970, by the log; null where it gives none. */
  readonly time: number | null;
  /** The log's signature over body, log, index and time; null where it gives none. */
  readonly promise: Uint8Array | null;
  readonly proof: {
    readonly index: number;
    readonly size: number;
    readonly root: Uint8Array;
    readonly path: readonly Uint8Array[];
    readonly checkpoint: string;
  };
}

/** An entry and what came with it. */
export interface RekorBundle {
  readonly entry: RekorEntry;
  readonly envelope: Envelope | null;
  /** Key of whoever published it, as the bundle names it. */
  readonly by: KeyObject | null;
}

const broken = (why: string): StetError => new StetError('log-broken', `The Rekor entry does not hold: ${why}.`);

type Json = Readonly<Record<string, unknown>>;
const object = (value: unknown): Json => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {});
const text = (value: unknown, what: string): string => {
  if (typeof value !== 'string') throw broken(`it has no ${what}`);
  return value;
};
const bytes = (value: unknown, what: string): Uint8Array => {
  const read = strictBase64(text(value, what));
  if (read === null) throw broken(`its ${what} is not base64`);
  return read;
};
const hash = (value: unknown, what: string, encoding: 'hex' | 'base64'): Uint8Array => {
  const given = text(value, what);
  const read =
    encoding === 'hex' ? (/^[0-9a-f]{64}$/.test(given) ? Uint8Array.from(Buffer.from(given, 'hex')) : null) : strictBase64(given);
  if (read === null || read.length !== 32) throw broken(`its ${what} is no SHA-256 hash`);
  return read;
};
/** Numbers come as numbers from the log, as text in a bundle. */
const number = (value: unknown, what: string): number => {
  const read = strictSize(typeof value === 'number' ? String(value) : text(value, what));
  if (read === null) throw broken(`its ${what} is no number`);
  return read;
};
const path = (value: unknown, encoding: 'hex' | 'base64'): Uint8Array[] => {
  if (!Array.isArray(value) || value.length > 63) throw broken('it has no path, or too long a one');
  return value.map((one: unknown) => hash(one, 'path', encoding));
};

/** What the log itself answers: `{uuid: {body, integratedTime, logID, logIndex, verification}}`. */
function fromLog(value: Json): RekorEntry {
  const verification = object(value.verification);
  const proof = object(verification.inclusionProof);
  return {
    body: bytes(value.body, 'body'),
    log: hex(hash(value.logID, 'log', 'hex')),
    index: number(value.logIndex, 'index'),
    time: value.integratedTime === undefined ? null : number(value.integratedTime, 'time'),
    promise: verification.signedEntryTimestamp === undefined ? null : bytes(verification.signedEntryTimestamp, 'promise'),
    proof: {
      index: number(proof.logIndex, 'index in the tree'),
      size: number(proof.treeSize, 'size of the tree'),
      root: hash(proof.rootHash, 'root', 'hex'),
      path: path(proof.hashes, 'hex'),
      checkpoint: text(proof.checkpoint, 'checkpoint'),
    },
  };
}

/** What a bundle holds (dev.sigstore.bundle v0.2, v0.3). */
function fromBundle(value: Json): RekorEntry {
  const proof = object(value.inclusionProof);
  const promise = object(value.inclusionPromise).signedEntryTimestamp;
  const time = value.integratedTime === undefined ? 0 : number(value.integratedTime, 'time');
  return {
    body: bytes(value.canonicalizedBody, 'body'),
    log: hex(hash(object(value.logId).keyId, 'log', 'base64')),
    index: number(value.logIndex, 'index'),
    time: time === 0 ? null : time,
    promise: promise === undefined ? null : bytes(promise, 'promise'),
    proof: {
      index: number(proof.logIndex, 'index in the tree'),
      size: number(proof.treeSize, 'size of the tree'),
      root: hash(proof.rootHash, 'root', 'base64'),
      path: path(proof.hashes, 'base64'),
      checkpoint: text(object(proof.checkpoint).envelope, 'checkpoint'),
    },
  };
}

/** Reads a bundle or an answer of the log. Throws StetError 'log-broken' when it is neither. */
export function readRekor(json: string): RekorBundle {
  let value: Json;
  try {
    value = json.length > LONGEST ? {} : object(JSON.parse(json));
  } catch {
    value = {};
  }
  const material = object(value.verificationMaterial);
  if (Array.isArray(material.tlogEntries)) {
    const certificate = object(material.certificate).rawBytes ?? object(material.publicKey).rawBytes;
    return {
      entry: fromBundle(object(material.tlogEntries[0])),
      envelope: value.dsseEnvelope === undefined ? null : readEnvelope(value.dsseEnvelope),
      by: certificate === undefined ? null : readDer(bytes(certificate, 'certificate')),
    };
  }
  // Beside the log's answer lies the envelope that was published, where one was.
  const { envelope, entry, ...rest } = value;
  const [answer] = Object.values(entry === undefined ? rest : object(entry));
  if (object(answer).body === undefined) throw broken('this is neither a bundle of Sigstore nor an answer of Rekor');
  return { entry: fromLog(object(answer)), envelope: envelope === undefined ? null : readEnvelope(envelope), by: null };
}

/** Hashes that an entry publishes, as `algorithm:hex`: of a file, or of the payload of an envelope. */
function publishes(body: Uint8Array): { readonly file: string | null; readonly payload: string | null } {
  const of = (value: unknown): string | null => {
    const { algorithm, value: digest } = object(value);
    return typeof algorithm === 'string' && typeof digest === 'string' ? `${algorithm}:${digest}` : null;
  };
  try {
    const { kind, spec } = object(JSON.parse(strictText(body) ?? ''));
    const { data, payloadHash, content } = object(spec);
    if (kind === 'hashedrekord' || kind === 'rekord') return { file: of(object(data).hash), payload: null };
    if (kind === 'dsse') return { file: null, payload: of(payloadHash) };
    if (kind === 'intoto') return { file: null, payload: of(object(content).payloadHash) };
  } catch {
    // Said below: an entry that cannot be read publishes nothing that is known here.
  }
  return { file: null, payload: null };
}

const digests = (data: Uint8Array): string[] =>
  ['sha256', 'sha384', 'sha512'].map((name) => `${name}:${createHash(name).update(data).digest('hex')}`);

/** Whether what was published is of these bytes: their hash, or that of an envelope about them. */
export function isRekorOf({ entry, envelope }: RekorBundle, data: Uint8Array): boolean {
  const { file, payload } = publishes(entry.body);
  if (file !== null) return digests(data).includes(file);
  return payload !== null && envelope !== null && digests(envelope.payload).includes(payload) && isAbout(envelope, data);
}

/** What an entry that holds says. */
export interface Published {
  /** Name of the log. */
  readonly log: string;
  readonly index: number;
  /** Seconds since 1970, signed by the log; null where it signed none. */
  readonly time: number | null;
}

/** Checks an entry under the keys of logs that are known. Throws StetError 'log-broken', saying what does not hold. */
export function checkRekor({ entry, envelope, by }: RekorBundle, keys: readonly KeyObject[]): Published {
  const key = keys.find((one) => hex(keyHash(one)) === entry.log);
  if (key === undefined) throw broken('it is of a log whose key is not known here');
  const { index, size, root, path: hashes, checkpoint } = entry.proof;
  const split = checkpoint.lastIndexOf('\n\n');
  if (split < 0) throw broken('the checkpoint is not signed');
  const signed = checkpoint.slice(0, split + 1);
  const said = readCheckpoint(signed);
  const lines = checkpoint
    .slice(split + 2)
    .split('\n')
    .slice(0, 100);
  if (!lines.some((line) => isSignedLine(line, key, signed, said.origin))) throw broken('the log did not sign the checkpoint');
  if (said.size !== size || !sameHash(said.root, root)) throw broken('the proof is of another root than the log signed');
  if (!verifyInclusion(index, size, leafHash(entry.body), hashes, root)) throw broken('it does not lead to the root');
  if (entry.promise !== null) {
    const promised = { body: base64(entry.body), integratedTime: entry.time ?? 0, logID: entry.log, logIndex: entry.index };
    if (!holdsUnder(key, Buffer.from(canonical(promised)), entry.promise)) throw broken('the log did not sign this time');
  }
  if (envelope !== null && by !== null && signersOf(envelope, [by]).length === 0)
    throw broken('the envelope is not signed by the certificate beside it');
  return { log: said.origin, index: entry.index, time: entry.promise === null ? null : entry.time };
}

/** A signature line of this log: an em dash, a name, base64 of the first four bytes of its key's hash and a signature. */
function isSignedLine(line: string, key: KeyObject, signed: string, origin: string): boolean {
  const [mark, name = '', encoded = '', ...more] = line.split(' ');
  // Each part of the log has a number behind the log's name.
  if (name === '' || (origin !== name && !origin.startsWith(`${name} - `))) return false;
  const signature = strictBase64(encoded);
  if (mark !== '—' || more.length > 0 || signature === null || signature.length < 5) return false;
  return sameHash(signature.subarray(0, 4), keyHash(key).subarray(0, 4)) && holdsUnder(key, Buffer.from(signed), signature.subarray(4));
}
