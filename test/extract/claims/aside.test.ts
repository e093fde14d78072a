import { describe, expect, it } from 'vitest';
import { asideSpan, marksAside } from '../../../src/extract/claims/aside.ts';

/** The marks of a sentence, each between ‹ and ›, that are set aside. */
function asideIn(printed: string, note?: string): string[] {
  const text = printed.replace(/[‹›]/g, '');
  const marks = [...printed.matchAll(/‹([^›]*)›/g)].map(({ index, 1: words = '' }, i) => {
    const start = index - 2 * i;
    return { span: { start, end: start + words.length }, label: words.replace(/[[\]()]/g, '') };
  });
  const notes = new Map(note === undefined ? [] : marks.map(({ span }) => [span.start, note] as const));
  return [...marksAside(text, { start: 0, end: text.length }, marks, notes)].map(({ label }) => label);
}

describe('marksAside', () => {
  it.each([
    ['Sales rose ‹[1]› (see also ‹[2]›).', ['2']],
    ['Sales rose ‹[1]› (but see Ng et al. ‹[2]›).', ['2']],
    ['Sales rose ‹[1]›, contra ‹[2]›.', ['2']],
    ['For a recent review of sales, see Ng and Poe ‹[2]›.', ['2']],
    ['Further details are given elsewhere ‹[2]›.', ['2']],
    ['Further details in ‹[2]›.', ['2']],
    ['The matter is reviewed in Ng ‹[2]›.', ['2']],
    ['Readers should consult Ng ‹[2]› for the proof.', ['2']],
    ['Figure 2. Map of the sites, adapted from Ng ‹[2]›.', ['2']],
    ['Figure 2. Map of the sites (after Ng et al. ‹[2]›).', ['2']],
    ['Data were taken from ‹(Ng 2019)›.', ['Ng 2019']],
    ['See ‹[2]› for details.', ['2']],
    ['Sales rose ‹[1]› (cf. ‹[2]›).', ['2']],
  ])('sets aside what a sentence only sends to: %s', (text, aside) => expect(asideIn(text)).toEqual(aside));

  it.each([
    'Sales rose (cf. ‹[2]›).',
    'Sales rose (see ‹[2]›).',
    'Sales rose, as Ng ‹[2]› showed.',
    'The bill was discussed in Parliament ‹[2]›.',
    'The coal was taken from Wales ‹[2]›.',
    'Sales rose, as we see ‹[2]›.',
    'The ship was modified after 1990 ‹[2]›.',
  ])('keeps what a sentence leans on: %s', (text) => expect(asideIn(text)).toEqual([]));

  it('reads the part of a bracket and of a note that names the work', () => {
    const both = 'Sales rose (Poe 2012; see also Ng 2019).';
    const span = { start: 11, end: 39 };
    const marks = ['Poe 2012', 'Ng 2019'].map((label) => ({ span, label }));
    expect([...marksAside(both, { start: 0, end: 40 }, marks, new Map())].map(({ label }) => label)).toEqual(['Ng 2019']);
    expect(asideIn('Sales rose.‹¹›', 'But see C. Ng, “On tea” (2019).')).toEqual(['¹']);
    expect(asideIn('Sales rose.‹¹›', 'C. Ng, “On tea” (2019), who says so.')).toEqual([]);
    expect(asideIn('Sales rose.‹¹›', 'Vgl. C. Ng, „Tee“ (2019).')).toEqual([]);
  });

  it('is quick on hostile input', () => {
    for (const part of ['see also ', 'Ng, ', '(see also ', 'for a review of '])
      expect(asideIn(`${part.repeat(20_000)}‹[2]›`).length).toBeLessThanOrEqual(1);
  });
});

describe('asideSpan', () => {
  it('takes the brackets that hold nothing but the signal and the mark', () => {
    const cut = (text: string): string => {
      const at = text.indexOf('[2]');
      const { start, end } = asideSpan(text, { start: at, end: at + 3 });
      return text.slice(start, end);
    };
    expect(cut('It rose (see also [2]).')).toBe('(see also [2])');
    expect(cut('It rose (by half; see also [2]).')).toBe('[2]');
    expect(cut('It rose, but see [2].')).toBe('[2]');
  });
});
