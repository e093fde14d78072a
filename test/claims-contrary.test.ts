import { describe, expect, it } from 'vitest';
import { prepareAnswerSources, verifyAnswer } from '../src/answer.ts';
import { verifyClaims } from '../src/claims.ts';
import { builtInJudge } from '../src/compare/claim/judge/judge.ts';

const judge = builtInJudge();
const ofPair = (claim: string, evidence: string) => verifyClaims([{ claim, evidence }])[0];
const ofAnswer = (claim: string, text: string) =>
  verifyAnswer(claim.replace(/\.$/, ' [1].'), prepareAnswerSources([{ id: 'a', text }]), { judge }).claims[0];

describe('faithful claims that deny in their own words', () => {
  it.each<[string, string]>([
    ['Trucks may not use the bridge during high winds.', 'The bridge is closed to trucks during high winds. Cars may cross at 40 km/h.'],
    [
      'The sprinklers did not work since the valve was shut for repairs.',
      'The fire reached the roof within an hour. The sprinklers failed because the valve had been shut for repairs.',
    ],
    ['Norwich had not won at Derby since 1998.', "Norwich beat Derby 2-1 and moved up. It was Norwich's first win at Derby since 1998."],
    [
      'A library was missing in 45 of the 120 schools.',
      'Of the 120 schools in the survey, 45 had no library. Nearly all of those were in rural districts.',
    ],
    [
      "The union turned down the owners' offer of 3 percent.",
      'The owners of the foundry offered a rise of 3 percent in March. The union rejected it after a vote.',
    ],
    ['European sales did not grow.', 'Sales in Asia grew by 14 percent, whereas Europe stagnated and North America shrank by 3 percent.'],
    [
      'The landlord must give notice of an increase no later than 60 days before it takes effect.',
      'Notice of an increase must be given by the landlord at least sixty days before it takes effect.',
    ],
    ['The reading room closes at 5 pm.', 'The reading room is open from 9 am to 5 pm. It has forty seats.'],
    ['Entry is granted only with a pass.', 'Entry is not granted without a pass. Passes are sold at the gate.'],
    ['Every province except Limburg accepted the plan.', 'Limburg alone among the provinces did not accept the plan. It was put off.'],
    [
      'Its previous owners, the Hales, sold the mill in 1912.',
      'Crane bought the mill from its previous owners, the Hales, in 1912. It burnt down later.',
    ],
    ['The party lost only one district in the south.', 'The party did best in the south, where it won every district but one.'],
    [
      'Sugar is no longer the mainstay of the economy.',
      'Sugar, once the mainstay of the economy, has been replaced by tourism and oil storage.',
    ],
    [
      'Le tribunal a refusé la restitution demandée par la famille.',
      "Le musée a acheté le tableau en 1998. La famille du peintre a demandé sa restitution, mais le tribunal l'a refusée.",
    ],
  ])('calls none contradicted: %s', (claim, evidence) => {
    expect(ofPair(claim, evidence)?.verdict).not.toBe('contradicted');
    expect(ofAnswer(claim, evidence)?.outcome).not.toBe('contradicted');
  });

  it('still sees a plain denial', () => {
    expect(ofPair('The sprinklers did not fail.', 'The sprinklers failed.')?.verdict).not.toBe('supported');
    expect(ofPair('Norwich won at Derby.', 'Norwich did not win at Derby.')?.verdict).not.toBe('supported');
  });
});

describe('a pair beside evidence that says the contrary', () => {
  it.each<[string, string, string]>([
    ['The rule applies to furnished rooms.', 'The rule applies to flats in large cities. It does not apply to furnished rooms.', 'swapped'],
    ['Patients with diabetes were included in the study.', 'Patients with diabetes were excluded from the study.', 'swapped'],
    ['The operator installed wind screens in 2027.', 'The operator plans to install wind screens in 2027.', 'stronger'],
  ])('is borne out in part at most: %s', (claim, evidence, how) => {
    const found = ofPair(claim, evidence);
    expect(found?.verdict).not.toBe('supported');
    if (found?.verdict === 'partial') expect(found.rule).toBe(`claim/pair-partial-${how}`);
  });

  it.each<[string, string]>([
    ['Romance stories may have a happy ending.', 'Romance stories may or may not have a happy ending.'],
    [
      'Hypoglycemia was linked to a higher risk of dementia.',
      'Compared with patients with no hypoglycemia, those with hypoglycemia had a higher risk of dementia.',
    ],
  ])('leaves what denies nothing alone: %s', (claim, evidence) => {
    expect(ofPair(claim, evidence)?.rule).not.toMatch(/partial-(?:swapped|stronger)/);
  });
});
