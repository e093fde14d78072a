import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { renderAll } from '../../src/report/index.ts';
import { savedReports } from '../../src/report/saved.ts';
import { place } from '../cli/made-world.ts';

const GOLDEN: unknown = JSON.parse(readFileSync(new URL('../golden/0.1.0/report.json', import.meta.url), 'utf8'));
const copy = (): Record<string, unknown> => structuredClone(Array.isArray(GOLDEN) ? GOLDEN[0] : GOLDEN) as Record<string, unknown>;

const PAPER = `Corals "grow slowly in cold water" [1]. They "grow fast like weeds" [1]. Corals gained 30 percent in 2018 [1]. Reefs grew by 5 metres [1].

# References

[1] Marsh, A. (2018). Slow corals of the north. Journal of Reefs, 3, 1-9.
`;
const SOURCE = `Marsh, A. (2018). Slow corals of the north.

Corals grow slowly in cold water. Corals gained 20 percent in 2018. Reefs grew by 5 metres.
`;

/** Every place in a value, as the keys that lead to it. */
function* placesIn(value: unknown, before: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    const path = [...before, key];
    yield path;
    yield* placesIn((value as Readonly<Record<string, unknown>>)[key], path);
  }
}

const without = (path: readonly string[], whole: object = copy()): unknown => {
  const report = structuredClone(whole);
  let at = report as Record<string, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
  const last = path.at(-1) ?? '';
  if (Array.isArray(at)) at.splice(Number(last), 1, null);
  else delete at[last];
  return report;
};

describe('a report read back', () => {
  test('is the very report that was written, one or several', () => {
    expect(savedReports(copy())).toEqual({ reports: [copy()], unread: [] });
    expect(savedReports([copy(), copy()])).toEqual({ reports: [copy(), copy()], unread: [] });
  });

  test('of another kind is told as such', () => {
    for (const value of [null, 1, {}, { schema: 'stet-report/9' }, [copy(), {}]])
      expect(savedReports(value)).toEqual({ why: expect.stringContaining('not a report of this version') });
  });

  test('that lacks a thing is told by its place', () => {
    expect(savedReports(without(['references', '0', 'verdict', 'rule']))).toEqual({
      why: expect.stringContaining('damaged at references.0.verdict.rule:'),
    });
    expect(savedReports([copy(), without(['counts'])])).toEqual({ why: expect.stringContaining('damaged at report 2.counts:') });
  });

  test('is never shown half: whatever is missing, it is refused or shown whole', async () => {
    const ran = await place({ 'paper.md': PAPER, 'sources/marsh2018.txt': SOURCE }).stet([
      ...['check', 'paper.md', '--offline', '--no-config', '--sources', 'sources', '-f', 'json'],
    ]);
    const withTexts = JSON.parse(ran.out) as Report;
    expect([withTexts.quotes?.items.length, withTexts.claims?.claims.length]).toEqual([2, expect.any(Number)]);
    for (const whole of [copy(), withTexts]) {
      expect(savedReports(whole)).toEqual({ reports: [whole], unread: [] });
      const tried = new Set<string>();
      for (const path of placesIn(whole)) {
        // Of things in a list one stands for all.
        const kind = path.map((key) => (/^\d+$/.test(key) ? '#' : key)).join('.');
        if (tried.has(kind)) continue;
        tried.add(kind);
        const read = savedReports(without(path, whole));
        if ('why' in read) continue;
        for (const format of ['pretty', 'markdown', 'html', 'csv', 'sarif', 'csl'] as const)
          expect(() => renderAll(read.reports, format), `${kind} as ${format}`).not.toThrow();
      }
      expect(tried.size).toBeGreaterThan(100);
    }
  });
});
