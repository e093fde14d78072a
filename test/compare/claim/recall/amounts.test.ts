import { expect, it } from 'vitest';
import { turnable, turned } from '../../../../src/compare/claim/recall/polarity.ts';

const found = (claim: string, sentence: string) => turned(turnable(claim), sentence);

it.each([
  ['by for to', 'Tariffs increased by 2.40 dollars', 'Tariffs increased by 12 percent to 2.40 dollars.', 'to 2.40'],
  ['to for by', 'The drug lowered pressure to a mean of 9 mmHg', 'The drug lowered pressure by a mean of 9 mmHg.', 'by a mean of 9'],
])('%s', (_what, claim, sentence, against) => {
  const sign = found(claim, sentence);
  expect([sign?.how, sign?.against]).toEqual(['swapped', against]);
});

it('says nothing where the figure stands there so too, or behind no change', () => {
  for (const [claim, sentence] of [
    ['Tariffs increased by 12 percent', 'Tariffs increased by 12 percent to 2.40 dollars.'],
    ['Tariffs rose by 5 percent', 'Tariffs rose to 5 percent, by 5 percent in all.'],
    ['The line was extended by 5 km', 'The line leads to 5 villages by the sea.'],
    ['Tariffs rose 5 percent', 'Tariffs rose to 5 percent.'],
  ] as const)
    expect(found(claim, sentence), claim).toBeNull();
});
