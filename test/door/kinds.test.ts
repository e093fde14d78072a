import { describe, expect, it } from 'vitest';
import { COUNT, either, having, list, maybe, NAME, options, SHARE, SIGNAL, SOME, shown, TEXT, walk } from '../../src/door/kinds.ts';

describe('kinds', () => {
  it('name what came', () => {
    const told = [
      undefined,
      null,
      '',
      'x'.repeat(50),
      Number.NaN,
      () => 1,
      5n,
      Promise.resolve(),
      new Uint8Array(1),
      [],
      [1],
      {},
      { a: 1 },
    ];
    expect(told.map(shown)).toEqual([
      'nothing',
      'null',
      'an empty text',
      `the text "${'x'.repeat(40)}…"`,
      'the number NaN',
      'a function',
      'a bigint',
      'a promise; put "await" before it',
      'bytes',
      'an empty list',
      'a list of 1',
      'an object with nothing in it',
      'an object with "a"',
    ]);
  });

  it('take what behaves as what is wanted, of whatever class it is', () => {
    expect(SIGNAL(AbortSignal.abort(), 'signal')).toBeNull();
    expect(SIGNAL({ aborted: false, addEventListener: () => undefined }, 'signal')).toBeNull();
    expect(walk('pairs')(new Set([1]), 'pairs')).toBeNull();
    expect(walk('pairs')('abc', 'pairs')).toContain('must be a list of pairs');
    expect(having('a source', { id: NAME })(Object.assign(Object.create(null), { id: 'a' }), 'source')).toBeNull();
    expect(maybe(TEXT)(undefined, 'text')).toBeNull();
    expect(maybe(TEXT)(null, 'text')).toBe('text must be a text, not null');
    expect(either(COUNT, TEXT)('a', 'it')).toBeNull();
  });

  it('hold numbers to their bounds', () => {
    expect([0, 1, 0.4].map((value) => SHARE(value, 'x'))).toEqual([null, null, null]);
    expect([-0.1, 1.1, Number.NaN, '0.4'].every((value) => SHARE(value, 'x') !== null)).toBe(true);
    expect([0, Number.POSITIVE_INFINITY, 1.5].every((value) => SOME(value, 'x') !== null)).toBe(true);
    expect(COUNT('12', 'x')).toBe('x must be a whole number from 0 on, not the text "12"; leave the quotation marks out');
  });

  it('tell where in a list, and an option that nobody reads', () => {
    expect(list('texts', TEXT)(['a', 7], 'names')).toBe('names[1] must be a text, not the number 7');
    const wanted = options({ signal: SIGNAL, most: COUNT }, (given) => (given === 'mots' ? 'most' : null), ['most']);
    expect(wanted({ most: 1, other: undefined }, 'options')).toBeNull();
    expect(wanted({ mots: 1 }, 'options')).toBe('options has "mots", which nothing reads; did you mean "most"?');
    expect(wanted({ thing: 1, most: 1 }, 'options')).toBe('options has "thing", which nothing reads; it may have signal, most');
    expect(wanted({}, 'options')).toBe('options.most must be a whole number from 0 on, not nothing');
  });
});
