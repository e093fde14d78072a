import { describe, expect, it, test } from 'vitest';
import { rateToldApart } from '../../../../src/compare/claim/numbers/rates.ts';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';
import { readNumbers } from '../../../../src/text/numbers.ts';

const matches = (claim: string, evidence: string): string[] =>
  numbersBetween(claim, evidence).map(({ claimValue, match }) => `${claimValue}: ${match}`);
const settled = (claim: string, evidence: string): boolean =>
  numbersBetween(claim, evidence).every(({ match }) => match === 'exact' || match === 'approximate');

const RENT = 'The museum pays 30 euros a month for water.';
const LIFE = 'Hartmann was born in March 1950 and died in June 1990.';
const TRIP = 'Hartmann arrived on 31 March 1911 and left the following day.';
const BOATS = 'The three boats weighed 4, 6 and 11 kg.';
const RISE = 'The number of visitors at the museum rose from 400 to 800.';

test.each([
  ['The museum pays 360 euros a year for water.', RENT],
  ['Patients received 40 mg a day.', 'Patients received 20 mg twice a day.'],
  ['In Lund the disease kills 120 per million people.', 'In Lund the disease kills 12 per 100,000 people.'],
  ['The museum charges $0.80 for a copy.', 'The museum charges 80 cents for a copy.'],
  ['Hartmann died at the age of 40.', LIFE],
  ['Hartmann was 27 when the school was founded.', 'Hartmann, born in May 1931, founded the school in August 1958.'],
  ['Hartmann left on 1 April 1911.', TRIP],
  ['Hartmann died on 18 May 1911.', 'Hartmann fell ill on 4 May 1911 and died two weeks later.'],
  ['The chapel was demolished in 1921.', 'The chapel was sold in 1920 and demolished the next year.'],
  ['Lund and Graz have 24 boats in all.', 'Lund and Graz each have 12 boats.'],
  ['55 people from Lund took part.', '34 women and 21 men from Lund took part.'],
  ['The three boats weighed 7 kg on average.', BOATS],
  ['The museum now has 1,000 visitors, 400 more than before.', 'The number of visitors at the museum rose by 400 to 1,000.'],
  ['The number of visitors at the museum doubled.', RISE],
  ['The number of visitors at the museum grew by 100 percent.', RISE],
  ['The tower was built in the 1800s.', 'The tower was built in the 19th century.'],
  ['The tower was built in the 1800s.', 'The tower was built in 1850.'],
  ['Petrova earns 36,000 pounds per year.', 'Petrova earns £36,000 a year.'],
])('%s follows', (claim, evidence) => {
  expect(matches(claim, evidence).join()).not.toMatch(/mismatch|absent/);
  expect(settled(claim, evidence)).toBe(true);
});

test.each([
  ['The museum pays 350 euros a year for water.', RENT],
  ['Patients received 60 mg a day.', 'Patients received 20 mg twice a day.'],
  ['In Lund the disease kills 12 per million people.', 'In Lund the disease kills 15 per 100,000 people.'],
  ['Hartmann died at the age of 50.', LIFE],
  ['Hartmann left on 2 April 1911.', TRIP],
  ['Lund and Graz have 36 boats in all.', 'Lund and Graz each have 12 boats.'],
  ['56 people from Lund took part.', '34 women and 21 men from Lund took part.'],
  ['27 members came.', '12 boats and 15 cars came.'],
  ['The three boats weighed 9 kg on average.', BOATS],
  ['The number of visitors at the museum grew by 50 percent.', RISE],
  ['37 percent of the visitors in Lund agreed.', 'Of the 340 visitors in Lund, 214 agreed.'],
  ['The number of visitors at the museum fell by two thirds.', 'The number of visitors at the museum fell by a third to 40.'],
  ['Less than half of the visitors agreed.', '54 percent of the visitors agreed.'],
  ['Nearly 300 visitors came to Lund.', '312 visitors came to Lund.'],
  ['The tower was built in the 1700s.', 'The tower was built in the 19th century.'],
])('%s does not', (claim, evidence) => {
  expect(settled(claim, evidence)).toBe(false);
});

const kinds = (claim: string, evidence: string): string[] => numbersBetween(claim, evidence).map(({ match }) => match);

describe('a rate told once behind several amounts', () => {
  const DIET = 'The control group consumed 84 g of protein and 19 g of fibre a day.';
  it.each([
    ['Protein intake was 84 g a day in the control group.', DIET],
    ['Protein intake was 84 g per day in the control group.', 'They ate 84 g of protein and 19 g of fibre daily.'],
    ['The pump moves 40 litres per hour.', 'The pump moves 40 litres of water or 35 litres of oil an hour.'],
  ])('is that of each: %s', (claim, evidence) => expect(kinds(claim, evidence)).toEqual(['approximate']));

  it.each([
    ['another rate', 'Protein intake was 84 g a week in the control group.', DIET],
    ['another amount', 'Protein intake was 85 g a day in the control group.', DIET],
    ['what was given once', 'Patients were given 84 g a day.', 'Patients were given 84 g once and 19 g a day.'],
  ])('is not taken for %s', (_what, claim, evidence) => expect(kinds(claim, evidence)).not.toContain('approximate'));

  it.each([
    ['The harbour silted up by 410,000 tonnes a year.', 'About 410,000 tonnes of silt settled in the harbour each year.'],
    ['The mill makes 300 tonnes a day.', 'The daily output of the mill is 300 tonnes.'],
    ['The pump moves 40 litres a minute.', 'Every minute the pump moves 40 litres of water.'],
    ['The mill makes 300 tonnes of flour daily.', 'The mill makes 300 tonnes a day.'],
    ['The plant emits 12 kg per year.', 'The annual emissions of the plant are 12 kg.'],
  ])('may stand elsewhere in the sentence: %s', (claim, evidence) => expect(kinds(claim, evidence)).toEqual(['approximate']));

  it.each([
    ['The mill makes 300 tonnes a day.', 'The weekly output of the mill is 300 tonnes.'],
    ['The mill makes 300 tonnes a day.', 'A day later the mill had made 300 tonnes.'],
    ['The mill makes 300 tonnes a day.', 'Each day but two in a week the mill makes 300 tonnes.'],
  ])('is no other one, a time, or one of two: %s of “%s”', (claim, evidence) => expect(kinds(claim, evidence)).toEqual(['mismatch']));

  it('denies no amount that is told without any: what it is a rate of may be told elsewhere', () => {
    const [found] = numbersBetween('The mill makes 300 tonnes a day.', 'The mill made 300 tonnes of flour in 1990.');
    expect(found).toMatchObject({ match: 'mismatch', loosely: true });
    const [other] = numbersBetween('The mill makes 300 tonnes a day.', 'The mill made 300 kg of flour.');
    expect(other).toMatchObject({ match: 'mismatch' });
    expect(other?.loosely).toBeUndefined();
  });

  it('asks for the same unit', () => {
    const [claim] = readNumbers('84 g a day');
    const held = '84 kg of protein and 19 g of fibre a day';
    const [other] = readNumbers(held);
    expect(claim !== undefined && other !== undefined && rateToldApart(claim, '84 g a day', other, held)).toBeNull();
  });
});
