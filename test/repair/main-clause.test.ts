import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainClauseOf } from '../../src/repair/main-clause.ts';

/** The verb of a statement as it stands in it, or what it is without one. */
function seen(statement: string): string {
  const clause = mainClauseOf(statement);
  return clause.kind === 'verb' ? statement.slice(clause.at.start, clause.at.end) : clause.kind;
}

describe('mainClauseOf', () => {
  it.each([
    ['The bridge was built in 1900.', 'was'],
    ['Tellwright acquired Kelmore Rail.', 'acquired'],
    ['Childhood experiences play a large part in it.', 'play'],
    ['The burnup rate depends on the fuel.', 'depends'],
    ['This strategy acknowledges the need for rest.', 'acknowledges'],
    ['Their primary functions in the process are much alike.', 'are'],
    ['Performing tests ensures a professional, polished outcome.', 'ensures'],
    ['This includes a record of the symptoms.', 'includes'],
    ['The theory, a recent one, emphasizes meaning.', 'emphasizes'],
    ['It often includes films and slides.', 'includes'],
    ['The choice between lime and ash depends on the site.', 'depends'],
    ['The firm works as a broker and has two offices.', 'works'],
    ['The study, titled “Dawn”, was withdrawn.', 'was'],
  ])('finds the verb of the sentence: %s', (statement, verb) => {
    expect(seen(statement)).toBe(verb);
  });

  it.each([
    'If the river were to rise, the lower town could be cut off.',
    'While some have looked for it, no proof has been found.',
    'The dyes that the team tested were fast.',
    'Patients treated with the drug recovered in two days.',
    'Higher fees generally lead to fewer visits.',
    'Health supplies that require approval include syringes and gloves.',
    'The idea which won the prize came from Oslo.',
  ])('sees a statement whose verb is not plain: %s', (statement) => {
    expect(seen(statement)).toBe('whole');
  });

  it.each([
    'Place the unit into the extractor.',
    'Identify stakeholders and assemble a team.',
    'Keep the child still and do not move them.',
    'If you smell gas, you should leave the house.',
    'To keep data at home, you should set up a filter.',
    'I would then ask for the figures.',
    'Does it last on surfaces?',
    'The use of strings for colour, going beyond mere support.',
    'His approach to song, which combined speech with tune.',
    'Tests with the ball:\n- record the height.',
    'Upon reaching the scene, keep the road free.',
    'May 2019, a day before the start.',
    'The role undoubtedly is large.',
  ])('sees nothing that a hedge could go into: %s', (statement) => {
    expect(seen(statement)).toBe('none');
  });

  it('gives a place within the text, at words, whatever it is handed', () => {
    const words = fc.constantFrom(
      ...'the The was , ( ) ; : often that who treated with “ ” If you should works of include Keep 12 don’t ? —'.split(' '),
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 30 }), (all) => {
        const text = all.join(' ');
        const clause = mainClauseOf(text);
        if (clause.kind !== 'verb') return;
        expect(all).toContain(text.slice(clause.at.start, clause.at.end));
        expect([clause.at.start, text.lastIndexOf(' ', clause.at.start - 2) + 1]).toContain(clause.before);
      }),
    );
  });
});
