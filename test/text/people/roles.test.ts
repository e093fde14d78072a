import { describe, expect, it } from 'vitest';
import { withoutRoles } from '../../../src/text/people/roles.ts';

const left = (text: string): string => withoutRoles(text).replace(/\s+/g, ' ').trim();

describe('words that say what somebody did', () => {
  it.each([
    ['Roe, A. (eds.)', 'Roe, A.'],
    ['hrsg. von Udo Hahn', 'Udo Hahn'],
    ['translated by Ada Roe', 'Ada Roe'],
    ['Roe, A., ed.', 'Roe, A.,'],
    ['Roe A, Doe B, ED', 'Roe A, Doe B,'],
    ['edited with an introduction by Ada Roe', 'Ada Roe'],
    ['tłum. J. Roe', 'J. Roe'],
  ])('go: %s', (text, expected) => {
    expect(left(text)).toBe(expected);
  });

  it.each(['Ed Blakey', 'Fei Xia, Ed Chi, Quoc Le'])('are a given name: %s', (text) => {
    expect(left(text)).toBe(text);
  });

  it.each(['Roe HG.', 'Roe ED, Doe AB', 'Roe AB, Doe HG; Poe C'])('are initials: %s', (text) => {
    expect(left(text)).toBe(text);
  });
});

describe('such words without a space behind a name in Han', () => {
  it.each([
    ['井上海, 松浦岸編', '井上海, 松浦岸'],
    ['曹东译', '曹东'],
    ['葛雄主编, 曹基著', '葛雄 , 曹基'],
    ['王冠等译', '王冠'],
  ])('go: %s', (text, expected) => {
    expect(left(text)).toBe(expected);
  });

  // Two signs are a whole name: 张著, 王译.
  it.each(['张著', '王译, 李编', '编辑部'])('belong to a name: %s', (text) => {
    expect(left(text)).toBe(text);
  });
});

describe('such words of further languages', () => {
  it.each([
    ['Szabó Gábor (szerk.)', 'Szabó Gábor'],
    ['Oostindie, Gert (red.)', 'Oostindie, Gert'],
    ['red. J. Kowalski', 'J. Kowalski'],
    ['Özdemir, S. (Der.)', 'Özdemir, S.'],
    // Particles and families are none.
    ['van der Berg, A.', 'van der Berg, A.'],
    ['Red, A.', 'Red, A.'],
  ])('%s', (text, names) => {
    expect(left(text)).toBe(names);
  });
});
