/** Sentences of a table of forms (docs/decisions/0249-claims-by-a-table-of-forms.md), through the door of an answer with no judge. */
import { expect, it } from 'vitest';
import { prepareAnswerSources, verifyAnswer } from '../src/index.ts';

const outcome = (claim: string, text: string): string | undefined =>
  verifyAnswer(`${claim} [1].`, prepareAnswerSources([{ id: 'a', text }])).claims[0]?.outcome;

it.each([
  ['A landlord is barred from entering the flat without notice', 'A landlord may not enter the flat without notice.'],
  ['The user is barred from opening the cover while the motor runs', 'The user must not open the cover while the motor runs.'],
  ['All the ministers but Ms Dahl voted for the bill', 'All the ministers voted for the bill except Ms Dahl.'],
  [
    'All the rooms other than the kitchen must have a smoke alarm',
    'With the exception of the kitchen, all the rooms must have a smoke alarm.',
  ],
  [
    'The cider division earned 4 million euros and the beer division 12 million euros',
    'The beer division earned 12 million euros and the cider division 4 million euros.',
  ],
  ['The local train takes 81 minutes and the express 52 minutes', 'The express takes 52 minutes and the local train 81 minutes.'],
  ['More than half of the money went to projects', '81 per cent of the money went to projects.'],
  ['Version 4.1 is slower than version 4.2', 'Version 4.2 is faster than version 4.1.'],
  ['Growth in the north was not stronger than growth in the south', 'Growth in the south was stronger than growth in the north.'],
  ['Only one kneeling statue has visible legs', 'Except for one kneeling statue, the statues do not have visible legs.'],
  ['The firm has made presses for more than a hundred years', 'The firm has made presses since 1923.'],
  ['The board refused to pay the fine', 'The firm failed to pay the fine because its board refused to pay.'],
])('is borne out: %s', (claim, text) => {
  expect(outcome(claim, text)).toBe('supported');
});

it.each([
  ['A landlord need not enter the flat without notice', 'A landlord may not enter the flat without notice.'],
  ['All the rooms must have a smoke alarm', 'With the exception of the kitchen, all the rooms must have a smoke alarm.'],
  ['Of the ministers, only Ms Dahl voted for the bill', 'All the ministers voted for the bill except Ms Dahl.'],
  ['The move saves 4,000 euros a year', 'It is possible that the move saves 4,000 euros a year.'],
  ['The firm refused to pay the second instalment', 'The firm was unable to pay the second instalment.'],
  ['The dividend was 1.20 euros a share, up from 2020', 'The dividend was 1.20 euros a share, the same as in 2020.'],
  ['Almost all firms expect to hire next year', '38 per cent of firms expect to hire next year.'],
  ['Edith Cole was the only woman to lead the station', 'Edith Cole was the first woman to lead the station.'],
  ['Either sister signed the letter in March, but not both', 'Both sisters signed the letter in March.'],
  ['Said Amari serves as director', 'The director is Greta Holm, and the chief vet is Said Amari.'],
  ['The brand belongs to a pension fund', 'The factory belongs to a pension fund and the brand to the Tessler family.'],
  [
    'In the view of Mr Lund, the old archive is quite full',
    '“The old archive is quite full,” said Ms Orr, the secretary. According to Mr Lund, it could be moved.',
  ],
  ['The founder and several others decide on grants', 'The founder alone decides on grants.'],
])('is borne out in part: %s', (claim, text) => {
  expect(outcome(claim, text)).toBe('partial');
});

it('tells a bound that is kept by far as not there, and not as contradicted', () => {
  expect(
    outcome('The board received fewer than twenty applications for the post', 'The board received twelve applications for the post.'),
  ).toBe('partial');
});
