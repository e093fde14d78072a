/** Passages are whole sentences within the lengths, know what stands above them, and none of a text's content is too short to be in one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passagesOf } from '../../../../src/compare/claim/select/passages.ts';

const LENGTHS = { min_span_length: 30, max_span_length: 500 };
const quotes = (text: string): string[] => passagesOf(text, LENGTHS).map(({ span }) => text.slice(span.start, span.end));

describe('passagesOf', () => {
  it('joins what is too short with its heading or its neighbour', () => {
    const text =
      '## Hall of Aldby\n\nDeposit: 200 euros.\n\nKeys are with the caretaker, who lives beside the hall and is in before noon.\n';
    expect(quotes(text)[0]).toBe('Hall of Aldby\n\nDeposit: 200 euros.');
    expect(quotes('Merodane is a clear liquid.\n\nIt boils at 88 °C.')).toEqual(['Merodane is a clear liquid.\n\nIt boils at 88 °C.']);
    expect(quotes('青石桥位于县城东门外，1764年建成。\n\n桥上禁止停车，行人可以在白天通过，夜里关闭。').join('')).toContain('1764');
  });

  it('keeps a list with the line that it hangs on', () => {
    expect(quotes('For a permit bring these documents:\n\n- an identity card\n- a proof of residence')).toHaveLength(1);
  });

  it('knows headings, the head of a table and the line of a list above a passage', () => {
    const rows = Array.from({ length: 40 }, (_, i) => `| mineral ${i} of the collection | ${i}.5 |`).join('\n');
    const found = passagesOf(`# Finds\n\n## Lindow\n\n| name | density |\n|---|---|\n${rows}\n`, LENGTHS);
    const above = found.at(-1)?.context.flatMap(({ counts }) => [...counts.keys()]) ?? [];
    for (const word of ['lindow', 'density']) expect(above, word).toContain(word);
    expect(above.some((word) => word.startsWith('find'))).toBe(true);
  });

  it('cuts what is too long at a line or a clause, never within a word', () => {
    const long = `${'The fishery of herring should be free to both parties from Lammas on, '.repeat(20)}and so on.`;
    for (const quote of quotes(long).slice(0, -1)) expect(quote.endsWith(',')).toBe(true);
    for (const quote of quotes('漢字'.repeat(700))) expect(quote.length).toBeLessThanOrEqual(500);
    for (const quote of quotes('𠀀'.repeat(700))) expect(quote.isWellFormed()).toBe(true);
  });

  it('keeps to the lengths, and its places to the text, whatever the text is', () => {
    const parts = fc.constantFrom(
      'word ',
      'Alpha beta. ',
      '\n',
      '\n\n',
      '# x\n',
      '- item\n',
      '| a | b |\n',
      'a:\n',
      '漢字。',
      '\t',
      '𠀀',
      'x'.repeat(80),
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 80 }), (all) => {
        const text = all.join('');
        for (const { span, sentences } of passagesOf(text, LENGTHS)) {
          expect(span.end - span.start).toBeGreaterThanOrEqual(30);
          expect(span.end - span.start).toBeLessThanOrEqual(500);
          expect(sentences[0]?.start).toBe(span.start);
          expect(sentences.at(-1)?.end).toBe(span.end);
        }
      }),
    );
  });
});
