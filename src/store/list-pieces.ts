/**
 * Cuts a bibliography (BibTeX, RIS and their like) that streams in into pieces of whole entries, so that one of any size is read in
 * bounded memory. An entry begins at the beginning of a line with a sign that nothing else begins a line with. What BibTeX defines
 * with `@string` goes before every later piece, for entries further on use it; what an entry takes over from another by `crossref` is
 * found within its own piece alone.
 */
import { StetError } from '../errors.ts';

/** Extensions of the bibliographies that are cut, each with the sign by which an entry begins (read as single bytes, after a line end). */
const BEGINS: Readonly<Record<string, { readonly sign: string; readonly whole: RegExp }>> = {
  '.bib': { sign: '\n@', whole: /^\n@[a-z]{1,40}[ \t]{0,20}[({]/i },
  '.bibtex': { sign: '\n@', whole: /^\n@[a-z]{1,40}[ \t]{0,20}[({]/i },
  '.ris': { sign: '\nTY  ', whole: /^\nTY {2}-/ },
  '.nbib': { sign: '\nPMID', whole: /^\nPMID-/ },
  '.enw': { sign: '\n%0', whole: /^\n%0[ \t]/ },
};

/** Extensions of the bibliographies that can be cut. */
export const LIST_EXTENSIONS: readonly string[] = Object.keys(BEGINS);

const PIECE = 4 * 1024 * 1024;
/** A piece without a beginning of an entry in it is no bibliography, or one in an encoding where the signs are others. */
const LONGEST = 256 * 1024 * 1024;
/** `@string` definitions kept, and the length of one; more are no abbreviations. */
const MOST_KEPT = 1 << 20;
const LONGEST_KEPT = 4096;

/** Where the last entry of a text begins; 0 when only the first one does. */
function lastBeginning(text: string, { sign, whole }: { readonly sign: string; readonly whole: RegExp }): number {
  for (let at = text.lastIndexOf(sign); at > 0; at = text.lastIndexOf(sign, at - 1)) if (whole.test(text.slice(at, at + 80))) return at + 1;
  return 0;
}

/** The `@string` definitions of a piece of BibTeX, as they stand there. */
function definitionsOf(text: string): string {
  let out = '';
  for (const { index, 0: sign } of text.matchAll(/^@string[ \t]{0,20}[({]/gim)) {
    const from = index + sign.length;
    let depth = 1;
    for (let at = from; at < text.length && at - from < LONGEST_KEPT; at += 1) {
      const letter = text[at];
      if (letter === '{' || letter === '(') depth += 1;
      else if (letter === '}' || letter === ')') depth -= 1;
      if (depth === 0) {
        out += `${text.slice(index, at + 1)}\n`;
        break;
      }
    }
  }
  return out;
}

/**
 * Pieces of whole entries of the bibliography with this extension, each about `size` bytes. Throws StetError `unreadable-input` when no
 * entry begins within 256 MB.
 */
export async function* piecesOfList(bytes: AsyncIterable<Buffer>, extension: string, size = PIECE): AsyncGenerator<Buffer> {
  const begins = BEGINS[extension];
  let held: Buffer[] = [];
  let length = 0;
  let kept = '';
  let wanted = size;
  const piece = (whole: Buffer): Buffer => (kept === '' ? whole : Buffer.concat([Buffer.from(kept, 'latin1'), whole]));
  for await (const chunk of bytes) {
    held.push(chunk);
    length += chunk.length;
    if (begins === undefined || length < wanted) continue;
    const whole = Buffer.concat(held);
    // Byte for byte, so that places in the text are places in the bytes.
    const text = whole.toString('latin1');
    const cut = lastBeginning(text, begins);
    if (cut > 0) {
      yield piece(whole.subarray(0, cut));
      if (begins.sign === '\n@' && kept.length < MOST_KEPT) kept += definitionsOf(text.slice(0, cut));
    } else if (length > LONGEST)
      throw new StetError('unreadable-input', 'No entry begins within 256 MB; this is no bibliography, or its line ends are lost.');
    held = [whole.subarray(cut)];
    length = whole.length - cut;
    // Where no entry begins it is not looked for again at every chunk.
    wanted = cut > 0 ? size : length * 2;
  }
  if (length > 0) yield piece(Buffer.concat(held));
}
