/** Comments are taken out in one pass, and one that is never closed stays. */
import { describe, expect, it } from 'vitest';
import { withoutComments } from '../../../src/read/markdown/comments.ts';

describe('withoutComments', () => {
  it('leaves a space, or what it is given, where one was', () => {
    expect(withoutComments('a<!-- x\n<b> - -- -->b')).toBe('a b');
    expect(withoutComments('a<!-- x --><!---->b', '')).toBe('ab');
  });

  it('ends at the first end, however often one begins', () => {
    expect(withoutComments('a<!-- <!-- x -->b-->')).toBe('a b-->');
  });

  it('keeps one that is never closed, and what stands behind it', () => {
    expect(withoutComments('a <!-- b [1]')).toBe('a <!-- b [1]');
    const many = '<!--'.repeat(20_000);
    expect(withoutComments(many)).toBe(many);
  });
});
