/** Names by the rules of BibTeX, and by what people type instead. */
import { describe, expect, it } from 'vitest';
import { nameOf, parseNames } from '../../../src/read/bibtex/names.ts';

describe('nameOf', () => {
  it.each([
    ['Ann Roe', { family: 'Roe', given: 'Ann' }],
    ['Roe, Ann B.', { family: 'Roe', given: 'Ann B.' }],
    ['Ludwig van Beethoven', { family: 'Beethoven', given: 'Ludwig', 'non-dropping-particle': 'van' }],
    ['van der Waals, Johannes', { family: 'Waals', given: 'Johannes', 'non-dropping-particle': 'van der' }],
    ['Jean de la Fontaine', { family: 'Fontaine', given: 'Jean', 'non-dropping-particle': 'de la' }],
    ['de la Fontaine', { family: 'Fontaine', 'non-dropping-particle': 'de la' }],
    ['King, Jr., Martin Luther', { family: 'King', given: 'Martin Luther', suffix: 'Jr.' }],
    ['King, Martin Luther, Jr.', { family: 'King', given: 'Martin Luther', suffix: 'Jr.' }],
    ['Robert K. Hale, Jr.', { family: 'Hale', given: 'Robert K.', suffix: 'Jr.' }],
    ['van Dyke, Jr.', { family: 'Dyke', 'non-dropping-particle': 'van', suffix: 'Jr.' }],
    ['Martin Luther King Jr.', { family: 'King', given: 'Martin Luther', suffix: 'Jr.' }],
    ['Roe (née Weber), Ann', { family: 'Roe', given: 'Ann' }],
    ['Ann Roe (geb. Weber)', { family: 'Roe', given: 'Ann' }],
    ['{Gemma Team}', { literal: 'Gemma Team' }],
    ['{Berges}, J.', { family: 'Berges', given: 'J.' }],
    ['Paul {van der Berg}', { family: 'van der Berg', given: 'Paul' }],
    ['S.~W. Lovesey', { family: 'Lovesey', given: 'S. W.' }],
    ['Paul Erd{\\H o}s', { family: 'Erdős', given: 'Paul' }],
    ['{\\v{S}}aroun, J.', { family: 'Šaroun', given: 'J.' }],
    ['\\O ystein Ore', { family: 'Ore', given: 'Øystein' }],
    ['OpenAI', { literal: 'OpenAI' }],
    ['danah boyd', { family: 'boyd', given: 'danah' }],
    ['family=Gogh, given=Vincent, prefix=van', { family: 'Gogh', given: 'Vincent', 'non-dropping-particle': 'van' }],
    ["Jean Le Rond d'Alembert", { family: "d'Alembert", given: 'Jean Le Rond' }],
    ['Smith J. K.', { family: 'Smith', given: 'J. K.' }],
    ['de Vries J.-P.', { family: 'Vries', given: 'J.-P.', 'non-dropping-particle': 'de' }],
    ['李 明', { family: '明', given: '李' }],
  ])('reads %s', (source, name) => {
    expect(nameOf(source)).toEqual(name);
  });

  it('gives null when nothing is left', () => {
    expect(nameOf(' {} ')).toBeNull();
  });
});

describe('parseNames', () => {
  const families = (source: string) => parseNames(source).names.map((name) => name.family ?? name.literal);

  it('splits at "and", not inside braces or words', () => {
    expect(families('Ann Sand and {Barnes and Noble} AND Cy Poe\n and  Di Roe')).toEqual(['Sand', 'Barnes and Noble', 'Poe', 'Roe']);
  });

  it('takes a name alone without a given one for a body, and a comma too many for a slip', () => {
    expect(parseNames('Gemma Core Team, ').names).toEqual([{ literal: 'Gemma Core Team' }]);
    expect(parseNames('Council of Gardens,\n').names).toEqual([{ literal: 'Council of Gardens' }]);
    expect(parseNames('Ann Roe,').names).toEqual([{ family: 'Roe', given: 'Ann' }]);
    expect(parseNames('Ann Roe, and Bo Poe, ').names.map(({ family }) => family)).toEqual(['Roe', 'Poe']);
  });

  it('knows that more names follow', () => {
    for (const source of [
      'Ann Roe and others',
      'Roe, Ann and {others}',
      'Ann Roe et al.',
      'Ann Roe, et al',
      'Ann Roe and et al.',
      'Roe, Ann and et\n          al.',
      'Roe, Ann and al., et',
    ]) {
      expect(parseNames(source)).toEqual({ names: [{ family: 'Roe', given: 'Ann' }], more: true });
    }
  });

  it('understands lists without "and"', () => {
    expect(families('Ann Smith, Bo Roe, Cy Poe')).toEqual(['Smith', 'Roe', 'Poe']);
    expect(families('Smith, A.; Roe, B.')).toEqual(['Smith', 'Roe']);
    expect(parseNames('Smith A, Roe B, Poe C, Tarn, D').names).toHaveLength(4);
  });

  it('understands lists with commas before the last "and"', () => {
    expect(families('A. Smith, B. C. Roe and D. Poe')).toEqual(['Smith', 'Roe', 'Poe']);
    expect(families('J. S. Lind, H. Autio, L. Vesa and Castren, E.')).toEqual(['Lind', 'Autio', 'Vesa', 'Castren']);
    expect(families('Ann Smith, Bo Roe, Cy Poe and Di Tarn')).toEqual(['Smith', 'Roe', 'Poe', 'Tarn']);
    expect(families('von der Au, Ann Bo and Roe, B. C. and Poe, Jr., Cy')).toEqual(['Au', 'Roe', 'Poe']);
  });

  it('takes a list in extra braces apart, an institution not', () => {
    expect(families('{Smith, Ann and Roe, Bo}')).toEqual(['Smith', 'Roe']);
    expect(families('{Centers for Disease Control and Prevention}')).toEqual(['Centers for Disease Control and Prevention']);
  });
});
