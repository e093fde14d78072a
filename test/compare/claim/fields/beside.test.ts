import { describe, expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { fieldBeside } from '../../../../src/compare/claim/fields/beside.ts';
import { verifyAnswer, verifyClaims } from '../../../../src/index.ts';

const how = (claim: string, text: string): string | null => fieldBeside(saidIn(claim), statedIn(text))?.how ?? null;

const place = JSON.stringify({
  name: 'Harbour Grill',
  city: 'Goleta',
  categories: 'Restaurants, Seafood',
  attributes: {
    BusinessParking: { street: false, lot: true },
    RestaurantsReservations: false,
    RestaurantsTakeOut: true,
    OutdoorSeating: false,
    WiFi: 'no',
    GoodForGroups: null,
  },
});
const patient =
  'Patient: 54-year-old woman\nSmoker: no\nDiabetes: yes (type 2)\nFever: absent\nPregnancy test: negative\nChest X-ray: no infiltrate\nMalaria smear: not done\n';
const plans = '| | Basic | Pro |\n|---|---|---|\n| Single sign-on | ✗ | ✗ |\n| Audit log | ✗ | ✓ |\n| Trial | 14 days | none |\n';
const cities = JSON.stringify([
  { city: 'Oslo', date: '2024-01-05', snow: true },
  { city: 'Lisbon', date: '2024-01-05', snow: false },
]);

describe('a field beside a claim', () => {
  it.each([
    ['There is outdoor seating.', place, 'against'],
    ['The Harbour Grill offers free WiFi.', place, 'against'],
    ['The restaurant accepts reservations.', place, 'against'],
    ['Street parking is available.', place, 'against'],
    ['The restaurant does not take reservations.', place, 'bears'],
    ['There is no outdoor seating.', place, 'bears'],
    ['Takeout is available.', place, 'bears'],
    ['The restaurant is good for groups.', place, 'empty'],
    ['The patient is a smoker.', patient, 'against'],
    ['The patient does not smoke.', patient, 'bears'],
    ['The patient had a fever.', patient, 'against'],
    ['The patient has type 2 diabetes.', patient, 'bears'],
    ['The pregnancy test was positive.', patient, 'against'],
    ['The pregnancy test was negative.', patient, 'bears'],
    ['The chest X-ray showed an infiltrate.', patient, 'against'],
    ['The malaria smear was negative.', patient, 'empty'],
    ['The Pro plan has an audit log.', plans, 'bears'],
    ['The Basic plan has an audit log.', plans, 'against'],
    ['The Pro plan includes single sign-on.', plans, 'against'],
    ['The Pro plan has a 14-day trial.', plans, 'against'],
    ['It snowed in Lisbon on 5 January 2024.', cities, 'against'],
    ['It snowed in Oslo on 5 January 2024.', cities, 'bears'],
  ])('%s', (claim, text, sign) => expect(how(claim, text)).toBe(sign));

  it.each([
    ['what is said or wished', 'A reviewer complained that there was no WiFi.', place],
    ['what is conditional', 'There would be outdoor seating if the permit came.', place],
    ['what is planned', 'The restaurant plans to add outdoor seating.', place],
    ['less than a denial', 'There is no free takeout.', place],
    ['a thing that begins like it', 'The restaurant has a WiFi password on the wall.', place],
    ['what a label lies in and the claim does not name', 'The restaurant is on a quiet street.', place],
    ['a test and not its result', 'A pregnancy test was done.', patient],
    ['another number than the value has', 'The patient has type 1 diabetes.', patient],
    ['what was not done, said so', 'The malaria smear was not done.', patient],
    ['no thing of several', 'It snowed on 5 January 2024.', cities],
    ['another row', 'The plan has an audit log.', plans],
    ['a witness', 'The witness was at the warehouse.', 'Counsel: Were you there?\nWitness: Yes.\nCounsel: And he?\nWitness: No.\n'],
  ])('is silent beside %s', (_, claim, text) => expect(how(claim, text)).toBeNull());

  it('decides for answers and pairs, and shows where it stands', () => {
    const [claim] = verifyAnswer('There is outdoor seating [1].', [{ id: 'place.json', text: place }]).claims;
    expect([claim?.outcome, claim?.rule]).toEqual(['contradicted', 'claim/contradicted-field']);
    expect(claim?.supports[0]?.passage?.quote).toBe('"OutdoorSeating":false');
    expect(verifyAnswer('Takeout is available [1].', [{ id: 'place.json', text: place }]).claims[0]?.rule).toBe('claim/supported-field');
    const [against, bears, empty] = verifyClaims([
      { claim: 'The patient is a smoker.', evidence: patient },
      { claim: 'The patient does not smoke.', evidence: patient },
      { claim: 'The malaria smear was negative.', evidence: patient },
    ]);
    expect([against?.rule, bears?.rule, empty?.rule]).toEqual([
      'claim/pair-contradicted-field',
      'claim/pair-supported-field',
      'claim/pair-unsupported-field',
    ]);
    expect(bears?.score).toBeGreaterThanOrEqual(0.5);
  });

  it('shows the row of a cell', () => {
    const [claim] = verifyAnswer('The Basic plan has an audit log [1].', [{ id: 'plans.md', text: plans }]).claims;
    expect(claim?.supports[0]?.passage?.quote).toBe('| Audit log | ✗ | ✓ |');
  });
});
