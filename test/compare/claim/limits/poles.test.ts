import { describe, expect, test } from 'vitest';
import { SentenceRead } from '../../../../src/compare/claim/exchanged/read.ts';
import { ROWS } from '../../../../src/compare/claim/limits/pole-words.ts';
import { poleTurned } from '../../../../src/compare/claim/limits/poles.ts';
import { outcomes } from './forms.ts';

const read = (text: string): SentenceRead => new SentenceRead(text, { start: 0, end: text.length });
const told = (claim: string, sentence: string): boolean => poleTurned(read(claim), read(sentence), () => []) !== null;

/** A text with a phrase where its row asks for it. */
const placed = (phrase: string, place: string | undefined): string =>
  place === 'before'
    ? `The clinic signed the lease ${phrase} 1990.`
    : place === 'to'
      ? `The clinic ${phrase} them to sign the lease.`
      : `The clinic ${phrase} signed the lease.`;

describe.each(ROWS)('$sides', ({ sides, place, more }) => {
  const [one, other] = sides.map((side) => side.split(', '));

  test('each phrase is told beside each of the other side, and none beside its own', () => {
    for (const first of one ?? []) {
      for (const second of other ?? []) {
        expect(told(placed(first, place), placed(second, place)), `${first} / ${second}`).toBe(true);
        expect(told(placed(second, place), placed(first, place)), `${second} / ${first}`).toBe(more !== true);
      }
      for (const second of one ?? []) expect(told(placed(first, place), placed(second, place)), `${first} / ${second}`).toBe(false);
    }
  });
});

describe('the other side is not borne out', () => {
  test.each([
    ['{a} often {p} {o}.', '{a} hardly ever {p} {o}.'],
    ['{a} {p} {o} only once.', '{a} repeatedly {p} {o}.'],
    ['{a} enjoyed {g} {o}.', '{a} dreaded {g} {o}.'],
    ['{a} voluntarily {p} {o}.', '{a} was forced to {b} {o}.'],
    ['{a} {p} {o} on purpose.', '{a} {p} {o} by accident.'],
    ['{a} {p} {o} alone.', '{a} and {c} {p} {o} together.'],
    ['{a} was right to {b} {o}.', '{a} was wrong to {b} {o}.'],
    ['{a} was praised for {g} {o}.', '{a} was criticised for {g} {o}.'],
    ['{C} ordered {a} to {b} {o}.', '{C} asked {a} to {b} {o}.'],
    ['{a} {p} {o} because of the war.', '{a} {p} {o} despite the war.'],
    ['{a} will {b} {o} if {c} agrees.', '{a} will {b} {o} unless {c} agrees.'],
    ['{a} had {n} {o} by 1990.', '{a} {p} {o} from 1990 on.'],
    ['{a} {p} {o} earlier than {c}.', '{a} {p} {o} later than {c}.'],
  ])('%s / %s', (claim, source) => {
    expect(outcomes(claim, source)).toEqual(new Set(['partial']));
  });
});

describe('the same side, or the other in another clause, is borne out', () => {
  test.each([
    ['{a} often {p} {o}.', '{a} frequently {p} {o}.'],
    ['{a} liked {g} {o}.', '{a} enjoyed {g} {o}.'],
    ['{a} {p} {o}.', '{a} was forced to {b} {o}.'],
    ['{a} {p} {o} on purpose.', '{a} deliberately {p} {o}.'],
    ['{a} {p} {o} because of the war.', '{a} {p} {o} owing to the war, despite the cost.'],
    ['{a} gladly {p} {o}.', '{a} gladly {p} {o} and reluctantly paid for it.'],
    ['{a} {p} {o} from {c}.', '{a} {p} {o} by {c}.'],
    ['{a} did not always {b} {o}.', '{a} sometimes {p} {o}.'],
    ['{a} will not {b} {o} if {c} agrees.', '{a} will {b} {o} unless {c} agrees.'],
  ])('%s / %s', (claim, source) => {
    expect(outcomes(claim, source)).toEqual(new Set(['supported']));
  });
});
