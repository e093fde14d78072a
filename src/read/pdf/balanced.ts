/**
 * Columns that were evened out in the middle of a page: where what stands above ends and what stands below begins, in the same two columns. Told
 * by white at one height in both, and by words and numbers on its sides.
 */
import { isReferenceHeading } from './headings.ts';
import { rowsOf, type Stretch } from './lines.ts';

/** A row with which a sentence or an entry ends. */
const ENDED = /[.!?)\]”"]$/;
/** Two rows that end in an address, which may go over both. */
const ADDRESS = /(?:https?:|www\.|\b10\.\d{4,9}\/|\bdoi\.org)\S{0,300}$/i;
/** How a sentence, an entry or a label begins. */
const BEGINS = /^[\p{Lu}\p{N}[]/u;

/**
 * Columns that were evened out in the middle of a page: the text ends above, something else (a list of references) begins
 * below, in the same two columns, with nothing but white between. Told by white at the same height in both columns and by the words:
 * the upper right goes on the sentence of the upper left, which the lower left does not. A heading is no end of a sentence, whatever it
 * lacks: it stands nearer to what follows than to what went before. Nor is an address, which ends entries without a stop. And where the
 * left column breaks off at its foot, and the right one has nothing below the white that could go on with it, its top does: in a list
 * with white between its entries there is white at one height by chance. A list whose numbers go on at the top of the right column ends
 * above a heading below it, as on web pages, where the next section has the whole width. A list that begins below the white with its first
 * entry and goes on by its numbers in the right column, which has none above, was evened out by itself, whatever the text above ends with.
 */
export function balanced(columns: readonly Stretch[][]): (readonly Stretch[][])[] {
  const [left = [], right = []] = columns;
  if (columns.length !== 2 || left.length < 4 || right.length < 4) return [columns];
  const all = [...left, ...right].sort((a, b) => a.y - b.y);
  const text = (part: readonly Stretch[] | undefined, row: 0 | -1 | -2): string =>
    (rowsOf(part ?? []).at(row) ?? []).map((stretch) => stretch.pieces.map((piece) => piece.text).join(' ')).join(' ');
  const breaksOff = !ENDED.test(text(left, -1));
  for (let at = 1; at < all.length; at++) {
    const above = all[at - 1];
    const below = all[at];
    if (above === undefined || below === undefined || below.y - above.y < Math.max(above.size, below.size) * 1.5) continue;
    const cut = (above.y + below.y) / 2;
    const upper = columns.map((column) => column.filter((stretch) => stretch.y < cut));
    const lower = columns.map((column) => column.filter((stretch) => stretch.y >= cut));
    const end = text(upper[0], -1);
    const address = ADDRESS.test(text(upper[0], -2) + end);
    // The signs of a drawing go on nowhere.
    const open = /\p{L}{2}/u.test(end) && !/[.!?:)\]”"]$/.test(end) && !address;
    if (sectionBelow(upper[0] ?? [], lower[0] ?? []) && goesOnBeside(upper[0] ?? [], upper[1] ?? [])) return [upper, lower];
    if (!address && listBelow(upper, lower)) return [upper, lower];
    if (headsWhatFollows(upper[0] ?? [], lower[0] ?? []) || countsOn(upper[0] ?? [], lower[0] ?? [])) continue;
    if (!open || !/^\p{Ll}/u.test(text(upper[1], 0)) || !BEGINS.test(text(lower[0], 0))) continue;
    const beside = text(lower[1], 0);
    if (!(breaksOff && (beside === '' || BEGINS.test(beside)))) return [upper, lower];
  }
  return [columns];
}

/** The number in brackets with which a row begins. */
const NUMBERED = /^\[(\d{1,4})\]/;

/** The number of an entry, in brackets or with a stop. */
const ENTRY = /^\[?(\d{1,3})[\].](?!\d)/;

/** The numbers with which rows begin, from top to bottom. */
const numbersIn = (part: readonly Stretch[], form: RegExp): number[] =>
  [...part]
    .sort((a, b) => a.y - b.y)
    .flatMap((stretch) => {
      const number = form.exec(stretch.pieces[0]?.text ?? '')?.[1];
      return number === undefined ? [] : [Number(number)];
    });

/** Whether the numbers of a list go on by one from above a cut to below it, down the same column. */
function countsOn(above: readonly Stretch[], below: readonly Stretch[]): boolean {
  const [last, next] = [numbersIn(above, NUMBERED).at(-1), numbersIn(below, NUMBERED)[0]];
  return last !== undefined && next === last + 1;
}

/** Whether a numbered list begins below a cut, under its heading or without one, and goes on in the right column, and no entry stands above. */
function listBelow([above = [], beside = []]: readonly Stretch[][], [left = [], right = []]: readonly Stretch[][]): boolean {
  if (!goesOnBeside(left, right)) return false;
  const [first, second] = rowsOf(left).map((row) => row.map((stretch) => stretch.pieces.map(({ text }) => text).join(' ')).join(' '));
  const begins = isReferenceHeading(first ?? '') ? second : first;
  return ENTRY.exec(begins ?? '')?.[1] === '1' && numbersIn(above, NUMBERED).length === 0 && numbersIn(beside, ENTRY).length === 0;
}

/** Whether a list goes on from the foot of one column to the top of the next. */
function goesOnBeside(left: readonly Stretch[], right: readonly Stretch[]): boolean {
  const [last, [next]] = [numbersIn(left, ENTRY).at(-1), numbersIn(right, ENTRY)];
  return last !== undefined && last > 1 && next === last + 1;
}

/** Whether the heading of a section, in a larger size, begins below a cut. */
function sectionBelow(above: readonly Stretch[], below: readonly Stretch[]): boolean {
  // The columns stand in order from top to bottom; rows need not be made at every cut.
  const [last, next] = [above.at(-1), below[0]];
  return last !== undefined && next !== undefined && next.size > last.size * 1.15 && /\p{L}{3}/u.test(next.pieces[0]?.text ?? '');
}

/** Whether the last row above a cut has more white over it than under it, as a heading has. */
function headsWhatFollows(above: readonly Stretch[], below: readonly Stretch[]): boolean {
  const [before, last] = rowsOf(above).slice(-2);
  const [next] = rowsOf(below);
  const [y0, y1, y2] = [before?.[0]?.y, last?.[0]?.y, next?.[0]?.y];
  return y0 !== undefined && y1 !== undefined && y2 !== undefined && y1 - y0 > (y2 - y1) * 1.1;
}
