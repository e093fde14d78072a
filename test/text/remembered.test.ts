/** What is remembered is what would be made anew, and no more than may be is kept. */
import { describe, expect, it } from 'vitest';
import { lately, oncePer } from '../../src/text/remembered.ts';

describe('texts remembered', () => {
  it('makes each once while there is room, and all anew when there is none', () => {
    const made: string[] = [];
    const upper = lately(2, (text) => {
      made.push(text);
      return text.toUpperCase();
    });
    expect(['a', 'b', 'a', 'b'].map(upper)).toEqual(['A', 'B', 'A', 'B']);
    expect(made).toEqual(['a', 'b']);
    expect(['c', 'a', 'c', 'a'].map(upper)).toEqual(['C', 'A', 'C', 'A']);
    expect(made).toEqual(['a', 'b', 'c', 'a']);
  });

  it('remembers that nothing came of a text', () => {
    let made = 0;
    const none = lately(9, () => {
      made += 1;
      return null;
    });
    expect([none('x'), none('x'), made]).toEqual([null, null, 1]);
  });
});

describe('records remembered', () => {
  it('goes by the object, not by what is in it', () => {
    let made = 0;
    const count = oncePer((_: object) => {
      made += 1;
      return made;
    });
    const one = { title: 'same' };
    expect([count(one), count(one), count({ title: 'same' })]).toEqual([1, 1, 2]);
  });
});
