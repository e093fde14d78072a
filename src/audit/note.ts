/**
 * Signed notes (C2SP signed-note) with Ed25519: a text, and under it lines that sign it. Signatures of keys that are not
 * known are passed over, so that others (witnesses, later algorithms) can be added; one of a known key that is wrong spoils
 * the note. The parser is strict: what another reader might take for something else is refused.
 */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { StetError } from '../errors.ts';
import { sha256 } from './merkle.ts';

/** The only kind of key here: a note signature by Ed25519. */
const ED25519 = 0x01;
/** What stands before the 32 bytes of an Ed25519 public key in DER. */
export const SPKI = Buffer.from('302a300506032b6570032100', 'hex');
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
/** More signatures than this are refused before any is checked. */
const MOST_SIGNATURES = 100;
const LONGEST = 1_000_000;

/** A public key as `name+hash+key`, and what checks with it. */
export interface Verifier {
  readonly name: string;
  /** First four bytes of SHA-256(name ‖ 0x0A ‖ 0x01 ‖ key), lower-case hex. */
  readonly id: string;
  /** The key in C2SP form, as it is printed in reports. */
  readonly vkey: string;
  /** 32 bytes. */
  readonly key: Uint8Array;
  readonly checks: (text: Uint8Array, signature: Uint8Array) => boolean;
}

/** A private key and its public half. */
export interface Signer {
  readonly verifier: Verifier;
  /** The key in the form of golang.org/x/mod/sumdb/note: PRIVATE+KEY+name+hash+seed. Secret. */
  readonly skey: string;
  readonly sign: (text: Uint8Array) => Uint8Array;
}

/** A note that was opened: its text, and the known keys that signed it. */
export interface OpenedNote {
  readonly text: string;
  readonly by: readonly Verifier[];
}

const broken = (why: string): StetError => new StetError('log-broken', why);

/** Bytes of canonical standard base64; null for anything that Buffer would merely put up with. */
export function strictBase64(text: string): Uint8Array | null {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : null;
}

export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');

/** UTF-8 text, or null when the bytes are not UTF-8. A leading byte order mark is kept, so that it is seen. */
export function strictText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** What a key may be called. */
export const isName = (name: string): boolean => name.length > 0 && !/[\s+\p{Z}\u0085]/u.test(name) && name.isWellFormed();

const keyId = (name: string, key: Uint8Array): string =>
  Buffer.from(sha256(Buffer.concat([Buffer.from(`${name}\n`), Uint8Array.of(ED25519), key])))
    .subarray(0, 4)
    .toString('hex');

function verifierFor(name: string, key: Uint8Array): Verifier {
  const id = keyId(name, key);
  let object: KeyObject | null = null;
  return {
    name,
    id,
    key,
    vkey: `${name}+${id}+${base64(Buffer.concat([Uint8Array.of(ED25519), key]))}`,
    checks(text, signature) {
      if (signature.length !== 64) return false;
      try {
        object ??= createPublicKey({ key: Buffer.concat([SPKI, key]), format: 'der', type: 'spki' });
        return verify(null, text, object, signature);
      } catch {
        return false;
      }
    },
  };
}

/** Parts of `name+hash+base64`: the base64 may hold plus signs itself, the name may not. */
function keyParts(text: string): { readonly name: string; readonly id: string; readonly bytes: Uint8Array } | null {
  const first = text.indexOf('+');
  const second = text.indexOf('+', first + 1);
  if (first <= 0 || second < 0) return null;
  const name = text.slice(0, first);
  const id = text.slice(first + 1, second);
  const bytes = strictBase64(text.slice(second + 1));
  if (!isName(name) || !/^[0-9a-f]{8}$/.test(id) || bytes === null || bytes.length !== 33 || bytes[0] !== ED25519) return null;
  return { name, id, bytes: bytes.subarray(1) };
}

/** Reads a public key. Throws StetError 'log-broken' unless it is an Ed25519 key whose hash fits. */
export function readVkey(text: string): Verifier {
  const parts = text.length > 1000 ? null : keyParts(text);
  if (parts === null || keyId(parts.name, parts.bytes) !== parts.id)
    throw broken('This is no public key for signed notes: it should read name+hash+key, with an Ed25519 key.');
  return verifierFor(parts.name, parts.bytes);
}

/** Reads a private key. Throws StetError 'log-broken', never quoting it. */
export function readSkey(text: string): Signer {
  const parts = text.startsWith('PRIVATE+KEY+') && text.length < 1000 ? keyParts(text.slice('PRIVATE+KEY+'.length)) : null;
  if (parts === null) throw broken('The signing key cannot be read: it should read PRIVATE+KEY+name+hash+seed.');
  const signer = signerFor(parts.name, parts.bytes);
  if (signer.verifier.id !== parts.id) throw broken('The signing key cannot be read: its hash does not fit.');
  return signer;
}

function signerFor(name: string, seed: Uint8Array): Signer {
  const object = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  const key = createPublicKey(object).export({ format: 'der', type: 'spki' }).subarray(SPKI.length);
  const verifier = verifierFor(name, Uint8Array.from(key));
  return {
    verifier,
    skey: `PRIVATE+KEY+${name}+${verifier.id}+${base64(Buffer.concat([Uint8Array.of(ED25519), seed]))}`,
    sign: (text) => sign(null, text, object),
  };
}

/** A new key for the log of this name. Throws RangeError for a name with spaces or plus signs. */
export function newSigner(name: string): Signer {
  if (!isName(name)) throw new RangeError(`A key cannot be called "${name}".`);
  const pair = generateKeyPairSync('ed25519');
  const seed = pair.privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(PKCS8.length);
  return signerFor(name, seed);
}

/** Signs a text, which must end in a line end. Gives the whole note. */
export function signNote(text: string, signers: readonly Signer[]): string {
  if (!text.endsWith('\n') || !isPlain(text)) throw new RangeError('A note ends in a line end and holds no control characters.');
  const bytes = Buffer.from(text);
  const lines = signers.map(({ verifier, sign: signed }) => {
    const signature = Buffer.concat([Buffer.from(verifier.id, 'hex'), signed(bytes)]);
    return `— ${verifier.name} ${base64(signature)}\n`;
  });
  return `${text}\n${lines.join('')}`;
}

/** No control characters but line ends, and nothing that UTF-8 cannot hold. */
function isPlain(text: string): boolean {
  if (!text.isWellFormed()) return false;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit < 32 && unit !== 10) return false;
  }
  return true;
}

/**
 * Opens a note with the keys that are known. Throws StetError 'log-broken' when it is malformed, when a signature of a known
 * key is wrong, or when none of them signed it.
 */
export function openNote(note: string, known: readonly Verifier[]): OpenedNote {
  if (note.length > LONGEST || !isPlain(note)) throw broken('The note is too long or holds control characters.');
  const split = note.lastIndexOf('\n\n');
  if (split < 0 || !note.endsWith('\n')) throw broken('The note has no signature.');
  const text = note.slice(0, split + 1);
  const rest = note.slice(split + 2);
  if (rest === '') throw broken('The note has no signature.');
  const lines = rest.slice(0, -1).split('\n');
  if (lines.length > MOST_SIGNATURES) throw broken(`The note has more than ${MOST_SIGNATURES} signatures.`);
  const bytes = Buffer.from(text);
  const by: Verifier[] = [];
  for (const line of lines) {
    const [mark, name = '', encoded = '', ...more] = line.split(' ');
    const signature = strictBase64(encoded);
    if (mark !== '—' || !isName(name) || more.length > 0 || signature === null || signature.length < 5)
      throw broken('The note has a line among its signatures that is none.');
    const id = Buffer.from(signature.subarray(0, 4)).toString('hex');
    const keys = known.filter((key) => key.name === name && key.id === id);
    const [key] = keys;
    if (key === undefined || by.includes(key)) continue;
    if (keys.length > 1) throw broken(`Two keys are called ${name} with the hash ${id}.`);
    if (!key.checks(bytes, signature.subarray(4))) throw broken(`The signature of ${name} is not over this text.`);
    by.push(key);
  }
  if (by.length === 0) throw broken('No known key signed this note.');
  return { text, by };
}
