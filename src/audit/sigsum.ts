/**
 * Sigsum proofs: that a checksum lies in a public log that the witnesses of a policy saw grow. Read as `sigsum-submit` writes them,
 * versions 1 and 2, and checked offline against a policy file. What is logged for a file is SHA-256 over the SHA-256 of it; the leaf
 * binds the submitter's key and signature, so a changed one does not lead to the root. The times are the witnesses' own.
 */
import { createPublicKey } from 'node:crypto';
import { StetError } from '../errors.ts';
import { strictSize } from './checkpoint.ts';
import { leafHash, sameHash, sha256 } from './merkle.ts';
import { base64, SPKI } from './note.ts';
import { verifyInclusion } from './proofs.ts';
import { holdsUnder } from './public-keys.ts';
import { hex } from './read-log.ts';

const LONGEST = 100_000;
const MOST_COSIGNATURES = 1000;

interface Member {
  /** SHA-256 of the key, hex; null for a group. */
  readonly key: string | null;
  readonly need: number;
  readonly of: readonly string[];
}

/** Whom to believe: logs, witnesses, and how many of these it takes. */
export interface SigsumPolicy {
  /** Public keys (32 bytes) by their SHA-256, hex. */
  readonly logs: ReadonlyMap<string, Uint8Array>;
  readonly witnesses: ReadonlyMap<string, { readonly name: string; readonly key: Uint8Array }>;
  readonly members: ReadonlyMap<string, Member>;
  /** Name of the witness or group that is the quorum; `none` when no witness is needed. */
  readonly quorum: string;
}

export interface SigsumProof {
  /** SHA-256 of the log's key, hex. */
  readonly log: string;
  /** First two bytes of the checksum, hex; only in version 1. */
  readonly short: string | null;
  /** SHA-256 of the submitter's key, and what it signed; 32 and 64 bytes. */
  readonly submitter: Uint8Array;
  readonly signature: Uint8Array;
  readonly size: number;
  readonly root: Uint8Array;
  readonly rootSignature: Uint8Array;
  readonly cosignatures: readonly { readonly key: string; readonly time: number; readonly signature: Uint8Array }[];
  readonly index: number;
  readonly path: readonly Uint8Array[];
}

const broken = (why: string): StetError => new StetError('log-broken', `The Sigsum proof does not hold: ${why}.`);
const HEX = /^(?:[0-9a-f]{2})+$/;
const bytesOf = (text: string, length: number): Uint8Array | null =>
  text.length === 2 * length && HEX.test(text) ? Uint8Array.from(Buffer.from(text, 'hex')) : null;

/** Reads a policy file. Throws StetError 'usage', naming the line that is wrong. */
export function readPolicy(text: string): SigsumPolicy {
  const logs = new Map<string, Uint8Array>();
  const witnesses = new Map<string, { name: string; key: Uint8Array }>();
  const members = new Map<string, Member>();
  let quorum: string | null = null;
  for (const [at, whole] of text.split('\n').entries()) {
    const [word, ...rest] = (whole.split('#')[0] ?? '').trim().split(/\s+/);
    const wrong = (why: string): StetError => new StetError('usage', `The Sigsum policy cannot be read: line ${at + 1} ${why}.`);
    const known = (name: string): string => {
      if (!members.has(name)) throw wrong(`names "${name}", which no line before it defines`);
      return name;
    };
    const named = (name: string | undefined): string => {
      if (name === undefined || name === 'none' || members.has(name)) throw wrong('gives no name, or one that is taken');
      return name;
    };
    if (word === '' || word === undefined) continue;
    if (word === 'log') {
      const key = bytesOf(rest[0] ?? '', 32);
      if (key === null || rest.length > 2) throw wrong('names no key of 32 bytes in hexadecimal');
      logs.set(hex(sha256(key)), key);
    } else if (word === 'witness') {
      const key = bytesOf(rest[1] ?? '', 32);
      if (key === null || rest.length > 3) throw wrong('names no key of 32 bytes in hexadecimal');
      const name = named(rest[0]);
      const id = hex(sha256(key));
      if (witnesses.has(id)) throw wrong('names a key a second time');
      witnesses.set(id, { name, key });
      members.set(name, { key: id, need: 1, of: [] });
    } else if (word === 'group') {
      const [name, count = '', ...listed] = rest;
      const of = [...new Set(listed)];
      const need = count === 'any' ? 1 : count === 'all' ? of.length : (strictSize(count) ?? 0);
      if (need < 1 || need > of.length) throw wrong('asks for a number of members that there are not');
      members.set(named(name), { key: null, need, of: of.map(known) });
    } else if (word === 'quorum') {
      if (quorum !== null || rest.length !== 1) throw wrong('is a second quorum, or names not one');
      quorum = rest[0] === 'none' ? 'none' : known(rest[0] ?? '');
    } else throw wrong(`begins with "${word.slice(0, 40)}"`);
  }
  if (logs.size === 0 || quorum === null) throw new StetError('usage', 'The Sigsum policy names no log, or no quorum.');
  return { logs, witnesses, members, quorum };
}

/** Reads a proof. Throws StetError 'log-broken' when it is malformed; nothing is checked yet. */
export function readSigsum(text: string): SigsumProof {
  if (text.length > LONGEST) throw broken('it is too long');
  const [head = '', tree = '', path, ...more] = text.replace(/\n$/, '').split('\n\n');
  if (more.length > 0) throw broken('it has too many parts');
  const value = (line: string | undefined, key: string): string => {
    if (line?.startsWith(`${key}=`) !== true) throw broken(`it has no "${key}" where one should be`);
    return line.slice(key.length + 1);
  };
  const bytes = (text: string | undefined, length: number): Uint8Array => {
    const read = bytesOf(text ?? '', length);
    if (read === null) throw broken(`it has something else where ${length} bytes in hexadecimal should be`);
    return read;
  };
  const number = (text: string): number => {
    const read = strictSize(text);
    if (read === null) throw broken('it has something else where a number should be');
    return read;
  };
  const [first, second, third, ...extra] = head.split('\n');
  const version = value(first, 'version');
  if ((version !== '1' && version !== '2') || extra.length > 0) throw broken('it is of a version that is not known');
  const leaf = value(third, 'leaf').split(' ');
  const short = version === '1' ? hex(bytes(leaf.shift(), 2)) : null;
  if (leaf.length !== 2) throw broken('its leaf has not the parts it should have');
  const [sizeLine = '', rootLine, signatureLine, ...others] = tree.split('\n');
  // This part is the log's answer word for word, and a log may come to say more in it; that is nobody's signature, so it is passed over.
  const signed = others.filter((line) => line.startsWith('cosignature=') || !/^[a-z_]{1,40}=/.test(line));
  if (signed.length > MOST_COSIGNATURES) throw broken('it has too many cosignatures');
  const size = number(value(sizeLine, sizeLine.startsWith('tree_size=') ? 'tree_size' : 'size'));
  const [indexLine, ...hashes] = path?.split('\n') ?? [];
  if ((size === 1) !== (path === undefined) || hashes.length > 63) throw broken('its path is not that of such a log');
  return {
    log: hex(bytes(value(second, 'log'), 32)),
    short,
    submitter: bytes(leaf[0], 32),
    signature: bytes(leaf[1], 64),
    size,
    root: bytes(value(rootLine, 'root_hash'), 32),
    rootSignature: bytes(value(signatureLine, 'signature'), 64),
    cosignatures: signed.map((line) => {
      const [key, time = '', signature, ...rest] = value(line, 'cosignature').split(' ');
      if (rest.length > 0) throw broken('a cosignature has too many parts');
      return { key: hex(bytes(key, 32)), time: number(time), signature: bytes(signature, 64) };
    }),
    index: indexLine === undefined ? 0 : number(value(indexLine, 'leaf_index')),
    path: hashes.map((line) => bytes(value(line, 'node_hash'), 32)),
  };
}

const holds = (key: Uint8Array, data: Uint8Array, signature: Uint8Array): boolean =>
  holdsUnder(createPublicKey({ key: Buffer.concat([SPKI, key]), format: 'der', type: 'spki' }), data, signature);

/** SHA-256 over the SHA-256 of data: what is logged for it. */
const checksumOf = (data: Uint8Array): Uint8Array => sha256(sha256(data));

/** The leaf that a proof says is in the log, for data. */
const leafOf = ({ signature, submitter }: SigsumProof, data: Uint8Array): Uint8Array =>
  leafHash(Buffer.concat([checksumOf(data), signature, submitter]));

/** Whether a proof leads from data to the root it names: without any key. */
export const isSigsumOf = (proof: SigsumProof, data: Uint8Array): boolean =>
  (proof.short === null || hex(checksumOf(data)).startsWith(proof.short)) &&
  verifyInclusion(proof.index, proof.size, leafOf(proof, data), proof.path, proof.root);

/** What a proof that holds says: who of the policy's witnesses saw the log, and when the last of a quorum did (seconds). */
export interface SigsumSeen {
  readonly witnesses: readonly string[];
  /** Null when the policy needs no witness. */
  readonly time: number | null;
}

/**
 * Checks a proof that data were logged. `submitters` are the keys (32 bytes) that may have submitted it; with none any may have.
 * Throws StetError 'log-broken', saying what does not hold.
 */
export function checkSigsum(
  proof: SigsumProof,
  data: Uint8Array,
  policy: SigsumPolicy,
  submitters: readonly Uint8Array[] = [],
): SigsumSeen {
  const log = policy.logs.get(proof.log);
  if (log === undefined) throw broken('it is of a log that the policy does not name');
  const checkpoint = `sigsum.org/v1/tree/${proof.log}\n${proof.size}\n${base64(proof.root)}\n`;
  if (!holds(log, Buffer.from(checkpoint), proof.rootSignature)) throw broken('the log did not sign this root');
  if (!isSigsumOf(proof, data)) throw broken('it does not lead from this file to the root');
  if (submitters.length > 0) {
    const by = submitters.find((key) => sameHash(sha256(key), proof.submitter));
    const signed = Buffer.concat([Buffer.from('sigsum.org/v1/tree-leaf\0'), checksumOf(data)]);
    if (by === undefined || !holds(by, signed, proof.signature)) throw broken('it was submitted by somebody else');
  }
  const times = new Map<string, number>();
  for (const { key, time, signature } of proof.cosignatures) {
    const witness = policy.witnesses.get(key);
    if (witness === undefined) continue;
    const signed = Buffer.from(`cosignature/v1\ntime ${time}\n${checkpoint}`);
    if (!holds(witness.key, signed, signature)) throw broken(`the signature of the witness ${witness.name} is not over this root`);
    times.set(key, time);
  }
  const acts = (name: string): boolean => {
    const member = policy.members.get(name);
    if (member === undefined) return false;
    return member.key === null ? member.of.filter(acts).length >= member.need : times.has(member.key);
  };
  if (policy.quorum !== 'none' && !acts(policy.quorum)) throw broken('too few of the witnesses in the policy saw this root');
  return {
    witnesses: [...times.keys()].flatMap((key) => policy.witnesses.get(key)?.name ?? []),
    time: times.size === 0 ? null : Math.max(...times.values()),
  };
}
