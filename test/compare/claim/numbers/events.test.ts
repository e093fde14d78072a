import { expect, test } from 'vitest';
import { prepareAnswerSources, verifyAnswer } from '../../../../src/index.ts';

const outcome = (claim: string, text: string): string | undefined =>
  verifyAnswer(`${claim.slice(0, -1)} [1].`, prepareAnswerSources([{ id: 'a.txt', text }])).claims[0]?.outcome;

const FERRY =
  'The ferry pier was closed to all boats on 3 May 2016 after cracks were found in two pillars. Divers blamed the ice. The owner replaced the pillars and reopened the pier in September 2017. Boats of more than 30 tonnes were not admitted until the following spring.';
const FACE =
  'The first crossing of the glacier Orm was made in July 1938 by two brothers, who spent three nights on it. An attempt the year before had failed because of storms. One of them lost two toes. A second crossing was not made until 1955.';

test.each([
  ['The pier remained closed for about sixteen months.', FERRY],
  ['Boats of more than 30 tonnes were admitted to the pier again only in spring 2018.', FERRY],
  ['An attempt to cross the glacier failed in 1937 because of storms.', FACE],
  ['Seventeen years passed before the glacier was crossed by a second crossing.', FACE],
])('told by two dates: %s', (claim, text) => {
  expect(outcome(claim, text)).toBe('supported');
});

test.each([
  ['The pier remained closed for about twenty months.', FERRY],
  ['Boats of more than 30 tonnes were admitted to the pier again only in spring 2019.', FERRY],
  ['An attempt to cross the glacier failed in 1939 because of storms.', FACE],
  ['Nineteen years passed before the glacier was crossed by a second crossing.', FACE],
])('but not: %s', (claim, text) => {
  expect(outcome(claim, text)).not.toBe('supported');
});
