import { describe, expect, test } from 'vitest';
import { outcome, outcomes } from './forms.ts';

describe('none, all and both are not borne out by some', () => {
  test.each([
    ['None of the members {p} {o}.', 'Nearly all of the members {p} {o}.'],
    ['None of the members {p} {o}.', 'Not all of the members {p} {o}.'],
    ['No member {p} {o}.', 'Not every member {p} {o}.'],
    ['All the members {p} {o}.', 'Nearly all the members {p} {o}.'],
    ['Everybody {p} {o}.', 'Almost everybody {p} {o}.'],
    ['Many members {p} {o}.', 'Not many members {p} {o}.'],
    ['Both members {p} {o}.', 'One of the two members {p} {o}.'],
    ['Both members {p} {o}.', 'One of the members {p} {o}, the other did not.'],
    ['Each of the two members {p} {o}.', 'Only one of the two members {p} {o}.'],
  ])('%s / %s', (claim, source) => {
    expect(outcomes(claim, source)).not.toContain('supported');
  });
});

describe('less than there is is borne out', () => {
  test.each([
    ['Most of the members {p} {o}.', 'Nearly all of the members {p} {o}.'],
    ['Not all of the members {p} {o}.', 'Some of the members {p} {o}, others did not.'],
    ['Some members did not {b} {o}.', 'Not every member {p} {o}.'],
    ['One of the members {p} {o}.', 'Both members {p} {o}.'],
    ['Not both of the members {p} {o}.', 'Only one of the two members {p} {o}.'],
    ['One of the members {p} {o}, but not both.', 'One of the members {p} {o}, the other did not.'],
    ['Each member {p} {o}.', 'Each of the members {p} {o}, and one of them twice.'],
    ['No member {p} {o}.', 'None of the members {p} {o}.'],
  ])('%s / %s', (claim, source) => {
    expect(outcomes(claim, source)).toEqual(new Set(['supported']));
  });
});

test.each([
  ['No open model scored higher on the test.', 'Its score on the test was the best of all open models that were scored.'],
  ['By default no extra calls are allowed.', 'The setting says how many extra calls are allowed; by default no extra calls are.'],
  ['By default no extra calls are allowed.', 'By default burst is off; it allows that many extra calls once per period.'],
  [
    'The lake used to freeze in most winters.',
    'Before 1990 the lake froze in nine winters out of ten; since then it has frozen in only four of thirty.',
  ],
])('nothing is seen in %s', (claim, source) => {
  expect(outcome(claim, source)).toBe('supported');
});
