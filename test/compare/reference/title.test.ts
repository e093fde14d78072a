/** Titles in context. Each line of test/pairs/titles.csv is a case. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleReadings } from '../../../src/compare/reference/title/form.ts';
import { bestTitle, citedTitles, compareTitle, recordedTitles } from '../../../src/compare/reference/title.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import type { Source } from '../../../src/model/source.ts';
import { readPairs } from '../../pairs/read.ts';

const source = (fields: CslItem, titles: readonly string[] = []): Source => ({
  id: 'test:1',
  adapter: 'test',
  fields,
  titles,
  years: [],
  authorsComplete: true,
  notices: [],
  sameAs: [],
  snapshot: null,
});

describe('two titles', () => {
  for (const { label, cited = '', recorded = '', note } of readPairs('titles')) {
    it(`${label}: ${cited} | ${recorded} (${note})`, () => {
      expect(bestTitle(titleReadings(cited), titleReadings(recorded))?.label).toBe(label);
    });
  }

  it('agree with themselves, whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 80 }), (title) => {
        const forms = titleReadings(title);
        if (forms.length > 0) expect(bestTitle(forms, forms)?.label).toBe('match');
      }),
    );
  });
});

describe('the title component', () => {
  const against = (cited: CslItem, record: Source) => compareTitle(citedTitles(cited), record, recordedTitles(record));

  it.each(['Chapter 3: ', 'Ch. 7. ', '12. ', 'Kapitel 4: ', 'Chap. IV – ', 'Capítulo 2. ', 'Глава 5. '])(
    'reads past the number of a chapter: %s',
    (number) => {
      expect(
        against({ title: `${number}Phonology of some northern dialects` }, source({ title: 'Phonology of some northern dialects' })).label,
      ).toBe('match');
    },
  );
  it.each([
    'Chapters of the phonology of some dialects',
    '1984. The phonology',
    'Review: phonology of some dialects',
    'Poster art of the northern dialects',
  ])('takes no other beginning for one: %s', (title) => {
    expect(against({ title }, source({ title: title.replace(/^\S+ (?:of )?(?:the )?/, '') })).label).not.toBe('match');
  });

  it('takes a title that the record states beside its own', () => {
    const stone = source({ title: "Harry Potter and the Philosopher's Stone" }, ["Harry Potter and the Sorcerer's Stone"]);
    const evidence = against({ title: "Harry Potter and the Sorcerer's Stone" }, stone);
    expect(evidence.label).toBe('match');
    expect(evidence.why).toContain('another title of the work');
    expect(
      against({ title: "Harry Potter and the Sorcerer's Stone" }, source({ title: "Harry Potter and the Philosopher's Stone" })).label,
    ).not.toBe('match');
  });

  it('does not take another subtitle where the record states its own beside the main title', () => {
    const towns = source({ title: 'Walls of the drowned towns: the making of harbours' }, ['Walls of the drowned towns']);
    expect(against({ title: 'Walls of the drowned towns' }, towns).label).toBe('match');
    expect(against({ title: 'Walls of the drowned towns: the making of harbours' }, towns).label).toBe('match');
    expect(against({ title: 'Walls of the drowned towns: the making of rivers' }, towns).label).toBe('partial');
    expect(against({ title: 'Walls of the drowned towns: a study' }, source({ title: 'Walls of the drowned towns' })).label).toBe('match');
  });

  it('takes no place of another work in brackets for a translated title', () => {
    const erratum = source({ title: 'Erratum: Spin of drowned towns [Town. Rev. Lett. 120, 111111 (2018)]' });
    expect(against({ title: 'Erratum: Spin of drowned towns' }, erratum).label).toBe('match');
    expect(against({ title: 'Town. Rev. Lett. 120, 111111 (2018)' }, erratum).label).not.toBe('match');
  });

  it('takes the original title of a translation, on either side', () => {
    const record = source({ title: 'The Trial', 'original-title': 'Der Process' });
    expect(against({ title: 'Der Process' }, record).label).toBe('match');
    expect(against({ title: 'Another name altogether', 'original-title': 'Der Process' }, record).label).toBe('match');
  });

  it('compares nothing with nothing', () => {
    expect(against({}, source({ title: 'A title' })).label).toBe('unknown');
    expect(against({ title: 'A title' }, source({})).label).toBe('unknown');
    expect(against({ title: '???' }, source({ title: 'A title' })).label).toBe('unknown');
  });

  it('takes a chapter without the number a registry put before its title', () => {
    const chapter = { title: '6. Extensions and generalizations of trees', type: 'chapter' };
    expect(against({ title: 'Extensions and generalizations of trees' }, source(chapter)).label).toBe('match');
    expect(against({ title: 'November nights in the harbour' }, source({ title: '10 November nights in the harbour' })).label).not.toBe(
      'match',
    );
  });

  it('says which words differ', () => {
    const evidence = against(
      { title: 'Deep training of large neural networks' },
      source({ title: 'Deep learning of large neural networks' }),
    );
    expect(evidence).toMatchObject({ label: 'partial', source: 'test:1' });
    expect(evidence.why).toContain('training');
  });
});
