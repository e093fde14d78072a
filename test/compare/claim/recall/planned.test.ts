import { expect, it } from 'vitest';
import { mayPlan } from '../../../../src/compare/claim/recall/planned.ts';
import { turnable, turned } from '../../../../src/compare/claim/recall/polarity.ts';

const found = (claim: string, sentence: string, round = sentence) => turned(turnable(claim), sentence, undefined, round);

it.each([
  [
    'has built',
    'The board has built a second plant at Cape Orrin',
    'The board plans to build a second plant at Cape Orrin.',
    'plans to build',
  ],
  ['was sold', 'The Danish unit was sold', 'The firm intends to sell its Danish unit.', 'intends to sell'],
  ['has extended', 'The ministry has extended the scheme to Wales', 'The ministry may extend the scheme to Wales.', 'may extend'],
  ['has been closed', 'The line has been closed until Friday', 'The line will be closed until Friday.', 'will be closed'],
  ['closed', 'The company closed two of its eleven plants', 'The company plans to close two of its eleven plants.', 'plans to close'],
  ['grew', 'Revenue grew by 4 percent', 'The company expects its revenue to grow by 3 to 5 percent.', 'expects its revenue to grow'],
  [
    'has extended',
    'The ministry has extended the scheme to Wales',
    'The ministry will consult on extending the scheme to Wales.',
    'consult on extending',
  ],
  [
    'closed',
    'The company closed two of its eleven plants',
    'The company considered closing two of its eleven plants.',
    'considered closing',
  ],
  ['wurde gebaut', 'Im Hafen wurde 2024 ein Kraftwerk gebaut', 'Im Hafen soll 2024 ein Kraftwerk gebaut werden.', 'soll … gebaut'],
])('tells what is planned from what is done: %s', (_what, claim, sentence, against) => {
  const sign = found(claim, sentence);
  expect([sign?.how, sign?.against]).toEqual(['stronger', against]);
});

it('says nothing of a claim that leaves it open, of what is told as done too, and of a plan that was one', () => {
  for (const [claim, sentence, round] of [
    ['The board intends to build a second plant', 'The board plans to build a second plant.', undefined],
    ['The board has not built a second plant', 'The board plans to build a second plant.', undefined],
    [
      'The board has built a second plant',
      'The board planned to build a second plant.',
      'The board planned to build a second plant. It was built in 1980.',
    ],
    ['The line was closed until Friday', 'The line will be closed until Friday.', undefined],
    ['The company wants two plants closed', 'The company plans to close two plants.', undefined],
    ['Plants closed by the company lie in Wales', 'The company plans to close plants in Wales.', undefined],
    ['Revenue grew by 4 percent', 'The company expects its revenue to grow.', 'The company expects its revenue to grow. It grew in 2021.'],
    ['The board has built a second plant', 'The board built a second plant and plans to open a third.', undefined],
  ] as const)
    expect(found(claim, sentence, round ?? sentence)?.how, claim).not.toBe('stronger');
});

it('passes over sentences that plan nothing', () => {
  expect(mayPlan('The plant was built in 1980.')).toBe(false);
  expect(mayPlan('They hope to build a plant.')).toBe(true);
});
