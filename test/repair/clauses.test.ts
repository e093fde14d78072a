import { describe, expect, it } from 'vitest';
import { asSentence, capital, closed, hangs, hasSubject, jointsOf } from '../../src/repair/clauses.ts';
import { applyChanges } from '../../src/repair/metadata/changes.ts';

describe('asSentence', () => {
  it.each([
    ['A bridge fell [1], and it was old [1].', 'it was old [1].', 'It was reportedly old.', 'A bridge fell [1]. It was reportedly old.'],
    ['It fell (1999) [1] while he slept [1].', 'he slept [1].', 'He slept.', 'It fell (1999) [1]. He slept.'],
    ['The bridge fell [1]; the road held [1].', 'The bridge fell [1]', 'The bridge fell', 'The bridge fell. The road held [1].'],
    ['Die Brücke fiel [1], und sie war alt [1].', 'Die Brücke fiel [1]', 'Die Brücke fiel.', 'Die Brücke fiel. Sie war alt [1].'],
    ['The bridge fell [1].', 'The bridge fell [1].', 'The bridge fell.', 'The bridge fell.'],
  ])('parts a sentence: %s', (answer, part, text, whole) => {
    const start = answer.indexOf(part);
    const span = { start, end: start + part.length };
    const [place, put] = asSentence(answer, span, jointsOf(answer, span), text);
    expect(applyChanges(answer, [{ ...place, text: put }])).toBe(whole);
  });

  it('puts no second full stop where the part behind is a sentence already', () => {
    expect(asSentence('It fell [1]', { start: 0, end: 11 }, { before: null, after: null, cut: true }, 'It fell.')[1]).toBe('It fell');
    expect([closed('It fell'), closed('It fell.'), capital('it')]).toEqual(['It fell.', 'It fell.', 'It']);
  });
});

it('knows a clause that hangs on the one before', () => {
  expect(['because it rained', 'dass es regnet', 'it rained', 'das Haus'].map(hangs)).toEqual([true, true, false, false]);
});

describe('hasSubject', () => {
  it.each([
    ['the ferry ran', true],
    ['meanwhile, the ferry ran', true],
    ['Kestrel closed', true],
    ['40 men left', true],
    ['sus empleados están en huelga', true],
    ['took the lives of six', false],
    ['kostete zwölf Millionen', false],
  ])('%s: %s', (clause, has) => {
    expect(hasSubject(clause)).toBe(has);
  });
});
