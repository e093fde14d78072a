import { describe, expect, test } from 'vitest';
import { outcome, outcomes } from './forms.ts';

describe('who did it is told of another who is named', () => {
  test.each([
    ['{C} {p} {o}.', '{O} was {n} by {a} for {c}.'],
    ['{C} {p} {o}.', '{a} {p} {o} instead of {c}.'],
    ['{C} {p} {o}.', '{a} {p} {o} on behalf of {c}.'],
    ['{O} was {n} by {c}.', '{O} was {n} by {a} after {c} had left.'],
    ['{a} gave the map to {c}.', '{a} was given the map by {c}.'],
    ['{a} thanked {c} for the gift.', '{a} was thanked by {c} for the gift.'],
  ])('%s / %s', (claim, source) => {
    expect(outcomes(claim, source)).not.toContain('supported');
  });
});

describe('of the same who did it, it is borne out', () => {
  test.each([
    ['{A} {p} {o}.', '{O} was {n} by {a}.'],
    ['{A} {p} {o}.', '{O} was {n} by {a} for {c}.'],
    ['{A} {p} {o}.', '{a} {p} {o} on behalf of {c}.'],
    ['{O} was {n} by {a}.', '{O} was {n} by {a} after {c} had left.'],
    ['{C} was given the map by {a}.', '{a} gave the map to {c}.'],
    ['{C} borrowed the map from the abbot.', 'The abbot lent the map to {c}.'],
  ])('%s / %s', (claim, source) => {
    expect(outcomes(claim, source)).not.toContain('contradicted');
  });
});

test.each([
  ['Prices increased by a third.', 'Prices were increased by a third by the new owners.'],
  ['The choir sang with the orchestra.', 'The choir sang with the orchestra after the break.'],
])('nothing is seen in %s', (claim, source) => {
  expect(outcome(claim, source)).toBe('supported');
});
