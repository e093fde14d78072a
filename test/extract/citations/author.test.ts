import { describe, expect, it } from 'vitest';
import { authorMarks, plainMarks, yearsOf } from '../../../src/extract/citations/author.ts';

const labels = (text: string) => authorMarks(text).map((mark) => mark.label);

describe('authorMarks', () => {
  it.each([
    ['as shown (Ng, 2024a; Li et al., 2023).', ['Ng 2024a', 'Li et al. 2023']],
    ['Ng (2024) says', ['Ng 2024']],
    ['As Poe and Moe (2001) say', ['Poe and Moe 2001']],
    ['Ng and Li (2024, p. 5) say', ['Ng and Li 2024']],
    ["Ng et al.'s (2024) view", ['Ng et al. 2024']],
    ['(see Ng & Li, 2001, 2003a,b)', ['Ng and Li 2001', 'Ng and Li 2003a', 'Ng and Li 2003b']],
    ['(vgl. Müller 2019, S. 4; Schröder/Weiß 2001)', ['Müller 2019', 'Schröder and Weiß 2001']],
    ['(Dupont et coll., 2004)', ['Dupont et al. 2004']],
    ['(Ferraro e colleghi 2022, p. 56)', ['Ferraro et al. 2022']],
    ['(Ng, A., & Li, B., 2020)', ['Ng and Li 2020']],
    ['(see Roe 2001; Ng, A. B., Li, B. and Moe, C., 2020)', ['Roe 2001', 'Ng and Li and Moe 2020']],
    ['Marsh and her team (2019) found', ['Marsh et al. 2019']],
    ['(Lind\ny otros, 2017)', ['Lind et al. 2017']],
    ['(Marsch und Kollegen 2019)', ['Marsch et al. 2019']],
    ['(García y colaboradores, 2011)', ['García et al. 2011']],
    ['(van den Berg, 1998; De La Cruz, 1999)', ['van den Berg 1998', 'De La Cruz 1999']],
    ['[Roe 1999]', ['Roe 1999']],
    ['(Roe, Doe, and Poe, 1999)', ['Roe and Doe and Poe 1999']],
    ['(Roe, n.d.)', ['Roe n d']],
    ['(Roe o. J.; Poe, [s.d.]; Doe, forthcoming, ch. 3)', ['Roe o j', 'Poe s d', 'Doe forthcoming']],
    ['(Roe u. a.2023)', ['Roe et al. 2023']],
    ['Poe y Moe (1997, cap. 3)', ['Poe and Moe 1997']],
    ['Roe ( 2011a)', ['Roe 2011a']],
    ['(Roe; 2011)', ['Roe 2011']],
    ['(Roe et al.; 2011; Doe and Poe; 2003a,b; Moe, 2001)', ['Roe et al. 2011', 'Doe and Poe 2003a', 'Doe and Poe 2003b', 'Moe 2001']],
    ['[Roe, 2022, Cho and Figg, 2015, Chen, 2003, ch. 4]', ['Roe 2022', 'Cho and Figg 2015', 'Chen 2003']],
    ['Rovamo u. Virsu (1979)', ['Rovamo and Virsu 1979']],
    ["Roe's (2008, 194; 2013) view", ['Roe 2008', 'Roe 2013']],
    ['Roe (2008; 2013, p. 4; Doe’s reply)', ['Roe 2008', 'Roe 2013']],
    ['D’après l’Insee (2015), les haies', ['Insee 2015']],
    ["Selon l'Insee (2015)", ['Insee 2015']],
    ['Selon Le Goff (1988)', ['Le Goff 1988']],
    ['(Şen ve diğerleri, 2011)', ['Şen et al. 2011']],
    ['World Health Organization (2019) reports', ['World Health Organization 2019']],
  ])('reads “%s”', (text, expected) => {
    expect(labels(text)).toEqual(expected);
  });
  it.each([
    '(2019)',
    'in May (2019)',
    'in May 2001',
    'since January (2020)',
    '(Figure 3, 2019)',
    '(n = 2000)',
    'Version (2020)',
    '(AVE2008)',
    '(see Table 2 for 1999)',
  ])('leaves “%s” alone', (text) => {
    expect(labels(text)).toEqual([]);
  });
  it('keeps the place within the work', () => {
    expect(authorMarks('(Ng, 2024, pp. 12-14)')[0]?.locator).toBe('pp. 12-14');
    expect(authorMarks('(Behrendt 2000: 10)')[0]?.locator).toBe('10');
    expect(authorMarks('(vgl. Müller 2019, S. 4)')[0]?.locator).toBe('S. 4');
  });
  it('gives marks for several works the span they share', () => {
    const spans = authorMarks('as shown (Ng, 2024; Li, 2023).').map((mark) => mark.span);
    expect(spans).toEqual([spans[0], spans[0]]);
    expect('as shown (Ng, 2024; Li, 2023).'.slice(spans[0]?.start, spans[0]?.end)).toBe('(Ng, 2024; Li, 2023)');
  });
});

describe('plainMarks', () => {
  it('reads notes without brackets', () => {
    expect(plainMarks('Vgl. Müller 2019, S. 4.').map((mark) => [mark.label, mark.locator])).toEqual([['Müller 2019', 'S. 4']]);
  });
});

describe('yearsOf', () => {
  it('reads lists of years and letters', () => {
    expect(yearsOf('2001, 2003a,b')).toEqual([
      { year: '2001', suffix: '' },
      { year: '2003', suffix: 'a' },
      { year: '2003', suffix: 'b' },
    ]);
  });
});

describe('names that are words', () => {
  it.each(['(May 2019)', '(see Law et al., 1985)', 'Page and Day (2001)', '(March & Grant, 1999, p. 4)'])(
    'keeps “%s” for the list to tell',
    (text) => {
      expect(authorMarks(text).map(({ doubtful }) => doubtful)).toEqual([true]);
    },
  );
  it('knows the letter of a work without year, glued or not', () => {
    expect(authorMarks('(Black, forthcominga; Roe, n.d.-b)').map(({ year, suffix }) => [year, suffix])).toEqual([
      ['forthcoming', 'a'],
      ['n d', 'b'],
    ]);
  });
});

describe('forms beside names and year', () => {
  it.each([
    ['(United Nations Programme (UNP), 2019)', 'United Nations Programme', '2019'],
    ['(Smith, K., 2018)', 'Smith', '2018'],
    ['Nguyen T.H. (2019) saw it.', 'Nguyen', '2019'],
    ['(Kern, 1995–98)', 'Kern', '1995'],
    ['Darwin (2009 [1859]) saw it.', 'Darwin', '2009'],
    ['Segundo Ng (2020), há estradas.', 'Ng', '2020'],
    ['(Cohen と Popescu, 2020)', 'Cohen', '2020'],
    ['(Virtanen 기타 2019)', 'Virtanen', '2019'],
  ])('%s', (text, family, year) => {
    expect(authorMarks(text).map((mark) => [mark.families[0], mark.year])).toEqual([[family, year]]);
  });
  it('keeps initials that stand behind the name', () => {
    expect(authorMarks('(Smith, K., 2018; Smith, J., 2018)').map(({ initial }) => initial)).toEqual(['K', 'J']);
  });
  it('takes the years of a life for no work, and others from one to another for a work only where the list has it', () => {
    expect(authorMarks('Max Weber (1864–1920) wrote.')).toEqual([]);
    expect(authorMarks('Kern (1995–1998) wrote.').map(({ doubtful }) => doubtful)).toEqual([true]);
  });
});

describe('marks that programs leave unprinted, and signs in front of capitals', () => {
  it.each([
    ['Walls stand {Abel, 1998 #12}.', ['Abel 1998']],
    ['Walls stand {Abel, 1998 #12; Finch, 2004 #7@12-14}.', ['Abel 1998', 'Finch 2004']],
    ['Walls stand {Abel, 1998}.', []],
    ['Walls are old (ʿĀbid, 1998).', ['ʿĀbid 1998']],
  ])('%s', (text, expected) => expect(labels(text)).toEqual(expected));
});

describe('works that another work cites', () => {
  it.each([
    ['It is so (Roe, 1931, as cited in Ng, 2010).'],
    ['It is so (Roe, 1931, apud Ng, 2010).'],
    ['Es ist so (Roe, 1931; zit. n. Ng, 2010).'],
    ['Roe (1931, quoted in Ng, 2010) said so.'],
  ])('count where the list has them, and are missed nowhere: %s', (text) => {
    const marks = authorMarks(text);
    expect(marks.find(({ label }) => label === 'Roe 1931')?.doubtful).toBe(true);
    expect(marks.find(({ label }) => label === 'Ng 2010')?.doubtful).toBeUndefined();
  });
});
