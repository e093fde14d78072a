/** Marks and the pieces they cut the text into. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Mark, mapped, marksOf, segments, sitesOf } from '../../../src/web/app/marks.ts';
import { itemsOf, NOTHING, withReport } from '../../../src/web/app/run-state.ts';
import { paper } from '../../report/make.ts';

const mark = (id: string, start: number, end: number, kind: Mark['kind'] = 'cite'): Mark => ({
  id,
  span: { start, end },
  kind,
  item: `item-${id}`,
  look: 'error',
  says: '',
});

describe('segments', () => {
  it('cuts a citation out of a quote out of a claim, the innermost first', () => {
    const cut = segments({ start: 0, end: 30 }, [mark('claim', 2, 28, 'claim'), mark('quote', 5, 20, 'quote'), mark('cite', 15, 18)]);
    expect(cut.map(({ span, marks }) => [span.start, span.end, marks.map(({ id }) => id).join()])).toEqual([
      [0, 2, ''],
      [2, 5, 'claim'],
      [5, 15, 'quote,claim'],
      [15, 18, 'cite,quote,claim'],
      [18, 20, 'quote,claim'],
      [20, 28, 'claim'],
      [28, 30, ''],
    ]);
  });

  it('covers every stretch without gap or overlap, and each piece lies within its marks', () => {
    const one = fc.tuple(fc.nat(50), fc.integer({ min: 1, max: 20 }), fc.constantFrom('cite', 'quote', 'claim', 'entry'));
    fc.assert(
      fc.property(fc.array(one, { maxLength: 12 }), fc.nat(30), fc.integer({ min: 1, max: 40 }), (list, from, length) => {
        const marks = list
          .map(([start, wide, kind], i) => mark(String(i), start, start + wide, kind as Mark['kind']))
          .sort((a, b) => a.span.start - b.span.start);
        const within = { start: from, end: from + length };
        const cut = segments(within, marks);
        expect(cut[0]?.span.start).toBe(within.start);
        expect(cut.at(-1)?.span.end).toBe(within.end);
        cut.forEach(({ span, marks: over }, i) => {
          if (i > 0) expect(span.start).toBe(cut[i - 1]?.span.end);
          for (const { span: whole } of over) expect(whole.start <= span.start && whole.end >= span.end).toBe(true);
        });
        for (const { span, id } of marks)
          for (const piece of cut)
            if (piece.span.start >= span.start && piece.span.end <= span.end) expect(piece.marks.map((m) => m.id)).toContain(id);
      }),
    );
  });
});

describe('marksOf', () => {
  const { report } = paper();
  const items = itemsOf(withReport(NOTHING, report));
  const marks = marksOf(report, items);

  it('marks each citation and each entry with the look of what it leads to, in the order of the text', () => {
    const cites = marks.filter(({ kind }) => kind === 'cite');
    expect(cites.map(({ item, look }) => [item, look])).toEqual([
      ['ref-3', 'error'],
      ['ref-4', 'error'],
    ]);
    expect(marks.filter(({ kind }) => kind === 'entry')).toHaveLength(report.references.length);
    expect(marks.map(({ span }) => span.start)).toEqual([...marks.map(({ span }) => span.start)].sort((a, b) => a - b));
    expect(new Set(marks.map(({ id }) => id)).size).toBe(marks.length);
  });

  it('says in words what the line under it says in colour', () => {
    expect(marks.find(({ item, kind }) => item === 'ref-3' && kind === 'cite')?.says).toBe('No match found, reference 17');
  });

  it('has no mark for a citation that leads nowhere', () => {
    const lost = { citations: [{ id: 'c', span: { start: 0, end: 3 }, to: null, label: '9', style: 'numeric' as const }] };
    expect(marksOf(lost, [])).toEqual([]);
  });

  it('gives the places of one item', () => {
    expect(sitesOf(marks, 'ref-3').map(({ kind }) => kind)).toEqual(['cite', 'entry']);
  });
});

describe('mapped', () => {
  it('shows places of the whole text, however many marks there are, and no two on one another', () => {
    const many = Array.from({ length: 5_000 }, (_, i) => mark(String(i), i * 10, i * 10 + 3));
    const shown = mapped(many, 50_000, '');
    expect(shown.length).toBeLessThanOrEqual(200);
    expect(shown.at(-1)?.span.start).toBeGreaterThan(49_000);
  });

  it('shows the chosen one of a place, else what should be looked at first, and none that asks for nothing', () => {
    const near = [
      { ...mark('a', 1, 2), look: 'open' as const },
      mark('b', 2, 3),
      { ...mark('c', 3, 4), look: 'warning' as const },
      { ...mark('d', 900, 901), look: 'fine' as const },
      mark('e', 950, 960, 'entry'),
    ];
    expect(mapped(near, 1_000, '').map(({ id }) => id)).toEqual(['b']);
    expect(mapped(near, 1_000, 'item-c').map(({ id }) => id)).toEqual(['c']);
  });
});
