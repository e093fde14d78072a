import { describe, expect, it } from 'vitest';
import { citation, tie } from '../../../src/extract/citations/tie.ts';
import { documentOf } from '../document-of.ts';

describe('a tied mark', () => {
  const document = documentOf('Hedges grow [1, 2].');
  const span = { start: 12, end: 18 };
  it('has an id of its own for each label at a place, that stays', () => {
    const ids = ['1', '2'].map((label) => citation(document, span, null, label, 'numeric').id);
    expect(new Set(ids).size).toBe(2);
    expect(citation(document, span, 'ref:a', '1', 'numeric').id).toBe(ids[0]);
  });
  it('keeps what it may point at besides, and no empty place', () => {
    const made = tie(document, span, { to: null, maybe: ['ref:a', 'ref:b'] }, '1', 'numeric', false, '');
    expect(made.maybe).toEqual(['ref:a', 'ref:b']);
    expect('locator' in made.citation).toBe(false);
  });
});
