import { describe, expect, it } from 'vitest';
import { titleForm } from '../../../../src/compare/reference/title/form.ts';
import { writtenOtherwise } from '../../../../src/compare/reference/title/written.ts';

const why = (cited: string, found: string): string | null => {
  const [one, other] = [titleForm(cited), titleForm(found)];
  if (one === null || other === null) throw new Error('no title');
  return writtenOtherwise(one, other);
};

describe('one title written otherwise', () => {
  it('is told by what differs', () => {
    expect(why('Pathsof slow glaciersand walking bears', 'Paths of slow glaciers and walking bears')).toBe('letters and spaces differ');
    expect(why('Walking in the dark: Paths of bears', 'Paths of bears: walking in the dark')).toBe('the subtitle stands first');
    expect(why('The Biography: Anne Frank', 'Anne Frank: The Biography')).toBe('the subtitle stands first');
    expect(why('A Descriptive Grammar: the Zing Dialect', 'The Zing Dialect: a Descriptive Grammar')).toBe('the subtitle stands first');
    expect(why('Coonstraint satisfaction of geeneeralized staiircases', 'Constraint satisfaction of generalized staircases')).toBe(
      'letters differ in many words',
    );
    expect(why('Paths of walkign bears', 'Paths of walking bears: a long study of the north')).toBe(
      'subtitle left out, and letters differ',
    );
    expect(why('Paths of walking bears: a long study of the north', 'Paths of walkign bears')).toBe('subtitle added, and letters differ');
    expect(why('Paths of walking bears', 'Paths of walking bears (and some other animals of the north)')).toBe(
      'what stands in brackets was left out',
    );
  });

  it('is none where a number, a word or too many letters differ', () => {
    expect(why('Reporton glaciers 2018', 'Report on glaciers 2019')).toBeNull();
    expect(why('Supervised learning of codes', 'Unsupervised learning of codes')).toBeNull();
    expect(why('Attention for transformers', 'Transformers for attention')).toBeNull();
    expect(why('Pths ofslw glacrs and wlkng', 'Paths of slow glaciers and walking')).toBeNull();
    expect(why('Increased tension in glaciers', 'Decreased tension in glaciers')).toBeNull();
    expect(why('Increasing tensions of glaciers', 'Decreasing tensors of glaciers')).toBeNull();
    expect(why('Ethcis', 'Ethics: a very short introduction')).toBeNull();
  });
});
