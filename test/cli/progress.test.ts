import { describe, expect, it } from 'vitest';
import { liveLine, showProgress } from '../../src/cli/progress.ts';

describe('liveLine', () => {
  it('draws a bar with counts, share, time and what is left', () => {
    expect(liveLine('paper.pdf', { stage: 'check', done: 31, total: 42 }, 4.1, 120)).toBe(
      'paper.pdf checking 31/42 [================>-------]  73%  4.1 s, ~2 s left',
    );
    expect(liveLine('a', { stage: 'index', done: 5000, total: null }, 1, 80)).toBe('a indexing 5,000  1.0 s');
  });

  it('never shows more than 100 %, nor more columns than there are', () => {
    expect(liveLine('a', { stage: 'check', done: 99, total: 42 }, 1, 120)).toContain('42/42 [========================] 100%');
    expect(liveLine('a', { stage: 'check', done: -1, total: 42 }, 1, 120)).toContain('0/42 [------------------------]   0%');
    expect(liveLine('a'.repeat(40), { stage: 'check', done: 1, total: 42, note: 'n'.repeat(90) }, 1, 80).length).toBeLessThan(80);
  });
});

describe('showProgress', () => {
  const shown = (how: 'auto' | 'bar' | 'plain' | 'json' | 'none', isTTY: boolean): string => {
    let text = '';
    let clock = 0;
    const write = (part: string): void => {
      text += part;
    };
    const now = (): number => {
      clock += 100;
      return clock;
    };
    const progress = showProgress(how, { write, isTTY, columns: 100 }, now);
    progress.begin('a.pdf', 1, 2);
    progress.tell({ stage: 'check', done: 1, total: 2 });
    progress.tell({ stage: 'check', done: 2, total: 2 });
    progress.end('a.pdf: done');
    return text;
  };

  it('draws for a person, writes lines for a log, JSON for a program, nothing when told', () => {
    expect(shown('auto', true)).toMatch(/^(?:\r\x1b\[2K\(1\/2\) a\.pdf checking [^\r]+){2}\r\x1b\[2K$/);
    expect(shown('auto', false)).toBe('a.pdf: done\n');
    expect(
      shown('json', false)
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).type),
    ).toEqual(['progress', 'progress', 'document']);
    expect(shown('none', true)).toBe('');
  });
});
