import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CHUNK, chunksOf, OVERLAP } from '../../../../src/compare/claim/select/chunks.ts';

it('leaves a short text whole', () => {
  expect(chunksOf('short')).toEqual([{ start: 0, end: 5 }]);
  expect(chunksOf('')).toEqual([]);
});

it('cuts at structure: before headings, between paragraphs, sentences, words', () => {
  const words = 'word '.repeat(1400);
  const heading = `${words}\n\n# Second part\n${words}`;
  expect(heading.slice(chunksOf(heading)[0]?.end).trimStart().startsWith('# Second')).toBe(true);
  const paragraphs = `${words.trim()}.\n\n${words}${words}`;
  expect(paragraphs.slice(0, chunksOf(paragraphs)[0]?.end).endsWith('.\n\n')).toBe(true);
  const sentences = `${'A short sentence stands here. '.repeat(600)}`;
  for (const { end } of chunksOf(sentences).slice(0, -1)) expect(sentences.slice(0, end).endsWith('. ')).toBe(true);
});

it('covers a text without gaps, in chunks of at most the size that overlap', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('word ', '. ', '\n\n', '# h\n', 'x'.repeat(700), '😀'), { minLength: 1, maxLength: 120 }),
      (parts) => {
        const text = parts.join('').repeat(30).slice(0, 40_000);
        const chunks = chunksOf(text);
        expect(chunks[0]?.start).toBe(0);
        expect(chunks.at(-1)?.end).toBe(text.length);
        chunks.forEach(({ start, end }, i) => {
          expect(end - start).toBeLessThanOrEqual(CHUNK);
          const next = chunks[i + 1];
          if (next === undefined) return;
          expect(next.start).toBeGreaterThan(start);
          expect(next.start).toBeLessThanOrEqual(end);
          expect(end - next.start).toBeLessThanOrEqual(OVERLAP);
        });
      },
    ),
    { numRuns: 30 },
  );
});

it('overlaps by nearly the whole overlap where sentences are short', () => {
  const chunks = chunksOf('A short sentence stands here. '.repeat(900));
  for (const [i, { end }] of chunks.slice(0, -1).entries()) expect(end - (chunks[i + 1]?.start ?? 0)).toBeGreaterThan(OVERLAP - 60);
});
