import { describe, expect, it } from 'vitest';
import { withRaisedEnds } from '../../../src/extract/claims/raised-ends.ts';
import { sentencesOf } from '../../../src/text/sentences.ts';

/** The sentences of a text whose marks are the numbers between braces. */
const read = (marked: string): string[] => {
  let text = '';
  const marks: { start: number; end: number }[] = [];
  for (const piece of marked.split(/(\{\d+\})/)) {
    const number = /^\{(\d+)\}$/.exec(piece)?.[1];
    if (number !== undefined) marks.push({ start: text.length, end: text.length + number.length });
    text += number ?? piece;
  }
  return withRaisedEnds(text, sentencesOf(text), marks).map(({ start, end }) => text.slice(start, end));
};

describe('sentences with the raised numbers behind them', () => {
  it.each<[string, string[]]>([
    ['It fell.{1} It rose.{2}', ['It fell.1', 'It rose.2']],
    ['It fell. {1} It rose. {12}', ['It fell. 1', 'It rose. 12']],
    ['“It fell.”{1} “It rose.”{2}', ['“It fell.”1', '“It rose.”2']],
    ['It fell.{1}{2} It rose.', ['It fell.12', 'It rose.']],
  ])('%s', (marked, sentences) => expect(read(marked)).toEqual(sentences));

  it.each<[string, string, string[]]>([
    ['a number that nothing marks', 'It grew to 3.1 Metres were lost.', ['It grew to 3.1 Metres were lost.']],
    ['names before a mark', 'Roe et al.{3} They fell.', ['Roe et al.3 They fell.']],
    ['a mark within a sentence', 'It fell{1} and rose. It stood.', ['It fell1 and rose.', 'It stood.']],
    ['a mark that leads its paragraph', '{1} It fell. It rose.', ['1 It fell.', 'It rose.']],
    ['a mark before small letters', 'It fell at 3 p.m.{1} on Monday.', ['It fell at 3 p.m.1 on Monday.']],
  ])('leaves alone %s', (_what, marked, sentences) => expect(read(marked)).toEqual(sentences));
});
