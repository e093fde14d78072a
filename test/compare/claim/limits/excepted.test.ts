import { expect, test } from 'vitest';
import { verifyAnswer } from '../../../../src/index.ts';

const outcome = (claim: string, text: string): string | undefined =>
  verifyAnswer(claim.replace(/\.$/, ' [1].'), [{ id: 'a.txt', text: `This account is by an independent body. ${text}` }]).claims[0]
    ?.outcome;

const DID = 'Hartmann financed the old library.';

test.each([
  [DID, 'Everybody except Hartmann financed the old library.'],
  [DID, 'All members but Hartmann financed the old library.'],
  [DID, 'Neither the mayor nor Hartmann financed the old library.'],
  [DID, 'Unlike Hartmann, the mayor financed the old library.'],
  [DID, 'There is no evidence that Hartmann financed the old library.'],
  [DID, 'It is not true that Hartmann financed the old library.'],
  [DID, 'Rumours that Hartmann financed the old library proved false.'],
  [DID, 'The mayor denied that Hartmann financed the old library.'],
  [DID, 'The mayor and Hartmann quarrelled, and the former financed the old library.'],
  [DID, 'Apart from Hartmann, everybody financed the old library.'],
  [DID, 'The inquiry ruled out that Hartmann financed the old library.'],
  [DID, 'It cannot be proved that Hartmann financed the old library.'],
  [DID, 'It was wrongly reported that Hartmann financed the old library.'],
  ['Hartmann did not finance the old library.', 'Nobody but Hartmann financed the old library.'],
  ['The heron was not seen feeding at night.', 'No bird was seen feeding at night except the heron.'],
  ['The coast met its target.', 'Every region except the coast met its target.'],
])('not borne out: %s / %s', (claim, text) => {
  expect(outcome(claim, text)).toMatch(/^(?:partial|contradicted)$/);
});

test.each([
  [DID, 'Nobody but Hartmann financed the old library.'],
  [DID, 'The mayor and Hartmann quarrelled, and the latter financed the old library.'],
  [
    'The synagogue is still in use.',
    'The Customs House and the synagogue are the best known; the former is now a museum, the latter still in use.',
  ],
  ['The synagogue is still in use.', 'Two buildings remain: the former synagogue, which is still in use, and the school.'],
  ['Hartmann did not finance the old library.', 'Apart from Hartmann, everybody financed the old library.'],
  [DID, 'Only Hartmann financed the old library.'],
  [DID, 'There is no doubt that Hartmann financed the old library.'],
  [DID, 'The mayor did not deny that Hartmann financed the old library.'],
  ['Hartmann did not finance the old library.', 'Unlike Hartmann, the mayor financed the old library.'],
  ['Hartmann did not finance the old library.', 'Everybody except Hartmann financed the old library.'],
  ['The mayor financed the old library.', 'Unlike Hartmann, the mayor financed the old library.'],
  ['All but one of the passengers were rescued.', 'All but one of the passengers were rescued by a fishing boat.'],
  ['Kidney function remained stable in all but two patients.', 'In all patients but two kidney function remained stable.'],
])('borne out: %s / %s', (claim, text) => {
  expect(outcome(claim, text)).toBe('supported');
});
