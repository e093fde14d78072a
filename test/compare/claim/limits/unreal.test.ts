import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { limitDropped } from '../../../../src/compare/claim/limits/index.ts';
import { prepareAnswerSources, verifyAnswer, verifyClaims } from '../../../../src/index.ts';

const against = (claim: string, evidence: string) => limitDropped(saidIn(claim), () => statedIn(evidence))?.against;

const CODE = 'The ombudsman is examining possible breaches of the tenancy code in Graz.';
const RUBENS = 'The museum bought a presumed Rubens at auction in Zurich.';
const ROBBERY = 'She served four years for attempted robbery in Leeds.';
const BURGLAR = 'A would-be burglar fell through the skylight in Hove.';
const MARKER = 'The gene is a possible marker of drought tolerance in barley.';
const WINNER = 'The likely winner of the tender is a bakery from Ghent.';
const COINS = 'The coin supposedly belonged to Nero and is kept in Trier.';
const MEASLES = 'The clinic reported two suspected cases of measles on Friday.';

it.each<[string, string, string | undefined]>([
  ['The ombudsman is examining breaches of the tenancy code in Graz.', CODE, 'possible breaches'],
  ['The ombudsman is examining possible breaches of the tenancy code.', CODE, undefined],
  ['The ombudsman is examining whether breaches of the code took place in Graz.', CODE, undefined],
  ['The museum bought a Rubens at auction in Zurich.', RUBENS, 'presumed Rubens'],
  ['The museum bought a presumed Rubens in Zurich.', RUBENS, undefined],
  ['She served four years for robbery in Leeds.', ROBBERY, 'attempted robbery'],
  ['She served four years for an attempt at robbery in Leeds.', ROBBERY, undefined],
  ['A burglar fell through the skylight in Hove.', BURGLAR, 'would-be burglar'],
  ['The gene is a marker of drought tolerance in barley.', MARKER, 'possible marker'],
  ['The gene may be a marker of drought tolerance in barley.', MARKER, undefined],
  ['The winner of the tender is a bakery from Ghent.', WINNER, 'likely winner'],
  ['The coin belonged to Nero and is kept in Trier.', COINS, 'supposedly belonged'],
  ['The clinic reported two cases of measles on Friday.', MEASLES, 'suspected cases'],
])('what is perhaps no such thing: %s', (claim, evidence, words) => {
  expect(against(claim, evidence)).toBe(words);
});

it.each([
  ['The clinic reported two cases of measles on Friday.', `${MEASLES} The laboratory confirmed both cases on Sunday.`],
  ['Doctors should discuss risks with the patient.', 'Doctors should discuss potential risks with the patient.'],
  ['The firm warned of a loss of 4 million pounds.', 'The firm warned of a potential loss of 4 million pounds.'],
  ['There was no difference between the lots.', 'There was no apparent difference between the lots.'],
  ['The coup of 1981 ended within a day.', 'The attempted coup of 1981 ended within a day.'],
  ['The agency shut an orphanage in Riga.', 'The agency shut a so-called orphanage in Riga.'],
])('what may be told without the word: %s', (claim, evidence) => {
  expect(against(claim, evidence)).toBeUndefined();
});

it('is told in part, in answers and of pairs, also where the words stand as they are', () => {
  const text = 'A suspected poisoner was arrested in Tampere in 1931 after a tip from a pharmacist.';
  const claim = 'A poisoner was arrested in Tampere in 1931.';
  const answer = verifyAnswer(`${claim.slice(0, -1)} [1].`, prepareAnswerSources([{ id: 'a.txt', text }]), {});
  expect(answer.claims[0]?.outcome).toBe('partial');
  expect(verifyClaims([{ claim, evidence: text }])[0]?.verdict).toBe('partial');
});
