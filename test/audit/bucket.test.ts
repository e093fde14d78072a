import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anchorsInBucket, mirror } from '../../src/audit/bucket.ts';
import { openTrail } from '../../src/audit/trail.ts';
import { verifyStore } from '../../src/audit/verify-store.ts';
import { lockedS3 } from '../../src/store/locked-s3.ts';
import { type LockedServer, lockedServer } from '../servers/s3-locked.ts';

const root = mkdtempSync(join(tmpdir(), 'stet-bucket-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let server: LockedServer;
beforeEach(async () => {
  server = await lockedServer('kept');
  vi.stubEnv('AWS_ENDPOINT_URL_S3', server.url);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});
afterEach(() => {
  server.close();
  vi.unstubAllEnvs();
});

let logs = 0;
function log(runs = 1) {
  logs += 1;
  const folder = join(root, `log${logs}`);
  const trail = openTrail({ folder, keys: `${folder}-keys`, now: () => new Date().toISOString() });
  let made = 0;
  const run = () => {
    made += 1;
    const one = trail.begin(`r_${made}`);
    one.append({ ev: 'warned', ref: 'a person', kind: 'corrected', rule: 'warn/x' });
    return one.close();
  };
  for (let i = 0; i < runs; i += 1) run();
  return { folder, run };
}
const now = () => new Date().toISOString();

describe('a log in a bucket that forgets nothing', () => {
  it('grows there with the log, and anchors it', async () => {
    const { folder, run } = log(3);
    const store = await lockedS3('s3://kept/stet/main');
    expect(await mirror(folder, store, 10, now())).toMatchObject({ size: 3, written: 4 });
    expect(await mirror(folder, store, 10, now())).toMatchObject({ size: 3, written: 0 });
    run();
    expect(await mirror(folder, store, 10, now())).toMatchObject({ size: 4, written: 3 });
    const { anchors, findings } = await anchorsInBucket(store);
    expect({ anchors: anchors.length, findings }).toEqual({ anchors: 1, findings: [] });
    expect(verifyStore(folder, { anchors }).findings).toEqual([]);
    // Nothing of what a run said goes there: only the entries of the commit log.
    for (const { key, version } of await store.versions(''))
      expect(Buffer.from(await store.read(key, version)).toString()).not.toContain('a person');
    store.close();
  });

  it('binds whoever holds the key: an older state and another history are told', async () => {
    const one = log(3);
    const store = await lockedS3('s3://kept');
    await mirror(one.folder, store, 10, now());
    const other = log(2);
    await expect(mirror(other.folder, store, 10, now())).rejects.toMatchObject({ code: 'log-broken' });
    const { anchors } = await anchorsInBucket(store);
    expect(verifyStore(other.folder, { anchors }).findings.some(({ kind }) => kind === 'tampered')).toBe(true);
    store.close();
  });

  it('does not take an older state of the same log, nor another history under its key', async () => {
    const one = log(3);
    const store = await lockedS3('s3://kept');
    await mirror(one.folder, store, 10, now());
    cpSync(one.folder, `${one.folder}-old`, { recursive: true });
    cpSync(`${one.folder}-keys`, `${one.folder}-old-keys`, { recursive: true });
    one.run();
    await mirror(one.folder, store, 10, now());
    const old = `${one.folder}-old`;
    await expect(mirror(old, store, 10, now())).rejects.toThrow(/holds 4 entries, and this log 3: an older state/);
    const trail = openTrail({ folder: old, keys: `${old}-keys`, now });
    for (const id of ['r_x', 'r_y']) {
      const other = trail.begin(id);
      other.append({ ev: 'warned', ref: 'b', kind: 'corrected', rule: 'warn/x' });
      other.close();
    }
    await expect(mirror(old, store, 10, now())).rejects.toThrow(/another history than this log: at 4 entries/);
    expect((await store.versions('checkpoints/')).map(({ key }) => key)).toEqual(['checkpoints/3', 'checkpoints/4']);
    store.close();
  });

  it('is read by its versions: what was put over or hidden counts for nothing and is told', async () => {
    const { folder } = log(2);
    const store = await lockedS3('s3://kept/p');
    await mirror(folder, store, 10, now());
    const [first] = (await store.versions('checkpoints/2')).filter(({ key }) => key === 'checkpoints/2');
    expect(await server.act('DELETE', `p/checkpoints/2?versionId=${first?.version}`)).toBe(403);
    expect(await server.act('DELETE', 'p/checkpoints/2')).toBe(204);
    expect(await server.act('PUT', 'p/checkpoints/2', 'another history')).toBe(200);
    const { anchors, findings } = await anchorsInBucket(store);
    expect(anchors).toMatchObject([{ note: readFileSync(join(folder, 'commit', 'checkpoint'), 'utf8') }]);
    expect(findings.map(({ says }) => says.replace(/\(.*\)/, ''))).toEqual([
      'Somebody tried to delete it ; the locked version is still there and was read.',
      'Another version was put over it ; the first, which is locked, was read.',
    ]);
    expect(verifyStore(folder, { anchors }).findings).toEqual([]);
    store.close();
  });

  it('takes a busy server, a lost answer, and a service that does not refuse a second object', async () => {
    const { folder, run } = log(1);
    const store = await lockedS3('s3://kept');
    server.fail(1, 'busy');
    server.fail(1, 'lost');
    expect(await mirror(folder, store, 10, now())).toMatchObject({ size: 1 });
    server.strict = false;
    run();
    server.fail(1, 'lost');
    await mirror(folder, store, 10, now());
    const { anchors, findings } = await anchorsInBucket(store);
    expect(findings).toEqual([]);
    expect(verifyStore(folder, { anchors }).findings).toEqual([]);
    store.close();
    server.close();
    const down = await lockedS3('s3://kept');
    await expect(mirror(folder, down, 10, now())).rejects.toMatchObject({ code: 'store-failed' });
    down.close();
    await expect(lockedS3('kept')).rejects.toMatchObject({ code: 'bad-settings' });
  });
});
