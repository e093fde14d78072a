import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { checkTimestamp, timestampRequest } from '../../src/audit/timestamp.ts';
import { StetError } from '../../src/errors.ts';

const SHARED = `${process.env.STET_AUDIT_VECTORS ?? ''}/rfc3161/timestamp.json`;
const root = mkdtempSync(join(tmpdir(), 'stet-timestamp-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('timestamps', () => {
  it('are asked for in a form that openssl reads, whatever the nonce', () => {
    for (const nonce of [Buffer.alloc(8), Buffer.alloc(8, 255), Buffer.from('8000000000000001', 'hex')]) {
      writeFileSync(join(root, 'request'), timestampRequest(Buffer.from('hello'), nonce));
      const said = execFileSync('openssl', ['ts', '-query', '-in', join(root, 'request'), '-text'], { encoding: 'utf8', stdio: 'pipe' });
      expect(said).toContain('Hash Algorithm: sha256');
      expect(said).toContain('2c f2 4d ba 5f b0 a3 0e-26 e8 3b 2a c5 b9 e2 9e');
      expect(said).toContain('Certificate required: yes');
      expect(said).not.toContain('Nonce: -');
    }
  });

  it('are refused when they are none, with an error of its own', async () => {
    const key = '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----\n';
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        await expect(checkTimestamp(bytes, Buffer.from('x'), key)).rejects.toBeInstanceOf(StetError);
      }),
      { numRuns: 200 },
    );
    await expect(checkTimestamp(Buffer.from('x'), Buffer.from('x'), 'no key')).rejects.toMatchObject({ code: 'usage' });
  });

  it.skipIf(!existsSync(SHARED))('are read as others wrote them', async () => {
    const { responseBase64, artifact, publicKeyPem } = JSON.parse(readFileSync(SHARED, 'utf8')) as Record<string, string>;
    const answer = Buffer.from(responseBase64 ?? '', 'base64');
    expect(await checkTimestamp(answer, Buffer.from(artifact ?? ''), publicKeyPem ?? '')).toEqual({ time: '2023-12-20T21:49:18.000Z' });
    await expect(checkTimestamp(answer, Buffer.from('other'), publicKeyPem ?? '')).rejects.toThrow(/something else/);
  });
});
