import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insteadOf, standsAlone } from '../../src/repair/values.ts';

const put = (statement: string, sentence: string, any = false): string | null => {
  const found = insteadOf(statement, sentence, any);
  return found === null ? null : `${statement.slice(0, found.span.start)}${found.put}${statement.slice(found.span.end)}`;
};

describe('insteadOf', () => {
  it.each([
    ['The pitch costs 45 euros a night.', 'The pitch costs 40 euros a night.', 'The pitch costs 40 euros a night.'],
    [
      'The pool opens at eight in the morning.',
      'The pool opens at nine in the morning, on Sundays at ten.',
      'The pool opens at nine in the morning.',
    ],
    ['Nine patients reported a rash.', 'Four patients reported a rash.', 'Four patients reported a rash.'],
    [
      'The head office moved from Leeds to York in 2021.',
      'In brief, the head office moved from Leeds to Hull in 2021.',
      'The head office moved from Leeds to Hull in 2021.',
    ],
    ['It was paid for by the Berg Foundation.', 'It was paid for by the Holm Foundation.', 'It was paid for by the Holm Foundation.'],
    [
      'The solar plant of Almera opened in 2018.',
      'The solar plant of Almera opened in 2016 and employs 45 people.',
      'The solar plant of Almera opened in 2016.',
    ],
    [
      'Three boats sank, all of them off the north coast.',
      'Three boats sank, two of them off the north coast.',
      'Three boats sank, two of them off the north coast.',
    ],
    ['Most members voted for the new rules.', 'Some members voted for the new rules.', 'Some members voted for the new rules.'],
    ['The gate is locked at 11 pm.', 'The gate is locked at midnight.', 'The gate is locked at midnight.'],
    [
      'The line was closed in 2009 and reopened in 2019.',
      'The line was closed in 2009 and reopened in 2015.',
      'The line was closed in 2009 and reopened in 2015.',
    ],
  ])('puts the one value in that differs: %s', (statement, sentence, wanted) => {
    expect(put(statement, sentence)).toBe(wanted);
  });

  it.each([
    ['two places differ', 'The pitch costs 45 euros a week.', 'The pitch costs 40 euros a night.'],
    ['another matter', 'The sauna costs 45 euros a night.', 'The pitch costs 45 euros a night.'],
    ['the same', 'The pitch costs 40 euros a night.', 'The pitch costs 40 euros a night.'],
    [
      'the source goes on, so that its value has no known end',
      'The office moved from Leeds to York.',
      'The office moved from Leeds to New Hull in 2021.',
    ],
    ['too little is shared', 'Beer costs 45 euros.', 'Beer costs 40 euros.'],
    ['nobody knows who is meant', 'It costs 45 euros a night.', 'This pitch of ours costs 40 euros a night.'],
    ['a word of no kind', 'The firm sold its ships in 2019.', 'The firm sold its mines in 2019.'],
  ])('corrects nothing where %s', (_why, statement, sentence) => {
    expect(put(statement, sentence)).toBeNull();
  });

  it('puts a denial or an opposite right where the source is known to say the contrary', () => {
    expect(put('The drug reduced the length of stay.', 'The drug did not reduce the length of stay.', true)).toBe(
      'The drug did not reduce the length of stay.',
    );
    expect(put('Electricity is not included in the price.', 'Electricity is included in the price.', true)).toBe(
      'Electricity is included in the price.',
    );
    expect(put('Mortality rose by 20% in the group.', 'Mortality fell by 20% in the group.', true)).toBe(
      'Mortality fell by 20% in the group.',
    );
    expect(put('Mortality rose by 20% in the group.', 'Mortality fell by 20% in the group.')).toBeNull();
  });

  it('gives only words of the statement and of the sentence, for any texts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('the', 'firm', 'sold', 'Leeds', 'Hull', '40', '45', 'in', 'not', ',', '2019'), { maxLength: 14 }),
        fc.array(fc.constantFrom('the', 'firm', 'sold', 'Leeds', 'Hull', '40', '45', 'in', 'not', ',', '2019'), { maxLength: 14 }),
        fc.boolean(),
        (a, b, any) => {
          const found = insteadOf(a.join(' '), b.join(' '), any);
          if (found === null) return;
          expect(b.join(' ').toLowerCase()).toContain(found.put.toLowerCase());
          expect(found.span.start < found.span.end || found.put !== '').toBe(true);
        },
      ),
    );
  });
});

describe('standsAlone', () => {
  it.each([
    ['The drug did not reduce the length of stay.', true],
    ['It did not reduce the length of stay.', false],
    ['The former was closed in 1999.', false],
    ['a stretch of a sentence', false],
    ['He said “no” to the plan.', false],
  ])('%s', (sentence, wanted) => expect(standsAlone(sentence)).toBe(wanted));
});
