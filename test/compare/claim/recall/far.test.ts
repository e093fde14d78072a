import { expect, test } from 'vitest';
import { prepareAnswerSources, verifyAnswer } from '../../../../src/index.ts';

const outcome = (claim: string, text: string): string | undefined =>
  verifyAnswer(`${claim.slice(0, -1)} [1].`, prepareAnswerSources([{ id: 'a.txt', text }])).claims[0]?.outcome;

const FILLING =
  'Snow lay until March that year. The pond froze twice before the thaw. Visitors fed bread to the geese. A warden counted the nests by boat. Two maps were lent by the college. The mill burned in autumn.';
const SWANS = `The study followed 64 swans on a lake near Zagreb. ${FILLING} Twelve of the swans lost their rings and could not be followed to the end.`;
const PACT = `The pact was signed in Oslo in May 1988 by fourteen states. ${FILLING} The secretariat moved from Oslo to Bergen in 1997.`;

test.each([
  ['Fifty-two swans were followed to the end.', SWANS, 'supported'],
  ['Sixty swans were followed to the end.', SWANS, 'contradicted'],
  ['Nine years after the signing, the secretariat moved to Bergen.', PACT, 'supported'],
  ['Seven years after the signing, the secretariat moved to Bergen.', PACT, 'partial'],
  [
    'Two thirds of the buses did not run during the strike.',
    `Drivers of the town were on strike for twelve days. ${FILLING} One bus in three had run during the strike.`,
    'supported',
  ],
  [
    'The garrison gave up the fort in 1645.',
    'In 1643 the troops of Orm failed to take the fort. Two years later the garrison gave up the fort to Lord Roe.',
    'supported',
  ],
])('%s', (claim, text, expected) => {
  expect(outcome(claim, text)).toBe(expected);
});
