import { describe, expect, it } from 'vitest';
import { candidates, pool } from '../../src/lookup/candidates.ts';
import { sourceOf } from '../../src/lookup/local.ts';
import type { CslItem } from '../../src/model/csl.ts';
import type { Asked } from '../../src/model/source.ts';

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
});
