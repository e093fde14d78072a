import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { datesExchanged } from '../../../../src/compare/claim/exchanged/dated.ts';

const EVIDENCE =
  'The Kestrel Trust was founded in 1952 and bought Ardley Hall in 1968. The hall was opened to visitors in 1974. In 1980 a fire burned the barn, and in 1981 a flood took the bridge.';
const told = (claim: string, evidence = EVIDENCE): string | undefined => datesExchanged(saidIn(claim), () => statedIn(evidence))?.against;

it('tells two years that are each of the other event', () => {
  for (const claim of [
    'The Kestrel Trust was founded in 1968 and bought Ardley Hall in 1952.',
    'Ardley Hall was bought in 1974 and opened to visitors in 1968.',
    'A fire burned the barn in 1952, and the trust was founded in 1980.',
  ])
    expect(told(claim), claim).toBeDefined();
});

it('says nothing of years in their place, of one year, of words that are shared, and of years that stand twice', () => {
  for (const claim of [
    'The Kestrel Trust was founded in 1952 and bought Ardley Hall in 1968.',
    'In 1968 Ardley Hall was bought, which was opened in 1974.',
    'The trust was founded in 1968.',
    'The trust has owned the hall since 1968 and was set up in 1952.',
  ])
    expect(told(claim), claim).toBeUndefined();
  expect(told('The trust was founded in 1968 and bought the hall in 1952.', `${EVIDENCE} Since 1952 it has owned a mill.`)).toBeUndefined();
});

it('takes the number of a law for no year', () => {
  expect(
    told('From 1 January 2028 Directive 2011/20 is repealed.', 'Directive 2011/20 is repealed with effect from 1 January 2028.'),
  ).toBeUndefined();
});
