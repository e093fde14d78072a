import { expect, it } from 'vitest';
import { takenUp } from '../../../../src/compare/claim/across/taken-up.ts';
import { saidIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { sentencesIn } from '../../../../src/compare/claim/read-once.ts';
import { prepareAnswerSources, verifyAnswer } from '../../../../src/index.ts';

/** What a sentence shows of a claim once it is written out whom it takes up. */
const found = (claim: string, text: string) => takenUp(saidIn(claim), () => ({ text, sentences: sentencesIn(text) }));

const AUDIT = 'The audit found that the accounts were late in three years. It did not find fraud.';
const BEES = 'Exposed bees made many trips. They did, however, return with less pollen.';
const DRUGS =
  'Two drugs were compared, amlor and betrin. The former lowered blood pressure more, the latter caused fewer headaches. Both were taken once a day.';
const MUSEUM = 'The museum bought a violin and a cello. Neither has been restored.';
const LAW = 'Critics attacked the pension law. It had, they said, cut the incomes of widows.';
const SCHEME = 'Teachers rated the new reading scheme as dull. Pupils made fewer errors with it, yet read more slowly.';
const PILLS = 'Supplements did little. The makers promote them as a shield against fractures.';

it.each<[string, string, string]>([
  ['The audit found fraud.', AUDIT, 'not find'],
  ['Exposed bees returned with more pollen.', BEES, 'less'],
  ['Betrin lowered blood pressure more than amlor.', DRUGS, 'amlor lowered'],
  ['Only celadon contained iron.', 'Two glazes, celadon and tenmoku, were tested. Both contained iron.', 'Both'],
  ['The cello was restored.', MUSEUM, 'never restored'],
  ['The pension law cut the incomes of widows.', LAW, 'they said'],
  ['Pupils made more errors with the new scheme.', SCHEME, 'fewer'],
  ['Supplements are a shield against fractures.', PILLS, 'promote'],
])('tells: %s', (claim, text, against) => {
  expect(found(claim, text)?.against).toBe(against);
});

it.each<[string, string]>([
  ['The audit found late accounts.', AUDIT],
  ['Exposed bees returned with less pollen.', BEES],
  ['Amlor lowered blood pressure more.', DRUGS],
  ['Betrin caused fewer headaches.', DRUGS],
  ['The cello was not restored.', MUSEUM],
  ['Critics said the pension law had cut the incomes of widows.', LAW],
  ['Pupils made fewer errors with the new scheme.', SCHEME],
  // "It" takes up one thing, and here nobody.
  ['The audits found fraud.', 'Audits are long. It did not find fraud.'],
  ['The audit found fraud.', 'The audit was long. It is not known that anybody found fraud.'],
])('leaves: %s', (claim, text) => {
  expect(found(claim, text)).toBeNull();
});

it('calls nothing of it a contradiction, and shows the sentence as it stands', () => {
  const claim = verifyAnswer('The audit found fraud [1].', prepareAnswerSources([{ id: 'a', text: AUDIT }])).claims[0];
  expect(claim).toMatchObject({ outcome: 'partial', rule: 'claim/partial-swapped' });
});
