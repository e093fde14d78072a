import { describe, expect, it } from 'vitest';
import { place } from './made-world.ts';

const lines = 'The harbour crane was halted in winter, and the depot was closed for a week.\n'.repeat(6000);

describe('large sources of a command', () => {
  it('are told of while they are made ready, and small ones are not', async () => {
    const { stet } = place({ 'a.md': 'The crane was halted in winter [1].\n', 'big.txt': lines, 'small.txt': 'The crane was halted.\n' });
    const args = ['answer', 'a.md', '--sources', 'big.txt', '--sources', 'small.txt', '--progress', 'json'];
    const { status, err } = await stet(args);
    expect(status).toBe(0);
    const told = err.split('\n').filter((line) => line.includes('"stage":"read"'));
    expect(told).toHaveLength(1);
    expect(JSON.parse(told[0] ?? '')).toMatchObject({ type: 'progress', document: '(1/2) big.txt', note: '0.5 million characters' });
  });

  it.each(['answer', 'claims'])('stop `stet %s` before they are made ready, where that is asked', async (command) => {
    const { stet } = place({ 'a.md': 'The crane was halted in winter [1].\n', 'big.txt': lines });
    const stop = new AbortController();
    stop.abort();
    const { status, out } = await stet([command, 'a.md', '--sources', 'big.txt'], { signal: stop.signal });
    expect([status, out]).toEqual([130, '']);
  });
});
