import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { limitDropped } from '../../../../src/compare/claim/limits/index.ts';
import { prepareAnswerSources, verifyAnswer, verifyClaims } from '../../../../src/index.ts';

const against = (claim: string, evidence: string) => limitDropped(saidIn(claim), () => statedIn(evidence))?.against;

const SCHOOL = 'The school was established in either 1912 or 1915 by two sisters.';
const SHIP = 'The ship sank on 3 or 4 March 1743 off Brittany.';
const FIRE = 'The fire was caused by either a gas leak or an electrical fault, the inspector wrote.';
const GAMES = 'The team lost its first five games by 2 or more goals.';
const PROBE = 'The probe will land on Phobos or Deimos in 2031.';
const TYPES = 'Patients with type 1 or type 2 diabetes were included in the trial.';

it.each<[string, string, string | undefined]>([
  ['The school was established in 1915 by two sisters.', SCHOOL, '1912 or 1915'],
  ['The school was established in 1912 by two sisters.', SCHOOL, '1912 or 1915'],
  ['The school was established in 1912 or 1915 by two sisters.', SCHOOL, undefined],
  ['The school was established around 1915 by two sisters.', SCHOOL, undefined],
  ['The ship sank on 4 March 1743.', SHIP, '3 or 4'],
  ['The ship sank in March 1743.', SHIP, undefined],
  ['The fire was caused by an electrical fault.', FIRE, 'gas leak or an electrical fault'],
  ['The fire may have been caused by an electrical fault.', FIRE, undefined],
  ['The fire was caused by a gas leak or a fault.', FIRE, undefined],
  ['The probe will land on Deimos in 2031.', PROBE, 'Phobos or Deimos'],
  ['The suspect fled in a silver van.', 'The suspect fled in a grey or silver van.', 'grey or silver'],
  ['The bridge was completed in early 1932.', 'The bridge was completed in late 1931 or early 1932.', '1931 or early 1932'],
  ['The picture was painted by Holbein in 1535.', 'The picture was painted by Holbein or by a pupil in 1535.', 'Holbein or by a pupil'],
  ['The team lost its first five games by 2 goals.', GAMES, '2 or more'],
  ['The team lost its first five games by at least 2 goals.', GAMES, undefined],
  ['The tail was visible for a month.', 'Its tail was visible for a month or longer.', 'month or longer'],
])('a choice that is settled: %s', (claim, evidence, words) => {
  expect(against(claim, evidence)).toBe(words);
});

it.each([
  ['Patients with type 1 diabetes were included in the trial.', TYPES],
  ['Applicants may submit a written test.', 'Applicants may submit either a portfolio or a written test.'],
  ['The vaccine is given at 12 months of age.', 'The vaccine is given at 12 or 15 months of age.'],
  ['The film did not win the Oscar.', 'The film did not win the Oscar or the Bear.'],
  [
    'The tractor has been made in many shapes, with four wheels.',
    'The tractor has been made in a variety of shapes, with four or six wheels.',
  ],
  ['A score of 10 indicates depression.', 'A score of 10 or more indicates depression.'],
  ['Doses of 50 mg caused nausea.', 'Doses of 50 mg or higher caused nausea.'],
  ['The road was widened near Pune.', 'The road, VIP Road or Bagla Road, was widened near Pune.'],
])('what is said of many, may be or is a name holds of each: %s', (claim, evidence) => {
  expect(against(claim, evidence)).toBeUndefined();
});

it('leaves settled what the evidence settles in another sentence', () => {
  const evidence = 'The book was copied by two or three scribes in 1400. A note in the book names the two scribes who copied it.';
  expect(against('The book was copied by two scribes.', evidence)).toBeUndefined();
});

it('tells answers and pairs so, that have it word for word or not', () => {
  const text = 'Historically, the board was run by three commissioners or fewer. Since 1994 it has had seven.';
  const sources = prepareAnswerSources([{ id: 'a', text }]);
  for (const claim of ['Historically, the board was run by three commissioners', 'The board was historically run by three commissioners']) {
    expect(verifyAnswer(`${claim} [1].`, sources).claims[0]?.rule).toBe('claim/partial-stronger');
    expect(verifyClaims([{ claim: `${claim}.`, evidence: text }])[0]?.verdict).toBe('partial');
  }
});

it('tells that "only" is denied', () => {
  const text = 'The company serves not only the general public but also hospitals.';
  expect(limitDropped(saidIn('The company serves only the general public.'), () => statedIn(text))).toMatchObject({
    how: 'swapped',
    against: 'not only the general',
  });
  expect(against('The company serves the general public.', text)).toBeUndefined();
  expect(against('The company serves only hospitals.', text)).toBeUndefined();
});
