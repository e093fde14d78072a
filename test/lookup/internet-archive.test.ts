import { afterEach, describe, expect, it } from 'vitest';
import { internetArchive } from '../../src/lookup/internet-archive.ts';
import { type Asking, asking, first, json, NO_ANSWERS } from '../servers/asking.ts';
import type { Answer } from '../servers/registry.ts';

let open: Asking | undefined;
afterEach(async () => open?.close());
const start = async (body: Answer): Promise<Asking> => {
  open = await asking(internetArchive, () => body);
  return open;
};
const copy = (more: object = {}) =>
  json({
    url: 'http://example.org/a',
    archived_snapshots: {
      closest: {
        status: '200',
        available: true,
        url: 'http://web.archive.org/web/20130919044612/http://example.org/a',
        timestamp: '20130919044612',
        ...more,
      },
    },
  });

describe('internetArchive', () => {
  it('says that a page was there, and when', async () => {
    const { id, asked } = await start(copy());
    const source = first(await id('url', 'http://example.org/a'));
    expect(source).toMatchObject({
      fields: { type: 'webpage', URL: 'http://example.org/a', accessed: { 'date-parts': [[2013, 9, 19]] } },
      page: { state: 'archived', url: 'https://web.archive.org/web/20130919044612/http://example.org/a' },
    });
    expect(source.snapshot).toMatch(/^sha256:/);
    expect(asked()).toEqual(['/wayback/available?url=http://example.org/a']);
  });

  it('knows no copy: none there, none available, a copy of an error, a copy elsewhere', async () => {
    for (const body of [
      json({ archived_snapshots: {} }),
      copy({ available: false }),
      copy({ status: '404' }),
      copy({ url: 'https://evil.example/web/20130919044612/x' }),
    ]) {
      expect((await (await start(body)).id('url', 'http://example.org/a')).lookup).toEqual({ kind: 'absent' });
      await open?.close();
    }
  });

  it('is asked about addresses alone', async () => {
    const { id, work } = await start(copy());
    expect((await id('doi', '10.1/x')).lookup.kind).toBe('not-asked');
    expect((await work({ title: 'T' })).lookup.kind).toBe('not-asked');
  });

  it.each<readonly [string, Answer]>(NO_ANSWERS)('takes %s for an outage, never for absence', async (_, body) => {
    expect((await (await start(body)).id('url', 'http://example.org/a')).lookup.kind).toBe('unavailable');
  });
});
