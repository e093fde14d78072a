/** Entries and what is said about each take turns. */
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../src/extract/bibliography/lines.ts';
import { remarksBetween } from '../../../src/extract/entries/between.ts';
import { extract } from '../../../src/extract/index.ts';
import { blocksOf } from '../document-of.ts';

const ENTRIES = ['Doe, B.', 'Ng, D.', 'Poe, C.', 'Roe, A.'].map(
  (name, i) => `${name} (200${i}). On hedges of the ${['north', 'south', 'east', 'west'][i]}. Journal of Hedges, ${i + 3}, 1${i}–2${i}.`,
);
const REMARKS = [
  'Start here.',
  'For teachers; out of print since 2004.',
  'The best short account.',
  'Dated, yet nobody has measured more walls.',
];
const document = (paragraphs: readonly string[]) =>
  blocksOf([['heading', 'Annotated bibliography'], ...paragraphs.map((one) => ['paragraph', one] as const)]);
const listed = (paragraphs: readonly string[]) => extract(document(paragraphs));

describe('an annotated list', () => {
  it('gives the entries alone, and tells the remarks as skipped', () => {
    const { references, counts } = listed(ENTRIES.flatMap((entry, i) => [entry, REMARKS[i] ?? '']));
    expect(references.map(({ raw }) => raw)).toEqual(ENTRIES);
    expect(counts).toMatchObject({ seen: 8, skipped: 4 });
  });
  it('is none where the second paragraphs go on with their entries', () => {
    const halves = ENTRIES.flatMap((entry) => {
      const at = entry.indexOf('Journal');
      return [entry.slice(0, at).trim(), entry.slice(at)];
    });
    expect(remarksBetween(linesOf(document(halves)))).toBeNull();
  });
  it('loses no entry where one stands without a remark', () => {
    const { references } = listed([
      ...ENTRIES.slice(0, 2),
      ...ENTRIES.slice(2).flatMap((entry) => [entry, 'I used this for the account of walls, which is not in any other.']),
    ]);
    expect(references.map(({ raw }) => raw.slice(0, 8))).toEqual(ENTRIES.map((entry) => entry.slice(0, 8)));
  });
});
