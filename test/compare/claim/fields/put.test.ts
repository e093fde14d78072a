import { describe, expect, it } from 'vitest';
import { counted, putAs, stateFor, turnedRound } from '../../../../src/compare/claim/fields/put.ts';
import { readNumbers } from '../../../../src/text/numbers.ts';

const put = (claim: string, own: string): string | null => {
  const [one, other] = [readNumbers(claim)[0], readNumbers(own)[0]];
  return one === undefined || other === undefined ? null : putAs(one, other, claim);
};

describe('what is put in the place of what a claim says', () => {
  it.each([
    ['15 seconds', '1500 ms', '1.5'],
    ['ten years', '60 months', 'five'],
    ['4,312 metres', '3412 m', '3,412'],
    ['5 apples', '6 kg', null],
  ])('%s beside %s: %j', (claim, own, text) => expect(put(claim, own)).toBe(text));

  it('counts as the claim does', () => {
    expect([counted(3, 'Four'), counted(0, 'two'), counted(3, '4')]).toEqual(['Three', 'no', '3']);
  });

  it.each([
    ['The door is open', 'is not'],
    ['The hut has a stove', 'has no '],
    ['It is not deprecated', 'is '],
    ['It has been deprecated', 'has not '],
    ['It never opens and is unlocked', null],
  ])('turns round: %s', (text, changed) => expect(turnedRound(text, { start: 0, end: text.length })?.put ?? null).toBe(changed));

  it('takes "still" and "has been" with a state', () => {
    expect(stateFor('The issue is still open', { start: 19, end: 23 }, 'closed', 'closed')).toEqual({
      span: { start: 13, end: 23 },
      put: 'closed',
    });
    expect(stateFor('It has been completed', { start: 12, end: 21 }, 'in progress', 'in progress').put).toBe('is in progress');
  });
});
