import { describe, expect, it } from 'vitest';
import { nearestPassage } from '../../../src/compare/quote/nearest.ts';
import { preparePassages } from '../../../src/compare/quote/passage.ts';
import { foldText } from '../../../src/text/folded.ts';

const TEXT = `${'Some other clause about payment and delivery. '.repeat(20)}The Supplier shall notify the Customer without undue delay after confirming a Security Incident. ${'More words follow here. '.repeat(20)}`;
const source = preparePassages(TEXT);

describe('nearestPassage', () => {
  it('names what was changed, word by word, at its place', () => {
    const nearest = nearestPassage(
      source,
      foldText('The Supplier may notify the Customer without delay after confirming any Security Incident'),
    );
    expect(nearest?.changes.filter(({ op }) => op !== 'same')).toEqual([
      { op: 'only-quoted', text: 'may' },
      { op: 'only-source', text: 'shall' },
      { op: 'only-source', text: 'undue' },
      { op: 'only-quoted', text: 'any' },
      { op: 'only-source', text: 'a' },
    ]);
    expect(TEXT.slice(nearest?.span.start, nearest?.span.end)).toMatch(/^The Supplier shall .* Security Incident$/);
    expect(nearest?.score).toBeGreaterThan(0.7);
  });
  it('is silent when nothing comes near', () => {
    expect(nearestPassage(source, foldText('quantum chromodynamics predicts asymptotic freedom of quarks'))).toBeNull();
    expect(nearestPassage(source, foldText(''))).toBeNull();
    expect(nearestPassage(preparePassages(''), foldText('some quoted words'))).toBeNull();
  });
});
