import { expect, it } from 'vitest';
import { deniedTurned, orderedIn } from '../../../src/compare/claim/two-sides.ts';

const sides = (sentence: string) => {
  const found = orderedIn(sentence);
  return found === null ? null : [found.kind, found.first.join(' '), found.second.join(' ')];
};

it.each<[string, string[] | null]>([
  ['The depot was closed because its roof leaked.', ['cause', 'roof leaked', 'depot closed']],
  ['Because its roof leaked, the depot was closed.', ['cause', 'roof leaked', 'depot closed']],
  ['Its roof leaked, so the depot was closed.', ['cause', 'roof leaked', 'depot closed']],
  ['A leak in the roof led to the closure of the depot.', ['cause', 'leak roof', 'closure depot']],
  ['The reason for the closure of the depot was a leak.', ['cause', 'leak', 'closure depot']],
  ['According to the text, the closure was caused by a leak.', ['cause', 'leak', 'closure']],
  ['After the flood, the mill was sold.', ['order', 'flood', 'mill sold']],
  ['The sale of the mill was followed by the flood.', ['order', 'sale mill', 'flood']],
  ['First the mill was sold, and then the flood came.', ['order', 'mill sold', 'flood came']],
  ['A refund is made only if the seal is whole.', ['need', 'refund made', 'seal whole']],
  ['The Severn is longer than the Thames.', ['longer', 'severn', 'thames']],
  ['The Thames is shorter than the Severn.', ['longer', 'severn', 'thames']],
  ['Compared with the Thames, the Severn is longer.', ['longer', 'severn', 'thames']],
  ['The Severn is the longer of the two.', ['longer', 'severn', '']],
  // More than one pair, or none.
  ['The shop closed owing to high rents, and the owner moved as a result.', null],
  ['Fever came before the rash, and the rash before the cough, after which it went.', null],
  ['The mill stands by the river.', null],
])('reads an ordered pair however it is said: %s', (sentence, pair) => {
  expect(sides(sentence)).toEqual(pair);
});

it('knows a denied comparison from the other side', () => {
  const south = 'Growth in the south was stronger than growth in the north.';
  expect(deniedTurned('Growth in the north was not stronger than growth in the south.', south)).toBe(true);
  expect(deniedTurned('Growth in the south was not stronger than growth in the north.', south)).toBe(false);
});
