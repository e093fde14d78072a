/** Others who bear a log out, as real servers on this machine: a witness, a timestamp authority by openssl, a calendar. */
import { execFileSync } from 'node:child_process';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readCheckpoint } from '../../src/audit/checkpoint.ts';
import { EMPTY_ROOT, sameHash } from '../../src/audit/merkle.ts';
import { openNote, type Verifier } from '../../src/audit/note.ts';
import { verifyConsistency } from '../../src/audit/proofs.ts';

export interface Service {
  readonly url: string;
  close(): void;
}

/** Answers each body by `answer`; gives where it listens. */
export async function service(answer: (path: string, body: Buffer) => { status: number; body: string | Buffer } | null): Promise<Service> {
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const given = answer(request.url ?? '', Buffer.concat(parts));
      if (given === null) return void response.destroy();
      response.writeHead(given.status).end(given.body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A witness as C2SP tlog-witness describes it, knowing one log by its key. Written from the specification, not from ours. */
export async function witnessService(name: string, log: () => readonly Verifier[]): Promise<Service & { readonly vkey: string }> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = Buffer.concat([Uint8Array.of(4), publicKey.export({ format: 'der', type: 'spki' }).subarray(12)]);
  const id = createHash('sha256').update(`${name}\n`).update(key).digest().subarray(0, 4);
  let seen = { size: 0, root: EMPTY_ROOT };
  const served = await service((path, body) => {
    if (path !== '/add-checkpoint') return { status: 404, body: '' };
    const text = body.toString();
    const split = text.indexOf('\n\n');
    const [first = '', ...hashes] = text.slice(0, split).split('\n');
    const note = text.slice(split + 2);
    const old = Number(first.slice(4));
    let opened: string;
    try {
      opened = openNote(note, log()).text;
    } catch {
      return { status: 403, body: '' };
    }
    const { size, root } = readCheckpoint(opened);
    if (old > size) return { status: 400, body: '' };
    if (old !== seen.size) return { status: 409, body: `${seen.size}\n` };
    if (old === size && !sameHash(root, seen.root)) return { status: 409, body: `${seen.size}\n` };
    const proof = hashes.map((hash) => Buffer.from(hash, 'base64'));
    if (old !== 0 && !verifyConsistency(old, size, seen.root, root, proof)) return { status: 422, body: '' };
    seen = { size, root };
    const time = Buffer.alloc(8);
    time.writeBigUInt64BE(1_780_000_000n);
    const signature = sign(null, Buffer.from(`cosignature/v1\ntime 1780000000\n${opened}`), privateKey);
    return { status: 200, body: `— ${name} ${Buffer.concat([id, time, signature]).toString('base64')}\n` };
  });
  return { ...served, vkey: `${name}+${id.toString('hex')}+${key.toString('base64')}` };
}

/** A timestamp authority by the openssl command, with a key of this kind. Its certificate is in `certificate`. */
export async function timestampService(folder: string, kind: 'rsa' | 'ec'): Promise<Service & { readonly certificate: string }> {
  mkdirSync(folder, { recursive: true });
  const at = (name: string): string => join(folder, name);
  writeFileSync(
    at('tsa.cnf'),
    `[req]\ndistinguished_name=dn\n[dn]\n[ext]\nextendedKeyUsage=critical,timeStamping\n[tsa]\ndefault_tsa=one\n[one]\nserial=${at('serial')}\n` +
      `signer_cert=${at('cert.pem')}\nsigner_key=${at('key.pem')}\nsigner_digest=sha256\ndefault_policy=1.2.3.4\ndigests=sha256\naccuracy=secs:1\ness_cert_id_alg=sha256\n`,
  );
  const key = kind === 'rsa' ? ['rsa:2048'] : ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      ...key,
      '-nodes',
      '-keyout',
      at('key.pem'),
      '-out',
      at('cert.pem'),
      '-subj',
      '/CN=authority',
      '-config',
      at('tsa.cnf'),
      '-extensions',
      'ext',
    ],
    { stdio: 'ignore' },
  );
  if (!existsSync(at('serial'))) writeFileSync(at('serial'), '01\n');
  const served = await service((_path, body) => {
    writeFileSync(at('request'), body);
    execFileSync('openssl', ['ts', '-reply', '-config', at('tsa.cnf'), '-queryfile', at('request'), '-out', at('reply')], {
      stdio: 'ignore',
    });
    return { status: 200, body: readFileSync(at('reply')) };
  });
  return { ...served, certificate: at('cert.pem') };
}

/** The bytes with which a calendar promises to anchor what it was given. */
export function promise(calendar: string): Buffer {
  const uri = Buffer.from(calendar);
  const payload = Buffer.concat([Uint8Array.of(uri.length), uri]);
  return Buffer.concat([
    Buffer.from('f0023132', 'hex'),
    Uint8Array.of(8, 0),
    Buffer.from('83dfe30d2ef90c8e', 'hex'),
    Uint8Array.of(payload.length),
    payload,
  ]);
}
