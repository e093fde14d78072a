import { describe, expect, it } from 'vitest';
import { bracketed } from '../../../src/extract/claims/bracketed.ts';

/** What is stated in brackets, with the mark; marks stand between ‹ and ›. */
function statedIn(printed: string): string[] {
  const text = printed.replace(/[‹›]/g, '');
  const marks = [...printed.matchAll(/‹([^›]*)›/g)].map(({ index, 1: words = '' }, i) => ({
    span: { start: index - 2 * i, end: index - 2 * i + words.length },
  }));
  return bracketed(text, { start: 0, end: text.length }, marks).map(
    ({ span, said, mark }) =>
      `${text.slice(said.start, said.end)} | ${text.slice(mark.span.start, mark.span.end)} | ${text.slice(span.start, span.end).length}`,
  );
}

describe('bracketed', () => {
  it('finds what is stated in brackets with a mark of its own', () => {
    expect(statedIn('Corals grow (they feed on krill at night ‹[2]›) in the dark ‹[1]›.')).toEqual([
      'they feed on krill at night | [2] | 33',
    ]);
    expect(statedIn('Corals grow ‹(they feed on krill at night; [2])› in the dark.')).toEqual([
      'they feed on krill at night | (they feed on krill at night; [2]) | 34',
    ]);
    expect(statedIn('Corals grow (they feed on krill at night).‹³›')).toEqual([]);
  });

  it.each([
    'Corals grow ‹(Ng 2019; Poe 2020)› in the dark.',
    'Corals grow (see also Ng ‹[2]›) in the dark.',
    'Corals grow (for a review of all that is known, see ‹[2]›) in the dark.',
    'The (small) reef grew in May ‹[1]› (in the dark).',
    '(They feed on krill at night ‹[2]›.)',
  ])('leaves other brackets alone: %s', (text) => expect(statedIn(text)).toEqual([]));

  it('is quick on hostile input', () => {
    for (const part of ['(', '(a b c ', ') ', '; ']) expect(statedIn(`A ${part.repeat(20_000)}‹[2]›) b`).length).toBeLessThanOrEqual(1);
  });
});
