import { describe, expect, it } from 'vitest';
import { seriesAtHand } from '../../../src/extract/at-hand/series.ts';

const SOURCES = [{ id: 'rfq0110.txt' }, { id: 'wep-7.rst' }, { id: 'ref03.pdf' }];
const marks = (text: string) =>
  seriesAtHand(text, SOURCES).map(({ label, source, locator, named }) => [label, source, locator, named ?? false]);

describe('documents of a series at hand', () => {
  it('are named by series and number in any spelling', () => {
    expect(marks('As RFQ 110, [RFQ0110], RFQ-110 and WEP 7 have it.').map(([, source]) => source)).toEqual([
      'rfq0110.txt',
      'rfq0110.txt',
      'rfq0110.txt',
      'wep-7.rst',
    ]);
    expect(marks('RFQ 1101, RFQ 110.2, Wep 7 and REF 3')).toEqual([]);
  });

  it('are named with a section on either side', () => {
    expect(marks('See Section 5.6 of [RFQ0110].')).toEqual([['Section 5.6 of [RFQ0110', 'rfq0110.txt', 'Section 5.6', true]]);
    expect(marks('See [RFQ0110], Section 5.6.')).toEqual([['RFQ0110], Section 5.6', 'rfq0110.txt', 'Section 5.6', true]]);
  });

  it('are cited for words where the sentence says so', () => {
    expect(marks('WEP 7 says “walls fall”.')[0]?.[3]).toBe(false);
    expect(marks('“Walls fall” [WEP 7].')[0]?.[3]).toBe(false);
    expect(marks('Since WEP 7, “walls” fall.')[0]?.[3]).toBe(true);
  });
});
