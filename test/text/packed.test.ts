import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packSections, unpackSections } from '../../src/text/packed.ts';

const wrong = (why: string): Error => new RangeError(why);

describe('numbers in one file', () => {
  test('come back as they went in, whatever their length, also out of the middle of another buffer', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 9 }), { maxLength: 5 }), fc.nat(7), (sections, offset) => {
        const packed = packSections('TESTPACK', { sizes: sections.map(({ length }) => length) }, sections);
        const shifted = new Uint8Array(packed.length + offset);
        shifted.set(packed, offset);
        const { header, buffer, take, end } = unpackSections(shifted.subarray(offset), 'TESTPACK', wrong);
        expect(header).toEqual({ sizes: sections.map(({ length }) => length) });
        for (const section of sections) {
          const at = take(section.length);
          expect(at % 4).toBe(0);
          expect(new Uint8Array(buffer, at, section.length)).toEqual(section);
        }
        end();
      }),
    );
  });

  test('other letters, a damaged header, too little and too much are told apart', () => {
    const packed = packSections('TESTPACK', { n: 1 }, [Uint32Array.of(1, 2)]);
    expect(() => unpackSections(packed, 'OTHERONE', wrong)).toThrow('this is no weights file');
    expect(() => unpackSections(new Uint8Array(3), 'TESTPACK', wrong)).toThrow('this is no weights file');
    const damaged = packed.slice();
    damaged[12] = 0xff;
    expect(() => unpackSections(damaged, 'TESTPACK', wrong)).toThrow('its header is damaged');
    expect(() => unpackSections(packed, 'TESTPACK', wrong).take(12)).toThrow(/or more were expected/);
    const whole = unpackSections(packed, 'TESTPACK', wrong);
    expect(() => whole.end()).toThrow(/bytes were expected/);
    whole.take(8);
    expect(() => whole.end()).not.toThrow();
  });
});
