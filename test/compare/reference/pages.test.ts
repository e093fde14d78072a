/** Volume and first page. */
import { describe, expect, it } from 'vitest';
import { comparePlace } from '../../../src/compare/reference/pages.ts';

describe('volume and pages', () => {
  it('agree by number, whatever is printed around it', () => {
    expect(comparePlace({ volume: '12', page: '101-9' }, { volume: 'Vol. 12', page: '101–109' })).toBe('match');
    expect(comparePlace({ volume: '12', page: 'e0123' }, { volume: '12', page: '123' })).toBe('match');
  });

  it('agree where an article number is printed with or without its zeros, and not where a letter was misread for a digit', () => {
    expect(comparePlace({ volume: '129', page: '27004' }, { volume: '129', page: '027004' })).toBe('match');
    expect(comparePlace({ volume: '10188', page: '101880T' }, { volume: '10188', page: '101880T' })).toBe('match');
    expect(comparePlace({ volume: '10188', page: '1018807' }, { volume: '10188', page: '101880T' })).toBe('partial');
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
