import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesOf } from '../../../../src/compare/claim/judge/align.ts';
import { compared, FEATURES } from '../../../../src/compare/claim/judge/features.ts';
import { Reader } from '../../../../src/compare/claim/judge/reading.ts';
import { judgeWeights } from '../../../../src/compare/claim/judge/weights.ts';

const { lexicon } = judgeWeights();
const reader = new Reader(lexicon);
const facts = (claim: string, evidence: string): Record<string, number> => {
  const { features } = compared(reader.read(claim), placesOf(reader.read(evidence)), lexicon);
  expect(features.length).toBe(FEATURES.length);
  return Object.fromEntries(FEATURES.map((name, i) => [name, features[i] as number]));
};
const EVIDENCE =
  'The Harbour Trust bought twelve boats in 2014. Its sales decreased sharply after the flood. Nobody was hurt. The World Health Organization sent a physician from Lisbon.';

describe('what is answered', () => {
  it('is everything in a copy', () => {
    const copy = facts('The Harbour Trust bought twelve boats in 2014.', EVIDENCE);
    expect([copy['cover-all'], copy['cover-main'], copy['common-share'], copy['missing-count-all']]).toEqual([1, 1, 1, 0]);
  });

  it('holds other forms, synonyms, numbers in figures, initials and families', () => {
    expect(facts('The trust purchased 12 boats.', EVIDENCE)['missing-count-all']).toBe(0);
    expect(facts('The WHO sent a doctor.', EVIDENCE)['missing-count-all']).toBe(0);
    expect(facts('There was a sharp decrease in sales.', EVIDENCE)['missing-count-all']).toBe(0);
  });

  it('holds a month written in figures, and words joined or parted', () => {
    expect(facts('It was released in September 2016.', 'Released 2016-09-06 in Turin.')['missing-count-all']).toBe(0);
    expect(facts('The bell flower is found by roadsides.', 'Bellflower found; roadsides.')['missing-count-all']).toBe(0);
    expect(facts('Bellflowers are found by roadsides.', 'The bell flower is found by roadsides.')['missing-count-all']).toBe(0);
  });

  it('is not a word that only stands inside another, nor a number inside a number', () => {
    expect(facts('They have 3 offices.', 'In 2013 they had offices.')['numbers-missing-all']).toBe(1);
    expect(facts('It cost 50.', 'It cost 1500.')['numbers-missing-all']).toBe(1);
  });

  it('names what is missing by kind', () => {
    const { 'names-missing-all': names, 'rarest-missing-all': rarest } = facts('The Harbour Trust bought boats from Okonkwo.', EVIDENCE);
    expect(names).toBe(1);
    expect(rarest).toBeGreaterThan(5);
  });
});

describe('signs of conflict', () => {
  it('sees opposites, and rising against falling', () => {
    const turned = facts('Its sales increased sharply after the flood.', EVIDENCE);
    expect(turned['opposites-near']).toBeGreaterThan(0);
    expect(turned['direction-turned']).toBeGreaterThan(0);
  });

  it('sees a denial in one alone', () => {
    expect(facts('The trust did not buy twelve boats in 2014.', EVIDENCE)['denial-turned']).toBeGreaterThan(0.3);
    expect(facts('The trust bought twelve boats in 2014.', EVIDENCE)['denial-turned']).toBe(0);
  });

  it('sees another number or name in the place', () => {
    expect(facts('The Harbour Trust bought 15 boats in 2014.', EVIDENCE)['number-instead']).toBeGreaterThan(0);
    expect(
      facts('The Harbour Trust bought twelve boats in 2014 from Rossi.', 'The Harbour Trust bought twelve boats in 2014 from Conti.')[
        'name-instead'
      ],
    ).toBeGreaterThan(0);
  });

  it('sees one word exchanged in a copy, and two halves that stand apart', () => {
    expect(facts('The Harbour Trust bought wooden boats in 2014.', EVIDENCE)['slot-changed']).toBe(1);
    expect(facts('The Harbour Trust bought twelve boats in 2014.', EVIDENCE)['slot-changed']).toBe(0);
    expect(facts('The Harbour Trust bought twelve wooden boats in 2014.', EVIDENCE)['slot-inserted']).toBe(1);
  });
});

describe('any two texts', () => {
  it('give finite features', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.lorem({ maxCount: 12 }),
      fc.constantFrom('', '.', '\n\n', '1 2 3', 'A, B, and C'),
    );
    fc.assert(
      fc.property(text, text, (claim, evidence) => {
        for (const value of Object.values(facts(claim, evidence))) expect(Number.isFinite(value)).toBe(true);
      }),
    );
  });
});
