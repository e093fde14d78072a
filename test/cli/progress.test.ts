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

describe('liveLine in a narrow terminal', () => {
  it('draws a shorter bar, then none, before it cuts a figure', () => {
    expect(liveLine('refs.bib', { stage: 'check', done: 31, total: 42 }, 4.1, 60)).toBe(
      'refs.bib checking 31/42 [======>---]  73%  4.1 s, ~2 s left',
    );
    expect(liveLine('refs.bib', { stage: 'check', done: 31, total: 42 }, 4.1, 50)).toBe('refs.bib checking 31/42   73%  4.1 s, ~2 s left');
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

  /** What is shown of an index that is read in 100 s and whose keys are then written in 50 s. */
  const building = (how: 'bar' | 'plain'): string => {
    let text = '';
    let clock = 0;
    const progress = showProgress(
      how,
      {
        write: (part) => {
          text += part;
        },
        isTTY: how === 'bar',
        columns: 100,
      },
      () => clock,
    ); // prettier-ignore
    progress.begin('works', 1, 1);
    for (let second = 0; second <= 100; second += 5) {
      clock = second * 1000;
      progress.tell({ stage: 'index', done: second * 10, total: 1000, note: `${second} records read` });
    }
    for (let second = 0; second <= 50; second += 5) {
      clock = 100_000 + second * 1000;
      progress.tell({ stage: 'index', done: second, total: 50, note: 'writing keys' });
    }
    progress.end('works: done');
    return text;
  };

  it('reckons what is left from the pass that is under way', () => {
    const bar = building('bar');
    expect(bar).toContain('250/1000 [=====>------------------]  25%  25.0 s, ~75 s left  25 records read');
    expect(bar).toContain('10/50 [===>--------------------]  20%  10.0 s, ~40 s left  writing keys');
  });

  it('tells a log twice a minute how far an index is', () => {
    expect(building('plain')).toBe(
      [
        'works: 30 %, ~70 s left; 30 records read',
        'works: 60 %, ~40 s left; 60 records read',
        'works: 90 %, ~10 s left; 90 records read',
        'works: 40 %, ~30 s left; writing keys',
        'works: 100 %; writing keys',
        'works: done',
        '',
      ].join('\n'),
    );
  });
});
