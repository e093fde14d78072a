import { describe, expect, it } from 'vitest';
import { html } from '../../../src/report/html.ts';
import { components, type Made, report, source } from '../make.ts';

const made: Made = {
  key: '4',
  outcome: 'unsure',
  fields: { title: 'Glass corals' },
  record: { title: 'Glass corals and their growth', DOI: '10.5555/corals' },
  rows: { title: ['partial', 'Glass corals', 'Glass corals and their growth'] },
  pValid: 0.2641,
};

describe('a card', () => {
  it('shows each candidate with its likeness and labels, and the chance beside the class', () => {
    const whole = report([made]);
    const [one] = whole.references;
    if (one === undefined) throw new Error('no finding');
    const other = source('index:other', { title: 'Corals of glass' });
    const labels = components({ title: ['not_match', 'Glass corals', 'Corals of glass'], date: ['match', '2018', '2018'] });
    const candidates = [
      { source: one.verdict.source ?? '', score: 0.81, components: one.verdict.components },
      { source: other.id, score: 0.4237, components: labels },
    ];
    const finding = { ...one, sources: [...one.sources, other], verdict: { ...one.verdict, candidates } };
    const page = html([{ ...whole, references: [finding] }]);
    expect(page).toContain('1 other record found');
    expect(page).toMatch(/index:other<\/span> <small>likeness 0\.42 · title differs · year match<\/small>/);
    expect(page).toMatch(/likeness 0\.81 · p\(valid\) 0\.26/);
  });
});
