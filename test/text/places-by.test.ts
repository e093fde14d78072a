import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placesBy } from '../../src/text/places-by.ts';

it('finds each item under each of its keys once, in order', () => {
  expect(placesBy(['a b', 'b', 'b a b'], (text) => text.split(' '))).toEqual(
    new Map([
      ['a', [0, 2]],
      ['b', [0, 1, 2]],
    ]),
  );
  expect(placesBy([], () => ['a']).size).toBe(0);
});

it('finds what going through all of them finds', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(6))), (items) => {
      const places = placesBy(items, (keys) => keys);
      for (let key = 0; key <= 6; key += 1)
        expect(places.get(key) ?? []).toEqual(items.flatMap((keys, at) => (keys.includes(key) ? [at] : [])));
    }),
  );
});
