import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbersBetween } from '../../../src/compare/claim/numbers.ts';
import { numberPairs } from './numbers/generator.ts';

const matches = (claim: string, evidence: string): string[] =>
  numbersBetween(claim, evidence).map(({ claimValue, match }) => `${claimValue}: ${match}`);
const alarm = (claim: string, evidence: string): boolean =>
  numbersBetween(claim, evidence).some(({ match }) => match === 'mismatch' || match === 'absent');

describe('numbersBetween', () => {
  it('finds the same value however it is written', () => {
    expect(matches('Revenue was $3.2 billion.', 'Revenue reached US$3,200 million.')).toEqual(['$3.2 billion: exact']);
    expect(matches('Two-thirds of adults agreed.', 'Of all adults, 66.7% agreed.')).toEqual(['Two-thirds: approximate']);
    expect(matches('The tunnel is about 31 miles long.', 'The tunnel is 50 km long.')).toEqual(['31 miles: approximate']);
  });

  it("keeps the seed's tolerances: rounding, conversion of multipliers, approximate words", () => {
    expect(matches('Sales of 3.19B dollars.', 'Sales of 3.2B dollars.')).toEqual(['3.19B dollars: approximate']);
    expect(matches('Sales of $1,000M.', 'Sales of $1B.')).toEqual(['$1,000M: exact']);
    expect(matches('Sales of about $3B.', 'Sales of $2.9B.')).toEqual(['$3B: approximate']);
    expect(matches('A rate of 85%.', 'A rate of 85.19%.')).toEqual(['85%: approximate']);
  });

  it('does not widen whole numbers', () => {
    expect(matches('There were 50 patients.', 'There were 52 patients.')).toEqual(['50: mismatch']);
    expect(matches('A fund of 3.1 million euros.', 'A fund of 3 million euros.')).toEqual(['3.1 million euros: mismatch']);
  });

  it('tells long whole numbers apart to their last digit', () => {
    const of = (claim: string, evidence: string): string[] => matches(`The account held ${claim}.`, `The account held ${evidence}.`);
    expect(of('9007199254740993 dollars', '9007199254740992 dollars')).toEqual(['9007199254740993 dollars: mismatch']);
    expect(of('7,888,408,687 dollars', '7,888,408,686 dollars')).toEqual(['7,888,408,687 dollars: mismatch']);
    expect(of('7888408687 dollars', '7,888,408,687 dollars')).toEqual(['7888408687 dollars: exact']);
    expect(of('$7,888,408,687', '$7,888,408,687.00')).toEqual(['$7,888,408,687: exact']);
    expect(of('$7.9 billion', '$7,888,408,687')).toEqual(['$7.9 billion: approximate']);
  });

  it('takes numbers beyond what can be held for no numbers, and so never for equal', () => {
    expect(matches('It weighs 1e999 kg.', 'It weighs 2e999 kg.')).toEqual([]);
  });

  it('never finds a number inside another', () => {
    expect(matches('The firm has 3 offices.', 'The firm was founded in 2013.')).toEqual(['3: absent']);
    expect(alarm('The cost was $50 million.', 'The cost was $1500 million.')).toBe(true);
  });

  it('answers a number only by one that is about the same', () => {
    const found = numbersBetween('Revenue grew 5% to $2 billion.', 'Revenue fell 15% while debt was $12 billion.');
    expect(found.map(({ match }) => match)).toEqual(['mismatch', 'mismatch']);
    expect(matches('The trial had 240 men.', 'The trial had 43 men and 240 women.')).toEqual(['240: mismatch']);
    expect(matches('Group A had 15 cases and group B had 12.', 'Group A had 12 cases and group B had 15.')).toEqual([
      '15: mismatch',
      '12: mismatch',
    ]);
  });

  it('takes no year for a count rounded, however round it is', () => {
    expect(matches('The film came out in 2000.', 'The film came out in 2011.')).toEqual(['2000: mismatch']);
    expect(matches('It burned down circa 1560.', 'It burned down circa 1562.')).toEqual(['1560: mismatch']);
    expect(matches('About 2000 people came.', 'In all 2,011 people came.')).toEqual(['2000: approximate']);
  });

  it('lets a number answer no oftener than it stands there where another fits better', () => {
    const evidence = 'Motorola was sold to Google in 2012, and acquired by Lenovo in 2014.';
    expect(matches('Motorola was sold to Google in 2012, and acquired by Lenovo in 2012.', evidence)).toEqual([
      '2012: exact',
      '2012: mismatch',
    ]);
    expect(matches('Sold to Google in 2012. It was in 2012 that Motorola changed hands.', evidence)).toEqual([
      '2012: exact',
      '2012: exact',
    ]);
  });

  it('prefers the number with the unit to the bare figure', () => {
    const evidence = 'On day 1 the drug was given as a 3-hour infusion.';
    expect(matches('The drug was given as a 1-hour infusion.', evidence)).toEqual(['1-hour: mismatch']);
    expect(matches('The drug was given as a 3-hour infusion.', evidence)).toEqual(['3-hour: exact']);
  });

  it('tells values of another firm or drug apart', () => {
    expect(alarm('Sales were $9.7 billion, up 34%.', 'Sales were $3.2 billion, up 12%.')).toBe(true);
  });

  it.each([
    ['direction', 'Turnout rose 5%.', 'Turnout fell 5%.'],
    ['sign', 'It was 5 °C in January.', 'It was −5 °C in January.'],
    ['points for percent', 'The rate rose by 3 percentage points.', 'The rate rose by 3%.'],
    ['unit', 'The dose was 10 g.', 'The dose was 10 mg.'],
    ['currency', 'It cost €5 million.', 'It cost $5 million.'],
    ['multiplier', 'It cost $5 billion.', 'It cost $5 million.'],
    ['hedge', 'Fewer than 300 people came.', 'More than 300 people came.'],
    ['range', 'It takes 5–12 days.', 'It takes 5–10 days.'],
    ['year', 'It opened in 1987.', 'It opened in 1978.'],
    ['day', 'It opened on 3 May 1987.', 'It opened on 13 May 1987.'],
    ['label', 'A phase 3 trial was run.', 'A phase 2 trial was run.'],
    ['ends of a change', 'Turnout fell from 60% to 50%.', 'Turnout rose from 50% to 60%.'],
  ])('catches a changed %s', (_, claim, evidence) => {
    expect(numbersBetween(claim, evidence).some(({ match }) => match === 'mismatch')).toBe(true);
  });

  it('lets a claim leave open which of two it is, unless the evidence does too', () => {
    const of = (claim: string, evidence: string) => numbersBetween(claim, evidence).map(({ match }) => match);
    expect(of('He began recording in 1889 or 1890.', 'He began recording in 1890.')).toEqual(['approximate', 'exact']);
    expect(of('She was born in the 18th or 19th century.', 'She was born in the 18th century.')).toEqual(['exact', 'approximate']);
    expect(of('He was born in 1551 or 1550.', 'He was born in 1551 or 1552.')[1]).toBe('mismatch');
    expect(of('He began recording in 1889 and 1890.', 'He began recording in 1890.')[0]).toBe('mismatch');
  });

  it('reads spans of life, eras, ages, hyphens left hanging and what is taken away', () => {
    const of = (claim: string, evidence: string) => numbersBetween(claim, evidence).map(({ match }) => match);
    expect(of('Orla Venn died in 2002.', 'Orla Venn (April 27, 1916 – August 12, 2002) was a player.')).not.toContain('mismatch');
    expect(of('Homer lived in the 8th century BCE.', 'Homer flourished in the 9th or 8th century bce.')).toEqual(['exact']);
    expect(of('Venn, 42, was charged with two counts.', 'Venn was charged with two counts in May.')).toEqual(['absent', 'exact']);
    expect(of('Venn, 42, was charged.', 'Venn, 43, was charged.')).toEqual(['mismatch']);
    expect(of('People who are 55 years old are at risk.', 'The risk was 90% in both 55- and 65-year-old people.')).toEqual(['exact']);
    expect(of('They have three months less one day to claim.', 'Three months, minus one day, to claim.')).toEqual(['exact', 'exact']);
    expect(of('It lasted for up to 18 months.', 'It lasted over an 18-month follow-up.')).toEqual(['exact']);
    expect(of('A patient with stage II disease', 'Patients with stage I-III disease')).toEqual(['approximate']);
    expect(of('A patient with stage 4 disease', 'Patients with stage I-III disease')).toEqual(['mismatch']);
  });

  it('holds the same figure in another unit against a claim only where it is about the same', () => {
    const of = (claim: string, evidence: string) => numbersBetween(claim, evidence).map(({ match }) => match);
    expect(of('The rounds weigh 10 kg.', 'The Navy has talked about railguns for ten years.')).toEqual(['absent']);
    expect(of('The rounds weigh 10 kg.', 'The rounds weigh 10 lb.')).toEqual(['mismatch']);
  });

  it('marks a mismatch where the very value stands elsewhere', () => {
    const [found] = numbersBetween(
      'Venn Motors sold 500 cars.',
      'Venn Motors sold 700 cars. The harbour of Lune holds 500 boats in summer and none in winter.',
    );
    expect([found?.match, found?.elsewhere]).toEqual(['mismatch', true]);
  });

  it('explains figures that follow from the evidence', () => {
    const [sum] = numbersBetween('In total 27 people took part.', 'The study had 12 men and 15 women.');
    expect(sum).toMatchObject({ match: 'exact', derivation: '12 + 15 = 27' });
    const [share] = numbersBetween('On the drug, 25% of patients recovered.', 'Of 48 patients on the drug, 12 recovered.');
    expect(share).toMatchObject({ match: 'exact', derivation: '12 of 48 = 25%' });
    const [less] = numbersBetween(
      'HbA1c fell by 0.3 percentage points more with the drug.',
      'HbA1c fell by 1.2 percentage points with the drug and by 0.9 percentage points without.',
    );
    expect(less?.derivation).toBe('1.2 percentage points − 0.9 percentage points = 0.3 percentage points');
    const [points] = numbersBetween('Turnout rose by 8 percentage points.', 'Turnout rose from 52% to 60%.');
    expect(points).toMatchObject({ match: 'exact', derivation: '60% − 52% = 8 percentage points' });
    const [years] = numbersBetween('The bridge stood for 40 years.', 'The bridge was built in 1900 and fell in 1940.');
    expect(years).toMatchObject({ match: 'exact', derivation: '1940 − 1900 = 40 years' });
  });

  it('reckons with the unit that a value of another year in brackets inherits, with speeds, and with what was lost', () => {
    const profit = 'Operating profit was 61 million pounds (2021: 66 million).';
    const [fall] = numbersBetween('Operating profit fell by 5 million pounds.', profit);
    expect(fall).toMatchObject({ match: 'exact', derivation: '66 million − 61 million pounds = 5 million pounds' });
    expect(alarm('Operating profit fell by 8 million pounds.', profit)).toBe(true);
    const read = 'Reading a table takes 1.8 seconds, down from 2.6 seconds in version 3.9.';
    expect(matches('Reading a table is about 31 percent faster than in version 3.9.', read)[0]).toBe('31 percent: approximate');
    const seats = 'Labour lost six seats and kept 11.';
    const [before] = numbersBetween('Labour held 17 seats before the election.', seats);
    expect(before).toMatchObject({ match: 'exact', derivation: 'six + 11 = 17' });
    expect(alarm('Labour held 18 seats before the election.', seats)).toBe(true);
    expect(alarm('Labour holds 17 seats after the election.', seats)).toBe(true);
  });

  it('makes no number out of others unless the claim asks for one', () => {
    expect(matches('The club has 27 members.', 'The club has 12 boats and 15 crews.')).toEqual(['27: absent']);
  });

  it('makes no number out of others that are about something else', () => {
    const evidence = 'Energy use at the mill fell by 9%. Deaths of infants in the county dropped from 46% to 20%.';
    expect(matches('Energy use at the mill fell by 26 percentage points.', evidence)).toEqual(['26 percentage points: absent']);
    expect(matches('Deaths of infants in the county dropped by 26 percentage points.', evidence)).toEqual(['26 percentage points: exact']);
    // One that is about the same does not carry one that is not; the right pair is found behind a wrong one.
    const shops = 'Brook Stores grew from 13 to 52 shops. Of 104 nurses asked in Ely, 90 smoked.';
    expect(matches('The number of shops of Brook Stores quadrupled.', shops)).toEqual(['quadrupled: exact']);
    expect(matches('The number of shops of Brook Stores doubled.', shops)).toEqual(['doubled: mismatch']);
  });

  it('holds counts and scores together as they are printed', () => {
    expect(matches('Nausea was seen in 0/8 patients.', 'Nausea was seen in 0/21 patients.')).toEqual(['0/8: mismatch']);
    expect(matches('Nausea was seen in 7/17 patients.', 'Nausea was seen in 11/25 patients.')).toEqual(['7/17: mismatch']);
    expect(matches('Nausea was seen in 12/48 patients.', 'Nausea was seen in 25% of patients.')).toEqual(['12/48: exact']);
    expect(matches('Ajax beat Lyon 28 - 32 to win.', 'Ajax beat Lyon 28 - 24 to win.')).toEqual(['28 - 32: mismatch']);
    expect(matches('It was a 3 - 4 home win.', 'It was a 3–1 home win.')).toEqual(['3 - 4: mismatch']);
    expect(matches('It was a 1-3 defeat.', 'It was a 1 - 3 defeat.')).toEqual(['1-3: exact']);
    // A range stays one.
    expect(matches('The course lasts 3 - 4 weeks.', 'The course lasts 3–4 weeks.')).toEqual(['3 - 4 weeks: exact']);
  });

  it('finds the same change, span or nothing said otherwise', () => {
    expect(matches('Output halved.', 'Output fell by 50%.')).toEqual(['halved: exact']);
    expect(matches('Output tripled.', 'Output rose 200%.')).toEqual(['tripled: exact']);
    expect(matches('Output tripled.', 'Output rose 300%.')).toEqual(['tripled: absent']);
    expect(matches('It lasted 90 minutes.', 'It lasted an hour and a half.')).toEqual(['90 minutes: exact']);
    expect(matches('It lasted 14 days.', 'It lasted a fortnight.')).toEqual(['14 days: exact']);
    expect(matches('It lasted 90 minutes.', 'It took an hour.')).toEqual(['90 minutes: absent']);
    expect(matches('Zero patients died.', 'No patients died.')).toEqual([]);
    expect(matches('Zero patients died.', 'In the trial 12 patients died.')).toEqual(['Zero: mismatch']);
  });

  it('says nothing of words that are no counts', () => {
    expect(numbersBetween('She was one of the first to see it.', 'She saw it early.')).toEqual([]);
  });

  it('keeps places in both texts', () => {
    const claim = 'It cost about $5 million.';
    const evidence = 'The bill: $5.1 million in all.';
    const [found] = numbersBetween(claim, evidence);
    expect(found && claim.slice(found.claimSpan.start, found.claimSpan.end)).toBe('$5 million');
    expect(found?.evidenceSpan && evidence.slice(found.evidenceSpan.start, found.evidenceSpan.end)).toBe('$5.1 million');
  });

  it('finds every number of a text in itself', () => {
    const pairs = numberPairs(3, 160);
    fc.assert(
      fc.property(fc.constantFrom(...pairs), ({ evidence }) => {
        expect(numbersBetween(evidence, evidence).filter(({ match }) => match !== 'exact')).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('catches changes and passes renderings of made facts', () => {
    const pairs = numberPairs(29, 240);
    const changed = pairs.filter(({ faithful }) => !faithful);
    const faithful = pairs.filter((pair) => pair.faithful);
    const caught = changed.filter(({ claim, evidence }) => alarm(claim, evidence)).length / changed.length;
    const alarms = faithful.filter(({ claim, evidence }) => alarm(claim, evidence)).length / faithful.length;
    expect(caught).toBeGreaterThanOrEqual(0.97);
    expect(alarms).toBeLessThanOrEqual(0.01);
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (claim, evidence) => {
        expect(() => numbersBetween(`${claim} 5 to 7 %`, `${evidence} 1/2`)).not.toThrow();
      }),
    );
  });

  it.each([
    [
      'fell by about 4%',
      'Revenue was down about 4% in 2023.',
      'Revenue fell from 1,351 million in 2022 to 1,298 million in 2023.',
      'approximate',
    ],
    ['a converted, hedged temperature', 'It is about 870 °C hot.', 'Its temperature is about 1,600 degrees Fahrenheit.', 'approximate'],
    ['another temperature', 'It is about 970 °C hot.', 'Its temperature is about 1,600 degrees Fahrenheit.', 'absent'],
    [
      'days between two dates',
      'They landed on the Moon four days later.',
      'The mission launched on July 16, 1969. They landed on the Moon on July 20.',
      'exact',
    ],
    [
      'one named and so many others',
      'Nineteen states challenged the rule.',
      'West Virginia and 18 other states had challenged the rule.',
      'exact',
    ],
    [
      'more than the named and the others',
      'Twenty states challenged the rule.',
      'West Virginia and 18 other states had challenged the rule.',
      'mismatch',
    ],
    [
      'a hedged difference that is asked for',
      'Deliveries missed expectations by roughly 7,000 cars.',
      'It delivered 462,890 cars, below expectations of deliveries of 469,828 cars.',
      'approximate',
    ],
    ['currencies behind "de"', 'Los daños fueron de 843 millones de dólares.', 'Los daños fueron de 843 millones de euros.', 'mismatch'],
    ['the same behind "de"', 'Los daños fueron de 843 millones de euros.', 'Los daños se estimaron en 843 millones de euros.', 'exact'],
    ['German tens', 'Rund sechzig Millionen Menschen profitieren.', 'Rund sechs Millionen Menschen profitieren.', 'mismatch'],
    ['a currency behind an elision', 'Il a promis 11 milliards d’euros.', 'Il a promis 1,1 milliard d’euros.', 'mismatch'],
  ])('%s', (_what, claim, evidence, match) => expect(numbersBetween(claim, evidence)[0]?.match).toBe(match));
});
