import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { ownerExchanged } from '../../../../src/compare/claim/exchanged/owners.ts';

const told = (claim: string, evidence: string): string | undefined => ownerExchanged(saidIn(claim), () => statedIn(evidence))?.against;

/** Two things and their owners, told in several ways. */
const SOURCES = [
  'The mill belongs to Ada Roe and the brewery to Bo Lind.',
  'Ada Roe owns the mill, and Bo Lind owns the brewery.',
  'Ada Roe owns the mill and Bo Lind the brewery.',
  'The mill is owned by Ada Roe, the brewery by Bo Lind.',
  'Ada Roe is the owner of the mill, while the brewery is the property of Bo Lind.',
];

it.each(SOURCES)('tells what another owns: %s', (source) => {
  for (const claim of [
    'Bo Lind owns the mill.',
    'The brewery belongs to Ada Roe.',
    'The mill is owned by Bo Lind.',
    'The owner of the brewery is Ada Roe.',
    'Bo Lind owns the mill and Ada Roe the brewery.',
    'Ada Roe owns both the mill and the brewery.',
  ])
    expect(told(claim, source), claim).toBe(source);
});

it.each(SOURCES)('says nothing of what is so: %s', (source) => {
  for (const claim of [
    'Ada Roe owns the mill.',
    'The brewery belongs to Bo Lind.',
    'Bo Lind owns the brewery and Ada Roe the mill.',
    'Bo Lind does not own the mill.',
    'The owner of the mill is Ada Roe.',
  ])
    expect(told(claim, source), claim).toBeUndefined();
});

it.each([
  ['Ada Roe owns the brewery.', 'Ada Roe owns the mill and the brewery.'],
  ['Bo Lind owns the mill.', 'Ada Roe and Bo Lind own the mill, and Bo Lind owns the brewery.'],
  ['Bo Lind owns the mill.', 'The mill belongs to Ada Roe and the brewery to Bo Lind. In 2010 Bo Lind bought the mill.'],
  ['Bo Lind owns the mill.', 'Ada Roe owned the mill until 1990, and Bo Lind the brewery.'],
  ['Bo Lind owns the mill.', 'Ada Roe owns half of the mill, and Bo Lind owns the brewery.'],
  ['Ada Roe owns the brewery.', 'Ada Roe owns the mill and also the brewery of her father.'],
  ['The lake belongs to the club.', 'The upper lake belongs to the state and the lower lake to the club.'],
])('says nothing: %s / %s', (claim, source) => expect(told(claim, source)).toBeUndefined());
