/** Of passages that overlap or say the same, one is shown. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { merged, together } from '../../../../src/compare/claim/select/merged.ts';

const passage = (id: string, start: number, end: number, relevance: number) => ({
  source: { id, name: id, sha256: '', document: `sha256:${id}` },
  span: { start, end },
  quote: '',
  relevance,
  sectionHeading: null,
  hasNumericContent: false,
  isSnippetBased: false,
});

it('joins what overlaps where the whole is short enough, and keeps what is said twice once', () => {
  const text = 'Reefs grow. Reefs sink. Reefs grow.';
  const of = (start: number, end: number, relevance: number) => ({ passage: { span: { start, end }, source: { text } }, relevance });
  expect(merged([of(0, 11, 0.9), of(6, 23, 0.8)], 100)).toEqual([{ span: { start: 0, end: 23 }, relevance: 0.9 }]);
  expect(merged([of(0, 11, 0.9), of(6, 23, 0.8)], 15)).toEqual([{ span: { start: 0, end: 11 }, relevance: 0.9 }]);
  expect(merged([of(0, 11, 0.9), of(24, 35, 0.8)], 100)).toEqual([{ span: { start: 0, end: 11 }, relevance: 0.9 }]);
});

it('keeps of several questions the best passages of a source, none over another, in order', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.constantFrom('a', 'b'), fc.nat(50), fc.integer({ min: 1, max: 20 }), fc.double({ min: 0, max: 1, noNaN: true })),
        { maxLength: 30 },
      ),
      fc.integer({ min: 1, max: 4 }),
      (made, most) => {
        const found = made.map(([id, start, length, relevance]) => passage(id, start, start + length, relevance));
        const kept = together(found, most);
        for (const one of kept)
          for (const other of kept)
            if (one !== other && one.source.id === other.source.id)
              expect(one.span.end <= other.span.start || other.span.end <= one.span.start).toBe(true);
        for (const id of ['a', 'b']) expect(kept.filter(({ source }) => source.id === id).length).toBeLessThanOrEqual(most);
        const best = Math.max(0, ...found.map(({ relevance }) => relevance));
        expect(kept[0]?.relevance ?? 0).toBe(best);
        expect(kept.map(({ relevance }) => relevance)).toEqual(
          [...kept].sort((x, y) => y.relevance - x.relevance).map(({ relevance }) => relevance),
        );
      },
    ),
  );
});
