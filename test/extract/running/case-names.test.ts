import { describe, expect, it } from 'vitest';
import { isParty, partyBefore, shortNameBefore } from '../../../src/extract/running/case-names.ts';

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
    ['as was held before', ''],
    ['It rained. In', ''],
  ])('%s: %s', (text, expected) => {
    expect(party(text)).toBe(expected);
  });
  it('is no sentence', () => {
    expect(isParty('Doe Corp.')).toBe(true);
    expect(isParty('the United Kingdom')).toBe(true);
    expect(isParty('Doe was wrong')).toBe(false);
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
