import { describe, expect, it } from 'vitest';
import { labelWholeForms } from '../../../src/extract/parse/whole-forms.ts';
import { parseReference } from '../../../src/extract/reference.ts';
import { relabelledBy } from './relabelled.ts';

describe('labelWholeForms', () => {
  it('leaves what is of no form', () => {
    expect(relabelledBy(labelWholeForms)(['author', 'Roe A.'], ['title', 'Petals.'], ['container', 'Hedge J'])).toBe(
      'author: Roe A. | title: Petals. | container: Hedge J',
    );
  });

  it('lets several forms speak of one reference', () => {
    const raw = 'Roe, Samuel, The Diary of a Petal, ed. by Bea Doe and Cy Poe, 11 vols (London: Reef, 1970–83), VII, 267–79.';
    expect(parseReference(raw).fields).toMatchObject({
      title: 'The Diary of a Petal',
      editor: [{ family: 'Doe' }, { family: 'Poe' }],
      volume: 'VII',
      page: '267-79',
      publisher: 'Reef',
    });
  });

  it('keeps the second title behind "or" with the first', () => {
    expect(relabelledBy(labelWholeForms)(['author', 'Roe, Ada. Petal-Dick;'], ['title', 'or, The Hedge.'], ['place', 'Bonn:'])).toBe(
      'author: Roe, Ada. | title: Petal-Dick; or, The Hedge. | place: Bonn:',
    );
  });
});
