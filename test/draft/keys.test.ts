import { describe, expect, it } from 'vitest';
import { shortKeys, sourceKeys } from '../../src/draft/keys.ts';
import { printedKeys } from '../../src/extract/claims/keys.ts';

const SOURCES = [
  { id: 'https://arxiv.org/abs/2508.1', name: 'GLM-4.7 Technical Report', aliases: [] },
  { id: 'glm', name: 'GLM-4.7 Technical Report', aliases: [] },
  { id: 'https://arxiv.org/abs/2508.2', name: 'Kimi K2', aliases: [] },
  { id: 'https://www.zhipu.ai/blog', name: 'Blog', aliases: [] },
  { id: 'a.txt', name: 'a.txt', aliases: [] },
  { id: 'b', name: 'The growth of corals', aliases: [] },
];

describe('sourceKeys', () => {
  it('calls a source after its site, else after its title, else by its own name', () => {
    expect([...sourceKeys(SOURCES).values()]).toEqual(['Arxiv-1', 'GLM47-2', 'Arxiv-2', 'Zhipu', 'a.txt', 'The growth of corals']);
    expect([...sourceKeys([SOURCES[0] ?? SOURCES[1], SOURCES[3]].filter((one) => one !== undefined)).values()]).toEqual(['Arxiv', 'Zhipu']);
  });

  it('gives keys that are read back as the same sources', () => {
    const keys = sourceKeys(SOURCES);
    const text = [...keys.values()].map((key) => `It is so [${key}].`).join(' ');
    const read = printedKeys(text, SOURCES);
    for (const { id, name } of SOURCES) expect([...(read.get(id) ?? []), name]).toContain(keys.get(id));
  });

  it('takes no word of a title for a key that a site has, and no key that another source is called by', () => {
    const keys = sourceKeys([
      { id: 'x', name: 'Arxiv and its readers' },
      { id: 'https://arxiv.org/abs/1', name: 'A paper' },
      { id: 'zhipu', name: 'zhipu' },
      { id: 'https://zhipu.ai/', name: 'Home' },
    ]);
    expect([...keys.values()]).toEqual(['Arxiv and its readers', 'Arxiv', 'zhipu', 'Home']);
  });

  it('gives the first of several its bare key only beside another', () => {
    const keys = new Set(['Arxiv-1', 'Arxiv-2']);
    expect(shortKeys('A [Arxiv-1]. B [Arxiv-2].', keys)).toBe('A [Arxiv]. B [Arxiv-2].');
    expect(shortKeys('A [Arxiv-1].', keys)).toBe('A [Arxiv-1].');
    expect(shortKeys('A [Other-1]. B [Other-2].', keys)).toBe('A [Other-1]. B [Other-2].');
  });
});
