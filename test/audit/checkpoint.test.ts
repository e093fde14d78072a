import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkProof,
  checkpointText,
  openCheckpoint,
  readCheckpoint,
  readProof,
  signCheckpoint,
  strictSize,
  writeProof,
} from '../../src/audit/checkpoint.ts';
import { leafHash, rootOf } from '../../src/audit/merkle.ts';
import { newSigner, signNote } from '../../src/audit/note.ts';
import { inclusionProof, subtreesOf } from '../../src/audit/proofs.ts';
import { StetError } from '../../src/errors.ts';

const SHARED = `${process.env.STET_AUDIT_VECTORS ?? ''}/signed-note/checkpoint-bodies.json`;
const ROOT = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const signer = newSigner('log.test/commit');
const leaves = Array.from({ length: 5 }, (_, i) => leafHash(Uint8Array.of(i)));
const checkpoint = { origin: 'log.test/commit', size: 5, root: rootOf(leaves) };
const signed = signCheckpoint(checkpoint, [signer]);
const proof = { index: 3, path: inclusionProof(3, 5, subtreesOf(leaves)), checkpoint: signed };
const leaf = leaves[3] as Uint8Array;

describe('checkpoints', () => {
  it('are read as they were written', () => {
    const opened = openCheckpoint(signed, [signer.verifier]);
    expect(opened).toMatchObject({ origin: 'log.test/commit', size: 5, note: signed });
    expect(checkpointText(opened)).toBe(checkpointText(checkpoint));
    expect(readCheckpoint(`Log\n12\n${ROOT}\nan extension\n`).size).toBe(12);
  });

  it.each([
    ['no origin', `\n1\n${ROOT}\n`],
    ['leading zero', `Log\n01\n${ROOT}\n`],
    ['plus', `Log\n+1\n${ROOT}\n`],
    ['minus', `Log\n-1\n${ROOT}\n`],
    ['exponent', `Log\n1e3\n${ROOT}\n`],
    ['hexadecimal', `Log\n0x10\n${ROOT}\n`],
    ['blank', `Log\n \n${ROOT}\n`],
    ['more than counts exactly', `Log\n9007199254740993\n${ROOT}\n`],
    ['short root', 'Log\n1\nYmFuYW5hcw==\n'],
    ['other base64', `Log\n1\n${ROOT.replaceAll('+', '-')}\n`],
    ['empty line', `Log\n1\n${ROOT}\n\n`],
    ['no last line end', `Log\n1\n${ROOT}`],
    ['too few lines', 'Log\n1\n'],
  ])('refuses one with %s', (_, text) => {
    expect(() => readCheckpoint(text)).toThrow(StetError);
  });

  it('refuses one that the log itself did not sign', () => {
    const stranger = newSigner('other.test');
    const text = signNote(checkpointText(checkpoint), [stranger]);
    expect(() => openCheckpoint(text, [stranger.verifier])).toThrow(/no key of that name/);
  });

  it('counts as logs write numbers', () => {
    expect(['0', '7', '9007199254740991'].map(strictSize)).toEqual([0, 7, Number.MAX_SAFE_INTEGER]);
    expect(['', '00', '1 ', '٣', '9007199254740992', '1n'].map(strictSize)).toEqual([null, null, null, null, null, null]);
  });

  it.skipIf(!existsSync(SHARED))('agree with all shared bodies, but wants 32 bytes of root', () => {
    const { bodies } = JSON.parse(readFileSync(SHARED, 'utf8')) as { bodies: { body: string; ok: boolean; why: string }[] };
    for (const { body, ok, why } of bodies) {
      const root = Buffer.from(body.split('\n')[2] ?? '', 'base64');
      let read = true;
      try {
        readCheckpoint(body);
      } catch (thrown) {
        expect(thrown).toBeInstanceOf(StetError);
        read = false;
      }
      expect([why, read]).toEqual([why, ok && root.length === 32]);
    }
  });
});

describe('proofs that travel', () => {
  it('lead from an entry to a signed checkpoint', () => {
    const text = writeProof(proof);
    expect(text.startsWith('c2sp.org/tlog-proof@v1\nindex 3\n')).toBe(true);
    expect(checkProof(readProof(text), leaf, [signer.verifier]).size).toBe(5);
    const extra = Buffer.from('anything');
    const again = readProof(writeProof({ ...proof, extra }));
    expect(Buffer.from(again.extra ?? []).toString()).toBe('anything');
    expect(checkProof(again, leaf, [signer.verifier]).size).toBe(5);
  });

  it('fail for another entry, another place, another key', () => {
    const read = readProof(writeProof(proof));
    expect(() => checkProof(read, leaves[2] as Uint8Array, [signer.verifier])).toThrow(/does not lead/);
    expect(() => checkProof({ ...read, index: 2 }, leaf, [signer.verifier])).toThrow(/does not lead/);
    expect(() => checkProof({ ...read, index: 5 }, leaf, [signer.verifier])).toThrow(/does not lead/);
    expect(() => checkProof(read, leaf, [newSigner('log.test/commit').verifier])).toThrow(/No known key/);
  });

  it('are refused when one character was changed, and never fail in another way', () => {
    const text = writeProof(proof);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 3 }), (at, put) => {
        const changed = text.slice(0, at) + put + text.slice(at + 1);
        if (changed === text) return;
        expect(() => checkProof(readProof(changed), leaf, [signer.verifier])).toThrow(StetError);
      }),
      { numRuns: 1000 },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (junk) => {
        expect(() => readProof(`c2sp.org/tlog-proof@v1\n${junk}`)).toThrow(StetError);
      }),
    );
  });
});
