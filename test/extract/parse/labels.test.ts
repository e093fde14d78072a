import { describe, expect, it } from 'vitest';
import { bitsOf, LABEL_INDEX, LABELS, labelsIn, placeOf } from '../../../src/extract/parse/labels.ts';

describe('labels', () => {
  it('have one column each', () => {
    expect(new Set(LABELS).size).toBe(LABELS.length);
    for (const [index, label] of LABELS.entries()) expect(LABEL_INDEX[label]).toBe(index);
    expect(LABELS.length).toBeLessThan(32);
  });

  it('are found by place and as bits', () => {
    const { author, title, date } = LABEL_INDEX;
    const labels = Uint8Array.of(author, author, title, author);
    expect([placeOf(labels, author), placeOf(labels, author, 2), placeOf(labels, title), placeOf(labels, date)]).toEqual([0, 3, 2, -1]);
    expect(placeOf(labels, title, 3)).toBe(-1);
    expect(labelsIn(labels)).toBe(bitsOf('author', 'title'));
  });
});
