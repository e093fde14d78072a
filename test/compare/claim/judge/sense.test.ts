import { describe, expect, it } from 'vitest';
import { placesOf } from '../../../../src/compare/claim/judge/align.ts';
import { compared, FEATURES } from '../../../../src/compare/claim/judge/features.ts';
import { Reader } from '../../../../src/compare/claim/judge/reading.ts';
import { judgeWeights } from '../../../../src/compare/claim/judge/weights.ts';

const { lexicon } = judgeWeights();
const reader = new Reader(lexicon);
const feature = (name: string, claim: string, evidence: string): number =>
  compared(reader.readClaim(claim), placesOf(reader.read(evidence)), lexicon).features[FEATURES.indexOf(name)] ?? 0;

describe('words that go the same way', () => {
  it('answer to each other in a sentence of the same matter alone', () => {
    expect(feature('missing-count-main', 'Falls were fewer with the drug.', 'With the drug the number of falls declined.')).toBe(0);
    expect(feature('missing-count-main', 'Exports were smaller.', 'Exports grew slowly. Unemployment fell.')).toBe(1);
    expect(feature('missing-count-main', 'Trust was higher with a picture.', 'With a picture, people did not trust it more.')).toBe(1);
  });
});
