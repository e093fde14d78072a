import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { limitDropped } from '../../../../src/compare/claim/limits/index.ts';
import { prepareAnswerSources, verifyAnswer, verifyClaims } from '../../../../src/index.ts';

const against = (claim: string, evidence: string) => limitDropped(saidIn(claim), () => statedIn(evidence))?.against;

const STORM = 'The storm destroyed 1,200 houses and shops in the valley.';
const FUND = 'The fund lent 6 million euros to farmers and fishers in 2021.';
const CARS = 'Together, Ford and Opel sold 410,000 cars in the country.';

it.each<[string, string, string]>([
  ['The storm destroyed 1,200 houses in the valley.', STORM, '1,200 houses and shops'],
  ['The storm destroyed 1,200 shops.', STORM, '1,200 houses and shops'],
  ['The fund lent 6 million euros to farmers.', FUND, '6 million euros to farmers and fishers'],
  ['The director made 51 films in Telugu.', 'The director made 51 films in Telugu and Hindi.', '51 films in Telugu and Hindi'],
  ['Ford sold 410,000 cars in the country.', CARS, 'Ford and Opel sold 410,000'],
  [
    'The paper has a digital circulation of 72,846.',
    'The paper has a combined print and digital circulation of 72,846.',
    'print and digital circulation of 72,846',
  ],
  [
    'A total of 30,000 partisans were killed.',
    'A total of 30,000 partisans and their supporters were killed.',
    '30,000 partisans and their supporters',
  ],
  ['Of 90 dogs that were tested, 12 were ill.', 'Of 90 cats and dogs that were tested, 12 were ill.', '90 cats and dogs'],
  ['The flights cost 40,000 euros.', 'The tour and the flights cost 40,000 euros in total.', 'tour and the flights cost 40,000'],
  ['The 1,500 visitors were led to safety.', 'The 1,500 residents and visitors were led to safety.', '1,500 residents and visitors'],
  ['The firm has 900 employees.', 'The firm has 900 employees and contractors in three towns.', '900 employees and contractors'],
  ['The school has 300 pupils.', 'The school has 300 pupils and teachers.', '300 pupils and teachers'],
  ['The firm sold 40 cars.', 'The firm sold 40 cars and vans in May.', '40 cars and vans'],
  ['The trust runs 300 primary schools.', 'The trust runs 300 primary and secondary schools.', '300 primary and secondary'],
])('the figure of two told of one: %s', (claim, evidence, words) => {
  expect(against(claim, evidence)).toBe(words);
});

it.each([
  ['The storm destroyed 1,200 houses and shops.', STORM],
  ['The storm destroyed 1,200 buildings in the valley.', STORM],
  ['The storm destroyed houses in the valley.', STORM],
  ['The fund lent 6 million euros in 2021.', FUND],
  ['Ford and Opel sold 410,000 cars in the country.', CARS],
  ['The fleet lost 31 ships.', 'The fleet lost 31 ships and their crews.'],
  ['The firm employs 75 engineers.', 'The firm employs 75 engineers and pays them well.'],
  ['The hotel has 12 rooms.', 'The hotel has 12 rooms and serves breakfast.'],
  ['The league has 18 clubs.', 'The league has 18 clubs and plays from August to May.'],
  ['The company has 900 employees.', 'The company has 900 employees and sits in Beijing.'],
  ['The house has more than 40 rooms.', 'The house has more than 40 rooms and stands by the river.'],
  ['The park keeps 12 bears.', 'The park keeps 12 bears and opens at nine.'],
  ['She wrote 14 novels.', 'She wrote 14 novels and 3 books of stories.'],
  ['Rats were given 5 mg.', 'The drug was given at 5 mg to rats and mice.'],
  ['Each school got 40 desks for boys.', 'Each school got 40 desks for boys and girls.'],
  ['The list has 20 safe drugs.', 'The list has 20 safe and effective drugs.'],
  ['In 1998 farmers left the valley.', 'In 1998 farmers and fishers left the valley together.'],
  ['The bank lent money to 158 countries.', 'The bank lent money to 158 countries and territories.'],
])('what is of each, or of neither, may be told: %s', (claim, evidence) => {
  expect(against(claim, evidence)).toBeUndefined();
});

it('believes another sentence that has the figure of one', () => {
  expect(against('The storm destroyed 1,200 houses.', `${STORM} The count of 1,200 houses was confirmed in May.`)).toBeUndefined();
});

it('tells answers and pairs so, word for word or not', () => {
  const sources = prepareAnswerSources([{ id: 'a', text: STORM }]);
  for (const claim of ['The storm destroyed 1,200 houses', 'In the valley 1,200 houses were destroyed by the storm']) {
    expect(verifyAnswer(`${claim} [1].`, sources).claims[0]?.rule).toBe('claim/partial-stronger');
    expect(verifyClaims([{ claim: `${claim}.`, evidence: STORM }])[0]?.verdict).toBe('partial');
  }
});
