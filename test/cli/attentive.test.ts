import { describe, expect, it } from 'vitest';
import { attentive } from '../../src/cli/attentive.ts';
import type { Answer, SourceAdapter } from '../../src/model/ports.ts';

const answer: Answer = { lookup: { kind: 'absent' }, snapshots: [] };
const local: SourceAdapter = { name: 'local/x', remote: false, covers: () => 'authoritative', find: () => Promise.resolve(answer) };

describe('attentive', () => {
  it('lets timers and signals have their turn while a local source answers again and again', async () => {
    let clock = 0;
    const [source] = attentive({ adapters: [local] }, () => {
      clock += 30;
      return clock;
    }).adapters;
    let turned = false;
    setImmediate(() => {
      turned = true;
    });
    for (let i = 0; i < 20; i += 1) expect(await source?.find({ question: 'work', fields: {} }, new AbortController().signal)).toBe(answer);
    expect(turned).toBe(true);
  });

  it('leaves remote sources as they are, and the rest of the run', () => {
    const remote = { ...local, remote: true };
    const run = attentive({ adapters: [remote, local], id: 'r' });
    expect(run.adapters[0]).toBe(remote);
    expect(run.id).toBe('r');
    expect(run.adapters[1]?.covers({}, { question: 'work', fields: {} })).toBe('authoritative');
  });
});
