import { describe, expect, test } from 'vitest';
import { outcomes } from './forms.ts';

describe('another degree of the same is not borne out', () => {
  test.each([
    ['{a} {p} {o} as often as {c}.', '{a} {p} {o} less often than {c}.'],
    ['{a} {p} {o} half as often as {c}.', '{a} {p} {o} twice as often as {c}.'],
    ['{a} {p} {o} twice as often as {c}.', '{a} {p} {o} as often as {c}.'],
    ['{a} {p} {o} more often than {c}.', '{a} {p} {o} less often than {c}.'],
  ])('%s / %s', (claim, source) => {
    expect(outcomes(claim, source)).not.toContain('supported');
  });
});

describe('the same degree, from either side, is borne out', () => {
  test.each([
    ['{a} {p} {o} less often than {c}.', '{a} {p} {o} not as often as {c}.'],
    ['{C} {p} {o} more often than {a}.', '{a} {p} {o} less often than {c}.'],
    ['{C} {p} {o} less often than {a}.', '{a} {p} {o} twice as often as {c}.'],
    ['{a} {p} {o} more often than {c}.', '{a} {p} {o} twice as often as {c}.'],
  ])('%s / %s', (claim, source) => {
    expect(outcomes(claim, source)).toEqual(new Set(['supported']));
  });
});
