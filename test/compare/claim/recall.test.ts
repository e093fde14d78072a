import { describe, expect, it } from 'vitest';
import { evidenceIndex } from '../../../src/compare/claim/recall/index.ts';
import { claimWords, recallOf } from '../../../src/compare/claim/recall.ts';

const recall = (claim: string, source: string) => recallOf(claimWords(claim), evidenceIndex(source));
const at = (claim: string, source: string): string => {
  const span = recall(claim, source).windows[0]?.span;
  return span === undefined ? '' : source.slice(span.start, span.end);
};

describe('recallOf', () => {
  it.each([
    ['the same words', 'Sales rose in 2020', 'In 2020 sales rose.', 1],
    ['other forms', 'The company reduced its costs', 'Costs of the companies were reducing.', 1],
    ['a small table', 'The firm bought a rival', 'The company acquired a rival.', 1],
    ['a number in words', 'Twelve people died', 'There were 12 deaths.', 2 / 3],
    ['letters and digits', 'The run took 5h', 'A 5-hour run.', 3 / 4],
    ['half of it', 'Sales rose, costs fell', 'Costs of it fell.', 0.5],
    ['nothing', 'Sales rose in 2020', 'The river is blue.', 0],
    ['no words at all', 'It is so', 'It is so.', 0],
    ['another spelling', 'The behaviour of colours', 'Behavior of colors.', 1],
  ])('%s', (_what, claim, source, share) => expect(recall(claim, source).recall).toBeCloseTo(share, 5));

  it('takes words that stand together, not scattered over a page', () => {
    const filler = 'The meadow was quiet and the sheep went on grazing. '.repeat(20);
    const words = ['Revenue', 'of Pfizer', 'reached new', 'billions', 'vaccine', 'demand'];
    const scattered = words.map((word) => `${word} was named here. ${filler}`).join('');
    const claim = 'Pfizer revenue reached billions on vaccine demand.';
    const spread = recall(claim, scattered);
    expect(spread.anywhere.every(Boolean)).toBe(true);
    expect(spread.recall).toBeLessThan(0.4);
    expect(recall(claim, `${filler}The revenue of Pfizer reached billions. Demand for the vaccine was behind it. ${filler}`).recall).toBe(
      1,
    );
  });

  it('names the window that holds most, and counts a second one at a discount', () => {
    const source = 'Tea is grown in Assam. The sky is blue. It rains. The market opened late. Coffee is sold in Berlin at noon.';
    expect(at('Coffee is sold at noon', source)).toBe('Coffee is sold in Berlin at noon.');
    const both = recall('Tea is grown in Assam and coffee is sold in Berlin', source);
    expect(both.windows).toHaveLength(2);
    expect(both.recall).toBeGreaterThan(0.8);
    expect(both.recall).toBeLessThan(1);
    expect(both.held.every(Boolean)).toBe(true);
  });

  it('keeps windows short', () => {
    const source = Array.from({ length: 50 }, (_, i) => `Sentence number ${i} speaks of sales and of costs in some detail here.`).join(' ');
    const { windows } = recall('Sentence 3 and sentence 40 speak of sales', source);
    expect(windows.length).toBeGreaterThan(0);
    for (const { span } of windows) expect(span.end - span.start).toBeLessThanOrEqual(700);
  });

  it('is the same whatever names of properties a text holds', () => {
    expect(recall('constructor toString valueOf', 'The constructor and toString of valueOf.').recall).toBe(1);
    expect(recall('constructor toString valueOf', 'Nothing here at all.').recall).toBe(0);
  });
});
