import { describe, expect, it } from 'vitest';
import { placesOf } from '../../../../src/compare/claim/judge/align.ts';
import { builtInJudge } from '../../../../src/compare/claim/judge/judge.ts';
import { otherShapes } from '../../../../src/compare/claim/judge/names.ts';
import { Reader } from '../../../../src/compare/claim/judge/reading.ts';
import { judgeWeights } from '../../../../src/compare/claim/judge/weights.ts';

const reader = new Reader(judgeWeights().lexicon);
/** Words of the claim, all of them open, that stand in the evidence in another shape, and the word there. */
const shapes = (claim: string, evidence: string, open: readonly string[]): string[] => {
  const own = reader.readClaim(claim);
  const places = placesOf(reader.read(evidence));
  const asked = new Set(own.words.flatMap((word, i) => (open.includes(word.text) ? [i] : [])));
  return [...otherShapes(own, asked, places)].map(([i, { at }]) => `${own.words[i]?.text}: ${places.reading.words[at]?.text}`).sort();
};

describe('one name in several shapes', () => {
  it('is known by its last part', () => {
    expect(shapes('Ida Falk designed it.', 'Then Falk designed the tower.', ['ida'])).toEqual(['ida: falk']);
    expect(shapes('Dame Ida Falk designed it.', 'Then Falk designed the tower.', ['dame', 'ida'])).toEqual(['dame: falk', 'ida: falk']);
  });

  it('is not taken for that of another person or place', () => {
    expect(shapes('Ida Falk designed it.', 'Then Jon Falk designed the tower.', ['ida'])).toEqual([]);
    expect(shapes('Ida Falk designed it.', 'Falk designed it. His father Jon Falk paid.', ['ida'])).toEqual([]);
    expect(shapes('Ida Falk designed it.', 'The falk is a bird.', ['ida'])).toEqual([]);
    expect(shapes('North Orme voted.', 'Then Orme voted.', ['north'])).toEqual([]);
    expect(shapes('Ida Falk Bridge is old.', 'Then Falk Bridge was built.', ['ida'])).toEqual([]);
    expect(shapes('Ida Falk designed it.', 'Then Falk Bridge was built.', ['ida'])).toEqual([]);
  });

  it('is known by its letters', () => {
    expect(shapes('Transcription factor EB binds.', 'TFEB binds.', ['transcription', 'factor', 'eb'])).toEqual([
      'eb: tfeb',
      'factor: tfeb',
      'transcription: tfeb',
    ]);
    expect(shapes('It exports to the United States.', 'The U.S. buys it.', ['united', 'states'])).toEqual(['states: u', 'united: u']);
    expect(shapes('It exports to the United States.', 'The US buys it.', ['united', 'states'])).toEqual(['states: us', 'united: us']);
    expect(shapes('It unites several states.', 'The US buys it.', ['unites', 'several', 'states'])).toEqual([]);
    expect(shapes('It exports to the United States.', 'It lets us buy it.', ['united', 'states'])).toEqual([]);
  });

  it('is known by its first letter before the same word', () => {
    expect(shapes('Staphylococcus aureus grew.', 'S. aureus grew.', ['staphylococcus'])).toEqual(['staphylococcus: s']);
    expect(shapes('Staphylococcus aureus grew.', 'B. aureus grew.', ['staphylococcus'])).toEqual([]);
  });

  it('is not named as a word without an answer', () => {
    const claim = 'The tower was designed by Ida Falk in the United States.';
    const { unsupported = [] } = builtInJudge().judge(claim, 'The tower was designed by Falk in the U.S. in 1862.');
    expect(unsupported.map(({ start, end }) => claim.slice(start, end))).toEqual([]);
  });
});
