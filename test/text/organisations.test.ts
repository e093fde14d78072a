import { describe, expect, it } from 'vitest';
import { standsForOrganisation } from '../../src/text/organisations.ts';

const stands = (short: string, long: string): boolean => standsForOrganisation(short, long.split(' '));

describe('a short name of an organisation', () => {
  it.each([
    ['iso', 'international organization for standardization'],
    ['iso', 'international organisation for standardisation'],
    ['who', 'world health organization'],
    ['apa', 'american psychological association'],
    ['cdc', 'u s centers for disease control and prevention'],
    ['fda', 'us food and drug administration'],
    ['w3c', 'world wide web consortium'],
    ['oecd', 'organisation for economic co operation and development'],
  ])('%s stands for %s', (short, long) => {
    expect(stands(short, long)).toBe(true);
  });

  it.each([
    ['who', 'world trade organization'],
    ['iso', 'institute of polish orchards'],
    ['cdc', 'centers for coastal defence'],
    ['eu', 'bank of england'],
    ['smith', 'some many items of trade'],
    ['ab', 'alpha beta'],
  ])('%s does not stand for %s', (short, long) => {
    expect(stands(short, long)).toBe(false);
  });
});
