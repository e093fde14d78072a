import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSigsum, readPolicy, readSigsum } from '../../src/audit/sigsum.ts';
import { StetError } from '../../src/errors.ts';
import { sigsumLog } from './public-logs.ts';

const SHARED = `${process.env.STET_AUDIT_VECTORS ?? ''}/sigsum/proofs.json`;
const log = sigsumLog();
const policy = readPolicy(log.policy);
const data = Buffer.from('a checkpoint\n');
const check = (text: string, of: Uint8Array = data, submitters: readonly Uint8Array[] = [log.submitter]) =>
  checkSigsum(readSigsum(text), of, policy, submitters);

describe('proofs of a Sigsum log', () => {
  it('hold in both versions, and for the first entry of a log', () => {
    for (const version of [1, 2] as const)
      for (const alone of [false, true])
        expect(check(log.prove(data, { version, alone }))).toEqual({ witnesses: ['w0', 'w1', 'w2'], time: 1_780_000_002 });
    const more = log.prove(data).replace('cosignature=', 'said_later=x\ncosignature=');
    expect(check(more).witnesses).toHaveLength(3);
    expect(() => check(log.prove(data).replace('cosignature=', 'a line\ncosignature='))).toThrow(StetError);
    expect(check(log.prove(data, { seen: 2 }))).toEqual({ witnesses: ['w0', 'w1'], time: 1_780_000_001 });
  });

  it('are refused for another file, submitter, log or too few witnesses', () => {
    const proof = log.prove(data);
    expect(() => check(proof, Buffer.from('another'))).toThrow(/does not lead from this file/);
    expect(() => check(log.prove(data, { version: 1 }), Buffer.from('another'))).toThrow(/does not lead/);
    expect(() => check(proof, data, [new Uint8Array(32)])).toThrow(/somebody else/);
    expect(() => check(log.prove(data, { seen: 1 }))).toThrow(/too few/);
    expect(() => checkSigsum(readSigsum(proof), data, readPolicy(sigsumLog().policy))).toThrow(/policy does not name/);
    expect(() => check(proof.replace('size=6', 'size=7'))).toThrow(/did not sign/);
    expect(() => check(proof.replace('leaf_index=4', 'leaf_index=3'))).toThrow(/does not lead/);
    expect(() => check(proof.replace('1780000001', '1780000009'))).toThrow(/witness w1/);
  });

  it('are refused whatever digit is changed, but in what no policy asks about', () => {
    for (const proof of [log.prove(data), log.prove(data, { version: 1 })])
      for (let at = 0; at < proof.length; at += 1) {
        const digit = proof[at] ?? '';
        if (!/[0-9a-f]/.test(digit) || /^[a-z_]+$/.test(proof.slice(proof.lastIndexOf('\n', at) + 1, at + 1))) continue;
        const changed = `${proof.slice(0, at)}${digit === '1' ? '2' : '1'}${proof.slice(at + 1)}`;
        const line = proof.slice(proof.lastIndexOf('\n', at) + 1);
        // The key hash of a witness that is not known any more: two others are enough.
        if (line.startsWith('cosignature=') && at - proof.lastIndexOf('\n', at) <= 'cosignature='.length + 64) continue;
        // The other version has another number of parts, so a changed version cannot be read.
        expect(() => check(changed), `at ${at}`).toThrow(StetError);
      }
  });

  it('fail in no other way, whatever the text', () => {
    const lines = log.prove(data).split('\n');
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...lines), fc.string({ unit: 'binary', maxLength: 40 })), { maxLength: 20 }),
        (parts) => {
          try {
            check(parts.join('\n'));
          } catch (thrown) {
            expect(thrown).toBeInstanceOf(StetError);
          }
        },
      ),
    );
  });

  it('follow the groups of a policy, which must be well formed', () => {
    const nested = log.policy.replace('group two 2 w0 w1 w2', 'group a all w0 w1\ngroup b any w2\ngroup two 2 a b');
    const seen = (count: number) => checkSigsum(readSigsum(log.prove(data, { seen: count })), data, readPolicy(nested));
    expect(seen(3).witnesses).toHaveLength(3);
    expect(() => seen(2)).toThrow(/too few/);
    const none = readPolicy(log.policy.replace('quorum two', 'quorum none'));
    expect(checkSigsum(readSigsum(log.prove(data, { seen: 0 })), data, none)).toEqual({ witnesses: [], time: null });
    for (const [from, to] of [
      ['quorum two', 'quorum three'],
      ['quorum two', ''],
      ['quorum two', 'quorum two\nquorum two'],
      ['group two 2', 'group two 4'],
      ['group two 2 w0 w1 w2', 'group two 2 w0 w0'],
      ['group two 2', 'group w1 2'],
      ['witness w1', 'witness none'],
      ['log ', 'log 00'],
      ['log ', 'lag '],
    ] as const)
      expect(() => readPolicy(log.policy.replace(from, to)), to).toThrow(StetError);
  });

  it.skipIf(!existsSync(SHARED))('hold as others make them, and no changed one does', () => {
    const shared = JSON.parse(readFileSync(SHARED, 'utf8')) as {
      policy: string;
      submitterPublicKeyHex: string;
      proofs: { message: string; proof: string }[];
    };
    const theirs = readPolicy(shared.policy);
    const by = [Buffer.from(shared.submitterPublicKeyHex, 'hex')];
    for (const { message, proof } of shared.proofs) {
      expect(checkSigsum(readSigsum(proof), Buffer.from(message), theirs, by).witnesses.length).toBeGreaterThanOrEqual(2);
      expect(() => checkSigsum(readSigsum(proof), Buffer.from(`${message}x`), theirs, by)).toThrow(StetError);
      for (const key of ['leaf_index', 'size', 'root_hash', 'signature', 'node_hash', 'log']) {
        const changed = proof.replace(new RegExp(`\n${key}=(.)`), (_all, digit: string) => `\n${key}=${digit === '1' ? '2' : '1'}`);
        expect(() => checkSigsum(readSigsum(changed), Buffer.from(message), theirs, by), key).toThrow(StetError);
      }
      const fewer = shared.policy.replace('group 2of3 2', 'group 2of3 3').replace('witness test1 1', 'witness test1 2');
      expect(() => checkSigsum(readSigsum(proof), Buffer.from(message), readPolicy(fewer), by)).toThrow(StetError);
    }
  });
});
