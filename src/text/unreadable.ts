/**
 * Names of which letters were lost for good: "L?pez", "M\ufffdller", "SÃƒâ€ itÃƒâ€" after a wrong character set was read once too often. What is
 * left of such a name can still tell it from others: its letters before, between and behind the gaps. Nothing is guessed: a name with
 * gaps fits another or does not.
 */

/** A gap: the sign for a letter that could not be read, a question mark within a word, or a run of what wrong readings leave. */
const GAP = /\ufffd+|(?<=\p{L})\?+(?=\p{L})|(?=[ÃÂ]|[\u0080-\uffff]{0,60}[ÃÂ])[\u0080-\uffff]{2,80}/gu;
/** Letters that a gap may stand for, at most. */
const MOST = 3;
/** Letters that must be left. */
const LEAST = 3;

/** The text with a question mark for every gap; null where it has none, or too little is left. */
export function withGaps(text: string): string | null {
  const gapped = text.replace(GAP, '?').replace(/\?[\s?]*\?/g, '?');
  return gapped.includes('?') && (text.match(GAP)?.length ?? 0) > 0 && gapped.replace(/\P{L}/gu, '').length >= LEAST ? gapped : null;
}

/** Whether a family name with gaps, its letters folded, may be this one: the same letters around gaps of up to three letters. */
export function fitsGaps(gapped: string, name: string): boolean {
  const pieces = gapped.split('?');
  const [first = '', last = ''] = [pieces[0], pieces.at(-1)];
  if (!name.startsWith(first) || !name.endsWith(last)) return false;
  let at = first.length;
  for (const [n, piece] of pieces.slice(1).entries()) {
    const end = n === pieces.length - 2;
    const next = end ? name.length - piece.length : name.indexOf(piece, at);
    if (next < at || next - at > MOST) return false;
    at = next + piece.length;
  }
  return true;
}
