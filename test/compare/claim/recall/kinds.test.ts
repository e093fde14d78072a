import { describe, expect, it } from 'vitest';
import { isOfKind, otherKind } from '../../../../src/compare/claim/recall/kinds.ts';
import { plainForm } from '../../../../src/compare/claim/select/expand.ts';
import { tokensOf } from '../../../../src/text/tokens.ts';

const formed = (text: string) => {
  const tokens = tokensOf(text);
  return { text, tokens, forms: tokens.map(plainForm) };
};
const against = (claim: string, sentence: string, round = sentence): string | null =>
  otherKind(formed(claim), formed(sentence), round)?.against ?? null;

describe('otherKind', () => {
  it.each([
    ['The bridge was rebuilt in wood.', 'The bridge was rebuilt in concrete.', 'concrete'],
    ['The fire broke out on Tuesday morning.', 'The fire broke out on Tuesday night.', 'night'],
    ['An earthquake destroyed the mill.', 'A flood destroyed the mill.', 'flood'],
    ['The survey was of primary schools.', 'The survey was of secondary schools.', 'secondary'],
    ['The lake has a mean depth of 112 metres.', 'The lake has a maximum depth of 112 metres.', 'maximum'],
    ['Die Mauer ist aus Beton.', 'Die Mauer ist aus Stein.', 'stein'],
    ['Un incendie a endommagé la salle.', 'Une inondation a endommagé la salle.', 'inondation'],
  ])('%s / %s', (claim, sentence, word) => {
    expect(against(claim, sentence)).toBe(word);
  });

  it('says nothing where the source has the word somewhere, or more than one of its kind', () => {
    expect(against('The bridge was rebuilt in wood.', 'The bridge was rebuilt in concrete.', 'Its deck is of timber.')).toBeNull();
    expect(against('The walls are of wood.', 'The walls are of stone and brick.')).toBeNull();
    expect(against('The attack took place at night.', 'The attack took place at two in the morning.')).toBeNull();
    expect(against('The attack took place at night.', 'The attack took place at nine in the morning.')).toBe('morning');
  });

  it('takes words that can stand for one another for the same', () => {
    expect(against('The blaze destroyed the mill.', 'The fire destroyed the mill.')).toBeNull();
    expect(against('The wooden barn stood there.', 'The timber barn stood there.')).toBeNull();
  });

  it('says nothing of a sentence that has less of the claim, which may tell another time', () => {
    expect(
      against('On the night before the vote, crowds painted the road blue.', 'Crowds painted the road on Thursday morning.'),
    ).toBeNull();
  });

  it('is asked only of claims with such a word', () => {
    expect(tokensOf('The mill was rebuilt in stone.').map(plainForm).some(isOfKind)).toBe(true);
    expect(tokensOf('The mill was rebuilt.').map(plainForm).some(isOfKind)).toBe(false);
  });
});
