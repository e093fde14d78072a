import { describe, expect, it } from 'vitest';
import { askedOf, numbersWithin, numberText, sameSubject } from '../../../../src/compare/claim/numbers/context.ts';

const TEXT = 'In 1999 the mill had 12 looms. It rained. In 2004 it had 30 looms. Its owner kept 3 dogs.';

describe('numberText', () => {
  it('reads numbers with their sentences and what they are about', () => {
    const { numbers } = numberText(TEXT);
    expect(numbers.map(({ quantity, sentence }) => [quantity.raw, sentence])).toEqual([
      ['1999', 0],
      ['12', 0],
      ['2004', 2],
      ['30', 2],
      ['3', 3],
    ]);
    expect(numbers[1]?.noun).toBe('looms');
    expect(numbers[1]?.words.has('mill')).toBe(true);
  });
});

describe('numbersWithin', () => {
  it('gives the numbers of some stretches, places kept, sentences side by side', () => {
    const held = numbersWithin(numberText(TEXT), [
      { from: 0, to: 1 },
      { from: 3, to: 4 },
    ]);
    expect(held.numbers.map(({ quantity, sentence }) => [TEXT.slice(quantity.span.start, quantity.span.end), sentence])).toEqual([
      ['1999', 0],
      ['12', 0],
      ['3', 1],
    ]);
    expect([held.stems.has('loom'), held.stems.has('dog'), held.stems.has('rain')]).toEqual([true, true, false]);
  });

  it('leaves out a number that a sentence ends in', () => {
    const text = 'It weighs 3.\n5 kg of tea were sold.';
    const whole = numberText(text, [
      { start: 0, end: 11 },
      { start: 11, end: text.length },
    ]);
    for (const { quantity } of numbersWithin(whole, [{ from: 0, to: 2 }]).numbers)
      expect(quantity.span.end <= 11 || quantity.span.start >= 11).toBe(true);
  });

  it('gives nothing where nothing is', () => {
    const held = numbersWithin(numberText('No figures at all.'), [{ from: 0, to: 1 }]);
    expect([held.numbers, held.stems.has('figure')]).toEqual([[], false]);
  });
});

describe('sameSubject', () => {
  it('is the share of the words that the evidence holds at all', () => {
    const claim = numberText('The mill had 12 looms.').numbers[0];
    const held = numberText('The mill had 12 looms. The farm had 40 cows.');
    const [looms, cows] = held.numbers;
    if (claim === undefined || looms === undefined || cows === undefined) throw new Error('numbers were not read');
    const asked = askedOf(claim, held.stems);
    expect(sameSubject(asked, looms)).toBeGreaterThan(0.9);
    expect(sameSubject(asked, cows)).toBeLessThan(0.1);
    expect(sameSubject(askedOf(claim, { has: () => false }), looms)).toBe(0.5);
  });
});
