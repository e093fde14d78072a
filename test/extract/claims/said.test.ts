import { describe, expect, it } from 'vitest';
import { foundBehind, goesOn, namesOnly, ownWordsFrom, saysSomething, tellsBehind } from '../../../src/extract/claims/said.ts';

/** The span of "[1]" in a text. */
const mark = (text: string) => ({ start: text.indexOf('[1]'), end: text.indexOf('[1]') + 3 });
const whole = (text: string) => ({ start: 0, end: text.length });

describe('foundBehind', () => {
  it('tells where that begins which a work is said to have found', () => {
    const found = (text: string): string | null => {
      const at = foundBehind(text, mark(text));
      return at === null ? null : text.slice(at);
    };
    expect(found('Ng [1] found that tea helps.')).toBe('tea helps.');
    expect(found('Ng [1], who had earlier reported that tea helps, died.')).toBe('tea helps, died.');
    expect(found('Ng [1] and Poe')).toBeNull();
    // That it was argued is a part of the claim.
    expect(found('Ng [1] argued that tea helps.')).toBeNull();
    expect(tellsBehind('Ng [1] argued that', mark('Ng [1] argued that'))).toBe(true);
    expect(tellsBehind('Tea [1] helps', mark('Tea [1] helps'))).toBe(false);
  });
});

describe('namesOnly', () => {
  it.each(['', 'Ng ', 'Unlike Ng et al. ', 'The work of Ng and van der Poe ', 'However, Ng '])('takes %j for names', (words) =>
    expect(namesOnly(words)).toBe(true),
  );
  it.each(['A study of 300 people in Denmark ', 'The trial in London ', 'It is not true that Ng '])('sees more in %j', (words) =>
    expect(namesOnly(words)).toBe(false),
  );
});

describe('ownWordsFrom', () => {
  it.each([
    ['Corals grow slowly in water [1], which is why we chose tea.', ', which is why we chose tea.'],
    ['Corals grow slowly in water [1], so our sample was small.', ', so our sample was small.'],
    ['Corals grow slowly in water,[1] and we saw the same.', ' and we saw the same.'],
    ['Sales rose in 2020 [1], but little is known of costs.', ', but little is known of costs.'],
    ['In Oslo [1], sales rose, and costs fell.', ''],
    ['In Oslo [1], we saw a rise.', ''],
    ['Sales rose in 2020 [1], 2021 and 2022.', ''],
    ['Sales rose in 2020 [1].', '.'],
  ])('%s', (text, own) => {
    const from = ownWordsFrom(text, whole(text), mark(text));
    expect(text.slice(from)).toBe(own === '.' ? '' : own);
  });
});

describe('goesOn', () => {
  it('tells a sentence that goes on about the same work', () => {
    const told = (text: string): string | null => {
      const at = goesOn(text, whole(text));
      return at === null ? null : text.slice(at);
    };
    expect(told('They also found that tea helps.')).toBe('tea helps.');
    expect(told('The same study reports that tea helps.')).toBe('tea helps.');
    expect(told('In the same paper, tea helps.')).toBe('tea helps.');
    expect(told('The authors measured heat.')).toBe('heat.');
    expect(told('They found shelter in caves.')).toBeNull();
    expect(told('The study of corals is old.')).toBeNull();
  });
});

it('knows a statement by its verb', () => {
  expect(['sales fell in May', 'in the north', 'fell'].map(saysSomething)).toEqual([true, false, false]);
});
