import { describe, expect, it } from 'vitest';
import { bagsAgree, isFamilyFirst, isTurnedRound } from '../../../src/text/names/turned.ts';

const parts = (name: string): { family: string[]; given: string[] } => {
  const [given = '', family = ''] = name.split('|');
  return { family: family.split(' '), given: given.split(' ').filter((word) => word !== '') };
};

describe('names whose parts changed places', () => {
  it.each([
    ['m pawan|kumar', 'pawan k|mudigonda', true],
    ['m arthur|clarke', 'arthur k|moore', false],
    ['arthur c|cormack', 'arthur c|clarke', false],
    ['m pawan|kumar', 'pawan k l|mudigonda', false],
    ['m pawan|kumar', 'pavel k|mudigonda', false],
  ])('%s and %s, each with the initial of the other’s family name: %s', (one, other, same) => {
    expect(isTurnedRound(parts(one), parts(other))).toBe(same);
  });

  it('are one bag of words', () => {
    expect(bagsAgree(parts('hashemi|abolfazl'), parts('abolfazl|hashemi'))).toBe(true);
    expect(bagsAgree(parts('arthur c|cormack'), parts('arthur c|clarke'))).toBe(false);
    expect(bagsAgree(parts('ada|roe'), parts('bo|poe'))).toBe(false);
  });

  it('have the family name first where nothing tells', () => {
    expect(isFamilyFirst(parts('zhou xiao|ming'), parts('xiaoming|zhou'))).toBe(true);
    expect(isFamilyFirst(parts('ada|roe'), parts('ada|roe'))).toBe(false);
  });
});
