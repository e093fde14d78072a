import { expect, test } from 'vitest';
import { ITALIAN } from '../../../../src/compare/claim/tongues/italian.ts';
import { allOfLimited, ofTheExcepted } from '../../../../src/compare/claim/tongues/of-all.ts';
import { told } from '../../../../src/compare/claim/tongues/told.ts';

const limited = (claim: string, sentence: string): string | null =>
  allOfLimited(told(claim, ITALIAN), told(sentence, ITALIAN))?.against ?? null;

test.each([
  ['Il bagno è gratuito per tutti.', 'Il bagno è gratuito per i bambini sotto i 12 anni.', 'sotto i 12 anni.'],
  ['Le lezioni di nuoto si tengono tutti i giorni.', 'Le lezioni di nuoto si tengono solo il giovedì.', 'solo il giovedi.'],
  ['Il bagno è gratuito per i bambini.', 'Il bagno è gratuito per i bambini sotto i 12 anni.', null],
  ['Il bagno è gratuito per tutti.', 'Il bagno è gratuito per tutti, non solo per i bambini.', null],
])('%s', (claim, sentence, against) => {
  expect(limited(claim, sentence)).toBe(against);
});

test('what is excepted', () => {
  const found = ofTheExcepted(told('I cani entrano.', ITALIAN), told('Gli animali entrano, tranne i cani.', ITALIAN));
  expect(found?.against).toBe('tranne i cani');
});
