import { describe, expect, it } from 'vitest';
import { countedWorks, severalWorks } from '../../../src/extract/entries/several.ts';

const parts = (text: string): string[] =>
  severalWorks(text, { start: 0, end: text.length }).map(({ start, end }) => text.slice(start, end));

describe('the works in one entry', () => {
  it('are divided where each can stand alone', () => {
    expect(parts('A. Marsh, Phys. Rev. D 1, 2 (2003); B. Reed, Nucl. Phys. B 3, 4 (2005)')).toHaveLength(2);
    expect(parts('Marsh, A. (2003) Of corals. Reef J 3, 14–29; Reed, B. (2005) Of reefs. Bay J 4, 1–9.')).toHaveLength(2);
    expect(parts('Ada Marsh, Slow growth, Reef J. 3, 14–29 (2003); Ben Reed, Quick growth, Bay J. 4, 1–9 (2005).')).toHaveLength(2);
  });

  it('are divided where each is told by its form', () => {
    expect(parts('RFC 9110; ISO 9001:2015; IEEE 802.11-2020')).toEqual(['RFC 9110', 'ISO 9001:2015', 'IEEE 802.11-2020']);
    expect(parts('Roe v Poe (No 2) (1992) 175 CLR 1; [1992] HCA 23')).toHaveLength(1);
  });

  it.each([
    'Willard, C., Plaster, K. (2005). Snake River Broodstock Program; Research Element, 2003 Annual Report. Tech. rep. Office of Reefs. doi: 10.2172/893359.',
    'Shi, Y., “Are some errors easier”, in Reef Technologies 2007: Conference of the Chapter of the Association for Reefs; Companion Volume, Short Papers, Association for Reefs, 2007, pp. 157-160.',
    'P. Marsh and A. Reed. Annotating relations. In Proceedings of the Eighth Conference (LREC-2012), pages 1527–1532. European Reef Resources Association (ERRA), 2012. url: http://reef.example/2012/480.pdf.',
  ])('%s is one', (text) => {
    expect(parts(text)).toEqual([text]);
  });
});

describe('works that are counted within one line', () => {
  const counted = (text: string, label: string | null = null) =>
    countedWorks(text, { start: 0, end: text.length }, label)?.map(({ body, span, label: number }) => [
      number,
      text.slice(body, span.end),
    ]) ?? null;
  const [ROE, POE] = ['Roe J. Salt and growth. J Nutr 2010;140:12-8;', 'Poe B. Sugar and sleep. Sleep Med 2012;13:45-50.'];
  it('are parted by their numbers', () => {
    expect(counted(`(1) ${ROE} (2) ${POE}`)).toEqual([
      ['1', ROE],
      ['2', POE],
    ]);
    expect(counted(`${ROE} (4) ${POE}`, '3')).toEqual([
      ['3', ROE],
      ['4', POE],
    ]);
  });
  it('are parted by other numbers in square brackets, as lists by kinds have them', () => {
    const fence = 'Nika Drozg in sod. „Fences of the North“. V: Reef Letters 6 (2022), str. 4–9.';
    expect(counted(`${ROE.replace(';', '.')} [8] ${fence} [23] ${POE}`, '1')?.map(([number]) => number)).toEqual(['1', '8', '23']);
    expect(counted(`${ROE.replace(';', '.')} [8] Sugar is sweet. [23] ${POE}`, '1')).toBeNull();
    expect(counted(`${ROE.replace(';', '.')} [1] ${POE}`, '1')).toBeNull();
  });
  it.each([
    [`${ROE} (2) ${POE}`, null],
    [`${ROE} (5) ${POE}`, '3'],
    ['Roe J. Hedges, vol. 3. 4. Aufl. Oslo: Reef Press, 2010.', '3'],
    [`(1) ${ROE} (2) Sugar is sweet.`, null],
  ])('are none: %s', (text, label) => {
    expect(counted(text, label)).toBeNull();
  });
});
