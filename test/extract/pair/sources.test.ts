import { describe, expect, it } from 'vitest';
import { printedSources, sourceNames } from '../../../src/extract/pair/sources.ts';
import { prepareSource, verifyQuotes } from '../../../src/quotes.ts';
import { verifyQuotes as verifySmall } from '../../../src/quotes-small.ts';

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

  it('knows "ref. 2" by the number of the list', () => {
    const names = sourceNames(SOURCES);
    names.define('2', { source: 0 });
    expect(['ref. 2', 'Source 2', 'ref. 3'].map((label) => names.labelled(label)?.source)).toEqual([0, 0, -1]);
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

describe('printedSources', () => {
  const HULL = 'Hull C. Folding habits of migratory paper birds. Paper Craft Letters. 2016;3(2):1–9.';
  const MARSH = 'Marsh A, Lind B, Okoro C. On the slow growth of corals. Reefs. 2018;7:10–19.';

  it.each([
    ['Hull 2016.pdf', ''],
    ['hull2016.txt', ''],
    ['Hull_et_al_2016.txt', ''],
    ['Hull - 2016 - Folding habits of migratory paper birds.pdf', ''],
    ['2016_folding-habits-of-migratory-paper-birds.pdf', ''],
    ['Folding habits of migratory paper birds.pdf', ''],
    ['download (3).pdf', '\n Folding Habits of Migratory Paper Birds\n\nC. Hull'],
  ])('knows a printed reference by a file named %s', (id, text) => {
    expect(printedSources([MARSH, HULL], [{ id: 'other.txt' }, { id, text }])).toEqual([-1, 1]);
  });

  it.each([
    ['another year', 'hull2015.txt', ''],
    ['a name alone', 'hull.txt', ''],
    ['two words of the title', 'paper birds.txt', ''],
    ['a short first line', 'a.txt', 'Paper birds\n\nThey fold.'],
    ['another title', 'a.txt', 'Folding habits of migratory paper birds over winter'],
  ])('knows none by %s', (_, id, text) => {
    expect(printedSources([MARSH, HULL], [{ id, text }])).toEqual([-1, -1]);
  });

  it('knows none where two sources fit, or one fits two references', () => {
    expect(printedSources([HULL], [{ id: 'hull2016.txt' }, { id: 'Hull 2016.pdf' }])).toEqual([-1]);
    expect(printedSources([HULL, HULL.replace('birds', 'boats')], [{ id: 'hull2016.txt' }])).toEqual([-1, -1]);
  });

  it('goes before the order of the sources, which would accuse', () => {
    const answer = `The reef grew “by ten metres a year in the warm lagoons” [2] and birds fold “in May and at no other time” [1].\n\nReferences\n\n[1] ${HULL}\n[2] ${MARSH}\n`;
    const sources = [
      { id: 'Marsh 2018.txt', text: 'It grew by ten metres a year in the warm lagoons of the south.' },
      { id: 'Hull 2016.txt', text: 'They fold in May and at no other time of the year.' },
    ];
    expect(verifyQuotes(answer, sources.map(prepareSource)).items.map(({ status }) => status)).toEqual(['verified', 'verified']);
    // The small check cannot tell printed references, and says nothing of what they cite.
    expect(verifySmall(answer, sources).items.map(({ status }) => status)).toEqual(['citation_unresolved', 'citation_unresolved']);
  });
});
