import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toldBy } from '../../../../src/web/app/api/page.tsx';

const description: unknown = JSON.parse(readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8'));

describe('toldBy', () => {
  it('reads every address off the description, under its tag, with what it needs', () => {
    const groups = toldBy(description);
    const all = [...groups.values()].flat();
    expect(all.length).toBeGreaterThan(50);
    expect(all.find(({ path, method }) => path === '/v1/keys' && method === 'post')?.scope).toBe('admin');
    expect(groups.get('batches')?.map(({ path }) => path)).toContain('/v1/batches/{id}/letters.md');
    expect(all.every(({ summary }) => summary !== '')).toBe(true);
  });

  it('takes anything', () => {
    for (const odd of [null, 1, 'x', [], {}, { paths: 3 }, { paths: { '/a': null, '/b': { get: 1, post: { tags: 5, security: [3] } } } }])
      expect([...toldBy(odd).values()].flat().length).toBeLessThan(2);
  });
});
