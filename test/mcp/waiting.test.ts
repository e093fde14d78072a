/** Waiting for a check on behalf of a client. */
import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import type { Checks, State } from '../../src/mcp/checks.ts';
import { mcpServer } from '../../src/mcp/tools.ts';
import { waited } from '../../src/mcp/waiting.ts';

/** A check that settles one more reference each time it is looked at, and never ends. */
function endless(): Checks & { looks: number } {
  const checks = {
    files: true,
    looks: 0,
    begin: async () => 'run-1',
    state: async (run: string): Promise<State | null> => {
      checks.looks += 1;
      return run === 'run-1' ? { state: 'running', done: Math.min(3, Math.floor(checks.looks / 2)) } : null;
    },
    lookup: async () => ({ records: [], asked: [], settled: false }),
    close: async () => undefined,
  };
  return checks;
}

describe('waited', () => {
  it('tells each count once, and no longer than it may', async () => {
    const told: number[] = [];
    const checks = endless();
    const state = await waited(checks, 'run-1', { ms: 60, told: async (done) => void told.push(done) });
    expect(state).toEqual({ state: 'running', done: 3 });
    expect(told).toEqual([1, 2, 3]);
  });
  it('does not go on for a client that has given up', async () => {
    const checks = endless();
    await waited(checks, 'run-1', { ms: 3_600_000, signal: AbortSignal.abort() });
    expect(checks.looks).toBe(1);
  });
  it('says of a run that nobody knows that there is none', async () => {
    expect(await waited(endless(), 'run-2', { ms: 3_600_000, told: async () => undefined })).toBeNull();
  });
});

describe('a client that wants to be told', () => {
  it('hears how far the check is, and by the protocol that there is no such report', async () => {
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    const server = await mcpServer(endless(), 60);
    const client = new Client({ name: 'test', version: '1' });
    await Promise.all([server.connect(ours), client.connect(theirs)]);
    const heard: (number | string | undefined)[] = [];
    await client.callTool(
      { name: 'check_references', arguments: { text: 'Roe 2001' } },
      { onprogress: ({ progress, message }) => heard.push(progress, message) },
    );
    expect(heard).toEqual([1, '1 reference settled', 2, '2 references settled', 3, '3 references settled']);
    await expect(client.readResource({ uri: 'stet://runs/run-9' })).rejects.toMatchObject({ code: -32602 });
    await client.close();
  });
});
