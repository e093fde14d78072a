import { describe, expect, it } from 'vitest';
import { readNumbers } from '../../../src/text/numbers.ts';

const labels = (text: string) =>
  readNumbers(text)
    .filter(({ kind }) => kind === 'label')
    .map(({ raw, unit, value, high, others }) => [raw, unit, value, high, others.map((one) => one.value)]);

describe('numbers that name', () => {
  it('are read with their bearer, in digits, words and Roman numerals', () => {
    expect(labels('Phase 3 and type II, and GPT-4.')).toEqual([
      ['Phase 3', 'phase', 3, 3, []],
      ['type II', 'type', 2, 2, []],
      ['GPT-4', 'gpt', 4, 4, []],
    ]);
  });

  it('are read as several where several are named', () => {
    expect(labels('Patients with stage I-III disease')).toEqual([['stage I-III', 'stage', 1, 3, [3]]]);
    expect(labels('Grades 2 to 4 were seen.')).toEqual([['Grades 2 to 4', 'grade', 2, 4, [4]]]);
    expect(labels('Patients in cohort 1 and 2 of the trial')).toEqual([['cohort 1 and 2', 'cohort', 1, 1, [2]]]);
    expect(labels('phases 1, 2, and 3')).toEqual([['phases 1, 2, and 3', 'phase', 1, 1, [2, 3]]]);
  });

  it('leave counts behind them alone', () => {
    expect(readNumbers('type 2 and 40 patients').map(({ kind, value }) => [kind, value])).toEqual([
      ['label', 2],
      ['number', 40],
    ]);
    expect(readNumbers('phase 2, 300 patients').map(({ value }) => value)).toEqual([2, 300]);
    expect(labels('The grade I saw was high.')).toEqual([]);
    expect(labels('He wrote books 3 years ago.')).toEqual([]);
  });

  it('are the numbers of houses too, which are no years', () => {
    expect(labels('It stands at 1600 Pennsylvania Avenue NW.')).toEqual([
      ['1600 Pennsylvania Avenue', 'pennsylvania avenue', 1600, 1600, []],
    ]);
    expect(readNumbers('In 1600 Pennsylvania was a forest.')[0]?.kind).toBe('date');
  });
});
