import { describe, expect, it } from 'vitest';
import { candidates, pool } from '../../src/lookup/candidates.ts';
import { sourceOf } from '../../src/lookup/local.ts';
import type { CslItem } from '../../src/model/csl.ts';
import type { Asked, Source } from '../../src/model/source.ts';

const answer = (question: Asked['question'], items: readonly CslItem[]): Asked => ({
  adapter: 'a',
  question,
  query: '',
  covers: 'no',
  lookup: { kind: 'found', sources: items.map((item) => sourceOf(item, 'a')) },
  snapshots: [],
});
const by = (family: string, title: string, year = 2000, rest: CslItem = {}): CslItem => ({
  id: `${family} ${title}`,
  title,
  author: [{ family }],
  issued: { 'date-parts': [[year]] },
  ...rest,
});

describe('pool', () => {
  it('holds a record once, and two records under one id apart', () => {
    const one = by('Harrow', 'Barley', 2000, { id: 'x' });
    const two = by('Quill', 'Copper', 2000, { id: 'x' });
    const { sources, reached } = pool([answer('identifier', [one]), answer('work', [one, two])]);
    expect(sources.map(({ id }) => id)).toEqual(['a:x', 'a:x~2']);
    expect([...reached]).toEqual(['a:x']);
  });

  it('moves what a notice says of a work onto that work, where both were found', () => {
    const work = sourceOf({ id: 'w', title: 'Copper roofs', DOI: '10.5555/w' }, 'a');
    const notice = {
      ...sourceOf({ id: 'n', title: 'Retraction: Copper roofs', DOI: '10.5555/n' }, 'a'),
      isNotice: true,
      says: [
        { about: '10.5555/w', kind: 'retracted' as const, from: 'a', doi: '10.5555/n', date: '2020' },
        { about: '10.5555/other', kind: 'corrected' as const, from: 'a' },
      ],
    };
    const found = (sources: readonly Source[]): Asked => ({ ...answer('work', []), lookup: { kind: 'found', sources } });
    const [held, beside] = pool([found([work, notice])]).sources;
    expect(held?.notices).toEqual([{ kind: 'retracted', from: 'a', doi: '10.5555/n', date: '2020' }]);
    expect(beside?.notices).toEqual([]);
    expect(beside).not.toHaveProperty('says');
    const knows = { ...work, notices: [{ kind: 'retracted' as const, from: 'b', doi: '10.5555/n' }] };
    expect(pool([found([knows, notice])]).sources[0]?.notices).toHaveLength(1);
  });

  it('takes nothing from sources that did not find', () => {
    expect(pool([{ ...answer('work', []), lookup: { kind: 'absent' } }]).sources).toEqual([]);
  });
});

describe('candidates', () => {
  const cited = by('Harrow', 'Sorting barley by the light of the moon');

  it('puts the work itself before its namesakes and its comments', () => {
    const found = [
      by('Quill', 'Sorting barley by the light of the moon'),
      by('Harrow', 'Comment on "Sorting barley by the light of the moon"', 2001),
      by('Harrow', 'Sorting barley by the light of the moon'),
      by('Harrow', 'Copper roofs'),
    ];
    expect(candidates(cited, [answer('work', found)])[0]?.id).toBe('a:Harrow Sorting barley by the light of the moon');
  });

  it('keeps what an identifier leads to, the likest title and the likest people among five', () => {
    const near = Array.from({ length: 9 }, (_, i) => by('Harrow', `Sorting barley by the light of the ${'abcdefghi'[i]} lamp`));
    const reached = by('Nobody', 'Copper roofs of the northern towns', 1950);
    const title = by('Quill', 'Sorting barley by the light of the moon', 1950);
    const found = candidates(cited, [answer('identifier', [reached]), answer('work', [...near, title])]);
    expect(found).toHaveLength(5);
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining([`a:${reached.id}`, `a:${title.id}`]));
    expect(found.map(({ likeness }) => likeness)).toEqual([...found.map(({ likeness }) => likeness)].sort((a, b) => b - a));
  });

  it('gives the same order whatever the order of the answers', () => {
    const items = [by('Quill', 'Barley of the moon'), by('Roe', 'Barley of the moon'), by('Ash', 'Barley of the moon')];
    const forth = candidates(cited, [answer('work', items)]).map(({ id }) => id);
    expect(candidates(cited, [answer('work', [...items].reverse())]).map(({ id }) => id)).toEqual(forth);
  });

  it('names the record that a person can confirm: at the cited place, with a DOI, before a barer one of the same work', () => {
    const title = 'Sorting barley by the light of the moon';
    const authors = [{ family: 'Harrow' }, { family: 'Quill' }];
    const work = { ...cited, author: authors, volume: '12', page: '34-56' };
    const bare = by('Harrow', title, 2000, { id: 'bare', author: authors });
    const deposit = by('Harrow', title, 1999, { id: 'deposit', author: authors, arxiv: '2101.00001' });
    const journal = by('Harrow', title, 2000, { id: 'journal', volume: '12', page: '34', DOI: '10.1234/barley' });
    const ids = (fields: CslItem, ...found: CslItem[]): readonly string[] | undefined =>
      candidates(fields, [answer('work', found)])[0]?.sources.map(({ id }) => id);
    expect(ids(work, bare, deposit, journal)?.[0]).toBe('a:journal');
    expect(ids(work, journal, deposit, bare)?.[0]).toBe('a:journal');
    // Who cites the deposit by its identifier means the deposit.
    expect(ids({ ...work, arxiv: '2101.00001' }, bare, journal, deposit)?.[0]).toBe('a:deposit');
    // A title that is less like the cited one does not come first for its DOI.
    const other = { ...journal, id: 'other', title: `${title}: a reply from the fields of the north` };
    expect(ids({ ...work, volume: '13' }, other, bare)?.[0]).toBe('a:bare');
  });
});
