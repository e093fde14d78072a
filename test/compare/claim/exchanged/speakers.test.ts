import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { speakerExchanged } from '../../../../src/compare/claim/exchanged/speakers.ts';

const EVIDENCE =
  '"We will approve nothing before the survey is finished," said Teresa Quan, the environment commissioner. Board chairman Aldo Brix called the plant "the cheapest drop we can buy". Dr Simone Abadi led the trial; Dr Lars Holm reviewed the data.';
const told = (claim: string, evidence = EVIDENCE): string | undefined => speakerExchanged(saidIn(claim), () => statedIn(evidence))?.against;

it('tells words and deeds of somebody else', () => {
  expect(told('Aldo Brix said that they will approve nothing before the survey is finished.')).toBe('said Teresa Quan');
  expect(told('Teresa Quan, the commissioner, called the plant "the cheapest drop we can buy".')).toBe('Aldo Brix called');
  expect(told('Quan cautioned that the plant is the cheapest drop they can buy.')).toBe('Aldo Brix called');
  expect(told('Dr Lars Holm led the trial.')).toBe('Simone Abadi led');
});

it('says nothing of who did say it, of who may have, and where nobody is named', () => {
  for (const claim of [
    'Teresa Quan said that they will approve nothing before the survey is finished.',
    'Aldo Brix called the plant the cheapest drop they can buy.',
    'Simone Abadi led the trial.',
    'Brix called the plant the cheapest drop they can buy.',
    'Officials called the plant the cheapest drop they can buy.',
    'The chairman said that they will approve nothing before the survey is finished.',
    'Aldo Brix said that the plant would open in spring.',
  ])
    expect(told(claim), claim).toBeUndefined();
  expect(
    told('Aldo Brix said that the survey is finished in May.', 'Aldo Brix spoke. "The survey is finished in May," he said.'),
  ).toBeUndefined();
  expect(
    told('Aldo Brix said that the survey is finished in May.', '"The survey is finished in May," said Teresa Quan and Aldo Brix.'),
  ).toBeUndefined();
});
