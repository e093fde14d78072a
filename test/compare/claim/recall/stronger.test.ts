import { expect, it } from 'vitest';
import { turnable, turned } from '../../../../src/compare/claim/recall/polarity.ts';

const found = (claim: string, sentence: string, round = sentence) => turned(turnable(claim), sentence, undefined, round);

it.each([
  ['will for could', 'Copper prices will ease in May', 'Copper prices could ease in May, analysts said.', 'could ease'],
  [
    'done for done if',
    'The state released a grant of 3 million',
    'It begins if the state releases a grant of 3 million.',
    'if the state releases',
  ],
  ['all for some', 'All historians accept the date', 'Some historians accept the date.', 'Some historians'],
  ['always for often', 'Eels always return to the lake', 'Eels often return to the lake.', 'often return'],
  ['all of the for most of the', 'All of the furniture is original', 'Most of the furniture is original.', 'Most of the furniture'],
  [
    'tous les for certains',
    "Tous les conservateurs s'opposent au projet",
    "Certains conservateurs s'opposent au projet.",
    'Certains conservateurs',
  ],
  ['all but one', 'Entry is free on all Sundays', 'Entry is free on Sundays except in August.', 'Sundays except in August'],
  ['all for none', 'All of the carriages overturned', 'None of the carriages overturned.', 'None of the carriages'],
  [
    'must for may be ordered to',
    'The landlord must pay the tenant',
    'The landlord may be ordered by the court to pay the tenant.',
    'may pay',
  ],
  ['will for can', 'A late tenant will be evicted', 'A late tenant can be evicted.', 'can evicted'],
  ['done for may have', 'A stuck valve delayed the burn', 'A stuck valve may have delayed the burn.', 'may delayed'],
  ['may for shall', 'The keeper may notify the authority', 'The keeper shall notify the authority.', 'shall notify'],
  ['may for shall not', 'A firm may also claim relief', 'A firm that claims it shall not also claim relief.', 'shall not claim'],
  ['must for may', 'The keeper must notify the authority', 'The keeper may notify the authority.', 'may notify'],
])('%s', (_what, claim, sentence, against) => {
  const sign = found(claim, sentence);
  expect([sign?.how, sign?.against]).toEqual(['stronger', against]);
});

it('sees a cause made of what only goes along, said in the sentence beside', () => {
  const claim = 'Coffee causes a lower risk of death';
  const sentence = 'People who drank coffee had a lower risk of death.';
  expect(found(claim, sentence, `${sentence} The association was seen in men.`)?.how).toBe('stronger');
  expect(found(claim, sentence)).toBeNull();
  expect(found(claim, sentence, `${sentence} The association was seen in men. Coffee causes it.`)).toBeNull();
  expect(found(claim, sentence, `${sentence} The association does not show that coffee causes it.`)?.how).toBe('stronger');
});

it.each([
  ['the claim leaves it open too', 'Copper prices may ease in May', 'Copper prices could ease in May.'],
  ['it is expected, no more', 'Copper prices are expected to ease and will likely fall', 'Copper prices could ease.'],
  ['it stands there without the modal too', 'Prices will ease in May', 'Prices could ease in June; they did ease in May.'],
  ['others are meant', 'All mills burnt down', 'Some houses and all mills burnt down.'],
  ['the claim has a condition too', 'It may begin as long as the state releases a grant', 'It begins if the state releases a grant.'],
  ['what is open under a condition', 'The keeper may notify the press', 'The keeper shall not notify the press unless the mayor agrees.'],
  ['the same duty', 'The keeper must notify the authority', 'The keeper shall notify the authority.'],
  ['both duties stand there', 'The keeper may notify the press', 'The keeper may notify the press and shall notify the authority.'],
])('says nothing where %s', (_what, claim, sentence) => expect(found(claim, sentence)).toBeNull());

it('says nothing of all where the sentence has all, has the same exception, or denies something else', () => {
  for (const [claim, sentence] of [
    ['All of the furniture is original', 'All the furniture is original; most of the paintings are copies.'],
    ['Entry is free on all Sundays except in August', 'Entry is free on Sundays except in August.'],
    ['All participants completed the trial', 'None of the participants withdrew from the trial.'],
    ['The delayed burn cost fuel', 'A stuck valve may have delayed the burn, which cost fuel.'],
  ] as const)
    expect(found(claim, sentence)?.how, claim).not.toBe('stronger');
});
