import { describe, expect, it } from 'vitest';
import { AND, ET_AL, LEAD, LOCATOR, OPENING, SAME } from '../../../src/extract/citations/words.ts';
import { FIELDS } from './fields.ts';
import { LANGUAGES } from './languages.ts';
import { type Format, readPaper } from './papers.ts';
import { STYLES } from './styles.ts';
import { TRAPS } from './traps.ts';

const FORMATS: readonly Format[] = ['md', 'html', 'docx'];

describe.each(FORMATS)('small papers in %s', (format) => {
  it.each([...LANGUAGES, ...STYLES, ...FIELDS, ...TRAPS].map((paper) => [paper.id, paper] as const))(
    '%s: each mark leads to its entry, and nobody is accused',
    async (_, paper) => {
      const { paragraphs, remarks } = await readPaper(paper, format);
      expect(paragraphs.map(({ text, found }) => [text, found])).toEqual(paragraphs.map(({ text, wished }) => [text, wished]));
      expect(remarks).toEqual([]);
    },
  );
});

describe('the small words of marks', () => {
  const whole = (pattern: string): RegExp => new RegExp(`^${pattern}$`, 'u');
  it.each([
    ' et al.',
    ' and others',
    ', et al.',
    ' u. a.',
    ' e.a.',
    ' m.fl.',
    ' y col.',
    ' vd.',
    ' с соавт.',
    ' и др.',
    ' κ.ά.',
    '等',
    ' ほか',
    ' i in.',
    ' a kol.',
    ' in sod.',
    ' i sur.',
    ' và cộng sự',
    ' dan kawan-kawan',
    ' u.c.',
    ' jt.',
    ' ș.a.',
    ' و همکاران',
    ' ואח׳',
  ])('“%s” stands for further names', (words) => expect(whole(ET_AL).test(words)).toBe(true));
  it.each([' y Colón', ' e al', ' u. b.', ' i inni ludzie'])('“%s” does not', (words) => expect(whole(ET_AL).test(words)).toBe(false));
  it.each([' and ', ' & ', '/', '和', ' και ', ' ve ', ' и '])('“%s” joins two names', (words) =>
    expect(whole(AND).test(words)).toBe(true),
  );
  it.each(['ders.', 'dies.', 'idem', 'id.', 'он же'])('“%s” repeats a name', (words) => expect(whole(SAME).test(words)).toBe(true));
  it('tells places, and words in front of names', () => {
    expect(new RegExp(LOCATOR, 'u').exec(', σ. 12')?.[1]).toBe('σ. 12');
    expect('zie ook De Vries'.replace(LEAD, '')).toBe('De Vries');
    expect('As Roe says'.replace(OPENING, '')).toBe('Roe says');
  });
});
