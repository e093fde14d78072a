/**
 * Square brackets that are no citation marks: places in a list ("balances[0]", "state[tx.origin]", "hash[12:]", "uint256[]"), what a program puts
 * between them, and ranges of numbers ("[0x00...0xFF]"). Documents that describe programs are full of them, and each would lead to no source, or
 * worse, to the one that happens to have its number.
 */

/** A file, the number of a note, a dagger or a section: nothing that a program puts between brackets. */
const CITES = /^\^|[†§]|\.(?:txt|pdf|docx?|md|html?|json|csv)\b/i;
/** "12:", ":4", "-8:"; "0x20...0x3F", "0..20". */
const SLICE = /^(?:-?\w{0,12}:|:-?\w{0,12}|-\d{1,4}|(?:0x[\da-f]{1,20}|\d{1,9}) ?(?:\.{2,3}|…) ?(?:0x)?[\da-f]{1,20}|0x[\da-f]{1,20})$/i;
const NUMBERS = /^\d{1,4}(?:\s?[,;–-]\s?\d{1,4})*$/;
/** Signs that stand in no label. */
const SIGNS = /::|[=<>{}*+\\|]|\.{3}$|…$|^["“']|\w\(/;
/** What names a place in a list, where the bracket comes right behind a word. */
const PLACE = /[_(@]|\w\.[a-z]|^\w{1,2}$|^\p{Ll}+$/u;
const ATTACHED = /[\p{L}\p{N}_)\]]$/u;
/** A name that only a program has. */
const NAME = /(?:_\w{0,30}|(?:::|->)\w{1,30})$/;
const CAMEL = /\p{Ll}\p{Lu}\p{L}{0,30}$/u;
/** What goes on behind it as a program does. */
const GOES_ON = /^(?:\.[a-z_]\w|\s?(?:[=!+*|&^<>-]=|=\s|\|\||&&|<<|>>))/;

/** Whether the square bracket at a place is one of a program. Linear. */
export function ofProgram(text: string, start: number, end: number): boolean {
  const inside = text.slice(start + 1, end - 1).trim();
  if (CITES.test(inside) || text.charAt(start + 1) === '[') return false;
  const before = text.slice(Math.max(0, start - 32), start);
  const attached = ATTACHED.test(before);
  // "uint256[]", but "fell []": where a mark should be.
  if (inside === '') return /\p{L}\d{1,4}$/u.test(before) || NAME.test(before);
  if (SLICE.test(inside)) return true;
  const code = attached && (NAME.test(before) || GOES_ON.test(text.slice(end, end + 4)));
  if (NUMBERS.test(inside)) return code;
  return code || SIGNS.test(inside) || (attached && (PLACE.test(inside) || CAMEL.test(before) || text.startsWith(']]', end - 1)));
}
