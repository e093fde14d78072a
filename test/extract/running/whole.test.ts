import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeIn } from '../../../src/extract/running/whole.ts';

const found = (text: string) => wholeIn(text).map(({ start, end }) => text.slice(start, end));
const ROE = 'Roe A, Poe B. On hedges and reefs. J Gardens. 2006;57:139-66';
const DOE = 'Doe, A., & Lane, B. (2010). Of fences. Journal of Fences, 57(2), 139–166. https://doi.org/10.5555/reef.1';
const MOE = 'Moe S, Voe J (2010) The function of gates. Nat Rev Gates 11:114-126';

describe('whole references within sentences', () => {
  it('begin with names and initials and end with pages', () => {
    expect(found(`I would start with ${ROE}, and then read ${DOE}. After that, ${MOE} is the one that all cite.`)).toEqual([ROE, DOE, MOE]);
  });
  it.each([
    'Roe A was born. In 2006 the gates stood open 12:30-14:00 at the garden.',
    'As Roe and Poe (2010) show, hedges grow by 3:4-5 a year.',
    'Roe A, Poe B. On hedges, without pages.',
    'ROE V. POE HEDGES, INC.\nLane, J., dissenting\nThe act of 1999 names them in 75:1-16.',
    'Gates no longer stick (Ada M. Roe, #1204, 2019-05-12).',
    `Roe A, Poe B. On hedges.\n\nAnother paragraph of 2006;57:139-66.`,
  ])('are none: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
  it('end with any letter that a journal numbers its papers by', () => {
    const cited = 'Roe A, Poe B. On hedges and gates. BMJ. 2017;356:i6583';
    expect(found(`Hedges grow. See: ${cited}.`)).toEqual([cited]);
  });
  it('never overlap', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(ROE, MOE, ', and ', '. ', 'Roe A. ', '2006', '\n\n'), { maxLength: 12 }), (parts) =>
        wholeIn(parts.join('')).every(({ start, end }, i, all) => end > start && start >= (all[i - 1]?.end ?? 0)),
      ),
    );
  });
});
