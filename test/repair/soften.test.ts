import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onlyWeaker, SOFTENING, soften } from '../../src/repair/soften.ts';
import { numberPairs } from '../compare/claim/numbers/generator.ts';

describe('soften', () => {
  it('marks what is called certain, since it is not clear in reports', () => {
    expect(soften('It is clear that the drug works.')?.text).toBe('It is clear that the drug works (unverified).');
  });

  it.each([
    ['Tellwright acquired Kelmore Rail.', 'Tellwright reportedly acquired Kelmore Rail.'],
    ['GPT-4 achieved 90% on the bar exam.', 'GPT-4 reportedly achieved 90% on the bar exam.'],
    ['The bridge was built in 1900.', 'The bridge was reportedly built in 1900.'],
    ['The firm has 40 offices.', 'The firm reportedly has 40 offices.'],
    ['The firm has opened 40 offices.', 'The firm has reportedly opened 40 offices.'],
    ['The tenant must maintain the roof.', 'The tenant reportedly must maintain the roof.'],
    ['It did not name the buyer.', 'It reportedly did not name the buyer.'],
    ["The drug didn't shorten the stay.", "The drug reportedly didn't shorten the stay."],
    ['**Wings:** The birds have six wings.', '**Wings:** The birds reportedly have six wings.'],
  ])('hedges at the verb: %s', (before, after) => {
    expect(soften(before, ['hedge'])).toEqual({ text: after, how: 'hedge' });
  });

  it('qualifies and marks', () => {
    expect(soften('The firm closed its plant.', ['qualify'])?.text).toBe('Some evidence suggests that the firm closed its plant.');
    expect(soften('Ada Holm left.', ['qualify'])?.text).toBe('Some evidence suggests that Ada Holm left.');
    expect(soften('Ada Holm left.', ['parenthetical'])?.text).toBe('Ada Holm left (unverified).');
    expect(soften('Ada Holm left.', SOFTENING, true)?.text).toBe('Ada Holm left (disputed).');
  });

  it('begins no sentence with what is none: a row of a table, a figure with its name', () => {
    expect(soften('Profit | $9 billion |', ['qualify'])?.text).toBe('Profit | $9 billion (unverified) |');
    expect(soften('Profit: $9 billion', ['hedge', 'qualify'])?.text).toBe('Profit: $9 billion (unverified)');
  });

  it.each([
    ['However, the firm closed its plant.', 'However, some evidence suggests that the firm closed its plant.'],
    ['**The firm closed its plant.**', '**Some evidence suggests that the firm closed its plant.**'],
    ['Patients had nausea.', 'Some evidence suggests that patients had nausea.'],
  ])('keeps what opens a sentence, its print and its capitals: %s', (before, after) => {
    expect(soften(before, ['qualify'], false, { language: 'en', common: (word) => word === 'Patients' })?.text).toBe(after);
  });

  it.each([
    ['de', 'Das Gebäude wurde saniert.', false, 'Das Gebäude wurde saniert (nicht belegt).'],
    ['fr', 'Le billet coûte 19 euros.', true, 'Le billet coûte 19 euros (contesté).'],
    ['han', '学校有体育馆。', false, '学校有体育馆（未证实）。'],
    [
      'latin',
      'Ada Holm arrivò tardi dopo la cena con tutti gli amici.',
      false,
      'Ada Holm arrivò tardi dopo la cena con tutti gli amici (unverified).',
    ],
  ])('marks a statement in its own language (%s), and puts no English words into it', (language, before, disputed, after) => {
    expect(soften(before, SOFTENING, disputed, { language })).toEqual({ text: after, how: 'parenthetical' });
  });

  it.each([
    ['Arsenal won the league in 1991.', 'Arsenal reportedly won the league in 1991.'],
    ['It often includes films.', 'It reportedly often includes films.'],
    ['You cannot use the same mark.', 'You reportedly cannot use the same mark.'],
    ['This should only be done after a talk.', 'This reportedly should only be done after a talk.'],
    ['If the river rose, the town would flood.', 'Some evidence suggests that if the river rose, the town would flood.'],
    [
      'Ultimately, if the river rose, the town would flood.',
      'Ultimately, some evidence suggests that if the river rose, the town would flood.',
    ],
    ['Limited tests: The method was tried on two sets.', 'Limited tests: The method was reportedly tried on two sets.'],
    ['- The method was tried on two sets.', '- The method was reportedly tried on two sets.'],
    ['Place the unit into the extractor [2].', 'Place the unit into the extractor [2] (unverified).'],
    ['If you smell gas, you should leave.', 'If you smell gas, you should leave (unverified).'],
    ['The use of strings for colour, beyond mere support.', 'The use of strings for colour, beyond mere support (unverified).'],
    ['Peppers that grow there are hot.', 'Peppers that grow there are hot (unverified).'],
  ])('puts nothing where it would be no English: %s', (before, after) => {
    expect(soften(before)?.text).toBe(after);
  });

  it('writes a first word small where texts show that it is no name', () => {
    const said = 'Peppers that grow there are hot.';
    const small = { language: 'en', common: () => true };
    expect(soften(said, SOFTENING, false, small)?.text).toBe('Some evidence suggests that peppers that grow there are hot.');
    const name = { language: 'en', common: () => false };
    expect(soften(said, SOFTENING, false, name)?.text).toBe('Some evidence suggests that Peppers that grow there are hot.');
  });

  it('does not say twice that somebody says it', () => {
    expect(soften('No accidents were reported.', ['hedge'])?.text).toBe('No accidents were reported (unverified).');
    expect(soften('According to the report, two shops closed.', ['hedge', 'qualify'])?.text).toBe(
      'According to the report, two shops closed (unverified).',
    );
  });

  it('softens nothing twice', () => {
    expect(soften('The firm reportedly closed its plant.')).toBeNull();
  });

  it('goes on to the next strategy where one does not fit', () => {
    expect(soften('Nothing of the kind.', ['hedge', 'parenthetical'])).toEqual({
      text: 'Nothing of the kind (unverified).',
      how: 'parenthetical',
    });
  });

  it('only ever weakens: without what was put in, the statement is what it was', () => {
    const claims = numberPairs(5, 96).map(({ claim }) => claim);
    fc.assert(
      fc.property(fc.constantFrom(...claims), fc.constantFrom(...SOFTENING), fc.boolean(), (claim, how, disputed) => {
        const softened = soften(claim, [how], disputed);
        expect(softened !== null && onlyWeaker(claim, softened.text)).toBe(true);
      }),
      { numRuns: 200 },
    );
    expect(onlyWeaker('The firm closed its plant.', 'The firm reportedly opened its plant.')).toBe(false);
  });
});
