/** The document as text: nothing that was read is left out. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block } from '../../../src/model/document.ts';
import { coveringBlocks } from '../../../src/web/app/text-view.tsx';

describe('coveringBlocks', () => {
  it('keeps the blocks and shows what lies between them as it stands', () => {
    const text = 'Title\n\nstray words\n\nA paragraph.\n\ntail';
    const blocks: Block[] = [
      { kind: 'heading', level: 1, span: { start: 0, end: 5 } },
      { kind: 'paragraph', span: { start: 20, end: 32 } },
    ];
    expect(coveringBlocks(text, blocks).map(({ kind, span }) => [kind, text.slice(span.start, span.end).trim()])).toEqual([
      ['heading', 'Title'],
      ['code', 'stray words'],
      ['paragraph', 'A paragraph.'],
      ['code', 'tail'],
    ]);
  });

  it('shows a label with the entry it stands before, and no empty lines', () => {
    const text = 'References\n\n\n[1] An entry.\n\n[2]  Another entry.\n\n  indented words\n\n';
    const at = (part: string, kind: Block['kind']): Block => ({
      kind,
      span: { start: text.indexOf(part), end: text.indexOf(part) + part.length },
    });
    const blocks = [at('References', 'heading'), at('An entry.', 'reference'), at('Another entry.', 'reference')];
    expect(coveringBlocks(text, blocks).map(({ kind, span }) => [kind, text.slice(span.start, span.end)])).toEqual([
      ['heading', 'References'],
      ['reference', '[1] An entry.'],
      ['reference', '[2]  Another entry.'],
      ['code', '  indented words'],
    ]);
  });

  it('covers every visible character once, whatever the blocks', () => {
    const block = fc.tuple(fc.nat(80), fc.nat(30));
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 90 }), fc.array(block, { maxLength: 8 }), (text, list) => {
        const blocks = list
          .map(
            ([start, length]): Block => ({
              kind: 'paragraph',
              span: { start: Math.min(start, text.length), end: Math.min(start + length, text.length) },
            }),
          )
          .sort((a, b) => a.span.start - b.span.start);
        const shown = coveringBlocks(text, blocks);
        expect(
          shown
            .map(({ span }) => text.slice(span.start, span.end))
            .join('')
            .replace(/\s/g, ''),
        ).toBe(text.replace(/\s/g, ''));
        for (const [i, { span }] of shown.entries()) expect(span.start).toBeGreaterThanOrEqual(shown[i - 1]?.span.end ?? 0);
      }),
    );
  });

  it('cuts a long text without structure into stretches', () => {
    const text = 'a line of a bibliography file\n'.repeat(2_000);
    const shown = coveringBlocks(text, []);
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.map(({ span }) => text.slice(span.start, span.end)).join('')).toBe(text.trimEnd());
  });
});
