import { describe, expect, it } from 'vitest';
import { verifyClaims } from '../../../../src/claims.ts';
import { placesOf } from '../../../../src/compare/claim/judge/align.ts';
import { compared, FEATURES } from '../../../../src/compare/claim/judge/features.ts';
import { builtInJudge } from '../../../../src/compare/claim/judge/judge.ts';
import { Reader } from '../../../../src/compare/claim/judge/reading.ts';
import { judgeWeights } from '../../../../src/compare/claim/judge/weights.ts';

const { lexicon } = judgeWeights();
const reader = new Reader(lexicon);
const facts = (claim: string, evidence: string) => compared(reader.readClaim(claim), placesOf(reader.read(evidence)), lexicon);
const feature = (name: string, claim: string, evidence: string): number => facts(claim, evidence).features[FEATURES.indexOf(name)] ?? 0;

describe('denials that the other text means as well', () => {
  const ALIKE: readonly (readonly [string, string])[] = [
    ['Grain yield did not respond to biochar.', 'Plots were followed for four seasons. Biochar left grain yield unchanged.'],
    ['Walking speed was the same in primed and unprimed students.', 'Walking speed did not differ between primed and unprimed students.'],
    ['Hiring recommendations were independent of accent.', 'Hiring recommendations did not depend on accent.'],
    ['The update did not reduce packet loss.', 'Packet loss was unaffected by the update.'],
    ['The manuscript is unsigned.', 'The manuscript, bought in 1921, is not signed.'],
  ];

  it('turn nothing', () => {
    for (const [claim, evidence] of ALIKE)
      for (const [one, other] of [
        [claim, evidence],
        [evidence, claim],
      ] as const) {
        expect(facts(one, other).met, one).toBe(true);
        expect(feature('denial-turned', one, other), one).toBe(0);
        expect(builtInJudge().judge(one, other).contradicted, one).toBeLessThanOrEqual(0.5);
      }
  });

  it('bear the claim out', () => {
    for (const [claim, evidence] of ALIKE) expect(verifyClaims([{ claim, evidence }])[0]?.verdict, claim).toBe('supported');
  });

  it('stay where the other text says that something did happen, or speaks of another thing', () => {
    for (const [claim, evidence] of [
      [
        'Walking speed differed between primed and unprimed students.',
        'Walking speed did not differ between primed and unprimed students.',
      ],
      ['Packet loss did not change.', 'Packet loss fell after the update.'],
      ['Bullying did not change.', 'Marks were unchanged. Bullying was reported less often.'],
      ['The manuscript is signed.', 'The manuscript is not signed.'],
    ] as const) {
      expect(facts(claim, evidence).met, claim).toBe(false);
      expect(verifyClaims([{ claim, evidence }])[0]?.verdict, claim).not.toBe('supported');
    }
  });
});

describe('a denial by "non"', () => {
  it('is met by a plain one', () => {
    expect(
      feature(
        'denied-plainly',
        'The objection of non-exhaustion of remedies was dismissed.',
        'The objection that remedies had not been exhausted was dismissed.',
      ),
    ).toBe(0);
  });
});
