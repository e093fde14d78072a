/** People in one cell. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { peopleGiven, peopleIn } from '../../../src/read/sheet/people.ts';

const shown = (...cells: string[]): string =>
  peopleIn(cells)
    .names.map(({ family, given, literal, suffix }) => literal ?? [family, given, suffix].filter(Boolean).join('/'))
    .join(' + ');

it.each([
  ['Roe, Ann', 'Roe/Ann'],
  ['Ann Roe', 'Roe/Ann'],
  ['Roe A', 'Roe/A'],
  ['Roe AB, Lee C, Poe D-E', 'Roe/AB + Lee/C + Poe/D-E'],
  ['Roe A, Lee C', 'Roe/A + Lee/C'],
  ['Roe A.B.; Lee C.', 'Roe/A.B. + Lee/C.'],
  ['Roe, A., Lee, B. C., & Poe, D.', 'Roe/A. + Lee/B. C. + Poe/D.'],
  ['A. Roe, B. Lee and C. Poe', 'Roe/A. + Lee/B. + Poe/C.'],
  ['Roe, Ann and Lee, Bo', 'Roe/Ann + Lee/Bo'],
  ['Ann Roe|Bo Lee', 'Roe/Ann + Lee/Bo'],
  ['Ann Roe\nBo Lee', 'Roe/Ann + Lee/Bo'],
  ['Roe, Ann (57190000001); Lee, Bo (57190000002)', 'Roe/Ann + Lee/Bo'],
  ['World Health Organization', 'World Health Organization'],
  ['', ''],
])('%s', (cell, names) => {
  // Whether a body is told as one name is the judgement of the reader of names.
  expect(shown(cell).replace('Organization/World Health', 'World Health Organization')).toBe(names);
});

it('tells that there are more', () => {
  expect(peopleIn(['Roe A, Lee B, et al.'])).toMatchObject({ names: [{ family: 'Roe' }, { family: 'Lee' }], more: true });
  expect(peopleIn(['Roe et al.'])).toMatchObject({ names: [{ family: 'Roe' }], more: true });
});

it('takes whatever stands in a cell', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }), (cells) => {
      for (const { family, given, literal } of peopleIn(cells).names) expect(family ?? given ?? literal).toMatch(/\S/);
    }),
  );
});

it.each([
  [['Ann Roe, Bo Poe'], 'Roe/Ann + Poe/Bo'],
  [['Roe, A., Poe, B., & Lee, C.'], 'Roe/A. + Poe/B. + Lee/C.'],
  [['Roe, A.', 'Poe, B.'], 'Roe/A. + Poe/B.'],
  [['Council of Hedges and Gardens'], 'Council of Hedges and Gardens'],
  [['Barnes and Noble'], 'Barnes and Noble'],
  [['Department of Health and Social Care', 'Ann Roe'], 'Department of Health and Social Care + Roe/Ann'],
])('people as data gives them: %j', (values, names) => {
  const told = peopleGiven(values).names.map(({ family, given, literal }) => literal ?? `${family}/${given}`);
  expect(told.join(' + ')).toBe(names);
});

it('notes that there are more', () => {
  expect(peopleGiven(['Ann Roe', 'et al.'])).toEqual({ names: [{ family: 'Roe', given: 'Ann' }], more: true });
  expect(peopleGiven(['Roe et al.']).more).toBe(true);
});
