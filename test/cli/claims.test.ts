import { describe, expect, it } from 'vitest';
import { place } from './made-world.ts';

const line = (id: unknown, claim: unknown, evidence: unknown): string => JSON.stringify({ id, claim, evidence });
const EVIDENCE = 'The bridge over the Lune opened in 1911. It is 140 metres long.';
const rows = (out: string): Record<string, unknown>[] =>
  out
    .trim()
    .split('\n')
    .map((one) => JSON.parse(one));

describe('stet claims --pairs', () => {
  it('answers a line for a line, in order, as the batch contract says', async () => {
    const { status, out } = await place({
      'pairs.jsonl': `${line('a', 'The bridge over the Lune opened in 1911.', EVIDENCE)}\n${line(7, 'Lagos has an opera house.', EVIDENCE)}\n`,
    }).stet(['claims', '--pairs', 'pairs.jsonl', '-f', 'jsonl']);
    expect(status).toBe(0);
    const [first, second] = rows(out);
    expect(Object.keys(first ?? {})).toEqual(['id', 'verdict', 'score', 'judge', 'span', 'numbers', 'unsupported', 'rule', 'says']);
    expect([first?.id, first?.verdict, first?.judge, second?.id, second?.verdict]).toEqual([
      'a',
      'supported',
      'built-in',
      7,
      'unsupported',
    ]);
    expect(first?.span).toEqual({ start: 0, end: 39 });
    expect(first?.score).toBeGreaterThanOrEqual(0.5);
    expect(second?.score).toBeLessThan(0.5);
  });

  it('goes on after a line that cannot be read, and numbers what has no id', async () => {
    const input = ['{"id":"x"', '', '[1,2]', line('y', 5, EVIDENCE), line(undefined, 'The bridge opened in 1911.', EVIDENCE)].join('\n');
    const { status, out } = await place({}).stet(['claims', '--pairs', '-'], { stdin: input });
    expect(status).toBe(0);
    const answers = rows(out);
    expect(answers.map(({ id }) => id)).toEqual(['1', '3', 'y', '5']);
    expect(answers.slice(0, 3).every(({ error }) => (error as { code: string }).code === 'bad-line')).toBe(true);
    expect(answers[3]?.verdict).toBe('supported');
  });

  it('says what to do when the file is not there or the format is unknown', async () => {
    const missing = await place({}).stet(['claims', '--pairs', 'none.jsonl']);
    expect([missing.status, missing.err]).toEqual([2, expect.stringContaining('none.jsonl')]);
    const format = await place({}).stet(['claims', '--pairs', '-', '-f', 'html'], { stdin: '' });
    expect([format.status, format.err]).toEqual([2, expect.stringContaining('jsonl')]);
    const nothing = await place({}).stet(['claims']);
    expect(nothing.status).toBe(2);
  });
});
