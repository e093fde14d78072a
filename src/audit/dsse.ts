/**
 * DSSE envelopes: a payload, its type, and signatures over both, so that bytes signed as one thing can never pass for another.
 * In them travel in-toto statements, which name what they are about by hash: that is how other tools attest a checkpoint of ours,
 * and how we attest one to a public log. Reading is strict; a payload is only looked into once a signature over it holds.
 */
import type { KeyObject } from 'node:crypto';
import { StetError } from '../errors.ts';
import { canonical } from '../text/canonical.ts';
import { sha256 } from './merkle.ts';
import { base64, type Signer, strictText } from './note.ts';
import { eitherBase64, holdsUnder } from './public-keys.ts';
import { hex } from './read-log.ts';

export const IN_TOTO = 'application/vnd.in-toto+json';
/** More than these are refused before any is checked. */
const MOST_SIGNATURES = 100;
const LONGEST = 1 << 20;

export interface Envelope {
  readonly payloadType: string;
  readonly payload: Uint8Array;
  readonly signatures: readonly { readonly keyid: string; readonly sig: Uint8Array }[];
}

const broken = (why: string): StetError => new StetError('log-broken', why);

/** What is signed: `DSSEv1`, type and payload, each after its length in bytes. */
export function pae(payloadType: string, payload: Uint8Array): Uint8Array {
  const type = Buffer.from(payloadType);
  return Buffer.concat([Buffer.from(`DSSEv1 ${type.length} `), type, Buffer.from(` ${payload.length} `), payload]);
}

/** Reads an envelope out of parsed JSON. Throws StetError 'log-broken' when it is none. */
export function readEnvelope(value: unknown): Envelope {
  const { payloadType, payload, signatures } = (value ?? {}) as { payloadType?: unknown; payload?: unknown; signatures?: unknown };
  if (typeof payloadType !== 'string' || typeof payload !== 'string' || payload.length > LONGEST || !payloadType.isWellFormed())
    throw broken('This is no DSSE envelope: it has no payload, or too long a one.');
  const bytes = eitherBase64(payload);
  if (bytes === null) throw broken('The payload of the envelope is not base64.');
  if (!Array.isArray(signatures) || signatures.length === 0 || signatures.length > MOST_SIGNATURES)
    throw broken('The envelope has no signatures, or too many.');
  return {
    payloadType,
    payload: bytes,
    signatures: signatures.map((one: unknown) => {
      const { sig, keyid } = (one ?? {}) as { sig?: unknown; keyid?: unknown };
      const signature = typeof sig === 'string' ? eitherBase64(sig) : null;
      if (signature === null || signature.length === 0) throw broken('A signature of the envelope is not base64.');
      return { keyid: typeof keyid === 'string' ? keyid : '', sig: signature };
    }),
  };
}

/** The keys under which a signature of the envelope holds. Key ids are hints and count for nothing. */
export function signersOf(envelope: Envelope, keys: readonly KeyObject[]): KeyObject[] {
  const signed = pae(envelope.payloadType, envelope.payload);
  return keys.filter((key) => envelope.signatures.some(({ sig }) => holdsUnder(key, signed, sig)));
}

/** Whether an envelope is about these bytes: it holds them, or an in-toto statement in it names their SHA-256. */
export function isAbout({ payloadType, payload }: Envelope, data: Uint8Array): boolean {
  if (Buffer.compare(payload, data) === 0) return true;
  if (payloadType !== IN_TOTO) return false;
  try {
    const { _type, subject } = JSON.parse(strictText(payload) ?? '') as { _type?: unknown; subject?: unknown };
    if (typeof _type !== 'string' || !_type.startsWith('https://in-toto.io/Statement/') || !Array.isArray(subject)) return false;
    const digest = hex(sha256(data));
    return subject.some((one: { digest?: { sha256?: unknown } } | null) => one?.digest?.sha256 === digest);
  } catch {
    return false;
  }
}

/** An in-toto statement about a signed checkpoint, in an envelope that the log's own key signs; JSON. */
export function attest(note: string, signer: Signer): string {
  const [origin = '', size = ''] = note.split('\n');
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: `${origin}/checkpoints/${size}`, digest: { sha256: hex(sha256(Buffer.from(note))) } }],
    predicateType: 'https://c2sp.org/tlog-checkpoint',
    predicate: { checkpoint: note },
  };
  const payload = Buffer.from(canonical(statement));
  const sig = base64(signer.sign(pae(IN_TOTO, payload)));
  return canonical({ payload: base64(payload), payloadType: IN_TOTO, signatures: [{ keyid: signer.verifier.vkey, sig }] });
}
