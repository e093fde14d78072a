import { describe, expect, it } from 'vitest';
import { placesOf } from '../../../../src/compare/claim/judge/align.ts';
import { compared } from '../../../../src/compare/claim/judge/features.ts';
import { builtInJudge } from '../../../../src/compare/claim/judge/judge.ts';
import { opposedInPlace } from '../../../../src/compare/claim/judge/opposed.ts';
import { Reader } from '../../../../src/compare/claim/judge/reading.ts';
import { wayOf } from '../../../../src/compare/claim/judge/ways.ts';
import { judgeWeights } from '../../../../src/compare/claim/judge/weights.ts';

const { lexicon } = judgeWeights();
const reader = new Reader(lexicon);
const opposed = (claim: string, evidence: string): readonly [string, string] | null => {
  const facts = compared(reader.readClaim(claim), placesOf(reader.read(evidence)), lexicon);
  const found = opposedInPlace(facts.claim, facts.evidence, facts.alignment, facts.pairing, lexicon);
  return found === null ? null : [facts.claim.words[found.word]?.text ?? '', facts.evidence.words[found.at]?.text ?? ''];
};

describe('a word whose opposite stands in its place', () => {
  it.each([
    ['The drug increased mortality in older patients.', 'The drug reduced mortality in older patients.', 'increased', 'reduced'],
    ['The council approved the new harbour plan.', 'In May the council rejected the new harbour plan.', 'approved', 'rejected'],
    ['Zinc activates the enzyme in the liver.', 'Zinc inhibits the enzyme in the liver.', 'activates', 'inhibits'],
    ['The team won the final in Oslo.', 'The team lost the final in Oslo.', 'won', 'lost'],
    ['The northern coast of the island is flat.', 'The southern coast of the island is flat.', 'northern', 'southern'],
  ])('%s', (claim, evidence, word, other) => {
    expect(opposed(claim, evidence)).toEqual([word, other]);
    const said = builtInJudge().judge(claim, evidence);
    expect(said.supported).toBeLessThanOrEqual(0.4);
    expect(said.why).toContain(`it has the opposite of “${word}”: “${other}”`);
  });

  it.each([
    ['the same is said', 'The drug reduced mortality in older patients.', 'The drug lowered mortality in older patients.'],
    ['a denial turns it back', 'The drug did not increase mortality in older patients.', 'The drug reduced mortality in older patients.'],
    ['the loss of it does the contrary', 'The protein promotes growth of the root.', 'Loss of the protein inhibits growth of the root.'],
    [
      'both directions stand there',
      'The variant lowers the cytokine in blood.',
      'The variant raises the cytokine in skin and lowers another one in blood.',
    ],
    ['two opposites cancel out', 'The increase of pay was rejected by the staff.', 'The reduction of pay was accepted by the staff.'],
    [
      'the opposite is of something else',
      'The harbour grew quickly.',
      'The harbour is old. Prices of bread, fish and coal in the town fell.',
    ],
    ['most of the claim is nowhere', 'The tax increased unemployment among young farmers in Crete.', 'The tax reduced smoking.'],
  ])('says nothing where %s', (_, claim, evidence) => {
    expect(opposed(claim, evidence)).toBeNull();
  });

  it('knows which way a word goes', () => {
    expect(wayOf('rose')).toBe(wayOf('higher'));
    expect(wayOf('rose')).not.toBe(wayOf('fell'));
    expect(wayOf('blue')).toBeUndefined();
  });
});
