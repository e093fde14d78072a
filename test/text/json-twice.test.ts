import { describe, expect, it } from 'vitest';
import { nameTwice } from '../../src/text/json-twice.ts';

describe('nameTwice', () => {
  it.each([
    ['{"a":1,"a":2}', 'a'],
    ['{"a":1,"\\u0061":2}', 'a'],
    ['[{"b":{"x":[1,{"c":1, "d":[], "c":2}]}}]', 'c'],
    ['{"":1,"":2}', ''],
    ['{"a":{"a":1},"b":[{"a":1},{"a":2}]}', null],
    ['{"a":"a","b":"a,\\"a\\":1"}', null],
    ['{"a":["a","a"]}', null],
    ['["a","a"]', null],
    ['"a"', null],
    ['{"__proto__":1,"__proto__":2}', '__proto__'],
  ])('%s', (text, name) => {
    expect(nameTwice(text)).toBe(name);
  });

  // So large that steps which grow faster than the text would not end.
  it('takes any depth and any number of names', () => {
    const deep = `${'{"a":['.repeat(400_000)}${']}'.repeat(400_000)}`;
    expect(nameTwice(deep)).toBeNull();
    expect(nameTwice(`{${Array.from({ length: 400_000 }, (_, i) => `"n${i}":"${'x'.repeat(20)}"`).join()}}`)).toBeNull();
  });
});
