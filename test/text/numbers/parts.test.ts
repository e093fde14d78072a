import { describe, expect, it } from 'vitest';
import { readNumbers } from '../../../src/text/numbers.ts';

const HOUR = 3600;
const DAY = 86_400;
const read = (text: string) => readNumbers(text).map(({ raw, value, unit, weak }) => ({ raw, value, unit, ...(weak ? { weak } : {}) }));

describe('parts of units and of great numbers', () => {
  it('reads a half and other parts of a unit', () => {
    expect(read('It took half an hour.')).toEqual([{ raw: 'half an hour', value: HOUR / 2, unit: 'time' }]);
    expect(read('It took three quarters of an hour.')).toEqual([{ raw: 'three quarters of an hour', value: 0.75 * HOUR, unit: 'time' }]);
    expect(read('It lies half a mile off.')).toEqual([{ raw: 'half a mile', value: 804.672, unit: 'length' }]);
    expect(read('It took an hour and a half.')).toEqual([{ raw: 'an hour and a half', value: 1.5 * HOUR, unit: 'time' }]);
    expect(read('It took two hours and a quarter.')).toEqual([{ raw: 'two hours and a quarter', value: 2.25 * HOUR, unit: 'time' }]);
    expect(read('It took an hour and 20 minutes.')).toEqual([{ raw: 'an hour and 20 minutes', value: 4800, unit: 'time' }]);
  });

  it('reads a part of a million', () => {
    expect(read('a quarter of a million people')).toEqual([{ raw: 'a quarter of a million', value: 250_000, unit: '' }]);
    expect(read('half a million people')).toEqual([{ raw: 'half a million', value: 500_000, unit: '' }]);
  });

  it('takes a unit alone for one of it only where it says how long', () => {
    expect(read('They stayed a fortnight.')).toEqual([{ raw: 'a fortnight', value: 14 * DAY, unit: 'time', weak: true }]);
    expect(read('They stayed for a week.')).toEqual([{ raw: 'a week', value: 7 * DAY, unit: 'time', weak: true }]);
    expect(read('It rained three times a day.').map(({ raw }) => raw)).toEqual(['three times']);
    expect(read('It was a year of rain.')).toEqual([]);
  });

  it('leaves parts of other things what they are', () => {
    expect(read('Half of the voters stayed at home.')).toEqual([{ raw: 'Half', value: 0.5, unit: '' }]);
    expect(read('Two thirds of a class of 30 were ill.').map(({ raw }) => raw)).toEqual(['Two thirds', '30']);
    expect(read('a six-figure sum')).toEqual([]);
  });

  it('reads degrees below zero', () => {
    expect(read('12 °C below zero')).toEqual([{ raw: '12 °C below zero', value: -12, unit: 'temperature' }]);
    expect(read('5 points below zero').map(({ value }) => value)).toEqual([5, 0]);
  });
});
