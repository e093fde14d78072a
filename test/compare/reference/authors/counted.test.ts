import { expect, it } from 'vitest';
import { different, peopleOf } from '../../../../src/compare/reference/authors/counted.ts';
import { bylineOf, judgeBylines } from '../../../../src/compare/reference/authors.ts';
import { lacking } from '../../../../src/report/said/german-words.ts';

it('counts who is not recorded, and who is with another given name, and never nobody', () => {
  expect(different(1, 0, 3)).toBe('1 author of 3 cited not recorded');
  expect(different(2, 1, 5)).toBe('2 authors of 5 cited not recorded, 1 with another given name');
  expect(different(0, 1, 2)).toBe('1 author of 2 cited with another given name');
});

it('says the same in German', () => {
  expect(lacking(`${different(2, 1, 5)}: A. B`)).toBe('2 von 5 zitierten nicht verzeichnet, 1 mit anderem Vornamen: A. B');
  expect(lacking(`${different(0, 1, 2)}: A. B`)).toBe('1 von 2 zitierten mit anderem Vornamen: A. B');
});

it('counts undivided names among more bodies as bodies, and people among bodies as the authors', () => {
  const of = (...names: string[]): number => peopleOf(bylineOf(names.map((literal) => ({ literal })))?.people ?? []).length;
  expect(of('Food and Agriculture Organization', 'International Fund for Walls', 'World Health Organization')).toBe(3);
  expect(of('World Health Organization', 'UNICEF', 'UNFPA', 'Population Division of Walls')).toBe(4);
  expect(of('Ada Quill', 'Walls Collaboration')).toBe(1);
});

it.each([
  ['Kboayashi', 'Kobayashi', 'K.', 'Kenji', '; one name written otherwise: “Kboayashi” for “Kobayashi”'],
  ['Boulekdid', 'Boulkedid', 'Rym', 'Rym', '; one name written otherwise: “Boulekdid” for “Boulkedid”'],
  // Other manners of writing a name are no slips, nor is another middle name beside one.
  ['Mueller', 'Müller', 'K.', 'Kurt', ''],
  ['Mueller', 'Müller', 'Kurt A.', 'Kurt B.', ''],
  ['Kobayashi', 'Kobayashi', 'Ken A.', 'Ken B.', ''],
  ['Horvath', 'Horváth', 'K.', 'Kinga', ''],
])('tells a slip in a family name of a list that is the same: %s for %s', (own, recorded, given, full, told) => {
  const line = (family: string, first: string): NonNullable<ReturnType<typeof bylineOf>> => {
    const made = bylineOf([
      { family: 'Quill', given: 'Ada' },
      { family, given: first },
    ]);
    if (made === null) throw new Error('nobody');
    return made;
  };
  expect(judgeBylines(line(own, given), line(recorded, full), true)).toMatchObject({ label: 'match', why: `same authors${told}` });
});
