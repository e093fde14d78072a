import { describe, expect, it } from 'vitest';
import { announcesSources } from '../../../src/extract/claims/list-words.ts';

describe('announcesSources', () => {
  it.each([
    'Sources:',
    '**Sources**',
    '## References',
    '📚 **Sources:**',
    'Sources used:',
    'Here are the sources:',
    'Sources (accessed 2024)',
    '7. References',
    'Based on:',
    'The information above comes from:',
    'Quellen:',
    'Verwendete Quellen',
    'Références :',
    'Источники:',
    '来源：',
    '出典：',
  ])('announces sources: %s', (line) => {
    expect(announcesSources(line)).toBe('sources');
  });

  it.each(['See also:', 'Links:', 'Notes:', 'Further information'])('announces what may be sources: %s', (line) => {
    expect(announcesSources(line)).toBe('beside');
  });

  it.each(['', 'Key facts', 'The sources agree.', 'Sources of the Nile', 'Energy sources', 'Conclusion', 'The reference price:'])(
    'announces nothing of the kind: %s',
    (line) => {
      expect(announcesSources(line)).toBeNull();
    },
  );
});
