import { describe, expect, it } from 'vitest';
import type { Run } from '../../../src/extract/parse/labels.ts';
import { names } from '../../../src/extract/parse/people.ts';

const run = (raw: string, words: string): Run => {
  const start = raw.indexOf(words);
  return { label: 'author', from: 0, to: 0, span: { start, end: start + words.length } };
};

describe('names of a role', () => {
  it('come from all its runs, and others are told', () => {
    const raw = 'Roe, A.; On hedges; Doe, B., et al.';
    const [fields, spans] = [{}, {}];
    names(fields, spans, raw, 'author', [run(raw, 'Roe, A.;'), run(raw, 'Doe, B., et al.')]);
    expect(fields).toEqual({
      author: [
        { family: 'Roe', given: 'A.' },
        { family: 'Doe', given: 'B.' },
      ],
      'et-al': true,
    });
    expect(spans).toHaveProperty('author.length', 2);
  });

  it('are none where nobody is named', () => {
    const fields = {};
    names(fields, {}, 'Anonymous.', 'author', [run('Anonymous.', 'Anonymous.')]);
    expect(fields).toEqual({});
  });
});
