/** Shortened names turned about: a list that fits the recorded one name by name, and one that does not. */
import { describe, expect, it } from 'vitest';
import { bylineOf, judgeBylines } from '../../../src/compare/reference/authors.ts';
import { turnedNames } from '../../../src/compare/reference/turned-names.ts';
import type { CslName } from '../../../src/model/csl.ts';
import { type Person, personOf } from '../../../src/text/names.ts';

/** "Family, Given" between strokes. */
const names = (text: string): CslName[] =>
  text.split(' / ').map((one) => ({ family: one.split(', ')[0] ?? '', given: one.split(', ')[1] ?? '' }));
const people = (text: string): Person[] => names(text).flatMap((name) => personOf(name) ?? []);
const turned = (cited: string, found: string, cut = false): string | null => turnedNames(people(cited), people(found), cut);

describe('shortened names turned about', () => {
  it('are known by a whole given name', () => {
    expect(turned('James S., C.', 'Cooper, James S.')).toBe('named');
    expect(turned('Hans, V.', 'Van Dan Elzen, Hans')).toBe('named');
    expect(turned('Donald E., K. / Ronald L., G.', 'Knuth, Donald E. / Graham, Ronald L.')).toBe('named');
    expect(turned('Donald E., K.', 'Knuth, Donald E. / Graham, Ronald L.', true)).toBe('named');
  });
  it('are only initials where no name is left', () => {
    expect(turned('D. R., B. / A. S., G.', 'Burger, D. R. / Goldstein, A. S.')).toBe('initials');
    expect(turned('LL, B.', 'Bailey, LL')).toBe('initials');
  });
  it('are not the recorded ones where one does not fit', () => {
    expect(turned('James S., K.', 'Cooper, James S.')).toBeNull();
    expect(turned('John S., C.', 'Cooper, James S.')).toBeNull();
    expect(turned('Donald E., K. / Leslie, L.', 'Knuth, Donald E. / Graham, Ronald L.')).toBeNull();
    expect(turned('Donald E., K.', 'Knuth, Donald E. / Graham, Ronald L.')).toBeNull();
    expect(turned('Cooper, James S.', 'Cooper, James S.')).toBeNull();
  });
  it('make the authors agree, in part where they are initials alone', () => {
    const label = (cited: string, found: string): string => {
      const [ours, theirs] = [bylineOf(names(cited)), bylineOf(names(found))];
      return ours === null || theirs === null ? 'nobody' : judgeBylines(ours, theirs, true).label;
    };
    expect(label('James S., C.', 'Cooper, James S.')).toBe('match');
    expect(label('D. R., B. / A. S., G.', 'Burger, D. R. / Goldstein, A. S.')).toBe('partial');
    expect(label('D. R., B. / A. S., H.', 'Burger, D. R. / Goldstein, A. S.')).not.toBe('match');
  });
  it('are known by given names and the letters of all others, as in Vietnam', () => {
    expect(turned('Thach, TD / Cuong, PV', 'Tran Duc, Thach / Pham, Cuong Viet')).toBe('named');
    expect(turned('Thach, TN / Cuong, PV', 'Tran Duc, Thach / Pham, Cuong Viet')).toBeNull();
    expect(turned('Thach, D', 'Tran Duc, Thach')).toBeNull();
  });
});
