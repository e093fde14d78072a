import { describe, expect, it } from 'vitest';
import { numberText } from '../../../../src/compare/claim/numbers/context.ts';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';
import { evidenceIndex } from '../../../../src/compare/claim/recall/index.ts';
import { gapsIn, joined, numbersIn } from '../../../../src/compare/claim/recall/numbers.ts';
import { claimWords, recallOf } from '../../../../src/compare/claim/recall.ts';
import type { NumberCheck } from '../../../../src/model/judge.ts';

function found(claim: string, text: string, check?: NumberCheck) {
  const words = claimWords(claim);
  const index = evidenceIndex(text);
  const { windows } = recallOf(words, index);
  const spans = windows.map(({ span }) => span).sort((a, b) => a.start - b.start);
  const source = { index, numbers: numberText(text, index.sentences) };
  const numbers = numbersIn(words, () => numberText(claim), source, windows, spans, check);
  return { numbers, gaps: gapsIn(numbers, words, source, windows).map(({ claimValue }) => claimValue) };
}

const TEXT = `The mill in Arles has 12 looms. ${'The sky was blue over the hills. '.repeat(30)}Its owner sold the mill in Arles for 17 euros.`;

describe('numbersIn', () => {
  it('says nothing where every number stands there as it is written', () => {
    expect(found('The mill in Arles has 12 looms', TEXT).numbers).toEqual([]);
    // A "from" that begins no change is none of a number's own.
    expect(found('The mill in Arles has 12 looms from Lyon', TEXT).numbers).toEqual([]);
  });

  it.each([
    ['The mean temperature at night was 4 °C', 'The mean temperature at night was −4 °C.', ['mismatch']],
    ['The correlation of dose and weight was 0.45', 'The correlation of dose and weight was (-0.45).', ['mismatch']],
    ['The correlation of dose and weight was −0.45', 'The correlation of dose and weight was −0.45.', ['exact']],
    ['The ferry carries 5 cars', 'The ferry carries 3–5 cars.', []],
    ['The barn burned in mid 1990', 'The barn burned in mid-1990.', []],
  ])('compares where a sign stands before the figure: %s', (claim, text, matches) => {
    expect(found(claim, text).numbers.map(({ match }) => match)).toEqual(matches);
  });

  it('compares where a change began, whether or not the figure stands there', () => {
    const text = 'Landings of herring rose to 9 tonnes from 12 tonnes in spring.';
    expect(found('Landings of herring rose from 9 tonnes to 12 tonnes', text).numbers.map(({ match }) => match)).toContain('mismatch');
  });

  it('gives places of the whole source, with its own comparison and with another', () => {
    for (const check of [undefined, numbersBetween]) {
      const { numbers } = found('The mill in Arles has 14 looms', TEXT, check);
      const [only] = numbers;
      expect([only?.match, only?.evidenceSpan && TEXT.slice(only.evidenceSpan.start, only.evidenceSpan.end)]).toEqual(['mismatch', '12']);
    }
  });

  it('reads a number that the end of a sentence runs through', () => {
    const torn = 'Jay has 735, 000 followers and Alexis an impressive 1. 1 million.';
    expect(found('Jay has 735,000 followers and Alexis an impressive 1.1 million', torn).gaps).toEqual([]);
  });

  it('looks for a number in other sentences about the same, with either comparison', () => {
    const claim = 'The mill in Arles has twelve looms and was sold by its owner for 17 euros before the wide blue hills';
    expect(found(claim, TEXT).gaps).toEqual([]);
    expect(found(claim, TEXT, numbersBetween).gaps).toEqual([]);
    expect(found(claim.replace('17', '19'), TEXT).gaps).toEqual(['19 euros']);
  });
});

describe('gapsIn', () => {
  it('does not call missing a number whose digits stand in the passage', () => {
    expect(found('Arles has 12 owners of the mill', 'The mill in Arles has 12 looms. Its 3 owners live in Arles.').gaps).toEqual([]);
  });

  const LAW = 'The controller shall notify the breach to the authority not later than 72 hours after having become aware of it.';
  it.each([
    ['another unit of the same figure', 'The controller shall notify the breach to the authority within 72 days', LAW, ['72 days']],
    ['the same bound in other words', 'The controller shall notify the breach to the authority within 72 hours', LAW, []],
    ['another month', 'The mine in Calama closed on January 10', 'The mine in Calama closed on February 10.', ['January 10']],
    [
      'a rate for an amount',
      'Output of the mine fell by 120,000 tonnes per day',
      'Output of the mine fell by 120,000 tonnes.',
      ['120,000 tonnes per day'],
    ],
    [
      'both ends of a change',
      'Net debt was reduced from 365 million to 410 million euros',
      'Net debt was reduced from 410 million to 365 million euros.',
      ['365 million', '410 million euros'],
    ],
    [
      'a time whose digits are those of other things',
      'The blaze was under control shortly before 8 am',
      'Eight engines came. The blaze was under control shortly before 6 am.',
      ['8 am'],
    ],
    ['the other half of the day', 'Crews were called at 2:40 pm', 'Crews were called at 2:40 am.', ['2:40 pm']],
    ['power for torque', 'The engine makes 300 horsepower', 'The engine makes 184 horsepower and 300 Nm.', ['300 horsepower']],
    ['up for down', 'The ratio was 13.8 percent, up 70 points', 'The ratio was 13.8 percent, down 70 points.', ['70']],
    [
      'the size of a change and its end',
      'Net debt declined by 45 million euros to 365 million',
      'Net debt was reduced from 410 million to 365 million euros.',
      [],
    ],
    ['over for under', 'Children over five had most cases', 'Children under five had most cases.', ['five']],
    ['another count of the same', 'Octopuses have four hearts', 'Octopuses have three hearts. Two of them feed the gills.', ['four']],
    ['a part of what was counted', 'Two hearts feed the gills', 'Octopuses have three hearts, of which two feed the gills.', []],
    [
      'things that were counted by nobody',
      'Headache was alike in the two groups',
      'Headache was alike in treated and other people, 502 in all.',
      [],
    ],
  ])('%s', (_what, claim, source, gaps) => expect(found(claim, source).gaps).toEqual(gaps));
});

describe('joined', () => {
  it('leads back into the whole text', () => {
    const both = joined(TEXT, [
      { start: 4, end: 8 },
      { start: 12, end: 17 },
    ]);
    expect(both.text).toBe('mill\nArles');
    expect(both.placeOf({ start: 5, end: 10 })).toEqual({ start: 12, end: 17 });
  });
});
