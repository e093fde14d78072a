/** Journals and words before an address that a parser took for titles: nothing is accused for want of a title that nobody printed. */
import { describe, expect, it } from 'vitest';
import { compare } from '../../../src/compare/reference/index.ts';
import { decideReference } from '../../../src/decide/index.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import type { Asked, LookupResult } from '../../../src/model/source.ts';
import { referenceOf } from './make.ts';

const RECORD: CslItem = {
  type: 'article-journal',
  title: 'Focus in the order of words of the harbour languages',
  author: [{ family: 'Quill', given: 'Ada I.' }],
  'container-title': 'Linguistic Typology of Harbours',
  volume: '6',
  page: '289-316',
  issued: { 'date-parts': [[2002]] },
  DOI: '10.5555/harbour.6',
};
const asked: Asked = {
  adapter: 'local/all',
  question: 'work',
  query: 'q',
  covers: 'authoritative',
  lookup: { kind: 'absent' },
  snapshots: [],
};

const result: LookupResult = {
  asked: [asked],
  candidates: [
    {
      id: 'test:1',
      likeness: 1,
      sources: [
        {
          id: 'test:1',
          adapter: 'test',
          fields: RECORD,
          titles: [],
          years: [2002],
          authorsComplete: true,
          notices: [],
          sameAs: [],
          snapshot: null,
        },
      ],
    },
  ],
};
function verdict(raw: string, fields: CslItem, origin: 'line' | 'entry' = 'line') {
  const reference = referenceOf({ raw, fields, origin, confidence: 0.4 });
  const comparison = compare(reference, result);
  return { outcome: decideReference(reference, comparison, result).outcome, readAs: comparison.readAs?.fields };
}
const QUILL: CslItem = { author: [{ family: 'Quill', given: 'A. I.' }], issued: { 'date-parts': [[2002]] } };

describe('a journal that was read as the title', () => {
  it('is the journal where the record appeared in it, and volume, page and people vouch for the work', () => {
    const raw = 'Quill, A. I. Linguistic Typology of Harbours 2002, 6, 289–316.';
    const told = verdict(raw, { ...QUILL, title: 'Linguistic Typology of Harbours', volume: '6', page: '289–316' });
    expect(told.outcome).toBe('exist');
    expect(told.readAs?.title).toBeUndefined();
    expect(told.readAs?.['container-title']).toBe('Linguistic Typology of Harbours');
    expect(verdict(raw, { ...QUILL, title: 'Linguist. Typol. Harbours 2002', volume: '6', page: '289–316' }).outcome).toBe('exist');
  });

  it('leaves open what nothing vouches for, and accuses nobody', () => {
    const told = verdict('Quill, A. I. Linguistic Typology of Harbours 2002.', { ...QUILL, title: 'Linguistic Typology of Harbours' });
    expect(told.outcome).toBe('unknown');
    expect(
      verdict('Rook, B. Linguistic Typology of Harbours 2002.', {
        ...QUILL,
        author: [{ family: 'Rook', given: 'B.' }],
        title: 'Linguistic Typology of Harbours',
      }).outcome,
    ).toBe('unknown');
  });

  it('is not sought where the title is another one, or the fields are stated as data', () => {
    expect(verdict('Quill, A. I. Dreams of bells and boats. 2002.', { ...QUILL, title: 'Dreams of bells and boats' })).toEqual({
      outcome: 'fake',
      readAs: undefined,
    });
    expect(verdict('x', { ...QUILL, title: 'Linguistic Typology of Harbours' }, 'entry').outcome).toBe('fake');
  });

  it('is one name where a parser parted it: a volume of a series, a name in two languages, what goes on', () => {
    const rook: CslItem = { ...QUILL, author: [{ family: 'Rook', given: 'B.' }], volume: '3', page: '41-58' };
    for (const [title, between, venue] of [
      ['Boats and bells', '. Vol 3: ', 'Ropes'],
      ['Annals of boats', ' = ', 'Bootsjahrbuch'],
      ['Hafenblätter', ', ', 'Neue Folge'],
      ['Harbour printing, dissemination', ', ', 'and design'],
    ] as const) {
      const told = verdict(`B. Rook, ${title}${between}${venue} 3, 41–58 (2002).`, { ...rook, title, 'container-title': venue });
      expect(told.readAs?.['container-title'], title).toBe(`${title}${between}${venue}`);
      expect(told.outcome, title).toBe('unknown');
    }
    const quoted = { ...rook, title: 'Boats and bells', 'container-title': 'Ropes' };
    expect(verdict('B. Rook, “Boats and bells. Vol 3: Ropes”, 41–58 (2002).', quoted).outcome).toBe('fake');
    expect(verdict('B. Rook, Boats and bells, Ropes 3, 41–58 (2002).', quoted).outcome).toBe('fake');
  });

  it('is a journal or a talk by its first words, where no other place is printed', () => {
    const rook: CslItem = { ...QUILL, author: [{ family: 'Rook', given: 'B.' }] };
    for (const title of ['Transactions on Boats and Bells', 'presented at the Conference of Harbours'])
      expect(verdict(`B. Rook, ${title} (2002).`, { ...rook, title }).outcome, title).toBe('unknown');
    expect(verdict('B. Rook, Journal of a bell (2002).', { ...rook, title: 'Journal of a bell' }).outcome).toBe('fake');
    const placed = { ...rook, title: 'Transactions on Boats and Bells', 'container-title': 'Ropes' };
    expect(verdict('B. Rook. Transactions on Boats and Bells. Ropes (2002).', placed).outcome).toBe('fake');
  });

  it('is none either where it stands for a place nobody knows, or leads to an address', () => {
    for (const title of ['[S.l: s.n.]', 'S.l: s.n', 'na', 'en', 'на', '[S.l: s.n.]. Disponível em'])
      expect(
        verdict(`Quill, A. I. ${title} <https://doi.org/10.5555/harbour.6>`, { ...QUILL, title, DOI: '10.5555/harbour.6' }).outcome,
        title,
      ).not.toBe('fake');
    expect(verdict('Quill, A. I. Engines. 2002.', { ...QUILL, title: 'Engines' }).outcome).toBe('fake');
  });
});
