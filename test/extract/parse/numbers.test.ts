import { describe, expect, it } from 'vitest';
import { parseEdition, parseIssue, parsePages, parseVolume } from '../../../src/extract/parse/numbers.ts';

describe('parseVolume', () => {
  it.each([
    ['25(2):', { volume: '25', issue: '2' }],
    ['13(11):1359-62,', { volume: '13', issue: '11', page: '1359-62' }],
    ['vol. 12, no. 3,', { volume: '12', issue: '3' }],
    ['Bd. 7', { volume: '7' }],
    ['vol. XII,', { volume: 'XII' }],
    ['A 247', { volume: 'A 247' }],
    ['第12卷', { volume: '12' }],
    ['第12巻第', { volume: '12' }],
    ['16권 제4호', { volume: '16', issue: '4' }],
    ['v. 441,', { volume: '441' }],
    ['', {}],
  ])('%s', (text, expected) => {
    expect(parseVolume(text)).toEqual(expected);
  });
});

describe('parseIssue', () => {
  it.each([
    ['(3),', '3'],
    ['no. 3-4', '3-4'],
    ['n° 207.', '207'],
    ['№ 5', '5'],
    ['Heft 6/7,', '6/7'],
    ['(Suppl 1)', 'Suppl 1'],
    ['第3期', '3'],
    ['제4호', '4'],
  ])('%s', (text, expected) => {
    expect(parseIssue(text)).toBe(expected);
  });
});

describe('parseVolume of two numbers', () => {
  it('parts them as ACM prints them, unless the issue stands elsewhere', () => {
    expect(parseVolume('51, 9')).toEqual({ volume: '51', issue: '9' });
    expect(parseVolume('51, 9', true)).toEqual({ volume: '51, 9' });
    expect(parseVolume('#94-3')).toEqual({ volume: '94-3' });
  });
});

describe('parsePages', () => {
  it.each([
    ['pp. 388–395.', '388-395'],
    ['S. 259 ff.', '259 ff'],
    ['(pp. 227-247)', '227-247'],
    ['p37-51', '37-51'],
    ['S145-S150.', 'S145-S150'],
    ['P06004', 'P06004'],
    ['e1000382', 'e1000382'],
    ['401 -416', '401-416'],
    ['57- 62.', '57-62'],
    ['45-50页', '45-50'],
    ['415 p.', '415 p'],
  ])('%s', (text, expected) => {
    expect(parsePages(text)).toBe(expected);
  });

  it('takes a sign left over of a date for no page', () => {
    expect(parsePages('年。')).toBe('');
  });
});

describe('parseEdition', () => {
  it.each([
    ['(2nd ed.)', '2'],
    ['3., überarb. Aufl.', '3'],
    ['Rev. ed.', 'Rev. ed'],
    ['第2版', '2'],
  ])('%s', (text, expected) => {
    expect(parseEdition(text)).toBe(expected);
  });
});

describe('words that announce numbers in other languages', () => {
  it.each([
    ['Cilt 169', '169'],
    ['C. 222', '222'],
    ['roč. 12', '12'],
    ['sv. 4', '4'],
    ['köt. 3', '3'],
    // A letter of a series, and a name, are no such words.
    ['C 12', 'C 12'],
  ])('volume %s', (text, volume) => expect(parseVolume(text).volume).toBe(volume));

  it.each([
    ['Sayı 5', '5'],
    ['č. 3', '3'],
    ['br. 2', '2'],
    ['sz. 7', '7'],
    ['št. 4', '4'],
    ['nᵒ 20', '20'],
  ])('issue %s', (text, issue) => expect(parseIssue(text)).toBe(issue));

  it.each([
    ['bls. 99–143', '99-143'],
    ['hlm. 12-15', '12-15'],
    ['lpp. 3–9', '3-9'],
    ['σσ. 10–12', '10-12'],
    ['o. 12–15', '12-15'],
    ['398-426. p', '398-426'],
    ['12–15 S.', '12-15'],
    // How many there are is no place.
    ['415 p.', '415 p'],
  ])('pages %s', (text, page) => expect(parsePages(text)).toBe(page));
});

describe('volume and issue with a stroke', () => {
  it('parts them beside pages, and leaves what may be two volumes or a year', () => {
    expect(parseVolume('388/22', false, true)).toEqual({ volume: '388', issue: '22' });
    expect(parseVolume('78.1', false, true)).toEqual({ volume: '78', issue: '1' });
    expect(parseVolume('388/22')).toEqual({ volume: '388/22' });
    expect(parseVolume('12/13', false, true)).toEqual({ volume: '12/13' });
    expect(parseVolume('3/98', false, true)).toEqual({ volume: '3/98' });
    expect(parseVolume('388/22', true, true)).toEqual({ volume: '388/22' });
    expect(parseVolume('280,8')).toEqual({ volume: '280', issue: '8' });
  });

  it('reads Turkish volume and issue, and what a Chinese date leaves before an issue', () => {
    expect(parseVolume('C. LXII, S. 234')).toEqual({ volume: 'LXII', issue: '234' });
    expect(parseIssue('年第2期')).toBe('2');
    expect(parseIssue('年3月11日朝刊')).toBe('');
    expect(parseIssue('évf. 2')).toBe('2');
    expect(parsePages('sz. pp. 155–168')).toBe('155-168');
    expect(parsePages('第123页')).toBe('123');
    expect(parsePages('Sp. 774–790')).toBe('774-790');
  });
});

describe('what stands beside a number', () => {
  it('is left out: where within the pages something is said, how an edition is called in French', () => {
    expect(parsePages('pp. 575–99 (p. 581)')).toBe('575-99');
    expect(parsePages('184–95 (S. 189).')).toBe('184-95');
    expect(parseEdition('2e éd.')).toBe('2');
  });
});

describe('numbers that were printed or copied badly', () => {
  it('are pages without the number of the page they stood on, and with their dash', () => {
    expect(parsePages('1735–1780. 12')).toBe('1735-1780');
    expect(parsePages('1027{1035')).toBe('1027-1035');
    expect(parsePages('129â€“138')).toBe('129-138');
    expect(parsePages('e12. 4')).toBe('e12. 4');
  });

  it('are a volume and its issue', () => {
    expect(parseVolume('11.1-2')).toEqual({ volume: '11', issue: '1-2' });
    expect(parseVolume('XXXIX, 2,')).toEqual({ volume: 'XXXIX', issue: '2' });
    expect(parseVolume('XXXIX, 2', true)).toEqual({ volume: 'XXXIX, 2' });
    expect(parseVolume('제180집')).toEqual({ volume: '180' });
    expect(parseVolume('年')).toEqual({});
  });

  it('are none where they count minutes, discs, or versions', () => {
    expect(parsePages('94 min.')).toBe('');
    expect(parsePages('1 partitura')).toBe('');
    expect(parsePages('v2')).toBe('');
    expect(parseVolume('1 DVD')).toEqual({});
    expect(parsePages('94 Minuten')).toBe('94 Minuten');
  });

  it('are an edition', () => {
    expect(parseEdition('Wyd. 2.')).toBe('2');
    expect(parseEdition('Изд. 4-е')).toBe('4');
    expect(parseEdition('IV ed.')).toBe('IV');
    expect(parseEdition('revised ed.')).toBe('revised ed');
  });
});
