import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  familyLike,
  givenInitials,
  givenLike,
  initialsOnly,
  isInitials,
  isParticle,
  isSuffix,
  isUpperName,
} from '../../../src/text/people/parts.ts';

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

  it('tells a suffix', () => {
    expect(['Jr.', 'sr', 'III', '2nd', 'Jnr.'].every(isSuffix)).toBe(true);
    expect(['J', 'Ian', 'Ives', 'Jurg', '2nds'].some(isSuffix)).toBe(false);
  });

  it('looks at first letters for no other answer than the whole patterns give', () => {
    const particle =
      /^(?:von|vom|van|de|der|den|del|della|dello|delle|degli|dei|di|da|dal|das|dos|do|du|des|le|la|lo|las|los|ten|ter|te|zu|zum|zur|af|av|al|el|bin|ibn|ben|bint|أبو|ابن|בן|st\.?|’t|'t|d’|d'|y)$/i;
    const alone = /^(?:\p{Lu}\p{M}?\p{Ll}?[.·]?(?:\s?[-–]\s?|\s)?){1,5}$/u;
    const stopped = /^(?:\p{Lu}\p{Ll}?\p{M}?\.[\s-]*|\p{Lu}\p{M}?[\s-]*){1,5}$/u;
    const initials = /^(?:\p{Lu}\p{M}?\.?[-–]?){1,4}$/u;
    const only = (text: string): boolean => alone.test(text) && stopped.test(text);
    const given = (text: string): boolean => {
      const words = text.split(' ');
      while (words.length > 1 && /^\p{Ll}/u.test(words.at(-1) ?? '') && particle.test(words.at(-1) ?? '')) words.pop();
      return only(words.join(' '));
    };
    const letters = fc.constantFrom(..."JAYuvoÖöde.-–·’' ", 'e\u0301', 'Ж', 'ж', 'de', 'van', 'von', 'St', 'ſ', '王', '1');
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 7 }), (parts) => {
        const text = parts.join('');
        expect(initialsOnly(text)).toBe(only(text));
        expect(givenInitials(text)).toBe(given(text));
        expect(isInitials(text)).toBe(initials.test(text) && (text.length <= 4 || text.includes('.')));
        expect(isUpperName(text)).toBe(/^[\p{Lu}\p{M}'’-]{3,}$/u.test(text));
        expect(isParticle(text)).toBe(text.length < 6 && text !== 'Ben' && particle.test(text));
        expect(isSuffix(text)).toBe(/^(?:jr|sr|jnr|snr|ii|iii|iv|2nd|3rd)\.?$/i.test(text));
      }),
      { numRuns: 2000 },
    );
  });
});
