import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SELECTION, type SelectableSource, selectEvidence } from '../../../src/compare/claim/select.ts';

const source = (id: string, text: string, snippet = false): SelectableSource => ({ version: { id, name: id, sha256: '' }, text, snippet });
const FILLER = 'The meadow was quiet and the sheep went on grazing in the shade of the old trees. '.repeat(12);
const PAGE = `# Report\n\n${FILLER}\n\n## Sales\n\nThe company increased its revenue by 12% in 2020. Costs went down.\n\n${FILLER}\n\n## Staff\n\nRevenue is not what this paragraph about people is for, and it has no figure.\n`;

describe('selectEvidence', () => {
  it('ranks the passage that answers first, with its section, numbers and place', () => {
    const [first] = selectEvidence('How much did revenue of the firm grow in 2020?', [source('a', PAGE)]);
    expect(first?.quote).toContain('increased its revenue by 12%');
    expect(first).toMatchObject({ sectionHeading: '“Sales”', hasNumericContent: true, isSnippetBased: false });
    expect(PAGE.slice(first?.span.start, first?.span.end)).toBe(first?.quote);
    expect(first?.relevance).toBeGreaterThan(0.5);
  });

  it('boosts passages with numbers, but makes no evidence of a number alone', () => {
    const text =
      'The revenue of the firm was told to everybody there.\n\nThe revenue of the firm was told to 40 people there.\n\nThere were 17 dogs and 12 cats in that big yard.';
    const found = selectEvidence('revenue of the firm', [source('a', text)]);
    expect(found.map(({ hasNumericContent }) => hasNumericContent)).toEqual([true, false]);
    const flat = selectEvidence('revenue of the firm', [source('a', text)], { ...SELECTION, numeric_content_boost: 0 });
    expect((found[0]?.relevance ?? 0) - (flat[0]?.relevance ?? 0)).toBeCloseTo(0.2, 1);
  });

  it('takes a snippet at 0.5 at most', () => {
    const [found] = selectEvidence('revenue increased in 2020', [
      source('s', 'The revenue increased by 12% in 2020, the firm said.', true),
    ]);
    expect(found?.relevance).toBe(0.5);
    expect(found?.isSnippetBased).toBe(true);
  });

  it('gives at most so many a source, none of them overlapping, each within the lengths', () => {
    const text = Array.from(
      { length: 200 },
      (_, i) => `In year ${1900 + i} the revenue of firm ${i} was told to everybody who asked.`,
    ).join(' ');
    const found = selectEvidence('revenue of the firm', [source('a', text), source('b', PAGE)]);
    const own = found.filter(({ source: { id } }) => id === 'a');
    expect(own).toHaveLength(10);
    for (const { span } of own) expect(span.end - span.start).toBeLessThanOrEqual(500);
    const sorted = own.map(({ span }) => span).sort((a, b) => a.start - b.start);
    sorted.slice(1).forEach((span, i) => {
      expect(span.start).toBeGreaterThanOrEqual(sorted[i]?.end ?? 0);
    });
    expect(selectEvidence('revenue', [source('a', text)], { ...SELECTION, max_spans_per_source: 3 })).toHaveLength(3);
  });

  it('finds what other words say', () => {
    const [found] = selectEvidence('The firm bought a rival', [
      source('a', `${FILLER}\n\nThe company acquired a competitor, its rival, last spring.\n\n${FILLER}`),
    ]);
    expect(found?.quote).toContain('acquired');
  });

  it('gives nothing for nothing', () => {
    expect(selectEvidence('', [source('a', PAGE)])).toEqual([]);
    expect(selectEvidence('the of and', [source('a', PAGE)])).toEqual([]);
    expect(selectEvidence('revenue', [])).toEqual([]);
    expect(selectEvidence('revenue', [source('a', '')])).toEqual([]);
  });

  it('keeps relevance within 0 and 1 and places within the text, whatever is asked', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('revenue ', 'firm ', '12 ', '. ', '\n\n', '# x\n', 'é', '漢字'), { maxLength: 60 }), (parts) => {
        const text = parts.join('');
        for (const { span, relevance, quote } of selectEvidence('revenue firm 12', [source('a', text)])) {
          expect(relevance).toBeGreaterThan(0);
          expect(relevance).toBeLessThanOrEqual(1);
          expect(text.slice(span.start, span.end)).toBe(quote);
        }
      }),
    );
  });
});

it('gives what a source says twice in the same words once', () => {
  const line =
    'The quarry of Aldmere produced slate for the roofs of the county, and its owners kept careful books of it for years on end.';
  const text = Array.from({ length: 6 }, () => line).join('\n\n');
  expect(selectEvidence('Who produced slate?', [source('a', text)])).toHaveLength(1);
});
