import { describe, expect, it } from 'vitest';
import { SentenceRead } from '../../../../src/compare/claim/exchanged/read.ts';
import { listedOtherwise, oneThingMore, otherEntry } from '../../../../src/compare/claim/framed/entries.ts';

const read = (text: string): SentenceRead => new SentenceRead(text, { start: 0, end: text.length });

describe('one thing more in a list', () => {
  const more = (claim: string, ...sentences: string[]): string | null => {
    const found = oneThingMore(read(claim), sentences.map(read));
    return found === null ? null : claim.slice(found.start, found.end);
  };

  it('is told where the source has all others and nothing else', () => {
    expect(more('Common side effects are nausea, headache and dizziness.', 'Common side effects are nausea and headache.')).toBe(
      'dizziness',
    );
    expect(
      more('Common side effects are nausea, headache and dizziness.', 'Common side effects are nausea and headache; a rash is rare.'),
    ).toBe('dizziness');
  });

  it('is not told where the source has another word there, an open list, or the thing elsewhere', () => {
    const claim = 'Side effects are nausea, headache and dizziness.';
    expect(more(claim, 'Side effects are nausea, vertigo and headache.')).toBeNull();
    expect(more(claim, 'Side effects are nausea, headache and vertigo.')).toBeNull();
    expect(more(claim, 'There are side effects such as nausea and headache.')).toBeNull();
    expect(more(claim, 'Side effects are nausea and headache.', 'Dizziness is one more.')).toBeNull();
  });
});

describe('the entries of a chronicle', () => {
  const chronicle = [
    '1794: digging begins at Marle.',
    '1971: volunteers begin to restore the locks.',
    '1988: the canal reopens for boats.',
  ];

  it('are told of their own year', () => {
    expect(otherEntry(read('The canal reopened for boats in 1971.'), chronicle.map(read))?.against).toBe('1988');
    expect(listedOtherwise(read('The canal reopened for boats in 1971.'), chronicle.map(read))?.against).toBe('1988');
    expect(otherEntry(read('The canal reopened for boats in 1988.'), chronicle.map(read))).toBeNull();
  });

  it('need to be several', () => {
    expect(otherEntry(read('The canal reopened for boats in 1971.'), chronicle.slice(2).map(read))).toBeNull();
  });
});
