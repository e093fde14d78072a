import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attest, type Envelope, IN_TOTO, isAbout, pae, readEnvelope, signersOf } from '../../src/audit/dsse.ts';
import { newSigner, SPKI } from '../../src/audit/note.ts';
import { holdsUnder, keyHash, readDer, readPem } from '../../src/audit/public-keys.ts';
import { StetError } from '../../src/errors.ts';

const SHARED = `${process.env.STET_AUDIT_VECTORS ?? ''}/dsse/vector.json`;
const KINDS = {
  ed25519: generateKeyPairSync('ed25519'),
  'P-256': generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  'P-384': generateKeyPairSync('ec', { namedCurve: 'P-384' }),
  rsa: generateKeyPairSync('rsa', { modulusLength: 2048 }),
};
const METHOD: Record<string, string | null> = { ed25519: null, 'P-256': 'sha256', 'P-384': 'sha384', rsa: 'sha256' };
const payload = Buffer.from('what is said');

/** An envelope made by the words of the specification. */
function made(kind: keyof typeof KINDS, change: Partial<Record<'payload' | 'payloadType' | 'sig', string>> = {}) {
  const signed = Buffer.concat([Buffer.from(`DSSEv1 10 text/plain ${payload.length} `), payload]);
  const sig = sign(METHOD[kind] ?? null, signed, KINDS[kind].privateKey).toString('base64');
  const { sig: other = sig, ...rest } = change;
  return { payload: payload.toString('base64'), payloadType: 'text/plain', signatures: [{ sig: other }], ...rest };
}
const keys = Object.values(KINDS).map(({ publicKey }) => publicKey);

describe('an envelope', () => {
  it('signs type and payload with their lengths in bytes', () => {
    expect(Buffer.from(pae('http://example.com/HelloWorld', Buffer.from('hello world'))).toString()).toBe(
      'DSSEv1 29 http://example.com/HelloWorld 11 hello world',
    );
    expect(Buffer.from(pae('é', Buffer.from(''))).toString()).toBe('DSSEv1 2 é 0 ');
  });

  it('holds under the key that signed it, of every kind, and under no other', () => {
    for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
      expect(signersOf(readEnvelope(made(kind)), keys)).toEqual([KINDS[kind].publicKey]);
      for (const change of [{ payload: Buffer.from('what is said?').toString('base64') }, { payloadType: 'text/plai' }])
        expect(signersOf(readEnvelope(made(kind, change)), keys)).toEqual([]);
    }
    const urlSafe = made('rsa');
    const sig = (urlSafe.signatures[0]?.sig ?? '').replaceAll('+', '-').replaceAll('/', '_');
    expect(signersOf(readEnvelope({ ...urlSafe, signatures: [{ sig }] }), keys)).toHaveLength(1);
  });

  it('is read strictly', () => {
    const good = made('ed25519');
    for (const bad of [
      null,
      [],
      'x',
      { ...good, payload: 'a' },
      { ...good, payload: 1 },
      { ...good, payloadType: null },
      { ...good, signatures: [] },
      { ...good, signatures: [{ sig: '!' }] },
      { ...good, signatures: Array.from({ length: 101 }, () => good.signatures[0]) },
    ])
      expect(() => readEnvelope(bad)).toThrow(StetError);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        try {
          signersOf(readEnvelope(value), keys);
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(StetError);
        }
      }),
    );
  });

  it('is about what it holds, or what a statement in it names by hash', () => {
    const holds = (value: unknown): Envelope => ({ payloadType: IN_TOTO, payload: Buffer.from(JSON.stringify(value)), signatures: [] });
    expect(isAbout(readEnvelope(made('rsa')), payload)).toBe(true);
    expect(isAbout(readEnvelope(made('rsa')), Buffer.from('other'))).toBe(false);
    const sha256 = '5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03';
    const hello = Buffer.from('hello\n');
    const statement = { _type: 'https://in-toto.io/Statement/v1', subject: [{ name: 'a' }, null, { digest: { sha256 } }] };
    expect(isAbout(holds(statement), hello)).toBe(true);
    expect(isAbout(holds(statement), Buffer.from('hello'))).toBe(false);
    expect(isAbout(holds({ ...statement, _type: 'x' }), hello)).toBe(false);
    expect(isAbout({ ...holds(statement), payloadType: 'text/plain' }, hello)).toBe(false);
    expect(isAbout(holds(7), hello)).toBe(false);
  });

  it('attests a checkpoint under the key of the log', () => {
    const signer = newSigner('stet/commit');
    const note = `stet/commit\n3\nAAAA\n\n— x\n`;
    const envelope = readEnvelope(JSON.parse(attest(note, signer)));
    const key = createPublicKey({ key: Buffer.concat([SPKI, signer.verifier.key]), format: 'der', type: 'spki' });
    expect(signersOf(envelope, [key])).toHaveLength(1);
    expect(isAbout(envelope, Buffer.from(note))).toBe(true);
    expect(isAbout(envelope, Buffer.from(`${note}x`))).toBe(false);
    expect(JSON.parse(Buffer.from(envelope.payload).toString()).subject[0].name).toBe('stet/commit/checkpoints/3');
  });

  it.skipIf(!existsSync(SHARED))('is the one of the specification', () => {
    const vector = JSON.parse(readFileSync(SHARED, 'utf8')) as {
      payloadType: string;
      payload: string;
      pae: string;
      key: { x: string; y: string };
      envelope: unknown;
    };
    expect(Buffer.from(pae(vector.payloadType, Buffer.from(vector.payload))).toString()).toBe(vector.pae);
    const coordinate = (decimal: string): string =>
      Buffer.from(BigInt(decimal).toString(16).padStart(64, '0'), 'hex').toString('base64url');
    const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(vector.key.x), y: coordinate(vector.key.y) };
    const envelope = readEnvelope(vector.envelope);
    expect(signersOf(envelope, [createPublicKey({ key: jwk, format: 'jwk' })])).toHaveLength(1);
    expect(signersOf(envelope, keys)).toEqual([]);
    expect(isAbout(envelope, Buffer.from('hello world'))).toBe(true);
  });
});

describe('keys as others hand them out', () => {
  it('are read from PEM and DER, and named by their hash', () => {
    const { publicKey } = KINDS['P-256'];
    const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
    expect(readPem(pem, 'somebody').equals(publicKey)).toBe(true);
    expect(() => readPem('PEM', 'somebody')).toThrow(/key of somebody/);
    const der = publicKey.export({ format: 'der', type: 'spki' });
    expect(readDer(der)?.equals(publicKey)).toBe(true);
    expect(readDer(der.subarray(3))).toBe(null);
    expect(keyHash(publicKey)).toHaveLength(32);
  });

  it('take ECDSA in both forms, and never fail', () => {
    const { privateKey, publicKey } = KINDS['P-384'];
    for (const dsaEncoding of ['der', 'ieee-p1363'] as const)
      expect(holdsUnder(publicKey, payload, sign('sha384', payload, { key: privateKey, dsaEncoding }))).toBe(true);
    // A weaker hash than the curve's is not asked for, so it does not hold.
    expect(holdsUnder(publicKey, payload, sign('sha256', payload, privateKey))).toBe(false);
    for (const key of [...keys, generateKeyPairSync('x25519').publicKey]) expect(holdsUnder(key, payload, Buffer.from('?'))).toBe(false);
  });
});
