import { describe, expect, it } from 'vitest';
import { kindOf } from '../../../src/extract/parse/kind.ts';
import type { CslItem } from '../../../src/model/csl.ts';

const kind = (fields: CslItem, raw = '', genre = ''): string => kindOf(fields, raw, genre);

describe('kindOf', () => {
  it.each<[string, CslItem, string]>([
    ['article-journal', { title: 'T', 'container-title': 'Journal of Results', volume: '3' }, ''],
    ['paper-conference', { title: 'T', 'container-title': 'Proceedings of the Meeting' }, ''],
    ['chapter', { title: 'T', 'container-title': 'A Book', editor: [{ family: 'E' }] }, ''],
    ['book', { title: 'T', publisher: 'A Press' }, ''],
    ['thesis', { title: 'T' }, 'A. T. PhD thesis, Somewhere, 1999.'],
    ['thesis', { title: 'T' }, 'Иванов А. Т: дис. ... канд. ист. наук. М., 1999.'],
    ['report', { title: 'T', 'container-title': 'Garden Working Papers', volume: '12' }, ''],
    ['article-journal', { title: 'T', 'container-title': 'Вопросы садоводства', issue: '3', page: '1-9' }, ''],
    ['webpage', { title: 'T', URL: 'https://example.org' }, ''],
    ['article', { title: 'T', arxiv: '2205.14135' }, ''],
    ['legal_case', { title: 'A v. B' }, 'A v. B, 504 U.S. 555 (1992).'],
    ['standard', { title: 'T' }, 'RFC 8446, 2018.'],
    ['patent', { title: 'T' }, 'Inventor, A. U.S. Patent 4,405,829, 1983.'],
    ['software', { title: 'T', URL: 'https://github.com/a/b' }, 'T. https://github.com/a/b'],
    ['document', {}, ''],
  ])('%s', (expected, fields, raw) => {
    expect(kind(fields, raw)).toBe(expected);
  });

  it.each(['Praca doktorska', 'doktorsavhandling', 'Academisch proefschrift', 'Yüksek lisans tezi', 'Väitöskirja', 'PhD thesis'])(
    'knows a thesis by %s',
    (genre) => {
      expect(kind({ title: 'T', publisher: 'A University', genre }, '', genre)).toBe('thesis');
    },
  );

  it('does not take an article about a thesis for a thesis', () => {
    expect(kind({ title: 'T', 'container-title': 'Journal of Results', volume: '3' }, 'A. On the thesis of X. Journal of Results 3.')).toBe(
      'article-journal',
    );
  });
});

describe('what is heard, shown or written by hand', () => {
  it.each([
    ['motion_picture', { title: 'T', publisher: 'Reef' }, 'Film'],
    ['motion_picture', { title: 'T', publisher: 'Reef', note: 'Directed by Ann Roe' }, ''],
    ['song', { title: 'T', publisher: 'Reef' }, 'compact disc'],
    ['broadcast', { title: 'T', 'container-title': 'The Hedge' }, 'TV series episode'],
    ['graphic', { title: 'T', publisher: 'Reef' }, 'Painting'],
    ['map', { title: 'T', publisher: 'Reef' }, 'map'],
    ['manuscript', { number: 'MS Hedge 48', publisher: 'Reef Library' }, ''],
    ['thesis', { title: 'T', publisher: 'Reef' }, 'Mémoire de maîtrise'],
    ['book', { title: 'T', publisher: 'Reef' }, 'Print'],
    ['webpage', { title: 'T', URL: 'https://game.example' }, 'Video game'],
  ])('%s', (type, fields, genre) => {
    expect(kind(fields, 'A. T.', genre)).toBe(type);
  });
});
