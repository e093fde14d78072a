import { expect, test } from 'vitest';
import { saidImplied } from '../../../src/compare/claim/said-implied.ts';

/** One denies what the other says is not so in words without a denial. */
const ALIKE: readonly (readonly [string, string])[] = [
  ['The task was not easy.', 'The task was anything but easy.'],
  ['The evidence is not conclusive.', 'The evidence is far from conclusive.'],
  ['The girl could not carry the crate.', 'The crate was too heavy for the girl to carry.'],
  ['Screening was not recommended, as evidence was insufficient.', 'The panel found the evidence insufficient to recommend screening.'],
  ['The ruins could not be repaired.', 'The ruins were beyond repair.'],
  ['The mate was not punished.', 'The mate escaped being punished.'],
  ['The alarm did not stop.', 'All attempts to stop the alarm were in vain.'],
  ['The ship never left without a pilot.', 'The ship always left with a pilot.'],
  ['No crew went ashore without its officer.', 'Every crew went ashore with its officer.'],
  ['Nothing was published before 1962.', 'It was not until 1962 that anything was published.'],
  ['Nobody had climbed the peak before her.', 'She was the first to climb the peak.'],
  ['Every province except Limburg accepted the plan.', 'Limburg alone among the provinces did not accept the plan.'],
  ['Keller travelled with her sister.', 'Keller did not travel alone but with her sister.'],
  ['The firm did not merge with Albion.', 'The firm considered whether to merge with Albion but decided against it.'],
  ['Harlow did not want to ride but to walk.', 'Harlow would rather walk than ride.'],
  ['After 1975 no trains stopped there.', 'Trains stopped calling there in 1975.'],
  ['It was a matter of money more than of principle.', 'It was not so much a matter of principle as of money.'],
  ['It is possible that the letter is genuine.', 'It is not impossible that the letter is genuine.'],
  ['The firm no longer makes clocks.', 'The firm has given up making clocks.'],
  ['He lost everything except his violin.', 'He lost everything save his violin.'],
  ['No other ship survived.', 'The Dora was the sole ship to survive.'],
  ['It has not been decided yet whether a vote can be held.', 'The county must decide by May whether a vote can be held.'],
  ['The fire broke out just after the audience had left.', 'Hardly had the audience left when the fire broke out.'],
];

test.each(ALIKE)('%s — %s', (claim, sentence) => {
  expect(saidImplied(claim, sentence)).toBe(true);
  expect(saidImplied(sentence, claim)).toBe(true);
});

/** One denies what the other states, whatever else it says is not so. */
const CONTRARY: readonly (readonly [string, string])[] = [
  ['The task was not easy.', 'The task was easy.'],
  ['The X-ray did not reveal a signature.', 'Its authorship was doubted for decades, until an X-ray revealed a signature.'],
  ['The girl could not carry the crate.', 'The girl carried the crate; the chest was too heavy.'],
  ['Some villages rejected the treaty outright.', 'None of the villages rejected the treaty outright.'],
  ['The ship never left without a pilot.', 'The ship left without a pilot.'],
];

test.each(CONTRARY)('not alike: %s — %s', (claim, sentence) => {
  expect(saidImplied(claim, sentence)).toBe(false);
});
