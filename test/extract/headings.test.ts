import { describe, expect, it } from 'vitest';
import { announced, joinSpaced, runInHeading } from '../../src/extract/headings.ts';

describe('announced', () => {
  it.each([
    'References',
    'REFERENCES',
    'R E F E R E N C E S',
    '7. References',
    'VII References:',
    'A.1 Bibliography',
    '## Works cited',
    '**Literature Cited**',
    'References and Notes',
    'References (continued)',
    'Literatur',
    'Literaturverzeichnis',
    '6 Quellen- und Literaturverzeichnis',
    'Références bibliographiques',
    'Referencias bibliográficas',
    'Referências',
    'Riferimenti bibliografici',
    'Список литературы',
    'СПИСОК ИСПОЛЬЗОВАННЫХ ИСТОЧНИКОВ',
    '参考文献',
    '［参考文献］'.slice(1, -1),
    '參考文獻',
    '참고문헌',
    'Kaynakça',
    'Piśmiennictwo',
    'Referenser',
    'Kirjallisuus',
    'Irodalomjegyzék',
    'المراجع',
    'Tài liệu tham khảo',
    'Βιβλιογραφία',
    'References for the supplement',
  ])('takes “%s” for the beginning of a list', (line) => {
    expect(announced(line)).toBe('list');
  });

  it.each([
    'Appendix',
    'Appendix A: Proofs',
    'Acknowledgements',
    '致谢',
    'Anhang',
    'Author biographies',
    'About the authors',
    'NeurIPS Paper Checklist',
    'Figure 3. The apparatus.',
    'Table S2: Settings',
    '图 1：装置',
    '© 2020 Reef Press. All rights reserved.',
    'All rights reserved',
  ])('takes “%s” for the end of one', (line) => {
    expect(announced(line)).toBe('end');
  });

  it.each(['Primary sources', 'Websites', 'Sekundärliteratur', 'Книги'])('takes “%s” for a part of a list', (line) => {
    expect(announced(line)).toBe('group');
  });

  it.each([
    '',
    'Referential integrity in databases',
    'The references of the first edition were lost in the fire.',
    'Smith, J. (1999). References. Journal of Lists 3, 1-9.',
    'References .......... 45',
    'a'.repeat(400),
  ])('says nothing of “%s”', (line) => {
    expect(announced(line)).toBeNull();
  });
});

describe('runInHeading', () => {
  it.each([
    'Fuentes consultadas',
    'Список использованных источников и литературы',
    'Verwendete Quellen und Literatur',
    'Ouvrages cités',
    'Opere consultate',
    '참고 문헌 목록',
    'Geraadpleegde bronnen',
  ])('knows a list of what was used: %s', (heading) => {
    expect(announced(heading)).toBe('list');
  });

  it('leaves who was asked and what else was used', () => {
    for (const heading of ['Personas consultadas', 'Fuentes de error', 'Verwendete Geräte', 'Список участников', '연구 목록'])
      expect(announced(heading)).toBeNull();
  });

  it('finds a heading that runs into the first entry', () => {
    const line = 'References [1] A. Roe and B. Doe, On hedges, J. Hedges 3 (1999) 1-9. [2] C. Poe, On fences, J. Hedges 4 (2000) 2-8.';
    expect(line.slice(runInHeading(line))).toMatch(/^\[1\] A\. Roe/);
  });
  it('leaves sentences alone', () => {
    expect(runInHeading('References to earlier work are given in the appendix, where they belong, as every reader will agree.')).toBe(0);
    expect(runInHeading('References')).toBe(0);
  });
});

describe('joinSpaced', () => {
  it('joins letter-spaced words and nothing else', () => {
    expect(joinSpaced('L I T E R A T U R')).toBe('LITERATUR');
    expect(joinSpaced('A B C')).toBe('A B C');
    expect(joinSpaced('of a list')).toBe('of a list');
  });
});

describe('lists and ends under other words', () => {
  it.each([
    'Journal Reference:',
    'Papers mentioned in this episode',
    'Works discussed',
    'References for this letter',
    'Selected bibliography of Ada Marsh',
    'OTHER PUBLICATIONS',
    'Veröffentlichungen',
  ])('announces a list by “%s”', (line) => {
    expect(announced(line)).toBe('list');
  });
  it.each([
    'Příloha A: Dotazník',
    'Załącznik 1. Ankieta',
    'EK 2',
    'Phụ lục',
    'Lời cảm ơn',
    'Додаток А. Анкета',
    'Best wishes,',
    'Mit freundlichen Grüßen',
    'On 3 May 2019, at 10:12, Ada Marsh <ada@example.org> wrote:',
    'Ada Marsh  10:15 AM',
  ])('ends one by “%s”', (line) => {
    expect(announced(line)).toBe('end');
  });
  it.each(['--', 'Ek, A. On hedges. 1999.', 'Bilaga till lag om häckar, 1999', 'Best practices for hedges', 'Books used to be read.'])(
    'says nothing of “%s”',
    (line) => {
      expect(announced(line)).toBeNull();
    },
  );
});
