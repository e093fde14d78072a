import { describe, expect, it } from 'vitest';
import { abbreviates, allPaired, familiesAlone, firstTurned, runOn, shoutsShort, turnedAbout } from '../../../src/text/people/order.ts';
import { parseNames } from '../../../src/text/people/printed.ts';

const people = (text: string): string[] =>
  parseNames(text).names.map(
    (name) => name.literal ?? [name.given, name['non-dropping-particle'], name.family].filter((part) => part !== undefined).join(' '),
  );

describe('firstTurned', () => {
  it.each([
    ['Virtanen, Anna, Bola Aspuru-Okafor, Udo Hahn, and Wei Ng.', ['Anna Virtanen', 'Bola Aspuru-Okafor', 'Udo Hahn', 'Wei Ng']],
    ['Virtanen, Anna Maija, Bola Okafor, Udo Hahn, og Wei Ng', ['Anna Maija Virtanen', 'Bola Okafor', 'Udo Hahn', 'Wei Ng']],
    ['Virtanen, Anna, Bola R Okafor, und Udo M Hahn', ['Anna Virtanen', 'Bola R Okafor', 'Udo M Hahn']],
    ['Virtanen, Li, Bola Okafor, Udo Hahn, Wei Ng, dan Ana Ruiz', ['Li Virtanen', 'Bola Okafor', 'Udo Hahn', 'Wei Ng', 'Ana Ruiz']],
    ['Virtanen, Anna, Jr., Bola Okafor, and Udo Hahn', ['Anna Virtanen', 'Bola Okafor', 'Udo Hahn']],
    ['Virtanen, Anna, Bola Okafor, et al.', ['Anna Virtanen', 'Bola Okafor']],
    ['García Márquez, Gabriel, Bola Okafor, and Udo Hahn', ['Gabriel García Márquez', 'Bola Okafor', 'Udo Hahn']],
    ['Fitzgerald, F. Scott, Bola Okafor, and Udo Hahn', ['F. Scott Fitzgerald', 'Bola Okafor', 'Udo Hahn']],
    ['Virtanen, H., J.-L. Okafor, Lihua Hahn, and R. Ng', ['H. Virtanen', 'J.-L. Okafor', 'Lihua Hahn', 'R. Ng']],
  ])('%s', (text, expected) => {
    expect(people(text)).toEqual(expected);
  });

  it.each([
    ['Virtanen, Anna, Okafor, Bola, and Hahn, Udo', ['Anna Virtanen', 'Bola Okafor', 'Udo Hahn']],
    ['Silva, João Pedro, Costa Lima, Ana Maria', ['João Pedro Silva', 'Ana Maria Costa Lima']],
    ['Virtanen, Anna, Okafor, Bola', ['Anna Virtanen', 'Bola Okafor']],
    ['Virtanen, Jan, van Dijk, Piet, en de Boer, Kees', ['Jan Virtanen', 'Piet van Dijk', 'Kees de Boer']],
  ])('%s has all names turned round', (text, expected) => {
    expect(people(text)).toEqual(expected);
  });

  it('counts the suffix to the first name', () => {
    expect(firstTurned([['Virtanen', 'Anna', 'Jr', 'Bola Okafor'], ['Udo Hahn']], false)).toBe(3);
    expect(firstTurned([['Virtanen', 'Anna'], ['Bola Okafor']], false)).toBe(0);
  });
});

describe('familiesAlone', () => {
  it.each([
    ['Del Gaizo, Virtanen & Okafor', ['Del Gaizo', 'Virtanen', 'Okafor']],
    ['Virtanen, Okafor et Hahn', ['Virtanen', 'Okafor', 'Hahn']],
    ['Virtanen, Okafor, Hahn y Ng', ['Virtanen', 'Okafor', 'Hahn', 'Ng']],
    ['Virtanen / Okafor / Hahn / Ng', ['Virtanen', 'Okafor', 'Hahn', 'Ng']],
  ])('%s', (text, expected) => {
    expect(people(text)).toEqual(expected);
  });

  it.each([
    ['Virtanen, Anna/Okafor', ['Anna Virtanen', 'Okafor']],
    ['Virtanen, Anna; Okafor', ['Anna Virtanen', 'Okafor']],
    ['Virtanen, A. & Okafor', ['A. Virtanen', 'Okafor']],
    // The space between the two was lost.
    ['Virtanen, Anna & BolaOkafor', ['Anna Virtanen', 'BolaOkafor']],
  ])('%s gives a name with its given part', (text, expected) => {
    expect(people(text)).toEqual(expected);
  });

  it('says nothing of a list without "and"', () => {
    expect(familiesAlone([['Virtanen', 'Okafor']])).toBe(false);
  });
});

describe('names turned about', () => {
  it.each([
    ['Fitzgerald, F. Scott', ['F. Scott Fitzgerald']],
    ['Virtanen, E.; Kutz, J. Nathan; Hahn, S. L.', ['E. Virtanen', 'J. Nathan Kutz', 'S. L. Hahn']],
    ['Virtanen, Eurika, Kutz, J. Nathan, & Hahn, Steven L.', ['Eurika Virtanen', 'J. Nathan Kutz', 'Steven L. Hahn']],
    ['Spieß, C. Katharina und Hahn, Udo', ['C. Katharina Spieß', 'Udo Hahn']],
    ['Ó Séaghdha, D., & Hahn, S.', ['D. Ó Séaghdha', 'S. Hahn']],
    ['Ho‐Kim, Ho‐Yin, and Bola Okafor', ['Ho‐Yin Ho‐Kim', 'Bola Okafor']],
    ['Nieto Piña, Luis, Johansson, Richard', ['Luis Nieto Piña', 'Richard Johansson']],
    ['Schulte im Walde, Sabine, Hahn, Anna, Bott, Stefan', ['Sabine Schulte im Walde', 'Anna Hahn', 'Stefan Bott']],
    ['Ali, JR, and JC Hahn', ['JR Ali', 'JC Hahn']],
    ['IN Skovorodkin, IB Roe, S Hojak, and A Gunzl', ['IN Skovorodkin', 'IB Roe', 'S Hojak', 'A Gunzl']],
    ['Skovorodkin, IB Roe, S Hojak, and A Gunzl', ['Skovorodkin', 'IB Roe', 'S Hojak', 'A Gunzl']],
    ['Kay, SR, Hahn, A, Opler, L', ['SR Kay', 'A Hahn', 'L Opler']],
    ['Xuejing Wang, Bin Nan, Ji Zhu', ['Xuejing Wang', 'Bin Nan', 'Ji Zhu']],
    ['Du Phan, Ada Roe, Bo Poe', ['Du Phan', 'Ada Roe', 'Bo Poe']],
  ])('%s', (text, expected) => {
    expect(people(text).map((name) => name.split(' ').sort().join(' '))).toEqual(expected.map((name) => name.split(' ').sort().join(' ')));
  });

  it('cannot be told from a first piece of two words', () => {
    expect(turnedAbout([['María Miranda', 'Ana Ruiz']])).toBeNull();
    expect(turnedAbout([['A. Roe', 'B. Poe']])).toBe(false);
    expect(turnedAbout([['Roe']])).toBeNull();
  });
});

describe('allPaired', () => {
  it('takes one comma in each of several names for what parts the given name, whatever stands beside it', () => {
    expect(people('Rajalakshmi, Angel; T T, Mirnalinee; Rajendram, S Milton')).toEqual([
      'Angel Rajalakshmi',
      'Mirnalinee T T',
      'S Milton Rajendram',
    ]);
    expect(allPaired([['Roe', 'Ada']])).toBe(false);
    expect(
      allPaired([
        ['A. Roe', 'B. Poe'],
        ['C. Foe', 'D. Zoe'],
      ]),
    ).toBe(false);
    expect(allPaired([['Roe', 'Ada'], ['Poe']])).toBe(false);
  });
});

describe('runOn', () => {
  it('parts names whose lists have commas within them alone', () => {
    expect(people('Sasayama, D. Hattori, K. Teraishi, T.')).toEqual(['D. Sasayama', 'K. Hattori', 'T. Teraishi']);
    expect(people('Dalton, R. J. Shin, D. C and Jou, W.')).toEqual(['R. J. Dalton', 'D. C Shin', 'W. Jou']);
    expect(runOn(['Lowman', 'Jr', 'P.D.'])).toEqual(['Lowman', 'Jr', 'P.D.']);
    expect(runOn(['Roe', 'A.'])).toEqual(['Roe', 'A.']);
  });
});

describe('abbreviates', () => {
  it.each([
    [['A. Roe', 'M. Muñoz Torres'], true],
    [['H. Rodriguez Hontoria', 'F. Maillo Verdejo'], true],
    [['J. Nathan Kutz'], false],
    [['J. Bradley Chen', 'Brian N. Bershad'], false],
    [['J. Nathan Kutz', 'Ada Roe', 'B. Poe'], false],
  ])('%j: %s', (pieces, expected) => {
    expect(abbreviates(pieces)).toBe(expected);
  });
});

describe('shoutsShort', () => {
  it.each([
    [['Bohao PENG', 'Zhuotao Tian', 'Shu Liu'], true],
    [['Jianming HU', 'Ada Roe', 'Bo Lee'], true],
    [['Feldman TE', 'Smith SC Jr', 'Hirshfeld JW Jr'], false],
    [['JP Lewis', 'Ada Roe', 'Bo Lee'], false],
    [['Roe AB', 'Lee CD', 'Ann Poe'], false],
    [['Roe AB', 'B. Lee'], false],
    [['Ada Roe', 'Bo Lee'], false],
  ])('%j: %s', (pieces, expected) => {
    expect(shoutsShort(pieces)).toBe(expected);
  });

  it('makes family names of them', () => {
    expect(people('Bohao PENG; Zhuotao Tian; Shu Liu')).toEqual(['Bohao PENG', 'Zhuotao Tian', 'Shu Liu']);
    expect(parseNames('Bohao PENG; Zhuotao Tian; Shu Liu').names[0]).toEqual({ family: 'PENG', given: 'Bohao' });
  });
});

it.each([
  ['王, 小明; 陈, 丽', ['小明 王', '丽 陈']],
  ['田中, 太郎; 鈴木, 一郎', ['太郎 田中', '一郎 鈴木']],
  ['王, 小明', ['小明 王']],
  ['王小明, 李丽', ['王小明', '李丽']],
])('names in Han with a comma within: %s', (text, names) => expect(people(text)).toEqual(names));

it.each([
  ['Planck Collaboration VI.', ['Planck Collaboration']],
  ['Gaia Collaboration II, Brown, A. G. A., Roe, B.', ['Gaia Collaboration', 'A. G. A. Brown', 'B. Roe']],
])('a collaboration without the number of its paper: %s', (text, names) => expect(people(text)).toEqual(names));

it.each([
  ['VARELA SOUTO, María José', ['María José VARELA SOUTO']],
  ['VARELA SOUTO, María José y LÓPEZ GIL, Ana', ['María José VARELA SOUTO', 'Ana LÓPEZ GIL']],
  ['VOS, Theo, Mohsen NAGHAVI', ['Theo VOS', 'Mohsen NAGHAVI']],
])('a family of two words in capitals: %s', (text, names) => expect(people(text)).toEqual(names));
