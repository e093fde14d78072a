/** Many machines: runs, jobs and logs in a real PostgreSQL, documents in S3, workers that are processes of their own elsewhere. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import pg from 'pg';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildIndex, loadSettings } from '../../src/index.ts';
import { openPlace } from '../../src/server/place.ts';
import { hashOfBytes, putBytes } from '../../src/store/desk/files.ts';
import { s3Files } from '../../src/store/desk/files-s3.ts';
import { type Postgres, startPostgres } from '../servers/postgres.ts';
import { startGate } from './gate.ts';
import { ended, events, json, madeFolder, post, REEF, type Started, start, UMBRELLAS } from './started.ts';

let made: Awaited<ReturnType<typeof madeFolder>>;
let postgres: Postgres;
let bucket: S3rver;
let env: Record<string, string> = {};
const others: Started[] = [];
beforeAll(async () => {
  made = await madeFolder();
  postgres = await startPostgres();
  const folder = join(made.folder, 's3');
  mkdirSync(folder);
  bucket = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'desk-documents', configs: [] }],
  });
  const { port } = await bucket.run();
  env = {
    STET_SERVER_DATABASE: await postgres.database(),
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    AWS_REGION: 'eu-central-1',
  };
  Object.assign(process.env, env);
});
afterAll(async () => {
  for (const one of others) await one.kill();
  await bucket?.close();
  await postgres?.close();
  made.remove();
});

const args = (host: string): string[] => [
  '--data-dir',
  join(made.folder, host),
  '--index',
  made.index,
  '--documents',
  's3://desk-documents/files',
];

/** Lets the time pass in which a worker that is gone might still be there: what it held is another's from now on. */
async function outlived({ pid }: Started): Promise<void> {
  const client = new pg.Client({ connectionString: env.STET_SERVER_DATABASE });
  await client.connect();
  const held = await client.query('update desk_jobs set lease_until = 1 where worker like $1 and lease_until > 1', [`%/${pid}/%`]);
  await client.end();
  expect(held.rowCount).toBe(1);
}

describe('documents in S3', () => {
  it('keeps bytes under their hash, and says what is not there apart from what could not be asked', async () => {
    const files = await s3Files('s3://desk-documents/a/b');
    const bytes = Buffer.from('on the slow growth');
    expect(await putBytes(files, bytes)).toEqual({ hash: hashOfBytes(bytes), bytes: bytes.length });
    expect(await putBytes(files, bytes)).toEqual({ hash: hashOfBytes(bytes), bytes: bytes.length });
    expect(Buffer.from((await files.get(hashOfBytes(bytes))) ?? []).toString()).toBe('on the slow growth');
    await files.remove(hashOfBytes(bytes));
    expect(await files.get(hashOfBytes(bytes))).toBeNull();
    expect(await files.get('sha256:../../etc')).toBeNull();
    // Type hole with a reason: `for await` takes a plain list too, which the port's type does not say.
    await expect(files.put([Buffer.alloc(100)] as unknown as AsyncIterable<Uint8Array>, 10)).rejects.toMatchObject({ code: 'too-large' });
    await expect(s3Files('s3://UPPER')).rejects.toMatchObject({ code: 'bad-settings' });
    const gone = await s3Files('s3://no-such-bucket');
    await expect(putBytes(gone, bytes)).rejects.toMatchObject({ code: 'store-failed' });
  });
});

describe('one connection string and one place', () => {
  it('spreads checks over workers elsewhere, one of which is killed, and any server tells the result', async () => {
    const a = await start(['serve', '--port', '0', '--workers', '0', '--offline', ...args('a')], env);
    const b = await start(['serve', '--port', '0', '--workers', '0', '--offline', ...args('b')], env);
    others.push(a, b);
    const ids: string[] = [];
    for (let i = 0; i < 6; i += 1)
      ids.push(
        (
          await json<{ id: string }>(
            post(`${(i % 2 === 0 ? a : b).url}/v1/runs`, {
              references: [...Array.from({ length: 30 }, (_, n) => `${REEF} ${i} ${n}`), UMBRELLAS],
            }),
          )
        ).id,
      );
    // Each run stands still at the gate until it opens: the first worker dies with one in its hand, whatever the pace.
    const gate = await startGate();
    const worker = (host: string): Promise<Started> =>
      start(['worker', '--workers', '1', '--at-once', '1', ...args(host)], { ...env, ...gate.env });
    const first = await worker('w1');
    await gate.knocked();
    others.push(await worker('w2'));
    await first.kill();
    await outlived(first);
    gate.open();
    for (const id of ids) {
      expect(await ended(`${b.url}/v1`, fetch(`${b.url}/v1/runs/${id}`))).toMatchObject({ state: 'done', counts: { exist: 30, fake: 1 } });
      const all = await events(`${a.url}/v1/runs/${id}/events`);
      expect(all.map((one) => one.id)).toEqual(all.map((_, n) => n + 1));
      expect(all.filter(({ event }) => event === 'run.done')).toHaveLength(1);
      // The log was sealed on the host of a worker, and is told by a server that cannot see its files.
      expect((await (await fetch(`${a.url}/v1/audit/${id}`)).text()).split('\n').length).toBeGreaterThan(30);
      expect((await fetch(`${b.url}/v1/runs/${id}/report.html`)).status).toBe(200);
    }
    await gate.close();
    // A worker of this test would take the next one's run, and look for its bytes in another place.
    for (const one of others.splice(0)) await one.kill();
  });

  it('finds the index in the database when none is named, and leaves checkpoints and replies beside the documents', async () => {
    const index = new URL(env.STET_SERVER_DATABASE ?? '');
    index.searchParams.set('index', 'reefs');
    await buildIndex({ from: [join(made.folder, 'records.jsonl')], out: index.href, declareComplete: true, scope: 'this test' });
    const place = ['--data-dir', join(made.folder, 'alone'), '--offline', '--documents', 's3://desk-documents/whole'];
    const server = await start(['serve', '--port', '0', '--workers', '1', ...place], env);
    const run = await ended(`${server.url}/v1`, post(`${server.url}/v1/runs?wait=60s`, { references: [REEF, UMBRELLAS] }));
    expect(run).toMatchObject({ state: 'done', counts: { exist: 1, fake: 1 } });
    expect((await json<{ indexes: string[] }>(fetch(`${server.url}/v1/me`))).indexes).toEqual(['reefs']);
    await server.stop();
    const client = new S3Client({ forcePathStyle: true });
    const listed = await client.send(new ListObjectsV2Command({ Bucket: 'desk-documents', Prefix: 'whole/checkpoints/' }));
    const key = listed.Contents?.at(-1)?.Key ?? '';
    const kept = await client.send(new GetObjectCommand({ Bucket: 'desk-documents', Key: key }));
    expect(await kept.Body?.transformToString()).toBe(readFileSync(join(made.folder, 'alone/logs/commit/checkpoint'), 'utf8'));

    const { settings } = await loadSettings({
      cwd: made.folder,
      env,
      flags: { dataDir: join(made.folder, 'alone'), 'server.documents': 's3://desk-documents/whole' },
      config: false,
    });
    const opened = await openPlace(settings);
    const reply = Buffer.from('{"status":200}');
    const name = (await opened.snapshots?.put(reply)) ?? '';
    expect(Buffer.from((await opened.snapshots?.get(name)) ?? []).equals(reply)).toBe(true);
    expect(await opened.files.get(name)).toBeNull();
    await opened.close();
  });

  it('says that a worker needs a database that others see', async () => {
    await expect(start(['worker', '--offline', ...args('none')])).rejects.toThrow(/STET_SERVER_DATABASE/);
  });
});
