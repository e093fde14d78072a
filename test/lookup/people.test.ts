import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { named, nameOfLine, nameOfParts, orcid } from '../../src/lookup/people.ts';

describe('nameOfLine', () => {
  it.each([
    ['Ada Lovelace', { family: 'Lovelace', given: 'Ada' }],
    ['Jan van der Berg', { family: 'van der Berg', given: 'Jan' }],
    ['Danilo de Oliveira Silva', { family: 'Silva', given: 'Danilo de Oliveira' }],
    ['Berg, Jan van der', { family: 'Berg', given: 'Jan van der' }],
    ['Smith, John, Jr.', { family: 'Smith', given: 'John', suffix: 'Jr.' }],
    ['John Smith Jr.', { family: 'Smith', given: 'John', suffix: 'Jr.' }],
    ['Yu Sun 0020', { family: 'Sun', given: 'Yu' }],
    ['Madonna', { literal: 'Madonna' }],
    ['王伟', { literal: '王伟' }],
    ['ATLAS Collaboration', { literal: 'ATLAS Collaboration' }],
    ['National Institute of Standards and Technology', { literal: 'National Institute of Standards and Technology' }],
    ['van Dyck', { family: 'Dyck', given: 'van' }],
  ])('%s', (line, expected) => expect(nameOfLine(line)).toEqual(expected));

  it('gives nothing for nothing', () => {
    for (const line of ['', '  ', null, undefined, '<i></i>']) expect(nameOfLine(line)).toBeNull();
  });

  it('loses no letter of a name', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[A-Z][a-z]{1,8}$/), { minLength: 1, maxLength: 4 }), (words) => {
        const name = nameOfLine(words.join(' '));
        expect([name?.given, name?.family, name?.suffix, name?.literal].filter((part) => part !== undefined).join(' ')).toBe(
          words.join(' '),
        );
      }),
    );
  });
});

describe('nameOfParts', () => {
  it('keeps what is stated, and knows groups', () => {
    expect(nameOfParts({ family: 'Ng', given: 'A.', suffix: 'III', ORCID: 'https://orcid.org/0000-0002-1825-0097' })).toEqual({
      family: 'Ng',
      given: 'A.',
      suffix: 'III',
      ORCID: '0000-0002-1825-0097',
    });
    expect(nameOfParts({ name: 'WHO' })).toEqual({ literal: 'WHO' });
    expect(nameOfParts({ family: 'The Editors of The Lancet' })).toEqual({ literal: 'The Editors of The Lancet' });
    expect(nameOfParts({ given: 'Suharto' })).toEqual({ literal: 'Suharto' });
    expect(named([nameOfParts({}), nameOfParts({ family: 'X' })])).toEqual([{ family: 'X' }]);
  });
});

describe('orcid', () => {
  it('is bare, or not there', () => {
    expect(orcid('https://orcid.org/0000-0002-1825-009x')).toBe('0000-0002-1825-009X');
    for (const text of ['', null, undefined, '0000-0002']) expect(orcid(text)).toBeUndefined();
  });
});
