import { describe, expect, it } from 'vitest';
import { align, placesOf } from '../../../../src/compare/claim/judge/align.ts';
import { builtInJudge } from '../../../../src/compare/claim/judge/judge.ts';
import { pairUp } from '../../../../src/compare/claim/judge/pairing.ts';
import { Reader } from '../../../../src/compare/claim/judge/reading.ts';
import { TURN_FEATURES, turnFeatures } from '../../../../src/compare/claim/judge/turns.ts';
import { judgeWeights } from '../../../../src/compare/claim/judge/weights.ts';

const { lexicon } = judgeWeights();
const reader = new Reader(lexicon);
const turn = (name: (typeof TURN_FEATURES)[number], claim: string, evidence: string): number => {
  const own = reader.read(claim);
  const places = placesOf(reader.read(evidence));
  const alignment = align(own, places, lexicon);
  const values = turnFeatures(own, places.reading, alignment, pairUp(own, places.reading, alignment, lexicon));
  expect(values.length).toBe(TURN_FEATURES.length);
  return values[TURN_FEATURES.indexOf(name)] as number;
};
const denied = (claim: string, evidence: string): boolean => turn('denied-plainly', claim, evidence) === 1;

describe('a plain denial in one of two like sentences', () => {
  it('is seen whichever of the two has it', () => {
    for (const [one, other] of [
      ['The ferry is crossing the fjord.', 'The ferry is not crossing the fjord.'],
      ["The ferry isn't crossing the fjord.", 'The ferry is crossing the fjord.'],
      ['A sailor is mending a net.', 'There is no sailor mending a net.'],
      ['Someone is mending a net.', 'Nobody is mending a net.'],
      ['The drug reduced the fever of children.', 'The drug never reduced the fever of children.'],
    ] as const) {
      expect(denied(one, other), one).toBe(true);
      expect(denied(other, one), other).toBe(true);
    }
  });

  it('is not seen where both deny, or neither does', () => {
    expect(denied('The ferry is not crossing the fjord.', 'The ferry is not crossing the fjord today.')).toBe(false);
    expect(denied('The ferry is crossing the fjord.', 'The ferry is crossing the fjord today.')).toBe(false);
  });

  it('is not seen where the other lacks, misses or refuses what the one denies', () => {
    for (const [one, other] of [
      ['Some sailors did not get their first dose.', 'Some sailors missed their first dose.'],
      ['The council did not approve the harbour plan.', 'The council failed to approve the harbour plan.'],
      ['The captain did not pay the harbour fine.', 'The captain refused to pay the harbour fine.'],
      ['The pilots did not attend the yearly meeting.', 'The pilots skipped the yearly meeting.'],
      ['The crew did not win the final race.', 'The crew lost the final race.'],
    ] as const) {
      for (const [claim, evidence] of [
        [one, other],
        [other, one],
      ] as const) {
        expect(denied(claim, evidence), claim).toBe(false);
        expect(builtInJudge().judge(claim, evidence).contradicted, claim).toBeLessThanOrEqual(0.5);
      }
    }
    expect(denied('The captain did not refuse the harbour offer.', 'The captain refused the harbour offer.')).toBe(true);
  });

  it('is not seen where the denial falls on something else', () => {
    const text = 'The ferry is crossing the fjord, although the ticket office was not open on Sunday.';
    expect(denied('The ferry is crossing the fjord.', text)).toBe(false);
    expect(denied('The ferry is crossing the fjord.', `The museum was not open. ${text}`)).toBe(false);
  });

  it('is not taken from words that deny nothing', () => {
    expect(denied('The ferry crossed the fjord.', 'The ferry not only crossed the fjord but the strait.')).toBe(false);
    expect(denied('The band may have a singer.', 'The band may or may not have a singer.')).toBe(false);
    expect(denied('It is unknown whether it will open.', 'It is unknown whether or not it will open.')).toBe(false);
  });

  it('is not seen between texts of different matters', () => {
    expect(denied('The parliament has 169 members.', 'The ferry is not crossing the fjord.')).toBe(false);
    expect(denied('', 'The ferry is not crossing the fjord.')).toBe(false);
  });

  it('makes the judge say the contrary', () => {
    const said = builtInJudge().judge('The ferry is crossing the fjord.', 'The ferry is not crossing the fjord.');
    expect(said.contradicted).toBeGreaterThan(0.7);
    expect(said.supported).toBeLessThan(0.2);
    expect(said.why).toMatch(/denies/);
  });
});

describe('small words of opposite sense', () => {
  it('are seen in one place', () => {
    const text = 'The boy is jumping off the low wall and running away from the fence.';
    expect(turn('small-opposites', 'The boy is jumping onto the low wall.', text)).toBe(1);
    expect(turn('small-opposites', 'The boy is jumping onto the low wall and running towards the fence.', text)).toBe(2);
    expect(turn('small-opposites', 'The boy is jumping off the low wall.', text)).toBe(0);
  });

  it('are not seen in different places', () => {
    expect(turn('small-opposites', 'The boat sailed to Bergen.', 'The boat came from Oslo. Later it sailed to Bergen.')).toBe(0);
  });
});

describe('a small word whose opposite stands in its place', () => {
  it.each([
    ['The price of bread went up.', 'The price of bread went down.'],
    ['A young man is pushing a bike down a dirt hill.', 'A young man is pushing a bike up a dirt hill.'],
    ['Arsenal lost the first five games by 2 or less goals.', 'Arsenal lost the first five games by 2 or more goals.'],
    ['A man is jumping off a low wall.', 'A man is jumping onto a low wall.'],
  ])('%s', (claim, evidence) => {
    const said = builtInJudge().judge(claim, evidence);
    expect(said.supported).toBeLessThanOrEqual(0.4);
    expect(said.why).toContain('it has the opposite of');
  });

  it.each([
    ['The price of bread went up.', 'The price of bread went up.'],
    ['The price of bread went up.', 'The price of bread went up, then down.'],
    ['The price of bread did not go up.', 'The price of bread did go down.'],
    ['The film survives without a print.', 'The film survives with no print.'],
    ['Some people immigrated within five centuries.', 'Nearly all people immigrated within five centuries.'],
  ])('not: %s', (claim, evidence) => {
    expect(builtInJudge().judge(claim, evidence).why).not.toContain('it has the opposite of “');
  });
});
