import { describe, expect, it } from 'vitest';
import { mayBeNoAuthor, mayNameThing, namesOccasion, placesNamed } from '../../../src/extract/citations/places.ts';
import { extract } from '../../../src/extract/index.ts';
import { documentOf } from '../document-of.ts';

describe('mayBeNoAuthor', () => {
  it.each([
    'Boston',
    'D-Ohio',
    'StataCorp',
    'MathWorks',
    'France',
    'Frankreich',
    'The Netherlands',
    'West Virginia',
    'Clean Air Act',
    'Olympics',
    'World Values Survey',
    'São Paulo',
    'Blue Note',
    'Android',
    'Apple',
    'Rio',
    'Москва',
    'Lissabon',
    'København',
    '東京',
  ])('doubts %s', (name) => expect(mayBeNoAuthor(name)).toBe(true));
  it.each([
    'Ng',
    'McDonald',
    'DeMarsh',
    'VanHoof',
    'Müller-Lüdenscheidt',
    'World Health Organization',
    'Lawson',
    'Warsame',
    'Francese',
    'UNESCO',
  ])('leaves %s', (name) => expect(mayBeNoAuthor(name)).toBe(false));
});

describe('mayNameThing', () => {
  it.each([
    ['The app ', '(Hyde 2012)'],
    ['They won gold ', '(Hyde 2004)'],
    ['', '(Council, 2012, 14 million)'],
    ['', '(pers. comm., P. Hyde, 2019)'],
    ['', '(Salmo salar Linnaeus, 1758)'],
  ])('doubts %s%s', (before, printed) => expect(mayNameThing(before, printed)).toBe(true));
  it.each([
    ['as was shown ', '(Hyde 2012)'],
    ['', '(Hyde, 2012, 14)'],
    ['', '(Hyde and Pell, 2012)'],
  ])('leaves %s%s', (before, printed) => expect(mayNameThing(before, printed)).toBe(false));
});

describe('placesNamed', () => {
  it('gives what a text uses for places, and no people it cites', () => {
    const text =
      'We asked farmers in Oaxaca and near Puerto Escondido. As in Marsh (2019), in Lind and Roe (2001), in Poe et al., in Hyde’s work, it is so.';
    expect([...placesNamed(text)]).toEqual(['oaxaca', 'puerto escondido']);
  });
});

describe('namesOccasion', () => {
  it.each(['IUCN World Parks Congress', 'Amsterdam', 'Durban Declaration', 'Olympics'])('knows %s', (name) =>
    expect(namesOccasion(name)).toBe(true),
  );
  it.each(['Ng', 'Van Dijk', 'García Márquez', 'StataCorp'])('leaves %s', (name) => expect(namesOccasion(name)).toBe(false));
  it('keeps meetings with their towns from being called works that the list lacks', () => {
    const names = ['Arden', 'Brook', 'Croft', 'Dale'];
    const list = names.map((name, n) => `${name}, A. (${2001 + n}). On the hedges of ${name}. Journal of Hedges, ${n + 1}, 1–9.`);
    const cites = `Hedges grow (${names.map((name, n) => `${name}, ${2001 + n}`).join('; ')}).`;
    const said = (words: string) =>
      extract(documentOf(`${cites} ${words}\n\nReferences\n\n${list.join('\n\n')}\n`)).remarks.map(({ kind, says }) => `${kind}: ${says}`);
    expect(
      said('People met twice (CAA 2003 in Amsterdam and EAA 2003 in Belfast), and once more (Vth World Parks Congress, Durban 2003).'),
    ).toEqual([]);
    expect(said('Others doubt it (Elm and Ford, 2003).')).toEqual([
      'cited-but-missing: The text cites “Elm and Ford 2003”, which the reference list does not hold.',
    ]);
  });
});
