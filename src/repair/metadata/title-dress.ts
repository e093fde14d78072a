/**
 * The dress of a written title: whether it lowers or raises the capitals of the recorded one, and which of its words stand in braces. Told
 * by the words that are kept, so that a word put in is dressed as they are.
 */

/** One written piece that is kept, and the recorded words it stands for. */
export interface KeptPiece {
  readonly tex: string;
  readonly recorded: string;
  readonly first: boolean;
}

export interface TitleDress {
  /** As against the recorded title: words with a capital are written small, or small ones with one; null where neither is seen. */
  readonly capitals: 'lowered' | 'raised' | null;
  /** Which part of words with a capital stands in braces, where all of them have some. */
  readonly braces: 'word' | 'letter' | null;
}

/** Kept words that show a habit, at least. */
const HABIT = 2;

const WHOLE = /^\{([^{}\\]+)\}([^\p{L}\p{N}{}\\]*)$/u;
/** The same of words with hyphens, each part in its own. */
const COMPOUND = /^\{[^{}\\]+\}(?:[-/]\{?[\p{L}\p{N}]+\}?){0,9}[^\p{L}\p{N}{}\\]*$/u;
const LETTER = /^\{(\p{Lu})\}(?=\p{Ll})/u;
const CAPITAL = /^\p{Lu}\p{Ll}+[^\p{L}\p{N}]*$/u;
/** A word that titles raise: of four letters or more. */
const SMALL = /^\p{Ll}{4,}[^\p{L}\p{N}]*$/u;

/** What the kept words of a title show of its dress. */
export function dressOf(kept: readonly KeptPiece[]): TitleDress {
  const inner = kept.filter(({ first }) => !first);
  const bare = (tex: string): string => tex.replace(/[{}]/g, '');
  const large = inner.filter(({ recorded }) => CAPITAL.test(recorded));
  const small = inner.filter(({ recorded }) => SMALL.test(recorded));
  const begins = (form: RegExp, { tex }: KeptPiece): boolean => form.test(bare(tex));
  const raised = small.length >= HABIT && small.every((piece) => begins(/^\p{Lu}/u, piece));
  const capitals = raised ? 'raised' : large.some((piece) => begins(/^\p{Ll}/u, piece)) ? 'lowered' : null;
  const marked = inner.filter(({ tex }) => /^\{?\p{Lu}/u.test(tex));
  const every = (form: RegExp): boolean => marked.length >= HABIT && marked.every(({ tex }) => form.test(tex));
  return { capitals, braces: every(COMPOUND) ? 'word' : every(LETTER) ? 'letter' : null };
}

/** A recorded word in the case of the title: `old` is the piece it stands in for, where there is one. */
export function inCase(word: string, old: string | undefined, { capitals }: TitleDress): string {
  if (capitals === 'raised') return SMALL.test(word) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  return capitals === 'lowered' && old !== undefined && /^\p{Ll}/u.test(old) && CAPITAL.test(word)
    ? word.charAt(0).toLowerCase() + word.slice(1)
    : word;
}

/** A word as it is to be written, in the braces of the piece it stands in for, or in those that all such words of the title have. */
export function inBraces(tex: string, old: string | undefined, { braces }: TitleDress): string {
  const word = /^([\p{L}\p{N}]+)([^\p{L}\p{N}{}\\]*)$/u.exec(tex);
  if (word === null) return tex;
  const [, letters = '', stop = ''] = word;
  const own = old !== undefined && WHOLE.test(old) ? 'word' : old !== undefined && LETTER.test(old) ? 'letter' : null;
  // A capital that the piece before had, and had without braces, wants none.
  const form = own ?? (/^\p{Lu}/u.test(letters) && !/^\p{Lu}/u.test(old ?? '') ? braces : null);
  if (form === null) return tex;
  return form === 'word'
    ? `{${letters}}${stop}`
    : /^\p{Lu}\p{Ll}/u.test(letters)
      ? `{${letters.charAt(0)}}${letters.slice(1)}${stop}`
      : tex;
}
