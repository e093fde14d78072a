/**
 * Text that was copied out of pages, without what stood at their edges: a page's number on a line of its own with white around it, and
 * heads that come again and again so. They would be read into the entry that the page's end parts. Entries of one author in one journal
 * are as like each other as heads are, where each line stands alone: what tells them is that more than one number of theirs differs, that
 * their numbers do not count pages, and that they stand next to each other.
 */

/** What is asked of a line here. */
interface EdgeLine {
  readonly text: string;
  readonly opens: boolean;
}

/** Lines that a page has at least, and an entry at most. */
const LINES_OF_ENTRY = 9;
/** A running head stands alone at least this often. */
const OFTEN = 3;
/** Most letters of a head. */
const HEAD = 60;
/** Pages from one head to the next of its kind: a chapter's stands on every other one, and some may not have been copied. */
const PAGES_BETWEEN = 12;
const LABELLED = /^(?:\[\d{1,4}\]|\(\d{1,4}\)|\d{1,4}[.)])\s/;
const PAGE = /^[-–—\s]{0,3}\d{1,4}[-–—\s]{0,3}$/;

/** The lines of a text without the edges of its pages; what stood in front of a page's end goes on behind it when it was left open. */
export function withoutPageEdges<Kind extends EdgeLine>(lines: readonly Kind[]): Kind[] {
  const alone = (line: Kind, i: number): boolean => line.opens && line.text.length <= 80 && lines[i + 1]?.opens !== false;
  const alike = new Map<string, number[]>();
  lines.forEach((line, i) => {
    if (!alone(line, i)) return;
    const known = alike.get(shapeOf(line));
    if (known === undefined) alike.set(shapeOf(line), [i]);
    else known.push(i);
  });
  const gone = new Set<number>();
  for (const places of alike.values()) if (areHeads(places, lines)) for (const i of places) gone.add(i);
  const numbers = lines.flatMap((line, i) => (alone(line, i) && PAGE.test(line.text) ? [i] : []));
  // Numbers from 1 on with a few lines between them are the labels of entries.
  if (Number(lines[numbers[0] ?? -1]?.text) !== 1 || lines.length > numbers.length * LINES_OF_ENTRY) for (const i of numbers) gone.add(i);
  if (gone.size === 0) return [...lines];
  const out: Kind[] = [];
  let parted = false;
  lines.forEach((line, i) => {
    if (gone.has(i)) {
      parted = true;
      return;
    }
    const before = out.at(-1);
    const goesOn = parted && before !== undefined && line.opens && !/[.!?:)\]”"\d]$/.test(before.text);
    out.push(goesOn ? { ...line, opens: false } : line);
    parted = false;
  });
  return out;
}

const shapeOf = ({ text }: EdgeLine): string => text.replace(/\d+/g, '#');

/** Whether lines that differ in numbers alone are the heads of pages. */
function areHeads(places: readonly number[], lines: readonly EdgeLine[]): boolean {
  const [first] = places;
  const text = lines[first ?? -1]?.text ?? '';
  if (places.length < OFTEN || text.length > HEAD || !/\p{L}/u.test(text) || LABELLED.test(text)) return false;
  if (/(?:1[5-9]|20)\d{2}[a-z]?[.)]/.test(text)) return false;
  if (places.some((place, i) => i > 0 && place - (places[i - 1] ?? 0) === 1)) return false;
  const numbers = places.map((place) => (lines[place]?.text.match(/\d+/g) ?? []).map(Number));
  const differing = (numbers[0] ?? []).flatMap((_, at) => (numbers.some((row) => row[at] !== numbers[0]?.[at]) ? [at] : []));
  const [page] = differing;
  if (page === undefined) return true;
  return differing.length === 1 && numbers.every((row, i) => i === 0 || within((row[page] ?? 0) - (numbers[i - 1]?.[page] ?? 0)));
}

const within = (step: number): boolean => step > 0 && step <= PAGES_BETWEEN;
