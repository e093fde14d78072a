import { describe, expect, it } from 'vitest';
import { placesOf } from '../../../../src/compare/claim/judge/align.ts';
import { exchanged } from '../../../../src/compare/claim/judge/exchanged.ts';
import { compared } from '../../../../src/compare/claim/judge/features.ts';
import { builtInJudge } from '../../../../src/compare/claim/judge/judge.ts';
import { Reader } from '../../../../src/compare/claim/judge/reading.ts';
import { judgeWeights } from '../../../../src/compare/claim/judge/weights.ts';

const { lexicon } = judgeWeights();
const reader = new Reader(lexicon);
const found = (claim: string, evidence: string): boolean => {
  const facts = compared(reader.readClaim(claim), placesOf(reader.read(evidence)), lexicon);
  return exchanged(facts.claim, facts.evidence, facts.pairing);
};
const DEALT = 'Bergen and Tromsø hosted the fair in 1988 and 2010, respectively.';

describe('two things that have changed places', () => {
  it.each([
    ['Tromsø hosted the fair in 1988.', DEALT],
    ['Bergen hosted the fair in 2010.', DEALT],
    ['The mean age was 54 in the placebo group.', 'The mean age was 54 and 61 in the treated and placebo groups, respectively.'],
    ['Copper conducts heat better than silver.', 'Silver conducts heat better than copper.'],
    ['Men were older than women at diagnosis.', 'At diagnosis women were older than men.'],
    ['Profits were higher in Denmark than in Sweden.', 'Profits were higher in Sweden than in Denmark.'],
    ['The bridge was built before the tunnel.', 'The tunnel was built before the bridge.'],
    ['The strike began after the election.', 'The election began after the strike.'],
  ])('%s', (claim, evidence) => {
    expect(found(claim, evidence)).toBe(true);
    const said = builtInJudge().judge(claim, evidence);
    expect(said.supported).toBeLessThanOrEqual(0.4);
    expect(said.why).toContain('two things stand there the other way round');
  });

  it.each([
    ['Bergen hosted the fair in 1988.', DEALT],
    ['Tromsø hosted the fair in 2010.', DEALT],
    ['Bergen and Tromsø hosted the fair in 1988 and 2010.', DEALT],
    ['Tromsø hosted the fair.', DEALT],
    ['Silver conducts heat better than copper.', 'Silver conducts heat better than copper.'],
    ['Profits were lower in Denmark than in Sweden.', 'Profits were higher in Sweden than in Denmark.'],
    ['The tunnel was built after the bridge.', 'The bridge was built before the tunnel.'],
    ['Before the tunnel the bridge was built.', 'The bridge was built before the tunnel.'],
    ['Profits in Denmark were higher than before.', 'Profits were higher in Sweden than in Denmark.'],
  ])('not: %s', (claim, evidence) => {
    expect(found(claim, evidence)).toBe(false);
  });
});
