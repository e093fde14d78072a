/**
 * The least of a place in which a statement and its source differ: what both say there stays as the statement has it, and so do its own small
 * words ("was opened in" beside "opened in"). A place in which they differ in more than one thing has no least part.
 */

/** A word, or a figure with what is written on to it. */
export interface PlacedWord {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[$€£¥]?[\p{L}\p{N}]+(?:[.,'’\-–/:][\p{L}\p{N}]+)*%?/gu;

/** The words of a text with their places. */
export const placedWords = (text: string): PlacedWord[] =>
  [...text.matchAll(WORD)].map((found) => ({
    text: found[0],
    lower: found[0].toLowerCase(),
    start: found.index,
    end: found.index + found[0].length,
  }));

export interface Place<Word> {
  readonly mine: readonly Word[];
  readonly other: readonly Word[];
}

/** Words that carry a statement and add nothing to it: which of them stand there is a matter of its sentence, not of what is so. An article goes with its noun. */
const LIGHT = /^(?:was|were|is|are|been|being|be|has|have|had|which|who|that|and|in|on|at)$/;
/** Words that turn what stands beside them: "to 19" is not put right by "from 21". */
const TURNING =
  /^(?:from|to|until|till|since|before|after|over|under|above|below|by|between|without|within|against|than|more|less|fewer|least|most|about|von|vom|bis|seit|vor|nach|über|unter|auf|um|desde|hasta|antes|después|más|menos|de|du|depuis|jusqu['’]\p{L}+|avant|après|plus|moins)$/u;
const DENIAL =
  /^(?:not|no|never|none|nor|neither|nicht|keine?[mnrs]?|nie|ne|pas|jamais|aucune?|nunca|ning[uú]n[ao]?|n['’]\p{L}+|\p{L}+n['’]t)$/u;
const FIGURE =
  /\d|^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half|third|quarter|dozen|once|twice|noon|midnight)$/;

/** The words that the one has and the other has not, in order: those outside the most that both have in the same order. Costs the product of their lengths. */
function apart<Word extends PlacedWord>(one: readonly Word[], other: readonly Word[]): { own: Word[]; theirs: Word[] } {
  /** How many words are in common from a place of the one and a place of the other on. */
  const most = one.map(() => new Uint16Array(other.length + 1));
  const from = (i: number, j: number): number => most[i]?.[j] ?? 0;
  const alike = (i: number, j: number): boolean => one[i] !== undefined && one[i]?.lower === other[j]?.lower;
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const row = most[i];
      if (row !== undefined) row[j] = alike(i, j) ? from(i + 1, j + 1) + 1 : Math.max(from(i + 1, j), from(i, j + 1));
    }
  const own = [...one];
  const theirs = [...other];
  for (let [i, j] = [0, 0]; i < one.length && j < other.length; ) {
    if (alike(i, j)) {
      own.splice(own.indexOf(one[i] as Word), 1);
      theirs.splice(theirs.indexOf(other[j] as Word), 1);
      [i, j] = [i + 1, j + 1];
    } else if (from(i + 1, j) >= from(i, j + 1)) i += 1;
    else j += 1;
  }
  return { own, theirs };
}

const figures = (words: readonly PlacedWord[]): number => words.filter(({ lower }) => FIGURE.test(lower)).length;
const turning = (words: readonly PlacedWord[]): string => words.flatMap(({ lower }) => (TURNING.test(lower) ? [lower] : [])).join(' ');

/**
 * The least part of a place. Takes the words of both there; null where the source has another number of figures, or both differ in a word
 * that turns the rest ("to", "from") and in something else besides.
 */
export function leastOf<Word extends PlacedWord>(mine: readonly Word[], other: readonly Word[]): Place<Word> | null {
  const { own, theirs } = apart(mine, other);
  if (figures(own) !== figures(theirs) && figures(own) > 0) return null;
  if (own.length + theirs.length > 2 && turning(own) !== turning(theirs)) return null;
  if ([...own, ...theirs].some(({ lower }) => DENIAL.test(lower))) return { mine, other };
  const heavy = (words: readonly Word[]): readonly Word[] => words.filter(({ lower }) => !LIGHT.test(lower));
  const [said, instead] = [heavy(own), heavy(theirs)];
  if (said.length === own.length && instead.length === theirs.length && own.length === mine.length) return { mine, other };
  // Light words alone are told apart by themselves: "in" beside "on".
  if (said.length === 0 || instead.length === 0)
    return own.length === mine.length && theirs.length === other.length ? { mine, other } : null;
  return isRun(mine, said) && isRun(other, instead) ? { mine: said, other: instead } : null;
}

/** Whether words stand side by side. */
const isRun = <Word>(all: readonly Word[], some: readonly Word[]): boolean => {
  const first = all.indexOf(some[0] as Word);
  return some.every((word, i) => all[first + i] === word);
};
