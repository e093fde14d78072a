/** What else a title may be filed under. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleParts } from '../../src/text/title-parts.ts';

describe('the parts of a title', () => {
  it.each([
    ['Vivienda y ciudad [Housing and town]', ['Vivienda y ciudad', 'Housing and town']],
    ['冰川之路 (The road of the glaciers)', ['冰川之路', 'The road of the glaciers']],
    ['Vivienda y ciudad / Housing and town', ['Vivienda y ciudad', 'Housing and town']],
    ['Ringing bells: a study of harbours', ['Ringing bells']],
    ['Competition and ConsumerAct', ['Competition and Consumer Act']],
    ['Side eVects of bells', ['Side effects of bells']],
  ])('%s', (title, parts) => {
    expect(titleParts(title)).toEqual(parts);
  });

  it('are none where there is one reading, or too little would be left', () => {
    for (const title of ['A plain title', 'Bells', 'On H: a', 'The TeX book', 'x'.repeat(700)]) expect(titleParts(title)).toEqual([]);
  });

  it('are few, never empty, and never the title itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aB é[]()/=:.-–? 中V'), maxLength: 80 }), (title) => {
        const parts = titleParts(title);
        expect(parts.length).toBeLessThanOrEqual(4);
        for (const part of parts) expect(part.trim() !== '' && part !== title.trim()).toBe(true);
      }),
    );
  });
});
