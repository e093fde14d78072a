/**
 * The words by which a passage is found: stems and forms of what it says, with what one writer parts and another joins ("co-operation", a
 * word parted at the end of a line), names in few letters (WHO, Mk III, route B) and Greek letters by their names.
 */

import type { Span } from '../../../model/document.ts';
import { meaningOf } from '../../../text/tokens/stop.ts';
import { type Token, tokensOf } from '../../../text/tokens.ts';
import { formOf, plainForm } from './expand.ts';

/** What a stretch of text says, as far as it is sought. */
export interface Words {
  /** Stems with how often each is there. */
  readonly counts: ReadonlyMap<string, number>;
  /** What words of like sense go by, where it is not the stem itself. */
  readonly senses: ReadonlySet<string>;
  /** How many words of meaning it has. */
  readonly length: number;
}

const GREEK =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma sigma tau upsilon phi chi psi omega'.split(
    ' ',
  );
const ALPHA = 0x3b1;

/** The Latin name of a Greek letter that stands alone (TGF-β). */
export const greekName = (word: string): string | undefined => (word.length === 1 ? GREEK[word.charCodeAt(0) - ALPHA] : undefined);

/** A name in two capitals or more is no common word (WHO, US); in one or two letters it may be all that tells two things apart (route B). */
const NAME = /^(?:\p{Lu}[\p{Lu}\d]+|\p{Lu}\p{L}?)$/u;

/** The words of meaning in a stretch of text, names of few letters among them; with `loud`, where all is in capitals, capitals tell nothing. */
export function meant(text: string, { start, end }: Span, loud = false): Token[] {
  const tokens = tokensOf(text, start, end);
  return tokens.filter((token, i) => {
    const means = meaningOf(token);
    if (means === 'always') return true;
    if (means === 'on-number') {
      const before = tokens[i - 1];
      if ((before?.kind === 'number' && before.end === token.start) || greekName(token.text) !== undefined) return true;
    } else if (token.end - token.start < 2) return false;
    const first = text.charCodeAt(token.start);
    // Small letters of ASCII, which most are, are no capitals.
    return !loud && !(first > 96 && first < 123) && NAME.test(text.slice(token.start, token.end)) && (means !== 'never' || i > 0);
  });
}

/** Whether nothing but a hyphen, or one at the end of a line, stands between two words. */
const hyphened = (text: string, before: Token, after: Token): boolean =>
  after.start > before.end && after.start - before.end <= 4 && before.kind === 'word' && after.kind === 'word'
    ? /^[-‐‑\u00ad]\n?[ \t]{0,2}$/.test(text.slice(before.end, after.start))
    : false;

/** What the words of a stretch of text say. */
export function wordsOf(text: string, span: Span): Words {
  const counts = new Map<string, number>();
  const senses = new Set<string>();
  const add = (key: string): void => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  const all = meant(text, span);
  for (let i = 0; i < all.length; i += 1) {
    const token = all[i];
    if (token === undefined) continue;
    const key = greekName(token.text) ?? plainForm(token);
    const form = formOf(token);
    add(key);
    if (form !== key) senses.add(form);
    const before = all[i - 1];
    if (before !== undefined && hyphened(text, before, token)) add(plainForm({ text: before.text + token.text, kind: 'word' }));
  }
  return { counts, senses, length: all.length };
}
