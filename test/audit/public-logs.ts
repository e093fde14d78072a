/** Public logs on this machine, written from their specifications and not from ours: Rekor, Sigsum with its witnesses. */
import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';

const sha256 = (...parts: readonly (Uint8Array | string)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const leaf = (entry: Uint8Array): Buffer => sha256(Uint8Array.of(0), entry);
const below = (count: number): number => {
  let width = 1;
  while (width * 2 < count) width *= 2;
  return width;
};
/** Root over leaf hashes, RFC 6962 § 2.1 word for word. */
const rootOf = (leaves: readonly Buffer[]): Buffer => {
  if (leaves.length === 0) return sha256('');
  if (leaves.length === 1) return leaves[0] as Buffer;
  const split = below(leaves.length);
  return sha256(Uint8Array.of(1), rootOf(leaves.slice(0, split)), rootOf(leaves.slice(split)));
};
/** Audit path, RFC 6962 § 2.1.1 word for word. */
const pathOf = (index: number, leaves: readonly Buffer[]): Buffer[] => {
  if (leaves.length <= 1) return [];
  const split = below(leaves.length);
  return index < split
    ? [...pathOf(index, leaves.slice(0, split)), rootOf(leaves.slice(split))]
    : [...pathOf(index - split, leaves.slice(split)), rootOf(leaves.slice(0, split))];
};
const spki = (key: KeyObject): Buffer => key.export({ format: 'der', type: 'spki' });
const raw = (key: KeyObject): Buffer => spki(key).subarray(-32);
/** JSON with sorted keys; enough for the flat objects here. */
const flat = (value: Record<string, unknown>): string => JSON.stringify(value, Object.keys(value).sort());

export interface Rekor {
  readonly pem: string;
  /** Puts an entry into the log, and others after it; what the log then answers. */
  add(body: string, later?: number): Record<string, unknown>;
  /** The same as a bundle of Sigstore. */
  bundle(body: string, more?: Record<string, unknown>): string;
  /** Answers `POST /api/v1/log/entries`. */
  answer(path: string, body: Buffer): { status: number; body: string } | null;
}

/** A Rekor log (v1) with an ECDSA key, its clock at 1780000000. */
export function rekorLog(): Rekor {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = sha256(spki(publicKey));
  const leaves: Buffer[] = ['a', 'b', 'c'].map((text) => leaf(Buffer.from(text)));
  const held = new Set<string>();
  const proofOf = (body: string, later: number) => {
    const index = leaves.length;
    leaves.push(leaf(Buffer.from(body)));
    for (let i = 0; i < later; i += 1) leaves.push(leaf(Buffer.from(`later ${i}`)));
    const root = rootOf(leaves);
    const text = `rekor.example - 1\n${leaves.length}\n${root.toString('base64')}\nTimestamp: 1780000000000000000\n`;
    const signature = Buffer.concat([id.subarray(0, 4), sign('sha256', Buffer.from(text), privateKey)]).toString('base64');
    const path = pathOf(index, leaves);
    return { index, root, path, size: leaves.length, checkpoint: `${text}\n— rekor.example ${signature}\n` };
  };
  const promise = (body: string, logIndex: number): string => {
    const promised = { body: Buffer.from(body).toString('base64'), integratedTime: 1_780_000_000, logID: id.toString('hex'), logIndex };
    return sign('sha256', Buffer.from(flat(promised)), privateKey).toString('base64');
  };
  const add: Rekor['add'] = (body, later = 2) => {
    const { index, root, path, size, checkpoint } = proofOf(body, later);
    return {
      [sha256(body).toString('hex')]: {
        body: Buffer.from(body).toString('base64'),
        integratedTime: 1_780_000_000,
        logID: id.toString('hex'),
        logIndex: index + 1000,
        verification: {
          inclusionProof: {
            checkpoint,
            hashes: path.map((hash) => hash.toString('hex')),
            logIndex: index,
            rootHash: root.toString('hex'),
            treeSize: size,
          },
          signedEntryTimestamp: promise(body, index + 1000),
        },
      },
    };
  };
  return {
    pem: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    add,
    bundle(body, more = {}) {
      const { index, root, path, size, checkpoint } = proofOf(body, 1);
      const tlogEntry = {
        logIndex: String(index + 1000),
        logId: { keyId: id.toString('base64') },
        kindVersion: { kind: 'hashedrekord', version: '0.0.1' },
        integratedTime: '1780000000',
        inclusionPromise: { signedEntryTimestamp: promise(body, index + 1000) },
        inclusionProof: {
          logIndex: String(index),
          rootHash: root.toString('base64'),
          treeSize: String(size),
          hashes: path.map((hash) => hash.toString('base64')),
          checkpoint: { envelope: checkpoint },
        },
        canonicalizedBody: Buffer.from(body).toString('base64'),
      };
      return JSON.stringify({
        mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
        verificationMaterial: { tlogEntries: [tlogEntry] },
        ...more,
      });
    },
    answer(path, body) {
      if (path !== '/api/v1/log/entries') return { status: 404, body: '' };
      const { kind, spec } = JSON.parse(body.toString()) as {
        kind: string;
        spec: { proposedContent: { envelope: string; verifiers: string[] } };
      };
      const envelope = JSON.parse(spec.proposedContent.envelope) as {
        payload: string;
        payloadType: string;
        signatures: { sig: string }[];
      };
      const payload = Buffer.from(envelope.payload, 'base64');
      const signed = Buffer.concat([
        Buffer.from(`DSSEv1 ${envelope.payloadType.length} ${envelope.payloadType} ${payload.length} `),
        payload,
      ]);
      const key = createPublicKey(Buffer.from(spec.proposedContent.verifiers[0] ?? '', 'base64').toString());
      if (kind !== 'dsse' || !verify(null, signed, key, Buffer.from(envelope.signatures[0]?.sig ?? '', 'base64')))
        return { status: 400, body: '{"code":400,"message":"verifying signature"}' };
      const entry = JSON.stringify({
        apiVersion: '0.0.1',
        kind: 'dsse',
        spec: { payloadHash: { algorithm: 'sha256', value: sha256(payload).toString('hex') } },
      });
      if (held.has(entry)) return { status: 409, body: '{"code":409,"message":"an equivalent entry already exists"}' };
      held.add(entry);
      return { status: 201, body: JSON.stringify(add(entry)) };
    },
  };
}

/** An entry that publishes the hash of a file, as `cosign sign-blob` makes it. */
export const hashedrekord = (data: Uint8Array): string =>
  JSON.stringify({
    apiVersion: '0.0.1',
    kind: 'hashedrekord',
    spec: { data: { hash: { algorithm: 'sha256', value: sha256(data).toString('hex') } } },
  });

export interface Sigsum {
  /** Two of three witnesses must have seen it. */
  readonly policy: string;
  /** The submitter's key, 32 bytes. */
  readonly submitter: Buffer;
  /** A proof as `sigsum-submit` writes it; `seen` is how many of the three witnesses cosigned. */
  prove(data: Uint8Array, options?: { version?: 1 | 2; seen?: number; alone?: boolean }): string;
}

/** A Sigsum log with three witnesses, their clocks at 1780000000 and a second later each. */
export function sigsumLog(): Sigsum {
  const log = generateKeyPairSync('ed25519');
  const by = generateKeyPairSync('ed25519');
  const witnesses = [0, 1, 2].map(() => generateKeyPairSync('ed25519'));
  const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
  const lines = witnesses.map(({ publicKey }, i) => `witness w${i} ${hex(raw(publicKey))}`);
  return {
    policy: `# made for a test\nlog ${hex(raw(log.publicKey))} https://sigsum.example\n\n${lines.join('\n')}\n\ngroup two 2 w0 w1 w2\nquorum two\n`,
    submitter: raw(by.publicKey),
    prove(data, { version = 2, seen = 3, alone = false } = {}) {
      const checksum = sha256(sha256(data));
      const signature = sign(null, Buffer.concat([Buffer.from('sigsum.org/v1/tree-leaf\0'), checksum]), by.privateKey);
      const own = leaf(Buffer.concat([checksum, signature, sha256(raw(by.publicKey))]));
      const before = alone ? [] : ['a', 'b', 'c', 'd'].map((text) => leaf(Buffer.from(text)));
      const leaves = alone ? [own] : [...before, own, leaf(Buffer.from('e'))];
      const root = rootOf(leaves);
      const name = hex(sha256(raw(log.publicKey)));
      const checkpoint = `sigsum.org/v1/tree/${name}\n${leaves.length}\n${root.toString('base64')}\n`;
      const cosigned = witnesses.slice(0, seen).map(({ privateKey, publicKey }, i) => {
        const time = 1_780_000_000 + i;
        return `cosignature=${hex(sha256(raw(publicKey)))} ${time} ${hex(sign(null, Buffer.from(`cosignature/v1\ntime ${time}\n${checkpoint}`), privateKey))}`;
      });
      const path = alone
        ? ''
        : `\nleaf_index=4\n${pathOf(4, leaves)
            .map((one) => `node_hash=${hex(one)}\n`)
            .join('')}`;
      return [
        `version=${version}`,
        `log=${name}`,
        `leaf=${version === 1 ? `${hex(checksum.subarray(0, 2))} ` : ''}${hex(sha256(raw(by.publicKey)))} ${hex(signature)}`,
        '',
        `size=${leaves.length}`,
        `root_hash=${hex(root)}`,
        `signature=${hex(sign(null, Buffer.from(checkpoint), log.privateKey))}`,
        ...cosigned,
        path,
      ].join('\n');
    },
  };
}
