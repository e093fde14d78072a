import { describe, expect, it } from 'vitest';
import { keyed, unwrapped } from '../../src/draft/markers.ts';

const NAMED = ['Arxiv', 'Arxiv', 'Zhipu'].map((key) => ({ key, mark: `[${key}]` }));

describe('unwrapped', () => {
  it('takes off thoughts, fences and a list of sources of the writer’s own', () => {
    expect(unwrapped('<think>so</think>\n```markdown\nIt grew [0].\n```')).toBe('It grew [0].');
    expect(unwrapped('It grew [0].\n\n## Sources\n- [0] Report\n- [1] Other\n')).toBe('It grew [0].');
    expect(unwrapped('It grew [0].\n\n**References:**\n[0] Report')).toBe('It grew [0].');
    expect(unwrapped('Its sources:\n\n- a spring [0]\n\nThat is all [1].')).toBe('Its sources:\n\n- a spring [0]\n\nThat is all [1].');
  });

  it('leaves a sentence out that was cut', () => {
    expect(unwrapped('It grew [0]. Revenue was $3')).toBe('It grew [0].');
    expect(unwrapped('It grew [0].\n\nThis may be')).toBe('It grew [0].');
    expect(unwrapped('It grew')).toBe('It grew');
    expect(unwrapped('- it grew [0]\n- it fell')).toBe('- it grew [0]\n- it fell');
  });
});

describe('keyed', () => {
  it('puts numbers into keys, with their places and passages', () => {
    const { text, marks } = keyed('It grew [0]. It fell [2].', NAMED);
    expect(text).toBe('It grew [Arxiv]. It fell [Zhipu].');
    expect(marks.map(({ span, evidence }) => [text.slice(span.start, span.end), evidence])).toEqual([
      ['[Arxiv]', [0]],
      ['[Zhipu]', [2]],
    ]);
  });

  it('cites a source once where several of its passages stand together', () => {
    expect(keyed('It grew [0][1].', NAMED)).toMatchObject({ text: 'It grew [Arxiv].', marks: [{ evidence: [0, 1] }] });
    expect(keyed('It grew [0-2].', NAMED)).toMatchObject({
      text: 'It grew [Arxiv] [Zhipu].',
      marks: [{ evidence: [0, 1] }, { evidence: [2] }],
    });
    expect(keyed('It grew [0, 2] and [1].', NAMED).text).toBe('It grew [Arxiv] [Zhipu] and [Arxiv].');
  });

  it('keeps a number that no passage has as a mark that leads nowhere', () => {
    expect(keyed('It grew [7].', NAMED)).toEqual({
      text: 'It grew [unknown-7].',
      stray: ['[unknown-7]'],
      marks: [{ span: { start: 8, end: 19 }, key: 'unknown-7', evidence: [7] }],
    });
  });

  it('leaves links and code-like brackets of words alone', () => {
    expect(keyed('See [1](https://example.org) and [sic].', NAMED).text).toBe('See [1](https://example.org) and [sic].');
  });
});
