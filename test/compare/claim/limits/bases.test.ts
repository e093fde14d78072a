import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { limitDropped } from '../../../../src/compare/claim/limits/index.ts';

const against = (claim: string, evidence: string) => limitDropped(saidIn(claim), () => statedIn(evidence))?.against;
const ASKED = 'Of 512 invited households 192 took part. Of these, 48 owned a car.';

it.each<[string, string, string | undefined]>([
  // The whole for its part.
  ['512 households took part.', ASKED, 'Of 512 invited households 192 took'],
  ['192 households took part.', ASKED, undefined],
  ['512 households were invited.', ASKED, undefined],
  [
    'The plague killed 75,000 inhabitants.',
    "The plague killed 30,000 of the town's 75,000 inhabitants.",
    "30,000 of the town's 75,000 inhabitants",
  ],
  ['The plague came to a town of 75,000 inhabitants.', "The plague killed 30,000 of the town's 75,000 inhabitants.", undefined],
  // Of the larger whole.
  ['48 of the 512 households owned a car.', ASKED, 'Of these, 48 owned a car'],
  ['48 of the 192 households owned a car.', ASKED, undefined],
  ['48 of the 512 households owned a car.', 'We asked 512 households. Of these, 48 owned a car.', undefined],
  // Of all there are.
  ['A third of all schools have no library.', 'A third of the 240 sampled schools have no library.', 'sampled'],
  ['A third of the sampled schools have no library.', 'A third of the 240 sampled schools have no library.', undefined],
  // Of one of two groups.
  [
    'Asthma developed in 4.5 percent of the workers.',
    'Asthma developed in 4.5 percent of the exposed and in 1.5 percent of the unexposed.',
    '4.5 percent of the exposed',
  ],
  [
    'Asthma developed in 4.5 percent of exposed workers.',
    'Asthma developed in 4.5 percent of the exposed and in 1.5 percent of the unexposed.',
    undefined,
  ],
  // Most, all, none.
  ['Most of the students were men.', 'We tested 150 students, 60 of them men.', '150 students, 60 of them men'],
  ['Most of the students were women.', 'We tested 150 students, 90 of them women.', undefined],
  ['All judges praised the wine.', '14 of 20 judges praised the wine.', '14 of 20 judges'],
])('%s | %s', (claim, evidence, words) => {
  expect(against(claim, evidence)).toBe(words);
});
