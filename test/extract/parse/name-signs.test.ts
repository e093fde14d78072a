import { describe, expect, it } from 'vitest';
import { familyLike, givenLike, initialsOnly, isInitials, isParticle, isUpperName } from '../../../src/extract/parse/name-signs.ts';

describe('signs of names', () => {
  it.each(['J.', 'J. A.', 'JA', 'J.-P.', 'Yu. V.', "ד'"])('%s is initials', (text) => expect(initialsOnly(text)).toBe(true));
  it.each(['Jane', 'van', 'J. Smith', ''])('%s is not', (text) => expect(initialsOnly(text)).toBe(false));

  it('tells particles from names', () => {
    expect(['van', 'de', 'Von', 'ibn', "d'", 'בן'].every(isParticle)).toBe(true);
    expect(['Ben', 'Vanya', 'Dea', 'delightful'].some(isParticle)).toBe(false);
  });

  it('takes four capitals for initials and five for a name', () => {
    expect(isInitials('JAMB')).toBe(true);
    expect(isInitials('JAMES')).toBe(false);
    expect(isUpperName('JAMES')).toBe(true);
    expect(isUpperName('LI')).toBe(false);
  });

  it('knows what can be given and what a family name alone', () => {
    expect(['Anna', 'Anna B.', 'J.', 'J. van'].every(givenLike)).toBe(true);
    expect(givenLike('the end of it')).toBe(false);
    expect(['Virtanen', 'van der Berg', 'García Márquez'].every(familyLike)).toBe(true);
    expect(['A. Virtanen', 'one two three'].some(familyLike)).toBe(false);
  });
});
