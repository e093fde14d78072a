import { describe, expect, it } from 'vitest';
import { parseReference } from '../../src/extract/reference.ts';

describe('parseReference', () => {
  it('reads the parts of a journal article', () => {
    const { fields } = parseReference(
      'Virtanen, A., & Okafor, B. (2011). Counting the petals of garden flowers. Journal of Invented Results, 12(3), 45-67. https://doi.org/10.1234/jir.2011.045',
    );
    expect(fields.title).toBe('Counting the petals of garden flowers');
    expect(fields.issued?.['date-parts']).toEqual([[2011]]);
    expect(fields.volume).toBe('12');
    expect(fields.issue).toBe('3');
    expect(fields.page).toBe('45-67');
    expect(fields.DOI).toBe('10.1234/jir.2011.045');
    expect(fields.author?.[0]?.family).toBe('Virtanen');
  });

  it('survives lines that are no references', () => {
    for (const line of ['', ' ', '.', '[1]', '((((', '2011', 'Ibid.']) expect(() => parseReference(line)).not.toThrow();
    expect(parseReference('').confidence).toBe(0);
  });
});
