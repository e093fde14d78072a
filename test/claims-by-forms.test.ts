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
  ['The firm has made presses for more than a hundred years', 'The firm has made presses since 1923.'],
  ['The board refused to pay the fine', 'The firm failed to pay the fine because its board refused to pay.'],
])('is borne out: %s', (claim, text) => {
  expect(outcome(claim, text)).toBe('supported');
});

it('tells a bound that is kept by far as not there, and not as contradicted', () => {
  expect(
    outcome('The board received fewer than twenty applications for the post', 'The board received twelve applications for the post.'),
  ).toBe('partial');
});
