import { expect, it } from 'vitest';
import { builtInJudge } from '../../../../src/compare/claim/judge/judge.ts';
import { asReckoned, besideNumbers, besideReckoned, Told } from '../../../../src/compare/claim/judge/told.ts';
import { numbersBetween } from '../../../../src/compare/claim/numbers.ts';
import type { Judgement } from '../../../../src/model/judge.ts';

const judge = builtInJudge();
const beside = (claim: string, evidence: string): Judgement => besideNumbers(judge.judge(claim, evidence), numbersBetween(claim, evidence));
const missing = (claim: string, evidence: string): string[] =>
  (beside(claim, evidence).unsupported ?? []).map(({ start, end }) => claim.slice(start, end));

it.each([
  ['a share in words', '4 in ten fishermen slept badly.', 'Of the fishermen, 40% slept badly.', '4'],
  ['a scale in words', '6 Millionen Fischer leben am Fjord.', 'Am Fjord leben sechs Millionen Fischer.', '6'],
  [
    'a figure that follows from others',
    'Landings of the harbour rose by 4%.',
    'Landings of the harbour rose from 50 tonnes in 2019 to 52 tonnes in 2020, after a rise of 9% in 2018.',
    '4',
  ],
])('does not tell %s as missing, nor another number as standing there', (_what, claim, evidence, number) => {
  expect(missing(claim, evidence).join(' ')).not.toContain(number);
  expect(beside(claim, evidence).why).not.toContain('another number');
  expect(beside(claim, evidence).why).not.toContain(`“${number}`);
});

it('tells a number that is another one, and what else is missing', () => {
  expect(beside('Landings rose by 7 tonnes.', 'Landings rose by 12 tonnes.').why).toContain('another number');
  expect(missing('4 in ten fishermen slept badly in Reykjavik.', 'Of the fishermen, 40% slept badly.')).toEqual(['Reykjavik']);
});

it('changes words alone, and leaves what another judge said as it is', () => {
  const [claim, evidence] = ['4 in ten fishermen slept badly.', 'Of the fishermen, 40% slept badly.'];
  const own = judge.judge(claim, evidence);
  expect(own).toBeInstanceOf(Told);
  const again = besideNumbers(own, numbersBetween(claim, evidence));
  expect(again).toMatchObject({ supported: own.supported, contradicted: own.contradicted, span: own.span });
  expect(besideNumbers(own, [])).toBe(own);
  const model: Judgement = { supported: 0.2, contradicted: 0.1, why: 'no', unsupported: [{ start: 0, end: 1 }] };
  expect(besideNumbers(model, numbersBetween(claim, evidence))).toBe(model);
});

it('hears a claim whose figure follows from others with a figure of the evidence in its place', () => {
  const [claim, evidence] = ['Landings rose by 4%.', 'Landings rose from 50 tonnes in 2019 to 52 tonnes in 2020.'];
  const told = asReckoned(claim, numbersBetween(claim, evidence));
  expect(told).toMatch(/^Landings rose by 5[02]/);
  const plain = judge.judge(claim, evidence);
  expect(besideReckoned(plain, judge.judge(told ?? '', evidence)).supported).toBeGreaterThanOrEqual(plain.supported);
  expect(asReckoned('Landings were 52 tonnes in 2020.', numbersBetween('Landings were 52 tonnes in 2020.', evidence))).toBeNull();
});
