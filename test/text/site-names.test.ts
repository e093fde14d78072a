import { describe, expect, it } from 'vitest';
import { addressOf, bareKey, lettersOf, siteOf, titleWordOf } from '../../src/text/site-names.ts';

describe('names of sites and titles', () => {
  it('names a site by its own label', () => {
    expect(['https://arxiv.org/abs/1', 'https://www.bbc.co.uk/news', 'https://blog.zhipu.ai/x', 'a.txt', 'https://'].map(siteOf)).toEqual([
      'arxiv',
      'bbc',
      'zhipu',
      '',
      '',
    ]);
  });

  it('names a title by its first word, and a single word or an address by none', () => {
    expect(['GLM-4.7 Technical Report', 'report.txt', 'https://a.org b'].map(titleWordOf)).toEqual(['GLM47', '', '']);
    expect([lettersOf('GLM-4.7'), bareKey('GLM-4.7')]).toEqual(['GLM47', 'glm47']);
  });

  it('opens a source at its address where any of its names is one, else by its own name', () => {
    expect(addressOf({ id: 'a.txt', name: 'Salt roads', aliases: ['https://fern.example/salt'] })).toBe('https://fern.example/salt');
    expect(addressOf({ id: 'a.txt', name: 'https://' })).toBe('a.txt');
  });
});
