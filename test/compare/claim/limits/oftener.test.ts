import { expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { limitDropped } from '../../../../src/compare/claim/limits/index.ts';
import { prepareAnswerSources, verifyAnswer } from '../../../../src/index.ts';

const against = (claim: string, evidence: string) => limitDropped(saidIn(claim), () => statedIn(evidence))?.against;

const NURSES = 'Of 140 nurses, 62 completed the course.';
const LATE = 'The accounts were late in three of five years.';
const RETAKE = 'The dean can grant a student a second retake in exceptional cases.';
const VOTE = 'Members may vote by post if they register by May.';
const ALLOYS = 'Among the samples that had been annealed, B22 was the toughest alloy.';

it.each<[string, string, string | undefined]>([
  ['The shark is often filmed giving birth.', 'The shark was filmed giving birth only once.', 'only once'],
  ['The shark is rarely filmed giving birth.', 'The shark was filmed giving birth only once.', undefined],
  ['The gate is usually open.', 'The gate is often open.', undefined],
  ['All nurses completed the course.', NURSES, 'Of 140 nurses, 62'],
  ['Most nurses completed the course.', NURSES, 'Of 140 nurses, 62'],
  ['Many nurses completed the course.', NURSES, undefined],
  ['The accounts were late every year.', LATE, 'three of five years'],
  ['The accounts were late in most years.', LATE, undefined],
  ['Every rectangle is a square.', 'Every square is a rectangle, but not every rectangle is a square.', 'not every rectangle'],
  ['Every square is a rectangle.', 'Every square is a rectangle, but not every rectangle is a square.', undefined],
  ['A student is entitled to a second retake.', RETAKE, 'can grant'],
  ['The dean can grant a student a second retake at any time.', RETAKE, 'in exceptional cases'],
  ['The dean can grant a student a second retake in exceptional cases.', RETAKE, undefined],
  ['Members may vote by post whether or not they have registered.', VOTE, 'if they register by May'],
  ['B22 was the toughest alloy.', ALLOYS, 'Among the samples that had been annealed'],
  ['Among annealed samples, B22 was the toughest alloy.', ALLOYS, undefined],
  ['All patients slept better.', 'Those who completed the exercises slept better than other patients.', 'Those who'],
  ['All patients who completed the exercises slept better.', 'Those patients who completed the exercises slept better.', undefined],
])('%s', (claim, evidence, words) => {
  expect(against(claim, evidence)).toBe(words);
});

it('asks it of what stands there word for word as well', () => {
  const sources = prepareAnswerSources([{ id: 'a', text: 'It is simple, but not every rectangle with four corners is a square.' }]);
  expect(verifyAnswer('Every rectangle with four corners is a square [1].', sources).claims[0]?.rule).toBe('claim/partial-stronger');
});
