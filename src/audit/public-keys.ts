/**
 * Signatures of others under keys as everybody hands them out: PEM, a certificate, DER. The hash follows from the key, so no
 * signature can ask for a weaker one; ECDSA comes both as ASN.1 and as the two numbers one after the other. A certificate lends
 * its key and nothing more: no chain is followed here.
 */
import { createPublicKey, type KeyObject, verify, X509Certificate } from 'node:crypto';
import { StetError } from '../errors.ts';
import { sha256 } from './merkle.ts';
import { strictBase64 } from './note.ts';

const HASHES: Readonly<Record<string, string>> = { prime256v1: 'sha256', secp256k1: 'sha256', secp384r1: 'sha384', secp521r1: 'sha512' };

/** Reads a public key or certificate in PEM. Throws StetError 'usage' for anything else. */
export function readPem(pem: string, whose: string): KeyObject {
  try {
    return createPublicKey(pem);
  } catch (cause) {
    throw new StetError('usage', `The key of ${whose} is no public key or certificate in PEM.`, { cause });
  }
}

/** Reads a certificate or a key in DER; null when the bytes are neither. */
export function readDer(bytes: Uint8Array): KeyObject | null {
  try {
    return new X509Certificate(bytes).publicKey;
  } catch {
    try {
      return createPublicKey({ key: Buffer.from(bytes), format: 'der', type: 'spki' });
    } catch {
      return null;
    }
  }
}

/** Name of a key: SHA-256 over its DER (SubjectPublicKeyInfo), 32 bytes. */
export const keyHash = (key: KeyObject): Uint8Array => sha256(key.export({ format: 'der', type: 'spki' }));

/** Whether a signature over data holds under a key: Ed25519, ECDSA by its curve, RSA (PKCS #1 v1.5) with SHA-256. Never throws. */
export function holdsUnder(key: KeyObject, data: Uint8Array, signature: Uint8Array): boolean {
  try {
    if (key.asymmetricKeyType === 'ed25519') return verify(null, data, key, signature);
    if (key.asymmetricKeyType === 'rsa') return verify('sha256', data, key, signature);
    const method = HASHES[key.asymmetricKeyDetails?.namedCurve ?? ''];
    if (key.asymmetricKeyType !== 'ec' || method === undefined) return false;
    return (
      verify(method, data, { key, dsaEncoding: 'der' }, signature) || verify(method, data, { key, dsaEncoding: 'ieee-p1363' }, signature)
    );
  } catch {
    return false;
  }
}

/** Bytes of base64 in either alphabet (RFC 4648 § 4, § 5), as DSSE wants it read; null for anything else. */
export function eitherBase64(text: string): Uint8Array | null {
  const standard = text.replaceAll('-', '+').replaceAll('_', '/');
  return strictBase64(standard);
}
