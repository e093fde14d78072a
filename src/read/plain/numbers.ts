/**
 * The line numbers of review copies in plain text: a running number before every line, or every fifth. They are no labels of entries.
 * Believed only where they run through nearly the whole text, over lines that go on in the middle of a sentence: a numbered list, one
 * entry a line, stays what it is. They become spaces, so that every place stays where it was.
 */

const NUMBER = /^[ \t]{0,12}(\d{1,5})(?=[ \t]|$)/;
/** Fewer lines show no run. */
const FEWEST = 15;
/** Share of lines that begin in the middle of a sentence. */
const GOING_ON = 0.12;

interface Numbered {
  /** Place of the line's first character. */
  readonly start: number;
  readonly words: string;
  readonly number: number | null;
}

/** The text with line numbers as spaces, and how many there were. Linear in its length. */
export function withoutLineNumbers(text: string): { readonly text: string; readonly count: number } {
  let start = 0;
  const lines = text.split('\n').map((line): Numbered => {
    const found = NUMBER.exec(line);
    const at = start;
    start += line.length + 1;
    return { start: at, words: line.slice(found?.[0].length ?? 0).trim(), number: found === null ? null : Number(found[1]) };
  });
  const filled = lines.filter(({ words, number }) => words !== '' || number !== null);
  const goingOn = filled.filter(({ words }) => /^\p{Ll}/u.test(words)).length;
  if (filled.length < FEWEST || goingOn < filled.length * GOING_ON) return { text, count: 0 };
  const run = everyLine(filled) ?? everyFifth(filled) ?? everyFifth(lines) ?? [];
  const parts: string[] = [];
  let done = 0;
  for (const line of run) {
    const end = line.start + (NUMBER.exec(text.slice(line.start, line.start + 20))?.[0].length ?? 0);
    parts.push(text.slice(done, line.start), text.slice(line.start, end).replace(/\d/g, ' '));
    done = end;
  }
  return { text: parts.join('') + text.slice(done), count: run.length };
}

/** The numbered lines where nearly every line has a number, one more than the line before; pages may begin at 1 again. */
function everyLine(lines: readonly Numbered[]): readonly Numbered[] | null {
  const numbered = lines.filter(({ number }) => number !== null);
  const run = numbered.filter(({ number }, at) => {
    const [before, after] = [numbered[at - 1]?.number ?? null, numbered[at + 1]?.number ?? null];
    return (before !== null && number === before + 1) || (after !== null && number === after - 1);
  });
  return run.length >= lines.length * 0.95 ? run : null;
}

/** The numbered lines where every fifth has a number, a multiple of five, and others have none. */
function everyFifth(lines: readonly Numbered[]): readonly Numbered[] | null {
  const run: Numbered[] = [];
  let last = -1;
  let others = 0;
  lines.forEach((line, at) => {
    if (line.number === null) return;
    const before = run.at(-1)?.number ?? null;
    if (before === null ? line.number === 5 && at < 10 : at - last === 5 && (line.number === before + 5 || line.number === 5)) {
      run.push(line);
      last = at;
    } else others++;
  });
  return run.length >= 3 && run.length >= (Math.floor(lines.length / 5) - 1) * 0.9 && others <= lines.length * 0.05 ? run : null;
}
