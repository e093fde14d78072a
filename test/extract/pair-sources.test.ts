import { describe, expect, it } from 'vitest';
import { sourceNames } from '../../src/extract/pair-sources.ts';

const SOURCES = [{ id: 'report.txt' }, { id: 'prices.txt' }, { id: 'dogs.txt' }];
/** What [1], [2] … lead to once the answer's own list was read. */
const leads = (list: Readonly<Record<string, number>>, numbered = true): (number | undefined)[] => {
  const names = sourceNames(SOURCES, numbered);
  for (const [label, source] of Object.entries(list)) names.define(label, { source });
  return ['1', '2', '3', '4'].map((label) => names.labelled(label)?.source);
};

describe('sourceNames', () => {
  it.each([
    ['Smith, 2019', 0],
    ['see J. Smith et al., 2019, for more', 0],
    ['vgl. Smith 2019, S. 4', 0],
    ['quoted in Smith, Marsh, & Lind, 2019', 0],
    ['Smith’s 2019', 0],
    ['Smith, 2018', -1],
    ['Smith, 2019b', -1],
    ['Lind et al., 2020', -1],
    ['World Bank, 2021', -1],
    ['World Cup 2021', 3],
    ['in 2019', -1],
  ])('knows who wrote when by the name of a file: %s', (cited, source) => {
    const names = sourceNames(['smith2019.pdf', 'Lind 2020.pdf', 'Lind & Marsh 2020.pdf', 'World Cup 2021.pdf'].map((id) => ({ id })));
    expect(names.read(cited).source).toBe(source);
  });

  it('takes the order of the sources where the answer brings no list', () => {
    expect(leads({})).toEqual([0, 1, 2, -1]);
    expect(leads({}, false)).toEqual([-1, -1, -1, -1]);
  });

  it('takes the answer’s own list before the order', () => {
    expect(leads({ 1: 2, 2: 0 })).toEqual([2, 0, -1, -1]);
    expect(leads({ 1: 2, 2: 0, 3: 1 })).toEqual([2, 0, 1, -1]);
  });

  it('keeps to the order where the list numbers as many works and names none as the sources are named', () => {
    expect(leads({ 1: -1, 2: -1, 3: -1 })).toEqual([0, 1, 2, -1]);
    // Fewer or more works, or a text that numbers works of its own: nobody can say.
    expect(leads({ 1: -1, 2: -1 })).toEqual([-1, -1, -1, -1]);
    expect(leads({ 1: -1, 2: -1, 3: -1, 4: -1 })).toEqual([-1, -1, -1, -1]);
    expect(leads({ 1: -1, 2: 1, 3: -1 })).toEqual([-1, 1, -1, -1]);
    expect(leads({ 1: -1, 2: -1, 3: -1 }, false)).toEqual([-1, -1, -1, -1]);
  });

  it('leaves the others their places where the list names some under theirs', () => {
    expect(leads({ 2: 1 })).toEqual([0, 1, 2, -1]);
    expect(leads({ 2: 0 })).toEqual([-1, 0, -1, -1]);
  });
});
