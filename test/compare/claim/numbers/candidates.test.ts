import { describe, expect, it } from 'vitest';
import { candidatesIn } from '../../../../src/compare/claim/numbers/candidates.ts';
import { numberText } from '../../../../src/compare/claim/numbers/context.ts';
import { findingsBetween, numbersBetween } from '../../../../src/compare/claim/numbers.ts';

/** A table that holds a number a line, the same words round each. */
const table = (rows: number): string =>
  Array.from({ length: rows }, (_, i) => `Row ${i} of the table shows ${1000 + i * 7} items.`).join('\n');

describe('candidatesIn', () => {
  it('looks at every number where they are few', () => {
    const held = numberText('It cost 5 euros in 1999. Three men paid 7 euros.');
    const asked = numberText('It cost 6 euros.');
    const number = asked.numbers[0];
    expect(held.numbers.length).toBeGreaterThan(2);
    expect(number === undefined ? [] : candidatesIn(held)(number)).toHaveLength(held.numbers.length);
  });

  it('looks at a bounded number of them in a long table, the equal and the nearest among them', () => {
    const held = numberText(table(4000));
    const asked = numberText('Row 2,500 of the table shows 18,500 items.');
    expect(asked.numbers.length).toBeGreaterThan(0);
    for (const number of asked.numbers) {
      const found = candidatesIn(held)(number);
      expect(found.length).toBeLessThan(400);
      expect(found.some(({ quantity }) => quantity.value === number.quantity.value)).toBe(true);
      expect(found.map(({ quantity }) => quantity.span.start)).toEqual(
        found.map(({ quantity }) => quantity.span.start).sort((a, b) => a - b),
      );
    }
  });

  it('finds by its words a number that differs', () => {
    const text = `${table(2000)}\nThe bridge at Arles weighs 90 tonnes.`;
    const [found] = numbersBetween('The bridge at Arles weighs 4,000 tonnes.', text);
    expect([found?.match, found?.evidenceValue]).toEqual(['mismatch', '90 tonnes']);
  });

  it('answers thousands of numbers beside thousands', () => {
    const text = table(700);
    const read = numberText(text);
    expect(findingsBetween(read, read).every(({ match }) => match !== 'absent')).toBe(true);
  });
});
