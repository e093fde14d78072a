import { describe, expect, it } from 'vitest';
import { verifyClaims } from '../../../../src/claims.ts';
import { align, placesOf } from '../../../../src/compare/claim/judge/align.ts';
import { builtInJudge } from '../../../../src/compare/claim/judge/judge.ts';
import { pairUp } from '../../../../src/compare/claim/judge/pairing.ts';
import { Reader } from '../../../../src/compare/claim/judge/reading.ts';
import { undenied } from '../../../../src/compare/claim/judge/undenied.ts';
import { judgeWeights } from '../../../../src/compare/claim/judge/weights.ts';

const { lexicon } = judgeWeights();
const reader = new Reader(lexicon);
const judge = builtInJudge();

/** Whether the denial in one of the two is idle, and whether the whole check calls the claim contradicted. */
const idle = (claim: string, evidence: string): boolean => {
  const own = reader.readClaim(claim);
  const places = placesOf(reader.read(evidence));
  const alignment = align(own, places, lexicon);
  return undenied(own, places.reading, alignment, pairUp(own, places.reading, alignment, lexicon));
};
const contradicted = (claim: string, evidence: string): boolean => verifyClaims([{ claim, evidence }])[0]?.verdict === 'contradicted';

describe('a denial that denies nothing of the other text', () => {
  it.each([
    ['Metformin should not be used in severe renal impairment.', 'Metformin is contraindicated in severe renal impairment.'],
    ['Yoga was no worse than physiotherapy for pain.', 'Yoga was non-inferior to physiotherapy for pain.'],
    ['Without a certified illness, marks are capped at 60.', 'Marks are capped at 60, unless an illness was certified.'],
    ['Naps have not yet been tested.', 'Naps have yet to be tested.'],
    ['According to the minister, the dam was not unsafe.', 'The minister denied that the dam was unsafe.'],
    ['Only one wooden chapel has a visible bell.', 'Except for one wooden chapel, the buildings do not have a clearly visible bell.'],
    [
      'The harbour is part of the city.',
      'There is no legal distinction between the harbour and the city, although the harbour as part of the city has a council.',
    ],
    [
      'Nora Lind will leave the harbour council at the end of May.',
      'That has not stopped Nora Lind, who will leave the harbour council at the end of May.',
    ],
    [
      'The treaty binds firms that trade in member countries, even if their own country is not a member.',
      'The treaty binds firms that trade in countries of which they are or their own country is a member.',
    ],
    [
      'A separate worker process delivers the letters that are queued on disk.',
      'The library does not send letters at once: they are put in a queue on disk and delivered by a separate worker process.',
    ],
    ['Naps were non-inferior to coffee in the Orm trial.', 'In the Orm trial, 40 sailors were assigned to naps or coffee.'],
    ["The family could't afford two beds.", 'The family could not afford two beds.'],
    ['I did not know that Nora Lind was a skilful sailor.', 'Nora Lind was a skilful sailor.'],
    [
      'Fbx9 keeps the barrier in mouse models of stroke.',
      'Here Fbx9 knockout did not affect barrier integrity, but resulted in barrier disruption in mouse models of both stroke and tumour.',
    ],
  ])('%s', (claim, evidence) => {
    expect(idle(claim, evidence)).toBe(true);
    expect(contradicted(claim, evidence)).toBe(false);
  });
});

describe('what is said the other way round', () => {
  it.each([
    ['Python 3.8 is no longer supported in Tandem 4.0.', 'Version 4.0 of Tandem drops support for Python 3.8.'],
    ['Whether Dunmore remains good law was left open.', 'We did not decide whether Dunmore remains good law.'],
    ['The administrative court has yet to rule on the appeal.', 'The administrative court has not yet ruled on the appeal.'],
    ['Liability arising from asbestos is excluded.', 'The policy does not cover liability arising from asbestos.'],
    ['According to the mayor, the council had received no warnings.', 'The mayor denied that the council had received warnings.'],
    [
      'The agency does not have to publish reports that reveal a secret.',
      'The agency shall publish the reports, unless they reveal a secret.',
    ],
    [
      'Assignment of the lease requires the prior written consent.',
      'The lease shall not be assigned without prior written consent, which shall not be unreasonably withheld.',
    ],
    ['The Lind ferry no longer runs on Sundays.', 'The Lind ferry stopped running on Sundays.'],
    ['Coated samples were free of cracks after 500 hours.', 'Samples that were coated showed no cracks after 500 hours.'],
    [
      'Weiss is the only source to say that the chancellor was bribed.',
      'Weiss says that the chancellor was bribed, but no other source mentions it.',
    ],
    ['Until 1917 no cantilever bridge in Europe was longer.', 'It was the longest cantilever bridge in Europe until 1917.'],
    ['Supply may fail if the pump at Lier is not replaced.', 'Unless the pump at Lier is replaced, supply may fail.'],
  ])('%s', (claim, evidence) => {
    expect(idle(claim, evidence)).toBe(true);
    expect(contradicted(claim, evidence)).toBe(false);
  });
});

describe('a denial that stays a sign', () => {
  it.each([
    ['Python 3.8 is no longer supported in Tandem 4.0.', 'Python 3.8 is supported in Tandem 4.0.'],
    ['Supply fails if the pump at Lier is not replaced.', 'Supply fails if the pump at Lier is replaced.'],
    ['The ferry is crossing the fjord.', 'The ferry is not crossing the fjord.'],
    ['The ferry never crossed the fjord.', 'The ferry crossed the fjord.'],
    ['Elizabeth I never visited the harbour town.', 'Elizabeth I visited the harbour town.'],
    ['The statues have visible legs.', 'Except for one kneeling figure, the statues do not have visible legs.'],
    ['The drug stopped the fever of children.', 'The drug has not stopped the fever of children.'],
    ['The drug is safe for young children.', 'The drug is not safe for young children, but safe for adults.'],
    ['The ferry crosses the fjord even in a storm.', 'The ferry does not cross the fjord even in a storm.'],
  ])('%s', (claim, evidence) => {
    expect(idle(claim, evidence)).toBe(false);
    expect(contradicted(claim, evidence)).toBe(true);
  });
});

it('does not give the idle denial as a reason', () => {
  const { why } = judge.judge(
    'Only one wooden chapel has a visible bell.',
    'Except for one wooden chapel, the buildings do not have a clearly visible bell.',
  );
  expect(why).not.toContain('denies');
});

it('takes no denial for a sign where both texts deny something', () => {
  expect(contradicted("'land' cannot be found on the Sun.", 'There is no surface on the Sun for you to land on.')).toBe(false);
});
