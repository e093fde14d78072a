import { describe, expect, it } from 'vitest';
import { withArticles } from '../../../../src/compare/reference/title/articles.ts';
import type { ComponentEvidence } from '../../../../src/model/evidence.ts';
import { referenceOf } from '../make.ts';

const title = (cited: string, found: string): ComponentEvidence => ({
  label: 'partial',
  cited,
  found,
  score: 0.92,
  source: 'index:1',
  why: 'small words differ',
});
const line = referenceOf({ origin: 'line' });
const entry = referenceOf({ origin: 'entry' });

describe('articles in which two titles differ', () => {
  it.each([
    ['Topological transport of a relativistic bear', 'Topological transport of relativistic bear'],
    ['Plasma hormones and some of its effects on growth', 'Plasma hormones and some of the effects on growth'],
  ])('are nothing in print: %s', (cited, found) => {
    expect(withArticles(line, title(cited, found)).label).toBe('match');
    expect(withArticles(line, title(found, cited)).label).toBe('match');
  });

  it('count in an entry that states its title, and other small words count everywhere', () => {
    expect(withArticles(entry, title('The risk of fairwashing in the model', 'Risk of fairwashing in model')).label).toBe('partial');
    expect(withArticles(line, title('Bias augmentation towards model debiasing', 'Bias augmentation for model debiasing')).label).toBe(
      'partial',
    );
    expect(withArticles(line, title('Life without the bear in the wood', 'Life with the bear in the wood')).label).toBe('partial');
    expect(withArticles(line, title('The bear', 'A bear')).label).toBe('partial');
  });
});
