import { describe, expect, it } from 'vitest';
import { numberText } from '../../../../src/compare/claim/numbers/context.ts';
import { readClaim, type WeighedSource, weigh } from '../../../../src/compare/claim/recall/evidence.ts';
import { evidenceIndex } from '../../../../src/compare/claim/recall/index.ts';
import { languageOf } from '../../../../src/compare/claim/recall/language.ts';
import { joined } from '../../../../src/compare/claim/recall/numbers.ts';
import { preparePassages } from '../../../../src/compare/quote/passage.ts';

const source = (text: string): WeighedSource => ({
  index: evidenceIndex(text),
  passages: preparePassages(text),
  language: languageOf(text),
  numbers: numberText(text),
});
const held = (claim: string, text: string) => weigh(readClaim(claim, new Set()), source(text));

describe('weigh', () => {
  it('finds a claim word for word, whatever the form', () => {
    const found = held('The fee is due on Monday, she said.', 'It rained. The fee\nis due on Monday, she said — and left.');
    expect(found.verbatim).not.toBeNull();
    expect(found.names).toEqual([]);
  });

  it('takes no German noun for a name that is missing, and still misses names', () => {
    const text =
      'Der Mindestlohn steigt zum 1. Januar 2025 auf 12,82 Euro je Stunde. Die Erhöhung ist nicht von Dauer, sagte Hubertus Heil.';
    expect(held('Der Mindestlohn beträgt ab Anfang 2025 nun 12,82 Euro', text).names).toEqual([]);
    expect(held('Die Erhöhung ist nicht von Dauer, sagte Klara Sommer', text).names).toHaveLength(1);
    expect(held('The Wages Board met in Anfang', 'The board of the town met for the wages.').names).toHaveLength(1);
  });

  it('tells an opposite where the word that has it is all that is missing', () => {
    const text = 'The rules are strict. Keeping dogs is forbidden there. The park is open all day.';
    expect(held('Keeping dogs is allowed', text).turned?.how).toBe('opposite');
  });

  it('holds a denial of the one whom the claim begins with against what others did', () => {
    const text = 'The treaty was signed in Geneva by eleven states. Switzerland did not sign. Japan signed it late.';
    expect(held('Switzerland signed the treaty', text).turned?.how).toBe('negation');
    expect(held('Japan signed the treaty', text).turned).toBeNull();
  });

  it('counts in words where the same is told of what is counted', () => {
    const text = 'The bridge opened in spring. Five villages lost their ferry income when it opened. It is long.';
    expect(held('Seven villages lost their ferry income when it opened', text).gaps).toHaveLength(1);
    expect(held('Five villages lost their ferry income when it opened', text).gaps).toEqual([]);
  });

  it('holds no figure that was only expected against one that came to pass', () => {
    const text = 'The firm makes cement. The company expects revenue to grow by between 3 and 5 per cent in 2024. It has no plans to sell.';
    expect(held('Revenue grew by about 11 per cent', text).gaps.map(({ match }) => match)).toEqual(['absent']);
    expect(held('The company expects revenue to grow by 11 per cent in 2024', text).gaps.map(({ match }) => match)).toEqual(['mismatch']);
  });

  it('knows the two ends of a life by their place', () => {
    const text = `Ada Lovelace (10 December 1815 – 27 November 1852) was an English mathematician. ${'She wrote notes. '.repeat(5)}She died of cancer at the age of 36.`;
    expect(held('She died in 1852 at the age of 36', text).gaps).toEqual([]);
    expect(held('Ada Lovelace was born on 10 December 1815', text).gaps).toEqual([]);
    expect(held('Ada Lovelace was born on 27 November 1852', text).gaps).toHaveLength(1);
    expect(held('Ada Lovelace died on 10 December 1815', text).gaps).toHaveLength(1);
  });

  it('lets the sentence that holds most of the claim tell whether it is turned', () => {
    const text =
      'The processor shall notify the controller of a breach at once. The controller shall, within three days, notify the authority of the breach.';
    expect(held('The controller shall notify the processor of a breach at once', text).turned?.how).toBe('swapped');
    expect(held('The controller shall notify the authority of a breach', text).turned).toBeNull();
  });

  it('looks for a number outside the best passage too, where the rest of the claim is near', () => {
    const text = `Acme builds widgets in Berlin. ${'The sky is blue today. '.repeat(40)} Widgets of Acme cost 17 euros.`;
    expect(held('Acme builds widgets in Berlin that cost 17 euros', text).gaps).toEqual([]);
    expect(held('Acme builds widgets in Berlin that cost 19 euros', text).gaps.map(({ claimValue }) => claimValue)).toEqual(['19 euros']);
  });

  it('does not take a number from a sentence about something else', () => {
    const text = `Acme builds widgets in Berlin. ${'The sky is blue today. '.repeat(40)} Seventeen sheep and 17 cows grazed.`;
    expect(held('Acme builds 17 widgets in Berlin', text).numbers[0]?.match).toBe('absent');
  });

  it('sees a passage that says the contrary, unless another one says the same', () => {
    expect(held('The drug reduced mortality in adults', 'The drug did not reduce mortality in adults.').turned?.how).toBe('negation');
    expect(
      held(
        'The drug reduced mortality in adults',
        'At first the drug did not reduce mortality in adults. Later the drug reduced mortality in adults.',
      ).turned,
    ).toBeNull();
  });

  it('knows other languages', () => {
    expect(held('The cat is on the mat and it is happy', 'Der Hund ist in dem Haus und die Katze ist auch da.').sameLanguage).toBe(false);
  });
});

it('joins stretches with the way back', () => {
  const text = 'abc def ghi';
  const both = joined(text, [
    { start: 0, end: 3 },
    { start: 8, end: 11 },
  ]);
  expect(both.text).toBe('abc\nghi');
  expect(both.placeOf({ start: 4, end: 7 })).toEqual({ start: 8, end: 11 });
});
