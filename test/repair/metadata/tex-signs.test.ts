import { describe, expect, it } from 'vitest';
import { parseNames } from '../../../src/read/bibtex/names.ts';
import { texText } from '../../../src/read/tex/text.ts';
import { texName, texNameInOrder, texOf, texTitle } from '../../../src/repair/metadata/tex-signs.ts';

describe('texOf', () => {
  it.each([
    'R&D at 5 % of $10 in file_name #3',
    'Müller, Łódź, Ørsted and Straße',
    'Erdős and Čech',
    'a {brace} and a \\ sign',
    'Garbage–collection',
  ])('reads back as it was: %s', (text) => {
    expect(texText(texOf(text, false) ?? '')).toBe(text);
    const plain = texOf(text, true);
    expect(plain).toMatch(/^[\x20-\x7e]*$/);
    expect(texText(plain ?? '').replace('–', '--')).toBe(text.replace('–', '--'));
  });
  it('writes no letter that an ASCII file has no command for', () => {
    expect(texOf('王 and Li', true)).toBeNull();
    expect(texOf('王 and Li', false)).toBe('王 and Li');
  });
});

describe('texTitle', () => {
  it('protects words whose capitals mean something', () => {
    expect(texTitle('BERT and DNA in McKean and Paris', false)).toBe('{BERT} and {DNA} in {McKean} and Paris');
    expect(texText(texTitle('BERT: R&D', false) ?? '')).toBe('BERT: R&D');
  });
});

describe('names', () => {
  it.each([
    { family: 'Beethoven', given: 'Ludwig', 'non-dropping-particle': 'van' },
    { family: 'Roe', given: 'Ann', suffix: 'Jr.' },
    { family: 'Núñez de Balboa', given: 'Vasco' },
    { literal: 'The Group for Research and Others' },
    { family: 'Solo' },
  ])('reads back as it was: $family$literal', (name) => {
    for (const written of [texName(name, false), texNameInOrder(name, true)]) {
      const { names } = parseNames(written ?? '');
      expect(names).toHaveLength(1);
      expect(names[0]?.family ?? names[0]?.literal).toBe(name.family ?? name.literal);
      expect(names[0]?.given).toBe(name.given);
    }
  });
});
