import { describe, expect, it } from 'vitest';
import { gluedMarks } from '../../../src/extract/citations/glued.ts';

const read = (text: string, count = 5) =>
  gluedMarks(text, count, count).map(({ numbers, locator }) => [...numbers, ...(locator ? [locator] : [])]);

describe('gluedMarks', () => {
  it('reads numbers behind words and stops where they count on', () => {
    expect(read('Roads shape hedges.1 Shade helps,2,3 they say. Soils are wet4 and deep.5')).toEqual([[1], [2, 3], [4], [5]]);
    expect(read('Roads1sec-40 and shade2,3 help. Soils “are wet”4 and deep5p-3.')).toEqual([[1, 'sec-40'], [2, 3], [4], [5, 'p-3']]);
  });
  it('takes the few that are raised still into the count', () => {
    const text = 'Roads shape hedges.1 Shade helps,2,3 and soils.5';
    expect(gluedMarks(text, 5, 5, [{ span: { start: 40, end: 41 }, numbers: [4] }]).map(({ numbers }) => numbers)).toEqual([
      [1],
      [2, 3],
      [4],
      [5],
    ]);
  });
  it.each([
    'See table1 and figure2 of phase3, type 4 and section5.',
    'CO2 and H2O and m3 in 2.1 and 3.4 of A5.',
    'Roads shape hedges.5 Shade helps.4 Soils are wet.3 Walls fall.2 Banks hold.1',
    'Roads shape hedges.1 Shade helps.2',
    'version1.2 of vitamin3 and covid19',
  ])('leaves “%s”', (text) => {
    expect(read(text)).toEqual([]);
  });
  it('says nothing of a list of three', () => {
    expect(read('Roads shape hedges.1 Shade helps.2 Soils are wet.3', 3)).toEqual([]);
  });
});
