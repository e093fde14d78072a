import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { withLimits } from '../../src/read/limits.ts';

const child = fileURLToPath(new URL('../../src/read/child.ts', import.meta.url));
const start = () =>
  fork(child, [], { execArgv: ['--import', 'tsx'], serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });

describe('the reading process', () => {
  it('says that it is ready, answers a job, and ends when its parent lets go', async () => {
    const reader = start();
    const said: unknown[] = [];
    await new Promise<void>((resolve, reject) => {
      reader.on('error', reject);
      reader.on('message', (message: { kind: string }) => {
        said.push(message);
        if (message.kind === 'ready')
          reader.send({ job: { name: 'a.txt', limits: withLimits() }, bytes: new TextEncoder().encode('Some words.') });
        else resolve();
      });
    });
    expect(said).toEqual([
      { kind: 'ready' },
      { kind: 'done', document: expect.objectContaining({ name: 'a.txt', text: expect.stringContaining('Some words.') }) },
    ]);
    const ended = new Promise<number | null>((resolve) => reader.on('exit', (code) => resolve(code)));
    reader.disconnect();
    expect(await ended).toBe(0);
  });
});
