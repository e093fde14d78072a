import { expect, test } from 'vitest';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';

const told = (claim: string, evidence: string): string => {
  const finding = numbersBetween(claim, evidence).at(-1);
  return finding?.derivation ?? (finding?.match === 'mismatch' && finding.loosely === true ? 'loosely' : (finding?.match ?? 'none'));
};

const BRIDGE = 'The bridge, begun under one mayor in 1908, was opened by his successor four years later.';
const PAPER = 'He took over the paper in 1952, sold it in 1978 and died eleven years later.';
const LIGHT = "The lighthouse was automated in 1986, nineteen years after the last keeper's children had left the school.";
const REACTOR = 'The reactor will be shut down in 2031, two years ahead of plan.';
const CLOCK = 'The oldest clock was bought for 80,000 marks; the seller had asked twice as much.';
const TRAM = 'The state pays 60 per cent of the 240 million euros, the city the rest.';
const SOIL = 'Soil under the hedges held 4.1 % organic carbon, ploughed soil 1.9 %.';
const HALL = 'The restoration went 20 million over its budget of 65 million.';

test.each([
  ['The bridge opened in 1912.', BRIDGE, '1908 + four years = 1912'],
  ['He died in 1989.', PAPER, '1978 + eleven years = 1989'],
  ["The last keeper's children left the school in 1967.", LIGHT, '1986 − nineteen years = 1967'],
  ['The plan had been to shut the reactor down in 2033.', REACTOR, '2031 + two years = 2033'],
  ['The line should be finished in 2030.', 'Construction is to begin in 2026 and to last four years.', '2026 + four years = 2030'],
  ['He left in 2022.', 'Haddad took over in 2017 and left after five years.', '2017 + five years = 2022'],
  ['The seller wanted 160,000 marks.', CLOCK, 'twice 80,000 = 160,000'],
  ['The museum paid half of what the seller had asked.', CLOCK, '1 ÷ twice = half'],
  ['The state contributes 144 million euros.', TRAM, '60 per cent of 240 million euros = 144 million euros'],
  ['The city pays 96 million euros.', TRAM, '240 million euros − 60 per cent = 96 million euros'],
  ['The restoration cost 85 million.', HALL, '65 million + 20 million = 85 million'],
  ['Ploughed soil had less than half the organic carbon of soil under hedges.', SOIL, '1.9 % ÷ 4.1 % = half'],
  ['Four cantons signed the treaty.', 'The treaty was signed by all but one of the five cantons.', 'five − one = Four'],
  ['Seven founders left.', 'Of the nine founders, all but two left.', 'nine − two = Seven'],
])('%s', (claim, evidence, says) => {
  expect(told(claim, evidence)).toBe(says);
});

test.each([
  ['what the step was taken from', 'The bridge was begun in 1912.', BRIDGE],
  ['a year that was planned is none of what will be', 'The reactor will be shut down in 2033.', REACTOR],
  ['the base of a factor', 'The museum paid 160,000 marks for the clock.', CLOCK],
])('does not follow, and is not plainly false either: %s', (_, claim, evidence) => {
  expect(told(claim, evidence)).toBe('loosely');
});

test.each([
  ['the greater of two is no part of the lesser', 'Soil under hedges had less than half the organic carbon of ploughed soil.', SOIL],
  ['a factor turned round', 'The seller had asked half of what the museum paid.', CLOCK],
  ['another year altogether', 'He died in 1991.', PAPER],
])('does not follow: %s', (_, claim, evidence) => {
  expect(told(claim, evidence)).toMatch(/^(?:mismatch|absent|loosely)$/);
});

test.each([
  ['a difference', 'Turnout in 2016 was 58.2 per cent.', 'Turnout was 61.4 per cent, and then moved by 3.2 per cent.', 'loosely'],
  ['a product', 'The fee was 160,000 marks.', 'The fee was 80,000 marks, and the fine twice that sum.', 'loosely'],
  ['nothing comes to it', 'The fee was 150,000 marks.', 'The fee was 80,000 marks, and the fine twice that sum.', 'mismatch'],
  ['small counts come about by chance', 'There were 12 boats.', 'There were 7 boats, and 5 boats later.', 'mismatch'],
])('what may follow from two figures does not speak against a claim: %s', (_, claim, evidence, wanted) => {
  expect(told(claim, evidence)).toBe(wanted);
});
