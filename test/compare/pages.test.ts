/** Volume and first page. */
import { describe, expect, it } from 'vitest';
import { comparePlace } from '../../src/compare/pages.ts';

describe('volume and pages', () => {
  it('agree by number, whatever is printed around it', () => {
    expect(comparePlace({ volume: '12', page: '101-9' }, { volume: 'Vol. 12', page: '101–109' })).toBe('match');
    expect(comparePlace({ volume: '12', page: 'e0123' }, { volume: '12', page: '123' })).toBe('match');
  });

  it('agree in part when one is missing or differs', () => {
    expect(comparePlace({ volume: '12' }, { volume: '12', page: '5' })).toBe('partial');
    expect(comparePlace({ volume: '12', page: '7' }, { volume: '12', page: '5' })).toBe('partial');
  });

  it('disagree when both do, and say nothing of nothing', () => {
    expect(comparePlace({ volume: '3', page: '7' }, { volume: '12', page: '5' })).toBe('not_match');
    expect(comparePlace({}, { volume: '12', page: '5' })).toBe('unknown');
  });
});
