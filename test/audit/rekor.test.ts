import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attest, readEnvelope, signersOf } from '../../src/audit/dsse.ts';
import { leafHash } from '../../src/audit/merkle.ts';
import { newSigner } from '../../src/audit/note.ts';
import { verifyInclusion } from '../../src/audit/proofs.ts';
import { readPem } from '../../src/audit/public-keys.ts';
import { askRekor } from '../../src/audit/rekor/ask.ts';
import { checkRekor, isRekorOf, readRekor } from '../../src/audit/rekor.ts';
import { StetError } from '../../src/errors.ts';
import { openPost } from '../../src/lookup/post.ts';
import { hashedrekord, rekorLog } from './public-logs.ts';
import { service } from './services.ts';

const SHARED = `${process.env.STET_AUDIT_VECTORS ?? ''}/rekor`;
/** The key of rekor.sigstore.dev, as Sigstore publishes it. */
const PUBLIC = `-----BEGIN PUBLIC KEY-----
MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE2G2Y+2tabdTV5BcGiBIx0a9fAFwr
kBbmLSGtks4L3qX6yYY0zufBnhC8Ur/iy55GhWP/9A/bY2LhC30M9+RYtw==
-----END PUBLIC KEY-----
`;
const log = rekorLog();
const key = readPem(log.pem, 'the log');
const data = Buffer.from('a checkpoint\n');

type Json = Record<string, unknown>;
/** Every change of one leaf of a JSON value that keeps its type: a digit or letter of a text, a number. */
function* changes(value: unknown, root: unknown = value, at: readonly (string | number)[] = []): Generator<[string, string]> {
  if (typeof value === 'object' && value !== null)
    for (const [name, member] of Object.entries(value)) yield* changes(member, root, [...at, name]);
  else {
    const copy = structuredClone(root) as Json;
    const last = at.at(-1) ?? '';
    const place = at.slice(0, -1).reduce<Json>((one, name) => one[name] as Json, copy);
    if (typeof value === 'number') place[last] = value + 1;
    else if (typeof value === 'string' && value.length > 10) {
      const middle = value.length >> 1;
      const other = value[middle] === 'e' ? 'f' : 'e';
      place[last] = `${value.slice(0, middle)}${other}${value.slice(middle + 1)}`;
    } else if (typeof value === 'string' && /^\d+$/.test(value)) place[last] = String(Number(value) + 1);
    else return;
    yield [at.join('.'), JSON.stringify(copy)];
  }
}

describe('an entry of Rekor', () => {
  it('proves that the hash of a file was published, and when', () => {
    const bundle = readRekor(log.bundle(hashedrekord(data)));
    expect(isRekorOf(bundle, data)).toBe(true);
    expect(isRekorOf(bundle, Buffer.from('another'))).toBe(false);
    expect(checkRekor(bundle, [key])).toEqual({ log: 'rekor.example - 1', index: bundle.entry.index, time: 1_780_000_000 });
    const answered = readRekor(JSON.stringify(log.add(hashedrekord(data))));
    expect(isRekorOf(answered, data)).toBe(true);
    expect(checkRekor(answered, [key]).time).toBe(1_780_000_000);
    expect(() => checkRekor(answered, [readPem(rekorLog().pem, 'another')])).toThrow(/key is not known/);
  });

  it('is refused whatever part of it is changed', () => {
    for (const json of [log.bundle(hashedrekord(data)), JSON.stringify(log.add(hashedrekord(data)))]) {
      let told = 0;
      for (const [where, changed] of changes(JSON.parse(json))) {
        // What kind of thing the bundle calls itself is not signed, and not believed.
        if (/mediaType|kindVersion/.test(where)) continue;
        told += 1;
        expect(() => {
          const bundle = readRekor(changed);
          if (!isRekorOf(bundle, data)) throw new StetError('log-broken', 'of something else');
          checkRekor(bundle, [key]);
        }, where).toThrow(StetError);
      }
      expect(told).toBeGreaterThan(9);
    }
  });

  it('gives no time where the log signed none', () => {
    const bundle = JSON.parse(log.bundle(hashedrekord(data)));
    delete bundle.verificationMaterial.tlogEntries[0].inclusionPromise;
    bundle.verificationMaterial.tlogEntries[0].integratedTime = '1';
    expect(checkRekor(readRekor(JSON.stringify(bundle)), [key]).time).toBe(null);
  });

  it('fails in no other way, whatever the text', () => {
    const whole = JSON.parse(log.bundle(hashedrekord(data)));
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom('inclusionProof', 'logId', 'canonicalizedBody', 'logIndex', 'integratedTime'),
        (value, name) => {
          const entry = { ...whole.verificationMaterial.tlogEntries[0], [name]: value };
          for (const json of [
            JSON.stringify(value),
            JSON.stringify({ verificationMaterial: { tlogEntries: [entry] } }),
            `{"x":{"body":"${name}"}}`,
          ])
            try {
              const bundle = readRekor(json);
              isRekorOf(bundle, data);
              checkRekor(bundle, [key]);
            } catch (thrown) {
              expect(thrown).toBeInstanceOf(StetError);
            }
        },
      ),
    );
  });

  it('stands for an envelope about a file, which the log key signs when it is published', async () => {
    const signer = newSigner('stet/commit');
    const note = 'stet/commit\n1\nAAAA\n\n— x\n';
    const served = await service((path, body) => log.answer(path, body));
    const post = openPost(5, new AbortController().signal, 'stet/test');
    try {
      const answer = await askRekor(`${served.url}/`, note, signer, post);
      if (answer.kind !== 'published') throw new Error(answer.says);
      const bundle = readRekor(answer.json);
      expect(isRekorOf(bundle, Buffer.from(note))).toBe(true);
      expect(isRekorOf(bundle, data)).toBe(false);
      expect(checkRekor(bundle, [key]).index).toBe(answer.index);
      expect(await askRekor(served.url, note, signer, post)).toMatchObject({ says: expect.stringContaining('already') });
      // The envelope beside the entry is another than was published.
      const other = JSON.stringify({ ...JSON.parse(answer.json), envelope: JSON.parse(attest(`${note}x`, signer)) });
      expect(isRekorOf(readRekor(other), Buffer.from(`${note}x`))).toBe(false);
    } finally {
      served.close();
    }
    for (const [status, body] of [
      [201, '{}'],
      [201, JSON.stringify(log.add(hashedrekord(data)))],
      [201, 'no JSON'],
      [500, ''],
    ] as const) {
      const sick = await service(() => ({ status, body }));
      expect((await askRekor(sick.url, note, signer, post)).kind).toBe('unreachable');
      sick.close();
    }
  });

  it('is refused when the certificate beside it did not sign the envelope', () => {
    const signer = newSigner('a');
    const envelope = JSON.parse(attest('x', signer));
    const { publicKey } = generateKeyPairSync('ed25519');
    const rawBytes = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
    const bundle = JSON.parse(log.bundle(hashedrekord(data), { dsseEnvelope: envelope }));
    bundle.verificationMaterial.publicKey = { rawBytes };
    expect(() => checkRekor(readRekor(JSON.stringify(bundle)), [key])).toThrow(/not signed by the certificate/);
  });

  it.skipIf(!existsSync(SHARED))('holds as others make it', () => {
    const real = JSON.parse(readFileSync(`${SHARED}/inclusion-real.json`, 'utf8')) as {
      leafDataBase64: string;
      treeSize: number;
      logIndex: number;
      rootHex: string;
      all: string[];
    };
    const path = real.all.slice(1, 22).map((one) => Buffer.from(one, 'hex'));
    const leaf = leafHash(Buffer.from(real.leafDataBase64, 'base64'));
    const root = Buffer.from(real.rootHex, 'hex');
    expect(verifyInclusion(real.logIndex, real.treeSize, leaf, path, root)).toBe(true);
    expect(verifyInclusion(real.logIndex + 1, real.treeSize, leaf, path, root)).toBe(false);
    for (const name of ['bundleV03-dsse.sigstore', 'bundleV03-intoto.sigstore']) {
      const json = readFileSync(`${SHARED}/${name}`, 'utf8');
      const bundle = readRekor(json);
      expect(checkRekor(bundle, [createPublicKey(PUBLIC)]).time).toBeGreaterThan(1_689_000_000);
      const { dsseEnvelope } = JSON.parse(json) as { dsseEnvelope: unknown };
      expect(signersOf(readEnvelope(dsseEnvelope), bundle.by === null ? [] : [bundle.by])).toHaveLength(1);
      expect(isRekorOf(bundle, bundle.envelope?.payload ?? data)).toBe(true);
      expect(isRekorOf(bundle, data)).toBe(false);
      for (const [where, changed] of changes(JSON.parse(json))) {
        if (/mediaType|kindVersion|keyid|certificate/.test(where)) continue;
        expect(() => {
          const other = readRekor(changed);
          if (!isRekorOf(other, bundle.envelope?.payload ?? data)) throw new StetError('log-broken', 'of something else');
          checkRekor(other, [createPublicKey(PUBLIC)]);
        }, where).toThrow(StetError);
      }
    }
  });
});
