import { describe, expect, it } from 'vitest';
import { align, placesOf } from '../../../../src/compare/claim/judge/align.ts';
import { pairUp } from '../../../../src/compare/claim/judge/pairing.ts';
import { Reader } from '../../../../src/compare/claim/judge/reading.ts';
import { judgeWeights } from '../../../../src/compare/claim/judge/weights.ts';
import { WORDING_FEATURES, wordingFeatures } from '../../../../src/compare/claim/judge/wording.ts';

const { lexicon } = judgeWeights();
const reader = new Reader(lexicon);
const wording = (claim: string, evidence: string): Record<string, number> => {
  const own = reader.read(claim);
  const places = placesOf(reader.read(evidence));
  const alignment = align(own, places, lexicon);
  const values = wordingFeatures(own, places, alignment, pairUp(own, places.reading, alignment, lexicon));
  expect(values.length).toBe(WORDING_FEATURES.length);
  return Object.fromEntries(WORDING_FEATURES.map((name, i) => [name, values[i] as number]));
};
const EVIDENCE =
  'The mayor of Arlesund opened the new bridge in May. A storm closed the old harbour for a week. Engineers from Turin repaired the new crane.';

describe('wording', () => {
  it('is shared whole by a copy', () => {
    const copy = wording('The mayor of Arlesund opened the new bridge in May.', EVIDENCE);
    expect([copy.neighbours, copy['neighbours-main'], copy.threes, copy['links-same'], copy['links-near'], copy['links-far']]).toEqual([
      1, 1, 1, 1, 1, 0,
    ]);
    expect(copy['links-least']).toBe(1);
  });

  it('is lost where true parts of two sentences are joined, though every word stands in the evidence', () => {
    const joined = wording('The mayor of Arlesund repaired the new crane.', EVIDENCE);
    const copy = wording('Engineers from Turin repaired the new crane.', EVIDENCE);
    expect(joined['links-near']).toBeLessThan(copy['links-near'] as number);
    expect(joined['links-far']).toBeGreaterThan(0);
    expect(copy['links-far']).toBe(0);
  });

  it('tells neighbours of the passage from neighbours elsewhere', () => {
    const between = 'Nobody was hurt. The weather was fair. Tickets cost four crowns. Trains ran late.';
    const parted = wording('The mayor of Arlesund opened the new crane.', `${EVIDENCE.replace('Engineers', `${between} Engineers`)}`);
    expect(parted.neighbours).toBeGreaterThan(parted['neighbours-main'] as number);
  });

  it('holds words near each other in another order for linked, not for neighbours', () => {
    const turned = wording('In May the new bridge was opened by the mayor of Arlesund.', EVIDENCE);
    expect(turned['links-near']).toBeGreaterThan(0.8);
    expect(turned.threes).toBeLessThan(0.5);
  });

  it('is nothing without words, and looks no further than it must in a long text', () => {
    expect(wording('', EVIDENCE).neighbours).toBe(0);
    expect(wording('Storm.', '').neighbours).toBe(0);
    const long = wording('the bridge the bridge', `${'the harbour '.repeat(40_000)}the bridge`);
    expect(long.neighbours).toBeGreaterThan(0);
  });

  it('counts words of the claim in the address of the page, once each', () => {
    const claim = 'The old harbour of Arlesund has a harbour crane.';
    const from = (address: string): number | undefined => wording(claim, `[2] ${address}\n\nHarbours and cranes.`)['address-shared'];
    expect(from('https://example.org/arlesund/old-harbour-history.html')).toBe(2);
    expect(from('https://example.org/cookery')).toBe(0);
    expect(wording(claim, EVIDENCE)['address-shared']).toBe(0);
    expect(wording(claim, `${EVIDENCE.repeat(5)} https://example.org/harbour`)['address-shared']).toBe(0);
  });
});
