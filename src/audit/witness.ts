/**
 * Witnesses (C2SP tlog-witness, tlog-cosignature): others who remember the largest state of a log that they saw and sign only what
 * continues it. A checkpoint with their signature cannot be one of two histories, nor can an older state pass for the present one.
 * A cosignature is a line of the same note: four bytes of key id, eight of the time, an Ed25519 signature over both.
 */
import { createPublicKey, verify } from 'node:crypto';
import { StetError } from '../errors.ts';
import type { Post } from '../model/ports.ts';
import { readCheckpoint, strictSize } from './checkpoint.ts';
import { sha256 } from './merkle.ts';
import { base64, isName, SPKI, strictBase64, strictText } from './note.ts';

/** The kind of key that cosigns: Ed25519, with a time (cosignature/v1). */
const COSIGNATURE = 0x04;

/** A witness by its public key. */
export interface Witness {
  readonly name: string;
  /** First four bytes of SHA-256(name ‖ 0x0A ‖ 0x04 ‖ key), lower-case hex. */
  readonly id: string;
  readonly vkey: string;
  /** 32 bytes. */
  readonly key: Uint8Array;
}

/** That a witness saw a checkpoint. */
export interface Cosignature {
  readonly witness: Witness;
  /** When, by the witness's clock: seconds since 1970. */
  readonly time: number;
}

const broken = (why: string): StetError => new StetError('log-broken', why);

/** Reads a witness's public key, `name+hash+key`. Throws StetError 'log-broken' unless it is a cosignature/v1 key. */
export function readWitness(vkey: string): Witness {
  const [name = '', id = '', ...rest] = vkey.split('+');
  const bytes = strictBase64(rest.join('+'));
  const fits = vkey.length < 1000 && isName(name) && bytes !== null && bytes.length === 33 && bytes[0] === COSIGNATURE;
  const own = fits ? Buffer.from(sha256(Buffer.concat([Buffer.from(`${name}\n`), bytes]))).toString('hex', 0, 4) : '';
  if (!fits || own !== id)
    throw broken('This is no public key of a witness: it should read name+hash+key, with an Ed25519 cosignature key.');
  return { name, id, vkey, key: bytes.subarray(1) };
}

/**
 * Who of these witnesses signed a checkpoint, and when. A signature of a known witness that does not hold spoils the note:
 * throws StetError 'log-broken'. Signatures of others are passed over.
 */
export function cosignaturesOn(note: string, witnesses: readonly Witness[]): Cosignature[] {
  const split = note.lastIndexOf('\n\n');
  if (split < 0) throw broken('The checkpoint has no signatures.');
  const text = note.slice(0, split + 1);
  readCheckpoint(text);
  const found: Cosignature[] = [];
  for (const line of note.slice(split + 2).split('\n')) {
    const [mark, name, encoded = '', ...more] = line.split(' ');
    const signature = strictBase64(encoded);
    if (mark !== '—' || more.length > 0 || signature === null) continue;
    const id = Buffer.from(signature.subarray(0, 4)).toString('hex');
    const witness = witnesses.find((one) => one.name === name && one.id === id);
    if (witness === undefined || found.some((one) => one.witness === witness)) continue;
    const time = signature.length === 76 ? Buffer.from(signature).readBigUInt64BE(4) : 0n;
    if (time === 0n || time > BigInt(Number.MAX_SAFE_INTEGER) || !holds(witness, time, text, signature.subarray(12)))
      throw broken(`The signature of the witness ${witness.name} is not over this checkpoint.`);
    found.push({ witness, time: Number(time) });
  }
  return found;
}

function holds(witness: Witness, time: bigint, text: string, signature: Uint8Array): boolean {
  const key = createPublicKey({ key: Buffer.concat([SPKI, witness.key]), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(`cosignature/v1\ntime ${time}\n${text}`), key, signature);
}

/** What a witness answered. `refused`: it will not sign, and why; `unreachable`: it gave no answer that can be read. */
export type Witnessed =
  | { readonly kind: 'cosigned'; readonly line: string; readonly time: number }
  | { readonly kind: 'refused' | 'unreachable'; readonly says: string };

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'it took the request for malformed',
  403: 'it does not know the key that signed the log',
  404: 'it does not know the log',
  422: 'it holds that the log does not continue what it saw before: the log was rewritten, or two histories were signed',
};

/**
 * Asks a witness to sign a checkpoint. `proof` gives the hashes that lead from an earlier size to this one; a witness that saw
 * another size than `old` says so, and is asked once more from there. Never throws for what the witness does.
 */
export async function askWitness(
  { url, witness }: { readonly url: string; readonly witness: Witness },
  { note, size }: { readonly note: string; readonly size: number },
  old: number,
  proof: (from: number) => readonly Uint8Array[],
  post: Post,
): Promise<Witnessed> {
  const from = (seen: number): Uint8Array => {
    const hashes = seen === 0 || seen === size ? [] : proof(seen);
    return Buffer.from(`old ${seen}\n${hashes.map((hash) => `${base64(hash)}\n`).join('')}\n${note}`);
  };
  try {
    const where = `${url.replace(/\/$/, '')}/add-checkpoint`;
    let answer = await post(where, from(Math.min(old, size)), 'text/plain');
    if (answer.status === 409) {
      const seen = strictSize((strictText(answer.body) ?? '').trimEnd());
      if (seen === null) return { kind: 'unreachable', says: 'it saw another size, and does not say which' };
      if (seen > size)
        return { kind: 'refused', says: `it saw the log with ${seen} entries, and it holds ${size} now: an older state was put back` };
      answer = await post(where, from(seen), 'text/plain');
      // Asked from the very size it named, and still at odds: at that size it holds another root.
      if (answer.status === 409 && seen === size)
        return { kind: 'refused', says: `it saw ${size} entries with another root: the log was rewritten, or two histories were signed` };
    }
    if (answer.status !== 200) {
      const says = REFUSALS[answer.status];
      return says === undefined ? { kind: 'unreachable', says: `it answered ${answer.status}` } : { kind: 'refused', says };
    }
    return cosigned(strictText(answer.body) ?? '', note, witness);
  } catch (thrown) {
    return { kind: 'unreachable', says: thrown instanceof Error ? thrown.message : 'it gave no answer' };
  }
}

/** The line that the witness gave, once it is seen to hold. */
function cosigned(body: string, note: string, witness: Witness): Witnessed {
  const own = body.split('\n').find((line) => line.startsWith(`— ${witness.name} `));
  if (own === undefined) return { kind: 'unreachable', says: 'its answer holds no signature of its own' };
  try {
    const [signed] = cosignaturesOn(`${note.slice(0, note.lastIndexOf('\n\n') + 2)}${own}\n`, [witness]);
    if (signed !== undefined) return { kind: 'cosigned', line: own, time: signed.time };
  } catch {
    // Said below: a signature that does not hold is none.
  }
  return { kind: 'refused', says: 'the signature it gave does not hold under its key' };
}
