import { expect, test } from 'vitest';
import { deniedAlike } from '../../../src/compare/claim/denied-alike.ts';
import { saidAlike } from '../../../src/compare/claim/said-alike.ts';

/** A claim, and what its source says: one of the two denies something, and both say the same. */
const ALIKE: readonly (readonly [string, string])[] = [
  ['There is no oral examination any more.', 'The oral examination has been abolished.'],
  ['There is no water slide any more.', 'The water slide was taken down.'],
  ['Before Lindqvist, no woman had held a chair there.', 'She was the first woman to hold a chair there.'],
  ['It had not snowed in the capital for 13 years.', 'Snow fell in the capital for the first time in 13 years.'],
  ['Hourly pay had not risen more slowly in any month since 2022.', 'Hourly pay rose 0.2 percent, the smallest gain since 2022.'],
  ['There was hardly any change in government employment.', 'Government employment was little changed.'],
  ['Levels did not fall in the north.', 'In the north, levels were stable or rising.'],
  ['The model worked as well in women as in men.', 'The model did not perform worse in women than in men.'],
  ['No conclusions about frost can be drawn.', 'Frost was tested on too few specimens to permit conclusions.'],
  ['The plant has not been working since March.', 'The plant has been out of order since March.'],
  ['Part of his papers has not been catalogued.', 'His papers have been only partly catalogued.'],
  ['Apart from a clock, nothing is left of the furnishings.', 'Of the furnishings, only the clock is left.'],
  ['After 18:40 there is no bus.', 'The bus stops hourly; the last one leaves at 18:40.'],
  ['Lemon juice must not be added before the end.', 'Add lemon juice only at the end.'],
  ['The operator denies that it ignored warnings.', 'The operator disputes that warnings were ignored.'],
  ['The crew did not leave the ship.', 'The crew stayed on board the ship.'],
  ['The archive was burnt not by the occupiers but by the secretary.', 'The archive was burnt by its own secretary.'],
  ['Mixing it with bleach can produce toxic gases.', 'Do not mix with bleach: toxic gases may form.'],
  ['Bottles that are not empty do not belong there.', 'Empty bottles may go there.'],
  ['Direct sunlight damages the leaves.', 'It likes bright light but not direct sun, which scorches the leaves.'],
  ['To get line items, one has to call GET /orders.', 'This endpoint does not return line items; use GET /orders for those.'],
  ['There is no maintenance contract.', '{"operator": "Institute", "maintenance_contract": null}'],
  ['Three of the cities have no metro.', 'city,population,mayor,metro'],
  ['There will be no meeting in June.', 'The June meeting is cancelled.'],
  ['The lighthouse had no electricity before 1962.', 'Electricity came to the lighthouse in 1962.'],
  ['The chair cannot represent it alone.', 'It is represented by the chair together with one other member.'],
  ['The dough does not rise much.', 'The dough hardly rises.'],
  ['Tanabe did not finish the race in 2022.', 'She had finished third in 2021 and dropped out of the race in 2022.'],
  ['The Hawks were last in the finals in 1998.', 'The Hawks have not reached the finals since 1998.'],
  ['Keep the cake out of the refrigerator.', 'The cake should not be refrigerated.'],
  ['Adults should not take more than eight tablets in 24 hours.', 'Adults: up to a maximum of eight tablets in 24 hours.'],
  ['The Model S has no graphics card.', 'Only the Model X comes with a graphics card.'],
  ['Tanabe had never won a marathon before.', 'Tanabe won the women’s marathon in 2:21:08.'],
  ['Setting persist makes the cache write to disk.', 'Nothing is written to disk unless persist is set.'],
  ['By default a failed test is not run again.', '| `--retries` | 0 | Times a failed test is run again |'],
  ['Most teachers did not say that pupils ignored the ban.', '38% of the teachers said that pupils ignored the ban.'],
];

test.each(ALIKE)('%s — %s', (claim, sentence) => {
  expect(deniedAlike(claim, sentence)).toBe(true);
});

/** One denies what the other states. */
const CONTRARY: readonly (readonly [string, string])[] = [
  ['There is an oral examination.', 'There is no oral examination.'],
  ['The crew left the ship.', 'The crew did not leave the ship.'],
  ['Levels did not fall in the north.', 'Levels fell in the north by a metre.'],
  ['The endpoint returns the line items of each order.', 'This endpoint does not return line items; use GET /orders/{id} for those.'],
  ['The witness was not at the warehouse.', 'The witness was at the warehouse. The alarm had been out of order for a week.'],
  ['It may be mixed with bleach.', 'Do not mix with bleach: toxic gases may form.'],
  ['There is no lift any more.', 'There is still a lift.'],
];

test.each(CONTRARY)('not alike: %s — %s', (claim, sentence) => {
  expect(saidAlike(claim, sentence)).toBe(false);
});
