import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNIT_SYMBOLS, UNIT_WORDS } from '../../src/text/units/table.ts';
import { toBase, type Unit } from '../../src/text/units.ts';

const unit = (name: string) => {
  const found = UNIT_SYMBOLS.get(name) ?? UNIT_WORDS.get(name.toLowerCase());
  if (found === undefined) throw new Error(`${name} is no unit`);
  return found;
};

/** A value of one unit in another that measures the same, by way of base units. */
const converted = (value: number, from: Unit, to: Unit): number => toBase(value, from) / to.factor - (to.offset ?? 0);

describe('units', () => {
  it.each([
    [1, 'mile', 'km', 1.609344],
    [100, '°F', '°C', 37.7778],
    [0, '°C', '°F', 32],
    [300, 'K', '°C', 26.85],
    [10, 'pounds', 'kg', 4.5359],
    [2, 'hours', 'minutes', 120],
    [1, 'acre', 'm²', 4046.856],
    [5, 'ft', 'cm', 152.4],
    [1, 'kWh', 'MJ', 3.6],
    [1, 'GB', 'MB', 1000],
    [760, 'mmHg', 'atm', 1],
  ])('converts %f %s into %s', (value, from, to, result) => {
    expect(unit(from).dimension).toBe(unit(to).dimension);
    expect(converted(value, unit(from), unit(to))).toBeCloseTo(result, 3);
  });

  it('tells what different units measure', () => {
    expect(unit('km').dimension).not.toBe(unit('kg').dimension);
    expect(UNIT_WORDS.has('smoot')).toBe(false);
  });

  it('knows the case of symbols', () => {
    expect(unit('MW').factor / unit('mW').factor).toBeCloseTo(1e9);
  });

  it('comes back to where it began, for every pair of units that measure the same', () => {
    const all = [...UNIT_WORDS.values(), ...UNIT_SYMBOLS.values()];
    const groups = [...new Set(all.map(({ dimension }) => dimension))].map((name) => all.filter(({ dimension }) => dimension === name));
    fc.assert(
      fc.property(fc.constantFrom(...groups), fc.nat(), fc.nat(), fc.double({ min: -1e6, max: 1e6, noNaN: true }), (group, a, b, value) => {
        const from = group[a % group.length];
        const to = group[b % group.length];
        if (from === undefined || to === undefined) return;
        const there = converted(value, from, to);
        const back = converted(there, to, from);
        expect(Math.abs(back - value)).toBeLessThan(
          1e-6 * Math.max(1, Math.abs(value), (Math.abs(to.offset ?? 0) * to.factor) / from.factor),
        );
        expect(toBase(value, from)).toBeCloseTo(toBase(there, to), 3 - Math.ceil(Math.log10(Math.max(1, Math.abs(toBase(value, from))))));
      }),
      { numRuns: 300 },
    );
  });
});
