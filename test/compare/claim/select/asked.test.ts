/** By which other words a passage may hold what is asked for, and that what is told apart stays apart. */
import { describe, expect, it } from 'vitest';
import { heldIn, sameQuantity, termsOf } from '../../../../src/compare/claim/select/asked.ts';
import { wordsOf } from '../../../../src/compare/claim/select/words.ts';
import { readNumbers } from '../../../../src/text/numbers.ts';

/** How much of its terms a passage holds, 0..1 each, asked of a source. */
function held(question: string, passage: string, source = passage): number[] {
  const words = wordsOf(passage, { start: 0, end: passage.length });
  return termsOf(question, [source]).map((term) => heldIn(term, words, []).share);
}

describe('termsOf and heldIn', () => {
  it.each([
    ['bee-keepers', 'The beekeepers met.'],
    ['beekeepers', 'The bee-keepers met.'],
    ['electroencephalography', 'By electro-\nencephalography it was seen.'],
    ['Groesse', 'Die Größe betrug 3 m.'],
    ['Größe', 'Die Groesse betrug 3 m.'],
    ['thieves', 'A thief came.'],
    ['knives', 'A knife lay there.'],
    ['lubricated', 'Lubrication is by a dry sump.'],
    ['цены', 'Выросла цена хлеба.'],
    ['новые', 'Новое лекарство.'],
    ['modern', 'The rnodern mound.'],
    ['TGF-beta', 'It is TGF-β that slows it.'],
  ])('finds %s in “%s”', (question, passage) => {
    for (const share of held(question, passage)) expect(share).toBeGreaterThanOrEqual(0.6);
  });

  it.each([
    ['BMI', 'The mean body mass index was 27.4.', 'The body mass index (BMI) was taken. The mean body mass index was 27.4.'],
    ['WHO', 'The World Health Organization said so.', 'The World Health Organization said so.'],
    ['cardiopulmonary resuscitation', 'Staff renew CPR every year.', 'Staff renew CPR every year (CPR: cardiopulmonary resuscitation).'],
    ['K-17', 'Under velunabine some dropped out.', 'Velunabine (compound K-17) was given. Under velunabine some dropped out.'],
    ['Tenant', 'The Lessee may end it.', '“Tenant” means Ms Abelard, hereinafter also “the Lessee”. The Lessee may end it.'],
  ])('knows %s by the name that the source gives it', (question, passage, source) => {
    for (const share of held(question, passage, source)) expect(share).toBeGreaterThanOrEqual(0.9);
  });

  it('finds no word in one that only looks like it, and no name in a common word', () => {
    expect(held('France', 'The frame and a fragment of it.')).toEqual([0]);
    expect(held('commit', 'The community met.')).toEqual([0]);
    expect(held('Was the WHO there?', 'Nobody knew who it was.')).toEqual([0]);
    expect(held('route B', 'Along the route.')).toEqual([1, 0]);
    expect(held('BMI', 'Body and mind, and an index.', 'The body mass index (BMI).')).toEqual([0]);
  });

  it('tells words that ask, and names, from the others', () => {
    const terms = termsOf('How much did Lindow pay?', []);
    expect(terms.map(({ key, asking, name }) => [key, asking, name])).toEqual([
      ['much', true, false],
      ['lindow', false, true],
      ['pay', false, false],
    ]);
    expect(termsOf('RAINFALL AT MOUNT ELDERSLIE', []).some(({ name }) => name)).toBe(false);
  });
});

describe('sameQuantity', () => {
  it.each([
    ['1,250,000 inhabitants', '1.25 million inhabitants'],
    ['3.2 billion dollars', '$3,200 million'],
    ['2 km', '2,000 m'],
    ['25% of the voters', 'a quarter of the voters'],
    ['on 2004-06-08', 'on 8 June 2004'],
    ['in the 1840s', 'in 1847'],
  ])('%s is %s', (asked, told) => expect(sameQuantity(readNumbers(asked), readNumbers(told))).toBe(true));

  it.each([
    ['1,250,000 inhabitants', '1.35 million inhabitants'],
    ['2 km', '2,000 kg'],
    ['on 2004-06-08', 'on 8 June 2005'],
    ['in the 1840s', 'in 1857'],
  ])('%s is not %s', (asked, told) => expect(sameQuantity(readNumbers(asked), readNumbers(told))).toBe(false));
});
