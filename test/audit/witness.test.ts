import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newSigner } from '../../src/audit/note.ts';
import { cosignaturesOn, readWitness } from '../../src/audit/witness.ts';
import { StetError } from '../../src/errors.ts';
import { witnessService } from './services.ts';

const SHARED = `${process.env.STET_AUDIT_VECTORS ?? ''}/witness/cosignatures.json`;

describe('a witness', () => {
  it('is known by a key of its own kind, and by no other text', async () => {
    const { vkey, close } = await witnessService('w', () => []);
    close();
    expect(readWitness(vkey)).toMatchObject({ name: 'w', vkey });
    expect(() => readWitness(newSigner('w').verifier.vkey)).toThrow(/public key of a witness/);
    for (let at = 0; at < vkey.length; at += 1)
      for (const changed of [vkey.slice(0, at) + vkey.slice(at + 1), `${vkey.slice(0, at)}x${vkey.slice(at + 1)}`])
        if (changed !== vkey) expect(() => readWitness(changed)).toThrow(StetError);
  });

  it('fails in no other way, whatever the note', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        try {
          cosignaturesOn(text, []);
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(StetError);
        }
      }),
    );
  });

  it.skipIf(!existsSync(SHARED))('signs as others sign', () => {
    const { checkpoints } = JSON.parse(readFileSync(SHARED, 'utf8')) as { checkpoints: { vkey: string; note: string }[] };
    for (const { vkey, note } of checkpoints) {
      const witness = readWitness(vkey);
      expect(cosignaturesOn(note, [witness])).toMatchObject([{ time: 1767139200 }]);
      expect(() => cosignaturesOn(note.replace('\n300\n', '\n301\n'), [witness])).toThrow(StetError);
    }
  });
});
