import { describe, expect, it } from 'vitest';
import { type Assembled, assemble, runsOf } from '../../../src/extract/parse/assemble.ts';
import { LABEL_INDEX, type Label } from '../../../src/extract/parse/labels.ts';
import { tokensOf } from '../../../src/extract/parse/tokens.ts';
import { findIdentifiers } from '../../../src/text/identifiers.ts';

/** Assembles pieces with given labels. */
const put = (...pieces: readonly (readonly [Label, string])[]): Assembled => {
  const raw = pieces.map(([, text]) => text).join(' ');
  const identifiers = findIdentifiers(raw);
  const tokens = tokensOf(raw, identifiers);
  let at = 0;
  const ends = pieces.map(([label, text]) => {
    at += text.length + 1;
    return { label, end: at };
  });
  const labels = tokens.map((token) => LABEL_INDEX[ends.find(({ end }) => token.start < end)?.label ?? 'other']);
  return assemble(raw, tokens, labels, identifiers);
};

describe('assemble', () => {
  it('joins tokens of one label into runs', () => {
    const tokens = tokensOf('A B C', []);
    expect(runsOf(tokens, [1, 1, 2]).map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [2, 2],
    ]);
    expect(runsOf([], [])).toEqual([]);
  });

  it('leaves out what lists of many languages put before the work that holds the cited one', () => {
    for (const word of ['Στο:', 'Teoksessa:', 'Iš:', 'I:'])
      expect(put(['title', 'Of reefs.'], ['container', `${word} Reef Letters.`]).fields['container-title']).toBe('Reef Letters');
  });

  it('gives the names behind an "In:" alone to the work that holds the cited one', () => {
    const { fields } = put(['editor', 'In:'], ['author', 'Muster, K.; Weber, L.'], ['editor', '(Hrsg.):'], ['container', 'Handbuch.']);
    expect(fields.author).toBeUndefined();
    expect(fields.editor).toEqual([
      { family: 'Muster', given: 'K.' },
      { family: 'Weber', given: 'L.' },
    ]);
    // Who stands before keeps his place.
    const { fields: both } = put(
      ['author', 'Roe, A.:'],
      ['title', 'Staub.'],
      ['editor', 'In:'],
      ['author', 'Muster, K.'],
      ['container', 'Handbuch.'],
    );
    expect(both.author).toEqual([{ family: 'Roe', given: 'A.' }]);
    expect(both.editor).toEqual([{ family: 'Muster', given: 'K.' }]);
  });

  it('strips what only announces or surrounds', () => {
    const { fields } = put(
      ['author', 'Virtanen, A.,'],
      ['title', '“Petals,”'],
      ['container', 'in: The Garden Book'],
      ['place', '(Berlin:'],
      ['publisher', 'Springer,'],
      ['date', '2011),'],
      ['pages', 'pp. 45–67.'],
    );
    expect(fields).toMatchObject({
      title: 'Petals',
      'container-title': 'The Garden Book',
      'publisher-place': 'Berlin',
      publisher: 'Springer',
      page: '45-67',
    });
  });

  it('takes the date of the work and keeps the day of access apart', () => {
    const { fields } = put(['title', 'Petals.'], ['note', 'Accessed 3 May 2021.'], ['date', '2011.']);
    expect(fields.issued?.['date-parts']).toEqual([[2011]]);
    expect(fields.accessed?.['date-parts']).toEqual([[2021, 5, 3]]);
  });

  it('goes over a year inside the name of a meeting', () => {
    expect(
      put(['title', 'Petals.'], ['container', 'Gardens'], ['date', '1999'], ['container', 'Berlin: Proceedings.']).fields[
        'container-title'
      ],
    ).toBe('Gardens 1999 Berlin: Proceedings');
  });

  it('does not take a stray word inside the authors for the title', () => {
    const { fields } = put(
      ['author', 'Virtanen A,'],
      ['title', 'Hook'],
      ['author', 'EW III, Okafor B.'],
      ['title', 'The natural history of petals.'],
    );
    expect(fields.title).toBe('The natural history of petals');
  });

  it('names a group alone as author, beside people in the note', () => {
    expect(put(['group', 'PETAL Collaboration,'], ['title', 'Petals.']).fields.author).toEqual([{ literal: 'PETAL Collaboration' }]);
    const both = put(['author', 'Virtanen A, et al.'], ['group', '(PETAL Collaboration),'], ['title', 'Petals.']).fields;
    expect(both).toMatchObject({ note: 'PETAL Collaboration', 'et-al': true, author: [{ family: 'Virtanen', given: 'A' }] });
  });

  it('gives the letter of a series back to the journal', () => {
    expect(put(['container', 'Phys. Rev.'], ['volume', 'D 85,'], ['pages', '123']).fields).toMatchObject({
      'container-title': 'Phys. Rev. D',
      volume: '85',
    });
    expect(put(['container', 'Journal of Gardens'], ['volume', 'B 39,']).fields.volume).toBe('B 39');
  });

  it('takes identifiers from the text whatever their labels, the first of each scheme', () => {
    const { fields, spans } = put(
      ['title', 'Petals.'],
      ['url', 'https://doi.org/10.1234/petal.1'],
      ['note', '10.1234/petal.2 PMID: 9500320'],
    );
    expect(fields).toMatchObject({ DOI: '10.1234/petal.1', URL: 'https://doi.org/10.1234/petal.1', PMID: '9500320', title: 'Petals' });
    expect(spans.DOI).toHaveLength(1);
  });

  it('keeps the stop of an abbreviated venue, and no code of a Chinese list', () => {
    const { fields } = put(['title', '花瓣'], ['genre', '[J].'], ['container', 'Phys. Rev. Lett.'], ['date', '2011.']);
    expect(fields['container-title']).toBe('Phys. Rev. Lett.');
    expect(fields.genre).toBeUndefined();
  });

  it('takes "in: Ders.:" off the work', () => {
    const { fields } = put(
      ['author', 'Ado, T.:'],
      ['title', '„Kritik“,'],
      ['container', 'in: Ders.: Prismen. Kritik des Gartens,'],
      ['place', 'Ulm'],
    );
    expect(fields['container-title']).toBe('Prismen. Kritik des Gartens');
  });

  it('prefers a volume to the series of a journal in a bracket', () => {
    expect(
      put(['container', 'Proc Garden Soc'], ['volume', '(2)'], ['date', '1936;'], ['volume', '42:'], ['pages', '230-265.']).fields.volume,
    ).toBe('42');
    expect(put(['container', 'Proc Garden Soc'], ['volume', '(2)'], ['date', '1936']).fields.volume).toBe('2');
  });

  it('takes the first of two works in one entry', () => {
    const { fields } = put(
      ...([
        ['author', 'Tim, D.'],
        ['date', '(2008).'],
        ['title', 'Kinematics of petals.'],
        ['container', 'Cerebellum'],
        ['volume', '7,'],
      ] as const),
      ...([
        ['author', 'Yu, W. S.'],
        ['date', '(2009).'],
        ['title', 'Limited ability.'],
        ['container', 'Flora'],
        ['volume', '5'],
      ] as const),
    );
    expect(fields).toMatchObject({ title: 'Kinematics of petals', 'container-title': 'Cerebellum', author: [{ family: 'Tim' }] });
    // Between authors it is a slip.
    expect(put(['author', 'Tim, D.,'], ['title', 'Petal,'], ['author', 'Yu, W.'], ['title', 'Limited ability.']).fields.title).toBe(
      'Limited ability',
    );
  });
});
