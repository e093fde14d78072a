import { expect, it } from 'vitest';
import { saidIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { limitDropped } from '../../../../src/compare/claim/limits/index.ts';
import { sentencesIn } from '../../../../src/compare/claim/read-once.ts';

const BILL = 'The bill would require ports to electrify cranes by 2035.';
const FIRE = 'Police arrested a man on suspicion of setting fire to the town hall.';
const COUNT = 'The opposition accused the commission of delaying the count.';
const TENDER = 'A third tender is to be announced in March.';
const TAX = 'The opposition called the parking plan a tax on families.';
const BREACH =
  'Where the breach is likely to result in a high risk, the controller shall communicate it to the data subject without delay.';
const SCHOOLS = 'The ministry said that all schools had been rebuilt; an independent audit counted 42 of 118.';
const MINISTER = 'The newspaper reported that the minister had read the letter. The minister has denied this.';
const WAGES = 'A discretionary bonus may still be wages.';

const against = (claim: string, text: string): string | null =>
  limitDropped(saidIn(claim), () => ({ text, sentences: sentencesIn(text) }))?.against ?? null;

it.each([
  ['The Clean Ports Act requires ports to electrify cranes by 2035.', BILL, 'bill would require'],
  ['A man set fire to the town hall.', FIRE, 'suspicion of setting'],
  ['The commission delayed the count.', COUNT, 'accused the commission of delaying'],
  ['A third tender was announced in March.', TENDER, 'is to be announced'],
  ['The parking plan is a tax on families.', TAX, 'called the parking plan a'],
  [
    'The controller must communicate a breach to the data subject without delay.',
    BREACH,
    'Where the breach is likely to result in a high risk',
  ],
  ['All schools had been rebuilt.', SCHOOLS, 'ministry said that … an independent audit counted 42 of 118'],
  ['The minister had read the letter.', MINISTER, 'newspaper reported that … has denied this'],
  ['A discretionary bonus is always wages.', WAGES, 'may still be wages'],
])('sees what is not so, or not yet: %s', (claim, text, words) => {
  expect(against(claim, text)).toBe(words);
});

it.each([
  ['If it became law, the bill would require ports to electrify cranes.', BILL],
  ['A man is suspected of setting fire to the town hall.', FIRE],
  ['The commission delayed the count.', `${COUNT} It admitted that it had delayed it.`],
  ['A third tender is to be announced in March.', TENDER],
  ['A third tender was announced in March.', `${TENDER} It was announced on the fifth.`],
  ['The parking plan was criticised as a tax on families.', TAX],
  ['If a high risk is likely, the controller shall communicate the breach.', BREACH],
  ['An independent audit counted 42 of 118 schools.', SCHOOLS],
  ['The town is a port on the river.', 'The town, called Saltby, is a port on the river.'],
  ['Solar panels of 40 metres were laid by the firm.', 'The firm will lay panels of 40 metres per week.'],
])('says nothing of what the source has: %s', (claim, text) => {
  expect(against(claim, text)).toBeNull();
});
