import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../src/extract/bibliography/lines.ts';
import { withWholeRow } from '../../../src/extract/bibliography/whole-row.ts';
import { extract } from '../../../src/extract/index.ts';
import { readDocument } from '../../../src/read/index.ts';
import { documentOf } from '../document-of.ts';

const LINES = [
  'Words about hedges.',
  '[1] Roe on hedges',
  '[2] Poe on walls',
  'and fences',
  '[3] Doe on ponds',
  '[4] Coe on paths',
  'of stone',
];
const rowOf = (lines: readonly string[], from: number, to: number): string[] => {
  const all = linesOf(documentOf(lines.join('\n')));
  const list = { found: 'loose' as const, marked: false, heading: null, lines: all.slice(from, to) };
  return withWholeRow(list, all).lines.map(({ text }) => text);
};

describe('a row of numbers without a heading', () => {
  it('is whole from 1 to the last that follows', () => {
    expect(rowOf(LINES, 4, 5)).toEqual(LINES.slice(1));
    expect(rowOf(LINES, 1, 7)).toEqual(LINES.slice(1));
  });
  it('stays as it was found where it does not reach 1, or bears no number', () => {
    expect(rowOf(['[2] Poe on walls', '[4] Coe on paths'], 1, 2)).toEqual(['[4] Coe on paths']);
    expect(rowOf(LINES, 0, 1)).toEqual(['Words about hedges.']);
  });
  it('loses no entry whose names and year have no sign between them', async () => {
    const entries = [
      'Karas V P and Klim A 1994 Phys. Gard. A 191 117',
      'Legg A J 2001 Rev. Mod. Gard. 73 307',
      'King G W, Hain R M and Cross P C 1943 J. Chem. Gard. 11 27',
      'Ushver A G 1994 Quasi-exactly Grown Hedges in Gardens (Bristol: Institute of Hedges Publishing)',
      'Gonz-Lóp A, Kamran N and Olv P 1993 Commun. Gard. Phys. 153 117',
      'Wieg P B and Zabr A V 1994 Phys. Gard. Lett. 72 190',
    ];
    const text = `${entries.map((entry, i) => `[${i + 1}] ${entry}`).join('\n')}\n`;
    const { references } = extract(await readDocument({ name: 'list.txt', bytes: new TextEncoder().encode(text) }));
    expect(references.map(({ raw }) => raw)).toEqual(entries);
  });
  it('has several works under one number where it was copied out of a document', async () => {
    const entries = [
      'A. Roe, Phys. Gard. D 55, 67 (1997);',
      'B. Doe, Nucl. Gard. B 70, 43 (1974).',
      'C. Poe, Gard. Lett. 1, 2 (2001).',
      'D. Coe, Gard. Rev. 5, 6 (2003).',
    ];
    const text = `[1] ${entries[0]}\n${entries[1]}\n[2] ${entries[2]}\n[3] ${entries[3]}\n`;
    const { references } = extract(await readDocument({ name: 'list.txt', bytes: new TextEncoder().encode(text) }));
    expect(references.map(({ raw }) => raw)).toEqual(entries);
  });
});
