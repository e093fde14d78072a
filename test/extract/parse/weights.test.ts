import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { StetError } from '../../../src/errors.ts';
import { GAPS } from '../../../src/extract/parse/features.ts';
import { LABELS } from '../../../src/extract/parse/labels.ts';
import { learned, packWeights, unpackWeights, useWeights, type WeightsFile } from '../../../src/extract/parse/weights.ts';
import { parseReference } from '../../../src/extract/reference.ts';

const file: WeightsFile = {
  featureKeys: Uint32Array.of(1, 2, 3),
  rows: Int8Array.from({ length: 3 * LABELS.length }, (_, i) => (i % 9) - 4),
  scale: 0.5,
  first: Float32Array.from(LABELS, (_, i) => i / 10),
  steps: new Float32Array(GAPS * LABELS.length ** 2).fill(0.25),
  wordKeys: Uint32Array.of(11),
  wordProfiles: Uint16Array.of(513),
  venueKeys: Uint32Array.of(21, 22),
  calibration: [1.5, -0.5],
};

describe('the weights file', () => {
  it('comes back as it was packed', () => {
    expect(unpackWeights(packWeights(file))).toEqual(file);
  });

  it('is refused when it is something else, cut off, or damaged', () => {
    const bytes = packWeights(file);
    const damaged = bytes.slice();
    damaged.fill(0, 14, 40);
    for (const wrong of [new Uint8Array(0), new TextEncoder().encode('not weights at all, but long enough'), bytes.slice(0, -4), damaged])
      expect(() => unpackWeights(wrong)).toThrow(StetError);
  });

  it('that is shipped is for this version and small enough to ship', () => {
    const shipped = readFileSync(new URL('../../../src/extract/parse/weights.bin', import.meta.url));
    expect(shipped.length).toBeLessThan(5_000_000);
    expect(unpackWeights(shipped).calibration).toHaveLength(2);
    expect(learned().model.labels).toBe(LABELS.length);
  });

  it('can be handed in, as a browser must', () => {
    const text = 'Virtanen, A. (2011). Counting petals. Journal of Invented Results, 12(3), 45-67.';
    const before = parseReference(text);
    useWeights(readFileSync(new URL('../../../src/extract/parse/weights.bin', import.meta.url)));
    expect(parseReference(text)).toEqual(before);
  });
});
