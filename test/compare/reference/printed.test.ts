/** The second look at printed references: a wrong cut of the parser is not a wrong citation, and a longer title is not a shorter one. */
import { describe, expect, it } from 'vitest';
import { compare } from '../../../src/compare/reference/index.ts';
import { printedText } from '../../../src/compare/reference/printed.ts';
import type { CslItem } from '../../../src/model/csl.ts';
import type { LookupResult } from '../../../src/model/source.ts';
import { referenceOf } from './make.ts';

const record: CslItem = {
  title: 'Climate sensitivity, sea level, and atmospheric water',
  author: [
    { family: 'Quill', given: 'A' },
    { family: 'Rook', given: 'Ben' },
    { family: 'Stark', given: 'Cleo Dora' },
  ],
  'container-title': 'Philosophical Transactions of the Royal Society',
};
const result: LookupResult = {
  asked: [],
  candidates: [
    {
      id: 'test:1',
      likeness: 1,
      sources: [
        {
          id: 'test:1',
          adapter: 'test',
          fields: record,
          titles: [],
          years: [],
          authorsComplete: true,
          notices: [],
          sameAs: [],
          snapshot: null,
        },
      ],
    },
  ],
};
function labels(raw: string, fields: CslItem, confidence = 0.4) {
  const reference = referenceOf({ raw, fields, confidence, origin: 'list' });
  const components = compare(reference, result).evidence[0]?.components;
  return { title: components?.title.label, authors: components?.authors.label, venue: components?.venue.label };
}

const RAW = 'Quill A, Rook B, Stark CD (2013) Climate sensitivity, sea level, and atmospheric water. Phil Trans R Soc A 371: 20.';

describe('a printed reference', () => {
  it('has the recorded title where only its article was left out', () => {
    const raw = 'Climate sensitivity: more options … and more work ahead of us. Phil Trans, 2013.';
    const other = { ...record, title: 'The climate sensitivity: more options … and more work ahead of us' };
    const reference = referenceOf({ raw, fields: { title: 'and more work ahead of us' }, confidence: 0.4, origin: 'list' });
    const [cluster] = result.candidates;
    const [held] = cluster?.sources ?? [];
    if (cluster === undefined || held === undefined) throw new Error('no record');
    const found = compare(reference, { ...result, candidates: [{ ...cluster, sources: [{ ...held, fields: other }] }] });
    expect(found.evidence[0]?.components.title.label).toBe('match');
  });

  it('that holds two works agrees with the second one in part, and no more', () => {
    const two = `Mark D (1973) Attention and effort. Prentice Hall, Town ${RAW}`;
    expect(labels(two, { title: 'Attention and effort', author: [{ family: 'Mark', given: 'D' }] })).toMatchObject({ title: 'partial' });
    expect(labels(two.replace('Climate sensitivity, sea level', 'Levels'), { title: 'Attention and effort' })).toMatchObject({
      title: 'not_match',
    });
  });

  it('that begins with the first recorded author does not disagree outright, however its names were read', () => {
    const raw = 'Quill A. Ezrin, a key component. Trends 10:1 (2004).';
    expect(labels(raw, { title: 'a key component', author: [{ family: 'Ezrin', given: 'Quill A' }] })).toMatchObject({
      authors: 'partial',
    });
    expect(labels(`Roe ${raw}`, { title: 'a key component', author: [{ family: 'Ezrin', given: 'Q' }] })).toMatchObject({
      authors: 'not_match',
    });
    expect(labels(raw, { title: 'a key component', author: [{ family: 'Ezrin', given: 'Q' }] }, 1)).toMatchObject({ authors: 'not_match' });
  });

  it('is looked at again where the parser cut the title at a comma', () => {
    expect(labels(RAW, { title: 'Climate sensitivity, sea level' })).toMatchObject({ title: 'match' });
  });

  it('is looked at again where names ran together or were lost', () => {
    expect(
      labels(RAW, { title: 'Climate sensitivity', author: [{ family: 'Quill' }, { family: 'Rook B', given: 'Stark' }] }),
    ).toMatchObject({
      authors: 'match',
    });
    const full = 'A. Quill, Benjamin Rook and Cleo D. Stark. Climate sensitivity, sea level, and atmospheric water. Phil. Trans., 2013.';
    expect(labels(full, { title: 'Climate sensitivity', author: [{ family: 'Cleo' }] })).toMatchObject({ authors: 'match' });
  });

  it('does not lose a stranger among the names', () => {
    const raw = RAW.replace('Stark CD', 'Stark CD, Vale F');
    expect(labels(raw, { title: 'Climate sensitivity', author: [{ family: 'Quill' }, { family: 'Vale' }] }).authors).not.toBe('match');
    expect(
      labels('Lund I. Climate sensitivity, sea level, and atmospheric water. 2013.', { title: 'x', author: [{ family: 'Lund' }] }).authors,
    ).toBe('not_match');
  });

  it('does not find a title in a longer one', () => {
    const longer = 'Quill A. Climate sensitivity, sea level, and atmospheric water in wooden houses. 2013.';
    expect(labels(longer, { title: 'Climate sensitivity, sea level, and atmospheric water in wooden houses' }).title).not.toBe('match');
  });

  it('finds words that ran together', () => {
    const glued = 'Quill A. Climatesensitivity,sea level,and atmosphericwater .Phil Trans 371 (2013)';
    expect(labels(glued, { title: 'Climatesensitivity,sea level,and atmosphericwater .Phil Trans' }).title).toBe('match');
  });

  it('is never looked at again when it was stated as data', () => {
    const entry = referenceOf({ raw: RAW });
    expect(printedText(entry)).toBeNull();
    expect(labels(RAW, { title: 'Climate sensitivity, sea level' }, 1).title).not.toBe('match');
  });
});

describe('a title beside another one', () => {
  const work = (title: string, raw: string, fields: CslItem, more: CslItem = {}) => {
    const reference = referenceOf({ raw, fields: { issued: { 'date-parts': [[2013]] }, ...fields }, confidence: 0.4, origin: 'list' });
    const source = { ...result.candidates[0]?.sources[0], fields: { title, ...more }, years: [2013] } as never;
    return compare(reference, { asked: [], candidates: [{ id: 'test:1', likeness: 1, sources: [source] }] }).evidence[0];
  };
  const TITLE = 'Choosing roundabouts as a solution for all who travel';
  const OFFICE = { author: [{ literal: 'United Harbours. Office of Safety' }] };

  it('is the one cited where people and the only year are the record’s', () => {
    const fields = { title: 'Office of Safety and its many harbour regulations', author: [{ literal: 'United Harbours' }] };
    expect(work(TITLE, `United Harbours. Office of Safety (2013). ${TITLE}.`, fields, OFFICE)?.components.title.label).toBe('match');
    expect(work(TITLE, `United Harbours. Office of Safety (2013, 1999). ${TITLE}.`, fields, OFFICE)?.components.title.label).toBe(
      'partial',
    );
  });

  it('is known by fewer letters where what was read as the title is a piece of it, or in scripts that need fewer', () => {
    expect(work('Harbour Law (No. 7552)', 'Harbour Law (No. 7552). 2013.', { title: 'Harbour Law' })?.components.title.label).toBe('match');
    expect(work('冰川之路简史研究', '李荣. 冰川之路简史研究. 2013.', { title: '李' })?.components.title.label).toBe('match');
  });

  it('is half of what is cited where it stands before a remark that was read as the title, by the people of the year', () => {
    const raw = 'Quill, A. Walking, Fast and Slow. Harbour Press. 2013. A classic study that every newcomer should read.';
    const fields = { title: 'A classic study that every newcomer should read', author: [{ family: 'Quill', given: 'A' }] };
    const by = (family: string) => work('Walking, Fast and Slow', raw, fields, { author: [{ family, given: 'Ada' }] });
    expect(by('Quill')?.components.title.label).toBe('partial');
    expect(by('Rook')?.components.title.label).toBe('not_match');
    const behind = `Quill, A. ${fields.title}. Walking, Fast and Slow. 2013.`;
    const journal = work('Walking, Fast and Slow', behind, fields, { author: [{ family: 'Quill', given: 'Ada' }] });
    expect(journal?.components.title.label).toBe('not_match');
  });

  it('is half of what is cited where the translation beside it differs', () => {
    const cited = '冰川之路简史研究初探 (A short history of red glaciers)';
    expect(
      work('冰川之路简史研究初探 (A short history of the glaciers)', `李荣. ${cited}. 2013.`, { title: cited })?.components.title.label,
    ).toBe('partial');
  });

  it('begins a reference that nobody signed, whatever was read as its names', () => {
    const title = 'Harbour Regulation (HR) No 22/94 laying down standards for boats';
    const fields = { title: 'No 22/94 laying down standards for boats', author: [{ literal: 'Harbour Regulation (HR' }] };
    expect(work(title, `${title}. 2013.`, fields)?.anonymous).toBe(true);
    expect(work(title, `Quill A. ${title}. 2013.`, { ...fields, author: [{ family: 'Quill' }] })?.anonymous).toBe(false);
  });
});

describe('names before a title', () => {
  it('hold a stranger, however like an initial of somebody recorded his name begins', () => {
    const raw = (names: string): string => `${names} Climate sensitivity, sea level, and atmospheric water. 2013.`;
    const fields = { title: 'Climate sensitivity, sea level, and atmospheric water', author: [{ family: 'Quill', given: 'A' }] };
    expect(labels(raw('A. Quill, B. Rook, C. D. Stark.'), fields).authors).toBe('match');
    expect(labels(raw('A. Quill, B. Rook, Cleo Dora Stark.'), fields).authors).toBe('match');
    expect(labels(raw('A. Quill, B. Rook, C. D. Stark, and W. Dane.'), fields).authors).not.toBe('match');
    expect(labels(raw('Quill, A., Rook, B., Stark, C. Dora.'), fields).authors).toBe('match');
  });

  it('ends its title at quotes of any language, at a template’s stroke, and where the record’s place follows without a break', () => {
    const title = 'Climate sensitivity, sea level, and atmospheric water';
    for (const raw of [
      `Quill A, Rook B i Stark CD 2013. »${title}«, Phil Trans 371.`,
      `{{cite journal | title=${title} | journal=Phil Trans}}`,
      `Quill A, Rook B, Stark CD: ${title} i Philosophical Transactions of the Royal Society 371`,
      `Quill A, Rook B, Stark CD: ${title}Philosophical Transactions of the Royal Society, 2013`,
    ])
      expect(labels(raw, { title: `${title} and more words` }), raw).toMatchObject({ title: 'match' });
    expect(labels(`Quill A: ${title} in other harbours.`, { title: `${title} in other harbours` })).not.toMatchObject({ title: 'match' });
  });

  it('is about a work, and not the work, where it says so before the title', () => {
    const title = 'Climate sensitivity, sea level, and atmospheric water';
    for (const raw of [
      `Corrigendum to “${title}”. Phil Trans 371.`,
      `Rook B. Comment on “${title}”. Phil Trans 372.`,
      `Stark C. Reply to: ${title}. Phil Trans 373.`,
    ])
      expect(labels(raw, { title: raw.split('. Phil')[0] ?? '' }), raw).not.toMatchObject({ title: 'match' });
    expect(labels(`Quill A, Rook B. On water. ${title}. Phil Trans 371.`, { title: `On water. ${title}` })).toMatchObject({
      title: 'match',
    });
  });
});
