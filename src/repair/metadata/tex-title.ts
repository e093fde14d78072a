/**
 * A corrected title in the dress of the one that stood there: words that were right keep their braces, accents, formulas, case and
 * spacing to the byte, and only what differs is written anew. Knows TeX as far as words are told apart by it.
 */
import { fold } from '../../text/fold.ts';
import { dressOf, inBraces, inCase } from './title-dress.ts';

/** A stretch of a written title without a space outside braces and formulas. */
interface Piece {
  readonly tex: string;
  /** What its words fold to. */
  readonly key: string;
  /** The white space in front of it. */
  readonly before: string;
}

/** Pieces times words, at most; a longer title is written anew. */
const MOST = 6_400;
/** Recorded words that one piece, a group in braces, may stand for. */
const LONGEST_GROUP = 16;

/** Letters of TeX without its commands: good enough to know a word again, never shown. */
export const plain = (tex: string): string =>
  fold(
    tex
      .replace(
        /\\(?:ss|ae|AE|oe|OE|aa|AA|o|O|l|L|i|j|dj|DJ)(?![a-zA-Z])/g,
        (command) => ({ '\\ss': 'ss', '\\i': 'i', '\\j': 'j' })[command] ?? command.slice(1),
      )
      .replace(/\\[a-zA-Z]+\s?|\\[^a-zA-Z]/g, '')
      .replace(/[{}~]/g, (sign) => (sign === '~' ? ' ' : '')),
  );

/** The same for titles whose formulas are TeX on both sides: they agree as they are written, spaces and braces aside. */
const asFormula = (tex: string): string => (tex.includes('$') ? tex.replace(/[\s{}]/g, '').replaceAll('\\_', '_') : plain(tex));

function piecesOf(title: string, keyOf: (tex: string) => string = plain): Piece[] {
  const pieces: Piece[] = [];
  let depth = 0;
  let formula = false;
  let start = 0;
  let before = '';
  const end = (at: number): void => {
    const tex = title.slice(start, at);
    if (tex !== '') pieces.push({ tex, key: keyOf(tex), before });
  };
  for (let at = 0; at < title.length; at += 1) {
    const sign = title[at] ?? '';
    if (sign === '\\') at += 1;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    else if (sign === '$') formula = !formula;
    else if (depth === 0 && !formula && /\s/.test(sign)) {
      end(at);
      before = /^\s+/.exec(title.slice(at))?.[0] ?? ' ';
      at += before.length - 1;
      start = at + 1;
    }
  }
  end(title.length);
  return pieces;
}

/** For each piece that is kept, the recorded words it stands for: as many of them as can be kept in order. */
function keptOf(pieces: readonly Piece[], words: readonly string[]): ReadonlyMap<number, { readonly from: number; readonly to: number }> {
  const width = words.length + 1;
  const best = new Uint16Array((pieces.length + 1) * width);
  const taken = new Uint8Array((pieces.length + 1) * width);
  const standsFor = ({ key }: Piece, from: number): number => {
    let joined = '';
    for (let n = 1; n <= LONGEST_GROUP && from + n <= words.length; n += 1) {
      joined = [joined, words[from + n - 1] ?? ''].filter((word) => word !== '').join(' ');
      if (joined === key) return n;
      if (joined.length > key.length) return 0;
    }
    return 0;
  };
  for (let i = pieces.length - 1; i >= 0; i -= 1)
    for (let j = words.length - 1; j >= 0; j -= 1) {
      const at = i * width + j;
      const n = standsFor(pieces[i] as Piece, j);
      const skipped = Math.max(best[at + width] ?? 0, best[at + 1] ?? 0);
      const with_ = n === 0 ? 0 : n + (best[at + width + n] ?? 0);
      best[at] = Math.max(skipped, with_);
      if (n > 0 && with_ >= skipped) taken[at] = n;
    }
  const kept = new Map<number, { from: number; to: number }>();
  for (let i = 0, j = 0; i < pieces.length && j < words.length; ) {
    const at = i * width + j;
    const n = taken[at] ?? 0;
    if (n > 0) {
      kept.set(i, { from: j, to: j + n });
      i += 1;
      j += n;
    } else if ((best[at + width] ?? 0) >= (best[at + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return kept;
}

type Written = { readonly tex: string; readonly before: string };

/**
 * The stop behind the last word kept is the record's, where the record goes on behind it otherwise than the old title: a colon is put there,
 * or taken away.
 */
function stopped(out: Written[], word: string): void {
  const last = out.at(-1);
  if (last === undefined) return;
  const stop = /[:;,.?!]$/.exec(word)?.[0];
  const tex =
    stop !== undefined && /[\p{L}\p{N}})$]$/u.test(last.tex)
      ? last.tex + stop
      : stop === undefined && /[\p{L}\p{N}}][:;,?!]$/u.test(last.tex)
        ? last.tex.slice(0, -1)
        : last.tex;
  out[out.length - 1] = { ...last, tex };
}

/**
 * The recorded title, written as the old one is where their words agree.
 * Takes the old title between its delimiters, the recorded one, and how a recorded word is written; gives null when one cannot be.
 */
export function titleKept(old: string, recorded: string, written: (word: string) => string | null): string | null {
  // Some registries keep formulas as TeX. One that stands in the old title is the same TeX; another is its writer's business.
  const formulas = /\$[^$]+\$/.test(recorded);
  const pieces = piecesOf(old, formulas ? asFormula : plain);
  const words = formulas ? piecesOf(recorded).map(({ tex }) => tex) : recorded.split(/\s+/).filter((word) => word !== '');
  const keys = words.map(formulas ? asFormula : fold);
  const kept = pieces.length * words.length > MOST ? new Map<number, never>() : keptOf(pieces, keys);
  const dress = dressOf(
    [...kept].map(([at, { from, to }]) => ({ tex: pieces[at]?.tex ?? '', recorded: words.slice(from, to).join(' '), first: at === 0 })),
  );
  const out: Written[] = [];
  let next = 0;
  let gone: Piece[] = [];
  /** Writes the recorded words up to one, in place of the pieces that were left out since the last. */
  const anew = (to: number): boolean => {
    const paired = gone.length === to - next;
    // A dash in place of a colon is the writer's choice, where nothing else differs.
    if (gone.every(({ key }) => key === '') && keys.slice(next, to).every((key) => key === '')) {
      out.push(...gone);
      next = to;
      gone = [];
      return true;
    }
    if (gone.length > 0 || to > next) stopped(out, words[next - 1] ?? '');
    for (let at = 0; next < to; at += 1, next += 1) {
      const word = words[next] ?? '';
      const old = paired ? gone[at]?.tex : undefined;
      const tex = formulas && /[$\\^_]/.test(word) ? null : written(inCase(word, old, dress));
      if (tex === null) return false;
      out.push({ tex: inBraces(tex, old, dress), before: (paired ? gone[at]?.before : undefined) || ' ' });
    }
    gone = [];
    return true;
  };
  for (const [at, piece] of pieces.entries()) {
    const place = kept.get(at);
    if (place === undefined) {
      gone.push(piece);
      continue;
    }
    if (!anew(place.from)) return null;
    out.push({ tex: piece.tex, before: piece.before || ' ' });
    next = place.to;
  }
  if (!anew(words.length)) return null;
  const edge = /^\s*/.exec(old)?.[0] ?? '';
  return edge + out.map(({ tex, before }, at) => (at === 0 ? tex : before + tex)).join('') + (/(?<!\s)\s*$/.exec(old)?.[0] ?? '');
}
