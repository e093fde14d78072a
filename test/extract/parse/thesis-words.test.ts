import { describe, expect, it } from 'vitest';
import { IS_THESIS, THESIS_BEHIND } from '../../../src/extract/parse/thesis-words.ts';
import { parseReference } from '../../../src/extract/reference.ts';

describe('the words for theses', () => {
  it.each(['Masteroppgave', 'Diplomski rad', 'Magistritöö', 'Luận văn thạc sĩ', 'Διπλωματική εργασία'])(
    '%s says what the work is',
    (words) => {
      expect(IS_THESIS.test(words)).toBe(true);
      expect(THESIS_BEHIND.exec(`Hedges and fences. ${words}`)?.[1]).toBe(words);
    },
  );

  it.each(['Tesis y antítesis', 'Special Relativity', 'Skripsi Press', 'Zagreb'])('%s does not', (words) => {
    expect(IS_THESIS.test(words)).toBe(false);
    expect(THESIS_BEHIND.test(`Hedges and fences. ${words}`)).toBe(false);
  });

  it.each([
    ['Solberg, M. (2013). Havbruk og lakselus. Masteroppgave, Universitetet i Bergen.', 'Havbruk og lakselus', 'Universitetet i Bergen'],
    ['Zajc, P. (2016). Merjenje hrupa. Diplomsko delo. Ljubljana: Univerza v Ljubljani.', 'Merjenje hrupa', 'Univerza v Ljubljani'],
    ['Setiawan, E. (2017). Pengukuran kebisingan. Skripsi. Bandung: Institut Utara.', 'Pengukuran kebisingan', 'Institut Utara'],
  ])('%s', (raw, title, publisher) => {
    const { fields } = parseReference(raw);
    expect(fields).toMatchObject({ type: 'thesis', title, publisher });
    expect(IS_THESIS.test(fields['publisher-place'] ?? '')).toBe(false);
  });
});
