import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { figureWanted } from '../../../../src/compare/claim/exchanged/wanted.ts';

const told = (claim: string, evidence: string): string | undefined => figureWanted(saidIn(claim), () => statedIn(evidence))?.against;

const AWARD = 'Mrs Hollis asked for £180,000 in damages. The court awarded her £96,000, to be paid within 60 days.';
const HOMES = 'The council planned 40 new homes. The builder finished 25 homes in 2021.';
const RISE = 'The union demanded a rise of 8 percent. The company offered 3 percent.';

it('tells what was wanted beside what came of it', () => {
  expect(told('She was awarded £180,000.', AWARD)).toBe('£96,000');
  expect(told('The court awarded Mrs Hollis £180,000.', AWARD)).toBe('£96,000');
  expect(told('The builder finished 40 homes in 2021.', HOMES)).toBe('25');
  expect(told('The company offered a rise of 8 percent.', RISE)).toBe('3 percent');
  expect(told('The museum had 90,000 visitors.', 'The museum expected 90,000 visitors. In the end 61,000 visitors came.')).toBe('61,000');
  expect(told('Das Gericht sprach ihr 180.000 Euro zu.', 'Sie forderte 180.000 Euro. Das Gericht sprach ihr 96.000 Euro zu.')).toBe(
    '96.000 Euro',
  );
});

it('says nothing of who wants it, of what came of it, and of both side by side', () => {
  expect(told('Mrs Hollis asked for £180,000.', AWARD)).toBeUndefined();
  expect(told('She was awarded £96,000.', AWARD)).toBeUndefined();
  expect(told('The court awarded £96,000 where £180,000 was at stake.', AWARD)).toBeUndefined();
  expect(told('The union pressed the company for 8 percent.', RISE)).toBeUndefined();
  expect(told('The company did not offer 8 percent.', RISE)).toBeUndefined();
});

it('says nothing where the figure came about after all, or nothing of its sort did', () => {
  expect(told('The company paid 8 percent.', `${RISE} In May both settled on 8 percent.`)).toBeUndefined();
  expect(told('The builder finished 40 homes.', 'The council planned 40 homes. The builder finished them in 2021.')).toBeUndefined();
  expect(told('The builder finished 40 homes.', 'The council planned 40 homes. The builder finished 3 schools in 2021.')).toBeUndefined();
  expect(
    told(
      'The team finished 40 homes.',
      'The council planned a school, and the team finished 40 homes. In May the builder finished 25 homes.',
    ),
  ).toBeUndefined();
});
