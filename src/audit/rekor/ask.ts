/**
 * Publishes a checkpoint in Rekor: an in-toto statement about it, signed by the log's own key, in an envelope (entry kind dsse). What
 * the log answers is kept with the envelope, so that it can be checked offline later. The log learns the checkpoint's hash, and
 * keeps neither statement nor checkpoint.
 */
import { createPublicKey } from 'node:crypto';
import { messageOf } from '../../errors.ts';
import type { Post } from '../../model/ports.ts';
import { attest } from '../dsse.ts';
import { leafHash } from '../merkle.ts';
import { base64, type Signer, SPKI, strictText } from '../note.ts';
import { verifyInclusion } from '../proofs.ts';
import { isRekorOf, readRekor } from '../rekor.ts';

/** What Rekor answered; `unreachable` also when what it sent does not lead from what was published to a root. */
export type PublishedIn =
  | { readonly kind: 'published'; readonly json: string; readonly index: number }
  | { readonly kind: 'unreachable'; readonly says: string };

/** Publishes a signed checkpoint. Whether the log's key signed the answer is checked later, with that key. Never throws for what it does. */
export async function askRekor(url: string, note: string, signer: Signer, post: Post): Promise<PublishedIn> {
  try {
    const envelope = attest(note, signer);
    const key = createPublicKey({ key: Buffer.concat([SPKI, signer.verifier.key]), format: 'der', type: 'spki' });
    const pem = key.export({ format: 'pem', type: 'spki' }).toString();
    const verifiers = [base64(Buffer.from(pem))];
    const proposed = { apiVersion: '0.0.1', kind: 'dsse', spec: { proposedContent: { envelope, verifiers } } };
    const where = `${url.replace(/\/$/, '')}/api/v1/log/entries`;
    const { status, body } = await post(where, Buffer.from(JSON.stringify(proposed)), 'application/json');
    if (status === 409) return { kind: 'unreachable', says: 'it holds this checkpoint already; fetch the entry and give it with --proof' };
    if (status !== 201) return { kind: 'unreachable', says: `it answered ${status}` };
    const json = JSON.stringify({ envelope: JSON.parse(envelope), entry: JSON.parse(strictText(body) ?? '') });
    const read = readRekor(json);
    const { index, size, root, path } = read.entry.proof;
    if (!isRekorOf(read, Buffer.from(note)) || !verifyInclusion(index, size, leafHash(read.entry.body), path, root))
      return { kind: 'unreachable', says: 'what it sent is no proof that this checkpoint was published' };
    return { kind: 'published', json, index: read.entry.index };
  } catch (thrown) {
    return { kind: 'unreachable', says: messageOf(thrown) };
  }
}
