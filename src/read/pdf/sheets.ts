/**
 * Four pages set small on one sheet, as handouts are printed: each is read as a page of its own, or the lower ones would be read as columns
 * below the upper ones. Told by a cross of white through every sheet, text in all four parts of one, and print too small for a page.
 * Other numbers of pages on a sheet read right without this, as columns.
 */
import type { FurniturePage, Stretch } from './lines.ts';

/** Half the white of the cross, as a share of the sheet. */
const WHITE = 0.015;
/** Print of whole pages is larger, in points. */
const SMALL = 7.5;
/** Stretches in each part of a sheet that is full. */
const FEWEST = 6;

/** The pages of a document, four for each sheet where it is one of such sheets. */
export function pagesOnSheets(sheets: readonly FurniturePage[]): readonly FurniturePage[] {
  const held = sheets.filter(({ stretches }) => stretches.length > 0);
  if (held.length === 0 || held.some((sheet) => !crossed(sheet)) || sizeOf(held) >= SMALL) return sheets;
  if (!held.some((sheet) => quarters(sheet).filter(({ stretches }) => stretches.length >= FEWEST).length === 4)) return sheets;
  return sheets.flatMap((sheet) => (sheet.stretches.length === 0 ? [sheet] : quarters(sheet)));
}

/** No words stand on the lines through the middle of the sheet, from side to side and from top to bottom. */
function crossed({ stretches, width, height }: FurniturePage): boolean {
  return stretches.every(
    ({ x, right, y }) => Math.abs(y - height / 2) > height * WHITE && (right < width * (0.5 - WHITE / 2) || x > width * (0.5 + WHITE / 2)),
  );
}

/** The size in which most is set. */
function sizeOf(sheets: readonly FurniturePage[]): number {
  const widths = new Map<number, number>();
  for (const { stretches } of sheets)
    for (const { size, x, right } of stretches) {
      const key = Math.round(size * 2) / 2;
      widths.set(key, (widths.get(key) ?? 0) + right - x);
    }
  return [...widths].sort((a, b) => b[1] - a[1])[0]?.[0] ?? SMALL;
}

/** The four parts in the order in which they are read; those that hold nothing stay out. */
function quarters(sheet: FurniturePage): FurniturePage[] {
  const { width, height } = sheet;
  const part = (lower: boolean, behind: boolean): Stretch[] =>
    sheet.stretches.filter(({ x, y }) => y > height / 2 === lower && x > width / 2 === behind);
  return [part(false, false), part(false, true), part(true, false), part(true, true)].flatMap((stretches, at) =>
    stretches.length === 0 ? [] : [{ ...sheet, width: width / 2, height: height / 2, top: at < 2 ? 0 : height / 2, stretches }],
  );
}
