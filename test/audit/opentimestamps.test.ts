import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOtsOf, readOts } from '../../src/audit/opentimestamps.ts';
import { StetError } from '../../src/errors.ts';
import { promise } from './services.ts';

const SHARED = `${process.env.STET_AUDIT_VECTORS ?? ''}/ots`;
const MAGIC = Buffer.from('004f70656e54696d657374616d7073000050726f6f6600bf89e2e884e89294', 'hex');
const digest = createHash('sha256').update('a file').digest();
const proof = (...path: Uint8Array[]): Buffer => Buffer.concat([MAGIC, Uint8Array.of(1, 8), digest, ...path]);
const bitcoin = (height: number): Buffer =>
  Buffer.concat([Uint8Array.of(0), Buffer.from('0588960d73d71901', 'hex'), Uint8Array.of(1, height)]);

describe('OpenTimestamps', () => {
  it('follows every path to its end and says what must be found there', () => {
    const path = Buffer.concat([Uint8Array.of(0xff), promise('https://calendar.example'), Buffer.from('f102abcd08', 'hex'), bitcoin(77)]);
    const read = readOts(proof(path));
    const root = createHash('sha256')
      .update(Buffer.concat([Buffer.from('abcd', 'hex'), digest]))
      .digest('hex');
    expect(read.ends).toEqual([
      {
        kind: 'pending',
        calendar: 'https://calendar.example',
        commitment: createHash('sha256')
          .update(Buffer.concat([digest, Buffer.from('12')]))
          .digest('hex'),
      },
      { kind: 'bitcoin', height: 77, root },
    ]);
    expect(isOtsOf(read, Buffer.from('a file'))).toBe(true);
    expect(isOtsOf(read, Buffer.from('another'))).toBe(false);
  });

  it('refuses what is cut off, goes on, or runs without end, with an error of its own', () => {
    const whole = proof(bitcoin(5));
    for (let at = 0; at < whole.length; at += 1) expect(() => readOts(whole.subarray(0, at))).toThrow(StetError);
    expect(() => readOts(Buffer.concat([whole, Uint8Array.of(0)]))).toThrow(/more behind it/);
    expect(() => readOts(proof(Buffer.alloc(5000, 8), bitcoin(5)))).toThrow(/too long/);
    expect(() => readOts(proof(Buffer.alloc(20, 0xf3), bitcoin(5)))).toThrow(/gives too much/);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        try {
          readOts(proof(bytes));
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(StetError);
        }
      }),
    );
  });

  it.skipIf(!existsSync(SHARED))('reads proofs as others wrote them', () => {
    for (const name of readdirSync(SHARED).filter((each) => each.endsWith('.ots'))) {
      const read = readOts(readFileSync(`${SHARED}/${name}`));
      expect(read.ends.length).toBeGreaterThan(0);
      const file = `${SHARED}/${name.slice(0, -4)}`;
      if (existsSync(file)) expect(isOtsOf(read, readFileSync(file))).toBe(true);
    }
  });
});
