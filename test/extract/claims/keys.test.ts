import { describe, expect, it } from 'vitest';
import { verifyAnswer } from '../../../src/answer.ts';
import { printedKeys } from '../../../src/extract/claims/keys.ts';

const source = (id: string, name = id) => ({ id, name, aliases: [] });
const PAPER = source('https://arxiv.org/abs/2401.00001', 'GLM-4.7 Technical Report');
const OTHER = source('https://arxiv.org/abs/2401.00002', 'Forty tasks from public code');
const NEWS = source('https://www.zhipu.ai/news/glm', 'News of the firm');
const keys = (text: string, ...sources: ReturnType<typeof source>[]) => Object.fromEntries(printedKeys(text, sources));

describe('printedKeys', () => {
  it('are the site, or the first word of the title', () => {
    expect(keys('So it is [Arxiv]. Thus [Zhipu].', PAPER, NEWS)).toEqual({ [PAPER.id]: ['Arxiv'], [NEWS.id]: ['Zhipu'] });
    expect(keys('So it is [GLM47].', PAPER, OTHER)).toEqual({ [PAPER.id]: ['GLM47'] });
    expect(keys('So it is [Gov].', source('https://data.example.gov.uk/x'))).toEqual({});
    expect(keys('So it is [example].', source('https://data.example.gov.uk/x'))).toEqual({ 'https://data.example.gov.uk/x': ['example'] });
  });

  it('are counted where several sources share one, and mean none where nothing tells which', () => {
    expect(keys('One [Arxiv]. Two [Arxiv-2].', PAPER, OTHER)).toEqual({ [PAPER.id]: ['Arxiv'], [OTHER.id]: ['Arxiv-2'] });
    expect(keys('One [Arxiv].', PAPER, OTHER)).toEqual({});
    expect(keys('One [Arxiv-3]. Two [Arxiv].', PAPER, OTHER)).toEqual({ [PAPER.id]: ['Arxiv'] });
  });

  it('leave links, names of sources and other words alone', () => {
    expect(keys('See [Arxiv](https://example.org) and [Arxiv]: x.', PAPER)).toEqual({});
    expect(keys('See [Arxiv].', PAPER, source('Arxiv'))).toEqual({});
    expect(keys('See [sic] and [Report].', PAPER)).toEqual({});
  });

  it('let an answer be checked that cites by them', () => {
    const text = 'The model has 355 billion parameters and was trained on 15 trillion tokens of text.';
    const { claims } = verifyAnswer('The model has 355 billion parameters [Arxiv].', [{ id: PAPER.id, name: PAPER.name, text }]);
    expect(claims.map(({ outcome, claim }) => [outcome, claim.citations[0]?.source])).toEqual([['supported', PAPER.id]]);
  });
});
