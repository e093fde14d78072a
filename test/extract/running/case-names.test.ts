import { describe, expect, it } from 'vitest';
import { isParty, leads, partyBefore, shortNameBefore, withoutLeads } from '../../../src/extract/running/case-names.ts';

const party = (text: string) => text.slice(text.length - partyBefore(text));

describe('the first party', () => {
  it.each([
    ['The Court relied on Roe', 'Roe'],
    ['See also Roe & Sons, Inc.', 'Roe & Sons, Inc.'],
    ['That is the law of the Act. United States', 'United States'],
    ['State ex rel. Roe', 'State ex rel. Roe'],
    ['Under The Florida Star', 'The Florida Star'],
    ['First Nat’l Bank of Roe', 'First Nat’l Bank of Roe'],
    ['(Roe', 'Roe'],
    ['R (on the application of Roe)', 'R (on the application of Roe)'],
    ['it failed (R. and Roe', 'R. and Roe'],
    ['the court (in a case of Roe)', ''],
    ['Poe v. Doe, 12 F.3d 45 (1993) ...... 3, 5\nRoe Corp.', 'Roe Corp.'],
    ['A HEADING OF THE BRIEF\n\nRoe', 'Roe'],
    ['at para 13 and Roe', 'Roe'],
    ['the funds were due\n6 Roe', 'Roe'],
    ['the funds were due.\n9 See Roe', 'Roe'],
    ['The rule is old. See\n84 Lumber Co.', '84 Lumber Co.'],
    ['See Citizens for Resp. & Hedges in Wash. (CRHW)', 'Citizens for Resp. & Hedges in Wash. (CRHW)'],
    ['Roe Shipping (London) Ltd', 'Roe Shipping (London) Ltd'],
    ['See Hedge Emps. Int’l Union, Loc. 1', 'Hedge Emps. Int’l Union, Loc. 1'],
    ['See Does 1-6', 'Does 1-6'],
    ['as was held before', ''],
    ['It rained. In', ''],
  ])('%s: %s', (text, expected) => {
    expect(party(text)).toBe(expected);
  });
  it('is no sentence', () => {
    expect(isParty('Doe Corp.')).toBe(true);
    expect(isParty('the United Kingdom')).toBe(true);
    expect(isParty('A (Children) (Twins: Separation)')).toBe(true);
    expect(isParty('Secretary of State for Hedges, ex parte Roe')).toBe(true);
    expect(isParty('Doe was wrong')).toBe(false);
    expect(isParty('HEDGE Opinion of the Court Poe')).toBe(false);
    expect(isParty('')).toBe(false);
  });
});

describe('a short name', () => {
  it.each([
    ['The Court in Roe', 'Roe'],
    ['See Poe Corp.', 'Poe Corp.'],
    ['it said', ''],
  ])('%s: %s', (text, expected) => {
    expect(shortNameBefore(text)).toBe(expected);
  });
});

it('stands behind words that lead to it', () => {
  expect('See also Roe, A.'.slice(withoutLeads('See also Roe, A.'))).toBe('Roe, A.');
  expect(withoutLeads('Roe, A.')).toBe(0);
  expect([leads('Later'), leads('Roe')]).toEqual([true, false]);
});
