import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { figureOfOther } from '../../../../src/compare/claim/exchanged/figures.ts';

const told = (claim: string, evidence: string): string | undefined => figureOfOther(saidIn(claim), () => statedIn(evidence))?.against;

const TRIAL = 'At one year, exacerbations had occurred in 62 patients given orvamab and 98 given placebo.';
const FIRM = 'Revenue was 4.2 billion kroner in 2023, up from 3.9 billion in 2022.';

it.each<[string, string, string]>([
  ['Exacerbations occurred in 98 patients given orvamab.', TRIAL, '98 given placebo'],
  ['Revenue was 4.2 billion kroner in 2022.', FIRM, '4.2 billion kroner in 2023'],
])('tells the figure of the other of two: %s', (claim, evidence, against) => {
  expect(told(claim, evidence)).toBe(against);
});

it.each<[string, string]>([
  ['Exacerbations occurred in 62 patients given orvamab.', TRIAL],
  ['Revenue was 4.2 billion kroner in 2023.', FIRM],
  ['Revenue was 4.2 billion kroner in 2021.', FIRM],
  ['Revenue rose from 3.9 billion in 2022 to 4.2 billion kroner in 2023.', FIRM],
  ['Exacerbations did not occur in 98 patients given orvamab.', TRIAL],
])('says nothing of: %s', (claim, evidence) => {
  expect(told(claim, evidence)).toBeUndefined();
});
