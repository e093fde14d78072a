import { describe, expect, it } from 'vitest';
import type { Completion } from '../../src/ask/endpoint.ts';
import { questionOf, recorded } from '../../src/ask/recorded.ts';
import { memoryReplyCache } from '../../src/store/reply-cache.ts';
import { memorySnapshots } from '../../src/store/snapshots.ts';

const signal = new AbortController().signal;
const prompt = { system: 's', user: 'u' };
const now = (): string => '2026-01-01T00:00:00.000Z';

describe('recorded answers', () => {
  it('are asked for once, and given again without asking', async () => {
    const world = { replies: memoryReplyCache(), snapshots: memorySnapshots(), now };
    let n = 0;
    const used: string[] = [];
    const complete = async (): Promise<Completion> => {
      n += 1;
      return { ok: true, text: `answer ${n}` };
    };
    const asked = recorded(complete, { ...world, model: 'm', used: (hash) => used.push(hash) });
    expect(await asked(prompt, signal)).toEqual({ ok: true, text: 'answer 1' });
    expect(await asked(prompt, signal)).toEqual({ ok: true, text: 'answer 1' });
    expect(used).toHaveLength(2);
    expect(new Set(used).size).toBe(1);
    expect(await recorded(complete, { ...world, model: 'other' })(prompt, signal)).toEqual({ ok: true, text: 'answer 2' });
    const replay = recorded(() => Promise.reject(new Error('was asked')), { ...world, model: 'm', replay: true });
    expect(await replay(prompt, signal)).toEqual({ ok: true, text: 'answer 1' });
    expect(await replay({ ...prompt, user: 'another' }, signal)).toMatchObject({ ok: false });
  });

  it('are never failures', async () => {
    const replies = memoryReplyCache();
    const asked = recorded(async () => ({ ok: false, why: 'busy', detail: '' }), {
      replies,
      snapshots: memorySnapshots(),
      now,
      model: 'm',
    });
    await asked(prompt, signal);
    expect(await replies.get(questionOf('m', prompt))).toBeNull();
  });
});
