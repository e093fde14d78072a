import { describe, expect, it } from 'vitest';
import { shortTitle } from '../../../src/compare/reference/short-title.ts';
import { BRACKET_ADDED } from '../../../src/compare/reference/title/written.ts';
import { LITTLE_RECORDED, LITTLE_SAID } from '../../../src/compare/reference/title.ts';
import type { ComponentEvidence, Label } from '../../../src/model/evidence.ts';

const of = (label: Label, cited = 'Untangled past', why = LITTLE_SAID): ComponentEvidence => ({
  label,
  cited,
  found: 'x',
  score: 0.8,
  source: 's',
  why,
});
const judged = (title: ComponentEvidence, authors: Label = 'match', date: Label = 'match', venue: Label = 'unknown'): Label =>
  shortTitle(title, { authors: of(authors), date: of(date), venue: of(venue) }).label;

describe('a main title that says little', () => {
  it('is the title where people and year are the record’s', () => {
    expect(judged(of('partial'))).toBe('match');
    expect(judged(of('partial'), 'match', 'match', 'match')).toBe('match');
  });

  it('is the title where the record lacks the subtitle', () => {
    const added = { ...of('partial', 'Untangled past: a novel', LITTLE_RECORDED), found: 'Untangled past' };
    expect(judged(added)).toBe('match');
    expect(judged({ ...added, found: 'Ethics' })).toBe('partial');
    expect(judged(added, 'match', 'not_match')).toBe('partial');
  });

  it('is not where anything else differs or is not known, or where it says next to nothing', () => {
    expect(judged(of('partial'), 'partial')).toBe('partial');
    expect(judged(of('partial'), 'unknown')).toBe('partial');
    expect(judged(of('partial'), 'match', 'unknown')).toBe('partial');
    expect(judged(of('partial'), 'match', 'match', 'not_match')).toBe('partial');
    expect(judged(of('partial', 'Ethics'), 'match', 'match', 'unknown')).toBe('partial');
    expect(judged(of('partial', 'Ode'), 'match', 'match', 'match')).toBe('partial');
    expect(judged(of('partial', 'Untangled past', 'words differ'))).toBe('partial');
    expect(judged(of('not_match'))).toBe('not_match');
  });

  it('is the title with the year of the work behind it, and not with another', () => {
    const dated = (found: string, year = '2018'): Label => {
      const title = { ...of('partial', 'Report on tides', 'title cut short'), found };
      return shortTitle(title, { authors: of('match'), date: of('match', year), venue: of('unknown') }).label;
    };
    expect(dated('Report on Tides 2018')).toBe('match');
    expect(dated('Report on Tides 2015')).toBe('partial');
    expect(dated('Report on Tides and Winds 2018')).toBe('partial');
  });
});

it('takes a year in brackets behind a title for that of the work', () => {
  const dated = (title: string, found: string): Label =>
    shortTitle(of('partial', title, BRACKET_ADDED), { authors: of('match'), date: { ...of('not_match'), found }, venue: of('unknown') })
      .label;
  expect(dated('The forms of fur (1986)', '1986, 1987')).toBe('match');
  expect(dated('The forms of fur (1984)', '1986, 1987')).toBe('partial');
  expect(dated('The forms of fur (a reply)', '1986')).toBe('partial');
});
