import { describe, expect, it } from 'vitest';
import { LABEL_INDEX, LABELS } from '../../../src/extract/parse/labels.ts';

describe('labels', () => {
  it('have one column each', () => {
    expect(new Set(LABELS).size).toBe(LABELS.length);
    for (const [index, label] of LABELS.entries()) expect(LABEL_INDEX[label]).toBe(index);
    expect(LABELS.length).toBeLessThan(32);
  });
});
