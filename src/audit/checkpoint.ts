/**
 * Checkpoints (C2SP tlog-checkpoint): what a log looked like at one size, in three lines that are signed as a note. And
 * proofs that travel (C2SP tlog-proof): one entry's place in such a log, readable with nothing else at hand.
 */
import { StetError } from '../errors.ts';
import { EMPTY_ROOT, sameHash } from './merkle.ts';
import { base64, type OpenedNote, openNote, type Signer, signNote, strictBase64, type Verifier } from './note.ts';
import { verifyInclusion } from './proofs.ts';

export interface Checkpoint {
  /** Name of the log. */
  readonly origin: string;
  readonly size: number;
  /** 32 bytes. */
  readonly root: Uint8Array;
}

/** A checkpoint under its signatures. */
export interface SignedCheckpoint extends Checkpoint {
  /** The whole note. */
  readonly note: string;
  readonly by: readonly Verifier[];
}

const broken = (why: string): StetError => new StetError('log-broken', why);

/** A number as logs write it: no sign, no leading zero, no more than can be counted exactly. Null otherwise. */
export function strictSize(text: string): number | null {
  if (!/^(0|[1-9][0-9]{0,15})$/.test(text)) return null;
  const size = Number(text);
  return Number.isSafeInteger(size) ? size : null;
}

/** The text that is signed. */
export const checkpointText = ({ origin, size, root }: Checkpoint): string => `${origin}\n${size}\n${base64(root)}\n`;

/** Reads the text of a checkpoint; further lines (extensions) are allowed and passed over. Throws StetError 'log-broken'. */
export function readCheckpoint(text: string): Checkpoint {
  if (!text.endsWith('\n')) throw broken('The checkpoint does not end in a line end.');
  const [origin = '', sizeLine = '', rootLine = '', ...more] = text.slice(0, -1).split('\n');
  const size = strictSize(sizeLine);
  const root = strictBase64(rootLine);
  if (origin === '' || /[\r\t]/.test(origin)) throw broken('The checkpoint names no log.');
  if (size === null) throw broken('The size in the checkpoint is no plain number.');
  if (root === null || root.length !== 32) throw broken('The root in the checkpoint is no SHA-256 hash in base64.');
  if (size === 0 && !sameHash(root, EMPTY_ROOT)) throw broken('The checkpoint is of an empty log and has the root of another.');
  if (more.includes('')) throw broken('The checkpoint has an empty line.');
  return { origin, size, root };
}

/** Signs a checkpoint with every key given. */
export function signCheckpoint(checkpoint: Checkpoint, signers: readonly Signer[]): string {
  return signNote(checkpointText(checkpoint), signers);
}

/** Opens a signed checkpoint and demands that the log's own name is on it. Throws StetError 'log-broken'. */
export function openCheckpoint(note: string, known: readonly Verifier[]): SignedCheckpoint {
  const opened: OpenedNote = openNote(note, known);
  const checkpoint = readCheckpoint(opened.text);
  if (!opened.by.some(({ name }) => name === checkpoint.origin))
    throw broken(`The checkpoint is of ${checkpoint.origin}, and no key of that name signed it.`);
  return { ...checkpoint, note, by: opened.by };
}

/** One entry's place in a log. */
export interface TlogProof {
  readonly index: number;
  readonly path: readonly Uint8Array[];
  /** The signed checkpoint, word for word. */
  readonly checkpoint: string;
  /** Not authenticated. */
  readonly extra?: Uint8Array;
}

const PROOF = 'c2sp.org/tlog-proof@v1';

export function writeProof({ index, path, checkpoint, extra }: TlogProof): string {
  const lines = [PROOF, ...(extra === undefined ? [] : [`extra ${base64(extra)}`]), `index ${index}`, ...path.map(base64)];
  return `${lines.join('\n')}\n\n${checkpoint}`;
}

/** Reads a tlog-proof. Throws StetError 'log-broken' when it is malformed; checks no signature. */
export function readProof(text: string): TlogProof {
  const end = text.indexOf('\n\n');
  if (text.length > 1_000_000 || end < 0) throw broken('The proof is not in the form of tlog-proof.');
  const lines = text.slice(0, end).split('\n');
  if (lines.shift() !== PROOF) throw broken(`The proof does not begin with ${PROOF}.`);
  let extra: Uint8Array | undefined;
  if (lines[0]?.startsWith('extra ') === true) {
    extra = strictBase64((lines.shift() ?? '').slice(6)) ?? undefined;
    if (extra === undefined) throw broken('The extra data of the proof are not base64.');
  }
  const first = lines.shift() ?? '';
  const index = first.startsWith('index ') ? strictSize(first.slice(6)) : null;
  if (index === null) throw broken('The proof does not say which entry it is of.');
  const path = lines.map((line) => {
    const hash = strictBase64(line);
    if (hash === null || hash.length !== 32) throw broken('The proof has a line that is no hash.');
    return hash;
  });
  if (path.length > 63) throw broken('The proof is longer than any log is high.');
  return { index, path, checkpoint: text.slice(end + 2), ...(extra === undefined ? {} : { extra }) };
}

/**
 * Whether a proof shows that a leaf is in a log of one of these keys. Gives the checkpoint it rests on.
 * Throws StetError 'log-broken', saying what does not hold.
 */
export function checkProof(proof: TlogProof, leaf: Uint8Array, known: readonly Verifier[]): SignedCheckpoint {
  const checkpoint = openCheckpoint(proof.checkpoint, known);
  if (!verifyInclusion(proof.index, checkpoint.size, leaf, proof.path, checkpoint.root))
    throw broken(`The proof does not lead from entry ${proof.index} to the root in the checkpoint.`);
  return checkpoint;
}
