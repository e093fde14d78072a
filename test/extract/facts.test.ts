import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsOf } from '../../src/extract/facts.ts';
import { numberPairs } from '../compare/claim/numbers/generator.ts';
import { FACT_CASES } from './facts/cases.ts';

const texts = (claim: string, context = ''): string[] => factsOf(claim, context).map(({ text }) => text);

describe('factsOf', () => {
  it.each(FACT_CASES.map(([claim, facts, context = '']) => ({ claim, facts, context })))('$claim', ({ claim, facts, context }) => {
    expect(texts(claim, context)).toEqual(facts);
  });

  it('cuts the parts in the order of the claim, and each where it stands', () => {
    for (const [claim, , context = ''] of FACT_CASES)
      for (const { text, spans } of factsOf(claim, context))
        for (const { start, end } of spans) {
          // The last word of a fact is the last word of its place.
          const own = claim.slice(start, end).match(/[\p{L}\p{N}]+/gu) ?? [];
          expect(own.length).toBeGreaterThan(0);
          if (!/^(?:a|an|the) /.test(claim.slice(start, end))) expect(text).toContain(own.at(-1));
        }
  });

  it('cuts a list of verbs, and no participle of the noun before it', () => {
    const texts = (claim: string): string[] => factsOf(claim).map(({ text }) => text);
    expect(texts('Acme sold its mines in 2019, bought two railways and moved to Leeds.')).toEqual([
      'Acme sold its mines in 2019.',
      'Acme bought two railways.',
      'Acme moved to Leeds.',
    ]);
    expect(texts('The firm opened its mines, located in Canada, and moved to Leeds in 2019.')).toEqual([
      'The firm opened its mines, located in Canada.',
      'The firm moved to Leeds in 2019.',
    ]);
  });

  it("splits the seed's example as the seed does", () => {
    expect(texts('OpenAI released GPT-4 in March 2023, achieving 90% on the bar exam.')).toEqual([
      'OpenAI released GPT-4.',
      'GPT-4 was released in March 2023.',
      'GPT-4 achieved 90% on the bar exam.',
    ]);
  });

  it.each([
    [
      'The company cut 200 jobs in 2019, saving $3 million, and closed its plant in Leeds.',
      ['The company cut 200 jobs in 2019.', 'The company saved $3 million.', 'The company closed its plant in Leeds.'],
    ],
    [
      'Tellwright, which was founded in 1987, acquired Kelmore Rail for $2 billion and opened three depots.',
      ['Tellwright was founded in 1987.', 'Tellwright acquired Kelmore Rail for $2 billion.', 'Tellwright opened three depots.'],
    ],
    [
      'The drug reduced mortality by 20%, but it did not shorten the stay in hospital.',
      ['The drug reduced mortality by 20%.', 'The drug did not shorten the stay in hospital.'],
    ],
    [
      'In 2019, Orrin Steel sold its mines and bought two railways in Canada.',
      ['In 2019, Orrin Steel sold its mines.', 'In 2019, Orrin Steel bought two railways in Canada.'],
    ],
    [
      'Revenue grew 5% to $2 billion; profit fell to $300 million in the year.',
      ['Revenue grew 5% to $2 billion.', 'Profit fell to $300 million in the year.'],
    ],
  ])('splits: %s', (claim, facts) => {
    expect(texts(claim)).toEqual(facts);
  });

  it('names pronouns where the sentence before has one name that fits', () => {
    expect(texts('She won the prize in 1903 and became the first woman to teach at the school.', 'Marie Curie studied in Paris.')).toEqual([
      'Marie Curie won the prize in 1903.',
      'Marie Curie became the first woman to teach at the school.',
    ]);
    expect(texts('It has 40 offices and employs 2,000 people in twelve countries.', 'Vantic Systems is a software firm.')[1]).toBe(
      'Vantic Systems employs 2,000 people in twelve countries.',
    );
    expect(texts('Its profit rose in 2020.', 'Vantic Systems is a software firm.')).toEqual(['Vantic Systems’ profit rose in 2020.']);
  });

  it('leaves a pronoun alone that may be two people', () => {
    expect(texts('She won the prize.', 'In that year Anna Berg met Clara Holm and Ida Lund in Paris.')).toEqual(['She won the prize.']);
    expect(texts('It is known that the sea is rising fast in many places.', 'Vantic Systems is a firm.')[0]).toMatch(/^It is known/);
  });

  it.each([
    'Researchers said that the drug reduced mortality and improved the outcome of treatment.',
    'The vaccine was tested and released after two large trials in Europe.',
    'The trial led to reduced costs and improved performance in all hospitals.',
    'Sales fell because the plant burned down and was closed for a year.',
    'The firm not only sold its mines but also closed the two railways.',
    'If the dose is doubled, the fever falls and the patient sleeps at night.',
  ])('does not cut what would say something else: %s', (claim) => {
    expect(texts(claim)).toEqual([claim]);
  });

  it('leaves short claims whole', () => {
    expect(texts('He sold it and left town.')).toEqual(['He sold it and left town.']);
  });

  it('adds no word that is not in the claim or before it, but the forms it names', () => {
    const added = new Set(['was', 'were', 'the']);
    const claims = numberPairs(17, 128).map(({ claim }) => claim);
    fc.assert(
      fc.property(fc.constantFrom(...claims), fc.constantFrom(...claims), fc.constantFrom(', and ', '; ', ', but '), (a, b, joint) => {
        const claim = `${a.slice(0, -1)}${joint}${b.charAt(0).toLowerCase()}${b.slice(1)}`;
        const own = new Set(claim.toLowerCase().match(/[\p{L}\p{N}]+/gu));
        for (const { text, spans } of factsOf(claim)) {
          for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
            expect(
              own.has(word) || added.has(word) || own.has(`${word.replace(/(?:i?ed|t)$/, '')}ing`) || /(?:ed|[^e]d|t)$/.test(word),
            ).toBe(true);
          for (const { start, end } of spans) expect(start >= 0 && start <= end && end <= claim.length).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('takes any text and always gives a fact', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string(),
        (claim, context) => factsOf(`${claim} and opened the, which`, context).length > 0,
      ),
    );
  });
});
