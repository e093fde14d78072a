import { describe, expect, it } from 'vitest';
import { nearest } from '../../src/settings/nearest.ts';

const KNOWN = ['generation_mode', 'enable_numeric_qa_verification', 'limits.pages', 'concurrency', 'offline'];

describe('the name that was meant', () => {
  it('is the one a slip away, whatever its case, dashes and underscores', () => {
    expect(nearest('concurency', KNOWN)).toBe('concurrency');
    expect(nearest('Generation-Mode', KNOWN)).toBe('generation_mode');
    expect(nearest('pages', KNOWN)).toBe('limits.pages');
  });

  it('is the one that only goes on longer, before any other that is like it', () => {
    expect(nearest('enable_numeric', KNOWN)).toBe('enable_numeric_qa_verification');
  });

  it('is not guessed', () => {
    expect(nearest('colour', KNOWN)).toBeNull();
    expect(nearest('gen', KNOWN)).toBeNull();
  });
});
