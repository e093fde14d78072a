import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepareAnswerSources, verifyAnswer } from '../../../../src/answer.ts';
import { LONGEST_SENTENCE, piecesOfUnbroken } from '../../../../src/compare/claim/fields/unbroken.ts';
import { inLines } from '../../../../src/compare/claim/fields/units.ts';
import { sentencesOf } from '../../../../src/text/sentences.ts';

const whole = (text: string) => ({ start: 0, end: text.length });
const pieces = (text: string): string[] => piecesOfUnbroken(text, whole(text)).map(({ start, end }) => text.slice(start, end));

describe('piecesOfUnbroken', () => {
  it('leaves a sentence as it is, however long a writer made it', () => {
    const sentence = 'which '.repeat(LONGEST_SENTENCE / 6).trim();
    expect(pieces(sentence)).toEqual([sentence]);
  });

  it.each([
    ['semicolons before commas', 'one thing, another; ', ';'],
    ['commas before spaces', 'one thing, another thing ', ','],
  ])('draws breath at %s', (_what, unit, at) => {
    const text = unit.repeat(600);
    for (const piece of piecesOfUnbroken(text, whole(text)).slice(0, -1)) {
      expect(text.slice(piece.end - 1, piece.end + 1)).toContain(at);
      expect(piece.end - piece.start).toBeLessThanOrEqual(600);
    }
  });

  it('parts no letter of a script that has no spaces', () => {
    for (const piece of pieces('𠮷野家'.repeat(2001))) expect(piece).not.toMatch(/^[\udc00-\udfff]|[\ud800-\udbff]$/);
  });

  it('keeps every letter, in order, and makes no long piece', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('water ', 'rose, ', 'x', '𠮷', '\n', '; ', '12 ', 'unendlich'), { minLength: 300, maxLength: 4000 }),
        (parts) => {
          const text = parts.join('');
          const spans = piecesOfUnbroken(text, whole(text));
          expect(
            spans
              .map(({ start, end }) => text.slice(start, end))
              .join('')
              .replaceAll(/\s/g, ''),
          ).toBe(text.replaceAll(/\s/g, ''));
          for (const { start, end } of spans) expect(end - start).toBeLessThanOrEqual(LONGEST_SENTENCE);
          for (const [i, { start }] of spans.entries()) expect(start).toBeGreaterThanOrEqual(spans[i - 1]?.end ?? 0);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a text without a stop', () => {
  const spoken = (n: number) =>
    `so in the year ${1900 + n} we went down to the harbour and the man there told us about boat number ${n} and`;

  it('gives what a person can read', () => {
    const text = Array.from({ length: 60 }, (_, n) => spoken(n)).join(' ');
    const parts = inLines(text, sentencesOf(text));
    expect(parts.length).toBeGreaterThan(8);
    for (const { start, end } of parts) expect(end - start).toBeLessThanOrEqual(600);
  });

  it('shows of a source without a stop the words that bear a claim out, and not all of it', () => {
    const text = `${Array.from({ length: 60 }, (_, n) => spoken(n)).join(' ')} the school of Balla burned in spring`;
    const [claim] = verifyAnswer('The school of Balla burned in spring [1].', prepareAnswerSources([{ id: '1', text }])).claims;
    expect(claim?.outcome).toBe('supported');
    expect(claim?.supports[0]?.passage?.quote.length).toBeLessThan(700);
  });

  it('bears out words that go from one piece into the next', () => {
    const text = Array.from({ length: 60 }, (_, n) => spoken(n)).join(' ');
    const said = text.slice(text.indexOf('so in the year 1910'), text.indexOf(' so in the year 1925'));
    const [claim] = verifyAnswer(`${said} [1].`, prepareAnswerSources([{ id: '1', text }])).claims;
    expect(claim?.supports[0]?.rule).toBe('claim/supported-verbatim');
  });
});
