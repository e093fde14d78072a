import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, canonicalKeys, canonicalMended } from '../../src/text/canonical.ts';

describe('canonical', () => {
  it('orders keys by UTF-16 code units and prints numbers as RFC 8785 § 3.2.2 shows', () => {
    const value = {
      numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '€$\u000f\nA\'B"\\\\"/',
      literals: [null, true, false],
    };
    expect(canonical(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
    expect(canonical({ '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, ö: 7 })).toBe(
      '{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}',
    );
  });
  it('leaves undefined members out and refuses what JSON cannot hold', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe('{"b":1}');
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, '\ud800', { a: '\udc00' }, () => 1])
      expect(() => canonical(value)).toThrow(TypeError);
  });
  it('is a fixed point: parsing and printing again changes nothing, whatever the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false } as fc.JsonSharedConstraints), (value) => {
        const text = canonical(value);
        expect(canonical(JSON.parse(text))).toBe(text);
      }),
    );
  });
  it('mends on demand what JSON cannot hold, as writing it as JSON and reading it again does', () => {
    const odd = { b: ['\ud800x', Number.NaN, undefined, null], a: { c: undefined, d: -0 }, '€': 'ok' };
    expect(canonicalMended(odd)).toBe('{"a":{"d":0},"b":["\ufffdx",null,null,null],"€":"ok"}');
    expect(canonicalKeys({ b: 1, c: undefined, a: null })).toEqual(['a', 'b']);
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false } as fc.JsonSharedConstraints), (value) => {
        expect(canonicalMended(value)).toBe(canonical(JSON.parse(JSON.stringify(value))));
      }),
    );
  });
});
