/** One person's name in its many forms. Each line of test/pairs/names.csv is a case. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CslName } from '../../src/model/csl.ts';
import { compareNames, type Person, personOf } from '../../src/text/names.ts';
import { readPairs } from '../pairs/read.ts';

/** "Family, Given" or a name given whole. */
function person(text: string): Person {
  const comma = text.indexOf(',');
  const name: CslName = comma < 0 ? { literal: text } : { family: text.slice(0, comma), given: text.slice(comma + 1).trim() };
  const reduced = personOf(name);
  if (reduced === null) throw new Error(`no name in ${text}`);
  return reduced;
}

describe('two names', () => {
  for (const { grade, cited = '', recorded = '', note } of readPairs('names')) {
    it(`${grade}: ${cited} and ${recorded} (${note})`, () => {
      expect(compareNames(person(cited), person(recorded))).toBe(grade);
      expect(compareNames(person(recorded), person(cited))).toBe(grade);
    });
  }

  it('are compared alike from either side, and any name is itself', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdehimnorstuüéł-'), minLength: 2, maxLength: 9 });
    const name = fc.record({ family: word, given: fc.oneof(word, fc.constantFrom('A.', 'AB', 'J.-P.', '')) });
    fc.assert(
      fc.property(name, name, (a, b) => {
        const [left, right] = [personOf(a), personOf(b)];
        if (left === null || right === null) return;
        expect(compareNames(left, right)).toBe(compareNames(right, left));
        expect(compareNames(left, left)).toBe('same');
      }),
    );
  });

  it('reads no name out of punctuation, and never throws for what a list may hold', () => {
    expect(personOf({ family: '---' })).toBeNull();
    expect(personOf({})).toBeNull();
    for (const nobody of ['&NA;', 'Anonymous', 'No authors listed']) expect(personOf({ literal: nobody }), nobody).toBeNull();
    fc.assert(
      fc.property(fc.string(), fc.string(), (family, given) => {
        personOf({ family, given });
        personOf({ literal: family });
      }),
    );
  });
});

describe('what a name is', () => {
  it('tells placeholders from people', () => {
    for (const placeholder of ['Doe, John', 'Lastname, Firstname', 'Author, First', 'Author, A.']) {
      expect(person(placeholder).placeholder, placeholder).toBe(true);
    }
    for (const real of ['Doe, Michael', 'Smith, John', 'Author, Christine M.', 'Nameki, A.']) {
      expect(person(real).placeholder, real).toBe(false);
    }
  });

  it('tells institutions from people', () => {
    for (const group of ['Gemma Team', 'World Health Organization', 'OpenAI', 'ATLAS Collaboration', 'R Core Team']) {
      expect(person(group).group, group).toBe(true);
    }
    for (const one of ['Bank, Steven', 'Plato', 'Vaswani, Ashish']) expect(person(one).group, one).toBe(one.startsWith('Bank'));
  });

  it('marks scripts that have no Latin letters to compare', () => {
    expect(person('王, 伟').unlettered).toBe(true);
    expect(person('Колмогоров, А.').unlettered).toBe(false);
  });

  it('are one person under one ORCID iD, whatever they are called, and two under two', () => {
    const bearing = (ORCID: string, family = 'Quill', given = 'Ada'): Person => {
      const reduced = personOf({ family, given, ORCID });
      if (reduced === null) throw new Error('no name');
      return reduced;
    };
    const [one, other] = ['0000-0002-1825-0097', '0000-0001-5109-3700'];
    expect(compareNames(bearing(one), bearing(`https://orcid.org/${one}`, 'Rook', 'Ada'))).toBe('same');
    expect(compareNames(bearing(one), bearing(other))).toBe('surname');
    expect(compareNames(bearing(one), bearing(other, 'Stark', 'Ben'))).toBe('none');
    // A wrong check digit is no iD.
    for (const wrong of ['0000-0002-1825-0098', '0000-0002-1825', 'x']) {
      expect(bearing(wrong).orcid).toBeUndefined();
      expect(compareNames(bearing(wrong), bearing(other))).toBe('same');
    }
    expect(bearing('0000-0002-1694-233X').orcid).toBe('0000-0002-1694-233X');
  });
});

describe('an office by its letters', () => {
  const grade = (short: string, long: string) => {
    const [a, b] = [personOf({ literal: short }), personOf({ literal: long })];
    return a === null || b === null ? null : compareNames(a, b);
  };
  it('is the office', () => {
    expect(grade('BSI', 'British Standards Institution')).toBe('same');
    expect(grade('NIH', 'National Institutes of Health')).toBe('same');
    expect(grade('HRW', 'Human Rights Watch')).toBe('same');
    expect(grade('Generic Software, Inc', 'GSI')).toBe('same');
  });
  it('is no person, and no other office', () => {
    const letters = personOf({ literal: 'JPS' });
    const person = personOf({ family: 'Smith', given: 'John Peter' });
    expect(letters !== null && person !== null && compareNames(letters, person)).toBe('none');
    expect(grade('Jps', 'John Peter Smith')).toBe('none');
    expect(grade('BSA', 'British Standards Institution')).not.toBe('same');
  });
});
