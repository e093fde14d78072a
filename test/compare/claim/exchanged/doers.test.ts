import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { doerExchanged, rolesExchanged } from '../../../../src/compare/claim/exchanged/doers.ts';

const doer = (claim: string, evidence: string): string | undefined => doerExchanged(saidIn(claim), () => statedIn(evidence))?.against;
const roles = (claim: string, evidence: string): string | undefined => rolesExchanged(saidIn(claim), () => statedIn(evidence))?.against;

const LAB = 'From 1920 on Marten led the laboratory, where her assistant Rolf Dahl discovered the pigment.';
const BOARD = 'The board approved the budget by three votes to one, Mr Pell voting against. Mr Pell and Ms Vance spoke.';

it('tells a deed of another, by name', () => {
  expect(doer('Marten discovered the pigment.', LAB)).toBe('Rolf Dahl discovered');
  expect(doer('Ms Vance voted against the budget.', BOARD)).toBe('Pell voting');
  expect(doer('Amory dissented.', 'Lord Justice Amory held that he was liable; Lord Justice Finn dissented.')).toBe('Finn dissented');
  expect(doer('Eva Kern entwarf die Halle.', 'Der Architekt Jonas Pohl entwarf die Halle, die Statik berechnete Eva Kern.')).toContain(
    'Pohl entwarf',
  );
});

it('says nothing of who did it, of who had a part in it, and of a doer who is not named', () => {
  for (const [claim, evidence] of [
    ['Dahl discovered the pigment.', LAB],
    ['Marten led the laboratory.', LAB],
    ['Mr Pell voted against the budget.', BOARD],
    ['Marten discovered the pigment.', 'Marten worked with Rolf Dahl. She discovered the pigment.'],
    ['Marten discovered the pigment.', 'Ilse Marten and Rolf Dahl discovered the pigment.'],
    ['Marten discovered the pigment.', 'Marten, Brandt and Dahl discovered the pigment.'],
    ['Marten discovered the pigment.', 'Rolf Dahl discovered the pigment with Ilse Marten.'],
    ['Marten discovered the pigment.', 'Marten, a pupil of Otto Brandt, discovered the pigment.'],
    ['Marten did not discover the pigment.', LAB],
    ['Goole counts 11 schools.', 'Hull counts 18 schools and Goole 11 schools.'],
    ['Tom Reed owns the saddle.', 'Nora Finch owns the horse and Tom Reed the saddle.'],
    [
      'Strand took her doctorate in Helsinki.',
      'Before the war Strand trained as a veterinarian in Hannover, took her doctorate in Helsinki in 1938 and moved on.',
    ],
  ] as const)
    expect(doer(claim, evidence), claim).toBeUndefined();
});

it('tells two sides of a preposition, and two of one, that have changed places', () => {
  const school = 'Ilse Marten was a chemist. Born in Bergen, she studied in Leipzig under Otto Brandt.';
  expect(roles('Otto Brandt studied under Ilse Marten in Leipzig.', school)).toContain('under Otto Brandt');
  expect(roles('Ilse Marten studied under Otto Brandt.', school)).toBeUndefined();
  const shares = 'The duke declined to pay and sold his shares to the state in 1896.';
  expect(roles('The state sold its shares to the duke.', shares)).toContain('to the state');
  expect(roles('The duke sold his shares to the state.', shares)).toBeUndefined();
  const files = 'Export your data, because files written by 4.0 cannot be read by earlier versions.';
  expect(roles('Files written by earlier versions cannot be read by 4.0.', files)).toBeDefined();
  expect(roles('Files written by 4.0 cannot be read by earlier versions.', files)).toBeUndefined();
});

it('takes "was refused permission to" and "permission was refused to" for one', () => {
  expect(roles('Permission to appeal was refused to the claimant.', 'The claimant was refused permission to appeal.')).toBeUndefined();
});
