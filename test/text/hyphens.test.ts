import { describe, expect, it } from 'vitest';
import { isLetterAt, joinAfterHyphen } from '../../src/text/hyphens.ts';

/** Where the word goes on, as the rest of the text; null when it does not. */
const rest = (text: string): string | null => {
  const at = text.search(/[-‐–—]/);
  const end = joinAfterHyphen(text, at, text.slice(0, at).trimEnd().length);
  return end < 0 ? null : text.slice(end);
};

describe('joinAfterHyphen', () => {
  it.each([
    ['evalu-\nation', 'ation'],
    ['evalu- ation', 'ation'],
    ['evalu -\nation', 'ation'],
    ['cross-claim', 'claim'],
    ['co‐operation', 'operation'],
    ['Gover-\nnor', 'nor'],
    ['Smith–Jones', 'Jones'],
  ])('joins %j', (text, end) => expect(rest(text)).toBe(end));
  it.each([['pre- and post'], ['policy—a debate'], ['policy - a debate'], ['word-\n\nNext'], ['word-\nNext'], ['over –\nthere'], ['IL-6']])(
    'does not join %j',
    (text) => expect(rest(text)).toBeNull(),
  );
  it('knows letters of any script', () => {
    expect([isLetterAt('é', 0), isLetterAt('ж', 0), isLetterAt('1', 0), isLetterAt('', 0)]).toEqual([true, true, false, false]);
  });
});
