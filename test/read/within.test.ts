import { describe, expect, it } from 'vitest';
import { withLimits } from '../../src/read/limits.ts';
import { parseWithin } from '../../src/read/within.ts';

describe('one job inside a process', () => {
  it('lets a plain text be as long as its bytes, whatever is allowed for packed ones', async () => {
    const bytes = new TextEncoder().encode('word '.repeat(100));
    const document = await parseWithin({ name: 'a.txt', limits: withLimits({ textLength: 10 }) }, bytes);
    expect(document.text.length).toBeGreaterThan(400);
  });

  it('hands the caller’s wishes on', async () => {
    const bib = new TextEncoder().encode('@article{a, title={A}}');
    expect(await parseWithin({ name: 'x', mediaType: 'application/x-bibtex', limits: withLimits() }, bib)).toMatchObject({
      mediaType: 'application/x-bibtex',
      name: 'x',
    });
  });
});
