/** Given names dealt out among the people of a list. */
import { describe, expect, it } from 'vitest';
import { dealtOut, givenStandBeside } from '../../../src/compare/reference/given-names.ts';
import { type Person, personOf } from '../../../src/text/names.ts';

/** "Ada Quill; Ben Rook" */
const people = (text: string): Person[] =>
  text.split('; ').flatMap((one) => {
    const [given = '', family = ''] = one.split(' ');
    return personOf({ given, family }) ?? [];
  });
const RECORDED = people('Ada Quill; Ben Rook; Cleo Stark');

describe('given names dealt out', () => {
  it('are told of two lists', () => {
    expect(dealtOut(people('Ben Quill; Ada Rook; Cleo Stark'), RECORDED)).toBe(true);
    expect(dealtOut(RECORDED, RECORDED)).toBe(false);
    expect(dealtOut(people('A Quill; B Rook; C Stark'), RECORDED)).toBe(false);
  });
  it('are told of initials, of which one list has fewer', () => {
    const recorded = people('A.B. Quill; C. Rook; D.E. Stark');
    expect(dealtOut(people('C. Quill; D. Rook; A. Stark'), recorded)).toBe(true);
    expect(dealtOut(people('A. Quill; C. Rook; D. Stark'), recorded)).toBe(false);
    // Degrees behind family names are nobody's.
    expect(dealtOut(people('M.D. Quill; C. Rook; D. Stark'), recorded)).toBe(false);
  });
  it('are not told of lists divided otherwise', () => {
    expect(dealtOut(people('Quill Ada; Rook Ben; Stark Cleo'), RECORDED)).toBe(false);
    expect(dealtOut(RECORDED.slice(1), RECORDED)).toBe(false);
  });
});

describe('given names beside family names', () => {
  const stand = (line: string, recorded = RECORDED): boolean => {
    const words = line.split(' ');
    return givenStandBeside(
      words,
      recorded,
      recorded.map(({ whole }) => words.indexOf(whole)),
    );
  };
  it.each(['ada quill ben rook cleo stark', 'quill a rook b stark c', 'quill ada ben rook cleo stark', 'quill a rook b c stark'])(
    'stand on a side: %s',
    (line) => {
      expect(stand(line)).toBe(true);
    },
  );
  it('do not where they are others’', () => {
    expect(stand('ben quill cleo rook ada stark')).toBe(false);
    expect(stand('quill b rook c stark a')).toBe(false);
    // Of two people, too, where the one before the first name can only be of somebody.
    expect(stand('ben quill ada rook', RECORDED.slice(0, 2))).toBe(false);
    expect(stand('ada quill ben rook', RECORDED.slice(0, 2))).toBe(true);
  });
  it('one slip of an initial is none', () => {
    expect(stand('x quill ben rook cleo stark')).toBe(true);
  });
  it('namesakes and names run together say nothing', () => {
    expect(stand('c quill a quill', people('Ada Quill; Cleo Quill'))).toBe(true);
    expect(stand('benrook adaquill')).toBe(true);
    expect(stand('quill rook stark')).toBe(true);
    expect(stand('von quill rook stark')).toBe(true);
  });
});
