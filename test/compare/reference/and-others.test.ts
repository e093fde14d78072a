/** How lists of names are joined and cut off in many languages, and what looks like it and is a name. */
import { describe, expect, it } from 'vitest';
import { goesOn, OTHERS, unjoined, withoutJoining } from '../../../src/compare/reference/and-others.ts';
import { bylineOf, compareAuthors, recordedBylines } from '../../../src/compare/reference/authors.ts';
import type { Source } from '../../../src/model/source.ts';

describe('a list that goes on', () => {
  it('says so at its end in the words of many languages', () => {
    for (const end of [
      'et al.',
      'al.',
      '– al.',
      'et alii',
      'и др.',
      'и соавт.',
      'i in.',
      'idr.',
      'e.a.',
      'ea.',
      'dkk.',
      'm.fl.',
      'mfl.',
      'og fleiri',
      'vd.',
      've ark.',
      'ym.',
      'ir kt.',
      'és mtsai.',
      'et coll.',
      'y otros',
      'und andere',
      'κ.ά.',
      '等',
      'ほか',
      '기타',
    ])
      expect(OTHERS.test(end), end).toBe(true);
    for (const text of [
      'Quill A, Rook B, e.a. (2010) Bells',
      'Quill, A., idr. (2007)',
      'Квилл А. и др. Колокола',
      'Quill A, Rook B, dkk. “Bells”',
      'Quill et alii 2008 : bells',
      'Quill A 等. Bells',
    ])
      expect(goesOn(text), text).toBe(true);
  });

  it('is not one where a name or initials look like it', () => {
    for (const name of ['Coll', 'Andre', 'Andrea Altri-Quill', 'Alice', 'E. A. Quill', 'Dan Quill', 'Ea Rook'])
      expect(OTHERS.test(name), name).toBe(false);
    for (const text of ['Quill, E.A. (2010) Bells', 'Quill U. A. Bells', 'Quill, M. FL. Rook', 'Dan Quill. Bells', 'Rook, VD. Bells'])
      expect(goesOn(text), text).toBe(false);
  });
});

describe('words between names', () => {
  it('are left out of a printed list where they stand in small letters', () => {
    expect(unjoined('Quill A i Rook B og Stark C dan Tarn D a Ufer E и Vale F 和 Wren G')).toBe(
      'Quill A   Rook B   Stark C   Tarn D   Ufer E   Vale F   Wren G',
    );
    expect(unjoined('Dan Quill, I. Rook, E. Stark')).toBe('Dan Quill, I. Rook, E. Stark');
  });

  it('are taken off a name in Latin letters and left in others', () => {
    expect(withoutJoining('和 B. Rook')).toBe('B. Rook');
    expect(withoutJoining('ROOK と')).toBe('ROOK');
    expect(withoutJoining('王和')).toBe('王和');
  });

  it('do not make people of other letters out of Latin names', () => {
    const source: Source = {
      id: 'test:1',
      adapter: 'test',
      fields: {
        author: [
          { family: 'Quill', given: 'Ada' },
          { family: 'Rook', given: 'Ben' },
        ],
      },
      titles: [],
      years: [],
      authorsComplete: true,
      notices: [],
      sameAs: [],
      snapshot: null,
    };
    const told = (names: Parameters<typeof bylineOf>[0]) => compareAuthors(bylineOf(names), source, recordedBylines(source)).label;
    expect(
      told([
        { family: 'Quill', given: 'A.' },
        { family: '和 Rook', given: 'B.' },
      ]),
    ).toBe('match');
    expect(told([{ family: 'Quill', given: 'A.' }, { literal: '等' }])).toBe('match');
    expect(told([{ family: 'Quill', given: 'A.' }, { literal: 'al.' }])).toBe('match');
    expect(
      told([
        { family: 'Quill', given: 'A.' },
        { family: '和 Stark', given: 'B.' },
      ]),
    ).toBe('partial');
  });
});
