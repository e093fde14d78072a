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

  it('count by issue where there is no volume', () => {
    expect(comparePlace({ issue: '7', page: '45-61' }, { issue: '7', page: '45' })).toBe('match');
    expect(comparePlace({ issue: '8', page: '45-61' }, { issue: '7', page: '45' })).toBe('partial');
    expect(comparePlace({ issue: '160', page: '15' }, { volume: '160', page: '15' })).toBe('match');
    expect(comparePlace({ volume: '160', page: '15' }, { issue: '160', page: '15' })).toBe('match');
    // A volume of which the issue is printed as well is no issue.
    expect(comparePlace({ issue: '3', page: '15' }, { volume: '3', issue: '2', page: '15' })).toBe('partial');
  });

  it('disagree when both do, and say nothing of nothing', () => {
    expect(comparePlace({ volume: '3', page: '7' }, { volume: '12', page: '5' })).toBe('not_match');
    expect(comparePlace({}, { volume: '12', page: '5' })).toBe('unknown');
  });
});
