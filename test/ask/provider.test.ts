import { describe, expect, it } from 'vitest';
import { namedModel } from '../../src/ask/provider.ts';

describe('the name of a model', () => {
  it('names provider, model and address', () => {
    expect(namedModel({ llm: 'openai:a:b', llmUrl: 'http://127.0.0.1:1/v1' })).toMatchObject({
      by: 'openai:a:b',
      model: 'openai:a:b@http://127.0.0.1:1/v1',
    });
    expect(namedModel({ llm: 'anthropic:c', keys: { anthropic: 'k' } }).model).toBe('anthropic:c@https://api.anthropic.com/v1');
  });

  it('is wrong without a provider or a model, and needs a key unless there is a server or nobody will be asked', () => {
    for (const llm of ['m', 'other:m', 'openai:', ''])
      expect(() => namedModel({ llm, keys: { openai: 'k' } })).toThrow(/names no language model/);
    expect(() => namedModel({ llm: 'openai:m', keys: { anthropic: 'k' } })).toThrow(/OPENAI_API_KEY/);
    expect(() => namedModel({ llm: 'anthropic:m' })).toThrow(/ANTHROPIC_API_KEY/);
    expect(namedModel({ llm: 'openai:m' }, true).by).toBe('openai:m');
  });
});
