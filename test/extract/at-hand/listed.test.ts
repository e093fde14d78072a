import { describe, expect, it } from 'vitest';
import { citingAtHand, textsOf } from '../../../src/extract/at-hand/listed.ts';
import type { Reference } from '../../../src/model/cited.ts';
import type { CslItem } from '../../../src/model/csl.ts';

const reference = (key: string, fields: CslItem, raw = ''): Reference => ({
  id: `ref:${key}`,
  key,
  span: { start: 0, end: 0 },
  raw,
  fields,
  fieldSpans: {},
  route: 'formal',
  routeWhy: '',
  origin: 'list',
  confidence: 1,
});
const work = (title: string, family: string, year: number, DOI?: string): CslItem => ({
  title,
  author: [{ family }],
  issued: { 'date-parts': [[year]] },
  ...(DOI === undefined ? {} : { DOI }),
});
const BIRDS = reference('2', work('Folding habits of migratory paper birds', 'Hull', 2016, '10.5555/birds.2'));
const REEF = reference('1', work('On the slow growth of imaginary corals', 'Marsh', 2018));
const tied = (references: readonly Reference[], ...sources: { id: string; text: string }[]) =>
  Object.fromEntries([...textsOf(references, sources)].map(([id, source]) => [id.slice(4), source]));

describe('textsOf', () => {
  it.each([
    ['its title on the first page', { id: 'a.pdf', text: 'Folding Habits of\nMigratory Paper Birds\n\nC. Hull' }],
    ['its title as the file name', { id: 'folding-habits-of-migratory-paper-birds.txt', text: 'x' }],
    ['its DOI on the first page', { id: 'a.pdf', text: 'https://doi.org/10.5555/BIRDS.2. Papers fold.' }],
    ['its DOI as the file name', { id: '10.5555_birds.2.txt', text: 'x' }],
    ['author and year as the file name', { id: 'hull2016.pdf', text: 'x' }],
    ['author, others and year', { id: 'Hull et al. - 2016 - Folding.pdf', text: 'x' }],
    ['its number as the file name', { id: 'ref02.pdf', text: 'x' }],
    ['author and a lettered year', { id: 'Hull_2016a.txt', text: 'x' }],
  ])('knows a text by %s', (_, source) => {
    expect(tied([REEF, BIRDS], source)).toEqual({ 2: source.id });
  });

  it('knows a text by the key of its entry or its file named in the entry', () => {
    expect(tied([reference('hull-birds', {})], { id: 'hull-birds.pdf', text: '' })).toEqual({ 'hull-birds': 'hull-birds.pdf' });
    expect(tied([reference('1', {}, 'data.txt, as signed')], { id: 'a.txt', text: '' })).toEqual({});
    expect(tied([reference('1', {}, 'contract-v3.txt, as signed')], { id: 'contract-v3.txt', text: '' })).toEqual({ 1: 'contract-v3.txt' });
  });

  it.each([
    ['another DOI that begins alike', { id: 'a.txt', text: '10.5555/birds.21' }],
    ['the DOI behind another', { id: 'a.txt', text: 'doi:10.5555/own.1. A comment on 10.5555/birds.2' }],
    ['another year', { id: 'hull2015.txt', text: '' }],
    ['another number', { id: 'ref20.txt', text: '' }],
    ['another author', { id: 'marlow2016.txt', text: '' }],
    ['nothing in common', { id: 'a.txt', text: 'Here the fee is due.' }],
  ])('takes no text with %s', (_, source) => {
    expect(tied([BIRDS], source)).toEqual({});
  });

  it('takes no text by its number alone that is about something else, or where another is the work', () => {
    const about = `# Paper 2: on fees\n\n${Array.from({ length: 60 }, (_, i) => `Word${String.fromCharCode(97 + (i % 26), 97 + (i % 7))} fees`).join(' ')}\n\n`;
    const citing = `${about}## References\n\n[2] Hull, C. (2016). Folding habits of migratory paper birds.\n`;
    const own = { id: 'hull.txt', text: 'Folding habits of migratory paper birds\n\nC. Hull' };
    expect(tied([REEF, BIRDS], { id: 'paper2.md', text: citing })).toEqual({});
    expect(tied([REEF, BIRDS], { id: '2.pdf', text: about })).toEqual({});
    expect(tied([REEF, BIRDS], { id: 'paper2.md', text: citing }, own)).toEqual({ 2: 'hull.txt' });
    expect(tied([REEF, BIRDS], { id: 'paper2.md', text: 'Short.' }, own)).toEqual({ 2: 'hull.txt' });
    // Its own words, or whoever wrote it, and a text too short to tell.
    expect(tied([BIRDS], { id: '2.pdf', text: `${about} by Hull.` })).toEqual({ 2: '2.pdf' });
    expect(tied([BIRDS], { id: '2.pdf', text: `${about} Migratory birds fold their paper.` })).toEqual({ 2: '2.pdf' });
  });

  it('takes neither of two texts that fit alike', () => {
    expect(tied([BIRDS], { id: 'hull2016a.txt', text: '' }, { id: 'hull2016b.txt', text: '' })).toEqual({});
  });

  it('takes the text that begins with the title before one that mentions it', () => {
    const mention = `${'On other things. '.repeat(40)} See Folding habits of migratory paper birds.`;
    expect(tied([BIRDS], { id: 'own.txt', text: 'Folding habits of migratory paper birds' }, { id: 'other.txt', text: mention })).toEqual({
      2: 'own.txt',
    });
  });

  it('gives a text to the longer of two titles, and to both when one work is listed twice', () => {
    const longer = reference('3', work('Folding habits of migratory paper birds over winter', 'Okoro', 2020));
    const text = { id: 'a.txt', text: 'Folding habits of migratory paper birds over winter' };
    expect(tied([BIRDS, longer], text)).toEqual({ 3: 'a.txt' });
    expect(tied([BIRDS, { ...BIRDS, id: 'ref:9' }], { id: 'b.txt', text: 'Folding habits of migratory paper birds' })).toEqual({
      2: 'b.txt',
      9: 'b.txt',
    });
  });

  it('takes no short title', () => {
    expect(tied([reference('1', { title: 'The report' })], { id: 'a.txt', text: 'The report was late.' })).toEqual({});
  });
});

describe('citingAtHand', () => {
  it('ties each mark and each label of the list to its text, or to none', () => {
    const span = { start: 3, end: 6 };
    const citation = (to: string | null, locator?: string) => ({
      id: 'c',
      span,
      to,
      label: '2',
      style: 'numeric' as const,
      ...(locator === undefined ? {} : { locator }),
    });
    const made = citingAtHand(
      { text: 'abc[2]', blocks: [], links: [] },
      [REEF, BIRDS],
      [citation('ref:2', 'p. 4'), citation('ref:1'), citation(null)],
      [{ id: 'hull2016.pdf', text: '' }],
    );
    expect(made.cited).toEqual([
      { span, label: '2', locator: 'p. 4', source: 'hull2016.pdf' },
      { span, label: '2', source: null },
      { span, label: '2', source: null },
    ]);
    // What a note says of a work may tell how it is cited.
    const text = 'abc¹ But see Hull 2016.';
    const note = { id: 'note-1', kind: 'footnote' as const, label: '1', span: { start: 5, end: text.length }, mark: { start: 3, end: 4 } };
    expect(
      citingAtHand({ text, blocks: [], links: [], notes: [note] }, [REEF], [{ ...citation(null), span: { start: 3, end: 4 } }], []).cited,
    ).toEqual([{ span: { start: 3, end: 4 }, label: '2', source: null, note: 'But see Hull 2016.' }]);
    expect(made.listed).toEqual([
      { label: '1', source: null },
      { label: '2', source: 'hull2016.pdf' },
    ]);
  });
});
