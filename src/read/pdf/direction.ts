/**
 * Scripts that run from right to left. A page that is mostly written in one is mirrored, so that for everything behind it (columns, indents,
 * short lines) a line begins where x is small; what runs the other way inside a line is turned back in its place. Letters that the file
 * names by their shape in the word become the letters they are.
 */
import type { Area, PagePieces, Piece } from './pieces.ts';

const RIGHT = /[\u0590-\u065f\u066d-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const LETTER = /\p{L}/u;
const ARABIC = /\p{Script=Arabic}/u;
const SHAPED = /[\ufb1d-\ufdfd\ufe70-\ufefc]+/gu;
const MARKS = /^\p{M}{1,4}$/u;
const MIRRORED: ReadonlyMap<string, string> = new Map([...'()[]{}<>«»‹›'].map((sign, at, all) => [sign, all[at ^ 1] ?? sign]));
/** Signs of Arabic print that are no letters. */
const SIGNS = /[\u060c\u061b\u061f\u066a-\u066c\u06d4]/gu;

/** Runs to the right (false), to the left (true), or goes with its neighbours (null: numbers and signs). */
type Way = boolean | null;
/** A piece and the way it runs in the row it stands in. */
interface Run {
  readonly piece: Piece;
  readonly way: Way;
}

/** How a page writes what runs from the right. */
interface Print {
  readonly arabic: boolean;
  /** Brackets are named as they are said, not as they look: browsers write "(1990)" for what opens on the right, word processors ")1990(". */
  readonly spoken: boolean;
}

function bracketsAsSpoken(rows: readonly (readonly Piece[])[]): boolean {
  let [looks, said] = [0, 0];
  for (const row of rows) {
    const text = row.map((piece) => piece.text).join('');
    looks += text.match(/[([][^()[\]\p{L}]{1,12}[)\]]/gu)?.length ?? 0;
    said += text.match(/[)\]][^()[\]\p{L}]{1,12}[([]/gu)?.length ?? 0;
  }
  return said > looks;
}

function wayOf({ text }: Piece): Way {
  if (RIGHT.test(text) && RIGHT.test(text.replace(SIGNS, ''))) return true;
  return LETTER.test(text) ? false : null;
}

/** Share of a page's letters that makes it one from right to left among others that are: a list may cite works in Latin letters mostly. */
const AMONG = 0.15;

const lettersOf = (pieces: readonly Piece[], way: boolean): number =>
  pieces.reduce((sum, piece) => sum + (wayOf(piece) === way ? piece.text.length : 0), 0);

/** Whether most of a page's letters run from right to left. */
export const isLeftward = ({ pieces }: PagePieces): boolean =>
  pieces.some((piece) => RIGHT.test(piece.text)) && lettersOf(pieces, true) > lettersOf(pieces, false);

/** The page as it is read; unchanged when nothing on it runs from right to left. `among`: the pages before it do. */
export function inReadingDirection(page: PagePieces, among = false): PagePieces {
  const spelled = page.pieces.some((piece) => RIGHT.test(piece.text));
  if (!spelled) return page;
  const pieces = withOneKindOfDigits(
    page.pieces.map((piece) => ({ ...piece, text: piece.text.replace(SHAPED, (shapes) => shapes.normalize('NFKC')) })),
  );
  const whole = lettersOf(pieces, true) > lettersOf(pieces, false) * (among ? AMONG : 1);
  const rows = rowsOf(pieces);
  const print = { arabic: pieces.some((piece) => ARABIC.test(piece.text)), spoken: bracketsAsSpoken(rows) };
  if (!whole)
    return {
      ...page,
      pieces: rows.flatMap((row) =>
        turned(
          row.map((piece) => ({ piece, way: wayOf(piece) })),
          true,
          print,
        ).map(pieceOf),
      ),
    };
  const mirror = <T extends Piece | Area>(one: T): T => ({ ...one, x: page.width - one.right, right: page.width - one.x });
  let open: Piece | null = null;
  const out: Piece[] = [];
  for (const row of rows) {
    const goesOn: boolean = open !== null && row[0] !== undefined && row[0].y - open.y < row[0].size * 2.4 && row[0].y > open.y;
    const runs = runsOf(row, goesOn);
    open = runs.find(({ way }) => way !== null)?.way === false ? (row[0] ?? null) : null;
    const back = reversed(runs, print).map(({ piece, way }) => ({ piece: mirror(piece), way }));
    out.push(...turned(back, false, print).map(pieceOf));
  }
  return { ...page, areas: page.areas.map(mirror), pieces: out };
}

const pieceOf = ({ piece }: Run): Piece => piece;

/** Fonts draw some digits of Persian and of Arabic alike, and files name either; a page that has any of the Persian ones is Persian. */
function withOneKindOfDigits(pieces: readonly Piece[]): readonly Piece[] {
  if (!pieces.some(({ text }) => /[۰-۹]/.test(text))) return pieces;
  const persian = (digit: string): string => String.fromCharCode(digit.charCodeAt(0) + 0x90);
  return pieces.map((piece) => (/[٠-٩]/.test(piece.text) ? { ...piece, text: piece.text.replace(/[٠-٩]/g, persian) } : piece));
}

/** Pieces of one baseline that follow each other in the file, from left to right; marks stand with the letters they belong to. */
function rowsOf(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = [];
  for (const piece of pieces) {
    const row = rows[rows.length - 1];
    const last = row?.[row.length - 1];
    if (row !== undefined && last !== undefined && Math.abs(last.y - piece.y) < last.size * 0.35) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((all) => {
    const row = withSigns(withMarks(all));
    const falling = row.filter((piece, at) => at > 0 && piece.x < (row[at - 1]?.x ?? 0)).length;
    const sorted = falling === 0 ? row : [...row].sort((a, b) => a.x - b.x);
    // Where the file writes from right to left, a space stands behind the piece it says it stands before.
    return joined(
      falling * 2 < row.length ? sorted : sorted.map((piece, at, line) => ({ ...piece, spaced: line[at - 1]?.spaced ?? false })),
    );
  });
}

/** Marks that are drawn by themselves put behind the letter they stand over. */
function withMarks(row: readonly Piece[]): readonly Piece[] {
  if (!row.some(({ text }) => MARKS.test(text))) return row;
  const letters = row.filter(({ text }) => !MARKS.test(text));
  for (const mark of row) {
    if (!MARKS.test(mark.text)) continue;
    const middle = (mark.x + mark.right) / 2;
    const at = letters.findIndex(({ text, x, right }) => LETTER.test(text) && middle >= x && middle <= right);
    const letter = letters[at];
    if (letter === undefined) continue;
    // From the right, as it is read.
    const behind = Math.max(1, Math.ceil(((letter.right - middle) / Math.max(letter.right - letter.x, 0.1)) * letter.text.length));
    letters[at] = { ...letter, text: (letter.text.slice(0, behind) + mark.text + letter.text.slice(behind)).normalize('NFC') };
  }
  return letters;
}

/** A sign that ends words: drawn in a font of its own, it may come behind the whole line. */
const SIGN = /^[.,;:!?،؛؟]{1,2}$/u;
/** How far, in letters, the white may be from where a sign stands: letters are not of one width. */
const NEAR = 5;

/** Signs that stand where a piece written from the right has white between two words, put behind the first of the two. */
function withSigns(row: readonly Piece[]): readonly Piece[] {
  if (!row.some(({ text }) => SIGN.test(text))) return row;
  const out = [...row];
  for (const sign of row) {
    if (!SIGN.test(sign.text)) continue;
    const middle = (sign.x + sign.right) / 2;
    const at = out.findIndex(({ text, x, right }) => RIGHT.test(text) && text.includes(' ') && middle > x + 1 && middle < right - 1);
    const words = out[at];
    if (words === undefined) continue;
    const behind = ((words.right - middle) / Math.max(words.right - words.x, 0.1)) * words.text.length;
    const blank = [...words.text.matchAll(/ /g)]
      .map(({ index }) => index)
      .reduce((best, index) => (Math.abs(index + 0.5 - behind) < Math.abs(best + 0.5 - behind) ? index : best), Number.POSITIVE_INFINITY);
    if (!(Math.abs(blank + 0.5 - behind) <= NEAR)) continue;
    out[at] = { ...words, text: words.text.slice(0, blank) + sign.text + words.text.slice(blank) };
    out.splice(out.indexOf(sign), 1);
  }
  return out;
}

/** Numbers and signs that touch each other are one: a font may draw each digit by itself. */
function joined(row: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  for (const piece of row) {
    const last = out.at(-1);
    const touches =
      last !== undefined && !piece.spaced && Math.abs(piece.x - last.right) < piece.size * 0.1 && Math.abs(piece.size - last.size) < 0.1;
    if (last !== undefined && touches && wayOf(last) === null && wayOf(piece) === null)
      out[out.length - 1] = { ...last, text: last.text + piece.text, right: piece.right };
    else out.push(piece);
  }
  return out;
}

/** "[3]", ".3", "3)": the number of an entry at the right end of its line. */
const LABEL = /^(?:[[(]\d{1,4}[\])]|\.\d{1,4}|\d{1,4}-)$/;

/**
 * The ways of a row's pieces, from left to right. Numbers behind Latin words belong to them ("Reefs, 8(2), 101–117"), but for the number
 * of an entry, and all of a row that goes on a Latin sentence does; the full stop at its end is the page's.
 */
function runsOf(given: readonly Piece[], goesOn: boolean): Run[] {
  const some = given.map(wayOf);
  const latin = !some.includes(true) && (some.includes(false) || goesOn);
  const row = latin ? withoutEnd(given) : given;
  const runs = row.map((piece) => ({ piece, way: wayOf(piece) }));
  for (let from = 0; from < runs.length; ) {
    let to = from;
    while (to < runs.length && runs[to]?.way === null) to += 1;
    const edge = latin && to === runs.length;
    // The number of an entry stands alone.
    const end = edge && LABEL.test(row[to - 1]?.text ?? '') ? to - 1 : to;
    const before = from === 0 ? (latin && goesOn ? false : null) : runs[from - 1]?.way;
    if (before === false && end > from && belongs(row.slice(from, end), row.slice(0, from), edge))
      for (let at = from; at < end; at += 1) {
        const piece = row[at] as Piece;
        runs[at] = { piece, way: at === 0 && latin && row.length > 1 && END.test(piece.text) ? null : false };
      }
    from = to + 1;
  }
  return runs;
}

/** Whether numbers and signs right of Latin words are said after these. */
function belongs(group: readonly Piece[], before: readonly Piece[], edge: boolean): boolean {
  const text = group.map((piece) => piece.text).join('');
  const [first] = group;
  const attached = first !== undefined && !first.spaced && before.length > 0;
  if (edge) {
    if (/\d/.test(text) || /^[.,;:]/.test(text)) return true;
    const all = before.map((piece) => piece.text).join('') + text;
    return (all.match(/[([]/g)?.length ?? 0) === (all.match(/[)\]]/g)?.length ?? 0);
  }
  return attached && /^[.,;:]/.test(text) && /\d/.test(text);
}

const END = /^[.,;:]{1,2}$/;

/** The full stop that stands left of a Latin line parted from the word it touches: there it ends the line. */
function withoutEnd(row: readonly Piece[]): readonly Piece[] {
  const [first, ...rest] = row;
  const [, stop, behind] = /^([.,;:]{1,2})([^\s.,;:].{0,400})$/u.exec(first?.text ?? '') ?? [];
  if (first === undefined || stop === undefined || behind === undefined) return row;
  const x = first.x + (first.right - first.x) * (stop.length / first.text.length) * 0.6;
  return [{ ...first, text: stop, right: x }, { ...first, text: behind, x, spaced: false }, ...rest];
}

/** The other way round: spaces between the same pieces as before, signs as they stand in that direction. */
function reversed(row: readonly Run[], print: Print): Run[] {
  return row.map((_, at) => {
    const { piece, way } = row[row.length - 1 - at] as Run;
    const spaced = at > 0 && (row[row.length - at]?.piece.spaced ?? false);
    return { way, piece: { ...piece, spaced, text: way === null ? otherWay(piece.text, print) : piece.text } };
  });
}

/** Numbers that keep their order: with signs within them, a hyphen too but behind Arabic letters. */
const HELD = /[\d٠-٩۰-۹]{1,20}(?:[.,/:+-][\d٠-٩۰-۹]{1,20}){0,6}|[\s\S]/gu;
const HELD_ARABIC = /[\d٠-٩۰-۹]{1,20}(?:[.,/:٫٬][\d٠-٩۰-۹]{1,20}){0,6}|[\s\S]/gu;

/** Numbers stay, their order and the signs between them turn: ".67–45" is "45–67." */
const otherWay = (text: string, { arabic, spoken }: Print): string =>
  (text.match(arabic ? HELD_ARABIC : HELD) ?? [])
    .reverse()
    .map((part) => (spoken ? part : (MIRRORED.get(part) ?? part)))
    .join('');

/** Turns what runs against the row (leftward pieces when `way`) round in its place, with the numbers and signs inside it. */
function turned(row: readonly Run[], way: boolean, print: Print): Run[] {
  const out: Run[] = [];
  for (let from = 0; from < row.length; ) {
    const first = row[from] as Run;
    if (first.way !== way) {
      out.push(first);
      from += 1;
      continue;
    }
    let to = from;
    for (let at = from + 1; at < row.length && row[at]?.way !== !way; at += 1) if (row[at]?.way === way) to = at;
    const run = row.slice(from, to + 1);
    const low = Math.min(...run.map(({ piece }) => piece.x));
    const high = Math.max(...run.map(({ piece }) => piece.right));
    const back = reversed(run, print).map(({ piece, way: own }, at) => ({
      way: own,
      piece: {
        ...piece,
        x: low + high - piece.right,
        right: low + high - piece.x,
        spaced: at === 0 ? first.piece.spaced : piece.spaced,
      },
    }));
    out.push(...back);
    from = to + 1;
  }
  return out;
}
