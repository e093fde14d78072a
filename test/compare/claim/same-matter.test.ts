import { describe, expect, it } from 'vitest';
import { ofSameMatter } from '../../../src/compare/claim/same-matter.ts';
import { tokensOf } from '../../../src/text/tokens.ts';

const same = (claim: string, sentence: string): boolean => {
  const [own, there] = [claim, sentence].map((text) => tokensOf(text).map(({ text: word }) => word)) as [string[], string[]];
  return ofSameMatter(own, there);
};

describe('whether a denial in one of two sentences is of the matter of the other', () => {
  it.each([
    ['The drug did not reduce mortality in older patients.', 'In older patients the drug reduced mortality by a third.'],
    ['There is no dog carrying a ball.', 'A brown dog is carrying a ball.'],
    ['Two dogs are carrying an object.', 'There is no dog carrying an object.'],
    ['The council did not close the bridges.', 'The council closed the bridge in May.'],
    ['Twelve jurors did not agree.', '12 jurors agreed.'],
    ['Two men are not fighting in a ring.', 'The men are fighting in a ring.'],
    ['Switzerland signed the treaty.', 'Switzerland did not sign.'],
    ['Die Brücke wurde nicht gesperrt.', 'Die Brücke wurde 2019 gesperrt.'],
  ])('is: %s', (claim, sentence) => expect(same(claim, sentence)).toBe(true));

  it.each([
    ['No meal is provided on a four-hour shift.', 'Meals are provided on shifts longer than six hours.'],
    ['Three jurors did not place it first.', 'Nine jurors placed it first.'],
    ['Most of the farms kept no bees.', 'Of 300 farms visited, 120 kept bees.'],
    ['The association has not made a loss in the last two years.', 'The association made a small profit in 2018 and leased a pool.'],
    ['Nobody else was hurt in the second crash.', 'The driver of the lorry was hurt.'],
  ])('is not: %s', (claim, sentence) => expect(same(claim, sentence)).toBe(false));

  it('says the same whatever the order of the words', () => {
    const claim = 'The council did not close the old bridge'.split(' ');
    const there = 'closed by the council was the old bridge'.split(' ');
    expect(ofSameMatter([...claim].reverse(), there)).toBe(ofSameMatter(claim, [...there].reverse()));
  });
});
