import { describe, expect, it, test } from 'vitest';
import { prepareAnswerSources } from '../../../../src/answer.ts';
import { readClaim, weigh } from '../../../../src/compare/claim/recall/evidence.ts';
import { quantitiesOf } from '../../../../src/compare/claim/recall/held.ts';
import { together } from '../../../../src/compare/claim/together/parts.ts';
import { isOf, sumOf } from '../../../../src/compare/claim/together/sums.ts';

/** A claim beside sources, as an answer's are held. */
function beside(claim: string, ...texts: string[]) {
  const read = readClaim(claim, new Set());
  const sources = prepareAnswerSources(texts.map((text, i) => ({ id: `${i + 1}`, text })));
  const weighed = sources.map(({ evidence }) => weigh(read, evidence));
  const holders = sources.map(({ evidence: { index } }, i) => ({ anywhere: weighed[i]?.recall.anywhere ?? [], index }));
  return { read, sources, weighed, holders };
}

const read = (claim: string, ...texts: string[]) => {
  const one = beside(claim, ...texts);
  const found = together(one.read.words, one.holders);
  const shown = (spans: readonly { readonly start: number; readonly end: number }[]) =>
    spans.map(({ start, end }) => claim.slice(start, end));
  return {
    parts: found?.parts?.map(({ start, end, of }) => `${of.join('+')}: ${claim.slice(start, end)}`) ?? null,
    crossed: shown(found?.crossed ?? []),
    absent: shown(found?.absent ?? []),
  };
};

const ELM = 'The council of Elm voted to build a swimming pool. The vote was nine to four.';
const OAK = 'The council of Oak rejected a plan for a car park. Residents had collected 2,000 signatures.';
const DORN = 'Class sizes in Dorn fell from 28 to 22 pupils. Reading scores rose.';
const FELT = 'Class sizes in Felt fell from 30 to 25 pupils. Reading scores did not change.';

describe('which part of a sentence is of which source', () => {
  it('is told by the words that the others have not', () => {
    expect(read('Elm voted to build a swimming pool, and Oak rejected a plan for a car park.', ELM, OAK).parts).toEqual([
      '0: Elm voted to build a swimming pool',
      '1: Oak rejected a plan for a car park',
    ]);
    expect(
      read(
        'Die Talbrücke wurde 1974 gebaut, die Flussbrücke 1988.',
        'Die Talbrücke wurde 1974 gebaut.',
        'Die Flussbrücke wurde 1988 gebaut.',
      ).parts,
    ).toEqual(['0: Die Talbrücke wurde 1974 gebaut', '1: die Flussbrücke 1988']);
  });

  it('is not told where a piece has words of two sources, or leaves out what its source does not say', () => {
    expect(read('Oak voted to build a swimming pool, and Elm rejected a plan for a car park.', ELM, OAK).parts).toBeNull();
    expect(read('Reading scores rose in Dorn and in Felt.', DORN, FELT).parts).toBeNull();
    expect(read('Class sizes fell in Dorn and in Felt.', DORN, FELT).parts).toEqual(['0: Class sizes fell in Dorn', '1: in Felt']);
  });

  it('reads nothing together where one source is cited', () => {
    expect(read('Elm voted to build a swimming pool.', ELM)).toEqual({ parts: null, crossed: [], absent: [] });
  });
});

describe('what two sources say, each of the other', () => {
  test.each([
    ['Oak voted to build a swimming pool, and Elm rejected a plan for a car park.', ELM, OAK],
    ['Class sizes fell from 30 to 25 pupils in Dorn and from 28 to 22 in Felt.', DORN, FELT],
    [
      'El Tarco desemboca en el Pacífico y el Lempo en el Atlántico.',
      'El río Tarco desemboca en el Atlántico.',
      'El río Lempo desemboca en el Pacífico.',
    ],
    [
      'Vaccine A protected 78 percent of adults and vaccine B 91 percent.',
      'Vaccine A protected 91 percent of adults.',
      'Vaccine B protected 78 percent of adults.',
    ],
    [
      'Algae bloom in Lake Soren, while trout live in Lake Mirren.',
      'Lake Soren is clear and trout live in it.',
      'Lake Mirren is shallow. Algae bloom there.',
    ],
  ])('is told: %s', (claim, one, other) => {
    expect(read(claim, one, other).crossed).toHaveLength(2);
  });

  it('is told of lists whose values stand in another order', () => {
    const claim = 'Arden and Belmar handled 2.7 and 4.2 million containers respectively.';
    const [arden, belmar] = ['Arden handled 4.2 million containers.', 'Belmar handled 2.7 million containers.'];
    expect(read(claim, arden, belmar).crossed).toHaveLength(1);
    expect(read('Arden and Belmar handled 4.2 and 2.7 million containers respectively.', arden, belmar).crossed).toEqual([]);
  });

  test.each([
    ['Elm voted to build a swimming pool, and Oak rejected a plan for a car park.', ELM, OAK],
    ['Elm is larger than Oak, and Oak is older than Elm.', 'Elm is larger.', 'Oak is older.'],
    ['Oak voted to build a swimming pool.', ELM, OAK],
  ])('is not told of one that is right, that compares, or that mixes one way alone: %s', (claim, one, other) => {
    expect(read(claim, one, other).crossed).toEqual([]);
  });
});

describe('a piece of which no word stands anywhere', () => {
  it('is named where two sources are summed up', () => {
    expect(
      read('Elm voted to build a swimming pool, Oak rejected a plan for a car park, and both mayors resigned.', ELM, OAK).absent,
    ).toEqual(['both mayors resigned']);
    expect(read('Elm voted to build a swimming pool, and both mayors resigned.', ELM, OAK).absent).toEqual([]);
  });
});

describe('a sum of which each source has a summand', () => {
  const SOLAR = 'Solar plants produced 12 percent of the electricity in 2020.';
  const WIND = 'Wind farms produced 23 percent of the electricity in 2020. Most stand at sea.';
  const sum = (claim: string, ...texts: string[]) => {
    const { read: own, sources, weighed, holders } = beside(claim, ...texts);
    const found = sumOf(
      claim,
      quantitiesOf(own.numbers()),
      sources.map(({ evidence: { index, numbers } }, i) => ({
        index,
        numbers: quantitiesOf(numbers),
        near: weighed[i]?.recall.windows[0]?.span ?? { start: 0, end: 0 },
      })),
    );
    return found === null || !isOf(own.words, holders, found.of)
      ? null
      : found.places.map(({ start, end }, i) => texts[i]?.slice(start, end));
  };

  it('is found where the claim says that it adds up', () => {
    expect(sum('Solar and wind together produced 35 percent of the electricity in 2020.', SOLAR, WIND)).toEqual([SOLAR, WIND.slice(0, 58)]);
    expect(sum('Solar and wind together produced 45 percent of the electricity in 2020.', SOLAR, WIND)).toBeNull();
    expect(sum('Solar and wind produced 35 percent of the electricity in 2020.', SOLAR, WIND)).toBeNull();
    expect(sum('Solar and hydropower together produced 35 percent of the electricity in 2020.', SOLAR, WIND)).toBeNull();
  });
});
