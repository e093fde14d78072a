/**
 * Sigla: the letters by which an edition is cited, in front of its entry: "KrV: Kant, Immanuel. Kritik …", "LfgrE = Snell, B. (ed.) …". They are
 * labels, and no words of the entry.
 */
import type { Piece } from './piece.ts';
import { nameForm } from './starts.ts';

/** Letters with two capitals among them at least, and what parts them from the entry. */
const SIGLUM = /^(?=[\p{Ll}\d.&/ ]{0,6}\p{Lu}[\p{Ll}\d.&/ ]{0,6}\p{Lu})(\p{Lu}[\p{L}\d.&/]{1,9})\s{0,4}([=:–—|]|\t)\s{0,6}(?=\S)/u;
/** Entries with a colon behind the letters, at least: one alone may be a body and its title. */
const FEWEST = 2;

/** The siglum in front of an entry, and where the entry begins behind it; null for none. */
export function siglumBefore(words: string): { readonly label: string; readonly length: number; readonly sure: boolean } | null {
  const [whole = '', label, sign] = SIGLUM.exec(words.slice(0, 40)) ?? [];
  if (label === undefined) return null;
  const rest = words.slice(whole.length, whole.length + 200);
  if (sign !== '=' && nameForm(rest) === null && !/^["“„«]/u.test(rest)) return null;
  return { label, length: whole.length, sure: sign === '=' };
}

/** The pieces with their sigla as labels, where the list has them; else as they are. */
export function withSigla(pieces: readonly Piece[], text: string): readonly Piece[] {
  const sigla = pieces.map(({ body, span, label }) =>
    label === null ? siglumBefore(text.slice(body, Math.min(span.end, body + 260))) : null,
  );
  const having = sigla.filter((siglum) => siglum !== null).length;
  return pieces.map((piece, i) => {
    const siglum = sigla[i] ?? null;
    if (siglum === null || !(siglum.sure || having >= FEWEST)) return piece;
    return { ...piece, body: piece.body + siglum.length, label: siglum.label };
  });
}
