/** Checks on this machine: what is going on ends with them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { localChecks } from '../../src/mcp/checks.ts';
import { loadSettings } from '../../src/settings/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'stet-mcp-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('checks that are closed', () => {
  it('leave what waits for a source that never answers', async () => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const { settings } = await loadSettings({
      flags: {
        dataDir: join(folder, 'data'),
        cacheDir: join(folder, 'cache'),
        proxy: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`,
      },
      env: {},
      cwd: folder,
      config: false,
    });
    const checks = localChecks(settings, folder, new AbortController().signal);
    const run = await checks.begin({ text: 'Roe, A. (2018). On the slow growth of hedges. Journal of Hedges, 3, 1–9.' });
    expect(await checks.state(run, 0)).toMatchObject({ state: 'running' });
    const asked = checks.state(run, 3_600_000);
    await checks.close();
    // Sources that give up of themselves leave a report that was not interrupted.
    expect(await asked).toMatchObject({ state: 'done', report: { interrupted: true } });
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => silent.close(done));
  });
});
