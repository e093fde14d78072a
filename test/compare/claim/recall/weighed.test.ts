import { describe, expect, test } from 'vitest';
import { prepareAnswerSources, verifyAnswer } from '../../../../src/answer.ts';
import { readClaim, weigh } from '../../../../src/compare/claim/recall/evidence.ts';
import { weighed } from '../../../../src/compare/claim/recall/weighed.ts';
import { chances, claimOf, sourceOf } from './mutated.ts';

const NONE = { has: () => false };

/** Answers of several claims over two sources, some of them met before. */
const answersOf = (seed: number, count: number): string[] => {
  const chance = chances(seed);
  const known: string[] = [];
  return Array.from({ length: count }, () =>
    Array.from({ length: 6 }, () => {
      const claim = known.length > 0 && chance(3) === 0 ? (known[chance(known.length)] ?? '') : claimOf(chance);
      known.push(claim);
      return `${claim} [${1 + chance(2)}].`;
    }).join(' '),
  );
};

describe('what is kept with a source', () => {
  test('moves nothing: an answer beside sources that many were held against comes to what it does beside new ones', () => {
    const sources = [
      { id: 'a.txt', text: sourceOf(chances(3)) },
      { id: 'b.txt', text: sourceOf(chances(4)).slice(0, 900) },
    ];
    const kept = prepareAnswerSources(sources);
    for (const answer of answersOf(20_261_126, 60)) {
      const fresh = JSON.stringify(verifyAnswer(answer, prepareAnswerSources(sources)));
      expect(JSON.stringify(verifyAnswer(answer, kept))).toBe(fresh);
      // And once more, when all of it was kept.
      expect(JSON.stringify(verifyAnswer(answer, kept))).toBe(fresh);
    }
  });

  test('is what weighing gives, also when more claims come than are kept', () => {
    const [source] = prepareAnswerSources([{ id: 'a.txt', text: sourceOf(chances(9)) }]);
    if (source === undefined) throw new Error('no source');
    const chance = chances(11);
    const claims = Array.from({ length: 700 }, () => readClaim(claimOf(chance), NONE));
    const first = claims.map((claim) => weighed(claim, source.evidence));
    expect(first.at(-1)).toBe(weighed(claims.at(-1) as (typeof claims)[number], source.evidence));
    for (const at of [0, 1, 250, 699]) {
      const claim = claims[at] as (typeof claims)[number];
      const again = readClaim(claim.words.text, NONE);
      expect(weighed(again, source.evidence)).toEqual(weigh(again, source.evidence));
    }
  });

  test('tells apart claims of one text of which the answers find other names', () => {
    const [source] = prepareAnswerSources([{ id: 'a.txt', text: 'The mill was sold in spring. The mill burnt down in autumn.' }]);
    if (source === undefined) throw new Error('no source');
    const text = 'The mill was sold to Amber in spring';
    expect(weighed(readClaim(text, NONE), source.evidence).names).toHaveLength(1);
    expect(weighed(readClaim(text, { has: (word) => word === 'amber' }), source.evidence).names).toHaveLength(0);
  });

  test('asks a comparison of numbers that is handed in each time', () => {
    const [source] = prepareAnswerSources([{ id: 'a.txt', text: sourceOf(chances(9)) }]);
    if (source === undefined) throw new Error('no source');
    let asked = 0;
    const numbers = (): [] => {
      asked += 1;
      return [];
    };
    const claim = readClaim('Exports rose by 99 percent in 2021 but imports fell by 3 percent', NONE);
    weighed(claim, source.evidence, numbers);
    const once = asked;
    weighed(claim, source.evidence, numbers);
    expect(once).toBeGreaterThan(0);
    expect(asked).toBe(2 * once);
  });

  test('is not what a report holds: who changes a report changes no later check', () => {
    const kept = prepareAnswerSources([{ id: 'a.txt', text: 'The fee is 40 euros a month. It is paid by the tenant on the first day.' }]);
    const answer = 'The fee is 45 euros a month [1].';
    const first = verifyAnswer(answer, kept);
    const before = JSON.stringify(first);
    for (const { supports } of first.claims)
      for (const { numbers, passage } of supports) {
        for (const one of numbers) Object.assign(one, { match: 'exact', evidenceValue: '45' });
        if (passage !== null) Object.assign(passage.span, { start: 1, end: 2 });
      }
    expect(JSON.stringify(first)).not.toBe(before);
    expect(JSON.stringify(verifyAnswer(answer, kept))).toBe(before);
  });
});
