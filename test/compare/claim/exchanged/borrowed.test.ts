import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { figureBorrowed } from '../../../../src/compare/claim/exchanged/borrowed.ts';

const told = (claim: string, evidence: string): string | undefined => figureBorrowed(saidIn(claim), () => statedIn(evidence))?.against;

const FLOOD = 'Flooding closed the coast road for five days and damaged about 140 homes; nobody was hurt.';

it('tells a figure that is of something else', () => {
  expect(told('Flooding closed the coast road for 140 days.', FLOOD)).toBe('five days');
  expect(told('The voucher lasts six years.', 'The voucher lasts four years. Refunds take six hours.')).toBe('four years');
});

it('says nothing of the same amount, of one told more roughly, and of a figure that counts nothing else', () => {
  expect(told('Flooding closed the coast road for five days.', FLOOD)).toBeUndefined();
  expect(told('Flooding closed the coast road for 120 hours.', FLOOD)).toBeUndefined();
  expect(
    told('The patients were followed up for 65 months.', 'The patients, aged 18 to 65, were followed up for 3 years.'),
  ).toBeUndefined();
  expect(told('Flooding damaged 140 homes.', FLOOD)).toBeUndefined();
});
