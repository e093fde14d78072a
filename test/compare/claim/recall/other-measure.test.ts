import { expect, it } from 'vitest';
import { turnable, turned } from '../../../../src/compare/claim/recall/polarity.ts';

const found = (claim: string, sentence: string): string | undefined => {
  const sign = turned(turnable(claim), sentence);
  return sign?.how === 'stronger' ? sign.against : undefined;
};

it.each([
  ['The budget was approved unanimously.', 'The board approved the budget by three votes to one.', 'by three votes to one'],
  ['Der Rat beschloss den Bau einstimmig.', 'Der Rat beschloss den Bau mit neun zu vier Stimmen.', 'neun zu vier Stimmen'],
  ['The Greens won a majority of the 39 seats.', 'The Greens won 14 of the 39 seats.', '14 of the 39 seats'],
  ['The tenant may keep one dog and one cat.', 'The tenant may keep one dog or one cat.', 'one dog or one cat'],
  ['The dividend was raised to 12 pence a share.', 'The dividend was held at 12 pence a share.', 'held'],
  ['Version 4.0 adds support for Python 3.8.', 'Version 4.0 drops support for Python 3.8.', 'drops'],
  ['Permission to appeal was granted.', 'Permission to appeal to the Supreme Court was refused.', 'refused'],
])('tells another measure of the same: %s', (claim, sentence, against) => {
  expect(found(claim, sentence)).toBe(against);
});

it.each([
  ['The budget was not approved unanimously.', 'The board approved the budget by three votes to one.'],
  ['The budget was approved unanimously.', 'The board approved the budget unanimously, by four votes to none.'],
  ['The Greens won a majority of the 39 seats.', 'The Greens won 24 of the 39 seats.'],
  ['The tenant may keep one cat or one dog.', 'The tenant may keep one dog or one cat.'],
  ['The dividend was held at 12 pence a share.', 'The dividend was held at 12 pence a share.'],
  ['The rate was raised in May.', 'The meeting was held in May.'],
])('says nothing of the same, of a denial, and of other things: %s', (claim, sentence) => {
  expect(found(claim, sentence)).toBeUndefined();
});
