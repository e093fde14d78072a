/** A preprint cannot speak against the publication in words at one end of its title or in order, nor an edition against the people of a later one. */
import { describe, expect, it } from 'vitest';
import { editionsAuthors, orderAsPublished, titleAsPublished } from '../../../src/compare/reference/recorded-version.ts';
import { sourceOf } from '../../../src/lookup/local.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import type { ComponentEvidence, Label } from '../../../src/model/evidence.ts';
import { referenceOf } from './make.ts';

const labelled = (label: Label): ComponentEvidence => ({ label, cited: null, found: null, score: 0.5, source: 'held:w', why: 'because' });
const people = [
  { family: 'Roe', given: 'Ada' },
  { family: 'Vole', given: 'Bo' },
];
const year = (one: number): NonNullable<CslItem['issued']> => ({ 'date-parts': [[one]] });
const cited = (fields: CslItem) =>
  referenceOf({
    raw: 'as printed',
    fields: { author: people, 'container-title': 'Journal of Hedges', volume: '12', issued: year(2021), ...fields },
  });
const preprint = (fields: CslItem) =>
  sourceOf(
    { id: 'w', type: 'article', 'container-title': 'arXiv', arxiv: '1804.01234', author: people, issued: year(2018), ...fields },
    'held',
  );
const source = preprint({ title: 'Slow growth of hedges under salt water' });
const at = (evidence: ComponentEvidence): ComponentEvidence => ({ ...evidence, source: source.id });

describe('the title of a publication beside that of its preprint', () => {
  const title = (printed: string, recorded: string, authors: Label = 'match', fields: CslItem = {}): Label => {
    const record = preprint({ title: recorded });
    const said = { ...labelled(authors), source: record.id };
    return titleAsPublished(cited({ title: printed, ...fields }), [record], labelled('partial'), said).label;
  };
  const [short, long] = ['Slow growth of hedges under salt water', 'Slow growth of hedges under salt water and an application to walls'];
  it('is the same where one has more at one end', () => {
    expect(title(short, long)).toBe('match');
    expect(title(`A survey of ${short}`, short)).toBe('match');
  });
  it('is open where it is another work by its words, by others, of one person, of the preprint itself, or long after', () => {
    expect(title(`${short} II`, short)).toBe('partial');
    expect(title(`${short} revisited`, short)).toBe('partial');
    expect(title('Hedges', 'Hedges under water')).toBe('partial');
    expect(title(short, long, 'partial')).toBe('partial');
    expect(title(short, long, 'match', { author: people.slice(0, 1) })).toBe('partial');
    expect(title(short, long, 'match', { 'container-title': 'arXiv' })).toBe('partial');
    expect(title(short, long, 'match', { issued: year(2030) })).toBe('partial');
  });
});

describe('the order of people', () => {
  it('of a preprint says nothing about that of the publication', () => {
    expect(orderAsPublished(cited({ title: 'x' }), [source], at(labelled('partial'))).label).toBe('match');
    expect(orderAsPublished(cited({ title: 'x', 'container-title': 'arXiv' }), [source], at(labelled('partial'))).label).toBe('partial');
  });
});

describe('the people of an earlier edition', () => {
  const edition = (fields: CslItem): Label =>
    editionsAuthors(
      cited({ title: 'Hedges', author: [...people, { family: 'Poe', given: 'C.' }], ...fields }),
      [source],
      at(labelled('partial')),
    ).label;
  it('are all among those of a later one', () => {
    expect(edition({ edition: '3' })).toBe('match');
    expect(edition({ edition: '1' })).toBe('partial');
    expect(edition({})).toBe('partial');
    expect(edition({ edition: '3', author: [{ family: 'Roe' }, { family: 'Poe' }, { family: 'Hare' }] })).toBe('partial');
  });
});
