import { expect, test } from 'vitest';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';

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
