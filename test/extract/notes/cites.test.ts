import { describe, expect, it } from 'vitest';
import { isReference, mayCite } from '../../../src/extract/notes/cites.ts';

const part = (text: string, signalled = false) => ({ text, signalled, span: { start: 0, end: text.length } });

describe('a part of a note', () => {
  it.each([
    ['A. Roe, On hedges, in: Journal of Hedges 3 (1999), S. 1-9.', true],
    ['Ada Roe, Hedges (2nd edn, OUP 2009) 14', true],
    ['Roe v. Doe, 12 F.3d 45 (1st Cir. 1993)', true],
    ['B. Doe, personal communication, 3 May 1991', true],
    ['Niklas Roe: Soziale Hecken. Grundriß einer Theorie, Frankfurt am Main 1984, S. 25.', true],
    ['Rolf Roe/Ina Poe: Die Hecke. Neuwied 1962, S. 58ff.', true],
    ['P Craig and G de Búrca, EU Law: Text, Cases, and Materials (6th edn, OUP 2015) 266.', true],
    ['Case 6/64 Costa v ENEL, EU:C:1964:66, para 3.', true],
    ['谷崎潤一郎『陰翳礼讃』聚精堂、1939年、5頁。', true],
    ['费孝通：《乡土中国》，北京：人民出版社，2008年，第25页。', true],
    ['This was doubted by nobody at the time.', false],
    ['Short', false],
  ])('stands for a work or not: %s', (text, stands) => {
    expect(isReference(part(text), false, 0)).toBe(stands);
  });
  it('is a law’s or a pointer only where there is no list', () => {
    expect(isReference(part('Roe v. Doe, 12 F.3d 45 (1st Cir. 1993)'), true, 0)).toBe(false);
    expect(isReference(part('Roe v. Doe, 12 F.3d 45 (1st Cir. 1993)', true), true, 0)).toBe(true);
    expect(isReference(part('Roe, op. cit., p. 12'), true, 0)).toBe(false);
  });
  it('may cite though it was not made out', () => {
    expect(mayCite(part('Roe, “Hedges,” 12'))).toBe(true);
    expect(mayCite(part('12'))).toBe(false);
  });
});
