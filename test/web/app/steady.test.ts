/** A list that fills under somebody's eyes: nothing that is shown changes its place. */
import { describe, expect, it } from 'vitest';
import { steady } from '../../../src/web/app/steady.ts';

const list = (...ids: string[]) => ids.map((id) => ({ id }));
const ids = ({ shown }: { readonly shown: readonly { readonly id: string }[] }): string => shown.map(({ id }) => id).join('');

describe('a list that fills while it is read', () => {
  it('holds back what comes in front of what is shown, and shows what comes behind', () => {
    const now = steady(list('n', 'a', 'm', 'b', 'z'), new Set(['a', 'b']), true);
    expect([ids(now), now.held]).toEqual(['abz', 2]);
  });

  it('shows everything to somebody who is not at it, and to somebody who sees it for the first time', () => {
    expect(steady(list('n', 'a'), new Set(['a']), false)).toEqual({ shown: list('n', 'a'), held: 0 });
    expect(steady(list('n', 'a'), new Set(), true)).toEqual({ shown: list('n', 'a'), held: 0 });
  });

  it('lets go what is there no more', () => {
    const now = steady(list('b', 'c'), new Set(['a', 'b']), true);
    expect([ids(now), now.held]).toEqual(['bc', 0]);
    expect(steady([], new Set(['a']), true)).toEqual({ shown: [], held: 0 });
  });

  it('moves nothing, however items come: what was shown stays in its order, and before whatever is new', () => {
    const whole = [...'abcdefghij'];
    let before = new Set<string>();
    let was = '';
    for (const size of [3, 5, 8, 10]) {
      // Every other letter comes first, so that later ones fall between.
      const there = new Set([...whole.filter((_, i) => i % 2 === 0), ...whole.filter((_, i) => i % 2 === 1)].slice(0, size));
      const now = ids(steady(list(...whole.filter((id) => there.has(id))), before, true));
      expect(now.startsWith(was)).toBe(true);
      was = now;
      before = new Set(now);
    }
  });
});
