import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleaned } from '../../../src/text/people/cleaned.ts';
import { EVERY_SIGN } from '../../../src/text/signs.ts';

describe('a list of names made ready', () => {
  it('loses what leads to it, words for roles and marks of notes, and tells of others', () => {
    expect(cleaned('In: Roe, A.*, Doe, B.2 (eds.)')).toEqual({ text: 'Roe, A., Doe, B.', etAl: false });
    expect(cleaned('See also Roe, A., et al.')).toEqual({ text: 'Roe, A. ;', etAl: true });
    expect(cleaned('lvanova, 0. P.')).toEqual({ text: 'Ivanova, O. P.', etAl: false });
    expect(cleaned('K. -H. Roe, J. -P. Doe')).toEqual({ text: 'K.-H. Roe, J.-P. Doe', etAl: false });
    expect(cleaned('Roe,\tA.  and Doe')).toEqual({ text: 'Roe, A. and Doe', etAl: false });
  });

  it('is the same whether a sign was looked for first or not', () => {
    const piece = fc.constantFrom(
      ...'Roe,|A.|de|von|In:|see |vgl. |Smith-|- |son|0. |lvan|*|†|§1|12|(eds.)|(C.)|[Hrsg.]| u. a.|& al|ders.| – |כהן|ולוי|م.|والسيد|王|и др.|  |\t|\u00a0|: |; |/|..| .| ,|ſee |Ünal|E'.split(
        '|',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
        const list = pieces.join('');
        expect(cleaned(list)).toEqual(cleaned(list, EVERY_SIGN));
      }),
      { numRuns: 600 },
    );
  });
});

describe('an Irish name that lost its apostrophe', () => {
  it.each([
    ['Petrov, I.; O Brien, S.; Roe, K.', 'O’Brien, S.'],
    ['Petrov I, O Brien S, Roe K', 'O’Brien S'],
  ])('has it back in %s', (list, name) => expect(cleaned(list).text).toContain(name));
  it('is not made of an initial', () => expect(cleaned('O. Brien and A. O Roe').text).not.toContain('’'));
});

describe('what somebody did', () => {
  it('is taken from behind the name', () => expect(cleaned('Roe, Sarah, host.').text).toBe('Roe, Sarah'));
  it('is left where it is a name', () => expect(cleaned('Roe, Sarah, Host, Bea').text).toBe('Roe, Sarah, Host, Bea'));
});
